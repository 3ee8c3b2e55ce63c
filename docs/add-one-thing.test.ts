import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A copy of the engine to add things to, so that nobody's work is disturbed. */
const copy = mkdtempSync(join(tmpdir(), 'affray-one-thing-'))
const legend = join(copy, 'engine/src/systems/legend')
afterAll(() => rmSync(copy, { recursive: true }))

/** What is written where: behind a line that is there, or as a file of its own. */
type Place = readonly [file: string, behind: string | undefined, text: string]

/** One thing of each kind, as docs/add-a-system.md says under "Adding one thing to a game". */
const ADDED = {
  weapon: [
    [
      'content/weapons.ts',
      'const ARMS = {',
      "  yataghan: ['Yataghan', '1d6+1', 'M M 1', 7, 11, 1, 6, 8, 'sword c', 'bleed'],",
    ],
  ],
  manoeuvre: [
    [
      'book/combat-manoeuvres.ts',
      'export const MANOEUVRE_RULES = [',
      row('LEG-MAN-Topple', 'Topple. The loser falls.'),
    ],
    [
      'exchange/manoeuvres/topple.ts',
      undefined,
      `import { fall } from '../../body/conditions.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'

/** The loser falls (LEG-MAN-Topple). */
export const topple = (ctx: Ctx, _s: State, x: Exchange): void => fall(ctx, x.defender, 'LEG-MAN-Topple')
`,
    ],
    [
      'exchange/manoeuvres.ts',
      'const TABLE: readonly Manoeuvre[] = [',
      "  { key: 'topple', rule: 'LEG-MAN-Topple', by: 'attacker', does: topple },",
    ],
  ],
  action: [
    ['book/combat-actions.ts', 'export const ACTION_RULES = [', row('LEG-ACT-Taunt', 'Taunt. He shouts.')],
    [
      'actions/taunt.ts',
      undefined,
      `import { action } from './action.ts'

const SILENCE = { because: 'nobody may shout here', rule: 'LEG-ACT-Taunt' } as const

/** He shouts, and that is all (LEG-ACT-Taunt). */
export const taunt = action({
  key: 'taunt',
  rule: 'LEG-ACT-Taunt',
  act: (ctx, _s, f) => ctx.emit?.({ type: 'taunts', who: f.id, rule: 'LEG-ACT-Taunt' }),
  refuse: (s) => {
    return undefined
  },
})
`,
    ],
    ['actions/index.ts', 'export const ACTIONS: readonly Action[] = [', '  taunt,'],
    ['state/events.ts', 'export type ManoeuvreEvent =', "  | Told<'taunts', By>"],
    ['knowledge/audience.ts', 'export const AUDIENCE = {', "  taunts: { who: 'owner' },"],
    [
      'screens/tell/manoeuvres.ts',
      'export const MANOEUVRES: Tellings<ManoeuvreEvent> = {',
      "  taunts: (e) => who(e) + ' shouts.',",
    ],
  ],
  option: [
    [
      'book/rulings.ts',
      'export const ROWS = [',
      "  ['LEG-ACT-Taunt', 'shouting', 'The fight', 'Shouting', [true, false]],",
    ],
    ['book/rulings.ts', 'const WHY: Readonly<Record<Row[1], string>> = {', "  shouting: 'The chapter does not say.',"],
    ['actions/taunt.ts', '  refuse: (s) => {', '    if (!s.options.shouting) return SILENCE'],
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>

function row(id: string, says: string): string {
  return `  ...chapter('Added', { '${id}': '${says}' }),`
}

/** What has a file of its own is imported where it is listed: the same place. */
const IMPORTED: readonly (readonly [file: string, text: string])[] = [
  ['exchange/manoeuvres.ts', "import { topple } from './manoeuvres/topple.ts'"],
  ['actions/index.ts', "import { taunt } from './taunt.ts'"],
]

function put([file, behind, text]: Place): void {
  const path = join(legend, file)
  const source = behind === undefined ? '' : readFileSync(path, 'utf8')
  if (behind === undefined) writeFileSync(path, text)
  else if (source.includes(`${behind}\n`)) writeFileSync(path, source.replace(behind, `${behind}\n${text}`))
  else throw new Error(`${file} has no line "${behind}" any more`)
}

const SCENARIO = {
  system: 'legend',
  sides: {
    ours: { fencer: { like: 'bandit', styles: [{ name: 'Yataghan', skill: 90, weapons: ['yataghan'] }] } },
    theirs: { goblin: {} },
  },
  distance: 1,
}
/** Plays with what was added and says what it saw. */
const PROGRAM = `import { byPolicy } from './engine/src/kernel/oracles/policy.ts'
import { Fight } from './engine/src/kernel/fight.ts'
import { legend } from './engine/src/systems/legend/index.ts'
import { rules } from './engine/src/systems/legend/book/rules.ts'

const seen = new Set<string>()
const wanted = ['taunt', 'topple']
const bots = byPolicy(() => (choice, state) => {
  const bot = legend.policies.default
  const key = wanted.find((one) => !seen.has(one) && choice.options.some((option) => option.key === one))
  if (key !== undefined) seen.add(key)
  return choice.options.find((option) => option.key === key) ?? bot(choice, state)
})
const scenario = ${JSON.stringify(SCENARIO)}
for (let seed = 0; seed < 40; seed++) {
  const fight = Fight.begin(legend, scenario, { by: 'keyed', seed: String(seed) }, [bots]).proceed()
  for (const event of fight.events()) {
    const told = legend.tell(event)
    if (/shouts|yataghan/.test(told) || (event.type === 'fell' && event.rule === 'LEG-MAN-Topple')) seen.add(told)
  }
}
const silent = Fight.begin(legend, { ...scenario, options: { shouting: false } }, { by: 'keyed', seed: 'x' }).proceed()
const [choice] = 'choices' in silent.asked ? silent.asked.choices : []
for (const { key, because } of choice.refusals()) if (key === 'taunt') seen.add(because)
for (const { id, title } of rules) if (/Topple|Taunt/.test(id)) seen.add(title)
console.log([...seen].join('\\n'))
`

test('one weapon is a row; one option its ruling, why, and where it decides; one manoeuvre three places; one action those, its sentence and who may know of it', () => {
  for (const part of ['dice', 'kernel', 'mechanisms', 'space', 'systems/legend']) {
    const to = join(copy, 'engine/src', part)
    mkdirSync(join(to, '..'), { recursive: true })
    cpSync(join(root, 'engine/src', part), to, { recursive: true, filter: (path) => !/\/test$|\.test\.ts$/.test(path) })
  }
  for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  for (const place of Object.values(ADDED).flat()) put(place)
  for (const [file, text] of IMPORTED) {
    writeFileSync(join(legend, file), `${text}\n${readFileSync(join(legend, file), 'utf8')}`)
  }
  expect(Object.fromEntries(Object.entries(ADDED).map(([kind, places]) => [kind, places.length]))).toEqual({
    weapon: 1,
    option: 3,
    manoeuvre: 3,
    action: 6,
  })

  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { composite: false },
      files: ['engine/src/systems/legend/index.ts'],
    }),
  )
  const types = run(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--noEmit')
  expect(types.stdout).toBe('')

  writeFileSync(join(copy, 'program.ts'), PROGRAM)
  const played = run('--import', 'tsx', 'program.ts')
  expect(played.stderr).toBe('')
  const saw = played.stdout.split('\n')
  expect(saw).toEqual(expect.arrayContaining(['taunt', 'topple', 'Taunt', 'Topple']))
  expect(played.stdout).toMatch(/(Fencer|Goblin) shouts\./)
  expect(played.stdout).toMatch(/(Fencer|Goblin) falls prone\./)
  expect(saw).toContain('nobody may shout here')
  expect(played.stdout).toMatch(/with the yataghan/)
}, 300_000)

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
