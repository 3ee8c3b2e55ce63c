import { expect, test } from 'vitest'
import type { Choice } from '../../../../kernel/types.ts'
import { usesOf } from '../../body/arms.ts'
import { policies } from '../../policy/bots.ts'
import { prospect } from '../../policy/judging.ts'
import { EIGHT, of, ready, run, two } from '../staged.ts'

const sides = (ann: object, pal: object, bob: object, more: object = {}) => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann }, pal: { ...EIGHT, ...pal } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
/** What the steady bot does on its turn. */
const does = (scenario: ReturnType<typeof sides>): string => {
  const from = ready(scenario, { ann: 3 })
  const { asked, state } = run(from, '')
  const [choice] = asked !== undefined && 'choices' in asked ? asked.choices : []
  const answer = policies.default(choice as Choice<never>, state)
  return typeof answer === 'number' ? (choice?.options[answer]?.key ?? '') : answer.key
}

test('First Aid is given while it may help, and not for ever by who cannot', () => {
  expect(does(sides({ skills: { healing: 'foreman' } }, { hurt: 14 }, { at: null }))).toBe('aid')
  expect(does(sides({ savvy: 1, skills: { healing: 'apprentice' } }, { hurt: 14 }, {}))).not.toBe('aid')
})

test('dice that explode are worth more than their faces', () => {
  const mean = (options: object) => {
    const s = ready(two({ weapons: ['dagger'], skills: { knives: 'apprentice' } }, {}, { options }), { ann: 2 })
    const [use] = usesOf(of(s, 'ann'))
    if (use === undefined) throw new Error('nothing in hand')
    return prospect(s, of(s, 'ann'), of(s, 'bob'), use, 'attack').damage
  }
  expect(mean({})).toBe(2.5)
  expect(mean({ weaponDamageExplodes: true })).toBeCloseTo(10 / 3, 2)
})
