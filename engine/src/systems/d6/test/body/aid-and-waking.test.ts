import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter } from '../../state/types.ts'
import { during, of, PLAIN, run, still, told, turnOf } from '../arrange.ts'

/** Ana treats Cy, who has 20 Body Points when whole: a total of 7 gives back one die. */
const treats = (cy: Partial<Fighter>, die: number, options: object = {}) =>
  run(
    turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: { ...PLAIN, skills: { healing: '3D' } }, cy: PLAIN }, foes: { bo: PLAIN } },
        options: { injury: 'bodyPoints', ...options },
      },
      'ana',
      1,
      (s) => void Object.assign(of({ state: s }, 'cy'), cy),
    ),
    `ana act: treat\nana healing: 2 3 2\nana points healed: ${die}`,
  )
const down = (body: number): Partial<Fighter> => ({ body, condition: 'dying', dying: 3, stance: 'prone', felled: true })

rule('D6-C-DEATH-Aid', 'the dying revive with a tenth of their Body Points, and with less do not', () => {
  const revived = treats(down(-2), 4)
  expect(of(revived, 'cy')).toMatchObject({ body: 2, condition: 'up', dying: 0, lasting: [], stance: 'prone' })
  expect(of(treats({ ...down(-2), ...during('senseless', 24) }, 4), 'cy')).toMatchObject({
    condition: 'up',
    lasting: [],
  })
  expect(told(revived, 'comesTo')).toMatchObject({ who: 'cy' })
  expect(of(treats(down(-2), 3), 'cy')).toMatchObject({ body: 1, condition: 'dying', dying: 3 })
})
rule(
  'D6-C-DEATH-Aid',
  'read as Wounds, below a fifth he is Incapacitated and stays out, from there on he comes to',
  () => {
    const read = { woundOverlay: true }
    expect(of(treats(down(0), 3, read), 'cy')).toMatchObject({
      body: 3,
      condition: 'unconscious',
      dying: 0,
      ...still('senseless', 120),
    })
    expect(of(treats(down(0), 4, read), 'cy')).toMatchObject({ body: 4, condition: 'up', lasting: [] })
    const fainted = { body: 2, condition: 'unconscious', ...during('senseless', 100, 1) } as const
    expect(of(treats(fainted, 3, read), 'cy')).toMatchObject({ body: 5, condition: 'up', lasting: [] })
  },
)
rule('D6-C-HEAL-BPTable', 'who was put out by a blow sleeps his minutes out, however many points he gets back', () => {
  expect(of(treats({ body: 10, condition: 'unconscious', ...during('senseless', 24) }, 5), 'cy')).toMatchObject({
    body: 15,
    condition: 'unconscious',
    ...still('senseless', 24),
  })
})
rule('D6-C-HEAL-BPTable', 'the immortal who was struck down rises with a tenth of his Body Points', () => {
  expect(of(treats({ body: -1, condition: 'unconscious' }, 3), 'cy')).toMatchObject({ body: 2, condition: 'up' })
  expect(of(treats({ body: -1, condition: 'unconscious' }, 2), 'cy')).toMatchObject({
    body: 1,
    condition: 'unconscious',
  })
})
