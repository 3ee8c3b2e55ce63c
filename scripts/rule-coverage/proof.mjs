// What counts as proof of a rule, and the table that says so. Pure: from tests and catalogues to text.

/** The most rules one test can show anything of. */
const AT_MOST = 3

/**
 * A test proves the rules it claims that the engine cited while it ran, if it passed, asserted something and claimed no more
 * than it can show.
 * @param {{ state: string, claim?: { ids: string[], cited: string[], assertions: number } }} test
 * @returns {string[]}
 */
export function provedBy({ state, claim }) {
  if (state !== 'passed' || claim === undefined || claim.assertions === 0 || claim.ids.length > AT_MOST) return []
  return claim.ids.filter((id) => claim.cited.includes(id))
}

/**
 * Every catalogued rule with its status and the first test that proves it.
 * @param {{ file: string, name: string, state: string, claim?: object }[]} tests
 * @param {{ system: string, title: string, rules: object[] }[]} catalogues
 * @param {Record<string, { noticed: number, of: number, giveOrTake?: number, seed: number, commit?: string }>} mutants
 */
export function coverageOf(tests, catalogues, mutants) {
  const proofs = new Map()
  const inOrder = tests.toSorted((a, b) => compare(a.file, b.file) || compare(a.name, b.name))
  for (const test of inOrder) {
    for (const id of provedBy(test)) proofs.set(id, [...(proofs.get(id) ?? []), `${test.file}: ${test.name}`])
  }
  const systems = catalogues
    .toSorted((a, b) => compare(a.system, b.system))
    .map(({ system, title, rules }) => {
      const rows = rules.map(({ id, title, heading, from, outOfScope }) => {
        const tests = proofs.get(id) ?? []
        const status = outOfScope !== undefined ? 'out of scope' : tests.length > 0 ? 'proved' : 'not yet'
        return { id, title, heading, from, status, ...(outOfScope === undefined ? { tests } : { why: outOfScope }) }
      })
      return {
        system,
        title,
        chapter: totals(rows.filter(({ from }) => from === 'chapter')),
        companion: totals(rows.filter(({ from }) => from === 'companion')),
        ...(mutants[system] === undefined ? {} : { mutants: mutants[system] }),
        rules: rows,
      }
    })
  return { systems }
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const totals = (rows) => ({
  proved: rows.filter(({ status }) => status === 'proved').length,
  notYet: rows.filter(({ status }) => status === 'not yet').length,
  outOfScope: rows.filter(({ status }) => status === 'out of scope').length,
})

/** The coverage as a page people read. */
export function page({ systems }) {
  return [
    '# Rule coverage',
    '',
    'Made by `npm run coverage`; `npm test` fails when it is not true. A rule is *proved* when a test that claims it passed,',
    'asserted something, and made the engine cite the rule while it ran (an event, a refusal, a modifier of its own, not what',
    'the test wrote); a test that claims more than three rules counts for none. *Mutants* are single changes to the rule',
    'files; the figure says how many of them some test noticed (`npm run mutants -- <system>`).',
    '',
    '| system | chapter | companion | out of scope | mutants noticed |',
    '|---|---|---|---|---|',
    ...systems.map(summary),
    ...systems.flatMap(chapter),
    '',
  ].join('\n')
}

const share = ({ proved, notYet }) => (proved + notYet === 0 ? '–' : `${proved} of ${proved + notYet}`)
/** How many changes were noticed, give or take, and of which commit that is. */
export function noticed(mutants) {
  if (mutants === undefined) return 'not measured'
  const { noticed: count, of, giveOrTake, commit } = mutants
  const doubt = giveOrTake === undefined ? '' : ` ± ${giveOrTake}`
  return `${count}${doubt} of ${of}${commit === undefined ? '' : ` at ${commit}`}`
}

const summary = ({ system, title, chapter, companion, mutants }) =>
  `| [${title}](#${system}) | ${share(chapter)} | ${share(companion)} | ${chapter.outOfScope + companion.outOfScope} | ${noticed(mutants)} |`

const chapter = ({ system, title, rules }) => [
  '',
  `<a id="${system}"></a>`,
  '',
  `## ${title}`,
  '',
  '| rule | title | status | test |',
  '|---|---|---|---|',
  ...rules.map((rule) => `| ${rule.id} | ${cell(rule.title)} | ${rule.status} | ${cell(evidence(rule))} |`),
]

function evidence({ tests = [], why }) {
  if (why !== undefined) return why
  const [first, ...others] = tests
  if (first === undefined) return ''
  const short = first.replace(/^engine\/src\/systems\//, '')
  return others.length === 0 ? short : `${short} (and ${others.length} more)`
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
