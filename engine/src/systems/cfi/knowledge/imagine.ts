import { secret } from '../../../kernel/secret.ts'
import { lastingSeen } from '../../../mechanisms/lasting.ts'
import { RECORDS } from '../content/listing.ts'
import { factsOf } from '../state/facts.ts'
import { fighterShape } from '../state/fighter-record.ts'
import { wholeOf } from '../state/fighters.ts'
import { LASTING } from '../state/lasting.ts'
import type { Facts, Fighter, Limb, State } from '../state/types.ts'
import { isUnseen } from '../state/unseen.ts'

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
    characteristics: own,
  } = f.facts
  const hp = body.locations.map((_, i) => (kind.body.id === body.id ? (kind.hp[i] ?? 5) : 5))
  const skills = Object.fromEntries(
    Object.entries(kind.skills).map(([skill, value]) => [skill, value > 0 ? Math.max(5, value + off) : 0]),
  ) as Facts['skills']
  const base = {
    ...kind,
    // How big and strong he is shows.
    characteristics: { ...kind.characteristics, siz: own.siz, str: own.str },
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
    lasting: lastingSeen(LASTING, f.lasting),
    forgotten: [],
    // Nobody sees how far an invisible one has gone, nor which way he looks.
    ...(isUnseen(f) ? { moved: 0, facing: -1 } : {}),
  }
}

/** A whole state that seat may believe in: `n` makes strangers better or worse than one would guess. */
export function imagine(seen: State, n = 0): State {
  const fighters = seen.fighters.map((f): Fighter => {
    const counters = f.counters.map((counter) =>
      Object.hasOwn(counter, 'is') ? counter : secret(counter.only, { against: '', effect: 'none' } as const),
    )
    const guessed = n > 0 && f.believed ? believedOf(seen, f, n) : f
    return { ...guessed, counters }
  })
  return { ...seen, fighters }
}
