import { BaseSequencer } from 'vitest/node'

/** Which tests take long: laws and whole fights, which notice what single rules do not. */
export const slow = (file) => /\/(laws[\w-]*|exhaustive|strength)\.test\.ts$/.test(file)

/** Which tests only say that fights go as they went: golden transcripts and kept fights. */
export const recorded = (file) => /\/(playthroughs|kept-fights)\.test\.ts$/.test(file)

/** Tests of single rules first: they say what is right; then what was recorded; laws take longest. */
export class QuickFirst extends BaseSequencer {
  sort(specifications) {
    const late = ({ moduleId }) => (slow(moduleId) ? 2 : recorded(moduleId) ? 1 : 0)
    return specifications.toSorted((a, b) => late(a) - late(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}
