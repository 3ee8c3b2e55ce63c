import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, rule, type Scenario } from '../../../kernel/testing/index.ts'
import type { Command } from '../amend.ts'
import { aidDifficulty } from '../healing.ts'
import { olde } from '../index.ts'
import type { Adjustment, State } from '../types.ts'
import { duel, EIGHT, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const ruled = (from: State | Scenario, command: Command) =>
  play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command) }, arranged(olde, from), '')
const suffers = (
  from: State | Scenario,
  what: 'blinded' | 'stunned' | 'unconscious',
  lasts: 'temporary' | 'persistent' | 'permanent',
  on = true,
) => ruled(from, { do: 'suffers', who: 'bob', what, on, lasts })
const names = (s: State, id = 'bob') => of(s, id).conditions.map(({ name, lasts }) => `${name} ${lasts}`)

describe('several conditions at once', () => {
  rule('OLDE-COND-01', 'of one name the longer stays, the others are kept', () => {
    const from = two({}, { conditions: { dazed: 'persistent', deafened: 'permanent', blinded: 'persistent' } })
    const shorter = suffers(from, 'blinded', 'temporary')
    expect(names(shorter.state)).toEqual(['blinded persistent', 'dazed persistent', 'deafened permanent'])
    expect(heard(shorter, 'condition')).toEqual([])
    expect(names(suffers(from, 'blinded', 'permanent').state)).toEqual([
      'dazed persistent',
      'deafened permanent',
      'blinded permanent',
    ])
    const same = suffers(from, 'blinded', 'persistent')
    expect(heard(same, 'condition')).toMatchObject([
      { who: 'bob', name: 'blinded', lasts: 'persistent', begins: true, rule: ['OLDE-COND-01', 'OLDE-COND-blinded'] },
    ])
    expect(names(suffers(from, 'blinded', 'permanent', false).state)).toEqual([
      'dazed persistent',
      'deafened permanent',
    ])
  })

  rule(
    'OLDE-COND-unconscious',
    'who loses consciousness falls and has no AP; who lies already is not told to fall',
    () => {
      const from = ready(two(), { bob: 5 })
      const fainted = suffers(from, 'unconscious', 'persistent')
      expect(of(fainted.state, 'bob')).toMatchObject({ posture: 'prone', ap: 0 })
      expect(heard(fainted, 'posture')).toHaveLength(1)
      expect(of(suffers(from, 'stunned', 'persistent').state, 'bob')).toMatchObject({ posture: 'standing', ap: 0 })
      expect(of(suffers(from, 'blinded', 'persistent').state, 'bob').ap).toBe(5)
      const lying = ready(two({}, { posture: 'prone' }), {})
      expect(heard(suffers(lying, 'unconscious', 'persistent'), 'posture')).toEqual([])
    },
  )

  rule('OLDE-COND-01', 'every persistent one gets its own check, every temporary thing ends, lasting ones stay', () => {
    const gift = (value: number, lasts: Adjustment['lasts']): Adjustment => ({
      to: 'attack',
      value,
      because: 'gift',
      rule: 'OLDE-ADJ-01',
      lasts,
      melee: false,
    })
    const from = ready(
      two({ conditions: { dazed: 'persistent', deafened: 'persistent', blinded: 'temporary', silenced: 'temporary' } }),
      {},
      (s) => {
        s.phase = 'reset'
        of(s, 'ann').adjustments = [
          gift(1, 'permanent'),
          gift(2, 'temporary'),
          gift(3, 'permanent'),
          gift(4, 'temporary'),
        ]
      },
    )
    const after = run(
      from,
      'ann stat: brawn\nann Brawn check: 5 5\nann stat: nerve\nann Nerve check: 5 5\nann action points: 2\nbob action points: 2',
    )
    expect(of(after.state, 'ann').conditions).toEqual([])
    expect(of(after.state, 'ann').adjustments.map(({ value }) => value)).toEqual([1, 3])
    expect(heard(after, 'check').map(({ against, rolled }) => [against, rolled.of])).toEqual([
      ['dazed', 'brawn check'],
      ['deafened', 'nerve check'],
    ])
  })
})

describe('several who leave, hold or lie', () => {
  test('everybody who faced who left looks nowhere; the dead are no longer dying', () => {
    const from = ready(two(SWORD), {}, (s) => {
      s.fighters.push({ ...of(s, 'bob'), id: 'cat', faces: 'ann' })
      of(s, 'bob').faces = 'ann'
    })
    expect(ruled(from, { do: 'remove', who: 'ann' }).state.fighters.map(({ faces }) => faces)).toEqual(['', ''])
    const dying = two({}, { hurt: 14 })
    expect(of(ruled(dying, { do: 'condition', who: 'bob', to: 'dead' }).state, 'bob')).toMatchObject({
      dead: true,
      dying: false,
    })
  })

  test('the second thing on the ground, the second thing in hand, two doors', () => {
    const keys = (from: State) => {
      const { asked } = run(from, 'ann turn: ready')
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    }
    const field = (picture: string, bob: object = {}): Scenario => ({
      system: 'olde',
      map: { picture, key: { A: 'ann', B: 'bob', '+': 'door' } },
      sides: { left: { ann: EIGHT }, right: { bob: { ...EIGHT, ...bob } } },
    })
    const littered = ready(field('A.B', { weapons: ['mace', 'club', 'dagger', 'hatchet'] }), { ann: 3 }, (s) => {
      const [mace, club, dagger] = of(s, 'bob').items
      Object.assign(mace!, { at: 'broken', spot: [0, 0] })
      Object.assign(club!, { at: 'ground', spot: [0, 0] })
      Object.assign(dagger!, { at: 'ground', spot: [0, 0] })
    })
    expect(keys(littered)).toEqual(['pick up bob club', 'pick up bob dagger'])
    const taken = run(littered, 'ann turn: ready\nann thing: pick up bob dagger').state
    expect(of(taken, 'bob').items.map(({ weapon }) => weapon)).toEqual(['mace', 'club', 'hatchet'])
    expect(of(taken, 'ann').items).toMatchObject([{ weapon: 'dagger', at: 'main', spot: null }])
    const full = ready(two({ weapons: ['dagger', 'mace', 'club', 'hatchet'] }), { ann: 3 }, (s) => {
      const [dagger, mace, club] = of(s, 'ann').items
      dagger!.at = 'belt'
      mace!.at = 'main'
      club!.at = 'off'
    })
    expect(keys(full)).toEqual(['draw dagger', 'put away mace', 'put away club', 'draw hatchet'])
    const drawn = run(full, 'ann turn: ready\nann thing: draw hatchet').state
    expect(of(drawn, 'ann').items.map(({ at }) => at)).toEqual(['belt', 'belt', 'off', 'main'])
    const doors = ready(field('+A+\n+..\n..B'), { ann: 3 })
    const opened = run(doors, 'ann turn: ready\nann thing: open 0,0').state
    Object.assign(of(opened, 'ann'), { acted: false, spent: 0 })
    opened.acting = null
    expect(keys(opened)?.toSorted()).toEqual(['open 0,1', 'open 2,0', 'shut 0,0'])
    const strapped = run(ready(two({ shield: 'heater' }), { ann: 3 }), 'ann turn: ready')
    expect(strapped.told).toContain('Ann unstraps the heater.')
  })

  test('towards somebody he stops where the longer of two weapons reaches', () => {
    const from = ready(
      two({ brawn: 12, weapons: ['dagger', 'spear'], skills: { knives: 'apprentice' } }, {}, { distance: 5 }),
      { ann: 6 },
      (s) => {
        of(s, 'ann').items[1]!.at = 'off'
      },
    )
    expect(only(run(from, 'ann turn: step\nann where: towards bob'), 'moved').far).toBe(3)
    const near = ready(two({ brawn: 12, weapons: ['dagger', 'spear'] }, {}, { distance: 3 }), { ann: 6 }, (s) => {
      of(s, 'ann').items[1]!.at = 'off'
    })
    expect(only(run(near, 'ann turn: step\nann where: towards bob'), 'moved').far).toBe(1)
  })

  rule('OLDE-ADV-parry', 'of two weapons the first that will do', () => {
    const bob = { weapons: ['broadsword', 'dagger'], skills: { swords: 'foreman', fencing: 'foreman' }, finesse: 10 }
    const from = ready(two(SWORD, bob, { options: { actions: 'advanced' } }), { ann: 4, bob: 3 }, (s) => {
      of(s, 'bob').items[1]!.at = 'off'
    })
    const parried = run(
      from,
      'ann turn: melee\nann weapon: broadsword\nbob reflex: parry\nann reflex: 2 2\nbob reflex: 4 4\nann weapon against weapon: 2 2\nbob weapon against weapon: 3 3\nbob riposte: riposte\nann defense: 4 4\nbob attack: 4 4',
      3,
    )
    expect(only(parried, 'clash').mine.dice).toBe('2d8!')
    expect(only(parried, 'reflex')).toMatchObject({ who: 'bob', from: 'ann', what: 'parry' })
    const asked = run(from, 'ann turn: melee\nann weapon: broadsword', 2).asked
    expect(asked).toMatchObject({
      choices: [{ who: 'bob', about: { ask: 'reflex', from: 'ann', with: 'broadsword' } }],
    })
    const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
    expect(choice?.refusals?.().map(({ because }) => because)).toEqual([
      'there is no shield on the arm',
      'it takes a Master’s weapon that reaches',
    ])
    const unarmed = ready(
      two(SWORD, { shield: 'heater', skills: { shields: 'journeyman' } }, { options: { actions: 'advanced' } }),
      { ann: 4, bob: 3 },
    )
    const open = run(unarmed, 'ann turn: melee\nann weapon: broadsword', 2).asked
    expect((open !== undefined && 'choices' in open ? open.choices[0] : undefined)?.refusals?.()[0]?.because).toBe(
      'it takes a Foreman’s weapon in hand',
    )
  })
})

describe('what is left of a round and a turn', () => {
  test('steps only for what the round still has', () => {
    const from = ready(two({}, {}, { distance: 6 }), { ann: 8 }, (s) => {
      of(s, 'ann').spent = 2
    })
    expect(only(run(from, 'ann turn: step\nann where: towards bob'), 'moved').far).toBe(1)
    expect(run(from, '').asked).toMatchObject({ choices: [{ about: { ask: 'turn', ap: 8, left: 1 } }] })
  })

  rule('OLDE-TURN-08', 'who has enough pays the price, also where what is left counts', () => {
    const paid = (ap: number) =>
      only(
        run(
          ready(two({ draughts: 1, hurt: 2 }, {}, { options: { onlyByLeft: true } }), { ann: ap }),
          'ann turn: use\nann healing: 1',
        ),
        'acts',
      )
    expect(paid(5)).toMatchObject({ ap: 3, only: false, left: 2, rule: ['OLDE-ACT-use', 'OLDE-TURN-05'] })
    expect(paid(3)).toMatchObject({ ap: 3, only: false })
    expect(paid(2)).toMatchObject({ ap: 2, only: true, rule: ['OLDE-ACT-use', 'OLDE-TURN-08'] })
  })

  rule('OLDE-TURN-07', 'a passing of the last round is no passing of this one', () => {
    const script =
      'ann turn: pass\nbob turn: drop\nbob posture: kneeling\nbob turn: pass\nann turn: drop\nann posture: kneeling\nann turn: pass\nbob turn: pass'
    const after = run(ready(two(), { ann: 6, bob: 4 }), script, 8).state
    expect(after).toMatchObject({ phase: 'action', roundOfTurn: 3, round: 3 })
  })

  test('with the movement after the action: acted, then walked or let go, and no passing', () => {
    const blow = 'ann turn: attack\nann weapon: broadsword\nbob defense: 7 1\nann attack: 7 1\nann damage: 1'
    const open = run(ready(two(SWORD, {}, { options: { moveAfterAct: true } }), { ann: 5, bob: 1 }), blow, 2).state
    expect(open.acting).toMatchObject({ who: 'ann', acted: true, moved: false })
    expect(refusal(olde, open, 'ann', 'pass')).toBeUndefined()
    const let_go = run(open, 'ann turn: pass')
    expect(heard(let_go, 'passes')).toEqual([])
    expect(of(let_go.state, 'ann')).toMatchObject({ passed: false, acted: true })
    const walked = run(open, 'ann turn: step\nann where: away bob').state
    expect(walked.acting).toBeNull()
  })

  test('who is stunned in the middle of his opportunity loses the rest; at the end nobody acts', () => {
    const from = ready(two(SWORD), { ann: 5, bob: 2 }, (s) => {
      s.acting = { who: 'ann', moved: true, acted: false, gone: 0 }
      of(s, 'ann').conditions = [{ name: 'stunned', lasts: 'permanent', needs: 9 }]
    })
    const { state } = run(from, '')
    expect([state.acting, of(state, 'ann').acted]).toEqual([null, true])
    const over = ready(two(SWORD, { hurt: 12 }), { ann: 5 }, (s) => {
      s.acting = { who: 'ann', moved: true, acted: false, gone: 0 }
      of(s, 'bob').dead = true
    })
    const ended = run(over, 'ann turn: pass').state
    expect([ended.acting, ended.declared, ended.phase]).toEqual([null, [], 'closing'])
  })

  rule('OLDE-ACT-block', 'once it is up it is not raised again, and what it gives is told', () => {
    const from = ready(two({ shield: 'heater', skills: { shields: 'journeyman' } }), { ann: 6 })
    const up = run(from, 'ann turn: block')
    expect(only(up, 'adjusted')).toMatchObject({ who: 'ann', to: 'defense', value: 2, because: 'shield block' })
    Object.assign(of(up.state, 'ann'), { acted: false, spent: 0 })
    expect(refusal(olde, up.state, 'ann', 'block')?.because).toBe('the shield is up already')
  })

  rule('OLDE-TURN-02', 'the stunned get none, an exploding die if played so, too heavy armour is cited', () => {
    const reset = (ann: object, script: string, options: object = {}) =>
      run(
        ready(two(ann, {}, { options }), { ann: 5, bob: 5 }, (s) => {
          s.phase = 'reset'
        }),
        script,
      )
    const stunned = reset({ conditions: { stunned: 'permanent' } }, 'bob action points: 2')
    expect(of(stunned.state, 'ann')).toMatchObject({ ap: 0, given: 0 })
    expect(heard(stunned, 'ap')[0]).toMatchObject({ who: 'ann', ap: 0, rolled: null })
    const great = reset({}, 'ann action points: 8 3\nbob action points: 2', { apExplodes: true })
    expect(of(great.state, 'ann').ap).toBe(11)
    expect(heard(great, 'ap').map(({ rule: cited }) => cited)).toEqual(['OLDE-TURN-02', 'OLDE-TURN-02'])
    const heavy = reset({ brawn: 7, armour: 'chainmail' }, 'ann action points: 8\nbob action points: 2')
    expect(heard(heavy, 'ap')[0]).toMatchObject({ ap: 4, rule: ['OLDE-TURN-02', 'OLDE-ARM-03', 'OLDE-B14'] })
    expect(great.state.round).toBe(2)
  })

  test('lots: who has not thrown yet is equal to who has, whatever he threw', () => {
    const asks = (lots: readonly [number, number]) =>
      run(
        ready(two(), { ann: 3, bob: 3 }, (s) => {
          of(s, 'ann').lot = lots[0]
          of(s, 'bob').lot = lots[1]
        }),
        '',
      ).asked
    expect(asks([2, 0])).toMatchObject({ roll: 'lot' })
    expect(asks([0, 2])).toMatchObject({ roll: 'lot' })
    expect(asks([2, 1])).toMatchObject({ choices: [{ who: 'ann' }] })
    expect(asks([1, 2])).toMatchObject({ choices: [{ who: 'bob' }] })
  })
})

describe('bands and lists', () => {
  const by = (attack: string, options: object, more = '') => strike(duel({}, SWORD, { options }), '5 2', attack, more)
  const offered = (attack: string, options: object) => {
    const { asked } = by(attack, options)
    return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
  }
  rule('OLDE-CRIT-04', 'hits are the same by the table of misses', () => {
    const band = (attack: string, more = '') => only(by(attack, { missBands: 'table' }, more), 'attack').band
    expect(band('5 2', 'ann damage: 1')).toBe('hit')
    expect(band('7 2', 'ann damage: 1')).toBe('hit')
    expect(band('7 3')).toBe('critical hit')
    expect(band('7 6')).toBe('legendary hit')
    expect(band('5 1')).toBe('miss')
  })
  rule('OLDE-REV-clean-miss', 'from three under, and it counts against shots too', () => {
    const miss = (attack: string) => by(attack, { criticalTable: 'revised' })
    expect([only(miss('4 1'), 'attack').band, only(miss('3 1'), 'attack').band]).toEqual(['miss', 'clean miss'])
    expect(of(miss('3 1').state, 'ann').adjustments).toMatchObject([{ value: -2, melee: false }])
    expect(only(miss('3 1'), 'adjusted')).toMatchObject({ who: 'ann', value: -2 })
  })
  test('the lower list is for legendary hits of the chapter alone; a refused death is not offered again', () => {
    const CRITICAL = ['maximum damage', 'blinded', 'tripped', 'disarmed']
    expect(offered('7 3', { legendaryMayPickCritical: true })).toEqual(CRITICAL)
    expect(offered('7 6', { legendaryMayPickCritical: true })?.slice(-4)).toEqual(CRITICAL)
    const later = { legendaryMayPickCritical: true, criticalTable: 'revised', actions: 'core' }
    expect(only(strike(duel({}, SWORD, { options: later }), '2 2', '7 6', ''), 'outcome').outcome).toBe('twice maximum')
    const refused = by('7 6', {}, 'ann outcome: slain\ngm slay: no').asked
    const again = refused !== undefined && 'choices' in refused ? refused.choices[0]?.options.map(({ key }) => key) : []
    expect(again).toEqual(['maximum past armour', 'blinded for good', 'lamed', 'weapon broken'])
  })
  rule('OLDE-CRIT-07', 'damage that is the outcome is dealt also where outcomes replace damage', () => {
    const replaced = by(
      '7 3',
      { criticalReplacesDamage: true },
      'ann outcome: maximum damage\nbob stat: brawn\nbob Brawn check: 7 7',
    )
    expect(of(replaced.state, 'bob').hp).toBe(4)
  })
  rule('OLDE-LOS-02', 'a clear line is enough where a minimal one is not', () => {
    expect(refusal(olde, duel({}, {}, { options: { allowMinimalLos: false } }), 'ann', 'attack')).toBeUndefined()
    expect(only(strike(duel(), '2 2', '2 2', 'ann damage: 1'), 'declared').sight).toBe('clear')
  })
  test('first aid by how hurt he is', () => {
    const needs = (hp: number, self: boolean) => aidDifficulty({ ...of(ready(two(), {}), 'ann'), hp }, self).needs
    expect([12, 6, 5, 0].map((hp) => needs(hp, false))).toEqual([6, 6, 9, 9])
    expect([12, 6, 5].map((hp) => needs(hp, true))).toEqual([9, 9, 12])
  })
  rule('OLDE-COND-deafened', 'nobody is behind who faces nobody, nor the foe he faces', () => {
    const needs = (faces: string) =>
      only(
        strike(
          duel({}, { conditions: { deafened: 'permanent' } }, { distance: 1 }, (s) => {
            of(s, 'bob').faces = faces
          }),
          '4 4',
          '4 4',
          'ann damage: 1',
        ),
        'defense',
      ).needs
    expect([needs(''), needs('ann')]).toEqual([8, 8])
    const map = (at: [number, number]) =>
      ready(
        {
          system: 'olde',
          map: { picture: '...\n.B.\n.D.', key: { B: 'bob', D: 'dan' } },
          sides: {
            left: { ann: { ...EIGHT, ...SWORD, at }, dan: EIGHT },
            right: { bob: { ...EIGHT, conditions: { deafened: 'permanent' } } },
          },
        },
        { ann: 2 },
        (s) => {
          of(s, 'bob').faces = 'dan'
        },
      )
    expect(only(strike(map([1, 0]), '4 4', '4 2', 'ann damage: 1'), 'defense').needs).toBe(6)
  })
})
