import { AffrayError, type AnySystem, type CommandForm, type FieldForm, type Sheet } from '@affray/engine'
import { nearest } from '../nearest.ts'
import { table } from '../terminal.ts'

/** A command of the game master, and why. */
export interface Ruling {
  readonly command: Readonly<Record<string, unknown>>
  readonly because: string
}

/** A ruling as JSON. */
export function rulingTyped(text: string): { readonly command: unknown; readonly because: string } {
  const { said, because } = reasoned(text)
  try {
    return { command: JSON.parse(said) as unknown, because }
  } catch {
    throw new AffrayError('ruling/json', `"${said}" is no command in JSON.`, 'Write: rule {"do": …} because <reason>.')
  }
}

function reasoned(text: string): { readonly said: string; readonly because: string } {
  const [, said = '', because = ''] = /^(.*?)(?:\s+because\s+(.*))?$/.exec(text) ?? []
  return { said, because: because === '' ? 'so ruled' : because }
}

/**
 * A ruling in words: `damage goblin-4 3`, `goblin-4 prone`, `set goblin-4 grit 3`, `add goblin at 7,2 because …`. Undefined
 * where the words are none; an error where they begin like one and do not fit.
 */
export function rulingInWords(system: AnySystem, state: unknown, text: string): Ruling | undefined {
  const { said, because } = reasoned(text)
  const words = said.split(/\s+/).filter((word) => word !== '')
  const [first = '', ...rest] = words
  const ids = system.sides(state).flatMap(({ fighters }) => fighters)
  if (first === 'damage' || first === 'heal') return { command: harmed(system, state, ids, first, rest), because }
  const forms = system.commands?.(state) ?? []
  const form = forms.find((one) => one.do === first)
  if (form !== undefined) return { command: filled(system, state, form, rest), because }
  if (rest.length > 0 && ids.includes(first)) return { command: aboutOne(system, state, forms, first, rest), because }
  return undefined
}

/** So much less or more of a fighter's bar: of the one named, else of his first. */
function harmed(
  system: AnySystem,
  state: unknown,
  ids: readonly string[],
  how: string,
  words: readonly string[],
): Ruling['command'] {
  const [who = '', ...rest] = words
  const amount = Number(rest.at(-1))
  const usage = `Write: ${how} ${ids[0] ?? 'goblin-1'} 3`
  if (!ids.includes(who)) throw unknownFighter(who, ids)
  if (rest.length === 0 || !Number.isInteger(amount))
    throw new AffrayError(
      'ruling/amount',
      `How much shall ${who} ${how === 'heal' ? 'get back' : 'lose'}?`,
      `${usage}.`,
    )
  const sheet: Sheet = system.sheet(state, who)
  const name = rest.slice(0, -1).join(' ')
  const bars = sheet.bars.filter(({ change }) => change !== undefined)
  const bar = name === '' ? bars[0] : bars.find((one) => one.name.toLowerCase().startsWith(name.toLowerCase()))
  if (bar?.change === undefined) {
    const names = bars.map((one) => one.name).join(', ')
    throw new AffrayError(
      'ruling/bar',
      `${who} has no ${name === '' ? 'such number to change' : name}.`,
      names === '' ? 'Use rule with a command in JSON.' : `He has: ${names}. ${usage}.`,
    )
  }
  const to = Math.min(bar.full, bar.now + (how === 'heal' ? amount : -amount))
  return { ...bar.change.command, [bar.change.field]: to }
}

/** `goblin-4 prone`, `goblin-4 grit 3`: a number of his sheet set, or the first command that takes him and the word. */
function aboutOne(
  system: AnySystem,
  state: unknown,
  forms: readonly CommandForm[],
  who: string,
  words: readonly string[],
): Ruling['command'] {
  const value = words.at(-1) ?? ''
  const name = words.slice(0, -1).join(' ').toLowerCase()
  const sheet: Sheet = system.sheet(state, who)
  const numbers = [...sheet.bars, ...sheet.numbers, ...(sheet.conditions ?? [])]
  const number =
    name === '' ? undefined : numbers.find((one) => one.name.toLowerCase() === name && one.change !== undefined)
  if (number?.change !== undefined && /^-?\d+$/.test(value))
    return { ...number.change.command, [number.change.field]: Number(value) }
  for (const form of forms) {
    const takes = form.fields.some(({ kind }) => kind === 'fighter')
    const chosen = form.fields.some((field) => field.kind === 'choice' && choiceOf(field, words[0] ?? '') !== undefined)
    if (!takes || !chosen) continue
    return filled(system, state, form, [who, ...words])
  }
  const choices = forms.flatMap(({ fields }) =>
    fields.flatMap(({ kind, choices: of }) => (kind === 'choice' ? (of ?? []) : [])),
  )
  throw new AffrayError(
    'ruling/word',
    `"${words.join(' ')}" says nothing the game master can rule of ${who}.`,
    `Say one of: ${[...new Set([...choices.map(({ key }) => String(key)), ...numbers.filter(({ change }) => change).map((one) => `${one.name} <number>`)])].join(', ') || 'nothing yet; use rule with a command in JSON'}.`,
  )
}

/** A form with the words put into its fields: by name (`at 7,2`, `to=3`), else into the first that takes each. */
function filled(system: AnySystem, state: unknown, form: CommandForm, words: readonly string[]): Ruling['command'] {
  const given: Record<string, unknown> = {}
  const left = [...words]
  const open = (): FieldForm[] =>
    (system.commands?.(state, { do: form.do, ...given }).find((one) => one.do === form.do) ?? form).fields.filter(
      ({ name }) => !Object.hasOwn(given, name),
    )
  while (left.length > 0) {
    const word = left.shift() ?? ''
    const [, name = '', value] = /^([a-z]+)=(.*)$/i.exec(word) ?? []
    const fields = open()
    const named = fields.find((field) => field.name === (value === undefined ? word : name))
    if (named !== undefined) {
      given[named.name] = meaning(form, named, value ?? left.shift() ?? '')
      continue
    }
    // A name is anything: what a word means otherwise comes first.
    const field = [...fields.filter(({ kind }) => kind !== 'name' && kind !== 'text'), ...fields].find((one) =>
      accepts(one, word),
    )
    if (field === undefined)
      throw new AffrayError('ruling/word', `"${word}" fits nothing that ${form.do} wants.`, `Write: ${usageOf(form)}.`)
    given[field.name] = meaning(form, field, word)
  }
  for (const field of open()) {
    if (!field.needed) continue
    const guess = guessed(system, state, field, given)
    if (guess === undefined)
      throw new AffrayError('ruling/missing', `${form.title}: ${field.title} is missing.`, `Write: ${usageOf(form)}.`)
    given[field.name] = guess
  }
  return { do: form.do, ...given }
}

/** What a field is that was not said, where it is plain: the name of a newcomer, the side of his like. */
function guessed(
  system: AnySystem,
  state: unknown,
  field: FieldForm,
  given: Readonly<Record<string, unknown>>,
): unknown {
  if (field.usual !== undefined) return field.usual
  const sides = system.sides(state)
  const like = typeof given.like === 'string' ? given.like : undefined
  if (field.kind === 'side' && like !== undefined)
    return (sides.find(({ fighters }) => fighters.some((id) => id.replace(/-\d+$/, '') === like)) ?? sides.at(-1))?.id
  if (field.kind === 'name' && like !== undefined) {
    const ids = new Set(sides.flatMap(({ fighters }) => fighters))
    if (!ids.has(like) && ![...ids].some((id) => id.startsWith(`${like}-`))) return like
    for (let n = 1; ; n++) if (!ids.has(`${like}-${n}`)) return `${like}-${n}`
  }
  if (field.kind === 'yes') return true
  return field.choices?.length === 1 ? field.choices[0]?.key : undefined
}

const choiceOf = ({ choices }: FieldForm, word: string): string | number | boolean | undefined =>
  (
    choices?.find(({ key }) => String(key) === word) ??
    choices?.find(({ title }) => title.toLowerCase() === word.toLowerCase())
  )?.key

function accepts(field: FieldForm, word: string): boolean {
  switch (field.kind) {
    case 'number':
      return /^-?\d+$/.test(word)
    case 'cell':
      return /^\d+,\d+$/.test(word)
    case 'yes':
      return /^(yes|no|true|false)$/.test(word)
    case 'name':
    case 'text':
      return true
    case 'record':
      return word.startsWith('{')
    default:
      return choiceOf(field, word) !== undefined
  }
}

function meaning(form: CommandForm, field: FieldForm, word: string): unknown {
  if (!accepts(field, word)) {
    const allowed =
      field.choices === undefined ? field.kind : `one of ${field.choices.map(({ key }) => key).join(', ')}`
    throw new AffrayError(
      'ruling/word',
      `${field.title}: "${word}" is no ${field.kind}.`,
      `Give ${allowed}: ${usageOf(form)}.`,
    )
  }
  switch (field.kind) {
    case 'number':
      return Number(word)
    case 'cell':
      return word.split(',').map(Number)
    case 'yes':
      return /^(yes|true)$/.test(word)
    case 'record':
      return JSON.parse(word) as unknown
    case 'sides':
      return [choiceOf(field, word)]
    case 'name':
    case 'text':
      return word
    default:
      return choiceOf(field, word)
  }
}

/** A command as it is typed: `set <who> <field> <to>`. */
export function usageOf({ do: what, fields }: CommandForm): string {
  const words = fields.map(({ name, needed }) => (needed ? `<${name}>` : `[${name} …]`))
  return [what, ...words].join(' ')
}

/** Every command there is now, with what it does. */
export function commandLines(system: AnySystem, state: unknown): string[] {
  const forms = system.commands?.(state) ?? []
  return [
    ...table([
      ['damage <who> [<what>] <amount>', 'so much less of what he has; heal is the other way'],
      ['<who> <condition>', 'puts a condition on somebody; <who> <number> <value> sets a number'],
      ...forms.map((form) => [usageOf(form), form.about]),
    ]),
    '  because <reason> may follow each of them, and is told.',
  ]
}

/** Words that may follow what was typed, for the Tab key. */
export function completions(system: AnySystem, state: unknown): string[] {
  const ids = system.sides(state).flatMap(({ fighters }) => fighters)
  const forms = system.commands?.(state) ?? []
  const choices = forms.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.choices ?? []).map(({ key }) => String(key))),
  )
  return [...new Set([...ids, ...forms.map((form) => form.do), 'damage', 'heal', ...choices])]
}

function unknownFighter(who: string, ids: readonly string[]): AffrayError {
  const meant = nearest(who, ids)
  return new AffrayError(
    'ruling/who',
    `There is no fighter "${who}".`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}There are: ${ids.join(', ')}.`,
  )
}
