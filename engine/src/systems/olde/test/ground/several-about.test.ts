import { describe, expect, test } from 'vitest'
import { arranged, play, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, of, only, ready, run, SWORD, two } from '../staged.ts'

const ruled = (from: State | Scenario, command: Command) =>
  play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command) }, arranged(olde, from), '')

describe('several who leave, hold or lie', () => {
  test('everybody who faced who left looks nowhere; the dead are no longer dying', () => {
    const from = ready(two(SWORD), {}, (s) => {
      s.fighters.push({ ...of(s, 'bob'), id: 'cat', faces: 'ann' })
      of(s, 'bob').faces = 'ann'
    })
    expect(ruled(from, { do: 'remove', who: 'ann' }).state.fighters.map(({ faces }) => faces)).toEqual([null, null])
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
