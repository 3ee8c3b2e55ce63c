import type { Sealed, Sound } from '../../../kernel/types.ts'
import { HANDS, held, itemOf } from '../../../mechanisms/hands.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import { active, armOf, inWater, isUnarmed, sound as serves } from './fighters.ts'
import type { Fighter, State } from './types.ts'
import { inWaterOf } from './underfoot.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

const everybody = ({ fighters }: S): Set<string> => new Set(fighters.map(({ id }) => id))
const who = (s: S, breaks: (f: F) => boolean): string | undefined => s.fighters.find(breaks)?.id
const sameSpot = (s: S, a: string, b: string): boolean => String(spotOf(s.where, a)) === String(spotOf(s.where, b))

/** Whom a fighter refers to. */
const named = (f: F): readonly (string | undefined)[] => [
  f.mount,
  f.rider,
  f.mounting,
  f.aimingAt,
  f.casting?.at,
  ...f.keptOff,
  ...f.terrified,
]

/** What holds of every state of a fight. */
export const sound: readonly Sound<State>[] = [
  {
    holds: 'rider and mount know each other, and are in one place',
    rule: 'CFI-PRO-Mount',
    broken: (s) =>
      who(s, (f) =>
        s.fighters.some(
          (other) =>
            (f.mount === other.id && (other.rider !== f.id || !sameSpot(s, f.id, other.id))) ||
            (f.rider === other.id && other.mount !== f.id),
        ),
      ),
  },
  {
    holds: 'neither rider nor mount lies or is out of the fight',
    rule: 'CFI-PRO-Mount',
    broken: (s) => who(s, (f) => (f.mount ?? f.rider) !== undefined && (f.stance === 'prone' || !active(f))),
  },
  {
    holds: 'a hand holds one thing',
    rule: 'CFI-PRO-Ready',
    broken: (s) =>
      who(s, (f) =>
        (['right', 'left'] as const).some(
          (hand) => f.items.filter(({ where }) => where === hand || where === 'both').length > 1,
        ),
      ),
  },
  {
    holds: 'nobody holds anything in a hand he has lost',
    rule: 'CFI-WND-MajorLimb',
    broken: (s) =>
      who(s, (f) =>
        f.items.some(
          (item) =>
            held(item) &&
            HANDS.some((hand) => hand !== 'both' && item.where === hand && f.limbs[armOf(f, hand)]?.severed === true),
        ),
      ),
  },
  {
    holds: 'who grips with bare hands has one that serves',
    rule: 'CFI-SE-Grip',
    broken: (s) =>
      s.holds.find(({ by, kind, with: item }) => {
        const f = s.fighters.find(({ id }) => id === by)
        const thing = f === undefined ? undefined : itemOf(f, item)
        if (f === undefined || kind !== 'grip' || thing === undefined || !isUnarmed(thing)) return false
        return !(['right', 'left'] as const).some((hand) => serves(s, f, armOf(f, hand)))
      })?.by,
  },
  {
    holds: 'who is out of the fight holds nobody, casts, guards and waits for nothing',
    rule: 'CFI-END-Out',
    broken: (s) =>
      who(
        s,
        (f) =>
          !active(f) &&
          (f.casting !== undefined || f.ward !== undefined || f.delaying || s.holds.some(({ by }) => by === f.id)),
      ),
  },
  {
    holds: 'whoever is in deep water swims, and nobody lies in it',
    rule: 'CFI-MOV-Swim',
    broken: (s) =>
      who(
        s,
        (f) =>
          active(f) &&
          ((inWaterOf(s.where, f) && !f.aloft && f.mount === undefined && f.footing === 'firm') ||
            (inWater(f) && f.stance === 'prone')),
      ),
  },
  {
    holds: 'nobody lies in the air',
    rule: 'CFI-ABL-Flying',
    broken: (s) => who(s, (f) => f.aloft && f.stance === 'prone'),
  },
  {
    holds: 'no number is below nothing, and no clock',
    broken: (s) =>
      who(
        s,
        (f) =>
          Math.min(f.points, f.allotted, f.luck, f.magicPoints, f.fatigue, f.moved) < 0 ||
          f.lasting.some(({ left }) => left < 0) ||
          f.items.some(({ unloaded, quick, away }) => unloaded < 0 || quick < 0 || away < 0),
      ),
  },
  {
    holds: 'a guard is held by a thing in hand',
    rule: 'CFI-FRE-Ward',
    broken: (s) =>
      who(s, (f) => {
        const item = f.ward === undefined ? undefined : itemOf(f, f.ward.item)
        return item !== undefined && !held(item)
      }),
  },
  {
    holds: 'nothing names somebody who is not in the fight',
    broken(s) {
      const there = everybody(s)
      const names = [
        ...s.fighters.flatMap(named),
        ...s.holds.flatMap(({ by, on }) => [by, on]),
        ...s.impaled.flatMap(({ by, on }) => [by, on]),
        ...s.favors.map(({ who: id }) => id),
        ...s.next.map(({ who: id }) => id),
      ]
      return names.find((id) => id !== undefined && id !== '' && !there.has(id))
    },
  },
]
