import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, during, facing, hp, left, man, offered, ready, the, told } from '../arrange.ts'

/** A mage of 60 in casting and 12 Magic Points, with his hands free. */
const mage = (spells: object, more: object = {}) =>
  man([], {
    class: 'mage',
    spells,
    ...more,
    skills: {
      arcaneCasting: 60,
      endurance: 50,
      evade: 50,
      willpower: 50,
      perception: 50,
      brawn: 50,
      athletics: 50,
      ...(more as { skills?: object }).skills,
    },
  })
const duel = (spells: object, bob: object = man(), options: object = {}, distance = 60, more: object = {}) =>
  ready(facing(mage(spells, more), bob, options, { distance }))
const cast = (spell: string, rest: string, s: ReturnType<typeof duel>) =>
  acting(s, `ann turn: castMagic\nann spell: ${spell}\n${rest}`)

describe('casting', () => {
  rule(
    ['CFI-PRO-CastMagic', 'CFI-CAST-Time', 'CFI-CAST-MagicMissile'],
    'one Turn, then skill; missiles of 1d6+1 past worn armor',
    () => {
      const s = duel({ magicMissile: 3 }, man([], { armor: { all: 'full-plate' } }))
      const { state } = cast(
        'magicMissile 2',
        'ann release: now\nann casting: 30\nann missile: 3\nann location: 10\nann missile: 1\nann location: 10',
        s,
      )
      expect(hp(state, 'bob', CHEST)).toBe(7 - 4 - 2)
      expect(the(state, 'ann')).toMatchObject({ points: 1, magicPoints: 10 })
    },
  )
  rule(
    ['CFI-CAST-Cost', 'CFI-CAST-Intensity'],
    'critical half, failure nothing, fumble half and forgotten; Intensity at most a tenth of the skill',
    () => {
      const s = duel({ magicMissile: 5 })
      const after = (roll: number, rest = '') =>
        the(cast('magicMissile 5', `ann release: now\nann casting: ${roll}${rest}`, s).state, 'ann')
      expect(after(61).magicPoints).toBe(12)
      expect(after(99)).toMatchObject({ magicPoints: 9, forgotten: ['magicMissile'] })
      expect(after(3, '\nann missile: 1\nann location: 1\nann missile: 1\nann location: 10').magicPoints).toBe(9)
      const weak = ready(
        facing(mage({ magicMissile: 5 }, { skills: { arcaneCasting: 21 } }), man(), {}, { distance: 60 }),
      )
      expect(offered(play(cfi, weak, 'ann turn: castMagic'))).toEqual([
        'magicMissile 1',
        'magicMissile 2',
        'magicMissile 3',
      ])
    },
  )
  rule(
    ['CFI-LUCK-Swap', 'CFI-CAST-Fireball'],
    'who dives from a spell that Luck turned meets the roll as it was turned',
    () => {
      const thrown = (cid: string) => {
        const s = ready(
          {
            system: 'cfi',
            sides: { heroes: { ann: mage({ fireball: 3 }) }, foes: { cid: man([], { skills: { evade: 50 } }) } },
            distance: 60,
          },
          (state) => {
            the(state, 'ann').luck = 1
            the(state, 'ann').casting = { spell: 'fireball', intensity: 1, at: 'cid', left: 0, harder: 0, held: true }
          },
        )
        return acting(
          s,
          `ann turn: releaseMagic\nann casting: 82\nann luck: swap\nann fire: 2\ncid defend: evade\ncid evade: ${cid}\ncid catches fire: 90`,
          { steps: 2 },
        )
      }
      const hurt = (cid: string) =>
        thrown(cid)
          .events.filter(({ type }) => type === 'wounded')
          .map((e) => 'damage' in e && e.damage)[0]
      expect(hurt('25')).toBe(2)
      expect(hurt('29')).toBe(1)
      expect(thrown('25').events.map((event) => cfi.tell(event))).toContain(
        'Ann tests casting: 28 against 60%, a success.',
      )
    },
  )
  rule(['CFI-ACT-06', 'CFI-CAST-Fireball'], 'two Turns, a point each; all within twenty feet burn all over', () => {
    const s = ready({
      system: 'cfi',
      sides: {
        heroes: { ann: mage({ fireball: 3 }) },
        foes: { bob: man([], { armor: { all: 'plate-mail' } }), cid: man() },
      },
      distance: 60,
    })
    const first = acting(s, 'ann turn: castMagic\nann target: bob\nbob turn: dither\ncid turn: dither').state
    expect(the(first, 'ann').casting).toMatchObject({ left: 1 })
    const { state } = acting(
      first,
      'ann turn: castMagic\nann release: now\nann casting: 30\nann fire: 1 1\nbob defend: none\nbob catches fire: 90\ncid defend: evade\ncid evade: 40\ncid catches fire: 90',
      { steps: 2 },
    )
    expect(the(state, 'bob').limbs.every((limb, i) => limb.hp === (the(s, 'bob').facts.hp[i] ?? 0) - 2)).toBe(true)
    expect(the(state, 'cid').limbs.every((limb, i) => limb.hp === (the(s, 'cid').facts.hp[i] ?? 0) - 1)).toBe(true)
    expect(the(state, 'cid').stance).toBe('prone')
    expect(the(state, 'ann').magicPoints).toBe(12 - 5)
  })
  rule('CFI-REA-EvadeArea', 'within ten feet of the edge a dive means nothing at all, and prone', () => {
    const s = ready(
      {
        system: 'cfi',
        sides: { heroes: { ann: mage({ fireball: 3 }) }, foes: { bob: man(), cid: man() } },
        distance: 60,
      },
      (state) => {
        if ('bands' in state.where) state.where = { bands: { ...state.where.bands, places: [0, 0, 0, 60, 12, 60] } }
        the(state, 'ann').casting = { spell: 'fireball', intensity: 1, at: 'bob', left: 0, harder: 0, held: false }
      },
    )
    const { state, events } = acting(
      s,
      'ann turn: releaseMagic\nann casting: 30\nann fire: 2\nbob defend: none\nbob catches fire: 90\ncid defend: evade\ncid evade: 40\nann turn: dither',
    )
    expect(told({ events }, 'defense')).toMatchObject([{ who: 'cid', how: 'evade', roll: 40, level: 'success' }])
    expect(hp(state, 'cid', CHEST)).toBe(7)
    expect(the(state, 'cid').stance).toBe('prone')
  })
  rule(['CFI-CAST-Needs', 'CFI-CAST-Armor'], 'a free hand, and no armor on a mage', () => {
    const full = ready(
      facing(
        man(['great-sword'], { class: 'cleric', spells: { magicMissile: 2 }, skills: { channel: 60 } }),
        man(),
        {},
        { distance: 60 },
      ),
    )
    expect(refusal(cfi, play(cfi, full, '').state, 'ann', 'castMagic')?.rule).toBe('CFI-CAST-Needs')
    const s = duel({ magicMissile: 2 })
    Object.assign(the(s, 'ann').limbs[3] ?? {}, { worn: 2 })
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'castMagic')?.rule).toBe('CFI-CAST-Armor')
  })
  rule('CFI-CAST-Engaged', 'engaged nothing of more than five feet', () => {
    expect(refusal(cfi, play(cfi, duel({ magicMissile: 2 }, man(), {}, 5), '').state, 'ann', 'castMagic')?.rule).toBe(
      'CFI-CAST-Engaged',
    )
    expect(offered(play(cfi, duel({ magicMissile: 2, shield: 2 }, man(), {}, 5), 'ann turn: castMagic'))).toEqual([
      'shield 1',
      'shield 2',
    ])
  })
  rule('CFI-CAST-While', 'casting, he does nothing else; whatever else he does lets it fall', () => {
    const s = duel({ fireball: 2 })
    const first = acting(s, 'ann turn: castMagic\nbob turn: dither').state
    const at = play(cfi, first, '', { steps: 2 }).state
    expect(refusal(cfi, at, 'ann', 'move')?.rule).toBe('CFI-CAST-While')
    expect(the(acting(first, 'ann turn: dither', { steps: 2 }).state, 'ann').casting).toBeUndefined()
  })
  rule(
    'CFI-CAST-Interrupted',
    'wounded while he casts: Willpower, or a grade harder; a Serious Wound one grade or two',
    () => {
      const casting = (damage: string, rest: string) => {
        const s = ready(facing(man(['great-axe']), mage({ fireball: 2 })), (state) => {
          Object.assign(the(state, 'bob'), {
            points: 0,
            casting: { spell: 'fireball', intensity: 1, at: 'ann', left: 1, harder: 0, held: false },
          })
        })
        return the(
          acting(
            s,
            `ann turn: attack\nann attack: 30\nann effect: none\nann damage: ${damage}\nann location: 10\n${rest}`,
          ).state,
          'bob',
        ).casting
      }
      expect(casting('1 1', 'bob willpower: 50')?.harder).toBe(0)
      expect(casting('1 1', 'bob willpower: 51')?.harder).toBe(1)
      expect(casting('3 3', 'bob willpower: 20\nbob endurance: 40\nbob turns: 1')?.harder).toBe(1)
      expect(casting('3 3', 'bob willpower: 90\nbob endurance: 40\nbob turns: 1')?.harder).toBe(2)
    },
  )
  rule(
    ['CFI-CAST-Shield', 'CFI-CAST-Dispel'],
    'blows Hard, shots Formidable, throws Herculean, missiles stopped; a Dispel above its Magnitude ends it',
    () => {
      const shielded = ready(facing(man(['longsword']), mage({})), (s) => {
        Object.assign(the(s, 'bob'), during({ shield: 9 }, 2))
      })
      expect(
        told(play(cfi, shielded, 'ann turn: attack\nann weapon: longsword\nann attack: 90'), 'attack')[0]?.skill,
      ).toBe(40)
      const bow = ready(facing(man(['long-bow']), mage({}), {}, { distance: 60 }), (s) => {
        Object.assign(the(s, 'bob'), during({ shield: 9 }, 2))
      })
      expect(told(play(cfi, bow, 'ann turn: attack\nann attack: 90'), 'attack')[0]?.skill).toBe(30)
      const dispel = ready(facing(mage({ dispel: 3 }), mage({}), {}, { distance: 60 }), (s) => {
        Object.assign(the(s, 'bob'), during({ shield: 9 }, 2))
        the(s, 'ann').casting = { spell: 'dispel', intensity: 3, at: 'bob', left: 0, harder: 0, held: false }
      })
      expect(
        left(the(acting(dispel, 'ann turn: releaseMagic\nann casting: 30\nann turn: dither').state, 'bob'), 'shield'),
      ).toBe(0)
      the(dispel, 'ann').casting = { spell: 'dispel', intensity: 2, at: 'bob', left: 0, harder: 0, held: false }
      expect(
        left(the(acting(dispel, 'ann turn: releaseMagic\nann casting: 30\nann turn: dither').state, 'bob'), 'shield'),
      ).toBeGreaterThan(0)
      const cloaked = cast('shield 2', 'ann release: now\nann casting: 30', duel({ shield: 2 })).state
      expect(the(cloaked, 'ann').lasting).toMatchObject([{ kind: 'shield', value: 2, left: 11 }])
    },
  )
  rule(
    ['CFI-REA-CounterSpell', 'CFI-CAST-Avert'],
    'a held Dispel of more Intensity cancels the whole spell; an Avert does not reach it',
    () => {
      const s = ready(
        facing(mage({ magicMissile: 2 }), mage({ dispel: 5, avert: 1 }), {}, { distance: 60 }),
        (state) => {
          the(state, 'bob').casting = { spell: 'dispel', intensity: 3, at: 'bob', left: 0, harder: 0, held: true }
        },
      )
      const { state } = cast('magicMissile 2', 'ann release: now\nbob counter spell: dispel\nbob casting: 30', s)
      expect(hp(state, 'bob', CHEST)).toBe(7)
      expect(the(state, 'bob')).toMatchObject({ points: 1, magicPoints: 9, casting: undefined })
      const unheld = ready(facing(mage({ magicMissile: 2 }), mage({ avert: 1 }), {}, { distance: 60 }))
      const asked = play(cfi, unheld, 'ann turn: castMagic\nann spell: magicMissile 1\nann release: now')
      expect(asked.asked).toMatchObject({ roll: 'casting' })
      expect(told(asked, 'releases')[0]?.rule).toContain('CFI-CAST-Avert')
    },
  )
  rule(
    'CFI-PRO-HoldMagic',
    'held Turn after Turn, rolled for when it is let go; an enemy may counter it for nothing',
    () => {
      const s = ready(facing(mage({ magicMissile: 2 }), mage({ dispel: 5 }), {}, { distance: 60 }), (state) => {
        the(state, 'ann').casting = { spell: 'magicMissile', intensity: 1, at: 'bob', left: 0, harder: 0, held: false }
      })
      const held = acting(s, 'ann turn: holdMagic').state
      expect(the(held, 'ann')).toMatchObject({ points: 1, casting: { held: true } })
      the(s, 'bob').casting = { spell: 'dispel', intensity: 3, at: 'bob', left: 0, harder: 0, held: true }
      const countered = acting(s, 'ann turn: holdMagic\nbob counter spell: dispel\nbob casting: 30').state
      expect(the(countered, 'ann').casting).toBeUndefined()
      expect(the(countered, 'bob').points).toBe(2)
      expect(the(acting(s, 'ann turn: dither').state, 'ann').casting).toBeUndefined()
    },
  )
  rule(
    'CFI-REA-CounterSpell',
    'a Dispel counters what is cast within 360 feet of him who holds it, and no farther',
    () => {
      const apart = (distance: number) =>
        ready(facing(mage({ magicMissile: 2 }), mage({ dispel: 5 }), {}, { distance }), (state) => {
          the(state, 'ann').casting = {
            spell: 'magicMissile',
            intensity: 1,
            at: 'bob',
            left: 0,
            harder: 0,
            held: false,
          }
          the(state, 'bob').casting = { spell: 'dispel', intensity: 3, at: 'bob', left: 0, harder: 0, held: true }
        })
      const near = acting(apart(360), 'ann turn: holdMagic\nbob counter spell: dispel\nbob casting: 30')
      expect(the(near.state, 'ann').casting).toBeUndefined()
      const far = play(cfi, apart(361), 'ann turn: holdMagic', { steps: 1 })
      expect(far.asked, 'nobody is asked').toBeUndefined()
      expect(the(far.state, 'ann').casting).toMatchObject({ held: true })
    },
  )
})

describe('luck', () => {
  const lucky = (points: number, bob: object = man()) => ready(facing(man(['longsword'], { luck: points }), bob))
  rule(['CFI-LUCK-Again', 'CFI-FRE-Luck'], 'a failed roll is thrown again', () => {
    const { state, events } = acting(
      lucky(2),
      'ann turn: attack\nann weapon: longsword\nann attack: 90\nann luck: again\nann attack: 30\nbob defend: none\nann effect: none\nann damage: 5\nann location: 10',
    )
    expect(the(state, 'ann').luck).toBe(1)
    expect(told({ events }, 'attack').at(-1)?.level).toBe('success')
  })
  rule(
    'CFI-LUCK-Swap',
    'digits are swapped where that is better, and the new number stands against whoever resists',
    () => {
      const s = lucky(1)
      const asked = play(cfi, s, 'ann turn: attack\nann weapon: longsword\nann attack: 82')
      expect(offered(asked)).toEqual(['again', 'swap', 'none'])
      const { state } = acting(
        s,
        'ann turn: attack\nann weapon: longsword\nann attack: 82\nann luck: swap\nbob defend: none\nann effect: tripOpponent\nann damage: 1\nann location: 10\nbob trip: 29',
      )
      expect(the(state, 'bob').stance).toBe('standing')
      expect(
        the(
          acting(
            s,
            'ann turn: attack\nann weapon: longsword\nann attack: 82\nann luck: swap\nbob defend: none\nann effect: tripOpponent\nann damage: 1\nann location: 10\nbob trip: 27',
          ).state,
          'bob',
        ).stance,
      ).toBe('prone')
      expect(offered(play(cfi, s, 'ann turn: attack\nann weapon: longsword\nann attack: 79'))).toEqual([
        'again',
        'none',
      ])
    },
  )
  rule('CFI-LUCK-Force', 'a foe rolls his attack again', () => {
    const s = ready(facing(man(), man([], { luck: 1 })))
    const { state } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nann attack: 3\nbob luck: force\nann attack: 90\nbob defend: none',
    )
    expect(the(state, 'bob').luck).toBe(0)
  })
  rule('CFI-LUCK-Desperate', 'without Action Points one more, to defend with', () => {
    const s = ready(facing(man(), man(['longsword'], { luck: 1 })), (state) => {
      the(state, 'bob').points = 0
    })
    const { state } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob desperate: effort\nbob defend: longsword\nbob parry: 20\nann damage: 5',
    )
    expect(the(state, 'bob')).toMatchObject({ luck: 0, points: 0 })
    expect(hp(state, 'bob', CHEST)).toBe(7)
  })
  rule(
    ['CFI-LUCK-Mitigate', 'CFI-LUCK-One'],
    'a Major Wound becomes a Serious one, one short; and no second point on the same action',
    () => {
      const s = ready(facing(man(['great-axe']), man([], { luck: 3 })), (state) => {
        the(state, 'bob').points = 1
      })
      const { state } = acting(
        s,
        'ann turn: attack\nann attack: 30\nbob defend: none\nbob luck: none\nann effect: none\nann damage: 6 4\nbob luck: none\nann location: 1\nbob mitigate: mitigate\nbob endurance: 90\nbob turns: 1',
      )
      expect(hp(state, 'bob', 0)).toBe(-4)
      expect(the(state, 'bob')).toMatchObject({ luck: 2, condition: 'up' })
    },
  )
  rule('CFI-LUCK-Last', 'where it is allowed, one act before he collapses', () => {
    const s = ready(facing(man(['great-axe']), man(['longsword'], { luck: 1 }), { lastAction: true }), (state) => {
      the(state, 'bob').points = 1
    })
    const { state } = acting(
      s,
      'ann turn: attack\nann attack: 30\nbob defend: none\nbob luck: none\nann effect: none\nann damage: 6 4\nbob luck: none\nann location: 1\nbob mitigate: none\nbob last action: act\nbob endurance: 31\nbob turn: attack\nbob weapon: longsword\nbob attack: 99\nann defend: none',
    )
    expect(the(state, 'bob')).toMatchObject({ luck: 0, condition: 'incapacitated' })
  })
})
