import { AffrayError, type AnySystem, everySystem, type Ruling } from '@affray/engine'
import type { Command } from 'commander'
import { nearest } from '../nearest.ts'
import { print, printJson } from '../output.ts'
import { systemNamed } from '../systems.ts'
import { ink, table } from '../terminal.ts'

interface Options {
  readonly find?: string
  readonly json?: true
}
/** Something a scenario can name. */
interface Listed {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly tags: readonly string[]
}
interface Kind {
  readonly kind: string
  readonly title: string
  readonly groups: readonly { readonly group: string; readonly entries: readonly Listed[] }[]
}

export function listCommand(program: Command): void {
  program
    .command('list')
    .description('what a scenario can name: fighters, weapons, armour, spells, and the options of the rules')
    .argument('[system]', 'its name; without one, the systems there are')
    .argument('[kind]', 'fighters, options, or another kind that system has')
    .option('--find <text>', 'only those that have this text in their name, line or tags')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  affray list example\n  affray list example fighters\n  affray list legend options --find fatigue',
    )
    .action((name: string | undefined, kind: string | undefined, options: Options) => {
      if (name === undefined) listSystems(options)
      else listKinds(systemNamed(name), kind, options)
    })
}

function listSystems({ json }: Options): void {
  const rows = everySystem().map((system) => ({
    id: system.id,
    title: system.title,
    kinds: kindsOf(system).map(counted),
  }))
  if (json === true) printJson(rows)
  else {
    print(...table(rows.map(({ id, title, kinds }) => [ink('bold', id), title, kinds.join(', ')])))
    print('', ink('dim', 'affray list <system> [kind] lists what its scenarios can name.'))
  }
}

function listKinds(system: AnySystem, wanted: string | undefined, { find, json }: Options): void {
  const kinds = kindsOf(system)
  const chosen = wanted === undefined ? kinds : kinds.filter(({ kind }) => kind === wanted)
  if (chosen.length === 0 && wanted !== undefined) throw unknownKind(system, wanted, kinds)
  const found =
    find === undefined ? chosen : chosen.map((kind) => searched(kind, find)).filter(({ groups }) => groups.length > 0)
  if (json === true) printJson({ system: system.id, kinds: found })
  else if (found.length === 0) print(`Nothing in ${system.title} has "${find}" in it.`)
  else if (wanted === undefined && find === undefined) print(...overview(system, found))
  else print(...found.flatMap(inWords))
}

/** What there is of each kind, in a few words, and how to see it all. */
function overview(system: AnySystem, kinds: readonly Kind[]): string[] {
  const names = ({ groups }: Kind): string => {
    const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id))
    return ids.length <= 8 ? ids.join(', ') : `${ids.slice(0, 8).join(', ')} … (${ids.length})`
  }
  return [
    ink('bold', system.title),
    ...table(kinds.map((kind) => [kind.kind, names(kind)])),
    '',
    ink('dim', `affray list ${system.id} <kind> lists all of one kind, --find <text> searches.`),
  ]
}

function inWords({ title, groups }: Kind): string[] {
  return [
    ink('bold', title),
    ...groups.flatMap(({ group, entries }) => [
      ...(group === '' ? [] : [`  ${ink('dim', group)}`]),
      ...table(
        entries.map(({ id, title: called, line, tags }) => {
          const name = plain(called) === plain(id) ? '' : `${called}: `
          const marks = tags.length === 0 ? '' : ` ${ink('dim', `[${tags.join(', ')}]`)}`
          return [ink('cyan', id), `${name}${line}${marks}`]
        }),
      ),
    ]),
    '',
  ]
}
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

/** Every kind of a system: its content, then its options by group, those shown first before the others. */
function kindsOf({ content = [], rulings }: AnySystem): Kind[] {
  const groups = new Map<string, Ruling[]>()
  for (const ruling of rulings.toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false))) {
    const group = ruling.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), ruling])
  }
  const options = [...groups].map(([group, of]) => ({ group, entries: of.map(option) }))
  return [
    ...content.map(({ kind, title, entries }) => ({ kind, title, groups: [{ group: '', entries }] })),
    { kind: 'options', title: 'Options', groups: options },
  ]
}

const option = ({ option: id, title, values, default: usual, why, first }: Ruling): Listed => ({
  id,
  title: title ?? id,
  line: `${values.map((value) => (value === usual ? `${value} (as a rule)` : String(value))).join(', ')}. ${why}`,
  tags: first === true ? ['often asked for'] : [],
})

function searched({ groups, ...kind }: Kind, find: string): Kind {
  const wanted = find.toLowerCase()
  const has = ({ id, title, line, tags }: Listed): boolean =>
    [id, title, line, ...tags].some((text) => text.toLowerCase().includes(wanted))
  const left = groups.map(({ group, entries }) => ({
    group,
    entries: group.toLowerCase().includes(wanted) ? entries : entries.filter(has),
  }))
  return { ...kind, groups: left.filter(({ entries }) => entries.length > 0) }
}

const counted = ({ kind, groups }: Kind): string =>
  `${groups.reduce((sum, { entries }) => sum + entries.length, 0)} ${kind}`

function unknownKind(system: AnySystem, kind: string, kinds: readonly Kind[]): AffrayError {
  const names = kinds.map((one) => one.kind)
  const meant = nearest(kind, names)
  return new AffrayError(
    'usage/kind',
    `${system.title} lists no "${kind}".`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}It lists: ${names.join(', ')}.`,
  )
}
