import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { ROLLS } from '../../body/checks.ts'
import { disturbed } from '../../body/disturbing.ts'
import { falls } from '../../body/stances.ts'
import { cfi } from '../../index.ts'
import { stunned, turnCounted } from '../../state/clocks.ts'
import {
  acting,
  alone,
  clash,
  during,
  facing,
  fought,
  hp,
  man,
  offered,
  onMap,
  ready,
  spent,
  stuns,
  the,
  told,
} from '../arrange.ts'

test('every skill is rolled for with a die of a hundred sides', () => {
  for (const roll of Object.values(ROLLS)) expect([roll.label, roll.law().support.length]).toEqual([roll.label, 100])
})

describe('several clocks', () => {
  rule('CFI-SE-StunLocation', 'all that ran before the Turn is counted, and nothing that came on it', () => {
    const s = ready(facing(man(), man()), (state) => {
      const ann = the(state, 'ann')
      ann.lasting = [forTurns('winded', 2, 'ann'), forTurns('barred', 3, 'ann')]
      for (const [at, turns] of [2, 1, 2, 0, 0, 3, 0].entries()) if (turns > 0) stunned(ann, at, turns)
    })
    const { state, events } = alone(s, '', (ctx, now) => {
      const ann = the(now, 'ann')
      const since = ann.lasting
      ann.lasting = [...ann.lasting, forTurns('blinded', 2, 'bob'), forTurns('senseless', 1, 'bob')]
      // A new one as long as what is left begins again, a shorter one adds nothing.
      stunned(ann, 2, 2)
      stunned(ann, 4, 3)
      stunned(ann, 5, 1)
      turnCounted(ctx, ann, since)
    })
    const others = the(state, 'ann').lasting.filter(({ kind }) => kind !== 'stunned')
    expect(others.map(({ kind, left }) => [kind, left])).toEqual([
      ['winded', 1],
      ['barred', 2],
      ['blinded', 2],
      ['senseless', 1],
    ])
    expect(stuns(the(state, 'ann'))).toEqual([1, 0, 2, 0, 3, 2, 0])
    expect(told({ events }, 'becomes')).toMatchObject([{ what: 'recovered', location: 'left leg' }])
  })
})

describe('foes beaten together', () => {
  rule('CFI-OUT-04', 'the one he takes on may strike back where the fight says so; the others may not', () => {
    const free = (safeEngagement: string) => {
      const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man(), dan: man() } }
      const key = { c: 'cid', d: 'dan' }
      const s = ready(onMap(man(), man(), '.....\n..b..\n.cad.\n.....', { sides, key, options: { safeEngagement } }))
      const script =
        'ann turn: outmaneuver\nbob corner: none\ncid corner: none\ndan corner: none\nann evade: 30\nann won free: engage one\nann target: cid'
      return the(acting(s, script, { steps: 1 }).state, 'ann').keptOff
    }
    expect(free('notTheOne')).toEqual(['bob', 'dan'])
    expect(free('all')).toEqual(['bob', 'cid', 'dan'])
  })
})

describe('a mount', () => {
  rule('CFI-PRO-Mount', 'of more than SIZ 40 takes two Turns, of 40 one', () => {
    const mounted = (siz: number) => {
      const beast = { like: 'horse', characteristics: { str: 20, con: 12, siz, dex: 10, int: 4, pow: 8, cha: 5 } }
      const sides = { heroes: { ann: man(), beast }, foes: { bob: man() } }
      const s = ready(onMap(man(), man(), '.a..........\n..h.........\n...........b', { sides, key: { h: 'beast' } }))
      const once = acting(s, 'ann turn: mount', { steps: 1 })
      return [the(once.state, 'ann').mount, told(once, 'mounts').map(({ how }) => how)]
    }
    expect(mounted(40)).toEqual(['beast', ['on']])
    expect(mounted(41)).toEqual([undefined, ['climbing']])
  })
})

describe('the helpless', () => {
  rule('CFI-CM-Helpless', 'where it stands as a critical, its roll is the highest critical', () => {
    const cut = (endurance: number) => {
      const s = ready(
        facing(man(['longsword'], { combat: 110 }), man(['longsword'], { skills: { endurance: 120 } }), {
          helpless: 'critical',
        }),
        (state) => {
          the(state, 'bob').condition = 'unconscious'
        },
      )
      const { state } = fought(
        s,
        'longsword',
        `ann effect: bleed\nann effect: none\nann damage: 3\nann location: 10\nbob bleed: ${endurance}`,
      )
      return [hp(state, 'bob', 3), the(state, 'bob').bleeding]
    }
    expect(cut(10)).toEqual([4, [3]])
    expect(cut(11)).toEqual([4, []])
  })
})

describe('a climber', () => {
  rule('CFI-MOV-Climb', 'moves, and is no target that stands still', () => {
    const ledge = { name: 'ledge', elevation: 10 }
    const s = ready(onMap(man(), man(), 'ah.........b', { key: { h: ledge } }))
    const up = acting(s, 'ann turn: climb\nann where: 1,0', { steps: 1 }).state
    expect(the(up, 'ann')).toMatchObject({ pace: 'walk', moved: 10 })
  })
})

describe('a jumper', () => {
  rule('CFI-MOV-Jump', 'moves, and is no target that stands still', () => {
    const s = ready(onMap(man(), man(), '...ap........b', { key: { p: 'pit' } }))
    const over = acting(s, 'ann turn: jump\nann where: 5,0\nann athletics: 3', { steps: 1 }).state
    expect(the(over, 'ann')).toMatchObject({ pace: 'walk', moved: 5 })
  })
})

describe('what is met once in a long while', () => {
  rule('CFI-CM-Cap', 'on a cliff Athletics is the most there is', () => {
    const skill = (athletics: number) => {
      const ann = man(['longsword'], { footing: 'climbing', skills: { athletics } })
      return told(clash(ready(facing(ann, man())), 'longsword', 'ann attack: 90'), 'attack')[0]?.skill
    }
    expect([skill(20), skill(80)]).toEqual([20, 60])
  })
  rule('CFI-FTG-Blood', 'where the fight says so, all wounds together cost one level', () => {
    const bled = (bleeding: string) => {
      const s = ready(facing(man(), man(), { bleeding }, { distance: 60 }), (state) => {
        for (const f of state.fighters) f.points = 0
        the(state, 'bob').bleeding = [1, 3, 4]
      })
      return the(acting(s, '', { steps: 1 }).state, 'bob').fatigue
    }
    expect([bled('each'), bled('once')]).toEqual([3, 1])
  })
  rule('CFI-MIN-EvadeBack', 'who has just looked about him needs no Perception', () => {
    const s = ready(onMap(man(), man(), '.ab.'), (state) => {
      Object.assign(the(state, 'bob'), { facing: 2, watchful: true })
    })
    const seen = clash(s, 'longsword', 'ann attack: 80\nbob defend: evade\nbob evade: 30')
    expect(told(seen, 'defense')).toMatchObject([{ how: 'evade', roll: 30 }])
  })
  rule('CFI-CAST-Interrupted', 'a Major Wound ends the spell without a roll, a small one leaves it', () => {
    const wounded = (wound: 'minor' | 'major', script: string) => {
      const s = ready(facing(man(), man()), (state) => {
        the(state, 'bob').casting = { spell: 'shield', intensity: 1, at: 'bob', left: 1, harder: 0, held: false }
      })
      return alone(s, script, (ctx, now) => disturbed(ctx, now, the(now, 'bob'), wound))
    }
    const lost = wounded('major', '')
    expect(the(lost.state, 'bob').casting).toBeUndefined()
    expect(told(lost, 'spellLost')).toMatchObject([{ who: 'bob', spell: 'shield', why: 'disturbed' }])
    expect(the(wounded('minor', 'bob willpower: 40').state, 'bob').casting).toMatchObject({ harder: 0 })
    expect(the(wounded('minor', 'bob willpower: 60').state, 'bob').casting).toMatchObject({ harder: 1 })
  })
  rule('CFI-MOV-JumpCrit', 'beyond half his distance a plain success lands prone, a critical upright', () => {
    const s = ready(onMap(man(), man(), '....aoo.......b', { key: { o: 'pit' } }))
    const over = (roll: number) => the(acting(s, `ann turn: jump\nann where: 7,0\nann athletics: ${roll}`).state, 'ann')
    expect([over(40).stance, over(3).stance]).toEqual(['prone', 'standing'])
  })
  rule('CFI-PRO-ChangeRange', 'where there is no room to leave, the Turn is wasted', () => {
    const s = ready(onMap(man(), man(), '###\n#a#\n#b#\n###'), spent)
    const stuck = acting(s, 'ann turn: changeRange', { steps: 1 })
    expect(told(stuck, 'wasted')).toMatchObject([{ who: 'ann', action: 'changeRange' }])
    expect(told(stuck, 'moved')).toEqual([])
  })
})

describe('whose it is', () => {
  rule('CFI-CAST-Cost', 'no more Intensity than he has Magic Points for', () => {
    const mage = man([], { class: 'mage', spells: { magicMissile: 5, shield: 3 }, skills: { arcaneCasting: 60 } })
    const s = ready(facing(mage, man(), {}, { distance: 60 }), (state) => {
      the(state, 'ann').magicPoints = 3
    })
    expect(offered(play(cfi, s, 'ann turn: castMagic'))).toEqual([
      'magicMissile 1',
      'magicMissile 2',
      'magicMissile 3',
      'shield 1',
    ])
    const first = acting(s, 'ann turn: castMagic\nann spell: magicMissile 3\nann release: now\nann casting: 100', {
      steps: 1,
    })
    expect(told(first, 'magic').map(({ rule: cited }) => cited)).toEqual(['CFI-CAST-Cost'])
  })
  rule('CFI-CAST-Shield', 'a magic shield is in the way of shots at him, not of his own', () => {
    const skill = (who: 'ann' | 'bob') => {
      const s = ready(facing(man(['short-bow']), man(), {}, { distance: 60 }), (state) => {
        Object.assign(the(state, who), during({ shield: 9 }, 1))
      })
      const shot = clash(s, 'short-bow', 'ann attack: 99', { ranged: true })
      return told(shot, 'attack')[0]?.skill
    }
    expect([skill('ann'), skill('bob')]).toEqual([60, 30])
  })
  rule(['CFI-SE-Arise', 'CFI-LEAP-05'], 'from under everybody who is on top of him', () => {
    const sides = { heroes: { ann: man(), eve: man() }, foes: { bob: man() } }
    const s = ready({ system: 'cfi', sides, distance: 5 }, (state) => {
      the(state, 'bob').stance = 'prone'
      const hold = { kind: 'astride', on: 'bob', location: undefined, item: undefined, roll: 0, skill: 0 } as const
      state.holds = ['ann', 'eve'].map((by) => ({ ...hold, by, with: `${by} unarmed`, trips: false }))
    })
    const { state } = fought(s, 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 20\nbob effect: arise')
    expect([state.holds, the(state, 'bob').stance]).toEqual([[], 'standing'])
  })
  rule('CFI-SE-Bash', 'also from the ground: it is the other who must keep his feet', () => {
    const s = ready(onMap(man(['heater']), man(), '.ab#'), (state) => {
      spent(state)
      the(state, 'ann').stance = 'prone'
    })
    const script = 'ann attack: 20\nann effect: bash\nann damage: 4\nann location: 1\nbob athletics: 35'
    expect(the(fought(s, 'heater', script).state, 'bob').stance).toBe('prone')
  })
  rule('CFI-ABL-Grappler', 'who lies senseless is struck and not gripped as well', () => {
    const troll = { like: 'troll', abilities: ['grappler'] }
    const gripped = (condition: 'up' | 'unconscious', roll: string) => {
      const s = ready(facing(troll, man()), (state) => {
        spent(state)
        the(state, 'bob').condition = condition
      })
      return fought(s, 'claws', `${roll}ann effect: none\nann damage: 1 1\nann location: 11`).state.holds.length
    }
    expect([gripped('up', 'ann attack: 30\n'), gripped('unconscious', '')]).toEqual([1, 0])
  })
  test('whoever falls is no longer in the air', () => {
    const s = ready(facing(man([], { fly: 40, abilities: ['flying'] }), man()), (state) => {
      the(state, 'ann').aloft = true
    })
    const { state } = alone(s, '', (ctx, at) => falls(ctx, at, the(at, 'ann'), 'CFI-KNB-02'))
    expect(the(state, 'ann')).toMatchObject({ aloft: false, stance: 'prone' })
  })
})
