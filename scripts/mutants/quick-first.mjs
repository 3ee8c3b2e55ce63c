import { BaseSequencer } from 'vitest/node'

/** Which tests take long: laws and whole fights, which notice what single rules do not. */
export const slow = (file) => /\/(laws[\w-]*|exhaustive|playthroughs|strength)\.test\.ts$/.test(file)

/** Tests of single rules first: they notice most, and laws take longest. */
export class QuickFirst extends BaseSequencer {
  sort(specifications) {
    const late = ({ moduleId }) => (slow(moduleId) ? 1 : 0)
    return specifications.toSorted((a, b) => late(a) - late(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}
