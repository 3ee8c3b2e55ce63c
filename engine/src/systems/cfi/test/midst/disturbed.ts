import { secret } from '../../../../kernel/secret.ts'
import type { Dice } from '../../../../kernel/types.ts'
import { held } from '../../../../mechanisms/hands.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { SPELL_IDS } from '../../content/spells.ts'
import { SIZES } from '../../content/types.ts'
import { EFFECTS } from '../../exchange/effect-keys.ts'
import { fillsLungs, lastsFor, lastsOn, stunned } from '../../state/clocks.ts'
import { wholeOf } from '../../state/fighters.ts'
import type { Fighter, Item, State } from '../../state/types.ts'

const KINDS = ['grip', 'entangle', 'entangle', 'pin', 'astride'] as const

/** A fight that has not begun, as it might look in the middle: hurts, holds, spells, clocks and counters that last. */
export function disturbed(s: State, luck: Dice): State {
  const one = <T>(of: readonly T[]): T => of[luck.die(of.length) - 1] as T
  const often = (chance: number, change: () => void): void => {
    if (luck.die(100) <= chance) change()
  }
  for (const f of s.fighters) {
    hurt(f, luck, often)
    lasting(f, luck, often)
    // Somebody of each side is on his feet.
    if (s.fighters.find(({ side }) => side === f.side) !== f) often(25, () => downed(f, luck))
    const foes = s.fighters.filter(({ side }) => side !== f.side)
    const foe = one(foes)
    for (let n = luck.die(3); n > 1; n--) {
      const kind = one(KINDS)
      const what =
        kind === 'pin'
          ? { item: one(foe.items).id, location: undefined }
          : { item: undefined, location: place(foe, luck) }
      const made = { roll: luck.die(60), skill: 40 + luck.die(40), trips: luck.die(2) === 1 }
      s.holds.push({ kind, by: f.id, on: foe.id, with: one(f.items).id, ...what, ...made })
    }
    for (const item of f.items) {
      if (held(item) && luck.die(6) === 1) stuck(s, item, { by: f, on: foe }, luck)
      else often(10, () => Object.assign(item, { unloaded: luck.die(3) - 1, quick: luck.die(2) - 1 }))
      if (held(item)) often(8, () => Object.assign(item, { where: 'ground', away: 5 * luck.die(3) - 5 }))
      often(20, () => Object.assign(item, { hp: Math.min(item.hp, luck.die(3)) }))
    }
    often(20, () => {
      const magnitude = luck.die(4)
      lastsFor(f, 'shield', luck.die(4), magnitude)
    })
    often(20, () => Object.assign(f, { keptOff: foes.slice(0, luck.die(foes.length)).map(({ id }) => id) }))
    often(15, () => {
      Object.assign(f, { aimingAt: foe.id, aimed: luck.die(2) })
      lastsFor(f, 'aimed', luck.die(3))
    })
    const known = SPELL_IDS.filter((spell) => spell !== 'avert' && f.facts.spells[spell] !== undefined)
    if (known.length > 0) {
      const spell = one(known)
      const at = spell === 'shield' ? f.id : foe.id
      const left = luck.die(3) - 1
      often(50, () => {
        f.casting = {
          spell,
          intensity: luck.die(3),
          at,
          left,
          harder: luck.die(3) - 1,
          held: left === 0 && luck.die(2) === 1,
        }
      })
      often(20, () => Object.assign(f, { forgotten: [one(known)] }))
    }
    const counter = (): Fighter['counters'][number] => secret([f.id], { against: one(foes).id, effect: one(EFFECTS) })
    often(40, () => Object.assign(f, { counters: Array.from({ length: luck.die(3) }, counter) }))
    often(15, () =>
      s.favors.push({
        who: f.id,
        grade: one(['veryEasy', 'easy', 'hard', 'formidable', 'herculean']),
        until: luck.die(4),
        because: 'luck',
      }),
    )
  }
  return s
}

const place = (f: Fighter, luck: Dice): number => luck.die(f.limbs.length) - 1

type Often = (chance: number, change: () => void) => void

function stuck(s: State, item: Item, { by, on }: { by: Fighter; on: Fighter }, luck: Dice): void {
  const size = SIZES[luck.die(4) - 1] ?? 'small'
  s.impaled.push({ by: by.id, on: on.id, item: item.id, location: place(on, luck), size })
  item.where = 'stuck'
}

function hurt(f: Fighter, luck: Dice, often: Often): void {
  f.limbs.forEach((limb, i) => {
    const whole = wholeOf(f, i)
    often(35, () => {
      limb.hp = whole - luck.die(whole + 2)
      if (limb.hp <= 0) Object.assign(limb, { wound: 'serious', useless: luck.die(2) === 1 })
    })
    often(10, () => stunned(f, i, luck.die(3)))
    often(10, () => Object.assign(limb, { aided: true }))
    often(10, () => Object.assign(f, { bleeding: [...f.bleeding, i] }))
    often(5, () => Object.assign(f, { staunched: [...f.staunched, i] }))
    often(3, () => Object.assign(limb, { hp: -whole, wound: 'major', useless: true, scars: luck.die(2) }))
  })
}

function lasting(f: Fighter, luck: Dice, often: Often): void {
  often(30, () => Object.assign(f, { fatigue: luck.die(6) - 1 }))
  for (const kind of ['barred', 'winded', 'senseless', 'blinded'] as const)
    often(8, () => f.lasting.push(forTurns(kind, luck.die(3), '')))
  often(8, () => fillsLungs(f, 5 * luck.die(4) - 5))
  often(8, () => {
    luck.die(4)
    lastsOn(f, 'burning')
  })
  often(8, () => {
    const rounds = luck.die(3)
    lastsFor(f, 'acid', rounds, place(f, luck))
  })
  often(8, () => lastsFor(f, 'frenzy', luck.die(3)))
  often(8, () => lastsFor(f, 'cowed', luck.die(3)))
  often(8, () => lastsFor(f, 'fleeing', luck.die(2)))
  often(15, () => Object.assign(f, { stance: 'prone' }))
  often(15, () => Object.assign(f, { braced: true }))
  often(40, () => Object.assign(f, { magicPoints: luck.die(8) - 1 }))
  often(30, () => Object.assign(f, { luck: luck.die(2) }))
}

function downed(f: Fighter, luck: Dice): void {
  const condition = luck.die(2) === 1 ? 'unconscious' : 'incapacitated'
  Object.assign(f, { condition, stance: 'prone' })
  for (const [kind, rounds] of [
    ['wakes', luck.die(4) - 2],
    ['dying', luck.die(5) - 2],
  ] as const)
    if (rounds > 0) lastsFor(f, kind, rounds)
}
