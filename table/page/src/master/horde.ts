import type { CommandForm } from '@affray/engine'

/** A kind and how many, out of a line like “goblin ×6”, “6 goblins” or “goblin”. */
export function readHorde(line: string): { readonly kind: string; readonly count: number } | undefined {
  const text = line.trim().toLowerCase()
  const behind = /^(.+?)\s*[x×*]\s*(\d+)$/u.exec(text)
  const before = /^(\d+)\s*[x×*]?\s*(.+)$/u.exec(text)
  const kind = (behind?.[1] ?? before?.[2] ?? text).trim()
  const count = Number(behind?.[2] ?? before?.[1] ?? 1)
  return kind === '' || count < 1 || count > 99 ? undefined : { kind, count }
}

/** The command that brings somebody in, and the kinds it knows. */
export function bringing(forms: readonly CommandForm[]) {
  const form = forms.find((one) => one.do === 'add')
  const kinds = form?.fields.find(({ kind }) => kind === 'content')
  const side = form?.fields.find(({ kind }) => kind === 'side')
  const at = form?.fields.find(({ kind }) => kind === 'cell')
  const name = form?.fields.find(({ kind }) => kind === 'name')
  return form === undefined || kinds === undefined || side === undefined || name === undefined
    ? undefined
    : { kinds, side, name, at }
}

/** The kind somebody meant: by its key or title, one or several of it. */
export function kindOf(
  choices: readonly { readonly key: string | number | boolean; readonly title: string }[],
  said: string,
): string | undefined {
  const is = (text: string): boolean => {
    const one = text.toLowerCase()
    return one === said || `${one}s` === said || one === said.replace(/ies$/, 'y') || one.replace(/-/g, ' ') === said
  }
  const found = choices.find(({ key, title }) => is(String(key)) || is(title))
  return found === undefined ? undefined : String(found.key)
}

/** Names nobody has yet: goblin-4, goblin-5 … */
export function freshNames(kind: string, count: number, taken: ReadonlySet<string>): readonly string[] {
  const names: string[] = []
  for (let n = 1; names.length < count; n++) {
    const name = count === 1 && n === 1 && !taken.has(kind) ? kind : `${kind}-${n}`
    if (!taken.has(name)) names.push(name)
  }
  return names
}
