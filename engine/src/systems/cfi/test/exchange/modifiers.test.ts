import { describe, expect, test } from 'vitest'
import type { Modifier } from '../../../../kernel/types.ts'
import { bearing, cap, easier, effective, gradeOf, HOPELESS, shift, situation } from '../../body/difficulty.ts'
import { athleticSkill, evadeSkill, hampered, load } from '../../body/hampered.ts'
import type { Grade } from '../../content/tables.ts'
import { lightFor, parrying, striking } from '../../exchange/modifiers.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { during, facing, item, man, onMap, ready, the } from '../arrange.ts'

const plain = ready(facing(man(), man())).options
const held = (kind: Hold['kind'], on: string, location?: number): Hold => ({
  kind,
  by: on === 'ann' ? 'bob' : 'ann',
  on,
  location,
  item: undefined,
  with: '',
  roll: 0,
  skill: 0,
  trips: false,
})

describe('a grade', () => {
  const told = (change: (b: ReturnType<typeof bearing>) => void, base = 60, options = plain) => {
    const b = bearing()
    change(b)
    const terms: Modifier[] = []
    const skill = effective(options, base, b, terms)
    return [skill, terms.map(({ value, because }) => `${value} ${because}`)]
  }
  test('is the worst of several, and its reason is told', () => {
    expect(
      told((b) => {
        situation(b, 'hard', 'mud', 'CFI-CM-Unstable')
        situation(b, 'formidable', 'dark', 'CFI-CM-Pitch')
        situation(b, 'hard', 'fog', 'CFI-CM-Worst')
      }),
    ).toEqual([30, ['-30 formidable: dark', '0 only the worst counts']])
    expect(told((b) => situation(b, 'hard', 'mud', 'CFI-CM-Unstable'))).toEqual([40, ['-20 hard: mud']])
    expect(told((b) => situation(b, 'standard', 'nothing', 'CFI-CM-Unstable'))).toEqual([60, []])
  })
  test('may be easier, with its own reason, where nothing is harder', () => {
    const b = bearing()
    easier(b, 'easy', 'high ground', 'CFI-CM-Worst')
    expect([b.because, b.rule]).toEqual(['high ground', 'CFI-CM-Worst'])
    expect(told((each) => easier(each, 'easy', 'high ground', 'CFI-CM-Worst'))).toEqual([90, ['30 easy: high ground']])
    expect(
      told((each) => {
        situation(each, 'hard', 'mud', 'CFI-CM-Unstable')
        easier(each, 'easy', 'high ground', 'CFI-CM-Worst')
      })[0],
    ).toBe(40)
  })
  test('counts on what the lowest cap leaves; a cap that takes nothing is not told', () => {
    const capped = (...caps: number[]) =>
      told((b) => caps.forEach((at, i) => void cap(b, at, `cap ${i}`, 'CFI-CM-Cap')))
    expect(capped(50, 80)).toEqual([50, ['-10 cap 0']])
    expect(capped(80, 50)).toEqual([50, ['-10 cap 1']])
    expect(capped(50, 50)).toEqual([50, ['-10 cap 0']])
    expect([capped(60), capped(61)]).toEqual([
      [60, []],
      [60, []],
    ])
  })
  test('is shifted from where it stands, or counted like a situation where so ruled', () => {
    const shifts = (change: (b: ReturnType<typeof bearing>) => void, alone = false) =>
      told(change, 60, alone ? { ...plain, shifts: 'alone' } : plain)
    const netted = (b: ReturnType<typeof bearing>) => {
      situation(b, 'hard', 'mud', 'CFI-CM-Unstable')
      shift(b, 1, 'net', 'CFI-SE-Entangle')
    }
    expect(shifts(netted)).toEqual([30, ['-20 hard: mud', '-10 formidable: net']])
    expect(shifts(netted, true)).toEqual([40, ['-20 hard: mud']])
    const worse = (b: ReturnType<typeof bearing>) => {
      situation(b, 'hard', 'mud', 'CFI-CM-Unstable')
      shift(b, 2, 'net', 'CFI-SE-Entangle')
    }
    expect(shifts(worse, true)).toEqual([30, ['-20 hard: mud', '-10 formidable: net']])
    expect(shifts((b) => shift(b, 0, 'nothing', 'CFI-SE-Entangle'))).toEqual([60, []])
  })
  test('past the ladder’s ends is its end', () => {
    const at = (by: number): Grade => {
      const b = bearing()
      shift(b, by, 'much', 'CFI-SE-Entangle')
      return gradeOf(plain, b)
    }
    expect([at(-9), at(-2), at(-1), at(1), at(4), at(9)]).toEqual([
      'veryEasy',
      'veryEasy',
      'easy',
      'hard',
      'hopeless',
      'hopeless',
    ])
    const none = (b: ReturnType<typeof bearing>) => situation(b, 'hopeless', 'gale', 'CFI-RM-Gale')
    expect(told(none)[0]).toBe(HOPELESS)
  })
})

describe('what hampers', () => {
  const grade = (skill: Parameters<typeof hampered>[2], ann: object, change: (s: State) => void = () => {}) => {
    const s = ready(facing(ann, man()), change)
    return gradeOf(s.options, hampered(s, the(s, 'ann'), skill))
  }
  const is = (fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, 'ann'), fields)
  test('fatigue, but not who rages', () => {
    expect([grade('evade', man(), is({ fatigue: 0 })), grade('evade', man(), is({ fatigue: 1 }))]).toEqual([
      'standard',
      'hard',
    ])
    expect(grade('evade', man(), is({ fatigue: 3, ...during({ frenzy: 1 }) }))).toBe('standard')
  })
  test('a load above STR, more above twice STR; bodily skills only', () => {
    const loaded = (things: number, skill: 'evade' | 'perception' = 'evade') => grade(skill, man([], { things }))
    expect([loaded(12), loaded(13), loaded(24), loaded(25)]).toEqual(['standard', 'hard', 'hard', 'formidable'])
    expect(loaded(25, 'perception')).toBe('standard')
  })
  test('what he carries is what he holds and has stowed, not what he let fall', () => {
    const s = ready(facing(man(['longsword', 'dagger', 'heater'], { things: 3 }), man()))
    expect(load(the(s, 'ann'))).toBe(3 + 1 + 0.5 + 2)
    item(s, 'ann', 'dagger').where = 'ground'
    expect(load(the(s, 'ann'))).toBe(3 + 1 + 2)
  })
  test('a net about head or body, not about a limb, nor any other hold, nor another’s', () => {
    const caught = (...holds: Hold[]) =>
      grade('evade', man(), (s) => {
        s.holds = holds
      })
    expect([caught(held('entangle', 'ann', 3)), caught(held('entangle', 'ann', 0))]).toEqual(['hard', 'standard'])
    expect([caught(held('grip', 'ann', 3)), caught(held('entangle', 'bob', 3))]).toEqual(['standard', 'standard'])
    expect(caught(held('entangle', 'ann'))).toBe('standard')
  })
  test('of several weapons in his wounds the worst, and only in his', () => {
    const stuck = (...sizes: ('small' | 'medium' | 'large')[]) =>
      grade('evade', man(), (s) => {
        s.impaled = sizes.map((size) => ({ by: 'bob', on: 'ann', item: '', location: 0, size }))
        s.impaled.unshift({ by: 'ann', on: 'bob', item: '', location: 0, size: 'huge' })
      })
    expect([stuck(), stuck('small'), stuck('small', 'medium'), stuck('medium', 'small')]).toEqual([
      'standard',
      'hard',
      'formidable',
      'formidable',
    ])
  })
  test('every word of the game master’s about him', () => {
    const favoured = (...grades: Grade[]) =>
      grade('evade', man(), (s) => {
        s.favors = grades.map((each) => ({ who: 'ann', grade: each, until: 9, because: 'a word' }))
        s.favors.unshift({ who: 'bob', grade: 'herculean', until: 9, because: 'a word' })
      })
    expect([favoured('hard', 'formidable'), favoured('easy'), favoured('standard')]).toEqual([
      'formidable',
      'easy',
      'standard',
    ])
    expect([favoured('easy', 'standard'), favoured('hard', 'easy')]).toEqual(['easy', 'hard'])
  })
})

describe('what he sees', () => {
  const sees = (light: State['scene']['light'], ...abilities: string[]) => {
    const s = ready(facing(man([], { abilities }), man(), {}, { scene: { light } }))
    return lightFor(s, the(s, 'ann'))
  }
  test('by day and by lamplight all; in the dark what his eyes are made for', () => {
    expect([sees('day'), sees('lit'), sees('partial'), sees('pitch')]).toEqual(['lit', 'lit', 'partial', 'pitch'])
    expect([sees('partial', 'nightSight'), sees('pitch', 'nightSight')]).toEqual(['lit', 'partial'])
    expect([sees('pitch', 'darkVision'), sees('pitch', 'earthSense')]).toEqual(['lit', 'lit'])
    expect([sees('day', 'nightSight'), sees('lit', 'nightSight')]).toEqual(['lit', 'lit'])
  })
  test('that his eyes help him is told in the dark only', () => {
    const noted = (light: State['scene']['light']) => {
      const s = ready(facing(man([], { abilities: ['darkVision'] }), man(), {}, { scene: { light } }))
      return striking(s, the(s, 'ann'), the(s, 'bob'), false).note?.rule
    }
    expect([noted('day'), noted('lit'), noted('partial')]).toEqual([undefined, undefined, 'CFI-ABL-DarkVision'])
  })
})

describe('a blow and its parry', () => {
  const worth = (change: (s: State) => void, ann: object = man()) => {
    const s = ready(onMap(ann, man(), '.ab.'), change)
    return striking(s, the(s, 'ann'), the(s, 'bob'), false)
  }
  test('an unseen foe, and a magic shield before him, make it harder; one’s own do not', () => {
    const grade = (change: (s: State) => void) => gradeOf(plain, worth(change))
    expect(grade((s) => void Object.assign(the(s, 'bob'), { invisible: true }))).toBe('herculean')
    expect(grade((s) => void Object.assign(the(s, 'ann'), { invisible: true }))).toBe('standard')
    const shielded = during({ shield: 9 }, 1)
    expect(grade((s) => void Object.assign(the(s, 'bob'), { ...shielded, facing: 6 }))).toBe('hard')
    expect(grade((s) => void Object.assign(the(s, 'bob'), { ...shielded, facing: 2 }))).toBe('standard')
    expect(grade((s) => void Object.assign(the(s, 'ann'), shielded))).toBe('standard')
  })
  test('under water as in it, Swim is the most there is', () => {
    const capped = (footing: Fighter['footing']) =>
      worth((s) => void Object.assign(the(s, 'ann'), { footing })).capBecause
    expect([capped('swimming'), capped('submerged'), capped('firm')]).toEqual(['Swim', 'Swim', ''])
  })
  test('a parry is harder from below, unless it is a shot or he is up there too', () => {
    const because = (from: Partial<Fighter>, f: Partial<Fighter> = {}, ranged = false) => {
      const s = ready(facing(man(), man()), (at) => {
        Object.assign(the(at, 'ann'), from)
        Object.assign(the(at, 'bob'), f)
      })
      return parrying(s, the(s, 'bob'), the(s, 'ann'), ranged).because
    }
    expect([because({ higher: true }), because({ mount: 'bob' })]).toEqual(['lower ground', 'a mounted foe'])
    expect([because({ higher: true }, {}, true), because({ mount: 'bob' }, {}, true)]).toEqual(['', ''])
    expect([because({ higher: true }, { higher: true }), because({ mount: 'bob' }, { mount: 'ann' })]).toEqual(['', ''])
    expect([because({ higher: true }, { mount: 'ann' }), because({})]).toEqual(['', ''])
  })
  test('who flies evades by Fly if he can, who lives in water by Swim while he is in it', () => {
    const skills = (is: Partial<Fighter>, more: object = {}) => {
      const f = the(
        ready(facing(man([], more), man()), (at) => void Object.assign(the(at, 'ann'), is)),
        'ann',
      )
      return [evadeSkill(f), athleticSkill(f)]
    }
    const flier = { fly: 30, skills: { fly: 1, evade: 50 } }
    expect(skills({ aloft: true }, flier)).toEqual(['fly', 'athletics'])
    expect([skills({}, flier), skills({ aloft: true })]).toEqual([
      ['evade', 'athletics'],
      ['evade', 'athletics'],
    ])
    const fish = { abilities: ['swimmer'] }
    expect([skills({ footing: 'swimming' }, fish), skills({}, fish), skills({ footing: 'submerged' })]).toEqual([
      ['swim', 'swim'],
      ['evade', 'athletics'],
      ['evade', 'athletics'],
    ])
  })
})
