import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { acting, man, offered, onMap, ready, the } from '../arrange.ts'

const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }

describe('at the end of a move', () => {
  rule('CFI-MIN-Facing', 'he faces as he likes, where a foe would not be before him', () => {
    const s = ready(onMap(man(), man(), 'a.....\n......\n......\nb....c', { sides, key: { c: 'cid' } }))
    const { state } = acting(s, 'ann turn: move\nann where: cell 2,0\nann facing: 4', { steps: 1 })
    expect(the(state, 'ann').facing).toBe(4)
  })
  rule('CFI-MIN-Facing', 'and is not asked where all of them are', () => {
    const s = ready(onMap(man(), man(), 'a.........b'))
    expect(offered(acting(s, 'ann turn: move\nann where: cell 2,0'))).not.toContain('4')
  })
})
