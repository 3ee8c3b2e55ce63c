import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { GRADES, impaleGrade } from '../../content/tables.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  choices,
  clash,
  facing,
  fought,
  HEAD,
  hit,
  hp,
  item,
  man,
  offered,
  onMap,
  RIGHT_ARM,
  ready,
  spent,
  stuns,
  the,
  told,
} from '../arrange.ts'

describe('offensive effects', () => {
  rule('CFI-SE-Bash', 'five feet for every whole three with a shield, every five with a bludgeon', () => {
    const shield = hit('heater', 'bash', 'ann damage: 4\nann location: 1')
    expect(told(shield, 'pushed')[0]).toMatchObject({ who: 'bob', feet: 5 })
    const club = hit(
      'great-club',
      'bash',
      'ann damage: 6 5\nann location: 1',
      man([], { armor: { all: 'full-plate' } }),
    )
    expect(told(club, 'pushed')[0]).toMatchObject({ feet: 10 })
    expect(told(hit('mace', 'bash', 'ann damage: 4\nann location: 1'), 'pushed')).toEqual([])
    const giant = man([], { characteristics: { str: 12, con: 12, siz: 27, dex: 12, int: 12, pow: 12, cha: 12 } })
    expect(choices('mace', 'ann attack: 30\nbob defend: none', giant)).not.toContain('bash')
  })

  rule(['CFI-SE-Bash', 'CFI-PRO-Brace'], 'who has braced counts double, and an obstacle trips who fails', () => {
    const braced = ready(
      facing(
        man(['mace']),
        man([], { characteristics: { str: 12, con: 12, siz: 14, dex: 12, int: 12, pow: 12, cha: 12 } }),
      ),
    )
    expect(offered(clash(braced, 'mace', 'ann attack: 30\nbob defend: none'))).toContain('bash')
    const { state: firm } = acting(ready(facing(man([]), man(['mace']))), 'ann turn: brace')
    expect(the(firm, 'ann').braced).toBe(true)
    the(braced, 'bob').braced = true
    expect(offered(clash(braced, 'mace', 'ann attack: 30\nbob defend: none'))).not.toContain('bash')
    const wall = ready(onMap(man(['heater']), man(), '.ab#'), spent)
    const { state } = fought(
      wall,
      'heater',
      'ann attack: 30\nann effect: bash\nann damage: 4\nann location: 1\nbob athletics: 35',
    )
    expect(the(state, 'bob').stance).toBe('prone')
    const upright = fought(
      wall,
      'heater',
      'ann attack: 30\nann effect: bash\nann damage: 4\nann location: 1\nbob athletics: 34',
    )
    expect(the(upright.state, 'bob').stance).toBe('standing')
  })

  rule(
    ['CFI-SE-Bleed', 'CFI-FTG-Blood'],
    'a cut that injures bleeds unless Endurance beats the attack roll: a level each round',
    () => {
      const { state } = hit('longsword', 'bleed', 'ann damage: 2\nann location: 10\nbob bleed: 29')
      expect(the(state, 'bob').bleeding).toEqual([CHEST])
      expect(
        hit('longsword', 'bleed', 'ann damage: 2\nann location: 10\nbob bleed: 31').state.fighters[1]?.bleeding,
      ).toEqual([])
      expect(
        hit('longsword', 'bleed', 'ann damage: 2\nann location: 10', man([], { armor: { all: 'leather' } })).state
          .fighters[1]?.bleeding,
      ).toEqual([])
      for (const f of state.fighters) f.points = 0
      expect(the(acting(state, '').state, 'bob').fatigue).toBe(1)
    },
  )

  rule('CFI-SE-Bleed', 'First Aid staunches it, and exertion opens it again', () => {
    const s = ready(facing(man([]), man(), {}, { distance: 40 }), (state) => {
      the(state, 'ann').bleeding = [CHEST]
    })
    const { state } = acting(s, 'ann turn: firstAid\nann first aid: 20')
    expect(the(state, 'ann')).toMatchObject({ bleeding: [], staunched: [CHEST] })
    const { state: after } = acting(state, 'bob turn: dither\nann turn: hustle\nann gait: run\nann where: away bob')
    expect(the(after, 'ann')).toMatchObject({ bleeding: [CHEST], staunched: [] })
  })

  rule('CFI-SE-BypassArmor', 'one armor ignored, by the attacker’s choice; taken twice, both', () => {
    const s = ready(facing(man(), man([], { armor: { all: 'chain-mail' }, natural: { all: 2 } })), spent)
    const worn = fought(
      s,
      'longsword',
      'ann attack: 3\nann effect: bypassArmor\nann effect: none\nann damage: 8\nann location: 10\nann armor: worn',
    )
    expect(hp(worn.state, 'bob', CHEST)).toBe(7 - 6)
    const natural = fought(
      s,
      'longsword',
      'ann attack: 3\nann effect: bypassArmor\nann effect: none\nann damage: 8\nann location: 10\nann armor: natural',
    )
    expect(hp(natural.state, 'bob', CHEST)).toBe(7 - 3)
    const both = fought(
      s,
      'longsword',
      'ann attack: 3\nann effect: bypassArmor\nann effect: bypassArmor\nann damage: 4\nann location: 10',
    )
    expect(hp(both.state, 'bob', CHEST)).toBe(7 - 4)
    expect(offered(clash(s, 'longsword', 'ann attack: 30'))).not.toContain('bypassArmor')
  })

  rule('CFI-SE-ChooseLocation', 'in melee freely', () => {
    const { state, events } = hit('longsword', 'chooseLocation', 'ann damage: 3\nann location: head')
    expect(hp(state, 'bob', HEAD)).toBe(5 - 3)
    expect(told({ events }, 'location')[0]).toMatchObject({ location: 'head' })
  })

  rule('CFI-SE-CircumventParry', 'a critical goes past a parry that would have stopped it', () => {
    const s = ready(facing(man(), man(['longsword', 'heater'])))
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 3\nbob defend: heater\nbob parry: 20\nann effect: circumventParry\nann damage: 5\nann location: 10',
    )
    expect(hp(state, 'bob', CHEST)).toBe(7 - 5)
  })

  rule('CFI-SE-DamageWeapon', 'the damage goes to the parrying weapon and not to its wielder; at 0 it breaks', () => {
    const s = ready(facing(man(['great-axe']), man(['longsword'])))
    const { state } = fought(
      s,
      'great-axe',
      'ann attack: 3\nbob defend: longsword\nbob parry: 20\nann effect: damageWeapon\nann damage: 6 5',
    )
    expect(item(state, 'bob', 'longsword').hp).toBe(12 - (13 - 6))
    expect(state.fighters[1]?.limbs.every((limb, i) => limb.hp === the(s, 'bob').facts.hp[i])).toBe(true)
    item(s, 'bob', 'longsword').hp = 3
    const broken = fought(
      s,
      'great-axe',
      'ann attack: 3\nbob defend: longsword\nbob parry: 20\nann effect: damageWeapon\nann damage: 6 5',
    )
    expect(item(broken.state, 'bob', 'longsword').where).toBe('broken')
  })

  rule(
    'CFI-SE-DisarmOpponent',
    'Combat Skill against the attack roll, a grade for each Size; flung by the Damage Modifier, or at his feet',
    () => {
      const big = hit('great-axe', 'disarmOpponent', 'ann damage: 1 1\nann location: 1\nbob disarm: 31')
      expect(item(big.state, 'bob', 'longsword').where).toBe('ground')
      expect(told(big, 'dropped')[0]).toMatchObject({ metres: 0 })
      // Two Sizes larger is Formidable, 30 of 60; of equal Size the same roll keeps hold.
      expect(
        item(
          hit('longsword', 'disarmOpponent', 'ann damage: 1\nann location: 1\nbob disarm: 31').state,
          'bob',
          'longsword',
        ).where,
      ).toBe('right')
      const strong = man(['longsword'], {
        characteristics: { str: 16, con: 12, siz: 16, dex: 12, int: 12, pow: 12, cha: 12 },
      })
      const flung = fought(
        ready(facing(strong, man()), spent),
        'longsword',
        'ann attack: 30\nann effect: disarmOpponent\nann damage: 1 1\nann location: 1\nbob disarm: 90\nann flung: 3',
      )
      expect(item(flung.state, 'bob', 'longsword').away).toBe(9)
      const ox = man(['longsword'], {
        characteristics: { str: 25, con: 12, siz: 13, dex: 12, int: 12, pow: 12, cha: 12 },
      })
      expect(choices('longsword', 'ann attack: 30\nbob defend: none', ox)).not.toContain('disarmOpponent')
    },
  )

  rule('CFI-SE-Entangle', 'an arm holds nothing of use, a leg does not move, elsewhere all is a grade harder', () => {
    const arm = hit('net', 'entangle', 'ann damage: 1\nann location: 14').state
    expect(arm.holds[0]).toMatchObject({ kind: 'entangle', location: RIGHT_ARM, roll: 30 })
    the(arm, 'bob').points = 2
    the(arm, 'bob').acting = true
    expect(offered(clash(arm, 'unarmed', 'ann attack: 30'))).not.toContain('longsword')
    const leg = hit('net', 'entangle', 'ann damage: 1\nann location: 1').state
    the(leg, 'bob').acting = true
    the(leg, 'bob').points = 2
    const body = hit('net', 'entangle', 'ann damage: 1\nann location: 10').state
    the(body, 'bob').points = 1
    const seen = told(clash(body, 'unarmed', 'ann attack: 30\nbob defend: longsword\nbob parry: 50'), 'defense')[0]
    expect(seen).toMatchObject({ skill: 40, level: 'failure' })
  })

  rule(
    ['CFI-SE-Entangle', 'CFI-SE-TripOpponent'],
    'next Turn the wielder trips at once against the roll that caught him; then the chance has passed',
    () => {
      const caught = hit('net', 'entangle', 'ann damage: 1\nann location: 1').state
      caught.cycle = 1
      the(caught, 'bob').acted = 1
      const tripped = acting(caught, 'ann turn: tripEntangled\nbob trip: 29').state
      expect(the(tripped, 'bob').stance).toBe('prone')
      expect(the(acting(caught, 'ann turn: tripEntangled\nbob trip: 31').state, 'bob').stance).toBe('standing')
      const late = acting(caught, 'ann turn: dither').state
      expect(late.holds[0]?.trips).toBe(false)
    },
  )

  rule(['CFI-SE-Entangle', 'CFI-PRO-Struggle'], 'the victim yanks free by opposed Brawn', () => {
    const caught = hit('net', 'entangle', 'ann damage: 1\nann location: 1').state
    the(caught, 'bob').points = 2
    the(caught, 'ann').acted = 1
    const { state } = acting(caught, 'bob turn: struggle\nbob brawn: 40\nann brawn: 30')
    expect(state.holds).toEqual([])
    expect(acting(caught, 'bob turn: struggle\nbob brawn: 30\nann brawn: 40').state.holds).toHaveLength(1)
  })

  rule('CFI-SE-Grip', 'an empty hand holds him from leaving; he breaks free by Brawn or Unarmed', () => {
    const s = ready(facing(man([]), man()), spent)
    const { state } = fought(s, 'unarmed', 'ann attack: 30\nann effect: grip\nann damage: 1\nann location: 1')
    expect(state.holds[0]).toMatchObject({ kind: 'grip', by: 'ann', on: 'bob' })
    the(state, 'bob').points = 2
    the(state, 'ann').acted = 1
    expect(offered(acting(state, ''))).not.toContain('changeRange')
    const free = acting(state, 'bob turn: struggle\nbob brawn: 45\nann brawn: 30').state
    expect(free.holds).toEqual([])
    expect(choices('longsword', 'ann attack: 30\nbob defend: none')).not.toContain('grip')
  })

  rule('CFI-SE-Impale', 'damage is thrown twice and the better kept; the weapon stays in the wound and hinders', () => {
    const { state } = hit('rapier', 'impale', 'ann damage: 2 6\nann location: 10')
    expect(hp(state, 'bob', CHEST)).toBe(7 - 6)
    expect(item(state, 'ann', 'rapier').where).toBe('stuck')
    expect(state.impaled[0]).toMatchObject({ on: 'bob', size: 'medium' })
    the(state, 'bob').points = 1
    // SIZ 13 and a Medium weapon: Formidable.
    expect(
      told(clash(state, 'unarmed', 'ann attack: 30\nbob defend: longsword\nbob parry: 31'), 'defense')[0],
    ).toMatchObject({ skill: 30, level: 'failure' })
    const armored = hit(
      'rapier',
      'impale',
      'ann damage: 2 4\nann location: 10',
      man([], { armor: { all: 'chain-mail' } }),
    )
    expect(armored.state.impaled).toEqual([])
  })

  rule('CFI-SE-Impale', 'the table for every Size and SIZ', () => {
    const sizes = ['small', 'medium', 'large', 'huge', 'enormous'] as const
    const row = (siz: number) => sizes.map((size) => impaleGrade(siz, size))
    expect(row(10)).toEqual(['formidable', 'herculean', 'incapacitated', 'incapacitated', 'incapacitated'])
    expect(row(11)).toEqual(['hard', 'formidable', 'herculean', 'incapacitated', 'incapacitated'])
    expect(row(30)).toEqual(['standard', 'hard', 'formidable', 'herculean', 'incapacitated'])
    expect(row(31)).toEqual(['standard', 'standard', 'hard', 'formidable', 'herculean'])
    expect(row(50)).toEqual(['standard', 'standard', 'standard', 'hard', 'formidable'])
    expect(row(60)).toEqual(['standard', 'standard', 'standard', 'standard', 'hard'])
    expect(GRADES).toContain('herculean')
    const kobold = hit('longspear', 'impale', 'ann damage: 1 1\nann location: 10', { like: 'kobold' })
    the(kobold.state, 'bob').points = 2
    the(kobold.state, 'bob').acted = 0
    the(kobold.state, 'ann').acted = 1
    expect(kobold.state.impaled).toEqual([])
    const pinned = hit('longspear', 'impale', 'ann damage: 6 6\nann location: 1\nbob turns: 1', {
      like: 'kobold',
    }).state
    the(pinned, 'bob').points = 2
    the(pinned, 'ann').acted = 1
    expect(acting(pinned, '').told).toContain('Bob does nothing useful.')
  })

  rule(
    'CFI-SE-ImpaleWithdraw',
    'Brawn pulls it out for half the weapon’s damage, past armor; failing leaves it there',
    () => {
      const stuck = hit('rapier', 'impale', 'ann damage: 1 1\nann location: 10').state
      the(stuck, 'bob').acted = 1
      const pulled = acting(stuck, 'ann turn: ready\nann brawn: 40\nbob brawn: 30\nann withdrawal damage: 5')
      const { state: out } = pulled
      expect(hp(out, 'bob', CHEST)).toBe(7 - 1 - 3)
      expect(told(pulled, 'damage').map((event) => cfi.tell(event))).toEqual([
        'Ann does Bob 3 damage (half of 1d8: 5).',
      ])
      expect(item(out, 'ann', 'rapier').where).toBe('right')
      expect(out.impaled).toEqual([])
      const held = acting(stuck, 'ann turn: ready\nann brawn: 60\nbob brawn: 40').state
      expect(item(held, 'ann', 'rapier').where).toBe('stuck')
    },
  )

  rule(['CFI-SE-ImpaleWithdraw', 'CFI-TRAIT-Barbed'], 'a barbed one does all its damage again', () => {
    const stuck = hit('trident', 'impale', 'ann damage: 1 1\nann location: 10').state
    the(stuck, 'bob').acted = 1
    const out = acting(stuck, 'ann turn: ready\nann brawn: 40\nbob brawn: 30\nann withdrawal damage: 5').state
    expect(hp(out, 'bob', CHEST)).toBe(7 - 1 - 5)
  })

  rule('CFI-SE-MaximizeDamage', 'a die counts full, the Damage Modifier is rolled', () => {
    const strong = man(['longsword'], {
      characteristics: { str: 16, con: 12, siz: 16, dex: 12, int: 12, pow: 12, cha: 12 },
    })
    const s = ready(facing(strong, man([], { armor: { all: 'plate-mail' } })), spent)
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 3\nann effect: maximizeDamage\nann effect: none\nann damage: 3\nann location: 10',
    )
    expect(hp(state, 'bob', CHEST)).toBe(7 - (8 + 3 - 7))
  })

  rule('CFI-SE-ScarFoe', 'a scar and nothing else', () => {
    const { state } = hit('longsword', 'scarFoe', 'ann damage: 1\nann location: 4')
    expect(the(state, 'bob').limbs[1]?.scars).toBe(1)
  })

  rule('CFI-SE-StunLocation', 'a blow that injures: Endurance, or useless for as many Turns as the damage', () => {
    const arm = hit('mace', 'stunLocation', 'ann damage: 3\nann location: 14\nbob stun: 90').state
    expect(stuns(the(arm, 'bob'))[RIGHT_ARM]).toBe(3)
    the(arm, 'bob').points = 1
    expect(offered(clash(arm, 'mace', 'ann attack: 30'))).not.toContain('longsword')
    const leg = hit('mace', 'stunLocation', 'ann damage: 3\nann location: 1\nbob stun: 90').state
    expect(the(leg, 'bob').stance).toBe('prone')
    const trunk = hit('mace', 'stunLocation', 'ann damage: 3\nann location: 8\nbob stun: 90').state
    expect(the(trunk, 'bob').lasting).toMatchObject([{ kind: 'winded', left: 3 }])
    const head = hit('mace', 'stunLocation', 'ann damage: 2\nann location: 20\nbob stun: 90').state
    expect(the(head, 'bob').lasting).toMatchObject([{ kind: 'senseless', left: 2 }])
    the(head, 'bob').points = 2
    expect(clash(head, 'mace', 'ann attack: 95').asked).toBeUndefined()
    expect(
      the(hit('mace', 'stunLocation', 'ann damage: 3\nann location: 14\nbob stun: 31').state, 'bob').lasting,
    ).toEqual([])
  })

  rule('CFI-SE-Sunder', 'what exceeds the armor lowers it, and only the rest wounds', () => {
    const mailed = man([], { armor: { all: 'leather' } })
    const s = hit('great-axe', 'sunder', 'ann damage: 1 2\nann location: 10', mailed).state
    expect(the(s, 'bob').limbs[CHEST]).toMatchObject({ worn: 0, hp: 7 - 1 })
    const held = hit(
      'great-axe',
      'sunder',
      'ann damage: 1 1\nann location: 10',
      man([], { armor: { all: 'plate-mail' } }),
    ).state
    expect(the(held, 'bob').limbs[CHEST]).toMatchObject({ worn: 7, hp: 7 })
    expect(choices('longsword', 'ann attack: 30\nbob defend: none')).not.toContain('sunder')
    expect(choices('battleaxe', 'ann attack: 30\nbob defend: none', man(), { sunder: 'twoHanded' })).not.toContain(
      'sunder',
    )
    expect(choices('battleaxe', 'ann attack: 30\nbob defend: none')).toContain('sunder')
  })

  rule(
    'CFI-SE-TripOpponent',
    'the best of Brawn, Evade and Acrobatics against the attack roll, or prone; four legs a grade easier',
    () => {
      expect(
        the(hit('longsword', 'tripOpponent', 'ann damage: 1\nann location: 1\nbob trip: 29').state, 'bob').stance,
      ).toBe('prone')
      expect(
        the(hit('longsword', 'tripOpponent', 'ann damage: 1\nann location: 1\nbob trip: 31').state, 'bob').stance,
      ).toBe('standing')
      const acrobat = man([], { skills: { brawn: 20, evade: 20, acrobatics: 80, endurance: 50 } })
      expect(
        the(hit('longsword', 'tripOpponent', 'ann damage: 1\nann location: 1\nbob trip: 75', acrobat).state, 'bob')
          .stance,
      ).toBe('standing')
      // A wolf has Athletics 65, half as much again for its legs.
      const wolf = hit('longsword', 'tripOpponent', 'ann damage: 1\nann location: 1\nbob trip: 94', { like: 'wolf' })
      expect(the(wolf.state, 'bob').stance).toBe('standing')
    },
  )
})
