import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { suffocates } from '../../body/asphyxiation.ts'
import { swapDigits } from '../../body/checks.ts'
import { leavesFight } from '../../body/conditions.ts'
import { tires } from '../../body/fatigue.ts'
import { opened } from '../../exchange/declared.ts'
import type { EffectKey } from '../../exchange/effect-keys.ts'
import { bash } from '../../exchange/effects/footing.ts'
import { foreseen } from '../../exchange/effects/preparing.ts'
import { cfi } from '../../index.ts'
import { tags } from '../../screens/tags.ts'
import type { Hold } from '../../state/types.ts'
import {
  acting,
  alone,
  CHEST,
  clash,
  during,
  facing,
  fought,
  item,
  left,
  man,
  offered,
  onMap,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

const hold = (kind: Hold['kind'], more: Partial<Hold> = {}): Hold => ({
  kind,
  by: 'ann',
  on: 'bob',
  location: undefined,
  item: undefined,
  with: 'ann unarmed',
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})

describe('fear', () => {
  rule('CFI-ABL-Terrifying', 'flight lasts the three rounds that are told', () => {
    const { state, events } = play(
      cfi,
      facing({ like: 'troll' }, man()),
      'ann initiative: 1\nbob initiative: 2\nbob willpower: 60',
    )
    expect(left(the(state, 'bob'), 'fleeing')).toBe(3)
    expect(told({ events: events.filter((e) => e.type === 'becomes') }, 'becomes')).toMatchObject([
      { what: 'fleeing', turns: 3 },
    ])
  })
  rule('CFI-ABL-Intimidate', 'a fumble puts to flight for longer, and nobody faints of a roar', () => {
    const s = ready(facing({ like: 'bear' }, man(), {}, { distance: 40 }))
    expect(the(acting(s, 'ann turn: intimidate\nbob willpower: 99').state, 'bob')).toMatchObject({
      lasting: [{ kind: 'fleeing', left: 4 }],
      condition: 'up',
    })
    const after = acting(s, 'ann turn: intimidate\nbob willpower: 3').state
    expect(the(after, 'bob')).toMatchObject({ lasting: [] })
    expect(the(after, 'ann').terrified).toEqual(['bob'])
  })
})

describe('swallowed', () => {
  rule('CFI-ABL-Engulfing', 'one at a time, who has no air until he is out', () => {
    const s = ready(
      {
        system: 'cfi',
        sides: { heroes: { ann: { like: 'dragon', abilities: ['engulfing'] } }, foes: { bob: man(), cid: man() } },
        map: { cell: 5, picture: 'a.b\n..c', key: { a: 'ann', b: 'bob', c: 'cid' } },
      },
      (state) => {
        the(state, 'ann').acting = true
      },
    )
    expect(refusal(cfi, s, 'ann', 'engulf')).toBeUndefined()
    s.holds = [hold('engulf', { by: 'bob', on: 'cid' }), hold('grip', { on: 'cid' })]
    expect(refusal(cfi, s, 'ann', 'engulf')).toBeUndefined()
    s.holds = [hold('engulf', { on: 'cid' })]
    expect(refusal(cfi, s, 'ann', 'engulf')?.rule).toBe('CFI-ABL-Engulfing')
    const breath = (who: string) =>
      left(the(alone(s, '', (ctx, at) => suffocates(ctx, at, the(at, who))).state, who), 'breath')
    expect([breath('bob'), breath('cid')]).toEqual([0, 2])
  })
})

describe('a spell is lost', () => {
  const casting = { spell: 'magicMissile', intensity: 1, at: 'bob', left: 0, harder: 0, held: false } as const
  const mage = () =>
    ready(facing(man([], { class: 'mage', spells: { magicMissile: 2 } }), man()), (s) => {
      the(s, 'ann').casting = casting
    })
  test('by who stands stunned', () => {
    const s = mage()
    the(s, 'ann').lasting = [forTurns('senseless', 2, 'ann')]
    expect(the(acting(s, '').state, 'ann').casting).toBeUndefined()
  })
  rule('CFI-CAST-Interrupted', 'by who goes down', () => {
    const { state, events } = alone(mage(), '', (ctx, s) =>
      leavesFight(ctx, s, the(s, 'ann'), 'unconscious', 'CFI-WND-SeriousBody'),
    )
    expect(the(state, 'ann').casting).toBeUndefined()
    expect(told({ events }, 'spellLost')).toMatchObject([{ who: 'ann', why: 'disturbed' }])
  })
  rule('CFI-CAST-Armor', 'a mage begins none with a shield on either arm', () => {
    const s = (where: 'left' | 'right' | 'stowed') =>
      ready(
        facing(
          man(['buckler'], { class: 'mage', spells: { magicMissile: 2 }, skills: { arcaneCasting: 60 } }),
          man(),
          {},
          { distance: 60 },
        ),
        (at) => {
          item(at, 'ann', 'buckler').where = where
          the(at, 'ann').acting = true
        },
      )
    expect(
      (['left', 'right', 'stowed'] as const).map((where) => refusal(cfi, s(where), 'ann', 'castMagic')?.rule),
    ).toEqual(['CFI-CAST-Armor', 'CFI-CAST-Armor', undefined])
  })
  rule('CFI-CAST-MagicMissile', 'a magic shield before him stops a missile, and it is told of him', () => {
    const s = ready(
      facing(
        man([], { class: 'mage', spells: { magicMissile: 2 }, skills: { arcaneCasting: 60 } }),
        man(),
        {},
        { distance: 60 },
      ),
    )
    Object.assign(the(s, 'bob'), during({ shield: 9 }, 1))
    const { events } = acting(s, 'ann turn: castMagic\nann spell: magicMissile 1\nann release: now\nann casting: 30')
    expect(told({ events }, 'reduced')).toMatchObject([{ who: 'bob', by: 'ward', what: 'magic shield' }])
  })
})

describe('a leap with luck', () => {
  const pounce = (rest: string) =>
    acting(ready(facing({ like: 'wolf', luck: 1 }, man(), {}), spent), `ann turn: leap\n${rest}`).state
  rule('CFI-LUCK-Again', 'is thrown again', () => {
    const s = pounce('ann leap: 97\nann luck: again\nann leap: 30\nann effect: none\nann damage: 1 1\nann location: 1')
    expect(s.holds).toMatchObject([{ kind: 'astride', by: 'ann', on: 'bob' }])
    expect(the(s, 'ann').luck).toBe(0)
  })
  rule('CFI-LUCK-Swap', 'or has its digits swapped', () => {
    const s = pounce('ann leap: 83\nann luck: swap\nann effect: none\nann damage: 1 1\nann location: 1')
    expect(s.holds).toMatchObject([{ kind: 'astride' }])
    expect([swapDigits(83), swapDigits(7), swapDigits(100)]).toEqual([38, 70, 100])
  })
})

describe('effects', () => {
  rule('CFI-SE-Bash', 'counts whole measures, or parts of them where so ruled', () => {
    const back = (options: object) =>
      told(
        fought(
          ready(facing(man(['mace']), man(), options), spent),
          'mace',
          'ann attack: 30\nann effect: bash\nann damage: 6\nann location: 10',
        ),
        'pushed',
      )[0]?.feet
    expect([back({}), back({ bashDistance: 'parts' })]).toEqual([5, 10])
    const s = ready(facing(man(['mace']), man()))
    const x = opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'mace') })
    expect(alone(s, '', (ctx, at) => bash(ctx, at, x)).events).toEqual([])
  })
  rule('CFI-SE-PrepareCounter', 'a counter is good for the fight, or once', () => {
    const counter = { only: ['bob'], is: { against: 'ann', effect: 'bleed' } } as const
    const other = { only: ['bob'], is: { against: 'ann', effect: 'impale' } } as const
    const left = (counters: string, by: string, effect: EffectKey) => {
      const s = ready(facing(man(), man(), { counters }))
      the(s, 'bob').counters = [other, counter]
      return [foreseen(s, the(s, 'bob'), by, effect), the(s, 'bob').counters.length]
    }
    const { events } = fought(
      ready(facing(man(), man()), (s) => {
        the(s, 'bob').counters = [counter]
      }),
      'longsword',
      'ann attack: 30\nbob defend: none\nann effect: bleed\nbob counter: none\nann damage: 1\nann location: 10',
    )
    expect(told({ events }, 'countered')).toMatchObject([{ who: 'bob', effect: 'bleed' }])
    expect([left('fight', 'ann', 'bleed'), left('once', 'ann', 'bleed'), left('once', 'cid', 'bleed')]).toEqual([
      [true, 2],
      [true, 1],
      [false, 2],
    ])
  })
  rule('CFI-SE-SelectTarget', 'the defender says which of several bystanders the blow goes at', () => {
    const sides = { heroes: { ann: man(['dagger', 'longsword']), cid: man() }, foes: { bob: man(), dan: man() } }
    const s = ready(onMap(man(), man(), '.ab\n.cd', { sides, key: { c: 'cid', d: 'dan' } }))
    const stray = clash(
      s,
      'longsword',
      'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: selectTarget\nbob effect: none',
    )
    expect(offered(stray)).toEqual(['cid', 'dan'])
    expect(stray.asked !== undefined && 'choices' in stray.asked && stray.asked.choices[0]?.who).toBe('bob')
    const row = { heroes: { ann: man(['dagger']) }, foes: { cid: man(), bob: man(), dan: man(), eve: man() } }
    const thrown = clash(
      ready({ system: 'cfi', sides: row, distance: 20 }),
      'dagger',
      'ann attack: 99\nbob defend: evade\nbob evade: 30\nbob effect: selectTarget\nbob effect: none',
      { ranged: true },
    )
    expect(offered(thrown)).toEqual(['cid', 'dan'])
  })
  rule('CFI-CM-Helpless', 'a sure blow is a plain success, or a critical where so ruled', () => {
    const at = (options: object) =>
      clash(
        ready(facing(man(), man(), options), (s) => {
          the(s, 'bob').condition = 'unconscious'
        }),
        'longsword',
        '',
      )
    expect(told(at({}), 'attack')).toMatchObject([{ level: 'success', roll: undefined }])
    expect(told(at({ helpless: 'critical' }), 'attack')).toMatchObject([{ level: 'critical' }])
    expect(offered(at({ helpless: 'critical' }))).toContain('bypassArmor')
    expect(offered(at({}))).not.toContain('bypassArmor')
  })
})

describe('wearing out', () => {
  rule('CFI-FTG-Out', 'semi-conscious he is out, comatose he knows of nothing, at last he dies', () => {
    const after = (fatigue: number, levels: number, condition: 'up' | 'incapacitated') =>
      the(
        alone(ready(facing(man(), man())), '', (ctx, s) => {
          const bob = the(s, 'bob')
          bob.fatigue = fatigue
          bob.condition = condition
          tires(ctx, s, bob, levels, 'CFI-FTG-Blood')
        }).state,
        'bob',
      )
    expect(after(5, 1, 'up').condition).toBe('up')
    expect(after(6, 1, 'up').condition).toBe('incapacitated')
    expect(after(7, 1, 'incapacitated').condition).toBe('unconscious')
    expect(after(8, 1, 'incapacitated')).toMatchObject({ condition: 'dead', fatigue: 9 })
    expect(after(8, 4, 'incapacitated').fatigue).toBe(9)
  })
})

test('what anybody can see of somebody is said in words', () => {
  const s = ready(facing(man(), man()))
  const bob = the(s, 'bob')
  expect(tags(s, bob)).toEqual([])
  Object.assign(bob, {
    condition: 'incapacitated',
    stance: 'prone',
    delaying: true,
    braced: true,
    fatigue: 1,
    bleeding: [CHEST],
    aloft: true,
    ...during({ burning: 1, frenzy: 1, fleeing: 1, shield: 9 }, 1),
    cover: { name: 'table', locations: [], ap: 4, total: false },
    ward: { item: 'bob longsword', locations: [CHEST] },
    mount: 'nag',
  })
  s.holds = [hold('grip'), hold('pin', { on: 'ann', by: 'bob' })]
  s.impaled = [{ by: 'ann', on: 'bob', item: '', location: CHEST, size: 'small' }]
  expect(tags(s, bob)).toEqual([
    'incapacitated',
    'prone',
    'delaying',
    'braced',
    'winded',
    'bleeding',
    'aloft',
    'behind table',
    'guarding',
    'mounted',
    'grip by ann',
    'impaled',
    'on fire',
    'frenzied',
    'fleeing',
    'magic shield',
  ])
  expect(tags(s, the(s, 'ann'))).toEqual(['pin by bob'])
  Object.assign(bob, during({}))
  expect(tags(s, bob)).not.toContain('fleeing')
})
