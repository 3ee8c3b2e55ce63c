import { expect } from 'vitest'
import { example, type Scenario } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'

/** The fight that the README tells: Aldous, a fighter, and an orc, fifteen feet apart. */
const ford: Scenario = {
  system: 'cfi',
  sides: { heroes: { aldous: { like: 'fighter', luck: 0 } }, orcs: { orc: {} } },
  distance: 15,
}

const SCRIPT = `
  aldous initiative: 6
  orc initiative: 5
  orc turn: move
  orc where: towards aldous
  orc strike: battleaxe
  orc attack: 31
  aldous defend: heater
  aldous parry: 12
  orc damage: 4 1
  aldous turn: attack
  aldous weapon: longsword
  aldous attack: 5
  orc defend: target
  orc parry: 40
  aldous effect: circumventParry
  aldous damage: 6 1
  aldous location: 17
  orc endurance: 80
  orc turns: 2
  orc turn: changeRange
  aldous stay close: stay close
  orc evade: 40
  aldous evade: 30
  aldous turn: charge
  aldous gait: run
  aldous weapon: longsword
  aldous attack: 20
  orc defend: battleaxe
  orc parry: 60
  aldous effect: tripOpponent
  aldous damage: 3 2
  aldous location: 11
  orc trip: 70
  aldous past: stop
`

const at = (
  name: string,
  rules: readonly string[],
  shows: (lines: readonly string[], state: ReturnType<typeof cfi.begin>) => void,
): void =>
  example(name, { system: cfi, from: ford, script: SCRIPT, rules, shows: ({ told, state }) => shows(told, state) })

at(
  'round one: a Move with its blow, and a shield as large as the axe',
  ['CFI-PRO-Move', 'CFI-DR-01', 'CFI-INI-04'],
  (lines) => {
    expect(lines).toContain('Aldous: Initiative 14.')
    expect(lines).toContain('Orc: Initiative 15.')
    expect(lines).toContain('Orc walks 10 feet towards Aldous.')
    expect(lines).toContain('The parry stops 6.')
  },
)
at(
  'a critical that goes past the parry, and an arm that no longer serves',
  ['CFI-LVL-Critical', 'CFI-SE-CircumventParry', 'CFI-WND-SeriousLimb'],
  (lines, state) => {
    expect(lines).toContain('Orc loses 7 from the left arm, -2 left: a Serious Wound.')
    expect(lines).toContain('Orc can no longer use the left arm.')
    expect(state.fighters[1]?.limbs[5]).toMatchObject({ hp: -2, useless: true })
  },
)
at(
  'round two: away from him, a charge, and on the ground',
  ['CFI-PRO-ChangeRange', 'CFI-CHG-02', 'CFI-SE-TripOpponent'],
  (lines, state) => {
    expect(lines.find((line) => line.startsWith('Aldous charges'))).toBe(
      'Aldous charges into Orc with longsword: 20 against 46%, a success.',
    )
    expect(lines).toContain('The armor stops 5.')
    expect(state.fighters[1]?.stance).toBe('prone')
  },
)
