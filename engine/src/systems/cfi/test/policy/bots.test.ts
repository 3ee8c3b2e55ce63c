import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { cfi } from '../../index.ts'
import type { Casting, Question, State } from '../../state/types.ts'
import { facing, item, man, ready, the } from '../arrange.ts'

/** What a bot answers when it may halt a foe's Turn. */
function halts(
  weapons: readonly string[],
  distance: number,
  more: object = {},
  change?: (s: State) => void,
): string | undefined {
  const s = ready(facing(man(), man(weapons, more), {}, { distance }), change)
  const options = [{ key: 'interrupt' }, { key: 'none' }]
  const choice: Choice<Question> = { who: 'bob', about: { ask: 'interrupt', at: 'ann', action: 'attack' }, options }
  const taken = cfi.policies.default?.(choice, s)
  return typeof taken === 'number' ? options[taken]?.key : taken?.key
}

test('a bot halts a Turn only if it can do something with its own', () => {
  expect(halts(['longsword'], 5)).toBe('interrupt')
  expect(halts(['longsword'], 25)).toBe('interrupt')
  expect(halts(['longsword'], 60)).toBe('none')
  expect(halts(['long-bow'], 60)).toBe('interrupt')
  expect(halts(['longsword'], 20, { footing: 'swimming' })).toBe('none')
  const barred = (s: State): void => {
    the(s, 'bob').lasting = [forTurns('barred', 2, 'bob')]
  }
  expect(halts(['longsword'], 5, {}, barred)).toBe('none')
})

/** What Ann's bot does with her Turn. */
function does(ann: object, bob: object, distance: number, change?: (s: State) => void): string | undefined {
  const { asked, state } = play(cfi, ready(facing(ann, bob, {}, { distance }), change), '')
  const [choice] = asked !== undefined && 'choices' in asked ? (asked.choices as readonly Choice<Question>[]) : []
  const taken = choice && cfi.policies.default?.(choice, state)
  return typeof taken === 'number' ? choice?.options[taken]?.key : taken?.key
}

test('a bot that may not attack keeps its points and its weapon', () => {
  const barred = (s: State): void => {
    the(s, 'ann').lasting = [forTurns('barred', 2, 'ann')]
  }
  expect(does(man(), man(), 5, barred)).toBe('delay')
  expect(
    does(man(), man(), 5, (s) => {
      barred(s)
      item(s, 'ann', 'longsword').where = 'stowed'
    }),
  ).toBe('ready')
})

test('a bot with its last point keeps it for a parry, unless it never has another', () => {
  const left = (points: number, allotted: number) => (s: State) => {
    Object.assign(the(s, 'ann'), { points, allotted })
    the(s, 'bob').points = 2
  }
  expect(does(man(), man(), 5, left(1, 2))).toBe('delay')
  expect(does(man(), man(), 5, left(1, 1))).toBe('attack')
  expect(does(man(), man(), 5, left(2, 2))).toBe('attack')
})

test('a bot gets up while that is likely, and fights on as it lies where it is not', () => {
  const lying = (fatigue: number) => (s: State) => {
    Object.assign(the(s, 'ann'), { stance: 'prone', fatigue })
    the(s, 'bob').acted = 9
  }
  expect(does(man(), man(), 5, lying(0))).toBe('regainFooting')
  expect(does(man(), man(), 5, lying(5))).toBe('attack')
  expect(does(man(), man(), 60, lying(5))).toBe('regainFooting')
})

test('a dragon breathes fire while it is fresh enough to, and always once', () => {
  const tired = (fatigue: number, breaths: number) => (s: State) => {
    Object.assign(the(s, 'ann'), { fatigue, breaths })
    the(s, 'bob').acted = 9
  }
  expect(does({ like: 'red-dragon' }, man(), 60)).toBe('breathe')
  expect(does({ like: 'red-dragon' }, man(), 60, tired(2, 3))).toBe('breathe')
  expect(does({ like: 'red-dragon' }, man(), 60, tired(3, 1))).not.toBe('breathe')
  expect(does({ like: 'red-dragon' }, man(), 5, tired(3, 0))).toBe('breathe')
})

test('a bot does not lie down for a blow that its armor stops', () => {
  const answers = (bob: object, weapon: string): string | undefined => {
    const s = ready(facing(man([weapon]), bob))
    const options = [{ key: 'evade' }, { key: 'none' }]
    const about = { ask: 'defend', at: 'ann', item: `ann ${weapon}`, action: 'blow', level: 'success' } as const
    const taken = cfi.policies.default?.({ who: 'bob', about, options } as Choice<Question>, s)
    return typeof taken === 'number' ? options[taken]?.key : taken?.key
  }
  expect(answers({ like: 'red-dragon' }, 'quarterstaff')).toBe('none')
  expect(answers(man([], { skills: { evade: 52 } }), 'quarterstaff')).toBe('evade')
})

const mage = (spells: object): object => man([], { class: 'mage', spells, skills: { arcaneCasting: 60 } })
const finished = (spell: Casting['spell'], intensity: number): Casting => ({
  spell,
  intensity,
  at: 'bob',
  left: 0,
  harder: 0,
  held: true,
})

test('a mage keeps a Dispel for what would hurt, and no longer than there is somebody to throw it', () => {
  const dispels = (s: State): void => {
    the(s, 'ann').casting = finished('dispel', 4)
  }
  const both = mage({ dispel: 4, magicMissile: 2 })
  expect(does(both, mage({ fireball: 2 }), 60, dispels)).toBe('holdMagic')
  expect(does(mage({ dispel: 4 }), mage({ magicMissile: 2 }), 60, dispels)).toBe('holdMagic')
  expect(does(both, mage({ magicMissile: 2 }), 60, dispels)).toBe('releaseMagic')
  expect(does(both, mage({ dispel: 4 }), 60, dispels)).toBe('releaseMagic')
  const drained = (s: State): void => {
    dispels(s)
    the(s, 'bob').magicPoints = 0
  }
  expect(does(both, mage({ fireball: 2 }), 60, drained)).toBe('releaseMagic')
  const busy = (s: State): void => {
    dispels(s)
    the(s, 'bob').casting = finished('dispel', 2)
  }
  expect(does(both, mage({ fireball: 2, dispel: 2 }), 60, busy)).toBe('releaseMagic')
  const answers = (spell: Casting['spell']): string | undefined => {
    const options = [{ key: 'dispel' }, { key: 'none' }]
    const choice: Choice<Question> = { who: 'ann', about: { ask: 'counter spell', at: 'bob', spell }, options }
    const taken = cfi.policies.default?.(choice, ready(facing(both, both, {}, { distance: 60 }), dispels))
    return typeof taken === 'number' ? options[taken]?.key : taken?.key
  }
  expect([answers('fireball'), answers('dispel')]).toEqual(['dispel', 'none'])
})

test('a bot behind a set shield lets them come, unless it stands alone or they shoot', () => {
  const wall = { ...man(['shortspear', 'kite']), ward: { item: 'kite', from: 'abdomen' } }
  const taken = (comrade: object, bob: object): string | undefined => {
    const sides = { heroes: { ann: wall, cid: comrade }, foes: { bob } }
    const { asked, state } = play(cfi, ready({ system: 'cfi', sides, distance: 30 }), '')
    const [choice] = asked !== undefined && 'choices' in asked ? (asked.choices as readonly Choice<Question>[]) : []
    const option = choice && cfi.policies.default?.(choice, state)
    return typeof option === 'number' ? choice?.options[option]?.key : option?.key
  }
  expect(taken(wall, man(['longsword']))).toBe('delay')
  expect(taken(man(['longsword']), man(['longsword']))).not.toBe('delay')
  expect(taken(wall, man(['long-bow']))).not.toBe('delay')
  expect(taken(wall, wall)).not.toBe('delay')
})

test('a bot with a foe upon it lets the bow fall and draws', () => {
  const archer = man(['long-bow', 'shortsword'])
  expect(does(archer, man(), 5)).toBe('dropItem')
  expect(does(archer, man(), 60)).toBe('attack')
  expect(does(man(['long-bow']), man(), 5)).not.toBe('dropItem')
})

test('a bot closes in on a spear that keeps its sword off, and does not when it may not strike', () => {
  const spear = man(['longspear'])
  expect(does(man(), spear, 10)).toBe('changeRange')
  const barred = (s: State): void => {
    the(s, 'ann').lasting = [forTurns('barred', 2, 'ann')]
  }
  expect(does(man(), spear, 10, barred)).toBe('delay')
})

test('a bot keeps its bow at close quarters until it may use the blade at its side', () => {
  const archer = man(['long-bow', 'longsword'], { ready: ['long-bow'] })
  expect(does(archer, man(), 5)).toBe('dropItem')
  const barred = (s: State): void => {
    the(s, 'ann').lasting = [forTurns('barred', 2, 'ann')]
  }
  expect(does(archer, man(), 5, barred)).not.toBe('dropItem')
})

test('a bot in a prepared place shoots its crossbow lying down, others get up first', () => {
  const lying = (prepared: boolean) => man(['light-crossbow'], { stance: 'prone', prepared })
  expect([does(lying(true), man(), 60), does(lying(false), man(), 60)]).toEqual(['attack', 'regainFooting'])
})

test('a bot sets a spear against a charge, and leaves a sword to parry', () => {
  const answers = (weapon: string) => {
    const s = ready(facing(man(), man([weapon]), {}, { distance: 5 }))
    const options = [{ key: `strike with ${weapon}` }, { key: 'strike with unarmed' }, { key: 'none' }]
    const choice: Choice<Question> = { who: 'bob', about: { ask: 'receive', at: 'ann' }, options, usual: 'none' }
    const taken = cfi.policies.default?.(choice, s)
    return typeof taken === 'number' ? options[taken]?.key : taken?.key
  }
  expect([answers('longspear'), answers('longsword')]).toEqual(['strike with longspear', 'none'])
})
