import type { Scenario } from '../../../kernel/testing/index.ts'
import type { Fighter, Hold } from '../state/types.ts'
import { duel, during, of, PLAIN } from './arrange.ts'
import type { Answers, Arrange } from './stages.ts'

/** Somebody's turn in the middle of a fight, and what he does with it. */
export interface Room {
  readonly scenario: Scenario
  readonly who: string
  readonly actions: number
  readonly arrange: Arrange
  readonly answers: Answers
  readonly steps: number
}

export const set =
  (id: string, fields: Partial<Fighter>): Arrange =>
  (s) => {
    Object.assign(of({ state: s }, id), fields)
  }
export const all =
  (...arranges: readonly Arrange[]): Arrange =>
  (s) => {
    for (const arrange of arranges) arrange(s)
  }
/** It is this round, and Ana's turn in it. */
export const round =
  (n: number): Arrange =>
  (s) => {
    s.round = n
    set('ana', { turned: n })(s)
  }
export const held =
  (kind: Hold['kind'], since = 2, strength = 0, by = 'ana', on = 'bo'): Arrange =>
  (s) => {
    s.holds = [{ kind, by, on, since, strength }]
  }
export const having = (...abilities: readonly string[]): object => ({
  abilities: abilities.map((each) => {
    const [ability, ranks = '2', ...kind] = each.split(' ')
    return { ability, ranks: Number(ranks), ...(kind.length === 0 ? {} : { of: kind.join(' ') }) }
  }),
})
export const strongly = { attributes: { ...PLAIN.attributes, physique: '5D', agility: '4D' }, weapons: [] }

/** Ana acts so, with as many actions as she has things to do. */
export const acts = (
  scenario: Scenario,
  act: string,
  arrange: Arrange = () => undefined,
  answers: Answers = {},
): Room => {
  const steps = act.split(', ').length
  return {
    scenario,
    who: 'ana',
    actions: steps,
    arrange,
    answers: { 'ana act': act.replaceAll(', ', '|'), ...answers },
    steps,
  }
}
export const pinned = all(round(4), held('arm pin'))
export const pair = (ana: object, cy: object, more: object = {}): Scenario => ({
  system: 'd6',
  distance: 2,
  sides: { heroes: { ana: { ...PLAIN, ...ana }, cy: { ...PLAIN, ...cy } }, foes: { bo: PLAIN, dee: PLAIN } },
  ...more,
})
export const over =
  (n: number): Arrange =>
  (s) => {
    s.round = n
    Object.assign(s, { acting: [], at: s.order.length })
    for (const f of s.fighters) f.turned = n
  }
export const onHorse = (ana: object = {}, mettle = '3D'): Scenario => ({
  system: 'd6',
  distance: 6,
  sides: {
    heroes: {
      ana: { ...PLAIN, mount: 'steed', skills: { ...PLAIN.skills, riding: '3D' }, ...ana },
      steed: { like: 'horse', skills: { mettle } },
    },
    foes: { bo: PLAIN },
  },
})
export const aboard = (kind: string, ana: object = {}, more: object = {}): Scenario => {
  const driver = { ...PLAIN, skills: { ...PLAIN.skills, charioteering: '5D', pilotry: '5D', intimidation: '6D' } }
  return {
    system: 'd6',
    distance: 6,
    sides: {
      heroes: { ana: { ...driver, vehicle: 'hers', ...ana }, cy: { ...driver, vehicle: 'hers' } },
      foes: { bo: { ...driver, vehicle: 'his' } },
    },
    scene: { vehicles: { hers: { kind, driver: 'ana' }, his: { kind, driver: 'bo' } } },
    ...more,
  }
}
export const going =
  (hers: object, his: object = {}): Arrange =>
  (s) => {
    Object.assign(s.vehicles[0] ?? {}, { speed: 2 }, hers)
    Object.assign(s.vehicles[1] ?? {}, { speed: 2 }, his)
  }
export const spell = (more: object = {}) => ({
  spells: [{ name: 'blaze', casting: '5D', difficulty: 8, damage: '4D', ranges: [5, 20, 40], radius: 4, ...more }],
})
export const yard = (picture: string): object => ({
  distance: undefined,
  map: {
    grid: 'square',
    cell: 1,
    picture,
    key: { a: 'ana', b: 'bo', '+': 'door', o: 'pillar', '~': 'difficult' },
  },
})
export const gun = (weapon: string): Scenario => duel({ weapons: [weapon] }, {}, { distance: 9 })
/** Her weapons are empty, and loaded for so long at such a pace. */
export const empty =
  (loading: number, pace: number): Arrange =>
  (s) => {
    for (const item of of({ state: s }, 'ana').items) Object.assign(item, { loaded: false, loading, pace })
  }
export const riding = {
  distance: undefined,
  map: { grid: 'square', cell: 1, picture: 'a..........\n..........b\n...........', key: { a: 'steed', b: 'bo' } },
}
export const member = { skills: { ...PLAIN.skills, command: '6D' } }
export const planned = all(round(3), set('ana', { ...during('prepared', 1, 1) }))
export const dying = (fields: Partial<Fighter>): Arrange =>
  set('cy', { condition: 'dying', wound: 'mortally wounded', body: -2, ...fields })
export const high = (metres: number) => ({ scene: { climb: { object: 'the wall', metres } } })
