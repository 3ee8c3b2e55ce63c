import { expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { seize } from '../../ground/holds.ts'
import { d6 } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { counted, duel, of, run, told, turnOf, withOptions } from '../arrange.ts'

const bare = (more: object = {}) => duel({ weapons: [] }, {}, more)
/** Ana's turn in round 3, Bo in her grip since round 2. */
const gripping = (kind: Hold['kind'], who = 'ana', more: object = {}, since = 2, arrange?: (s: State) => void) =>
  turnOf(bare(more), who, 1, (s) => {
    s.round = 3
    of({ state: s }, who).turned = 3
    s.holds = [{ kind, by: 'ana', on: 'bo', since, strength: 12 }]
    arrange?.(s)
  })
const grab = (kind: string, dice: string, more = '') => `ana act: ${kind}\nana attack: ${dice}\n${more}`

rule('D6-C-OPT-Tackle', 'at +3 he is hurt and captured, and may only try to escape', () => {
  const ran = run(turnOf(bare(), 'ana'), grab('tackle', '2 2 2 2', 'ana damage: 1 2\nbo resistance: 5 5 5'))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 8, hit: true })
  expect(ran.state.holds).toMatchObject([{ kind: 'tackle', by: 'ana', on: 'bo' }])
  const held = gripping('tackle', 'bo')
  expect(refusal(d6, held, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Tackle' })
  expect(refusal(d6, held, 'bo', 'escape')).toBeUndefined()
  expect(refusal(d6, held, 'ana', 'escape')).toMatchObject({ rule: 'D6-C-OPT-Escape' })
})

rule(['D6-C-OPT-Grab', 'D6-C-OPT-Choke'], 'at +6 a choke holds and does Strength Damage', () => {
  const ran = run(turnOf(bare(), 'ana'), grab('choke', '2 3 3 3', 'ana damage: 4 4\nbo resistance: 1 2 2'))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 11, hit: true })
  expect(told(ran, 'damage')).toMatchObject({ total: 8 })
  expect(of(ran, 'bo').wound).toBe('stunned')
  expect(ran.state.holds).toMatchObject([{ kind: 'choke' }])
})

rule('D6-C-OPT-Flip', 'a flip does 3D, and the next round goes to getting up', () => {
  const ran = run(turnOf(bare(), 'ana'), grab('flip', '2 3 3 3', 'ana damage: 2 2 2\nbo resistance: 5 5 5'))
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 3 })
  expect(told(ran, 'damage')).toMatchObject({ total: 6 })
  expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', felled: true })
  expect(ran.state.holds).toEqual([])
  expect(refusal(d6, ran.state, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Flip' })
  expect(refusal(d6, ran.state, 'bo', 'stand')).toBeUndefined()
  expect(of(ran, 'bo').lasting).toMatchObject([{ kind: 'flipped', clock: 'rounds', left: 2 }])
  const rises = run({ ...ran.state, acting: [] }, 'bo actions: 2\nbo act: stand')
  expect(of(rises, 'bo')).toMatchObject({ stance: 'standing', actions: 0, lasting: [] })
  expect(refusal(d6, rises.state, 'bo', 'strike')).toBeUndefined()
})

rule('D6-C-OPT-Hold', 'a hold does three dice less and keeps him', () => {
  const strong = duel({ weapons: [], strengthDamage: '5D' })
  const ran = run(turnOf(strong, 'ana'), grab('hold', '2 3 3 3', 'ana damage: 1 2\nbo resistance: 5 5 5'))
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 2 })
  expect(ran.state.holds).toMatchObject([{ kind: 'hold' }])
  expect(refusal(d6, ran.state, 'bo', 'dodge')).toMatchObject({ rule: 'D6-C-OPT-Hold' })
})

rule('D6-C-OPT-Hold', 'a grip that was lost is not there again when its holder comes back', () => {
  const away = gripping('hold', 'ana', { distance: 12 }, 2, (s) => {
    Object.assign(s, { phase: 'initiative', acting: [] })
  })
  const left = run(away, 'ana initiative: 2 2 2\nbo initiative: 2 2 3')
  expect(left.state.holds).toEqual([])
  expect(refusal(d6, gripping('hold', 'bo'), 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Hold' })
})
rule('D6-C-OPT-GrabLater', 'in later rounds the grip does Strength Damage', () => {
  const ran = run(gripping('choke'), 'ana act: squeeze\nana damage: 4 4\nbo resistance: 1 2 2')
  expect(told(ran, 'roll')).toMatchObject({ label: 'damage', dice: 2 })
  expect(of(ran, 'bo').wound).toBe('stunned')
  expect(refusal(d6, gripping('choke', 'ana', {}, 3), 'ana', 'squeeze')).toMatchObject({ rule: 'D6-C-OPT-GrabLater' })
  expect(refusal(d6, turnOf(bare(), 'ana'), 'ana', 'squeeze')).toBeDefined()
})

rule('D6-C-OPT-Escape', 'strength against strength; a tie is for the one who tries', () => {
  const escapes = (dice: string) => run(gripping('hold', 'bo'), `bo act: escape\nana escape: 3 3 3\nbo escape: ${dice}`)
  expect(escapes('3 3 3').state.holds).toEqual([])
  expect(escapes('3 3 2').state.holds).toHaveLength(1)
})
rule('D6-C-OPT-Escape', 'a hold ends when its holder can hold no longer', () => {
  const free = gripping('hold', 'bo', {}, 2, (s) => {
    of({ state: s }, 'ana').condition = 'unconscious'
  })
  expect(refusal(d6, free, 'bo', 'escape')).toMatchObject({ rule: 'D6-C-OPT-Escape' })
})

rule('D6-C-OPT-ArmPin1', 'from the second round a pinned arm can be hurt', () => {
  const ran = run(gripping('arm pin'), 'ana act: wrench arm\nana damage: 4 4\nbo resistance: 1 2 2')
  expect(told(ran, 'damage')).toMatchObject({ total: 8 })
  expect(refusal(d6, gripping('arm pin', 'ana', {}, 3), 'ana', 'wrench arm')).toMatchObject({
    rule: 'D6-C-OPT-ArmPin1',
  })
})
rule('D6-C-OPT-ArmPin2', 'broken against twice his dice if he does not resist', () => {
  const ran = run(
    gripping('arm pin'),
    'ana act: break arm\nbo resist: none\nana break arm: 2 2 2\nana damage: 1 2\nbo resistance: 5 5 5',
  )
  expect(told(ran, 'armBroken')).toMatchObject({ difficulty: 6, broken: true })
  const lifter = gripping('arm pin', 'ana', {}, 2, (s) => {
    Object.assign(of({ state: s }, 'bo').facts.skills, { lifting: 15 })
  })
  const held = run(
    lifter,
    'ana act: break arm\nbo resist: none\nana break arm: 2 2 2\nana damage: 1 2\nbo resistance: 5 5 5',
  )
  expect(told(held, 'armBroken')).toMatchObject({ difficulty: 10, broken: false })
  expect(of(ran, 'bo').hurt).toEqual(['arm'])
})
rule('D6-C-OPT-ArmPin2', 'against his roll and 5 if he does: he loses his turn, or is free', () => {
  const resisted = (dice: string, more = '') =>
    run(
      gripping('arm pin'),
      `ana act: break arm\nbo resist: resist\nbo actions: 2\nbo resist: 2 2\nana break arm: ${dice}\n${more}`,
    )
  const free = resisted('2 3 3')
  expect(told(free, 'armBroken')).toMatchObject({ difficulty: 9, broken: false })
  expect(free.state.holds).toEqual([])
  expect(of(free, 'bo').actions).toBe(0)
  const broken = resisted('3 3 3', 'ana damage: 1 2\nbo resistance: 5 5 5')
  expect(broken.state.holds).toHaveLength(1)
})
rule('D6-C-OPT-ArmPin3', 'forced down against twice his Agility dice, pips dropped or added', () => {
  const nimble = (options: object, then = '') =>
    run(
      turnOf(
        duel(
          { weapons: [] },
          {
            attributes: {
              agility: '3D+2',
              coordination: '3D',
              physique: '3D',
              intellect: '2D',
              acumen: '3D',
              charisma: '2D',
            },
          },
          withOptions(options),
        ),
        'ana',
        1,
        (s) => {
          s.round = 3
          of({ state: s }, 'ana').turned = 3
          s.holds = [{ kind: 'arm pin', by: 'ana', on: 'bo', since: 2, strength: 0 }]
        },
      ),
      `ana act: force down\nbo resist: none\nana force down: 1 1 2 2${then}`,
    )
  expect(of(nimble({}), 'bo').stance).toBe('prone')
  const failed = nimble({ armPinPips: true }, '\nana damage: 4 4\nbo resistance: 1 2 2')
  expect(told(failed, 'forcedDown')).toMatchObject({ difficulty: 8, down: false })
  expect(of(failed, 'bo')).toMatchObject({ stance: 'standing', wound: 'stunned' })
  expect(failed.state.holds).toHaveLength(1)
})

rule('D6-C-OPT-Slam', 'seized, lifted and thrown: the obstacle and Strength Damage', () => {
  const seized = run(turnOf(bare(), 'ana'), grab('slam', '2 3 3 3'))
  expect(seized.state.holds).toMatchObject([{ kind: 'slam' }])
  expect(refusal(d6, gripping('slam'), 'ana', 'hurl')).toMatchObject({ rule: 'D6-C-OPT-Slam' })
  const lifted = run(gripping('slam'), 'ana act: lift\nana lift: 2 2 2')
  expect(of(lifted, 'ana').lasting).toMatchObject([{ kind: 'lifts', by: 'bo' }])
  const held = (s: State) => {
    of({ state: s }, 'ana').lasting = [forRounds('lifts', 9, 'bo')]
  }
  const hurled = run(
    gripping('slam', 'ana', {}, 2, held),
    'ana act: hurl\nana hurl: 2 2 3 3\nana damage: 2 2 2 2 2\nbo resistance: 5 5 5\nbo obstacle: 1 2\ngm obstacle: 2 2 2',
  )
  expect(told(hurled, 'roll', 1)).toMatchObject({ label: 'damage', dice: 5 })
  expect(of(hurled, 'bo').stance).toBe('prone')
  expect(hurled.state.holds).toEqual([])
  const own = run(
    gripping('slam', 'ana', withOptions({ slamObjectTakes: 'attacker' }), 2, held),
    'ana act: hurl\nana hurl: 2 2 3 3\nana damage: 2 2 2 2 2\nbo resistance: 5 5 5\nana obstacle: 5 5\ngm obstacle: 2 2 2',
  )
  expect(told(own, 'obstacle')).toMatchObject({ who: 'ana', state: 'weakened' })
})

rule(['D6-C-OPT-Entangle', 'D6-C-OPT-Whip'], 'a whip wraps within two metres: only getting free is left', () => {
  const whip = (more: object = {}) => turnOf(duel({ weapons: ['bullwhip'], move: 0 }, {}, more), 'ana')
  const { asked } = play(d6, whip(), 'ana act: entangle')
  expect(asked, 'at the whole of him').toMatchObject({ roll: 'attack' })
  const ran = run(whip(), 'ana act: entangle\nana attack: 1 1 2 2\nana damage: 3 4 4')
  expect(told(ran, 'attack')).toMatchObject({ way: 'entangle', hit: true })
  expect(ran.state.holds).toMatchObject([{ kind: 'entangle', strength: 11 }])
  expect(refusal(d6, ran.state, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Entangle' })
  expect(refusal(d6, whip({ distance: 2.5 }), 'ana', 'entangle')).toMatchObject({ rule: 'D6-C-OPT-Whip' })
})
rule('D6-C-OPT-Entangle', 'snapped by strength or slipped out of, against the damage', () => {
  const free = (way: string, dice: string) =>
    run(gripping('entangle', 'bo'), `bo act: escape\nbo get free: ${way}\nbo escape: ${dice}`).state.holds.length
  expect([free('snap', '4 4 4'), free('snap', '4 4 3'), free('slip', '4 4 4')]).toEqual([0, 1, 0])
  const tumbler = turnOf(duel({}, { skills: { acrobatics: '5D' } }), 'bo', 1, (s) => {
    s.holds = [{ kind: 'entangle', by: 'ana', on: 'bo', since: 0, strength: 12 }]
  })
  const slips = run(tumbler, 'bo act: escape\nbo get free: slip\nbo escape: 2 2 2 2 4')
  expect(slips.state.holds, 'who is better at acrobatics slips out by that').toEqual([])
})
rule('D6-C-OPT-Whip', 'one that does not wrap lashes all the same, unless the table finds that odd', () => {
  const missed = (options: object, more = '') =>
    run(
      turnOf(duel({ weapons: ['bullwhip'] }, {}, { scene: { smoke: 'thick' }, ...withOptions(options) }), 'ana'),
      `ana act: entangle\nana attack: 1 2 2 2\n${more}`,
    )
  expect(told(missed({}, 'ana damage: 1 1 2\nbo resistance: 5 5 5'), 'damage')).toMatchObject({ total: 4 })
  expect(told(missed({ whipMissDamage: false }), 'damage')).toBeUndefined()
  expect(counted(told(missed({ whipMissDamage: false }), 'difficulty'))).toMatchObject({ 'D6-COVER-SmokeThick': 6 })
})

test('who seizes somebody anew has a new grip, and others who hold him keep theirs', () => {
  const s = gripping('hold')
  const hold = (by: string, on: string): Hold => ({ kind: 'hold', by, on, since: 1, strength: 5 })
  const others = [hold('cy', 'di'), hold('eve', 'fay')]
  const comrade = hold('cy', 'bo')
  s.holds = [...others, comrade, hold('ana', 'bo')]
  seize(s, 'choke', of({ state: s }, 'ana'), of({ state: s }, 'bo'), 7)
  expect(s.holds).toEqual([...others, comrade, { kind: 'choke', by: 'ana', on: 'bo', since: 3, strength: 7 }])
})
