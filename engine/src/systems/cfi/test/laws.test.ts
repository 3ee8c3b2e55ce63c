import { laws, play, type Scenario } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { cfi } from '../index.ts'
import { acting, CHEST, clash, during, facing, fought, item, man, offered, ready, the } from './arrange.ts'
import { duel, road, shots } from './scenarios.ts'

const against = (ann: object, bob: object): Scenario => facing(ann, bob)
const BITER = { like: 'troll', abilities: ['grappler'] }
/** Whom Ann keeps off, of two upon her, once all have rolled Evade. */
const keptOff = (options: object, script: string) => {
  const s = ready(
    { system: 'cfi', options, sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }, distance: 5 },
    (state) => {
      if ('bands' in state.where) state.where = { bands: { ...state.where.bands, places: [0, 0, 0, 5, 3, 4] } }
    },
  )
  return the(acting(s, `ann turn: outmaneuver\n${script}`, { steps: 1 }).state, 'ann').keptOff
}

laws(cfi, {
  rules,
  scenarios: { duel, road, shots },
  unseen: {
    system: 'cfi',
    sides: { a: { shade: { like: 'bandit', invisible: true }, guard: {} }, b: { orc: {}, goblin: {} } },
    map: { cell: 5, picture: 's......o\n........\nf......g', key: { s: 'shade', f: 'guard', o: 'orc', g: 'goblin' } },
  },
  counters: [
    'points',
    'allotted',
    'round',
    'cycle',
    'hustles',
    'charges',
    'luck',
    'magicPoints',
    'fatigue',
    'scars',
    'unloaded',
    'quick',
    'left',
  ],
  ground: { plain: { like: 'guard', weapons: ['longsword', 'heater'] }, cell: 5 },
  rulings: {
    whipEntangles: { scenario: against(man(['whip']), man()) },
    grapplerPins: { scenario: against(BITER, man(['longsword', 'heater'])) },
    untrained: { scenario: against(man(['great-sword'], { class: 'mage' }), man()) },
    bleeding: {
      scenario: duel,
      arrange(state) {
        // The laws hand over a state of this very system.
        const [first] = (state as ReturnType<typeof ready>).fighters
        if (first !== undefined) first.bleeding = [0, CHEST]
      },
    },
    fatigueInitiative: {
      // A point ahead, and wearied: whose Turn it is depends on whether a standing Initiative is lowered.
      shows: (options) => {
        const s = ready(facing(man(), man(), options), (state) => {
          the(state, 'ann').fatigue = 3
        })
        return play(cfi, s, '').asked
      },
    },
    blinding: {
      shows: (options) =>
        fought(
          ready(facing(man(), man(), { ...options, ...(options.blinding === 'ask' ? { blinding: 'hard' } : {}) })),
          'longsword',
          'ann attack: 30\nbob defend: longsword\nbob parry: 2\nbob effect: blindOpponent\nann damage: 1\nann blind: 90\nann turns: 2',
        ).state.fighters[0]?.lasting.find(({ kind }) => kind === 'blinded')?.value + String(options.blinding),
    },
    naturalParry: { scenario: against({ like: 'wolf' }, man()) },
    sweep: { scenario: { system: 'cfi', sides: { ogres: { ogre: {} }, men: { guard: { count: 2 } } }, distance: 5 } },
    outmaneuverTie: {
      shows: (options) =>
        keptOff(options, 'bob corner: corner\ncid corner: corner\nann evade: 90\nbob evade: 92\ncid evade: 94'),
    },
    safeEngagement: {
      shows: (options) =>
        keptOff(
          options,
          'bob corner: none\ncid corner: none\nann evade: 30\nann won free: engage one\nann target: bob',
        ),
    },
    outmaneuverBlow: {
      shows: (options) =>
        offered(
          play(
            cfi,
            ready(
              {
                system: 'cfi',
                options,
                sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } },
                distance: 5,
              },
              (state) => {
                if ('bands' in state.where)
                  state.where = { bands: { ...state.where.bands, places: [0, 0, 0, 5, 3, 4] } }
              },
            ),
            'ann turn: outmaneuver\nbob corner: none\ncid corner: none\nann evade: 30\nann won free: engage one\nann target: bob',
          ),
        ).join(),
    },
    slipFree: {
      shows: (options) =>
        offered(
          clash(
            ready(facing(man(), man(), options), (s) => {
              s.holds = [
                {
                  kind: 'grip',
                  by: 'ann',
                  on: 'bob',
                  location: 0,
                  item: undefined,
                  with: 'ann unarmed',
                  roll: 0,
                  skill: 0,
                  trips: false,
                },
              ]
            }),
            'longsword',
            'ann attack: 80\nbob defend: longsword\nbob parry: 30',
          ),
        ),
    },
    lastAction: {
      shows: (options) =>
        clash(
          ready(facing(man(['great-axe']), man([], { luck: 1 }), options), (s) => {
            the(s, 'bob').points = 0
            const [leg] = the(s, 'bob').limbs
            if (leg !== undefined) leg.hp = -4
          }),
          'great-axe',
          'ann attack: 30\nbob desperate: none\nbob luck: none\nann effect: none\nann damage: 1 1\nann location: 1\nbob mitigate: none',
        ).asked,
    },
    withdrawal: {
      shows: (options) => {
        const s = ready(facing(man(['rapier']), man(), options), (state) => {
          item(state, 'ann', 'rapier').where = 'stuck'
          state.impaled = [{ by: 'ann', on: 'bob', item: 'ann rapier', location: CHEST, size: 'medium' }]
        })
        return acting(
          s,
          `ann turn: ready\nann brawn: 20\n${options.withdrawal === 'unresisted' ? '' : 'bob brawn: 22\n'}`.trim(),
          { otherwise: 'usual' },
        ).events.filter((e) => e.type === 'withdrawn')
      },
    },
    counters: {
      shows: (options) => {
        const s = ready(facing(man(), man(), options), (state) => {
          the(state, 'bob').points = 0
          the(state, 'bob').counters = [{ only: ['bob'], is: { against: 'ann', effect: 'tripOpponent' } }]
        })
        return fought(
          s,
          'longsword',
          'ann attack: 30\nann effect: tripOpponent\nbob counter: none\nann damage: 1\nann location: 1',
        ).state.fighters[1]?.counters
      },
    },
    aiming: {
      shows: (options) => {
        const s = ready(facing(man(['long-bow']), man(), options, { distance: 60 }), (state) => {
          const ann = the(state, 'ann')
          ann.aimingAt = 'bob'
          Object.assign(ann, during({ aimed: 1 }))
        })
        return acting(s, 'ann turn: attack\nann attack: 99\nbob defend: none').events.filter((e) => e.type === 'attack')
      },
    },
    setWeapon: {
      shows: (options) =>
        acting(
          ready(facing({ like: 'ogre' }, man(['shortspear']), options, { distance: 40 })),
          'ann turn: charge\nann gait: run\nann weapon: ogre-club\nbob receive: strike with shortspear\nann attack: 99\nbob attack: 30\nbob effect: none\nbob damage: 8 1\nbob location: 10\nann past: stop',
        ).events.find((e) => e.type === 'damage'),
    },
  },
  faults: {
    'an unknown weapon': {
      scenario: { ...duel, sides: { a: { fighter: { weapons: ['excalibur'] } }, b: { orc: {} } } },
      path: 'sides.a.fighter.weapons.0',
    },
    'a square of seven feet': { scenario: { ...road, map: { ...(road.map as object), cell: 7 } }, path: 'map.cell' },
    'a mount that is not there': {
      scenario: { ...duel, sides: { a: { rider: { rides: 'pegasus' } }, b: { orc: {} } } },
      path: 'sides.a.rider.rides',
    },
    'armor where there is no body': {
      scenario: { ...duel, sides: { a: { guard: { armor: { tail: 'leather' } } }, b: { orc: {} } } },
      path: 'sides.a.guard.armor.tail',
    },
  },
})
