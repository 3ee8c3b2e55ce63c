import type { Scenario } from '../../../../kernel/testing/index.ts'
import type { Casting, Fighter, Hold, State } from '../../state/types.ts'
import { acting, man, the, told } from '../arrange.ts'

/** How drawn pairs are staged. */
export const turn = (s: State, script: string, steps = 1) => acting(s, script, { steps, otherwise: 'usual' })
export const skill = (events: Parameters<typeof told>[0]['events'], who?: string) =>
  told({ events }, 'attack')
    .filter((event) => who === undefined || event.who === who)
    .map((event) => event.skill)
export const set = (s: State, id: string, fields: Partial<Fighter>): void => void Object.assign(the(s, id), fields)
export const hold = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  ...{ kind, by, on, item: undefined, location: undefined, with: `${by} unarmed`, roll: 0, skill: 0, trips: false },
  ...more,
})
export const spell = (name: Casting['spell'], at: string, more: Partial<Casting> = {}): Casting => ({
  ...{ spell: name, at, intensity: 1, left: 0, harder: 0, held: false },
  ...more,
})
export const MAGE = (spells: object, weapons: readonly string[] = []) =>
  man(weapons, { class: 'mage', spells, skills: { arcaneCasting: 60, willpower: 50, evade: 50, endurance: 50 } })
export const rider = (more: object = {}, foe: object = man(), where: object = { distance: 40 }): Scenario => ({
  system: 'cfi',
  sides: {
    heroes: { ann: man(['longsword'], { rides: 'steed', ...more }), steed: { like: 'horse' } },
    foes: { bob: foe },
  },
  ...where,
})
