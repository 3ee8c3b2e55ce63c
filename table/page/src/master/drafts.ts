import type { CommandForm } from '@affray/engine'
import { signal } from '@preact/signals'
import { latest } from '../latest.ts'
import { inWords, type Message, type Reply, say } from '../seat.ts'

export type Value = string | number | boolean | readonly string[] | readonly [number, number] | undefined
export type Command = { do: string; [field: string]: unknown }

/** What the game master has filled in of a command and not said yet: it outlives a look elsewhere. */
export interface Draft {
  readonly values: Readonly<Record<string, Value>>
  readonly because: string
  /** The name it is kept for later under. */
  readonly name: string
  /** The form as it is with these values; the first one, as long as nothing is filled in. */
  readonly form?: CommandForm
  /** What is wrong, by field; under the empty name what is wrong with the whole. */
  readonly wrong: Readonly<Record<string, string>>
}
const EMPTY: Draft = { values: {}, because: '', name: '', wrong: {} }
const drafts = signal<ReadonlyMap<string, Draft>>(new Map())
export const draftOf = (name: string): Draft => drafts.value.get(name) ?? EMPTY
export const fill = (name: string, part: Partial<Draft>): void => {
  drafts.value = new Map(drafts.value).set(name, { ...(drafts.peek().get(name) ?? EMPTY), ...part })
}
export const forget = (name: string): void => {
  const left = new Map(drafts.value)
  left.delete(name)
  drafts.value = left
}

/** The command whose form is open, and the part of the drawer. */
export const which = signal('')
export const part = signal<'rulings' | 'seats' | 'ready' | 'settings'>('rulings')

/** Opens a command that is filled in already, to be changed. */
export function reopen(command: Readonly<Record<string, unknown>>, because: string, name: string): void {
  const { do: does, ...values } = command
  // What the page filled in before is of these kinds.
  fill(String(does), { values: values as Draft['values'], because, name, wrong: {} })
  which.value = String(does)
  part.value = 'rulings'
}

/** The command as far as it is filled in. */
export function commandOf(form: CommandForm): Command {
  const { values } = draftOf(form.do)
  const filled: Command = { do: form.do }
  for (const { name, usual, needed } of form.fields) {
    const value = values[name] ?? (needed ? usual : undefined)
    if (value !== undefined) filled[name] = value
  }
  return filled
}
/** What must be filled in and is not. */
export function missingOf(form: CommandForm): readonly string[] {
  const filled = commandOf(form)
  return form.fields.flatMap(({ name, needed }) => (needed && filled[name] === undefined ? [name] : []))
}

const newest = latest<Reply | undefined>()
/** Sets a field; what may be chosen of the others follows it. Of several questions on their way only the last one's answer counts. */
export function set(form: CommandForm, name: string, value: Value): void {
  const { values, wrong } = draftOf(form.do)
  const { [name]: _, '': __, ...others } = wrong
  fill(form.do, { values: { ...values, [name]: value }, wrong: others })
  refresh(form)
}
/** Asks for the form as it is with what is filled in. */
export function refresh(form: CommandForm): void {
  void newest(form.do, say({ type: 'form', command: commandOf(form) })).then((reply) => {
    const fresh = reply?.type === 'form' ? reply.forms.find((one) => one.do === form.do) : undefined
    if (fresh !== undefined) fill(form.do, { form: fresh })
  })
}

/** Says a message that carries the command; what is refused stands beside the field it is about. */
export async function send(form: CommandForm, message: Message): Promise<boolean> {
  const reply = await say(message, { quietly: 'ruling/' })
  if (reply === undefined) return false
  if (reply.type === 'refused') {
    if (reply.code.startsWith('ruling/')) fill(form.do, { wrong: faultsIn(form, reply) })
    return false
  }
  forget(form.do)
  return true
}

/** The kind of field a refusal of that code is about. */
const ABOUT: Readonly<Record<string, readonly CommandForm['fields'][number]['kind'][]>> = {
  'ruling/place': ['cell'],
  'ruling/distance': ['number'],
  'ruling/fighter': ['name', 'fighter'],
  'ruling/side': ['side', 'sides'],
}
/** What was refused, by the field it is about. */
export function faultsIn(
  form: CommandForm,
  { code, because, remedy }: { readonly code: string; readonly because: string; readonly remedy: string },
): Draft['wrong'] {
  const found: [string, string][] = []
  for (const part of code === 'ruling/invalid' ? because.replace(/^.*?cannot be used: /, '').split('; ') : []) {
    const [, path = '', says = ''] = /^([^:]+): (.*?)\.?$/.exec(part) ?? []
    const field = form.fields.find(({ name }) => path === name || path.startsWith(`${name}.`))
    if (field !== undefined) found.push([field.name, says])
  }
  if (found.length > 0) return Object.fromEntries(found)
  const kinds = ABOUT[code] ?? []
  const field = kinds.flatMap((kind) => form.fields.find((one) => one.kind === kind) ?? [])[0]
  return { [field?.name ?? '']: inWords(`${because} ${remedy}`) }
}
