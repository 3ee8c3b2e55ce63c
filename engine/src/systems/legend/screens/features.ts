import type { Feature, Features, FighterId } from '../../../kernel/types.ts'
import { fullPoints } from '../knowledge/imagine.ts'
import { fighter } from '../state/fighters.ts'
import type { EventOf, LegendEvent, State } from '../state/types.ts'

/** What statistics count of a Legend fight. */
export const features: Features<State, LegendEvent> = {
  condition(s, id) {
    const f = fighter(s, id)
    const { condition } = f
    if (condition === 'dead' || condition === 'fled') return condition
    if (condition !== 'up') return 'down'
    return isHurt(f) ? 'wounded' : 'unhurt'
  },
  results: (event) => measured(event)?.(event) ?? NOTHING,
}
const NOTHING: readonly Feature[] = []
/** Each measure is for the type it stands under. */
const measured = ({ type }: LegendEvent) => MEASURES[type] as ((e: LegendEvent) => readonly Feature[]) | undefined

function isHurt({ facts, limbs, general }: State['fighters'][number]): boolean {
  if (facts.wounds === 'locations') return limbs.some((limb, i) => limb.hp < (facts.hitPoints[i] ?? 0))
  return general < fullPoints(facts)
}

type Measures = { readonly [T in LegendEvent['type']]?: (e: EventOf<T>) => readonly Feature[] }
type Sides = Pick<Feature, 'by' | 'on'>

/** Who did it, and to whom. */
const doer = (e: { readonly who: FighterId; readonly at?: FighterId }): Sides => ({
  by: e.who,
  ...(e.at === undefined ? {} : { on: e.at }),
})
/** To whom it happened, and by whom where the event says so. */
const victim = (e: { readonly who: FighterId; readonly by?: FighterId | undefined }): Sides => ({
  on: e.who,
  ...(e.by === undefined ? {} : { by: e.by }),
})

const action =
  (value: string) =>
  (e: Parameters<typeof doer>[0]): readonly Feature[] => [{ name: 'action', value, ...doer(e) }]
const became =
  (value: string) =>
  (e: Parameters<typeof victim>[0]): readonly Feature[] => [{ name: 'condition', value, ...victim(e) }]
/** A roll a Hero Point has made again is counted apart: it is no second attack or defence. */
const rolled = (name: 'attack' | 'defence', e: EventOf<'attack' | 'parry' | 'evade'>): Feature => ({
  name: e.rule === 'LEG-HP-SecondChance' ? `${name} again` : name,
  value: e.level,
  ...doer(e),
})
const defence = (e: EventOf<'parry' | 'evade'>): readonly Feature[] => [rolled('defence', e)]

const MEASURES: Measures = {
  attack: (e) => {
    const roll = rolled('attack', e)
    return roll.name === 'attack' ? [{ name: 'action', value: 'attack', ...doer(e) }, roll] : [roll]
  },
  parry: defence,
  evade: defence,
  manoeuvre: (e) => [{ name: 'effect', value: e.manoeuvre, ...doer(e) }],
  location: (e) => [{ name: 'location', value: e.location, ...doer(e) }],
  wounded: (e) => [
    { name: 'damage', value: e.damage, ...victim(e) },
    ...(e.level === undefined ? [] : [{ name: 'wound', value: e.level, ...victim(e) }]),
  ],
  fumble: (e) => [{ name: 'fumble', value: e.result, ...doer(e) }],
  fell: became('prone'),
  unconscious: became('unconscious'),
  incapacitated: became('incapacitated'),
  died: became('dead'),
  fled: became('fled'),
  aimed: action('aim'),
  aidBegun: action('firstAid'),
  casting: action('castSpell'),
  closing: action('changeDistance'),
  delays: action('delay'),
  disengaging: action('changeDistance'),
  fullRound: (e) => [{ name: 'action', value: e.kind, ...doer(e) }],
  leapt: action('leap'),
  mounted: action('mount'),
  moved: action('move'),
  nothing: action('doNothing'),
  onGuard: (e) => [{ name: 'action', value: e.guard, ...doer(e) }],
  outmanoeuvred: action('outmanoeuvre'),
  door: action('useDoor'),
  readied: action('readyWeapon'),
  stance: action('changeStance'),
  withdrawn: action('withdrawWeapon'),
}
