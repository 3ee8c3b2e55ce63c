// npm run meetings -- <game> --seed <n> --n 60: draws pairs of rules that can meet, never two of one heading. What must happen where
// they do is written from the book alone, as dice, states and results, and committed before it is staged in test/**/meetings.test.ts.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { catalogueOf, dice, systems } from '../engine/dist/index.js'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, n: { type: 'string', default: '60' } },
  allowPositionals: true,
})
const [game = ''] = positionals
const many = Number(values.n)
if (!Object.hasOwn(systems, game) || !Number.isInteger(many) || many < 1) {
  console.error(
    `Name a game (${Object.keys(systems).join(', ')}) and how many: npm run meetings -- cfi --seed 1 --n 60`,
  )
  process.exit(2)
}

console.log(`# Meetings in ${systems[game].title}, draw ${values.seed}\n`)
pairs(game, values.seed, many).forEach(([one, other], i) => {
  console.log(`## ${i + 1}. ${one.id} × ${other.id}`)
  for (const { id, title, heading, says } of [one, other]) console.log(`- **${id}** ${title} (${heading}): ${says}`)
  console.log('\nWhere they meet:\nMust happen:\n')
})

/** Pairs drawn by a seed, each once. A rule that is left out meets nothing. */
function pairs(system, seed, n) {
  const rules = catalogueOf(system).filter(({ outOfScope }) => outOfScope === undefined)
  const luck = new dice.Stream(`meetings ${system} ${seed}`, 0)
  const draw = () => rules[luck.die(rules.length) - 1]
  const drawn = new Map()
  const most = (rules.length * rules.length) / 4
  while (drawn.size < Math.min(n, most)) {
    const pair = [draw(), draw()].sort((a, b) => (a.id < b.id ? -1 : 1))
    if (pair[0].heading !== pair[1].heading) drawn.set(pair.map(({ id }) => id).join(), pair)
  }
  return [...drawn.values()]
}
