import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  clash,
  facing,
  fought,
  HEAD,
  hp,
  LEFT_ARM,
  man,
  offered,
  onMap,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

describe('evading', () => {
  const dive = (attack: number, evade: number, rest = '') =>
    fought(
      ready(facing(man(), man())),
      'longsword',
      `ann attack: ${attack}\nbob defend: evade\nbob evade: ${evade}${rest}`,
    )
  rule(['CFI-EVD-01', 'CFI-EVD-02'], 'opposed to the attack: who wins it is clear, who loses is hit', () => {
    expect(hp(dive(30, 40).state, 'bob', RIGHT_LEG)).toBe(5)
    expect(hp(dive(30, 20, '\nann damage: 3\nann location: 1').state, 'bob', RIGHT_LEG)).toBe(2)
  })
  rule('CFI-EVD-03', 'levels over the loser are effects', () => {
    expect(
      told(
        clash(ready(facing(man(), man())), 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 80'),
        'levels',
      )[0],
    ).toMatchObject({ who: 'ann', levels: 1 })
    expect(
      told(
        clash(ready(facing(man(), man())), 'longsword', 'ann attack: 80\nbob defend: evade\nbob evade: 3'),
        'levels',
      )[0],
    ).toMatchObject({ who: 'bob', levels: 2 })
  })
  rule(['CFI-EVD-04', 'CFI-REA-Evade'], 'prone whatever happens, unless he takes Arise', () => {
    expect(the(dive(30, 40).state, 'bob').stance).toBe('prone')
    expect(the(dive(80, 90).state, 'bob').stance).toBe('prone')
    expect(the(dive(30, 3, '\nbob effect: arise').state, 'bob').stance).toBe('standing')
  })
  rule('CFI-MIN-EvadeBack', 'from a back square Formidable, and only if Perception notices', () => {
    const s = ready(onMap(man(), man(), '.ab.'), (state) => {
      the(state, 'bob').facing = 2
    })
    const seen = clash(s, 'longsword', 'ann attack: 80\nbob defend: evade\nbob perception: 20\nbob evade: 30')
    expect(told(seen, 'defense')[0]?.skill).toBe(25)
    const unseen = fought(s, 'longsword', 'ann attack: 80\nbob defend: evade\nbob perception: 90')
    expect(told(unseen, 'defense')).toEqual([])
  })
})

describe('knockback', () => {
  const struck = (
    dice: string,
    rest: string,
    change?: (s: Parameters<NonNullable<Parameters<typeof ready>[1]>>[0]) => void,
  ) => {
    const s = ready(
      facing({ like: 'ogre' }, man([], { armor: { all: 'full-plate' }, natural: { all: 20 } })),
      (state) => {
        spent(state)
        change?.(state)
      },
    )
    return fought(s, 'ogre-club', `ann attack: 30\nann effect: none\nann damage: ${dice}\nann location: 1${rest}`)
  }
  rule(['CFI-KNB-01', 'CFI-KNB-03'], 'more than SIZ before armor: five feet for each eight or part of them', () => {
    expect(told(struck('7 6', ''), 'pushed')).toEqual([])
    expect(told(struck('7 7', '\nbob athletics: 20'), 'pushed')[0]?.feet).toBe(5)
    expect(told(struck('10 10', '\nbob athletics: 20'), 'pushed')[0]?.feet).toBe(5)
  })
  rule('CFI-KNB-02', 'Athletics, or Easy Acrobatics, or prone', () => {
    expect(the(struck('7 7', '\nbob athletics: 51').state, 'bob').stance).toBe('prone')
    expect(the(struck('7 7', '\nbob athletics: 50').state, 'bob').stance).toBe('standing')
  })
  rule(['CFI-PRO-Brace', 'CFI-KNB-03'], 'who has braced counts half as much again', () => {
    const braced = (s: Parameters<typeof spent>[0]): void => {
      the(s, 'bob').braced = true
    }
    expect(told(struck('10 10', '', braced), 'pushed')).toEqual([])
    const s = ready(facing({ like: 'hill-giant' }, man([], { natural: { all: 40 } })), (state) => {
      spent(state)
      the(state, 'bob').braced = true
    })
    expect(
      told(
        fought(
          s,
          'giant-club',
          'ann attack: 30\nann effect: none\nann damage: 12 12\nann location: 1\nbob athletics: 1',
        ),
        'pushed',
      )[0]?.feet,
    ).toBe(5)
  })
})

describe('leaping', () => {
  const pounce = (rest: string, bob: object = man(), change?: Parameters<typeof ready>[1]) =>
    acting(ready(facing({ like: 'wolf' }, bob), change), `ann turn: leap\n${rest}`)
  rule(
    ['CFI-LEAP-01', 'CFI-LEAP-03'],
    'Athletics against Brawn or Evade: won, the target is down with the leaper astride',
    () => {
      const { state } = pounce('ann leap: 40\nbob defend: brawn\nbob brawn: 30\nann damage: 3 1\nann location: 1')
      expect(the(state, 'bob').stance).toBe('prone')
      expect(state.holds[0]).toMatchObject({ kind: 'astride', by: 'ann', on: 'bob' })
      expect(pounce('ann leap: 40\nbob defend: brawn\nbob brawn: 45').state.holds).toEqual([])
      const man_ = acting(
        ready(facing(man(['longsword'], { higher: true }), man())),
        'ann turn: leap\nann leap: 40\nbob defend: brawn\nbob brawn: 30',
      )
      expect(the(man_.state, 'bob').limbs.every((limb, i) => limb.hp === the(man_.state, 'bob').facts.hp[i])).toBe(true)
    },
  )
  rule('CFI-LEAP-02', 'at four legs a grade harder', () => {
    const at = (bob: object) => told(pounce('ann leap: 80\nbob defend: none', bob), 'attack')[0]
    expect(at({ like: 'wolf' })?.skill).toBe(44)
    expect(at(man())?.skill).toBe(65)
  })
  rule('CFI-LEAP-04', 'levels are effects', () => {
    expect(
      told(
        pounce('ann leap: 3\nbob defend: brawn\nbob brawn: 30\nann effect: none\nann damage: 3 1\nann location: 1'),
        'levels',
      )[0],
    ).toMatchObject({ who: 'ann', levels: 1 })
    // He lies on the ground anyway: there is nobody to trip.
    const s = ready(facing({ like: 'wolf' }, man()))
    const won = play(cfi, s, 'ann turn: leap\nann leap: 3\nbob defend: brawn\nbob brawn: 30')
    expect(offered(won)).toContain('disarmOpponent')
    expect(offered(won)).not.toContain('tripOpponent')
  })
  rule(['CFI-LEAP-05', 'CFI-SE-Arise'], 'pinned under him until he leaves, or by Arise', () => {
    const { state } = pounce('ann leap: 40\nbob defend: brawn\nbob brawn: 30\nann damage: 3 1\nann location: 1')
    const at = play(cfi, state, '').state
    expect(refusal(cfi, at, 'bob', 'regainFooting')?.rule).toBe('CFI-LEAP-05')
    the(state, 'bob').points = 1
    const up = fought(state, 'bite', 'ann attack: 90\nbob defend: longsword\nbob parry: 20\nbob effect: arise')
    expect(the(up.state, 'bob').stance).toBe('standing')
    expect(up.state.holds).toEqual([])
  })
  rule(
    ['CFI-LEAP-06', 'CFI-PRO-Brace'],
    'only at up to twice the leaper’s SIZ, a bracer counting half as much again',
    () => {
      const big = man([], { characteristics: { str: 12, con: 12, siz: 17, dex: 12, int: 12, pow: 12, cha: 12 } })
      expect(refusal(cfi, play(cfi, ready(facing({ like: 'wolf' }, big)), '').state, 'ann', 'leap')?.rule).toBe(
        'CFI-LEAP-06',
      )
      const s = ready(facing({ like: 'wolf' }, man()), (state) => {
        the(state, 'bob').braced = true
      })
      expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'leap')?.rule).toBe('CFI-LEAP-06')
      const firm = acting(
        ready(
          facing(
            { like: 'wolf' },
            man([], { characteristics: { str: 12, con: 12, siz: 10, dex: 12, int: 12, pow: 12, cha: 12 } }),
          ),
          (state) => {
            the(state, 'bob').braced = true
          },
        ),
        'ann turn: leap\nann leap: 90\nbob defend: none',
      )
      expect(told(firm, 'attack')).toHaveLength(1)
    },
  )
  rule('CFI-ABL-Leaper', 'a leap that is won also bites', () => {
    const { state } = pounce('ann leap: 40\nbob defend: brawn\nbob brawn: 30\nann damage: 4 1\nann location: 1')
    expect(hp(state, 'bob', RIGHT_LEG)).toBe(5 - 3)
  })
})

describe('passive blocking', () => {
  const warded = (more: object = {}, ann: object = man()) =>
    ready(facing(ann, man(['longsword', 'heater'], { ward: { item: 'heater', from: 'abdomen' }, ...more })))
  rule(['CFI-PBL-01', 'CFI-FRE-Ward'], 'a blow on a guarded location is reduced as by a parry', () => {
    const s = warded()
    expect(the(s, 'bob').ward?.locations).toEqual([0, 1, 2])
    the(s, 'bob').points = 0
    expect(
      hp(
        fought(s, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 8\nann location: 2').state,
        'bob',
        RIGHT_LEG,
      ),
    ).toBe(5)
    expect(
      hp(
        fought(s, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 4\nann location: 10').state,
        'bob',
        CHEST,
      ),
    ).toBe(3)
    const axe = warded({}, man(['great-axe']))
    the(axe, 'bob').points = 0
    expect(
      hp(
        fought(axe, 'great-axe', 'ann attack: 30\nann effect: none\nann damage: 1 1\nann location: 2').state,
        'bob',
        RIGHT_LEG,
      ),
    ).toBe(5 - 2)
  })
  rule('CFI-PBL-02', 'the guarding shield does not parry, the other hand does', () => {
    expect(offered(clash(warded(), 'longsword', 'ann attack: 30'))).toEqual(['longsword', 'evade', 'none'])
    const { state } = fought(warded(), 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 90')
    expect(the(state, 'bob').ward).toBeDefined()
  })
  rule('CFI-PBL-03', 'Choose Location cannot go past it', () => {
    const s = warded()
    the(s, 'bob').points = 0
    const chosen = clash(s, 'longsword', 'ann attack: 30\nann effect: chooseLocation\nann damage: 3')
    expect(offered(chosen)).toEqual(['chest', 'rightArm', 'leftArm', 'head'])
    expect(
      hp(
        fought(s, 'longsword', 'ann attack: 30\nann effect: chooseLocation\nann damage: 3\nann location: head').state,
        'bob',
        6,
      ),
    ).toBe(2)
  })
  rule(
    ['CFI-PBL-04', 'CFI-TRAIT-PassiveBlock', 'CFI-FRE-Ward'],
    'a shield covers as many as its trait says, twice that to who crouches, until it is used',
    () => {
      const s = ready(facing(man(['longsword', 'heater']), man()))
      const plain = acting(
        s,
        'ann turn: ward\nann ward: heater chest\nann guarding: chest+leftArm+head\nann turn: dither',
      ).state
      expect(the(plain, 'ann').ward?.locations).toEqual([CHEST, LEFT_ARM, HEAD])
      const low = acting(
        s,
        'ann turn: ward\nann ward: heater chest crouching\nann guarding: rightLeg+leftLeg+abdomen+chest+leftArm+head\nann turn: dither',
      ).state
      expect(the(low, 'ann').ward?.locations).toHaveLength(6)
      expect(the(low, 'ann').stance).toBe('crouching')
      the(low, 'ann').acting = false
      the(low, 'bob').acted = 1
      low.cycle = 2
      const struck = acting(low, 'ann turn: attack\nann weapon: heater\nann attack: 90\nbob defend: none').state
      expect(the(struck, 'ann').ward).toBeUndefined()
    },
  )
})

describe('surprise', () => {
  const ambush = (more: object = {}) => ready(facing(man(), man([], { surprised: true, ...more })))
  rule('CFI-SUR-01', 'ten off Initiative, given back in the next round', () => {
    const { state } = play(cfi, facing(man(), man([], { surprised: true })), 'ann initiative: 5\nbob initiative: 6')
    expect(the(state, 'bob').initiative).toBe(6 + 12 - 10)
    const next = acting(state, 'ann turn: dither\nbob turn: dither\nann turn: dither\nbob turn: dither', {
      steps: 6,
    }).state
    expect(the(next, 'bob').initiative).toBe(18)
  })
  rule(
    ['CFI-SUR-02', 'CFI-SUR-03'],
    'no defense until his number comes, and one effect more for the first blow that lands',
    () => {
      const first = clash(ambush(), 'longsword', 'ann attack: 30')
      expect(told(first, 'undefended')).toHaveLength(1)
      expect(told(first, 'levels')[0]?.levels).toBe(2)
      const { state } = fought(
        ambush(),
        'longsword',
        'ann attack: 30\nann effect: none\nann damage: 1\nann location: 1',
      )
      expect(told(clash(state, 'longsword', 'ann attack: 30'), 'levels')[0]?.levels).toBe(1)
      the(state, 'bob').alert = true
      expect(offered(clash(state, 'longsword', 'ann attack: 30'))).toContain('unarmed')
    },
  )
  rule('CFI-SUR-04', 'nothing offensive for the round', () => {
    const s = ambush()
    the(s, 'ann').acted = 1
    expect(refusal(cfi, play(cfi, s, '').state, 'bob', 'attack')?.rule).toBe('CFI-SUR-04')
  })
})

describe('sweeps', () => {
  rule(
    ['CFI-SWP-01', 'CFI-SWP-02'],
    'one roll against all in the path, each defends, and what they do comes at once',
    () => {
      const s = ready(
        { system: 'cfi', sides: { ogres: { ogre: {} }, men: { bob: man(), cid: man() } }, distance: 5 },
        (state) => {
          state.where = {
            bands: { ...('bands' in state.where ? state.where.bands : never()), places: [0, 0, 0, 5, 3, 4] },
          }
        },
      )
      const { state, events } = acting(
        s,
        'ogre turn: sweep\nogre weapon: ogre-club\nogre attack: 80\nbob defend: longsword\nbob parry: 20\nbob effect: tripOpponent\ncid defend: longsword\ncid parry: 30\ncid effect: disarmOpponent\nogre trip: 95\nogre disarm: 99',
      )
      expect(told({ events }, 'attack')).toHaveLength(1)
      expect(the(state, 'ogre')).toMatchObject({ stance: 'prone' })
      expect(state.fighters[0]?.items.find(({ weapon }) => weapon.id === 'ogre-club')?.where).toBe('ground')
    },
  )
})
const never = (): never => {
  throw new Error('this fight has no map')
}
