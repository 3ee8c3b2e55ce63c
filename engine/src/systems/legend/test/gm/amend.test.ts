import { describe, expect, test } from 'vitest'
import { NUMBERS } from '../../gm/amend.ts'
import { legend } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { faults, refused, ruling } from '../amending.ts'
import { acting, the } from '../arrange.ts'
import { ABDOMEN, CHEST, clash, duel, HEAD, hp, item, LEFT_LEG, man, RIGHT_ARM, told } from '../clash.ts'

const swordsmen = (change?: (s: State) => void): State => duel(man(['war-sword', 'target']), man(['war-sword']), change)

const ruled = (command: object, state = swordsmen()): State => ruling(state, command).state
const said = (command: object, state = swordsmen()): readonly string[] => ruling(state, command).told
const refusal = (command: object): string => refused(swordsmen(), command)
const grapple: Hold = {
  kind: 'grapple',
  by: 'bob',
  on: 'ann',
  item: undefined,
  location: CHEST,
  with: 'bob unarmed',
  tripReady: false,
  roll: 20,
  skill: 40,
  level: 'success',
  work: 0,
}

describe('numbers of a fighter', () => {
  test('each is set to what was ruled, and told', () => {
    for (const field of Object.keys(NUMBERS)) {
      const key = field === 'generalHitPoints' ? 'general' : field
      expect(the(ruled({ do: 'set', who: 'ann', field, to: 3 }), 'ann'), field).toMatchObject({ [key]: 3 })
    }
    expect(said({ do: 'set', who: 'ann', field: 'magicPoints', to: 3 })).toEqual([
      'Ruling: Ann’s Magic Points from 12 to 3.',
    ])
  })

  test('a counter below nothing is refused', () => {
    expect(faults({ do: 'set', who: 'ann', field: 'actions', to: -1 })).toEqual(['to: found -1, allowed is at least 0'])
    expect(faults({ do: 'set', who: 'ann', field: 'breath', to: -1 })).toEqual([])
    expect(faults({ do: 'set', who: 'ann', field: 'breath', to: -2 })).toEqual(['to: found -2, allowed is at least -1'])
    expect(faults({ do: 'set', who: 'ann', field: 'beauty', to: 3 })[0]).toMatch(/^field: found "beauty"/)
  })

  test('somebody who is not there is named with those who are', () => {
    expect(refusal({ do: 'set', who: 'cid', field: 'actions', to: 1 })).toBe(
      'ruling/fighter: There is no fighter "cid" in this fight. Name one of: ann, bob.',
    )
  })
})

describe('locations', () => {
  test('Hit Points and armour', () => {
    const state = ruled({ do: 'location', who: 'bob', location: 'chest', field: 'hitPoints', to: 2 })
    expect(hp(state, 'bob', CHEST)).toBe(2)
    expect(
      the(ruled({ do: 'location', who: 'bob', location: 'head', field: 'worn', to: 4 }), 'bob').limbs[HEAD],
    ).toMatchObject({ worn: 4 })
    expect(
      the(ruled({ do: 'location', who: 'bob', location: 'head', field: 'natural', to: -4 }), 'bob').limbs[HEAD],
    ).toMatchObject({ natural: 0 })
    expect(said({ do: 'location', who: 'bob', location: 'rightArm', field: 'hitPoints', to: -2 })).toEqual([
      'Ruling: Bob’s hit points of the right arm from 4 to −2.',
    ])
  })

  test('healed above its wound a limb can be used again, and no longer kills', () => {
    const maimed = swordsmen((s) => {
      Object.assign(the(s, 'bob').limbs[RIGHT_ARM] ?? {}, { hp: -4, maimed: true, useless: true, untreated: 9 })
    })
    const arm = (to: number) =>
      the(ruled({ do: 'location', who: 'bob', location: 'rightArm', field: 'hitPoints', to }, maimed), 'bob').limbs[
        RIGHT_ARM
      ]
    expect(arm(-4)).toMatchObject({ maimed: true, useless: true, untreated: 9 })
    expect(arm(-3)).toMatchObject({ maimed: false, useless: true, untreated: -1 })
    expect(arm(0)).toMatchObject({ useless: true })
    expect(arm(1)).toMatchObject({ useless: false })
  })

  test('a location he has not is refused with those he has', () => {
    expect(refusal({ do: 'location', who: 'bob', location: 'tail', field: 'worn', to: 1 })).toBe(
      'ruling/location: bob has no location "tail". Name one of: rightLeg, leftLeg, abdomen, chest, rightArm, leftArm, head.',
    )
  })

  test('harm from outside is a wound of the next step, past armour where so ruled', () => {
    const armoured = duel(man(['war-sword']), man(['war-sword'], { worn: { chest: 3 } }))
    const harmed = (armour: boolean) => {
      const state = ruled({ do: 'damage', who: 'bob', location: 'chest', points: 5, armour }, armoured)
      expect(hp(state, 'bob', CHEST)).toBe(7)
      return hp(acting(state, '').state, 'bob', CHEST)
    }
    expect([harmed(true), harmed(false)]).toEqual([5, 2])
    expect(said({ do: 'damage', who: 'bob', location: 'chest', points: 5 })).toEqual([
      'Ruling: Bob takes 5 from outside.',
    ])
    expect(refusal({ do: 'damage', who: 'bob', location: 'wing', points: 5 })).toMatch(/^ruling\/location: bob has no/)
    expect(faults({ do: 'damage', who: 'bob', location: 'chest', points: 0 })).toEqual([
      'points: found 0, allowed is at least 1',
    ])
  })
})

describe('how somebody is', () => {
  test('out of the fight he lies down, and what he was doing ends', () => {
    const busy = swordsmen((s) => {
      s.holds = [grapple]
      Object.assign(the(s, 'bob'), {
        guard: 'parry',
        delaying: true,
        aimingAt: 'ann',
        aimed: 2,
        unconsciousRounds: 4,
        expiring: 2,
      })
      the(s, 'bob').casting = { spell: 'heal', magnitude: 2, at: 'bob', on: undefined, left: 1 }
    })
    const state = ruled({ do: 'condition', who: 'bob', to: 'unconscious' }, busy)
    expect(the(state, 'bob')).toMatchObject({
      condition: 'unconscious',
      stance: 'prone',
      guard: 'none',
      delaying: false,
      aimed: 0,
      unconsciousRounds: 0,
      expiring: -1,
      casting: undefined,
      aimingAt: undefined,
    })
    expect(state.holds).toEqual([])
    expect(said({ do: 'condition', who: 'bob', to: 'dead' })).toEqual(['Ruling: Bob’s condition from up to dead.'])
  })

  test('whoever flees is on his feet, and whoever is up again keeps his hold and his clock is stopped', () => {
    expect(the(ruled({ do: 'condition', who: 'bob', to: 'fled' }), 'bob')).toMatchObject({
      condition: 'fled',
      stance: 'standing',
    })
    const stunned = swordsmen((s) => {
      s.holds = [grapple]
      Object.assign(the(s, 'bob'), { condition: 'unconscious', unconsciousFor: 3, guard: 'parry' })
    })
    const state = ruled({ do: 'condition', who: 'bob', to: 'up' }, stunned)
    expect(the(state, 'bob')).toMatchObject({ condition: 'up', unconsciousFor: 0, guard: 'parry' })
    expect(state.holds).toHaveLength(1)
  })

  test('stance and footing; under water he holds his breath', () => {
    expect(the(ruled({ do: 'stance', who: 'bob', to: 'prone' }), 'bob').stance).toBe('prone')
    expect(the(ruled({ do: 'footing', who: 'bob', to: 'sheer' }), 'bob')).toMatchObject({
      footing: 'climbing',
      sheer: true,
      breath: -1,
    })
    const under = ruled({ do: 'footing', who: 'bob', to: 'submerged' })
    expect(the(under, 'bob')).toMatchObject({ footing: 'submerged', sheer: false, breath: 12 })
    expect(said({ do: 'footing', who: 'bob', to: 'unstable' }, under)).toEqual([
      'Ruling: Bob’s footing from submerged to unstable.',
      'Bob breathes again.',
    ])
    expect(said({ do: 'footing', who: 'bob', to: 'firm' }, ruled({ do: 'footing', who: 'bob', to: 'sheer' }))).toEqual([
      'Ruling: Bob’s footing from sheer to firm.',
    ])
  })

  test('air: with warning a full breath, without it what Resilience gives, and back again', () => {
    expect(the(ruled({ do: 'air', who: 'bob', to: 'prepared' }), 'bob').breath).toBe(12)
    const choking = ruled({ do: 'air', who: 'bob', to: 'unprepared' })
    expect(the(choking, 'bob').breath).toBe(-1)
    expect(the(acting(choking, 'bob resilience: 20\nbob breath: 4').state, 'bob').breath).toBe(9)
    expect(
      the(ruled({ do: 'air', who: 'bob', to: 'restored' }, ruled({ do: 'air', who: 'bob', to: 'prepared' })), 'bob')
        .breath,
    ).toBe(-1)
    const air = (s: State) => told(ruling(s, { do: 'air', who: 'bob', to: 'restored' }), 'ruled')[0]
    const held = (breath: number) => swordsmen((s) => void Object.assign(the(s, 'bob'), { breath }))
    expect([air(held(-1)), air(held(0))]).toMatchObject([{ from: 'free' }, { from: 0 }])
    expect(said({ do: 'air', who: 'bob', to: 'prepared' })[0]).toBe('Ruling: Bob is cut off from air, with warning.')
  })

  test('fire and acid take hold in the next step, where ruled or by the dice, until put out', () => {
    expect(said({ do: 'hazard', who: 'bob', of: 'largeFire' })).toEqual(['Ruling: large fire takes hold of Bob.'])
    const burning = acting(ruled({ do: 'hazard', who: 'bob', of: 'flame', location: 'leftLeg' }), '').state
    expect(hp(burning, 'bob', LEFT_LEG)).toBe(4)
    expect(the(burning, 'bob').hazards).toEqual([{ of: 'flame', location: LEFT_LEG }])
    expect(the(ruled({ do: 'hazard', who: 'bob', of: 'none' }, burning), 'bob').hazards).toEqual([])
    const anywhere = acting(
      ruled({ do: 'hazard', who: 'bob', of: 'weakAcid' }),
      'bob hit location: 8\nbob acid: 2',
    ).state
    expect(hp(anywhere, 'bob', ABDOMEN)).toBe(4)
    expect(refusal({ do: 'hazard', who: 'bob', of: 'flame', location: 'wing' })).toMatch(/^ruling\/location/)
  })

  test('a fall is a step of its own', () => {
    const state = ruled({ do: 'fall', who: 'bob', metres: 4 })
    expect(the(state, 'bob').stance).toBe('standing')
    const fallen = acting(state, 'bob hit location: 11\nbob fall: 3').state
    expect([hp(fallen, 'bob', CHEST), the(fallen, 'bob').stance]).toEqual([4, 'prone'])
    expect(refusal({ do: 'fall', who: 'cid', metres: 4 })).toMatch(/^ruling\/fighter/)
  })
})

describe('circumstances', () => {
  test('hold from then on, and what they are worth is in the next blow', () => {
    for (const of of ['blind', 'confined', 'cornered', 'higher', 'formation', 'chariot', 'stumbling', 'running']) {
      expect(the(ruled({ do: 'circumstance', who: 'bob', of, to: true }), 'bob'), of).toMatchObject({ [of]: true })
    }
    const blind = ruled({ do: 'circumstance', who: 'ann', of: 'blind', to: true })
    expect(told(clash(blind, 'war-sword', 'bob defend: none\nann attack: 95'), 'attack')).toMatchObject([{ skill: 0 }])
    expect(said({ do: 'circumstance', who: 'ann', of: 'blind', to: false }, blind)).toEqual([
      'Ruling: Ann is no longer blind.',
    ])
  })

  test('surprise is for this round', () => {
    const state = ruled(
      { do: 'circumstance', who: 'bob', of: 'surprised', to: true },
      swordsmen((s) => {
        the(s, 'bob').alert = true
      }),
    )
    expect(the(state, 'bob')).toMatchObject({ surprised: 1, alert: false })
    expect(the(ruled({ do: 'circumstance', who: 'bob', of: 'surprised', to: false }, state), 'bob').surprised).toBe(0)
  })

  test('from where he comes, and a favour for the next Combat Action', () => {
    expect(said({ do: 'comesFrom', who: 'ann', to: 'back' })).toEqual(['Ruling: Ann comes from behind.'])
    const behind = ruled({ do: 'comesFrom', who: 'ann', to: 'back' })
    expect(told(clash(behind, 'war-sword', 'bob defend: none\nann attack: 95'), 'attack')).toMatchObject([
      { skill: 80 },
    ])
    const favoured = ruled({ do: 'modifier', who: 'ann', value: -15, because: 'the sun is in her eyes' })
    expect(told(clash(favoured, 'war-sword', 'bob defend: none\nann attack: 95'), 'attack')).toMatchObject([
      { skill: 45 },
    ])
    expect(said({ do: 'modifier', who: 'ann', value: -15, because: 'the sun is in her eyes' })).toEqual([
      'Ruling: −15% for Ann, the sun is in her eyes.',
    ])
    expect(faults({ do: 'modifier', who: 'ann', value: 5, because: '' })[0]).toMatch(/^because: /)
  })

  test('light, haze and wind, each by itself', () => {
    const s = ruled({ do: 'scene', light: 'dark', wind: 'gale' })
    expect(s.scene).toEqual({ light: 'dark', haze: 'none', wind: 'gale' })
    expect(ruled({ do: 'scene', haze: 'fog' }, s).scene).toEqual({ light: 'dark', haze: 'fog', wind: 'gale' })
    expect(said({ do: 'scene', light: 'dark', haze: 'mist' })).toEqual([
      'Ruling: light from day to dark.',
      'Ruling: haze from none to mist.',
    ])
  })

  test('a new initiative is rolled in the next step', () => {
    const again = acting(ruled({ do: 'initiative' }), 'ann initiative: 2\nbob initiative: 9').state
    expect([the(again, 'ann').initiative, the(again, 'bob').initiative]).toEqual([14, 21])
    expect(said({ do: 'initiative' })).toEqual(['Ruling: a new initiative.'])
  })

  test('something to stand behind, in part or wholly, or no longer', () => {
    const wall = { name: 'Low wall', ap: 8, hp: 40, locations: ['rightLeg', 'leftLeg'] }
    const state = ruled({ do: 'cover', who: 'bob', behind: wall })
    expect(the(state, 'bob').cover).toMatchObject({ name: 'Low wall', ap: 8, hp: 40, locations: [0, 1], total: false })
    expect(
      the(ruled({ do: 'cover', who: 'bob', behind: { ...wall, total: true } }), 'bob').cover?.locations,
    ).toHaveLength(7)
    expect(the(ruled({ do: 'cover', who: 'bob', behind: null }, state), 'bob').cover).toBeUndefined()
    expect(said({ do: 'cover', who: 'bob', behind: null }, state)).toEqual([
      'Ruling: Bob’s cover from Low wall to nothing.',
    ])
    expect(refusal({ do: 'cover', who: 'bob', behind: { ...wall, locations: ['tail'] } })).toMatch(/^ruling\/location/)
  })
})

describe('weapons and holds', () => {
  /** Ann's war sword is in Bob's chest, and Bob has Ann by the chest. */
  const stuck = (): State =>
    swordsmen((s) => {
      item(s, 'ann', 'war-sword').where = 'stuck'
      s.impaled = [
        {
          by: 'ann',
          on: 'bob',
          item: 'ann war-sword',
          location: CHEST,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
      s.holds = [
        grapple,
        {
          ...grapple,
          kind: 'pin',
          by: 'ann',
          on: 'bob',
          item: 'bob war-sword',
          location: undefined,
          with: 'ann target',
        },
      ]
    })

  test('an item is where it was ruled to be, and nothing is held with it', () => {
    const state = ruled({ do: 'item', who: 'bob', item: 'war-sword', where: 'ground', away: 3 }, stuck())
    expect(item(state, 'bob', 'war-sword')).toMatchObject({ where: 'ground', away: 3 })
    expect(state.holds.map(({ kind }) => kind)).toEqual(['grapple'])
    expect(state.impaled).toHaveLength(1)
    const stowed = ruled({ do: 'item', who: 'ann', item: 'target', where: 'stowed', away: 3 })
    expect(item(stowed, 'ann', 'target')).toMatchObject({ where: 'stowed', away: 0 })
    expect(said({ do: 'item', who: 'ann', item: 'target', where: 'lost' })).toEqual([
      'Ruling: Ann’s target from left to lost.',
    ])
  })

  test('out of the wound, or into somebody else’s hands', () => {
    expect(ruled({ do: 'item', who: 'ann', item: 'war-sword', where: 'right' }, stuck()).impaled).toEqual([])
    const given = ruled({ do: 'item', who: 'ann', item: 'target', where: 'left', to: 'bob' })
    expect(the(given, 'ann').items.map(({ id }) => id)).not.toContain('ann target')
    expect(item(given, 'bob', 'ann target').where).toBe('left')
    expect(
      item(ruled({ do: 'item', who: 'bob', item: 'ann target', where: 'ground' }, given), 'bob', 'ann target').where,
    ).toBe('ground')
    expect(refusal({ do: 'item', who: 'ann', item: 'lute', where: 'ground' })).toBe(
      'ruling/item: ann has no "lute". Name one of: war-sword, target, unarmed.',
    )
  })

  test('nothing holds him any more, and what was stuck in him lies on the ground; a bow stays in hand', () => {
    const freed = ruled({ do: 'free', who: 'bob' }, stuck())
    expect([freed.impaled, item(freed, 'ann', 'war-sword').where]).toEqual([[], 'ground'])
    expect(freed.holds.map(({ kind }) => kind)).toEqual(['grapple'])
    expect(said({ do: 'free', who: 'bob' }, stuck())).toEqual(['Ruling: nothing holds Bob any longer.'])
    const twice = stuck()
    twice.holds.push(...twice.holds.filter(({ on }) => on === 'bob').map((hold) => ({ ...hold, by: 'cid' })))
    expect(told(ruling(twice, { do: 'free', who: 'bob' }), 'ruled')).toMatchObject([{ from: 3, to: 0 }])
    const shot = duel(man(['short-bow']), man(['war-sword']), (s) => {
      s.impaled = [
        {
          by: 'ann',
          on: 'bob',
          item: 'ann short-bow',
          location: CHEST,
          penalty: 10,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
    })
    expect(item(ruled({ do: 'free', who: 'bob' }, shot), 'ann', 'short-bow').where).toBe('both')
    expect(ruled({ do: 'item', who: 'ann', item: 'short-bow', where: 'ground' }, shot).impaled).toHaveLength(1)
  })
})

test('the fight ends as ruled, and only a side that fights can win it', () => {
  expect(legend.outcome(ruled({ do: 'end', won: ['heroes'] }))).toEqual({ won: ['heroes'], because: 'ruling' })
  expect(said({ do: 'end', won: [] })).toEqual(['Ruling: the fight ends undecided.'])
  expect(said({ do: 'end', won: ['heroes', 'foes'] })).toEqual([
    'Ruling: the fight ends, won by the heroes and the foes.',
  ])
  expect(refusal({ do: 'end', won: ['elves'] })).toBe('ruling/side: There is no side "elves". Name of: heroes, foes.')
})

test('a ruling there is not is refused with those there are', () => {
  expect(faults({ do: 'bless', who: 'ann' })[0]).toMatch(/^do: found/)
  expect(faults({ do: 'stance', who: 'ann', to: 'kneeling' })).toEqual([
    'to: found "kneeling", allowed is one of standing, prone',
  ])
  expect(faults({ do: 'free', who: 'ann', of: 'charge' })).toEqual([expect.stringMatching(/of/)])
})
