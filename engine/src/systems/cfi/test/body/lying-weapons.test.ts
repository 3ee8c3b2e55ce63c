import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { NO_MODIFIER } from '../../content/tables.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, facing, fought, hit, item, man, offered, ready, spent, the, told } from '../arrange.ts'

describe('what lies on the ground', () => {
  const dropped = 'ann turn: dropItem\nann drop: longsword\nann turn: move\nann where: away bob'
  rule('CFI-FRE-Drop', 'it stays where it fell when its owner goes', () => {
    const s = ready(facing(man(), man(), {}, { distance: 60 }))
    const gone = acting(s, dropped).state
    expect(item(gone, 'ann', 'longsword')).toMatchObject({ where: 'ground', away: 20 })
    const back = acting(gone, 'bob turn: dither\nann turn: move\nann where: towards bob', { steps: 3 }).state
    expect(item(back, 'ann', 'longsword').away).toBe(0)
  })
  rule('CFI-PRO-Ready', 'nearby is what a Move reaches; engaged, only what lies at his feet', () => {
    const lies = (away: number, distance: number) => {
      const s = ready(facing(man(), man(), {}, { distance }), (state) => {
        Object.assign(item(state, 'ann', 'longsword'), { where: 'ground', away })
      })
      return refusal(cfi, play(cfi, s, '').state, 'ann', 'ready') === undefined
    }
    expect([lies(5, 5), lies(6, 5), lies(25, 60), lies(26, 60)]).toEqual([true, false, true, false])
  })
  rule('CFI-TRAIT-Thrown', 'a thrown weapon lies where it flew', () => {
    const s = ready(facing(man(['shortspear']), man(), {}, { distance: 40 }), spent)
    const thrown = acting(s, 'ann turn: attack\nann attack: 90').state
    expect(item(thrown, 'ann', 'shortspear')).toMatchObject({ where: 'ground', away: 40 })
    const nearer = acting(thrown, 'ann turn: move\nann where: towards bob', { steps: 3 }).state
    expect(item(nearer, 'ann', 'shortspear').away).toBe(20)
  })
  rule('CFI-SE-DisarmOpponent', 'what was flung is fetched by going there', () => {
    const strong = man(['longsword'], {
      characteristics: { str: 20, con: 12, siz: 20, dex: 12, int: 12, pow: 12, cha: 12 },
    })
    const { state } = hit(
      'longsword',
      'disarmOpponent',
      'ann damage: 1 1\nann location: 1\nbob disarm: 99\nann flung: 3',
      man(),
      {},
      strong,
    )
    expect(item(state, 'bob', 'longsword')).toMatchObject({ where: 'ground', away: 9 })
  })
})

describe('a weapon in the wound', () => {
  rule('CFI-SE-ImpaleWithdraw', 'is pulled out only with a hand to pull', () => {
    const s = ready(facing(man(['rapier', 'dagger', 'heater'], { ready: ['dagger', 'heater'] }), man()), (state) => {
      item(state, 'ann', 'rapier').where = 'stuck'
      state.impaled = [{ by: 'ann', on: 'bob', item: 'ann rapier', location: CHEST, size: 'medium' }]
    })
    expect(offered(play(cfi, s, 'ann turn: ready'))).not.toContain('withdraw rapier')
    item(s, 'ann', 'dagger').where = 'stowed'
    const out = acting(
      s,
      'ann turn: ready\nann ready: withdraw rapier\nann brawn: 40\nbob brawn: 30\nann withdrawal damage: 3',
    )
    expect(item(out.state, 'ann', 'rapier').where).toBe('right')
    expect(item(out.state, 'ann', 'heater').where).toBe('left')
  })
})

describe('accidents', () => {
  rule(
    'CFI-SE-AccidentalInjury',
    'a beast tears itself inside, whatever its hide; a blade must get through armor',
    () => {
      const own = (ann: object, weapon: string, damage: string) => {
        const s = ready(facing(ann, man()))
        const { state } = fought(
          s,
          weapon,
          `ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: accidentalInjury\nbob effect: none\nann accident: ${damage}\nann location: 10`,
        )
        return the(s, 'ann').limbs.reduce((sum, { hp }, i) => sum + hp - (the(state, 'ann').limbs[i]?.hp ?? 0), 0)
      }
      expect(own({ like: 'wolf', luck: 0 }, 'bite', '3 1')).toBe(2)
      expect(own(man(['longsword'], { armor: { all: 'leather' } }), 'longsword', '3')).toBe(1)
    },
  )
  const fumbled = 'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: accidentalInjury'
  rule(
    'CFI-SE-AccidentalInjury',
    'a plain blow that ends the Turn is followed by its accident before anybody acts',
    () => {
      const s = ready(facing(man(['longsword'], { armor: { all: 'leather' } }), man()))
      const script = `ann turn: attack\nann weapon: longsword\n${fumbled}\nbob effect: disarmOpponent\nann disarm: 99`
      const fell = acting(s, script, { steps: 1 }).state
      // The sword is gone by now, and it is still what hurt her.
      expect(fell.next).toEqual([
        { kind: 'accident', who: 'ann', weapon: 'Longsword', damage: '1d8', step: NO_MODIFIER, armored: true },
      ])
      const hurt = acting(fell, 'ann accident: 8\nann location: 10', { steps: 1 })
      expect(the(hurt.state, 'ann').limbs[CHEST]?.hp).toBe(7 - 6)
      expect([hurt.state.next, told(hurt, 'turn')]).toEqual([[], []])
    },
  )
  rule(
    'CFI-WND-Serious',
    'for how long it keeps him from attacking is thrown when the blow is over, before anybody acts',
    () => {
      const s = ready(facing(man(['great-axe']), man()), spent)
      const script =
        'ann turn: attack\nann attack: 30\nann effect: none\nann damage: 1 2\nann location: 1\nbob endurance: 40'
      const struck = acting(s, script, { steps: 1 }).state
      expect(struck.next).toEqual([{ kind: 'barred', who: 'bob' }])
      expect(cfi.outcome(struck)).toBeUndefined()
      const barred = acting(struck, 'bob turns: 3', { steps: 1 })
      expect(the(barred.state, 'bob').lasting).toMatchObject([{ kind: 'barred', left: 3 }])
      expect([barred.state.next, told(barred, 'turn')]).toEqual([[], []])
    },
  )
  rule('CFI-REA-Interrupt', 'who is seriously wounded by the blow that halts his Turn does not go on to strike', () => {
    const s = ready(facing(man(['great-axe']), man()), (state) => {
      the(state, 'ann').delaying = true
      the(state, 'ann').acted = state.cycle
    })
    const halted = acting(
      s,
      'bob turn: attack\nbob weapon: longsword\nann interrupt: interrupt\nann turn: attack\nann attack: 30\nbob defend: none\nann effect: none\nann damage: 1 2\nann location: 16\nbob turns: 1\nbob endurance: 40',
      { steps: 1, otherwise: 'usual' },
    )
    expect(halted.state.next).toEqual([])
    expect(told(halted, 'attack').map(({ who }) => who)).toEqual(['ann'])
  })
  rule('CFI-REA-Interrupt', 'the accident of who halts a Turn comes before that Turn goes on', () => {
    const s = ready(facing(man(), man()), (state) => {
      the(state, 'ann').delaying = true
      the(state, 'ann').acted = state.cycle
    })
    const halted = acting(
      s,
      `bob turn: attack\nbob weapon: longsword\nann interrupt: interrupt\nann turn: attack\nann weapon: longsword\n${fumbled}\nbob effect: none\nann accident: 8\nann location: 10\nann turns: 1\nann endurance: 96\nbob damage: 1\nbob location: 1`,
      { steps: 1, otherwise: 'usual' },
    )
    expect(the(halted.state, 'ann')).toMatchObject({ condition: 'unconscious' })
    expect(told(halted, 'attack')[1]?.rule).toContain('CFI-CM-Helpless')
  })
})
