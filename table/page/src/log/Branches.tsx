import { gm, inWords, say, scene, shown } from '../seat.ts'
import { words } from '../words.ts'

/** The sentence a line of the fight was left behind. */
const tells = (n: number): string => scene.value?.log.findLast((line) => line.n <= n)?.told ?? ''

/** The lines the fight has left, each to be gone back to. */
export function Branches() {
  const others = (shown.value?.branches ?? []).filter(({ here }) => !here)
  if (!gm.value || others.length === 0) return null
  return (
    <section class="branches">
      <h3 class="caps">{words.log.branches}</h3>
      <ul>
        {others.map(({ branch, leaves, last }) => (
          <li key={branch}>
            <p>{inWords(last)}</p>
            <p class="soft">{words.log.leftBehind(inWords(tells(leaves)))}</p>
            <button type="button" class="quiet" onClick={() => void say({ type: 'branch', to: branch })}>
              {words.log.visit}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
