import { canonical, hashOf } from '../../hash.ts'
import { walk } from '../laws/campaign.ts'
import { firstMarked, type Kept, type KeptFight, keptOf, PARTS, short, storyWithout } from './digests.ts'
import { type Fought, STRETCH, type Stretch, type Told } from './fight.ts'

/** What of a fight goes otherwise than it was kept, in words; undefined where nothing does. */
export function difference(before: KeptFight, fight: Fought): string | undefined {
  const now = keptOf(fight)
  const at = now.stretches.findIndex((stretch, i) => !same(before.stretches[i], stretch))
  const stretch = fight.stretches[at]
  const was = before.stretches[at]
  const is = now.stretches[at]
  if (stretch === undefined || is === undefined) {
    if (before.stretches.length > now.stretches.length)
      return `It ends earlier, after ${now.stretches.length * STRETCH} steps at most.`
    return before.told === now.told ? undefined : 'Its end is another one, or a sentence told.'
  }
  if (was === undefined) return `It goes on after step ${at * STRETCH}, where it had ended.`
  const parts = PARTS.filter((part) => was.digests[part] !== is.digests[part])
  const rest = PARTS.filter((part) => !parts.includes(part))
  return [
    `First in steps ${at * STRETCH + 1} to ${(at + 1) * STRETCH}: the ${listed(parts)} ${parts.length === 1 ? 'differs' : 'differ'}${
      rest.length === 0 ? '.' : `; the ${listed(rest)} ${rest.length === 1 ? 'holds' : 'hold'}.`
    }`,
    ...(stretch.ruling === undefined ? [] : [`Before them the game master ruled ${canonical(stretch.ruling)}.`]),
    ...(parts.includes('story') ? storyLines(was, is, stretch) : []),
    ...(parts.includes('state') ? stateLines(was, stretch) : []),
  ].join('\n')
}

const same = (a: Kept | undefined, b: Kept): boolean => PARTS.every((part) => a?.digests[part] === b.digests[part])

const listed = (words: readonly string[]): string => words.join(' and the ')

/** The first event that differs, field by field, between the two before it and the one after. */
function storyLines(was: Kept, is: Kept, { story }: Stretch): readonly string[] {
  const names = new Set(story.flatMap(({ event }) => Object.keys(event ?? {})))
  const fresh = [...names].filter((name) => storyWithout(story, name) === was.digests.story)
  if (fresh.length > 0) return [`The story is as it was but for the new field ${named(fresh)} of its events.`]
  const at = firstMarked(was.marks, is.marks)
  if (at === undefined) return ['No event stands out. The whole stretch:', ...story.map(said)]
  const event = story[at]
  if (event === undefined)
    return [`After event ${story.length} the kept story goes on; the last ones are:`, ...story.slice(-2).map(said)]
  return [
    `The first event seen to differ is number ${at + 1} of ${story.length}:`,
    ...story.slice(Math.max(0, at - 2), at).map(said),
    `> ${event.says}`,
    ...Object.entries(event.event ?? {}).map(([name, value]) => `    ${name}: ${canonical(value)}`),
    ...story.slice(at + 1, at + 2).map(said),
  ]
}

const said = ({ event, says }: Told): string => `  ${says || canonical(event)}`

const named = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ')

/** The new field of a state that is otherwise as it was, where there is just one. */
function stateLines(was: Kept, { state }: Stretch): readonly string[] {
  const names = new Set<string>()
  walk(state, (_, path) => names.add(path.at(-1) ?? ''))
  const fresh = [...names].filter((name) => short(hashOf(without(state, name))) === was.digests.state)
  return fresh.length === 0 ? [] : [`The state is as it was but for the new field ${named(fresh)}.`]
}

/** Data without the fields of that name, however deep. */
function without(x: unknown, name: string): unknown {
  if (Array.isArray(x)) return x.map((item) => without(item, name))
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(
    Object.entries(x)
      .filter(([key]) => key !== name)
      .map(([key, value]) => [key, without(value, name)]),
  )
}
