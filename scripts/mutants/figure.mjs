// The figure of a run of mutants: how many were noticed, give or take, and what became of the others.
import { MISTAKES } from './changes.mjs'
import { recorded } from './quick-first.mjs'

/**
 * @param {{ n: number, kind: string }[]} mutants
 * @param {(n: number) => string} verdict
 * @param {{ seed: number, commit: string }} of
 * @param {(n: number) => string | undefined} by the file whose test noticed it first
 */
export function figure(mutants, verdict, { seed, commit }, by) {
  const count = (wanted, list = mutants) => list.filter(({ n }) => verdict(n) === wanted).length
  const noticed = count('noticed')
  const kinds = ['figure', ...MISTAKES].map((kind) => [kind, mutants.filter((mutant) => mutant.kind === kind)])
  return {
    noticed,
    of: mutants.length,
    giveOrTake: giveOrTake(noticed, mutants.length),
    byRecordsOnly: mutants.filter(({ n }) => verdict(n) === 'noticed' && recorded(by(n) ?? '')).length,
    hung: count('hung'),
    died: count('died'),
    timedOut: count('timed out'),
    missed: count('missed'),
    kinds: Object.fromEntries(kinds.map(([kind, list]) => [kind, `${count('noticed', list)} of ${list.length}`])),
    seed,
    commit,
  }
}

/** Half the width of Wilson's interval of 95 %, in changes of as many as were tried. */
function giveOrTake(noticed, of) {
  if (of === 0) return 0
  const z = 1.96
  const share = noticed / of
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  return Math.round(half * of * 10) / 10
}

/** The same as a sentence. */
export function inWords({ noticed, of, giveOrTake, byRecordsOnly, hung, died, timedOut, missed, kinds, seed, commit }) {
  const others = Object.entries({ missed, hung, died, 'timed out': timedOut })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
  const by = Object.entries(kinds).map(([kind, figure]) => `${kind} ${figure}`)
  return [
    `${noticed} of ${of} noticed (± ${giveOrTake}), ${byRecordsOnly} of them by recorded fights alone; ${others.join(', ') || 'none missed'}.`,
    `By kind: ${by.join(', ')}. Seed ${seed}, commit ${commit}.`,
  ].join('\n')
}
