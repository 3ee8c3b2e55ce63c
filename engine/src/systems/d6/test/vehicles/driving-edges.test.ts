import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { topSpeed } from '../../ground/aboard.ts'
import { d6 } from '../../index.ts'
import { metres } from '../../state/fighters.ts'
import type { Conveyance, Fighter, State } from '../../state/types.ts'
import { counted, of, PLAIN, rolls, run, told, turnOf } from '../arrange.ts'
import { DRIVER } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const hull = (s: State, id: string) => s.vehicles.find((v) => v.id === id) as Conveyance
const aboard = (vehicle: string, more: object = {}) => ({ ...DRIVER, ...more, vehicle })
/** Ana drives hers with Cy aboard against his and theirs, driven by Bo and Di; further changes last. */
const fleet = (kind: string, arrange: (s: State) => void = () => {}, more: Fleet = {}) =>
  turnOf(
    {
      system: 'd6',
      distance: more.distance ?? 10,
      options: more.options ?? {},
      sides: {
        heroes: { ana: aboard('hers', more.ana), cy: aboard('hers', more.cy) },
        foes: { bo: aboard('his'), di: aboard('theirs') },
      },
      scene: {
        vehicles: {
          hers: { kind, driver: 'ana' },
          his: { kind: more.foe ?? kind, driver: 'bo' },
          theirs: { kind: more.foe ?? kind, driver: 'di' },
        },
      },
    },
    'ana',
    more.actions ?? 1,
    arrange,
  )
interface Fleet {
  readonly distance?: number
  readonly options?: object
  readonly ana?: object
  readonly cy?: object
  readonly foe?: string
  readonly actions?: number
}
const going = (id: string, to: Partial<Conveyance>) => (s: State) => void Object.assign(hull(s, id), to)
const both =
  (...arranges: readonly ((s: State) => void)[]) =>
  (s: State) => {
    for (const arrange of arranges) arrange(s)
  }

describe('who drives', () => {
  rule('D6-C-VEH-Damage', 'does nothing with what is destroyed, and steers nothing stuck in what it rammed', () => {
    const keys = ['drive', 'ram', 'sideswipe', 'vehicle dodge', 'regain control', 'rein in']
    for (const key of keys) {
      const wreck = refusal(d6, fleet('small galley', going('hers', { damage: 'destroyed', speed: 2 })), 'ana', key)
      expect(wreck, key).toMatchObject({ because: 'hers is destroyed', rule: 'D6-C-VEH-Damage' })
      const stuck = refusal(d6, fleet('small galley', going('hers', { loses: 1, speed: 2 })), 'ana', key)
      expect(stuck, key).toMatchObject({ rule: 'D6-C-VEH-Ram' })
      expect(refusal(d6, fleet('small galley'), 'cy', key), key).toMatchObject({ because: 'he drives nothing' })
    }
    const strike = (to: Partial<Conveyance>) =>
      refusal(d6, fleet('small galley', going('hers', to), { distance: 2 }), 'ana', 'full dodge')
    expect(strike({ loses: 1 })).toMatchObject({ rule: 'D6-C-VEH-Ram' })
    expect(strike({ loses: 2 })).toBeUndefined()
    expect(strike({ speed: 2, damage: 'destroyed' })).toBeUndefined()
    expect(strike({ speed: 2 })).toMatchObject({ rule: 'D6-VEH-NoBlock' })
  })
  rule('D6-C-VEH-Speeds', 'needs 0, 0, 5 and 10 by speed, and at least 5 with anything else to do', () => {
    const difficulty = (speed: number, to: string, actions: number) =>
      told(
        run(
          fleet('wagon', going('hers', { speed }), {
            actions,
            ana: { skills: { ...DRIVER.skills, charioteering: '9D' } },
          }),
          `ana act: drive\nana speed: ${to}\n${to === 'stopped' || (actions === 1 && to === 'cruising') || to === 'cautious' ? '' : `ana driving: ${'3 '.repeat(10 - actions)}\n`}${to === 'stopped' ? '' : 'ana whom: di\nana way: towards\n'}`,
        ),
        'drives',
      )?.difficulty
    expect([difficulty(1, 'cautious', 1), difficulty(1, 'cautious', 2)]).toEqual([0, 0])
    expect([difficulty(2, 'cruising', 1), difficulty(2, 'cruising', 2)]).toEqual([0, 5])
    expect([difficulty(3, 'high', 1), difficulty(3, 'high', 2)]).toEqual([5, 5])
    expect([difficulty(3, 'all-out', 1), difficulty(3, 'all-out', 2)]).toEqual([10, 10])
  })
  rule('D6-C-VEH-Speeds', 'takes everybody aboard along, towards whomever he names', () => {
    const before = fleet('wagon', both(going('hers', { speed: 2 }), set('cy', { moved: 1 })), { distance: 60 })
    const ran = run(before, 'ana act: drive\nana speed: cruising\nana whom: di\nana way: away')
    expect(told(ran, 'rolls')).toMatchObject({ at: 'di', way: 'away', metres: 12.5 })
    expect([of(ran, 'ana').moved, of(ran, 'cy').moved]).toEqual([12.5, 13.5])
  })
  rule('D6-C-VEH-Familiar', 'without the skill pays for what he does not know, and for want of schooling', () => {
    const strange = run(
      fleet('carriage', going('hers', { speed: 2 }), { ana: { skills: {} } }),
      'ana act: drive\nana speed: high\nana driving: 1 2',
    )
    expect(told(strange, 'drives')).toMatchObject({ difficulty: 5 + 6 + 5, done: false })
    expect(counted(told(strange, 'drives'))).toMatchObject({ 'D6-C-VEH-Familiar': 6, 'D6-C-SKILL-Untrained': 5 })
  })
  rule('D6-C-VEH-Damage', 'is reminded of speeds that were lost', () => {
    const drives = (lostSpeeds: number) =>
      told(
        run(
          fleet('wagon', going('hers', { speed: 1, lostSpeeds })),
          'ana act: drive\nana speed: cautious\nana whom: bo\nana way: towards',
        ),
        'drives',
      )?.rule
    expect(drives(1)).toContain('D6-C-VEH-Damage')
    expect(drives(0)).not.toContain('D6-C-VEH-Damage')
  })
  rule(
    'D6-C-VEH-Stunts',
    'loses control by failing: wheels stop, a keel goes on, and a failed attempt to regain it changes nothing',
    () => {
      const failed = (kind: string) =>
        hull(
          run(
            fleet(kind, going('hers', { speed: 2 })),
            `ana act: drive\nana speed: high\nana driving: 1${' 1'.repeat(kind === 'wagon' ? 4 : 5)}`,
          ).state,
          'hers',
        )
      expect(failed('wagon')).toMatchObject({ uncontrolled: true, veered: false, speed: 0 })
      expect(failed('canoe')).toMatchObject({ uncontrolled: true, veered: false, speed: 3 })
      const vain = run(
        fleet('wagon', going('hers', { speed: 2, uncontrolled: true })),
        'ana act: regain control\nana driving: 1 1 1 1 2',
      )
      expect(told(vain, 'drives')).toMatchObject({ difficulty: 15, done: false })
      expect(hull(vain.state, 'hers')).toMatchObject({ uncontrolled: true, speed: 2 })
    },
  )
})

describe('what moves', () => {
  rule('D6-C-VEH-Damage', 'no speed is left below none, and what runs down comes to a stand', () => {
    expect([0, 4, 6].map((lostSpeeds) => topSpeed({ ...hull(fleet('wagon'), 'hers'), lostSpeeds }))).toEqual([4, 0, 0])
    const next = (to: Partial<Conveyance>) =>
      run(
        fleet(
          'wagon',
          (s) => {
            Object.assign(s, { acting: [], at: s.order.length, phase: 'initiative' })
            going('his', to)(s)
          },
          { options: { initiative: 'firstAct' } },
        ),
        '',
      )
    expect([3, 2, 1].map((speed) => hull(next({ speed, damage: 'severe' }).state, 'his').speed)).toEqual([1, 0, 0])
    expect(told(next({ panicked: true, damage: 'destroyed' }), 'spooked')).toBeUndefined()
    expect(told(next({ damage: 'severe', speed: 0 }), 'runsDown')).toBeUndefined()
  })
  rule('D6-C-VEH-Stunts', 'having veered once makes no later sideswipe easier', () => {
    const ran = run(
      fleet('wagon', going('hers', { speed: 2, veered: true })),
      'ana act: sideswipe\nana vehicle: his\nana driving: 1 1 1 1 1',
    )
    expect(told(ran, 'drives')).toMatchObject({ difficulty: 10, done: false })
  })
  test('a wreck can be left on foot, and what goes on cannot', () => {
    const walk = (to: Partial<Conveyance>) => refusal(d6, fleet('wagon', going('hers', to)), 'ana', 'move')
    expect([walk({ speed: 2, damage: 'destroyed' }), walk({ speed: 0 })]).toEqual([undefined, undefined])
    expect(walk({ speed: 2 })).toMatchObject({ because: 'hers is moving' })
  })
  test('with every foe aboard it goes nowhere in particular', () => {
    const ran = run(
      fleet(
        'wagon',
        both(going('hers', { speed: 1 }), set('bo', { vehicle: 'hers' }), set('di', { condition: 'fled' })),
      ),
      'ana act: drive\nana speed: cautious',
    )
    expect(told(ran, 'drives')).toMatchObject({ done: true })
    expect(told(ran, 'rolls')).toBeUndefined()
  })
  rule('D6-C-VEH-Ram', 'who rams comes alongside by his own speed, and what stood still suffers of its own', () => {
    const ran = run(
      fleet('small galley', going('hers', { speed: 2 })),
      'ana act: ram\nana vehicle: his\nana driving: 4 4 4 4 4 4\nana collision: 1 2\nana collision: 1 1 1 1 1 2\ngm toughness: 5 5 5 5\ngm toughness: 5 5 5 5',
    )
    expect(metres(ran.state, 'ana', 'bo')).toBeLessThan(4)
    expect([told(ran, 'collision'), told(ran, 'collision', 1)]).toMatchObject([
      { vehicle: 'his', dice: 2 },
      { vehicle: 'hers', dice: 6 },
    ])
    const swipe = run(
      fleet('wagon', going('hers', { speed: 2 })),
      'ana act: sideswipe\nana vehicle: his\nana driving: 4 4 4 4 4\nana collision: 1 1 2\ngm toughness: 5 5 5 5\ngm toughness: 5 5 5 5',
    )
    expect(told(swipe, 'collision')).toMatchObject({ vehicle: 'his', dice: 0, total: 0 })
  })
})

describe('who goes off', () => {
  test('leaves the reins to the first who can hold them', () => {
    const four = turnOf(
      {
        system: 'd6',
        distance: 10,
        sides: {
          heroes: { ana: aboard('hers'), cy: aboard('hers'), ed: aboard('hers'), fay: aboard('hers') },
          foes: { bo: PLAIN },
        },
        scene: { vehicles: { hers: { kind: 'wagon', driver: 'ana' } } },
      },
      'ana',
      1,
      set('cy', { condition: 'unconscious' }),
    )
    const ran = run(four, 'ana act: move\nana way: towards')
    expect(hull(ran.state, 'hers').driver).toBe('ed')
    expect(of(ran, 'ana').vehicle).toBeNull()
    expect([of(ran, 'cy').vehicle, of(ran, 'fay').vehicle]).toEqual(['hers', 'hers'])
  })
  rule('D6-C-VEH-Leap', 'lands badly at 6 Body Points or a level if he does not reach 5', () => {
    const leap = (dice: string, injury: string, speed = 1) =>
      of(
        run(fleet('wagon', going('hers', { speed }), { options: { injury } }), `ana act: leap out\nana leap: ${dice}`),
        'ana',
      )
    expect([leap('1 1 2', 'bodyPoints').body, leap('1 2 2', 'bodyPoints').body]).toEqual([14, 20])
    expect([leap('1 1 2', 'wounds').wound, leap('1 2 2', 'wounds').wound]).toEqual(['stunned', 'unhurt'])
    expect(refusal(d6, fleet('wagon', going('hers', { speed: 2 })), 'ana', 'leap out')).toMatchObject({
      because: 'hers is too fast to leap from',
    })
  })
  rule('D6-VEH-Basic', 'the reins of a wreck are nobody’s, those of another are his', () => {
    const dead = set('ana', { condition: 'dead' })
    const takes = (arrange: (s: State) => void, who: string) =>
      refusal(
        d6,
        fleet('wagon', (s) => {
          s.acting = [who]
          arrange(s)
        }),
        who,
        'take the reins',
      )
    expect(takes(both(dead, going('hers', { damage: 'destroyed' })), 'cy')).toMatchObject({ rule: 'D6-C-VEH-Damage' })
    expect(takes(dead, 'cy')).toBeUndefined()
    expect(takes(going('hers', { driver: null }), 'cy')).toBeUndefined()
    expect(takes(() => {}, 'cy')).toMatchObject({ because: 'ana has them' })
    expect(takes(() => {}, 'ana')).toMatchObject({ because: 'he has them' })
  })
})

describe('what is within reach', () => {
  rule('D6-VEH-Ram', 'as far as it goes at its speed and three metres, and one of several is chosen', () => {
    const at = (distance: number) =>
      refusal(d6, fleet('small galley', both(going('hers', { speed: 2 }), gone('theirs')), { distance }), 'ana', 'ram')
    expect(at(15)).toBeUndefined()
    expect(at(15.5)).toMatchObject({ rule: 'D6-VEH-Ram' })
    const ran = run(
      fleet('small galley', both(going('hers', { speed: 2 }))),
      'ana act: ram\nana vehicle: theirs\nana driving: 1 1 1 1 1 1',
    )
    expect(told(ran, 'rams')).toMatchObject({ on: 'theirs', done: false })
    const adrift = fleet(
      'small galley',
      both(going('hers', { speed: 2 }), going('his', { driver: null }), gone('theirs')),
    )
    expect(refusal(d6, adrift, 'ana', 'ram')).toBeUndefined()
  })
  const gone = (id: string) => going(id, { damage: 'destroyed' })
  rule('D6-C-VEH-Spook', 'any team of a foe that is calm and near, and a driver who is out holds nothing back', () => {
    const torch = set('ana', { lamp: 'torch' })
    const second = run(
      fleet(
        'wagon',
        both(torch, set('di', { condition: 'unconscious' }), (s) => {
          s.vehicles.push({ ...hull(s, 'theirs'), id: 'more', driver: null })
          set('bo', { vehicle: 'theirs' })(s)
        }),
        { distance: 5 },
      ),
      'ana act: frighten team\ngm mettle: 1 2\nana intimidation: 2 2\ngm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5',
    )
    expect(told(second, 'spooked')).toMatchObject({ vehicle: 'theirs' })
    const calm = (arrange: (s: State) => void) =>
      refusal(d6, fleet('wagon', both(torch, arrange), { distance: 5 }), 'ana', 'frighten team')
    expect(calm(going('his', { panicked: true }))).toBeUndefined()
    expect(calm(both(going('his', { panicked: true }), going('theirs', { panicked: true })))).toBeDefined()
    expect(calm(() => {})).toBeUndefined()
    expect(refusal(d6, fleet('canoe', torch), 'ana', 'frighten team')).toBeDefined()
  })
})

describe('an attack on a vehicle', () => {
  const shot = (more: Fleet, script: string, arrange: (s: State) => void = () => {}) =>
    run(fleet('wagon', arrange, { ...more, foe: more.foe ?? 'wagon' }), `ana act: attack vehicle\n${script}`)
  rule('D6-C-VEH-HitBase', 'is made with any weapon that reaches, which is used and empty then', () => {
    const armed = { ana: { weapons: ['throwing dagger', 'javelin'] }, distance: 4 }
    const ran = shot(armed, 'ana vehicle: theirs\nana weapon: javelin\nana attack: 1 1 1 1')
    expect(of(ran, 'ana').items[1]).toMatchObject({ key: 'javelin', loaded: false, used: 1 })
    expect(told(ran, 'attacksVehicle')).toMatchObject({ vehicle: 'theirs', hit: false })
  })
  rule(
    ['D6-C-SCALE-Larger', 'D6-C-SCALE-Smaller'],
    'the smaller hits more easily and less hard, the larger the other way round, equals plainly',
    () => {
      const near = { distance: 2 }
      const hit = (scale: number, foe: string, attack: string, damage: string, tough: string) =>
        shot(
          { ...near, foe, ana: { scale, weapons: [] } },
          `ana vehicle: his\nana attack: ${attack}\nana damage: ${damage}\ngm toughness: ${tough}`,
        )
      const small = hit(0, 'chariot', '1 1 1 2', '1 2', '1 1 1 2')
      expect(counted(told(small, 'skill'))).toMatchObject({ 'D6-C-SCALE-Smaller': 3 })
      expect(rolls(small).find(({ label }) => label === 'toughness')).toMatchObject({ adds: 3, total: 8 })
      const large = hit(6, 'chariot', '4 4 4 4', '1 2', '1 1 1 2')
      expect(counted(told(large, 'attacksVehicle'))).toMatchObject({ 'D6-C-SCALE-Larger': 3 })
      expect(rolls(large).find(({ label }) => label === 'damage')).toMatchObject({ adds: 3, total: 6 })
      expect(rolls(large).find(({ label }) => label === 'toughness')).toMatchObject({ adds: 0, total: 5 })
      const even = hit(3, 'chariot', '4 4 4 4', '1 2', '1 1 1 2')
      expect(rolls(even).map(({ adds }) => adds)).toEqual([0, 0, 0])
    },
  )
  rule('D6-C-VEH-HitBase', 'is never easier than 3, and strength helps a blow and no bolt', () => {
    const poor = shot(
      { distance: 2, foe: 'canoe', ana: { weapons: [] } },
      'ana vehicle: his\nana attack: 1 1 1 1',
      going('his', { dodge: { kind: 'dodge', total: 2, full: false, item: '' } }),
    )
    expect(told(poor, 'attacksVehicle')).toMatchObject({ difficulty: 3, hit: false })
    const mighty = (weapons: readonly string[], damage: string) =>
      rolls(
        shot(
          {
            distance: 2,
            foe: 'canoe',
            ana: { weapons, abilities: [{ ability: 'increasedAttribute', ranks: 2, of: 'physique' }] },
          },
          `ana vehicle: his\n${weapons.length === 0 ? '' : 'ana weapon: light crossbow\n'}ana attack: 4 4 4 4\nana damage: ${damage}\ngm toughness: 5 5`,
        ),
      ).find(({ label }) => label === 'damage')
    expect(mighty([], '1 2')).toMatchObject({ adds: 2 })
    expect(mighty(['light crossbow'], '1 1 1 2')).toMatchObject({ adds: 0 })
    expect(told(poor, 'attacksVehicle')?.modifiers?.map(({ rule: cited }) => cited)).toContain('D6-VEH-Dodge')
  })
  rule('D6-C-CP-Timing', 'a Character Point may save it', () => {
    const ran = shot(
      { distance: 2, foe: 'canoe', ana: { characterPoints: 1, weapons: [] } },
      'ana vehicle: his\nana attack: 1 1 1 1\nana character point: spend\nana character point: 3\nana damage: 1 2\ngm toughness: 5 5',
    )
    expect(told(ran, 'attacksVehicle')).toMatchObject({ difficulty: 5, hit: true })
  })
  test('a driver alone dodges with what he drives, and the passenger’s reach is his own', () => {
    const ran = run(fleet('wagon', going('hers', { speed: 2 })), 'ana act: vehicle dodge\nana vehicle dodge: 2 2 2 2 2')
    expect(hull(ran.state, 'hers').dodge).toMatchObject({ total: 20, full: true })
  })
})
