import type { Feature, Features } from '../../../kernel/types.ts'
import { fighter } from '../fighters.ts'
import type { LegendEvent, State } from '../types.ts'

/** What statistics count of a Legend fight. */
export const features: Features<State, LegendEvent> = {
  condition(s, id) {
    const f = fighter(s, id)
    const { condition } = f
    if (condition === 'dead' || condition === 'fled') return condition
    if (condition !== 'up') return 'down'
    return isHurt(f) ? 'wounded' : 'unhurt'
  },
  results: (event) => MEASURES[event.type]?.(event) ?? NOTHING,
}
const NOTHING: readonly Feature[] = []

function isHurt({ facts, limbs, general }: State['fighters'][number]): boolean {
  if (facts.wounds === 'locations') return limbs.some((limb, i) => limb.hp < (facts.hitPoints[i] ?? 0))
  return general < (facts.wounds === 'general' ? facts.generalHitPoints : Math.ceil(facts.characteristics.con / 2))
}

type Measure = (e: LegendEvent) => readonly Feature[]
type Sides = Pick<Feature, 'by' | 'on'>

/** Who did it, and to whom. */
function doer(e: LegendEvent): Sides {
  return { ...(e.who === undefined ? {} : { by: e.who }), ...(e.at === undefined ? {} : { on: e.at }) }
}
/** To whom it happened, and by whom where the event says so. */
function victim(e: LegendEvent): Sides {
  return { ...(e.who === undefined ? {} : { on: e.who }), ...(typeof e.by === 'string' ? { by: e.by } : {}) }
}

const action =
  (value: string): Measure =>
  (e) => [{ name: 'action', value, ...doer(e) }]
const became =
  (value: string): Measure =>
  (e) => [{ name: 'condition', value, ...victim(e) }]
/** A roll a Hero Point has made again is counted apart: it is no second attack or defence. */
const rolled = (name: 'attack' | 'defence', e: LegendEvent): Feature => ({
  name: e.rule === 'LEG-HP-SecondChance' ? `${name} again` : name,
  value: String(e.level),
  ...doer(e),
})
const defence: Measure = (e) => [rolled('defence', e)]

const MEASURES: Readonly<Record<string, Measure>> = {
  attack: (e) => {
    const roll = rolled('attack', e)
    return roll.name === 'attack' ? [{ name: 'action', value: 'attack', ...doer(e) }, roll] : [roll]
  },
  parry: defence,
  evade: defence,
  manoeuvre: (e) => [{ name: 'effect', value: String(e.manoeuvre), ...doer(e) }],
  location: (e) => [{ name: 'location', value: String(e.location), ...doer(e) }],
  wounded: (e) => [
    { name: 'damage', value: Number(e.damage ?? 0), ...victim(e) },
    ...(e.level === undefined ? [] : [{ name: 'wound', value: String(e.level), ...victim(e) }]),
  ],
  fumble: (e) => [{ name: 'fumble', value: String(e.result), ...doer(e) }],
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
  fullRound: (e) => [{ name: 'action', value: String(e.kind), ...doer(e) }],
  leapt: action('leap'),
  mounted: action('mount'),
  moved: action('move'),
  nothing: action('doNothing'),
  onGuard: (e) => [{ name: 'action', value: String(e.guard), ...doer(e) }],
  outmanoeuvred: action('outmanoeuvre'),
  door: action('useDoor'),
  readied: action('readyWeapon'),
  stance: action('changeStance'),
  withdrawn: action('withdrawWeapon'),
}
