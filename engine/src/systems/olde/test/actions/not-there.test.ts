import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { toTarget } from '../../actions/attacking.ts'
import { toTend } from '../../body/healing.ts'
import { journey, toGo } from '../../ground/movement.ts'
import { olde } from '../../index.ts'
import { status } from '../../state/fighters.ts'
import { duel, EIGHT, type Fought, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const mapped = (picture: string, ann: object, bob: object, more: object = {}, key: object = {}) => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})

describe('what is not there', () => {
  test('the dead are neither targets nor patients', () => {
    const s = ready(two(SWORD, {}), { ann: 2 })
    const f = of(s, 'ann')
    const target = () => toTarget.named({ s, f, as: 'attack' }, 'bob')?.key
    const patient = () => toTend.named({ s, f: of(s, 'bob'), as: 'aid' }, 'bob')?.key
    expect([target(), patient(), toTarget.named({ s, f, as: 'attack' }, 'ann')]).toEqual(['bob', 'bob', undefined])
    of(s, 'bob').dead = true
    expect([target(), patient()]).toEqual([undefined, undefined])
    expect(status(of(s, 'bob'))).toBe('dead')
  })

  test('nobody goes to a nobody, nor to a cell where there is no map', () => {
    const s = ready(two(), { ann: 3 })
    const going = journey(s, of(s, 'ann'), 'step', 3)
    expect(toGo.named(going, 'towards nobody')).toBeUndefined()
    expect(toGo.named(going, 'round bob')).toBeUndefined()
    expect(toGo.named(going, 'towards bob')?.whom).toBe('bob')
    const cell = toGo.named(going, '3,3')
    expect(cell && toGo.why(going, cell)?.because).toBe('there is no way nearer')
  })

  test('walled in, nobody can step, and a stunned friend is only told to get down', () => {
    const from = ready(mapped('#####\n#A#B#\n#####', SWORD, {}), { ann: 3 })
    expect(refusal(olde, from, 'ann', 'step')?.because).toBe('there is nowhere to go')
    expect(refusal(olde, from, 'ann', 'free steps')?.because).toBe('there is nowhere to go')
    const led = (picture: string) =>
      keys(
        run(
          ready(
            {
              ...mapped(picture, {}, {}, { options: { maxPerSpace: 1 } }, { C: 'cat' }),
              sides: {
                left: { ann: EIGHT, cat: { ...EIGHT, conditions: { stunned: 'permanent' } } },
                right: { bob: EIGHT },
              },
            },
            { ann: 1 },
          ),
          'ann turn: guide',
        ),
      )
    expect(led('####\n#AC#\n####\nB...')).toEqual(['sitting', 'prone'])
    expect(led('####.\n#AC..\n####.\nB....')).toEqual(['walk', 'sitting', 'prone'])
  })

  test('no riposte on who was paid back to death', () => {
    const fencer = { weapons: ['rapier'], skills: { fencing: 'journeyman' } }
    const from = ready(
      two({ ...SWORD, brawn: 4, nerve: 1 }, fencer, { options: { actions: 'advanced' } }),
      {
        ann: 3,
        bob: 2,
      },
      (s) => Object.assign(of(s, 'ann'), { hp: 1, fullHp: 4 }),
    )
    const script =
      'ann turn: melee\nann weapon: broadsword\nbob defense: 7 7\nann attack: 1 1\ngm mishap: paid back\nbob damage: '
    expect(run(from, `${script}8`, 2).asked).toBeUndefined()
    expect(heard(run(from, `${script}8`, 2), 'dies')).toMatchObject([{ who: 'ann' }])
    expect(keys(run(from, `${script}1`, 2))).toEqual(['riposte', 'none'])
  })

  test('the restrained pay nobody back', () => {
    const weak = { ...SWORD, brawn: 4, weapons: ['greatsword'], armour: 'full-plate' }
    const from = ready(two(weak, { conditions: { restrained: 'permanent' } }), { ann: 2 })
    const missed = run(from, 'ann turn: attack\nann weapon: greatsword\nann attack: 1 1', 2)
    expect(only(missed, 'attack').band).toBe('disastrous miss')
    expect(heard(missed, 'outcome').map(({ outcome }) => outcome)).toEqual(['weapon breaks'])
  })

  test('a buckler on the back is no buckler, and a fenced shortsword has no second hand to miss', () => {
    const cited = (fought: Fought, type: 'declared' | 'attack') => only(fought, type).rule
    const fencer = { shield: 'buckler', skills: { swords: 'apprentice', fencing: 'apprentice' } }
    const back = duel(fencer, {}, {}, (s) => Object.assign(of(s, 'ann'), { shieldAt: 'back' }))
    expect(cited(strike(back, '2 2', '2 2', 'ann damage: 1'), 'attack')).not.toContain('OLDE-SKILL-bucklers')
    const short = ready(two({ ...fencer, weapons: ['shortsword'] }), { ann: 2 })
    const by = (key: string) => cited(strike(short, '2 2', '2 2', 'ann damage: 1', key), 'declared')
    expect(by('shortsword swords')).toContain('OLDE-SHD-02')
    expect(by('shortsword fencing')).not.toContain('OLDE-SHD-02')
  })

  test('a ledge behind a corner is climbed from the cell before it', () => {
    const climbs = (picture: string) =>
      refusal(
        olde,
        ready(mapped(picture, {}, {}, {}, { '^': { name: 'ledge', elevation: 1 } }), { ann: 3 }),
        'ann',
        'climb',
      ) === undefined
    expect([climbs('A#.\n.^B'), climbs('A..\n.^B')]).toEqual([false, true])
  })
})
