import type { Dice } from '../../../../kernel/types.ts'
import { holding } from '../../ground/holds.ts'
import { fullAt, held } from '../../state/fighters.ts'
import type { Fighter, State } from '../../state/types.ts'

const KINDS = ['pin', 'grip', 'entangle', 'grapple'] as const

/** A fight that has not begun, as it might look in the middle: hurts, holds, spells, clocks and treatments that last. */
export function disturbed(s: State, luck: Dice): State {
  const one = <T>(of: readonly T[]): T => of[luck.die(of.length) - 1] as T
  const often = (chance: number, change: () => void): void => {
    if (luck.die(100) <= chance) change()
  }
  for (const f of s.fighters) {
    hurt(f, luck, often)
    lasting(f, luck, often)
    // Somebody of each side is on his feet.
    if (s.fighters.find(({ side }) => side === f.side) !== f) often(30, () => downed(f, luck))
    const others = s.fighters.filter((other) => other !== f)
    const foes = others.filter(({ side }) => side !== f.side)
    const friends = others.filter(({ side }) => side === f.side)
    const foe = one(foes)
    const kept = { roll: luck.die(60), skill: 40 + luck.die(40), level: 'success' } as const
    for (let n = luck.die(3); n > 1; n--) {
      const kind = one(KINDS)
      const [with_, item] = [one(f.items), one(foe.items)]
      const what = kind === 'pin' || kind === 'grip' ? { item: item.id } : { location: place(foe, luck) }
      s.holds.push(
        holding(kind, f, foe, with_, { ...what, ...kept, tripReady: luck.die(2) === 1, work: luck.die(2) - 1 }),
      )
    }
    for (const item of f.items) {
      if (!held(item) || luck.die(5) > 1) continue
      const wounded = { by: f.id, on: foe.id, item: item.id, location: place(foe, luck), penalty: 10 * luck.die(3) }
      s.impaled.push({ ...wounded, ...kept })
      item.where = 'stuck'
    }
    often(20, () => {
      s.spells.push({
        spell: 'protection',
        magnitude: luck.die(3),
        by: f.id,
        at: f.id,
        item: undefined,
        until: luck.die(4),
      })
      f.warded = s.spells.at(-1)?.magnitude ?? 0
    })
    often(20, () => s.inside.push({ by: f.id, of: foe.id }))
    often(20, () => {
      f.outmanoeuvred = foes.slice(0, luck.die(foes.length)).map(({ id }) => id)
      f.harriedBy = foes.map(({ id }) => id)
    })
    often(15, () => Object.assign(f, { aimingAt: foe.id, aimed: luck.die(2) }))
    often(30, () => {
      const patient = luck.die(2) === 1 || friends.length === 0 ? f : one(friends)
      const location = place(patient, luck)
      f.aiding = {
        at: patient.id,
        location,
        level: one(['critical', 'success', 'failure', 'fumble']),
        rounds: luck.die(3),
      }
      patient.tended = true
    })
    often(15, () => {
      const spell = luck.die(2) === 1 ? 'dragons-breath' : 'protection'
      const at = spell === 'protection' ? f.id : foe.id
      f.casting = { spell, magnitude: luck.die(3), at, on: undefined, left: luck.die(2) }
    })
    often(20, () =>
      s.favours.push({ who: f.id, value: 10 * (luck.die(9) - 5), because: 'luck', actions: 2, fresh: false }),
    )
  }
  return s
}

const place = (f: Fighter, luck: Dice): number => luck.die(f.limbs.length) - 1

type Often = (chance: number, change: () => void) => void

function hurt(f: Fighter, luck: Dice, often: Often): void {
  f.limbs.forEach((limb, i) => {
    often(35, () => {
      limb.hp = fullAt(f, i) - luck.die(fullAt(f, i) + 1)
      limb.useless = limb.hp <= 0 && luck.die(2) === 1
    })
    often(10, () => Object.assign(limb, { numb: luck.die(4) - 2 }))
    often(10, () => Object.assign(limb, { aided: true }))
    often(10, () => void f.bleeding.push(i))
    often(5, () => void f.staunched.push(i))
    often(3, () => Object.assign(limb, { hp: -fullAt(f, i), maimed: true, useless: true, untreated: luck.die(4) }))
  })
  often(50, () => Object.assign(f, { general: f.general - luck.die(8) }))
}

function lasting(f: Fighter, luck: Dice, often: Often): void {
  often(30, () => Object.assign(f, { fatigue: luck.die(6) - 1, exhausted: luck.die(12), exertion: luck.die(20) }))
  often(15, () => Object.assign(f, { fury: luck.die(2) }))
  often(10, () => Object.assign(f, { breath: luck.die(3) - 1 }))
  often(20, () => Object.assign(f, { shaken: luck.die(3), stumbling: luck.die(2) === 1 }))
  often(15, () => Object.assign(f, { forfeit: luck.die(2), noRising: luck.die(2) - 1, staggered: luck.die(3) - 1 }))
  often(40, () => Object.assign(f, { magicPoints: luck.die(4) - 1 }))
  often(30, () => Object.assign(f, { heroPoints: luck.die(2) }))
}

function downed(f: Fighter, luck: Dice): void {
  Object.assign(f, { condition: 'unconscious', stance: 'prone', unconsciousFor: luck.die(4) - 1 })
  Object.assign(f, { unconsciousRounds: luck.die(3) - 1, expiring: luck.die(4) - 2, bleedingOut: luck.die(4) - 2 })
}
