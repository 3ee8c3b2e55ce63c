import { laws, type Scenario } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { legend } from '../index.ts'
import type { State } from '../state/types.ts'
import { archery, cavern, charge, duel, horde, house } from './scenarios.ts'

/** Two fighters a metre apart, where an option decides. */
const pair = (a: object, b: object): Scenario => ({ system: 'legend', sides: { a: { a }, b: { b } }, distance: 1 })
const armed = (weapon: string, skill: number): object => ({ styles: [{ name: 'trained', skill, weapons: [weapon] }] })
const goblin = { like: 'goblin' }
const horse = { thunder: { like: 'war-horse' } }
/** Both fight on through many blows. */
const tough = { characteristics: { con: 200 } }
const everybody =
  (change: (f: State['fighters'][number]) => void) =>
  (state: State): void =>
    state.fighters.forEach(change)

laws(legend, {
  rules,
  scenarios: { duel, cavern, charge, archery, horde, house },
  ground: { plain: { like: 'bandit', ...armed('war-sword', 60) } },
  past: ['moves'],
  counters: [
    'actions',
    'noAttack',
    'forfeit',
    'staggered',
    'noRising',
    'fatigue',
    'heroPoints',
    'magicPoints',
    'moved',
  ],
  faults: {
    'an unknown weapon': {
      scenario: pair({ like: 'alaric', ...armed('sward', 50) }, goblin),
      path: 'sides.a.a.styles.0.weapons.0',
    },
    'a style of no weapons': {
      scenario: pair({ like: 'alaric', styles: [{ name: 'none', skill: 5, weapons: [] }] }, goblin),
      path: 'sides.a.a.styles.0.weapons',
    },
    'a horse nobody brought': { scenario: pair({ like: 'alaric', rides: 'thunder' }, goblin), path: 'sides.a.a.rides' },
  },
  rulings: {
    fallenInTheWay: {
      scenario: {
        system: 'legend',
        sides: { a: { ann: { like: 'bandit' } }, b: { bob: { like: 'bandit' }, cid: { like: 'bandit' } } },
        map: { picture: '########\n#ac...b#\n########', key: { a: 'ann', b: 'bob', c: 'cid' } },
      },
      arrange: (state) => {
        for (const f of (state as State).fighters) if (f.id === 'cid') f.condition = 'incapacitated'
      },
    },
    heroicLastAction: {
      scenario: pair({ like: 'alaric', ...armed('great-axe', 95) }, { like: 'alaric', ...armed('great-axe', 95) }),
      arrange: (state) =>
        everybody((f) => {
          f.heroPoints = 9
          for (const limb of f.limbs) Object.assign(limb, { hp: 1, worn: 0 })
        })(state as State),
    },
    standoffRounds: {
      scenario: {
        system: 'legend',
        sides: { a: { ann: { like: 'bandit', ...armed('war-sword', 60) } }, b: { bob: goblin } },
        map: { picture: 'aooooob', key: { a: 'ann', b: 'bob', o: 'pit' } },
      },
    },
    impaleYank: {
      scenario: pair({ like: 'alaric', skills: { brawn: 90 }, ...armed('short-spear', 80) }, { ...goblin, ...tough }),
    },
    stumblePenalty: {
      scenario: pair(goblin, { ...goblin, ...tough }),
      arrange: everybody((f) => {
        f.stumbling = true
        f.stance = 'prone'
      }),
    },
    laterWithdrawal: {
      scenario: {
        ...pair({ like: 'alaric', skills: { brawn: 90 }, ...armed('short-spear', 80) }, { ...goblin, ...tough }),
        options: { impaleYank: 'ownTurn' },
      },
    },
    caughtByCharge: {
      scenario: {
        system: 'legend',
        options: { chargeStrike: 'onContact' },
        sides: {
          riders: {
            osric: { like: 'alaric', ...armed('lance', 72), skills: { ride: 75 }, rides: 'thunder' },
            ...horse,
          },
          slow: { sloth: { like: 'bandit', stated: { combatActions: 1 }, ...armed('mace', 50) } },
        },
        distance: 20,
      },
    },
    sunderTwoHandedOnly: { scenario: pair({ like: 'alaric', ...armed('military-pick', 80) }, { ...goblin, ...tough }) },
    over100InCombat: { scenario: pair({ like: 'alaric', ...armed('mace', 150) }, { ...goblin, ...tough }) },
    bleedingOut: {
      scenario: pair(goblin, goblin),
      arrange: everybody((f) => {
        f.bleeding = [0]
        f.fatigue = 5
      }),
    },
    bleeding: {
      scenario: pair({ ...goblin, ...tough }, { ...goblin, ...tough }),
      arrange: everybody((f) => {
        f.bleeding = [0, 1]
      }),
    },
    damageLimb: { scenario: pair({ like: 'troll', ...tough }, { like: 'troll', ...tough }) },
    generalDeath: {
      scenario: pair({ like: 'broo' }, { like: 'broo' }),
      arrange: everybody((f) => {
        f.general = 1
      }),
    },
    damageModifierBeyond: {
      scenario: pair({ like: 'hill-giant', characteristics: { str: 90, siz: 90 } }, { like: 'hill-giant', ...tough }),
    },
    augment: { scenario: pair({ like: 'thrace', skills: { acrobatics: 95 } }, goblin) },
    criticalWounds: { scenario: pair({ like: 'ogre' }, { like: 'broo', stated: { generalHitPoints: 20 } }) },
    crowdVictim: {
      scenario: {
        system: 'legend',
        sides: {
          archers: {
            wenna: {
              like: 'bandit',
              ready: ['short-bow'],
              styles: [{ name: 'bow', skill: 90, weapons: ['short-bow'] }],
            },
          },
          crowd: { goblin: { count: 6, ...tough } },
        },
        map: {
          picture: `w${'.'.repeat(28)}gg\n${'.'.repeat(29)}gg\n${'.'.repeat(29)}gg`,
          key: { w: 'wenna', g: 'goblin' },
        },
      },
    },
  },
})
