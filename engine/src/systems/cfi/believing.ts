import { RECORDS } from './content/index.ts'
import { factsOf } from './facts.ts'
import { fighterShape } from './fighter-record.ts'
import { wholeOf } from './fighters.ts'
import type { Facts, Fighter, Limb, State } from './types.ts'

/** Who is written by hand is taken for an ordinary armed man. */
const ORDINARY = 'guard'

const parsed = (kind: string) => {
  const record = RECORDS[kind] ?? RECORDS[ORDINARY] ?? {}
  return fighterShape.parse(record)
}

/** What one would guess of somebody by his looks: his kind's figures with his own body, abilities and pace; `n` a little off them. */
function guessed(s: State, f: Fighter, n: number): Facts {
  const kind = factsOf(f.id, f.facts.kind, parsed(f.facts.kind), s.options)
  const off = n === 0 ? 0 : (n % 2 === 1 ? 1 : -1) * 10 * Math.ceil(n / 2)
  const {
    body,
    abilities,
    name,
    regenerates,
    boundTo,
    class: of,
    move,
    fly,
    swim,
    printed,
    things,
    armorThings,
    untrainedArmor,
    extraActions,
    actions,
  } = f.facts
  const hp = body.locations.map((_, i) => (kind.body.id === body.id ? (kind.hp[i] ?? 5) : 5))
  const skills = Object.fromEntries(
    Object.entries(kind.skills).map(([skill, value]) => [skill, value > 0 ? Math.max(5, value + off) : 0]),
  ) as Facts['skills']
  const base = {
    ...kind,
    name,
    body,
    abilities,
    regenerates,
    boundTo,
    class: of,
    move,
    fly,
    swim,
    printed,
    things,
    armorThings,
    untrainedArmor,
    extraActions,
    actions,
    hp,
    skills,
  }
  return {
    ...base,
    combat: Math.max(5, kind.combat + off),
    luck: 0,
    magicPoints: kind.magicPoints,
    spells: f.casting === undefined ? kind.spells : { ...kind.spells, [f.casting.spell]: f.casting.intensity },
  }
}

/** Hit Points in the middle of the grade that shows. */
function woundedAs(limb: Limb, full: number, was: number): Limb {
  const hp =
    limb.hp >= was
      ? full
      : limb.hp > 0
        ? Math.max(1, Math.ceil(full / 2))
        : limb.hp > -was
          ? -Math.floor(full / 2)
          : -full
  return { ...limb, hp }
}

/** A stranger as one would believe him to be. */
export function believedOf(s: State, f: Fighter, n: number): Fighter {
  const facts = guessed(s, f, n)
  return {
    ...f,
    facts,
    believed: true,
    limbs: f.limbs.map((limb, i) => woundedAs(limb, facts.hp[i] ?? 1, wholeOf(f, i))),
    items: f.items.map((item) => ({ ...item, hp: item.hp > 0 ? item.weapon.hp : 0 })),
    luck: 0,
    magicPoints: facts.magicPoints,
    breath: f.breath > 0 ? 10 : f.breath,
    forgotten: [],
  }
}
