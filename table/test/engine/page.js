// Twenty lines of a page: a suspended fight of each game to its end, and a simulation by Web Workers.
import { analysis, Fight, systems } from '@affray/engine'

const scenarios = JSON.parse(document.querySelector('#scenarios').textContent)
const said = {}
for (const [id, scenario] of Object.entries(scenarios)) {
  const fight = Fight.begin(systems[id], scenario, { by: 'keyed', seed: 'page' }).proceed()
  while (fight.asked !== undefined) {
    const [choice] = fight.asked.choices.filter(({ who }) => !Object.hasOwn(fight.answered, who))
    const option = systems[id].policies.default(choice, fight.state)
    fight.answer(choice.who, typeof option === 'number' ? choice.options[option].key : option.key)
  }
  said[id] = { won: fight.outcome.won, told: fight.events().map((event) => systems[id].tell(event)) }
}
const crew = new analysis.Crew(2, (done, broke) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => done(data)
  worker.onerror = ({ message }) => broke(new Error(message))
  return { post: (job) => worker.postMessage(job), end: () => worker.terminate() }
})
const of = { scenario: scenarios.example, fights: 300, seed: 'crew', chunk: 50, workers: 2 }
said.simulated = await analysis.simulate(systems.example, { ...of, run: (chunk) => crew.simulate(chunk) })
said.workers = crew.begun
await crew.close()
document.body.dataset.said = JSON.stringify(said)
