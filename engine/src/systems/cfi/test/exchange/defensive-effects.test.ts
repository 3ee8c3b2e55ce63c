import { describe, expect } from 'vitest'
import { redact } from '../../../../kernel/secret.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { CHEST, clash, facing, fought, hp, item, man, offered, onMap, ready, spent, the, told } from '../arrange.ts'

const duel = (
  change?: Parameters<typeof ready>[1],
  options: object = {},
  ann: object = man(),
  bob: object = man(['longsword', 'heater']),
) => ready(facing(ann, bob, options), change)
/** Bob parries a miss, and wins one effect; or criticals against a success. */
const parried = (effect: string, rest: string, state = duel()) =>
  fought(state, 'longsword', `ann attack: 80\nbob defend: longsword\nbob parry: 30\nbob effect: ${effect}\n${rest}`)
const brilliant = (effect: string, rest: string, state = duel()) =>
  fought(state, 'longsword', `ann attack: 30\nbob defend: longsword\nbob parry: 3\nbob effect: ${effect}\n${rest}`)

describe('defensive effects', () => {
  rule('CFI-SE-AccidentalInjury', 'the fumbling attacker hurts himself where a die says; armor helps', () => {
    const fumble = (ann: object, weapon: string) =>
      fought(
        duel(undefined, {}, ann),
        weapon,
        'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: accidentalInjury\nbob effect: none\nann accident: 6\nann location: 10',
      )
    expect(hp(fumble(man(['longsword'], { armor: { all: 'leather' } }), 'longsword').state, 'ann', CHEST)).toBe(7 - 4)
    const bare = fought(
      duel(undefined, {}, man([], { armor: { all: 'chain-mail' } })),
      'unarmed',
      'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: accidentalInjury\nbob effect: none\nann accident: 3\nann location: 10',
    )
    expect(hp(bare.state, 'ann', CHEST)).toBe(7 - 3)
    expect(offered(clash(duel(), 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 30'))).not.toContain(
      'accidentalInjury',
    )
  })

  rule('CFI-SE-Arise', 'the defender is on his feet again', () => {
    const down = duel((s) => {
      the(s, 'bob').stance = 'prone'
    })
    const { state } = fought(
      down,
      'longsword',
      'ann attack: 80\nbob defend: longsword\nbob parry: 20\nbob effect: arise',
    )
    expect(the(state, 'bob').stance).toBe('standing')
    expect(offered(clash(duel(), 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 20'))).not.toContain(
      'arise',
    )
  })

  rule(
    'CFI-SE-BlindOpponent',
    'on a critical parry: Evade, or Combat Skill with a shield, or Hard for 1d3 Turns',
    () => {
      const { state } = brilliant('blindOpponent', 'ann damage: 1\nann blind: 6\nann turns: 2')
      expect(the(state, 'ann')).toMatchObject({ lasting: [{ kind: 'blinded', left: 2, value: 0 }] })
      the(state, 'ann').acting = false
      expect(told(clash(state, 'longsword', 'ann attack: 41'), 'attack')[0]).toMatchObject({
        skill: 40,
        level: 'failure',
      })
      const shielded = brilliant(
        'blindOpponent',
        'ann damage: 1\nann blind: 6',
        duel(undefined, {}, man(['longsword', 'heater'])),
      )
      expect(the(shielded.state, 'ann').lasting).toEqual([])
      expect(offered(clash(duel(), 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 20'))).not.toContain(
        'blindOpponent',
      )
    },
  )

  rule(
    'CFI-SE-DamageWeapon',
    'a parrier turns his own weapon’s damage on the one that struck; the blow goes on',
    () => {
      const { state } = parried('damageWeapon', 'bob weapon damage: 8')
      expect(item(state, 'ann', 'longsword').hp).toBe(12 - 2)
    },
  )

  rule('CFI-SE-EnhanceParry', 'a critical parry stops everything, whatever the Sizes', () => {
    const s = ready(facing(man(['great-axe']), man(['dagger'])))
    const { state } = fought(
      s,
      'great-axe',
      'ann attack: 30\nbob defend: dagger\nbob parry: 3\nbob effect: enhanceParry\nann damage: 5 5',
    )
    expect(hp(state, 'bob', CHEST)).toBe(7)
  })

  rule('CFI-SE-ForceFailure', 'when the other fumbled, what he should resist succeeds', () => {
    const { state } = fought(
      duel(),
      'longsword',
      'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: tripOpponent\nbob effect: forceFailure',
    )
    expect(the(state, 'ann').stance).toBe('prone')
    const one = clash(
      duel(),
      'longsword',
      'ann attack: 3\nbob defend: longsword\nbob parry: 99\nann effect: bleed\nann effect: tripOpponent\nann effect: forceFailure',
    )
    expect(one.asked).toMatchObject({
      choices: [{ about: { ask: 'force' }, options: [{ key: 'bleed' }, { key: 'tripOpponent' }] }],
    })
    expect(offered(clash(duel(), 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 3'))).not.toContain(
      'forceFailure',
    )
    const fumbled = (effects: string) =>
      offered(clash(duel(), 'longsword', `ann attack: 99\nbob defend: longsword\nbob parry: 3${effects}`))
    expect(fumbled('')).not.toContain('forceFailure')
    expect(fumbled('\nbob effect: damageWeapon')).not.toContain('forceFailure')
    expect(fumbled('\nbob effect: disarmOpponent')).toContain('forceFailure')
  })

  rule(
    'CFI-SE-PrepareCounter',
    'a secret against this foe: used on him, the effect is replaced by one of his own',
    () => {
      const ready_ = parried('prepareCounter', 'bob prepare: tripOpponent').state
      expect(the(ready_, 'bob').counters).toHaveLength(1)
      const seat = { name: 'heroes', fighters: ['ann'], gm: false, knows: ['ann'] }
      expect(JSON.stringify(redact(ready_, seat))).not.toMatch('"effect":"tripOpponent"')
      expect(JSON.stringify(cfi.view(ready_, seat))).not.toMatch('"effect":"tripOpponent"')
      spent(ready_)
      const turned = fought(
        ready_,
        'longsword',
        'ann attack: 30\nann effect: tripOpponent\nbob counter: tripOpponent\nann damage: 1\nann location: 1',
      )
      expect(the(turned.state, 'bob').stance).toBe('standing')
      expect(the(turned.state, 'ann').stance).toBe('prone')
      expect(the(turned.state, 'bob').counters).toHaveLength(1)
      const other = fought(
        ready_,
        'longsword',
        'ann attack: 30\nann effect: bleed\nann damage: 1\nann location: 1\nbob bleed: 40',
      )
      expect(told(other, 'countered')).toEqual([])
    },
  )

  rule('CFI-SE-SelectTarget', 'a fumbled blow lands on a bystander in reach, without effect or defense', () => {
    const scene = onMap(man(), man(), '.ab\n..c', {
      key: { c: 'cid' },
      sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } },
    })
    const s = ready(scene)
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 99\nbob defend: longsword\nbob parry: 30\nbob effect: selectTarget\nbob effect: none\nann damage: 4\nann location: 10',
    )
    expect(hp(state, 'cid', CHEST)).toBe(7 - 4)
    expect(hp(state, 'bob', CHEST)).toBe(7)
    expect(the(state, 'cid').points).toBe(2)
    expect(offered(clash(duel(), 'longsword', 'ann attack: 99\nbob defend: longsword\nbob parry: 30'))).not.toContain(
      'selectTarget',
    )
  })

  rule('CFI-SE-SlipFree', 'a critical escapes what holds him', () => {
    const held = duel((s) => {
      s.holds = [
        {
          kind: 'grip',
          by: 'ann',
          on: 'bob',
          location: 0,
          item: undefined,
          with: 'ann unarmed',
          roll: 0,
          skill: 0,
          trips: false,
        },
      ]
    })
    expect(brilliant('slipFree', 'ann damage: 1', held).state.holds).toEqual([])
    expect(offered(clash(held, 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 30'))).not.toContain(
      'slipFree',
    )
    const lenient = duel(
      (s) => {
        s.holds = held.holds
      },
      { slipFree: 'any' },
    )
    expect(offered(clash(lenient, 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 30'))).toContain(
      'slipFree',
    )
  })

  rule(['CFI-SE-Withdraw', 'CFI-ENG-02'], 'the defender is out of that foe’s reach; not if he is held', () => {
    const { state } = parried('withdraw', '')
    expect(cfi.board(state).pairs[0]).toMatchObject({ engaged: false, distance: 10 })
    const cornered = ready(onMap(man(), man(), '##b\n#a#'))
    expect(offered(clash(cornered, 'longsword', 'ann attack: 80\nbob defend: longsword\nbob parry: 30'))).not.toContain(
      'withdraw',
    )
  })

  rule(['CFI-TRAIT-Whip', 'CFI-ABL-FormidableWeapons'], 'a whip and a beast’s body do not parry', () => {
    const whip = clash(duel(undefined, {}, man(), man(['whip'])), 'longsword', 'ann attack: 30')
    expect(offered(whip)).toEqual(['unarmed', 'evade', 'none'])
    const wolf = (abilities: readonly string[]) =>
      offered(clash(duel(undefined, {}, man(), { like: 'wolf', abilities }), 'longsword', 'ann attack: 30'))
    expect(wolf([])).toEqual(['evade', 'none'])
    expect(wolf(['formidableNaturalWeapons'])).toEqual(['bite', 'evade', 'none'])
    const why = (bob: object, script: string, change?: typeof spent) =>
      told(fought(duel(change, {}, man(), bob), 'longsword', `ann attack: 90${script}`), 'undefended')[0]?.rule
    expect(why(man(['whip']), '\nbob defend: none')).toEqual(['CFI-ATK-10', 'CFI-TRAIT-Whip'])
    expect(why({ like: 'wolf' }, '\nbob defend: none')).toEqual(['CFI-ATK-10', 'CFI-ABL-FormidableWeapons'])
    // Without a point to spend that is the whole reason; and who has his hands full has a sword to parry with.
    expect(why({ like: 'wolf' }, '', spent)).toEqual(['CFI-ATK-10'])
    expect(why(man(['longsword', 'heater']), '\nbob defend: none')).toEqual(['CFI-ATK-10'])
  })

  rule(
    ['CFI-TRAIT-Entrapping', 'CFI-TRAIT-Flexible'],
    'an entrapping weapon makes the other smaller, a flexible one a shield',
    () => {
      // A Large glaive caught by a Small main gauche counts Medium: one Size short, half.
      const caught = fought(
        ready(facing(man(['glaive']), man(['main-gauche']))),
        'glaive',
        'ann attack: 30\nbob defend: main-gauche\nbob parry: 20\nann damage: 4\nann location: 10',
      )
      expect(hp(caught.state, 'bob', CHEST)).toBe(7 - 3)
      // A Large flail round a Large shield: the shield counts Medium.
      const round = fought(
        ready(facing(man(['heavy-flail']), man(['longsword', 'heater']))),
        'heavy-flail',
        'ann attack: 30\nbob defend: heater\nbob parry: 20\nann damage: 4\nann location: 10',
      )
      expect(hp(round.state, 'bob', CHEST)).toBe(7 - 2)
      const sword = fought(
        ready(facing(man(['heavy-flail']), man(['great-sword']))),
        'heavy-flail',
        'ann attack: 30\nbob defend: great-sword\nbob parry: 20\nann damage: 4',
      )
      expect(hp(sword.state, 'bob', CHEST)).toBe(7)
    },
  )
})
