import './style/page.css'
import './style/landing.css'
import './style/table.css'
import './style/question.css'
import './style/log.css'
import './style/drawer.css'
import './style/lobby.css'
import './style/landscape.css'
import './style/touch.css'
import { render } from 'preact'
import { Arriving } from './Arriving.tsx'
import { minding } from './keyboard.ts'
import { Landing } from './landing/Landing.tsx'
import { routeOf } from './route.ts'
import { wearTheme } from './settings.ts'

wearTheme()
minding()
const route = routeOf(location)
const root = document.getElementById('page')
if (root !== null) {
  if (route.at === 'setup') void import('./setup/begin.tsx').then(({ begin }) => begin(root))
  else if (route.at === 'after') void import('./after/begin.tsx').then(({ begin }) => begin(root))
  else if (route.at === 'door') render(<Landing />, root)
  else render(<Arriving path={route.path} secret={route.secret} />, root)
}
