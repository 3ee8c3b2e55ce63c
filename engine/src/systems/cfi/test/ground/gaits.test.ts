import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, facing, man, offered, onMap, ready, spent, the, told } from '../arrange.ts'

const apart = (distance: number, ann: object = man(), bob: object = man()) => ready(facing(ann, bob, {}, { distance }))
/** Ann has run at Bob and it is her Turn again; Bob has only waited. */
const RUN = 'ann turn: hustle\nann gait: run\nann where: towards bob\nbob turn: dither'

describe('how fast he came', () => {
  rule(
    'CFI-FRE-Assess',
    'a look about is Hard after a run and Formidable after a sprint, and Standard after that',
    () => {
      const perception = (s: ReturnType<typeof apart>, script: string) =>
        told(acting(s, `${script}\nann turn: assess\nann perception: 20\nann turn: dither`, { steps: 6 }), 'test')[0]
          ?.skill
      expect(perception(apart(400), RUN)).toBe(34)
      expect(perception(apart(400), RUN.replace('run', 'sprint'))).toBe(25)
      expect(perception(apart(400), 'ann turn: dither\nbob turn: dither')).toBe(50)
    },
  )
  rule('CFI-LEAP-01', 'who has run may leap at the end of it; who stood may not', () => {
    const after = (script: string) => play(cfi, apart(70), script, { steps: 4 })
    expect(refusal(cfi, after(RUN).state, 'ann', 'leap')).toBeUndefined()
    expect(refusal(cfi, after('ann turn: dither\nbob turn: dither').state, 'ann', 'leap')?.rule).toBe('CFI-LEAP-01')
  })
  rule('CFI-ABL-Trample', 'over the prone it is free while it moves, and costs a point where it stands', () => {
    const s = ready(onMap({ like: 'ogre', actions: 3 }, man([], { stance: 'prone' }), 'a....\n.....\n...b.'), spent)
    const left = (script: string) =>
      the(acting(s, `ann turn: move\nann where: cell 2,1\n${script}ann turn: trample\nann attack: 80`).state, 'ann')
        .points
    expect(left('')).toBe(2)
    expect(left('ann turn: dither\n')).toBe(0)
  })
  rule('CFI-MOV-Climb', 'nobody climbs in the round in which he ran', () => {
    const s = ready(onMap(man(), man(), 'a......#\n.......b\n......oo\n......oo', { key: { o: 'pit' } }))
    const climbs = (script: string) => refusal(cfi, play(cfi, s, script, { steps: 4 }).state, 'ann', 'climb')
    expect(
      climbs('ann turn: hustle\nann gait: run\nann where: cell 5,2\nann facing: 1\nbob turn: dither')?.because,
    ).toMatch('faster than at a walk')
    expect(climbs('ann turn: move\nann where: cell 4,2\nbob turn: dither')?.because).not.toMatch(
      'faster than at a walk',
    )
  })
  rule('CFI-RM-TargetRun', 'a runner is hard to hit until his next Turn begins', () => {
    const s = apart(100, man(), man(['long-bow']))
    const ran = acting(s, 'ann turn: hustle\nann gait: run\nann where: away bob').state
    const shot = (state: typeof s) => told(play(cfi, state, 'bob turn: attack\nbob attack: 99'), 'attack')[0]?.skill
    expect(shot(ran)).toBe(40)
    const stood = acting(ran, 'bob turn: dither\nann turn: dither', { steps: 3 }).state
    expect(shot(stood)).toBe(60)
  })
})

describe('in the water', () => {
  const swimming = { footing: 'swimming', armor: {} }
  rule('CFI-MOV-Swim', 'his rate is all he swims in a round, however many Moves he makes of it', () => {
    const s = apart(90, man([], swimming), man([], swimming))
    const once = acting(s, 'ann turn: move\nann where: towards bob\nbob turn: dither')
    expect(told(once, 'moved')[0]?.far).toBe(20)
    const next = play(cfi, once.state, '', { steps: 2 })
    expect(refusal(cfi, next.state, 'ann', 'move')?.rule).toBe('CFI-MOV-Swim')
    const round = acting(once.state, 'ann turn: dither\nbob turn: dither').state
    expect(told(acting(round, 'ann turn: move\nann where: towards bob'), 'moved')[0]?.far).toBe(20)
  })
  rule('CFI-MOV-Swim', 'nobody runs there but who lives there', () => {
    const s = apart(50, man([], swimming), { like: 'shark', footing: 'submerged' })
    const at = play(cfi, s, '').state
    expect(refusal(cfi, at, 'ann', 'hustle')?.rule).toBe('CFI-MOV-Swim')
    expect(refusal(cfi, at, 'ann', 'charge')?.rule).toBe('CFI-MOV-Swim')
    expect(offered(play(cfi, s, 'ann turn: dither', { steps: 2 }))).toContain('charge')
  })
})

describe('stumbling', () => {
  rule('CFI-TER-Fast', 'he falls where the difficult ground begins, once, and a horse goes down with its rider', () => {
    const key = { '~': 'difficult' }
    const ran = acting(
      ready(onMap(man(), man(), 'a..~~~....b', { key })),
      'ann turn: hustle\nann gait: run\nann where: cell 8,0\nann athletics: 26',
    )
    expect(told(ran, 'becomes').filter(({ what }) => what === 'prone')).toHaveLength(1)
    expect(told(ran, 'moved')[0]?.path?.at(-1)).toEqual([3, 0])
    const rides = ready({
      system: 'cfi',
      sides: {
        heroes: { ann: man(['longsword'], { rides: 'steed' }), steed: { like: 'horse' } },
        foes: { bob: man() },
      },
      map: { cell: 10, picture: '...~~~......b\nsa.~~~.......', key: { a: 'ann', s: 'steed', b: 'bob', ...key } },
    })
    const fell = acting(
      rides,
      'ann turn: hustle\nann gait: run\nann where: cell 8,1\nann athletics: 99\nann ride: 51',
    ).state
    expect([the(fell, 'ann').stance, the(fell, 'steed').stance]).toEqual(['prone', 'prone'])
    expect(the(fell, 'ann').mount).toBeUndefined()
  })
})
