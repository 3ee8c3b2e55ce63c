import { hashOf } from '../../hash.ts'
import type { Event } from '../../types.ts'
import type { Fought, Stretch, Told } from './fight.ts'

/** What of a stretch is compared, each by a digest of its own. */
export const PARTS = ['story', 'questions', 'state'] as const
export type Part = (typeof PARTS)[number]

/** What is kept of a stretch. */
export interface Kept {
  readonly digests: Readonly<Record<Part, string>>
  /** Three bits of each event, two events in a sign. They show which event differs; whether one does, the digest says. */
  readonly marks: string
}

/** What is kept of a fight. */
export interface KeptFight {
  /** A digest of every sentence told and of how it ends. */
  readonly told: string
  readonly stretches: readonly Kept[]
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const TOLD = 4
const DIGEST = 3

/** So many signs of a hash, six bits each. */
export function short(hash: string, length: number = DIGEST): string {
  const bits = Number.parseInt(hash.slice(0, 8), 16)
  return Array.from({ length }, (_, i) => SIGNS[Math.floor(bits / 64 ** i) % 64]).join('')
}

export const storyDigest = (hashes: readonly string[]): string => short(hashOf(hashes))

export function keptOf({ stretches, outcome }: Fought): KeptFight {
  const sentences = stretches.map(({ story }) => story.map(({ says }) => says))
  return { told: short(hashOf([sentences, outcome]), TOLD), stretches: stretches.map(digested) }
}

function digested({ story, questions, stateHash }: Stretch): Kept {
  const digests = {
    story: storyDigest(story.map(({ hash }) => hash)),
    questions: short(hashOf(questions)),
    state: short(stateHash),
  }
  return { digests, marks: marksOf(story) }
}

function marksOf(story: readonly Told[]): string {
  let marks = ''
  for (let i = 0; i < story.length; i += 2) marks += SIGNS[eighth(story[i]) * 8 + eighth(story[i + 1])]
  return marks
}

const eighth = (told: Told | undefined): number =>
  told === undefined ? 0 : Number.parseInt(told.hash.slice(-1), 16) % 8

/** The first event whose mark is another one; undefined where no mark shows it. */
export function firstMarked(before: string, now: string): number | undefined {
  for (let i = 0; i < Math.max(before.length, now.length); i++) {
    const [was, is] = [SIGNS.indexOf(before.charAt(i) || '?'), SIGNS.indexOf(now.charAt(i) || '?')]
    if (was !== is) return was >> 3 === is >> 3 ? 2 * i + 1 : 2 * i
  }
  return undefined
}

/** A fight as its file has it: what is told, then each stretch: three digests and the marks. */
export const written = ({ told, stretches }: KeptFight): string =>
  [told, ...stretches.map(({ digests, marks }) => PARTS.map((part) => digests[part]).join('') + marks)].join(' ')

export function readKept(line: string): KeptFight {
  const [told = '', ...stretches] = line.split(' ')
  return {
    told,
    stretches: stretches.map((text) => ({
      digests: {
        story: text.slice(0, DIGEST),
        questions: text.slice(DIGEST, 2 * DIGEST),
        state: text.slice(2 * DIGEST, 3 * DIGEST),
      },
      marks: text.slice(3 * DIGEST),
    })),
  }
}

/** The hash of a story of events without their field `name`. */
export const storyWithout = (story: readonly Told[], name: string): string =>
  storyDigest(story.map(({ event, says, hash }) => (event === undefined ? hash : hashOf([without(event, name), says]))))

const without = (event: Event, name: string): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== name))
