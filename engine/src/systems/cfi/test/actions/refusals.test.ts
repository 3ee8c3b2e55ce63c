import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { ACTIONS } from '../../actions/index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { during, facing, item, man, onMap, ready, the } from '../arrange.ts'

const held = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: undefined,
  item: undefined,
  with: `${by} unarmed`,
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})

type Change = (s: State) => void
const ann =
  (is: Partial<Fighter>): Change =>
  (s) =>
    void Object.assign(the(s, 'ann'), is)
const bob =
  (is: Partial<Fighter>): Change =>
  (s) =>
    void Object.assign(the(s, 'bob'), is)
const holds =
  (...all: Hold[]): Change =>
  (s) => {
    s.holds = all
  }
const useless =
  (...at: number[]): Change =>
  (s) => {
    for (const i of at) Object.assign(the(s, 'ann').limbs[i] ?? {}, { useless: true })
  }
const both =
  (...changes: Change[]): Change =>
  (s) => {
    for (const change of changes) change(s)
  }
const GRIPPED = holds(held('grip', 'bob', 'ann'))

const apart = (distance: number, options: object = {}, mine: object = man(), his: object = man()): Scenario =>
  facing(mine, his, options, { distance })
const near = (options: object = {}, mine: object = man(), his: object = man()) => apart(5, options, mine, his)

type Row = readonly [because: string | undefined, scenario: Scenario, change?: Change]
/** Why Ann may not do it, each by what alone keeps her from it; nothing where she may. */
const told = (key: string, rows: readonly Row[]): void => {
  describe(key, () => {
    const action = ACTIONS.find((each) => each.key === key)
    test.each(rows.map((row, i) => [row[0] ?? `may, ${i}`, row] as const))('%s', (_, [because, scenario, change]) => {
      const s = ready(scenario, change)
      expect(action?.refuse(s, the(s, 'ann'))?.because).toBe(because)
    })
  })
}

const FEET = 'he is not on his feet'
const LEGS = 'his legs do not carry him'
const HELD = 'he is held where he is'
const ENGAGED = 'he is engaged'
const RUN = 'he has run already this round'
const WADES = 'nobody runs in the water but who lives there'
const STUCK: readonly Row[] = [
  [HELD, apart(40), GRIPPED],
  [undefined, apart(40), holds(held('entangle', 'bob', 'ann', { location: 4 }))],
  [undefined, apart(40), holds(held('grip', 'ann', 'bob'))],
  [undefined, apart(40), holds(held('pin', 'bob', 'ann', { item: 'ann nothing' }))],
  ['his rider decides where he goes', apart(40), ann({ rider: 'bob' })],
  ['he cannot move at all', apart(40), ann({ fatigue: 6 })],
  ['he clings to what he climbs', apart(40), ann({ footing: 'climbing' })],
]

told('charge', [
  ...STUCK,
  [LEGS, apart(40), holds(held('entangle', 'bob', 'ann', { location: 0 }))],
  [undefined, apart(40)],
  [ENGAGED, near()],
  ['no foe is within a sprint', near(), bob({ condition: 'unconscious' })],
  [RUN, apart(40), ann({ charges: 1 })],
  [RUN, apart(40), ann({ hustles: 1 })],
  [undefined, apart(40, { hustle: 'onceEach' }), ann({ hustles: 1 })],
  [RUN, apart(40, { hustle: 'onceEach' }), ann({ charges: 1 })],
  [FEET, apart(40), ann({ stance: 'crouching' })],
  [LEGS, apart(40), useless(1)],
  ['he has nothing to strike with', apart(40, {}, man(['long-bow']))],
  [WADES, apart(40), ann({ footing: 'swimming' })],
  [undefined, apart(105)],
  ['no foe is within a sprint', apart(106)],
  ['no foe is within a sprint', apart(40), bob({ aloft: true })],
  ['no foe is within a sprint', apart(40), bob({ keptOff: ['ann'] })],
  [undefined, apart(40, {}, man([], { fly: 40, abilities: ['flying', 'divingStrike'] })), ann({ aloft: true })],
  ['no foe is within a sprint', apart(40, {}, man([], { fly: 40, abilities: ['flying'] })), ann({ aloft: true })],
  ['no foe is within a sprint', onMap(man(), man(), 'a..#.b')],
  [undefined, onMap(man(), man(), 'a....b')],
])
told('hustle', [
  ...STUCK,
  [LEGS, apart(40), holds(held('entangle', 'bob', 'ann', { location: 0 }))],
  [undefined, apart(40)],
  [ENGAGED, near()],
  [RUN, apart(40), ann({ hustles: 1 })],
  [RUN, apart(40), ann({ charges: 1 })],
  [undefined, apart(40, { hustle: 'onceEach' }), ann({ charges: 1 })],
  [RUN, apart(40, { hustle: 'onceEach' }), ann({ hustles: 1 })],
  [FEET, apart(40), ann({ stance: 'prone' })],
  [LEGS, apart(40), useless(0)],
  [WADES, apart(40), ann({ footing: 'submerged' })],
  [undefined, apart(40, {}, man([], { abilities: ['swimmer'] })), ann({ footing: 'swimming' })],
])
told('move', [
  ...STUCK,
  [HELD, apart(40), holds(held('entangle', 'bob', 'ann', { location: 0 }))],
  [undefined, apart(40)],
  ['he is engaged, and must first break away', near()],
  [undefined, near(), bob({ condition: 'unconscious' })],
  ['he has swum as far as he can this round', apart(40), ann({ footing: 'swimming', moved: 20 })],
  [undefined, apart(40), ann({ footing: 'swimming', moved: 19 })],
  [undefined, apart(40, {}, man([], { abilities: ['swimmer'] })), ann({ footing: 'swimming', moved: 20 })],
  [undefined, apart(40), ann({ stance: 'prone' })],
  [undefined, apart(40, {}, man([], { move: 1 }))],
  ['he cannot move at all', apart(40, {}, man([], { move: 0 }))],
])
told('changeRange', [
  [undefined, near()],
  ['nobody is upon him: he can simply move', apart(40)],
  [ENGAGED, near({ changeRange: 'unengaged' })],
  [undefined, apart(40, { changeRange: 'unengaged' })],
  [FEET, near(), ann({ stance: 'prone' })],
  [HELD, near(), GRIPPED],
])
const SPRING = 'he cannot spring from where he is'
const SMALL = 'nobody near enough is small enough and on his feet'
const leaper = man([], { abilities: ['leaper'] })
told('leap', [
  [undefined, near({}, leaper)],
  [SPRING, near({}, leaper), ann({ stance: 'prone' })],
  [SPRING, near({}, leaper), GRIPPED],
  [SPRING, near({}, leaper), ann({ mount: 'bob' })],
  ['it takes a run, a height, or a leaper’s nature', near()],
  [undefined, near(), ann({ higher: true })],
  [undefined, near(), ann({ pace: 'run' })],
  [undefined, near(), ann({ pace: 'sprint' })],
  ['it takes a run, a height, or a leaper’s nature', near(), ann({ pace: 'walk' })],
  [undefined, apart(15), ann({ higher: true })],
  [SMALL, apart(16), ann({ higher: true })],
  [undefined, apart(25, {}, leaper)],
  [SMALL, apart(26, {}, leaper)],
  [SMALL, near({}, leaper), bob({ stance: 'prone' })],
  [SMALL, near({}, leaper), bob({ condition: 'unconscious' })],
  [SMALL, near({}, leaper), bob({ aloft: true })],
])
told('outmaneuver', [
  ['fewer than two foes are upon him', near()],
  ['there is no room to move about', near(), ann({ confined: true })],
  ['he cannot move about', near(), ann({ stance: 'prone' })],
  ['he cannot move about', near(), GRIPPED],
  ['he cannot move about', near(), ann({ fatigue: 6 })],
])
told('regainFooting', [
  ['he is on his feet', near()],
  ['he is on his feet', near(), ann({ stance: 'crouching' })],
  [undefined, near(), ann({ stance: 'prone' })],
  ['his leg does not carry him', near(), both(ann({ stance: 'prone' }), useless(1))],
  [undefined, near(), both(ann({ stance: 'prone' }), useless(4))],
  ['somebody is astride him', near(), both(ann({ stance: 'prone' }), holds(held('astride', 'bob', 'ann')))],
  [undefined, near(), both(ann({ stance: 'prone' }), holds(held('astride', 'ann', 'bob')))],
  [undefined, near(), both(ann({ stance: 'prone' }), GRIPPED)],
])
told('brace', [
  [undefined, near()],
  [undefined, near(), ann({ stance: 'crouching' })],
  ['he has no firm stance', near(), ann({ stance: 'prone' })],
  ['he has no firm stance', near(), ann({ aloft: true })],
  ['he has no firm stance', near(), ann({ footing: 'swimming' })],
  ['he is braced already', near(), ann({ braced: true })],
])
told('delay', [
  [undefined, near()],
  ['he has delayed already, and acts now', near(), ann({ interrupting: true })],
])
told('assess', [
  [undefined, apart(40)],
  [ENGAGED, near()],
  ['he has looked about him', apart(40), ann({ watchful: true })],
])
told('signal', [
  [undefined, apart(40)],
  [ENGAGED, near()],
])
told('speak', [
  [undefined, near()],
  ['he has no breath to speak with', near(), ann({ ...during({ suffocating: 1 }) })],
])
told('dropItem', [
  [undefined, near()],
  ['his hands are empty', near({}, man([]))],
])
told('ward', [
  [undefined, near()],
  ['he has nothing in hand to guard with', near({}, man([]))],
  ['he has nothing in hand to guard with', near({}, man(['long-bow']))],
  ['he has nothing in hand to guard with', near(), useless(4)],
])
told('turn', [
  ['without a map nobody has a back', near()],
  [undefined, onMap(man(), man(), 'ab')],
  ['without a map nobody has a back', onMap(man(), man(), 'ab'), ann({ facing: -1 })],
  [undefined, onMap(man(), man(), 'ab'), ann({ facing: 0 })],
])
told('struggle', [
  ['nothing holds him', near()],
  ['nothing holds him', near(), holds(held('astride', 'bob', 'ann'))],
  ['nothing holds him', near(), holds(held('grip', 'ann', 'bob'))],
  [undefined, near(), GRIPPED],
])
told('letGo', [
  ['he holds nobody', near(), GRIPPED],
  [undefined, near(), holds(held('grip', 'bob', 'ann'), held('grip', 'ann', 'bob'))],
])
const NET = 'nobody stands in his net since his last Turn'
const net = (more: Partial<Hold> = {}) => held('entangle', 'ann', 'bob', { location: 0, trips: true, ...more })
told('tripEntangled', [
  [undefined, near(), holds(net())],
  [NET, near(), holds(net({ trips: false }))],
  [NET, near(), holds(net({ kind: 'grip' }))],
  [NET, near(), holds(net({ by: 'bob', on: 'ann' }))],
  [NET, near(), both(holds(net()), bob({ stance: 'prone' }))],
])
told('takeCover', [
  ['there is nothing to hide behind', near()],
  [undefined, near({ takeCover: 'ask' })],
  [undefined, near({}, man([], { nearby: { object: 'fence' } }))],
  ['he is behind cover', near({}, man([], { nearby: { object: 'fence' }, cover: { object: 'tree' } }))],
])
const AIM = 'he has nothing loaded and nobody to aim it at'
const archer = man(['long-bow'])
told('aim', [
  [undefined, apart(60, {}, archer)],
  [AIM, apart(60)],
  [AIM, apart(60, {}, archer), (s) => void Object.assign(item(s, 'ann', 'long-bow'), { unloaded: 1 })],
  [AIM, apart(60, {}, archer), bob({ condition: 'unconscious' })],
  [ENGAGED, near({}, archer)],
  ['more aiming gives no more', apart(60, {}, archer), ann({ ...during({ aimed: 1 }) })],
  [undefined, apart(60, {}, archer), ann({ ...during({ aimed: 0 }) })],
])
told('smother', [
  ['he is not on fire', near()],
  [undefined, near(), ann({ ...during({ burning: 1 }) })],
])
const WOUND = 'there is no wound in reach that it would help'
told('firstAid', [
  [WOUND, near()],
  [undefined, near(), ann({ bleeding: [0] })],
  [WOUND, near(), bob({ bleeding: [0] })],
  ['there is no time for it in a fight', near({ firstAid: 'never' }), ann({ bleeding: [0] })],
  ['he has no hand free', near({}, man(['great-sword'])), ann({ bleeding: [0] })],
])
const mage = (more: object = {}) =>
  man([], { class: 'mage', spells: { magicMissile: 5 }, skills: { arcaneCasting: 60 }, ...more })
const casting = (more: object = {}): Partial<Fighter> => ({
  casting: { spell: 'magicMissile', intensity: 1, at: 'bob', left: 1, harder: 0, held: false, ...more },
})
const FIVE = 'engaged, he casts nothing that goes farther than five feet'
const VOICE = 'he has no voice'
const POINTS = 'no spell has a target and the Magic Points for it'
told('castMagic', [
  [undefined, apart(60, {}, mage())],
  ['he knows no spells', apart(60)],
  ['a mage casts nothing in armor or with a shield', apart(60, {}, mage()), worn],
  ['a mage casts nothing in armor or with a shield', apart(60, {}, mage({ weapons: ['buckler'] }))],
  [undefined, apart(60, {}, mage({ weapons: ['dagger', 'buckler'], ready: ['dagger'] }))],
  [undefined, apart(60, {}, mage({ class: 'cleric', skills: { channel: 60 } })), worn],
  ['he has no hand free', apart(60, {}, mage({ weapons: ['quarterstaff'] }))],
  [VOICE, apart(60, {}, mage()), ann({ footing: 'submerged' })],
  [VOICE, apart(60, {}, mage()), ann({ ...during({ suffocating: 1 }) })],
  ['he perceives no target', apart(60, {}, mage()), ann({ blind: true })],
  [undefined, apart(60, {}, mage()), ann(casting())],
  [FIVE, near({}, mage()), ann(casting())],
  [undefined, near({}, mage()), ann(casting({ spell: 'shield', at: 'ann' }))],
  ['a finished spell waits: let it go or hold it', apart(60, {}, mage()), ann(casting({ left: 0 }))],
  ['he can begin no spell yet', apart(60, {}, mage()), ann({ lasting: [forTurns('barred', 1, 'ann')] })],
  ['he can begin no spell yet', apart(60, {}, mage()), ann({ ...during({ surprised: 1 }) })],
  [undefined, apart(60, {}, mage()), ann({ ...casting(), lasting: [forTurns('barred', 1, 'ann')] })],
  [POINTS, apart(60, {}, mage()), ann({ magicPoints: 0 })],
  [POINTS, apart(60, {}, mage()), bob({ condition: 'unconscious' })],
  [POINTS, apart(60, {}, mage()), bob({ invisible: true })],
  [POINTS, apart(60, {}, mage()), ann({ forgotten: ['magicMissile'] })],
  [FIVE, near({}, mage())],
  [POINTS, apart(60, {}, mage({ spells: { shield: 1 } })), ann({ ...during({ shield: 9 }, 1) })],
])
function worn(s: State): void {
  Object.assign(the(s, 'ann').limbs[3] ?? {}, { worn: 1 })
}
told('holdMagic', [
  ['no finished spell waits', apart(60, {}, mage())],
  ['no finished spell waits', apart(60, {}, mage()), ann(casting())],
  [undefined, apart(60, {}, mage()), ann(casting({ left: 0 }))],
])
told('releaseMagic', [
  ['no finished spell waits', apart(60, {}, mage())],
  ['no finished spell waits', apart(60, {}, mage()), ann(casting())],
  [undefined, apart(60, {}, mage()), ann(casting({ left: 0 }))],
  [undefined, near({}, mage()), ann(casting({ left: 0 }))],
  ['its target is gone', apart(60, {}, mage()), both(ann(casting({ left: 0 })), bob({ condition: 'unconscious' }))],
  [undefined, apart(60, {}, mage()), ann({ ...casting({ left: 0, spell: 'shield', at: 'ann' }), condition: 'dead' })],
])
told('mount', [
  ['there is no mount of his beside him', near()],
  ['he cannot get on anything', near(), ann({ rider: 'bob' })],
  ['he cannot get on anything', near(), ann({ stance: 'prone' })],
  ['he cannot get on anything', near({}, { like: 'horse' })],
  [undefined, near(), ann({ mount: 'bob' })],
])
told('sweep', [
  ['no weapon of his takes two foes at once', near()],
  ['sweeps are not allowed in this fight', near({ sweep: 'never' })],
])
const NOBODY = 'nobody is within reach of a weapon that is ready'
told('attack', [
  [undefined, near()],
  [NOBODY, apart(6)],
  [undefined, near(), bob({ condition: 'unconscious' })],
  [NOBODY, near(), bob({ condition: 'dead' })],
  [NOBODY, near(), bob({ aloft: true })],
  [NOBODY, near(), bob({ keptOff: ['ann'] })],
  ['it is used from a moving mount only', near({}, man(['lance'], { class: undefined })), useless(5)],
  ['it is used from ambush only', near({}, man(['garrote']))],
  [undefined, near({}, man(['garrote'])), bob({ ...during({ surprised: 1 }) })],
  ['it is used from ambush only', near({}, man(['garrote'])), bob({ ...during({ surprised: 1 }), alert: true })],
  [undefined, apart(750, {}, archer)],
  [NOBODY, apart(751, {}, archer)],
  [NOBODY, apart(60, {}, archer), bob({ keptOff: ['ann'] })],
  [NOBODY, apart(60, {}, archer), bob({ condition: 'unconscious' })],
  [NOBODY, onMap(archer, man(), 'a..#..b')],
  [NOBODY, facing(archer, man(), {}, { distance: 60, scene: { wind: 'gale' } })],
  [undefined, facing(archer, man(), {}, { distance: 60, scene: { wind: 'strong' } })],
  ['it is not loaded', apart(60, {}, archer), (s) => void Object.assign(item(s, 'ann', 'long-bow'), { unloaded: 1 })],
])
const GROUND = '.....\n.a...\n....b'
told('climb', [
  ['there is nothing beside him that he could climb', onMap(man(), man(), GROUND)],
  ['he came faster than at a walk', onMap(man(), man(), GROUND), ann({ hustles: 1 })],
  ['he came faster than at a walk', onMap(man(), man(), GROUND), ann({ charges: 1 })],
  [ENGAGED, onMap(man(), man(), 'ab')],
  [HELD, onMap(man(), man(), GROUND), GRIPPED],
])
told('jump', [
  ['there is nothing beside him to jump over', onMap(man(), man(), GROUND)],
  [ENGAGED, onMap(man(), man(), 'ab')],
  [FEET, onMap(man(), man(), GROUND), ann({ stance: 'crouching' })],
  [HELD, onMap(man(), man(), GROUND), GRIPPED],
])
