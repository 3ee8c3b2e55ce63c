import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { breaksContact, distanceChanges } from '../../actions/closing.ts'
import { leapAt } from '../../actions/jumping.ts'
import { declaring } from '../../exchange/attack.ts'
import { wrestleFree } from '../../exchange/unarmed-combat.ts'
import { holding } from '../../ground/holds.ts'
import { mounts, partRiders, ridersDefences, strikesFromAbove, thrown } from '../../ground/riding.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { Ctx, Fighter, State } from '../../state/types.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { asked } from '../charges.ts'
import { CHEST, clash, duel, item, man, offered, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
const skilled = (skills: object, weapons = ['war-sword']) =>
  man(weapons, { skills: { athletics: 50, brawn: 50, evade: 50, resilience: 50, unarmed: 40, ...skills } })

describe('changing the distance', () => {
  const closes = (ctx: Ctx, s: State): boolean =>
    distanceChanges(ctx, s, the(s, 'ann'), the(s, 'bob'), 'closing', 'LEG-CLS-01')
  const run = (state: State, script: string) => {
    const won: boolean[] = []
    const played = alone(state, script, (ctx, s) => won.push(closes(ctx, s)))
    return { ...played, won: won.at(-1) }
  }
  const keys = (state: State) => asked(state, '', closes)?.options.map(({ key }) => key)

  rule('LEG-CLS-01', 'he opposes it with his last Combat Action, by Evade or with what he can use in the hand', () => {
    const armed = man(['war-sword', 'javelin'])
    expect(keys(duel(sword, armed, being('bob', { actions: 1 })))).toEqual([
      'counter',
      'strike war-sword',
      'strike unarmed',
      'none',
    ])
    expect(keys(duel(sword, armed, being('bob', { actions: 0 })))).toBeUndefined()
    expect(keys(duel(sword, armed, being('ann', { cornered: true })))).toEqual([
      'strike war-sword',
      'strike unarmed',
      'none',
    ])
    expect(keys(duel(sword, armed, being('bob', { cornered: true })))).toContain('counter')
    const lamed = duel(sword, sword, (s) => void Object.assign(the(s, 'bob').limbs[4] ?? {}, { useless: true }))
    expect(keys(lamed)).toEqual(['counter', 'strike unarmed', 'none'])
    expect(keys(duel(sword, { like: 'war-horse' }))?.filter((key) => key.includes('trample'))).toEqual([])
    expect(asked(duel(sword, sword), '', closes)).toMatchObject({ who: 'bob', about: { ask: 'closing', at: 'ann' } })
    run(duel(sword, sword), 'bob closing: none')
  })

  rule('LEG-CLS-02', 'each with his own Evade, and what one has over 100% weighs on the other', () => {
    const contest = (mine: number, theirs: number, rolls: readonly [number, number]) =>
      run(
        duel(skilled({ evade: mine }), skilled({ evade: theirs })),
        `bob closing: counter\nann evade: ${rolls[0]}\nbob evade: ${rolls[1]}`,
      )
    expect(contest(50, 20, [30, 40]).won).toBe(true)
    expect(contest(20, 50, [30, 40]).won).toBe(false)
    expect(contest(120, 50, [35, 40]).won).toBe(true)
    expect(contest(120, 50, [12, 20]).won).toBe(false)
    expect(told(contest(50, 20, [30, 40]), 'distance')).toMatchObject([{ who: 'ann', at: 'bob', won: true }])
  })

  rule(['LEG-CLS-01', 'LEG-CLS-03'], 'a blow at him who moves is told, and who falls to it does not get there', () => {
    const struck = (damage: string) =>
      run(
        duel(sword, sword),
        `bob closing: strike war-sword\nbob attack: 30\nann evade: 95\nbob manoeuvre: none\nbob damage: ${damage}`,
      )
    const hit = struck('1\nbob hit location: 10')
    expect(told(hit, 'struckWhileMoving')).toMatchObject([
      { who: 'bob', at: 'ann', rule: ['LEG-CLS-01', 'LEG-CLS-03'] },
    ])
    expect(hit.won).toBe(true)
    expect(struck('7\nbob hit location: 10\nann cannot attack: 1\nann resilience: 95').won).toBe(false)
  })

  test('to counter is no attack: his aim is over', () => {
    const state = duel(sword, sword, being('bob', { aimingAt: 'ann', aimed: 2 }))
    const { state: after } = run(state, 'bob closing: counter\nann evade: 30\nbob evade: 40')
    expect(the(after, 'bob')).toMatchObject({ aimed: 0, aimingAt: undefined })
  })

  rule('LEG-DIS-01', 'who breaks away goes from the one he left', () => {
    const played = alone(duel(sword, sword), '', (ctx, s) =>
      breaksContact(ctx, s, the(s, 'ann'), the(s, 'bob'), 'LEG-DIS-01'),
    )
    expect(told(played, 'brokeAway')).toMatchObject([{ who: 'ann', at: 'bob', metres: 8 }])
    expect(metres(played.state, 'ann', 'bob')).toBe(9)
  })
})

describe('leaping', () => {
  const leaps = (state: State, script: string) =>
    alone(state, script, (ctx, s) => leapAt(ctx, s, the(s, 'ann'), the(s, 'bob')))
  const bold = skilled({ athletics: 70 })

  rule('LEG-LEAP-01', 'his own Athletics against the answer of the one he leaps at', () => {
    expect(asked(duel(bold, sword), '', (ctx, s) => leapAt(ctx, s, the(s, 'ann'), the(s, 'bob')))).toMatchObject({
      who: 'bob',
      about: { ask: 'defend', at: 'ann' },
    })
    const played = leaps(duel(bold, sword), 'bob defend: none\nann athletics: 65\nbob borne down: 2')
    expect(told(played, 'leapt')).toMatchObject([
      { who: 'ann', at: 'bob', roll: 65, skill: 70, answer: 'none', wins: true },
    ])
    expect(the(played.state, 'bob')).toMatchObject({ stance: 'prone', noRising: 3 })
    const evaded = leaps(duel(bold, sword), 'bob defend: evade\nann athletics: 40\nbob evade: 45')
    expect(told(evaded, 'leapt')).toMatchObject([{ roll: undefined, wins: false }])
    expect(told(evaded, 'offBalance')).toMatchObject([{ who: 'bob' }])
    expect([the(evaded.state, 'bob').noAttack, the(evaded.state, 'ann').noAttack]).toEqual([1, 0])
    const out = duel(bold, sword, being('bob', { condition: 'unconscious' }))
    leaps(out, 'ann athletics: 95')
  })

  rule(['LEG-LEAP-01', 'LEG-EVD-04'], 'who dives from the saddle is out of it, and the leaper keeps his', () => {
    const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 60, evade: 50 } })
    const state = arranged(facing({ ann: bold }, { bob: rider, horse: {} }))
    const { state: after } = leaps(state, 'bob defend: evade\nann athletics: 40\nbob evade: 45')
    expect(the(after, 'bob').mount).toBeUndefined()
  })

  rule('LEG-LEAP-03', 'on four legs Athletics and 20%, less what the ground takes', () => {
    const skill = (change?: (s: State) => void) => {
      const horse = { like: 'war-horse', skills: { athletics: 40 } }
      const huge = { characteristics: { str: 30, con: 12, siz: 40, int: 12, pow: 12, dex: 12, cha: 12 } }
      const state = duel({ ...bold, ...huge }, horse, change)
      return told(leaps(state, 'bob defend: evade\nann athletics: 95\nbob evade: 95'), 'fourFooted')[0]?.skill
    }
    expect([skill(), skill(being('bob', { footing: 'unstable' }))]).toEqual([60, 40])
    const man = leaps(duel(bold, sword), 'bob defend: evade\nann athletics: 95\nbob evade: 95')
    expect(told(man, 'fourFooted')).toEqual([])
  })

  rule('LEG-LEAP-01', 'at a foe who is up, from one’s own feet; of two he says at whom', () => {
    const two = arranged(facing({ ann: bold }, { bob: sword, cid: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 3, 3]) }
    })
    expect(
      offered(
        asking(arranged(facing({ ann: bold }, { bob: sword, cid: sword }, {}, { distance: 3 })), 'ann act: leap'),
      ),
    ).toEqual(['bob', 'cid'])
    const why = (fields: Partial<Fighter>, who = 'ann') =>
      refusal(legend, duel(bold, sword, being(who, fields)), 'ann', 'leap')
    expect(why({ mount: 'bob' })).toMatchObject({ because: 'he cannot leap from the saddle' })
    expect(why({ condition: 'incapacitated' }, 'bob')).toMatchObject({
      because: 'nobody he could leap at is within reach',
    })
    expect(why({ footing: 'swimming' })).toMatchObject({ rule: 'LEG-CON-02' })
    const eel = man(['war-sword'], { traits: ['swimmer'], footing: 'swimming' })
    expect(refusal(legend, duel(eel, sword), 'ann', 'leap')).toBeUndefined()
    const ran = acting(two, 'ann act: leap\nbob defend: none\nann athletics: 95')
    expect(told(ran, 'ranUp')).toEqual([])
    const far = arranged(facing({ ann: bold }, { bob: sword }, {}, { distance: 3 }))
    expect(told(acting(far, 'ann act: leap\nbob defend: none\nann athletics: 95'), 'ranUp')).toMatchObject([
      { metres: 2 },
    ])
  })

  test('nobody jumps a pit from the saddle or with a foe upon him', () => {
    const map = { cell: 1, picture: '############\n#ab.oo.....#\n############', key: { a: 'ann', b: 'bob', o: 'pit' } }
    const pit = (change?: (s: State) => void) =>
      arranged(
        { ...facing({ ann: skilled({ athletics: 180 }) }, { bob: sword }, {}, { map }), distance: undefined },
        change,
      )
    expect(refusal(legend, pit(), 'ann', 'jump')).toMatchObject({ because: 'he is engaged' })
    expect(refusal(legend, pit(being('ann', { mount: 'bob' })), 'ann', 'jump')).toMatchObject({
      because: 'he sits in the saddle',
    })
  })
})

describe('riders', () => {
  const rider = man(['war-sword', 'short-bow'], { rides: 'horse', skills: { ride: 60 } })
  test('Small and Medium weapons strike from above, and only from the saddle', () => {
    const above = (weapon: string, change?: (s: State) => void) => {
      const s = arranged(facing({ ann: man([weapon], { rides: 'horse' }), horse: {} }, { bob: sword }), change)
      return strikesFromAbove(the(s, 'ann'), item(s, 'ann', weapon))
    }
    expect(['dagger', 'war-sword', 'great-sword'].map((weapon) => above(weapon))).toEqual([true, true, false])
    expect(above('dagger', being('ann', { mount: undefined }))).toBe(false)
  })

  test('his last Combat Action guards his mount, a bow does not', () => {
    const s = arranged(facing({ ann: rider, horse: {} }, { bob: sword }), (state) => {
      the(state, 'ann').actions = 1
      for (const one of the(state, 'ann').items) if (one.weapon.use === 'ranged') one.where = 'left'
    })
    const ways = ridersDefences(s, declaring(the(s, 'bob'), the(s, 'horse'), item(s, 'bob', 'war-sword')))
    expect(ways.map(({ key }) => key)).toEqual(['rider war-sword', 'rider ride'])
  })

  rule('LEG-ACT-Mount', 'in the saddle he is where his beast is; thrown he lies beside it', () => {
    const afoot = arranged(facing({ ann: sword, horse: {} }, { bob: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'horse', 'bob'], [1, 9, 8]) }
    })
    const up = alone(afoot, '', (ctx, s) => mounts(ctx, s, the(s, 'ann'), the(s, 'horse')))
    expect(told(up, 'mounted')).toMatchObject([{ who: 'ann', at: 'horse' }])
    expect(metres(up.state, 'ann', 'bob')).toBe(metres(afoot, 'horse', 'bob'))
    const off = alone(up.state, '', (ctx, s) => thrown(ctx, s, the(s, 'ann'), 'LEG-ACT-Mount'))
    expect(the(off.state, 'ann')).toMatchObject({ mount: undefined, stance: 'prone' })
    expect([metres(off.state, 'ann', 'horse'), metres(off.state, 'horse', 'bob')]).toEqual([
      1,
      metres(afoot, 'horse', 'bob'),
    ])
  })

  test('each of two riders parts from a beast that is down', () => {
    const both = arranged(
      facing({ ann: rider, horse: {}, cat: { ...rider, rides: 'mare' }, mare: { like: 'horse' } }, { bob: sword }),
      (s) => {
        for (const id of ['horse', 'mare']) the(s, id).stance = 'prone'
      },
    )
    const { state } = alone(both, '', (ctx, s) => partRiders(ctx, s))
    expect([the(state, 'ann').mount, the(state, 'cat').mount]).toEqual([undefined, undefined])
  })

  test('on a map he gets off where there is room', () => {
    const map = { cell: 1, picture: '####\n#h.#\n#b##\n####', key: { h: 'horse', b: 'bob' } }
    const pony = { like: 'horse', characteristics: { siz: 14 } }
    const field = arranged({ ...facing({ ann: rider, horse: pony }, { bob: sword }, {}, { map }), distance: undefined })
    const { where } = alone(field, '', (ctx, s) => thrown(ctx, s, the(s, 'ann'), 'LEG-ACT-Mount')).state
    expect('bands' in where ? undefined : where.bodies.ann).toMatchObject({ x: 2, y: 1 })
  })
})

describe('bare hands', () => {
  const bare = man(['unarmed'])
  const hold = (s: State, by: string, on: string, location = CHEST) =>
    holding('grapple', the(s, by), the(s, on), item(s, by, 'unarmed'), { location })

  rule('LEG-UNA-02', 'who holds him already only hurts him, and an Evade that fails him stops no hand', () => {
    const held = duel(bare, bare, (s) => {
      spent(s)
      s.holds = [hold(s, 'ann', 'bob')]
    })
    const again = clash(held, 'unarmed', 'ann attack: 30\nann manoeuvre: none\nann damage: 1\nann hit location: 10')
    expect(told(again, 'unarmed')).toMatchObject([{ who: 'ann', at: 'bob', what: 'damage' }])
    const dived = duel(bare, bare, being('bob', { guard: 'evade' }))
    const caught = clash(dived, 'unarmed', 'bob defend: evade\nann attack: 30\nbob evade: 20')
    expect(caught.asked).toMatchObject({ choices: [{ who: 'ann', about: { ask: 'unarmed', at: 'bob' } }] })
  })

  rule(['LEG-UNA-02', 'LEG-UNA-03'], 'the hold is on the location struck, by its own name', () => {
    const played = clash(
      duel(bare, { like: 'war-horse', natural: {} }, spent),
      'unarmed',
      'ann attack: 30\nann manoeuvre: none\nann unarmed: grapple\nann hit location: 1',
    )
    const { locations } = the(played.state, 'bob').facts.body
    expect(told(played, 'grappled')).toMatchObject([
      { who: 'ann', at: 'bob', location: locations[played.state.holds[0]?.location ?? -1]?.name },
    ])
  })

  rule('LEG-UNA-04', 'who tears himself free is told with his skill and the other’s', () => {
    const state = duel(
      skilled({ unarmed: 60, brawn: 30 }, ['unarmed']),
      skilled({ unarmed: 35, brawn: 20 }, ['unarmed']),
      (s) => {
        s.holds = [hold(s, 'bob', 'ann', 4)]
      },
    )
    const played = alone(state, 'ann break free: 50\nbob keep hold: 30', (ctx, s) => {
      const [one] = s.holds
      if (one !== undefined) wrestleFree(ctx, s, the(s, 'ann'), the(s, 'bob'), one)
    })
    expect(told(played, 'wrestled')).toMatchObject([{ who: 'ann', at: 'bob', skill: 60, against: 35, free: true }])
    expect(told(played, 'holdBroken')).toMatchObject([{ who: 'ann' }])
    expect(played.state.holds).toEqual([])
  })
})
