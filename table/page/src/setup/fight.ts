import type { Fault, Sheet } from '@affray/engine'
import type { SetupForm } from '@affray/engine/play'
import { signal } from '@preact/signals'
import type { Checked, NextAsked, SetUp } from '../../../src/protocol/setup.ts'
import { ask, Refused } from '../landing/ask.ts'
import { type Data, type Path, put } from './record.ts'

/** The fight that is being set up: as data, as text, and what the server says of it. */
export const scenario = signal<Data>({})
export const text = signal('')
export const faults = signal<readonly Fault[]>([])
export const sheets = signal<readonly Sheet[]>([])
export const form = signal<SetupForm | undefined>(undefined)
/** Why the text cannot be read; empty where it can. */
export const unread = signal('')
/** What is wrong besides. */
export const trouble = signal('')
export const rewritten = signal(false)
export const needsKey = signal(false)
export const key = signal('')
/** Whether the server has seen what stands here. */
export const settled = signal(false)
/** Who was in the last fight, where this is the next one. */
export const last = signal<NextAsked | undefined>(undefined)

/** So long after the last stroke the server is asked. */
const QUIET = 250
let timer: ReturnType<typeof setTimeout> | undefined
let newest = 0

/** Asks the server something about the fight. */
export function want<T>(wanted: SetUp['want']): Promise<T> {
  return ask<T>('/api/setup', { want: wanted, ...(key.value === '' ? {} : { key: key.value }) })
}

/** What went wrong, as a sentence; whoever lacks the key is asked for it. */
export function said(thrown: unknown): string {
  if (!(thrown instanceof Refused)) return String(thrown)
  if (thrown.code === 'table/key') needsKey.value = true
  return `${thrown.message} ${thrown.remedy}`
}

/** Something else stands at a path of the form. */
export function change(path: Path, to: unknown): void {
  replace(put(scenario.value, path, to) as Data)
}
/** Another scenario altogether. */
export function replace(next: Data): void {
  scenario.value = next
  later(() => ({ is: 'check', text: text.value, scenario: { ...scenario.value } }))
}
/** Somebody wrote in the text. */
export function write(next: string): void {
  text.value = next
  later(() => ({ is: 'check', text: text.value }))
}

function later(wanted: () => SetUp['want']): void {
  settled.value = false
  clearTimeout(timer)
  timer = setTimeout(() => check(wanted()), QUIET)
}
/** Asks at once, as where the key has come. */
export function check(
  wanted: SetUp['want'] = { is: 'check', text: text.value, scenario: { ...scenario.value } },
): void {
  const mine = ++newest
  want<Checked>(wanted)
    .then((checked) => {
      // What was written since then has an answer of its own on the way.
      if (mine !== newest) return
      const byText = wanted.is === 'check' && wanted.scenario === undefined
      if (byText) scenario.value = checked.scenario
      else text.value = checked.text
      rewritten.value = checked.rewritten === true
      faults.value = checked.faults
      if (checked.faults.length === 0) sheets.value = checked.sheets
      unread.value = ''
      trouble.value = ''
      settled.value = true
      fetchForm(checked.scenario.system)
    })
    .catch((thrown: unknown) => {
      if (mine !== newest) return
      const byText = wanted.is === 'check' && wanted.scenario === undefined
      if (byText) unread.value = said(thrown)
      else trouble.value = said(thrown)
    })
}

/** The form of a game, where it is not there yet. */
export function fetchForm(system: unknown): void {
  if (typeof system !== 'string' || form.value?.system === system) return
  ask<SetupForm>(`/api/setup/${encodeURIComponent(system)}`)
    .then((made) => {
      if (scenario.value.system === system) form.value = made
    })
    .catch((thrown: unknown) => {
      trouble.value = said(thrown)
    })
}

/** What is wrong just there. */
export const wrongAt = (path: Path): readonly Fault[] =>
  faults.value.filter((fault) => fault.path.map(String).join('\n') === path.map(String).join('\n'))
/** What is wrong there or further in. */
export const wrongIn = (path: Path): readonly Fault[] =>
  faults.value.filter((fault) => path.every((name, i) => String(fault.path[i]) === String(name)))
/** A fault in the words in which the command `check` tells it. */
export const inWords = ({ found, allowed }: Fault): string => `Found ${found}; allowed is ${allowed}.`
