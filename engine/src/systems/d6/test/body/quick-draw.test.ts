import { expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, told, withOptions } from '../arrange.ts'

const begin = (s: State) => {
  s.phase = 'initiative'
}
rule('D6-C-OPT-QuickDraw', 'dice of the skill go to initiative, all but one, and the draw costs nothing', () => {
  const from = duel({ inHand: [] })
  const ran = run(
    from,
    `ana quick draw: 2\nana initiative: 1 1 1 1 2\nbo initiative: 5 5 5\nbo actions: 1\nbo act: nothing\nana actions: 1\nana act: strike\nana attack: 1 1`,
    begin,
  )
  expect(counted(told(ran, 'initiative'))).toMatchObject({ 'D6-C-OPT-QuickDraw': 6 })
  expect(told(ran, 'attack')).toMatchObject({ weapon: 'short sword' })
  expect(told(ran, 'roll', 2)).toMatchObject({ label: 'attack', dice: 2 })
})
test('a quick draw is for this round only, and only with dice to spare and a hand to draw with', () => {
  const asked = (ana: object, arrange: (s: State) => void = begin) => {
    const { asked: open } = play(d6, duel({ inHand: [], ...ana }), '', { arrange })
    return open !== undefined && 'choices' in open ? open.choices[0]?.options.map(({ key }) => key) : open?.roll
  }
  expect(asked({})).toEqual(['0', '1', '2', '3'])
  expect(asked({ skills: { 'melee combat': '2D' } })).toEqual(['0', '1'])
  expect(asked({ skills: {}, attributes: { ...PLAIN.attributes, agility: '1D' } })).toBe('initiative')
  const bound = { weapons: ['short sword', 'two-handed sword'], inHand: ['two-handed sword'] }
  expect(asked(bound)).toBe('initiative')
  const before = run(
    duel({}, {}),
    'ana initiative: 5 5 5\nbo initiative: 2 2 2',
    (s) => void Object.assign(of({ state: s }, 'ana'), { quick: { skill: 'melee combat', dice: 2 } }),
  )
  expect(of(before, 'ana')).toMatchObject({ initiative: 15, quick: null })
})

test('a quick draw is made with what can be drawn in a moment: no pole, no bomb, nothing that is not loaded', () => {
  const offered = (weapon: string, loaded = true) => {
    const arrange = (s: State) => {
      begin(s)
      for (const item of of({ state: s }, 'ana').items) item.loaded = loaded
    }
    const { asked } = play(d6, duel({ weapons: [weapon], inHand: [] }), '', { arrange })
    return asked !== undefined && 'choices' in asked && asked.choices[0]?.about.ask === 'quick draw'
  }
  for (const weapon of ['dagger', 'short bow', 'throwing dagger', 'wheellock pistol', 'rapier'])
    expect([weapon, offered(weapon)]).toEqual([weapon, true])
  for (const weapon of ['halberd', 'two-handed sword', 'heavy crossbow', 'wheellock musket', 'black powder bomb'])
    expect([weapon, offered(weapon)]).toEqual([weapon, false])
  expect(offered('wheellock pistol', false)).toBe(false)
})
rule('D6-C-OPT-QuickDraw', 'of several he says which, and only that skill is short and attacked with', () => {
  const armed = duel(
    { weapons: ['short sword', 'dagger', 'throwing dagger'], inHand: ['short sword'] },
    {},
    { distance: 4 },
  )
  const order = 'bo initiative: 1 1 2\nana actions: 1'
  const ran = run(
    armed,
    `ana quick draw with: throwing dagger\nana quick draw: 2\nana initiative: 4 4 4 4 4\n${order}`,
    begin,
  )
  expect(of(ran, 'ana').quick).toEqual({ skill: 'throwing', dice: 2 })
  expect(refusal(d6, ran.state, 'ana', 'strike')).toMatchObject({ rule: 'D6-C-OPT-QuickDraw' })
  expect(refusal(d6, ran.state, 'ana', 'throw')).toBeUndefined()
  expect(told(run(ran.state, 'ana act: throw\nana attack: 1 1'), 'roll')).toMatchObject({ dice: 2 })
  const dodged = run(ran.state, 'ana act: full dodge\nana dodge: 1 1 1 1')
  expect(told(dodged, 'roll'), 'other skills are whole').toMatchObject({ dice: 4 })
  const none = run(armed, `ana quick draw with: none\nana initiative: 4 4 4\n${order}`, begin)
  expect(of(none, 'ana').quick).toBeNull()
})
rule('D6-C-OPT-QuickDraw', 'as an option with what is in hand, or with bare hands', () => {
  const bare = (quickDraw: string) => {
    const { asked } = play(d6, duel({ weapons: [] }, { skills: {} }, withOptions({ quickDraw })), '', {
      arrange: begin,
    })
    return asked !== undefined && 'choices' in asked ? asked.choices[0]?.about.ask : asked?.roll
  }
  expect([bare('drawing'), bare('always')]).toEqual(['initiative', 'quick draw'])
  const ran = run(
    duel({}, { skills: {}, attributes: { ...PLAIN.attributes, agility: '1D' } }, withOptions({ quickDraw: 'always' })),
    'ana quick draw with: short sword\nana quick draw: 1\nana initiative: 4 4 4 4\nbo initiative: 1 1 2',
    begin,
  )
  expect(told(ran, 'quickDraw')).toMatchObject({ weapon: 'short sword', dice: 1 })
  expect(of(ran, 'ana')).toMatchObject({ initiative: 16, quick: { skill: 'melee combat' } })
  const fists = run(
    duel({ weapons: [] }, {}, withOptions({ quickDraw: 'always' })),
    'ana quick draw: 1\nana initiative: 4 4 4 4\nbo initiative: 1 1 2',
    begin,
  )
  expect(of(fists, 'ana').items.map(({ where }) => where)).toEqual(['body'])
})
