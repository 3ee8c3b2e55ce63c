import { describe, expect, test } from 'vitest'
import { optionTaken } from '../../../../kernel/offer.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import type { LegendQuestion, State } from '../../state/types.ts'
import { arranged, being, facing, the } from '../arrange.ts'
import { duel, FENCE, man } from '../clash.ts'

const apart = (gap: number) => (s: State) => {
  s.where = {
    bands: spaced(
      s.fighters.map(({ id }) => id),
      gaps(s.fighters.length, gap),
    ),
  }
}
const gaps = (fighters: number, gap: number): number[] => Array((fighters * (fighters - 1)) / 2).fill(gap)

/** What a bot of that temperament answers for Ann. */
const answer = (s: State, about: LegendQuestion, options: readonly string[], mind = 'default'): string | undefined => {
  const choice = { who: 'ann', about, options: options.map((key) => ({ key })), usual: options[0] ?? '' }
  return optionTaken(choice, legend.policies[mind]?.(choice, s)).key
}
const act = (s: State, ...options: string[]): string | undefined => answer(s, { ask: 'act' }, options)
const archer = man(['short-bow'])

describe('what bots do not do', () => {
  test('strike at the helpless while anybody still fights', () => {
    const s = arranged(facing({ ann: archer }, { bob: archer, cid: archer }), apart(70))
    Object.assign(the(s, 'bob'), { condition: 'unconscious' })
    s.where = { bands: spaced(['ann', 'bob', 'cid'], [2, 70, 70]) }
    expect(answer(s, { ask: 'target' }, ['bob', 'cid'])).toBe('cid')
    expect(act(duel(man(['mace']), man(['mace']), apart(20)), 'attack', 'move', 'doNothing')).toBe('move')
  })

  test('waste arrows on what nobody could hit', () => {
    const shoots = (s: State) => act(s, 'attack', 'move', 'doNothing')
    expect(shoots(duel(archer, archer, apart(40)))).toBe('attack')
    const storm = duel(archer, archer, apart(40))
    storm.scene.wind = 'strong'
    expect(shoots(storm)).toBe('move')
    expect(shoots(duel(archer, archer, apart(170)))).toBe('move')
  })

  test('leave their cover while they can shoot from it, or when the foe comes to it', () => {
    const hid = (gap: number, weapons = ['short-bow', 'mace']) =>
      duel(man(weapons), archer, (s) => {
        apart(gap)(s)
        Object.assign(the(s, 'ann'), { cover: FENCE })
      })
    expect(act(hid(40), 'attack', 'move', 'doNothing')).toBe('attack')
    const storm = hid(40)
    storm.scene.wind = 'gale'
    expect(act(storm, 'attack', 'move', 'doNothing', 'delay')).toBe('delay')
    const near = hid(6)
    for (const item of the(near, 'ann').items) item.where = item.weapon.id === 'mace' ? 'right' : 'ground'
    expect(act(near, 'attack', 'move', 'delay')).toBe('delay')
  })

  test('throw the only weapon they have', () => {
    const spear = man(['short-spear'])
    expect(act(duel(spear, spear, apart(15)), 'attack', 'move', 'doNothing')).toBe('move')
    const three = arranged(facing({ ann: spear }, { bob: spear, cid: spear }))
    s3(three)
    expect(answer(three, { ask: 'target' }, ['cid', 'bob'])).toBe('bob')
  })

  test('walk for rounds where they could run, or run after one who flees', () => {
    expect(act(duel(man(['mace']), archer, apart(70)), 'charge', 'sprint', 'move')).toBe('sprint')
    expect(act(duel(man(['mace']), archer, apart(12)), 'sprint', 'move')).toBe('move')
    const beaten = duel(man(['mace']), man(['mace']), apart(40))
    Object.assign(the(beaten, 'bob').limbs[3] ?? {}, { hp: 0 })
    expect(act(beaten, 'sprint', 'move')).toBe('move')
  })

  test('turn their back on a foe whom they cannot attack just now', () => {
    expect(act(duel(man(['mace']), man(['mace'])), 'changeDistance', 'parry', 'doNothing')).toBe('parry')
    const short = duel(man(['dagger']), man(['longspear']), undefined, { reach: true })
    expect(act(short, 'changeDistance', 'parry', 'doNothing')).toBe('changeDistance')
    const far = duel(man(['dagger']), man(['longspear']), apart(4), { reach: true })
    expect(act(far, 'attack', 'move', 'doNothing')).toBe('move')
  })

  test('leave a blade in a wound they could never pull it out of', () => {
    const chooses = (brawn: number) =>
      answer(
        duel(man(['longsword'], { skills: { brawn } }), man(['mace'], { worn: { head: 6, chest: 6, abdomen: 6 } })),
        { ask: 'manoeuvre', at: 'bob', level: 'success', left: 1, item: 'ann longsword' },
        ['impale', 'bleed', 'none'],
      )
    expect(chooses(23)).toBe('bleed')
    expect(chooses(60)).toBe('impale')
  })

  test('undercut a parry that is too big to be undercut', () => {
    const chooses = (shield: string, more = ['bypassArmour', 'maximiseDamage']) =>
      answer(
        duel(man(['longsword']), man(['mace', shield])),
        { ask: 'manoeuvre', at: 'bob', level: 'critical', left: 1, item: 'ann longsword' },
        ['bypassParry', ...more, 'chooseLocation', 'tripOpponent', 'none'],
      )
    expect(chooses('buckler')).toBe('bypassParry')
    expect(chooses('heater-shield')).toBe('tripOpponent')
    expect(chooses('buckler', ['maximiseDamage'])).not.toBe('bypassParry')
  })
})

describe('Hero Points', () => {
  const offered = (s: State, about: LegendQuestion) => answer(s, about, ['keep', 'spend'])
  const hurt = being('ann', { stance: 'prone' })
  const wounded = (ann: object, bob: object, gap: number) =>
    duel(ann, bob, (s) => {
      apart(gap)(s)
      hurt(s)
      Object.assign(the(s, 'ann').limbs[0] ?? {}, { hp: 0 })
    })

  test('a last chance is bought only where it meets the blow that comes', () => {
    const mace = man(['mace'])
    expect(offered(wounded(mace, mace, 1), { ask: 'last chance', against: 'bob' })).toBe('spend')
    expect(offered(wounded(mace, archer, 20), { ask: 'last chance', against: 'bob' })).toBe('keep')
    expect(offered(wounded(man(['mace', 'target']), archer, 20), { ask: 'last chance', against: 'bob' })).toBe('spend')
    expect(offered(wounded(mace, mace, 1), { ask: 'last chance' })).toBe('keep')
  })

  test('a second chance is bought only by one who has a fair one', () => {
    const about = { ask: 'second chance', roll: 'resilience' } as const
    expect(offered(duel(man(['mace'], { skills: { resilience: 24 } }), archer), about)).toBe('keep')
    expect(offered(duel(man(['mace'], { skills: { resilience: 50 } }), archer), about)).toBe('spend')
  })
})

function s3(s: State): void {
  s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 5, 5]) }
  Object.assign(the(s, 'cid'), { actions: 0, stance: 'prone' })
}

describe('what bots choose', () => {
  test('of those they have outmanoeuvred, to face the one who can do least', () => {
    const weak = man(['dagger'], { styles: [{ name: 'knives', skill: 20, weapons: ['dagger'] }] })
    const s = arranged(facing({ ann: man(['mace']) }, { bob: man(['mace']), cid: weak, dan: man(['mace']) }))
    const about = { ask: 'outmanoeuvred' } as const
    expect(answer(s, about, ['face bob', 'face cid', 'face dan', 'run'])).toBe('face cid')
    the(s, 'dan').actions = 0
    expect(answer(s, about, ['face bob', 'face dan'])).toBe('face dan')
  })

  test('Bladesharp on a blade that has none, and else Protection', () => {
    const s = duel(man(['war-sword'], { spells: { bladesharp: 2, protection: 2 } }), man(['mace']))
    expect(answer(s, { ask: 'spell' }, ['protection', 'bladesharp'])).toBe('bladesharp')
    for (const item of the(s, 'ann').items) item.sharp = 2
    expect(answer(s, { ask: 'spell' }, ['bladesharp', 'protection'])).toBe('protection')
  })

  test('a mount to kick at whoever is beside it, though he has nothing left to strike with', () => {
    const s = duel({ like: 'war-horse' }, man(['mace']), (state) => {
      the(state, 'ann').rider = 'bob'
      the(state, 'bob').actions = 0
    })
    expect(act(s, 'doNothing', 'attack')).toBe('attack')
  })
})

describe('what bots do', () => {
  const sword = man(['war-sword'])
  const crippled = { condition: 'up', fatigue: 5 } as const

  test('stay when crippled while a comrade can fight, and leave when nobody else can', () => {
    const leaves = (change: (s: State) => void = () => undefined): string | undefined => {
      const s = arranged(facing({ ann: sword, pal: sword }, { bob: sword }), apart(1))
      Object.assign(the(s, 'ann'), crippled)
      change(s)
      return act(s, 'attack', 'changeDistance', 'doNothing')
    }
    expect(leaves()).toBe('attack')
    expect(leaves(being('pal', crippled))).toBe('changeDistance')
    expect(leaves(being('pal', { condition: 'unconscious' }))).toBe('changeDistance')
  })

  test('stay when crippled before a single foe who is hurt as well', () => {
    const leaves = (foes: object, hurt: readonly string[]): string | undefined => {
      const s = arranged(facing({ ann: sword }, foes), apart(1))
      Object.assign(the(s, 'ann'), crippled)
      for (const id of hurt) Object.assign(the(s, id).limbs[0] ?? {}, { hp: 0 })
      return act(s, 'attack', 'changeDistance', 'doNothing')
    }
    expect(leaves({ bob: sword }, [])).toBe('changeDistance')
    expect(leaves({ bob: sword }, ['bob'])).toBe('attack')
    expect(leaves({ bob: sword, cid: sword }, ['bob', 'cid'])).toBe('changeDistance')
  })

  test('outmanoeuvre three foes when nimble, with a Combat Action left to use it', () => {
    const pressed = (evade: number, actions: number): string | undefined => {
      const nimble = man(['war-sword'], { skills: { evade } })
      const s = arranged(facing({ ann: nimble }, { bob: sword, cid: sword, dan: sword }), apart(1))
      the(s, 'ann').actions = actions
      return act(s, 'attack', 'outmanoeuvre')
    }
    expect([pressed(60, 2), pressed(59, 2), pressed(60, 1)]).toEqual(['outmanoeuvre', 'attack', 'attack'])
  })

  test('cast Countermagic as strong as the spell it is to stop, and no weaker', () => {
    const counters = (magnitude: number, ...options: string[]): string | undefined =>
      answer(duel(sword, sword), { ask: 'counter', at: 'ann', against: 'bob', spell: 'dragons-breath', magnitude }, [
        'none',
        ...options,
      ])
    expect(counters(2, 'magnitude 1', 'magnitude 2')).toBe('magnitude 2')
    expect(counters(1, 'magnitude 1', 'magnitude 2')).toBe('magnitude 1')
    expect(counters(3, 'magnitude 1', 'magnitude 2')).toBe('none')
  })

  test('breathe fire where it promises more than a blow, while it leaves them a Magic Point', () => {
    const mage = (more: object = {}): object =>
      man(['dagger'], { spells: { 'dragons-breath': 2 }, skills: { commonMagic: 80 }, ...more })
    const burns = (ann: object, change: (s: State) => void = () => undefined) => {
      const s = duel(ann, sword, apart(5))
      change(s)
      return [act(s, 'attack', 'castSpell'), answer(s, { ask: 'spell' }, ['bladesharp', 'dragons-breath'])]
    }
    expect(burns(mage())).toEqual(['castSpell', 'dragons-breath'])
    expect(burns(mage(), being('ann', { magicPoints: 2 }))[0]).toBe('attack')
    expect(burns(mage({ skills: { commonMagic: 20 } }))[0]).toBe('attack')
    const strong = man(['great-sword'], { spells: { 'dragons-breath': 2 }, skills: { commonMagic: 50 } })
    expect(burns(strong, being('bob', { actions: 0 }))[0]).toBe('attack')
  })
})
