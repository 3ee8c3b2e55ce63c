import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { cfi } from '../../index.ts'
import type { Question, State } from '../../state/types.ts'
import { facing, item, man, onMap, ready, the } from '../arrange.ts'

/** What the bots of whoever is asked do, one answer after the other. */
function plays(start: State, many: number): string[] {
  const taken: string[] = []
  let script = ''
  for (let n = 0; n < many; n++) {
    const { asked, state } = play(cfi, start, script)
    const [choice] = asked !== undefined && 'choices' in asked ? (asked.choices as readonly Choice<Question>[]) : []
    if (choice === undefined) break
    const answer = cfi.policies.default?.(choice, state)
    const key = typeof answer === 'number' ? choice.options[answer]?.key : answer?.key
    taken.push(`${choice.about.ask}: ${key}`)
    script += `${n === 0 ? '' : '\n'}${choice.who} ${choice.about.ask}: ${key}`
  }
  return taken
}

/** Ann stands behind Eva in a passage; Bob is before Eva. */
const passage = (ann: object, change?: (s: State) => void) =>
  ready(
    onMap(ann, man(), '######\naeb...\n######', {
      sides: { heroes: { ann, eva: man() }, foes: { bob: man() } },
      key: { e: 'eva' },
    }),
    change,
  )

test('behind others in a passage a bot takes its bow to hand, and shoots', () => {
  const archer = man(['longsword', 'long-bow'])
  expect(plays(passage(archer), 1)).toEqual(['turn: ready'])
  const sheathed = passage(archer, (s) => {
    item(s, 'ann', 'longsword').where = 'stowed'
  })
  expect(plays(sheathed, 2)).toEqual(['turn: ready', 'ready: draw long-bow'])
  const drawn = passage(archer, (s) => {
    item(s, 'ann', 'longsword').where = 'stowed'
    item(s, 'ann', 'long-bow').where = 'both'
  })
  expect(plays(drawn, 1)).toEqual(['turn: attack'])
})

test('without a bow it waits, and does not run on the spot', () => {
  expect(plays(passage(man()), 1)).toEqual(['turn: delay'])
})

test('a caster whose hands are full lets something fall to cast, if there is anything to throw', () => {
  const mage = (spells: object) =>
    ready(
      facing(
        man(['quarterstaff'], { class: 'mage', spells, skills: { arcaneCasting: 60 } }),
        man(),
        {},
        { distance: 60 },
      ),
    )
  expect(plays(mage({ magicMissile: 2 }), 3)).toEqual(['turn: dropItem', 'drop: quarterstaff', 'turn: castMagic'])
  expect(plays(mage({ dispel: 2 }), 1)[0]).not.toBe('turn: dropItem')
})

test('an ogre tramples who lies before it', () => {
  const lying = ready(facing({ like: 'ogre' }, man([], { stance: 'prone' })))
  expect(plays(lying, 1)).toEqual(['turn: trample'])
  expect(plays(ready(facing({ like: 'ogre' }, man())), 1)).toEqual(['turn: attack'])
})

test('of two in its way it tramples the one who lies', () => {
  const sides = { heroes: { ann: { like: 'ogre' } }, foes: { bob: man(), cid: man([], { stance: 'prone' }) } }
  const s = ready(onMap({ like: 'ogre' }, man(), '..b\n.a.\n..c', { sides, key: { c: 'cid' } }), (at) => {
    the(at, 'ann').facing = 2
  })
  const taken = plays(s, 2)
  expect(taken.includes('turn: sweep') || taken.join() === 'turn: trample,target: cid').toBe(true)
})

test('a pike kept for what charges strikes it, though it may not attack after a wound', () => {
  const s = (barred: boolean) =>
    ready(facing(man(), man(['pike']), {}, { distance: 40 }), (at) => {
      if (barred) the(at, 'bob').lasting = [forTurns('barred', 2, 'bob')]
    })
  expect(plays(s(false), 8)).toContain('receive: strike with pike')
  expect(plays(s(true), 8).some((answer) => answer.startsWith('receive'))).toBe(false)
})
