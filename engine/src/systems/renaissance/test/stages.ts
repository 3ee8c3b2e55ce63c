import { secret } from '../../../kernel/secret.ts'
import type { Laws, Scenario } from '../../../kernel/testing/index.ts'
import { fighter } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { attack, crowd, duel, needs, onMap, type Ran, run, told, turnOf } from './arrange.ts'

type Options = Readonly<Record<string, unknown>>
type Staged = NonNullable<Laws['rulings']>[string]

const at = (from: Scenario, options: Options, arrange?: (s: State) => void, who = 'ana'): State =>
  turnOf({ ...from, options }, who, arrange)
const bo = (ran: Ran) => fighter(ran.state, 'bo')
const HORSED = crowd(
  { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
  { bo: {} },
  { distance: 8 },
)
const RIDER = crowd({ ana: {} }, { bo: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }, { distance: 0.5 })

/** Where each option that fights at random would not soon reach matters. */
export const STAGES: Readonly<Record<string, Staged>> = {
  criticalCountsAsExceptional: {
    shows: (options) =>
      bo(
        run(
          at(duel({}, { STR: 5 }), options),
          `ana turn: attack\nana weapon: short sword\nana strike: mighty blow\nana attack: 11\nbo defence: 99${options.criticalCountsAsExceptional === false ? '' : '\nbo knock-down: 1'}`,
        ),
      ).damage,
  },
  tie: {
    shows: ({ tie }) =>
      tie === 'reroll'
        ? 'thrown again'
        : run(at(duel(), { tie }), attack(20, `bo defence: 20${tie === 'attacker' ? '\nana damage: 1' : ''}`)).events
            .length,
  },
  mountReacts: {
    shows: (options) =>
      run(
        at(RIDER, options, (s) => {
          fighter(s, 'bo').reaction = 1
        }),
        `ana turn: move\nana where: away bo\n${options.mountReacts === 'own' ? 'war-horse attack: 99\n' : ''}ana turn: end turn`,
      ).events.length,
  },
  npcLuck: {
    shows: (options) => needs(told(run(at({ ...duel(), scene: { light: 'dark' } }, options), attack(99)), 'attack')),
  },
  standoffRounds: {
    scenario: {
      system: 'renaissance',
      sides: { us: { ann: { like: 'watchman' } }, them: { bob: { like: 'watchman' } } },
      map: { cell: 1, picture: 'aoooob', key: { a: 'ann', b: 'bob', o: 'pit' } },
    },
  },
  callOut: {
    scenario: { ...crowd({ ana: {} }, { bo: {}, cy: { role: 'minor' } }), scene: { unaware: ['cy'] } },
  },
  surprise: { scenario: { ...duel({}, { role: 'minor' }), scene: { unaware: ['bo'] } } },
  feintDuration: {
    shows: (options) => {
      const state = at(duel({}, { skills: { 'melee weapons': 60, fray: 50 } }), options, (s) => {
        fighter(s, 'bo').feints = ['ana']
      })
      return bo(run(state, 'ana turn: end turn', 2)).feints
    },
  },
  blindCapBySkill: {
    shows: (options) =>
      needs(
        told(
          run(
            at(
              { ...duel({ role: 'hero', luck: 5, skills: { 'melee weapons': 30 } }), scene: { light: 'dark' } },
              options,
            ),
            attack(99),
          ),
          'attack',
        ),
      ),
  },
  maxAttacks: {
    shows: (options) =>
      run(
        at(
          duel({
            natural: [
              { name: 'bite', dv: '1d10' },
              { name: 'tail', dv: '1d10' },
            ],
          }),
          options,
        ),
        'ana turn: multiple attacks\nana each: none\nana each: none' +
          (options.maxAttacks === 'two' ? '' : '\nana each: none'),
      ).answers.length,
  },
  coverBands: {
    shows: (options) => {
      const map = onMap('a...ob', ['ana', 'bo'], { o: 'low wall' })
      return needs(
        told(
          run(
            at(duel({ weapons: ['light bow'] }, {}, map), options, (s) => {
              if (!('bands' in s.where))
                s.where = {
                  ...s.where,
                  field: {
                    ...s.where.field,
                    kinds: { ...s.where.field.kinds, o: { name: 'fence', blocks: ['missiles'], height: 1 } },
                  },
                }
            }),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      )
    },
  },
  wellSuitedNoPenalty: {
    shows: (options) =>
      needs(
        told(
          run(
            at(duel({ weapons: ['quarterstaff'] }), options),
            'ana turn: trip\nana weapon: quarterstaff one-handed\nana maneuver: 99',
          ),
          'maneuver',
        ),
      ),
  },
  dismount: {
    shows: (options) =>
      run(at(RIDER, options), 'ana turn: end turn').answers.length +
      (options.dismount === 'off'
        ? 0
        : told(run(at(RIDER, options), 'ana turn: dismount\nana maneuver: 99'), 'maneuver') === undefined
          ? 0
          : 1),
  },
  maimLethal: {
    shows: (options) => {
      const aware = (unaware: boolean): string => {
        const state = at(duel({}, { DUR: 100 }), options, (s) => {
          fighter(s, 'bo').unaware = unaware
        })
        const asked = options.maimLethal === 'ask' ? 'gm fatal: dies\n' : ''
        return bo(
          run(
            state,
            `ana turn: attack\nana weapon: short sword\nana strike: maim\nana limb: neck\nana attack: 31\n${unaware ? '' : 'bo defence: 99\n'}ana damage: 1\n${asked}`,
          ),
        ).condition
      }
      return [aware(true), aware(false)]
    },
  },
  escapeAction: {
    shows: (options) => {
      const state = at(duel(), options, (s) => {
        s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
      })
      return fighter(run(state, 'ana turn: escape\nana escape: 5\nbo holding on: 10').state, 'ana').quick
    },
  },
  bothFail: {
    shows: (options) => {
      const state = at(duel(), options, (s) => {
        s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
      })
      return run(
        state,
        `ana turn: escape\nana escape: 95\nbo holding on: 95${options.bothFail === 'holds' ? '' : '\nana again: 10 5'}`,
      ).state.holds.length
    },
  },
  backlashOnCritFail: {
    shows: (options) =>
      fighter(
        run(
          at(duel({ weapons: [] }, { armour: ['mail'] }), options),
          `ana turn: attack\nana attack: 66${options.backlashOnCritFail === true ? '\nana damage: 9' : ''}`,
        ).state,
        'ana',
      ).damage,
  },
  rideBySingleTargetPenalty: {
    shows: (options) =>
      needs(
        told(
          run(
            at(
              { ...HORSED, sides: { ...HORSED.sides, heroes: { ...(HORSED.sides as { heroes: object }).heroes } } },
              options,
              (s) => {
                fighter(s, 'bo').reaction = 1
              },
            ),
            'ana turn: ride-by\nana ride-by: lance charging\nana attack: 99\nana ride-by: none',
          ),
          'attack',
        ),
      ),
  },
  mountedDb: {
    shows: (options) => {
      const strong = crowd(
        { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse', STR: 60 } },
        { bo: {} },
        { distance: 8 },
      )
      return bo(
        run(
          at(strong, options),
          'ana turn: charge\nana turn: attack\nana weapon: lance charging\nana attack: 20\nbo defence: 99\nana damage: 5 5\nbo knock-down: 1',
        ),
      ).damage
    },
  },
  riderPenalty: {
    shows: (options) =>
      needs(
        told(
          run(
            at(
              { ...RIDER, distance: 5, sides: { ...RIDER.sides, heroes: { ana: { like: 'archer', arrows: {} } } } },
              options,
            ),
            'ana turn: attack\nana target: bo\nana attack: 99',
          ),
          'attack',
        ),
      ),
  },
  modifierFloor: {
    shows: (options) =>
      needs(
        told(
          run(
            at(duel({ skills: { 'melee weapons': 90 } }), options, (s) => {
              Object.assign(fighter(s, 'ana'), { circumstance: -70, wounds: 1 })
            }),
            attack(99),
          ),
          'attack',
        ),
      ),
  },
  readyTiming: {
    shows: (options) =>
      run(
        at(
          duel({ DUR: 100 }, { weapons: ['light bow'], skills: { 'ranged weapons': 60 } }, { distance: 9 }),
          options,
          (s) => {
            const readied = { action: 'attack', of: 'anybody', metres: 0, cell: null } as const
            fighter(s, 'bo').readied = secret(['bo'], { ...readied, when: 'charges' })
          },
        ),
        `ana turn: charge\n${options.readyTiming === 'after' ? 'bo weapon: light bow\n' : ''}bo attack: 99\nana turn: end turn`,
      ).events.findIndex(({ type }) => type === 'reacts'),
  },
  resistanceOrder: {
    shows: (options) =>
      bo(
        run(
          at(duel({}, { armour: ['mail'], resistances: [{ tag: 'Bladed', effect: 'DV/2' }] }), options),
          attack(20, 'bo defence: 99\nana damage: 10'),
        ),
      ).damage,
  },
  shieldAvWhenUnaware: {
    shows: (options) =>
      bo(
        run(
          at(duel({}, { weapons: ['short sword', 'targe'] }), options, (s) => {
            fighter(s, 'bo').unaware = true
          }),
          attack(20, 'ana damage: 5'),
        ),
      ).damage,
  },
}
