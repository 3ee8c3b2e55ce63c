import {
  AffrayError,
  type AnySystem,
  advance,
  dice,
  type FightFile,
  isRoll,
  streamOf,
  through,
  verifyDice,
} from '@affray/engine'

/** Checks an opened fight's dice and says in sentences what holds. Its states were checked when it was opened. */
export function verified(system: AnySystem, file: FightFile): string[] {
  const states = `The states of all ${file.entries.length} entries are those the rules lead to.`
  const { by, seed } = file.dice
  if (by === 'typed') return [states, 'The dice were typed in by people: there is nothing to check them against.']
  if (seed === undefined) return [states, 'The seed is not published yet: the dice cannot be checked.']
  if (by === 'stream') verifyStream(system, file, seed)
  else verifyDice(system, file)
  const rolls = file.entries.flatMap(({ answers }) => answers).filter(isRoll).length
  return [states, `All ${rolls} rolls are those of the seed ${seed}, which was promised at the start.`]
}

/** A simulated fight has no branches: its rolls are one stream from the first to the last. */
function verifyStream(system: AnySystem, file: FightFile, name: string): void {
  const [, seed = '', index = ''] = /^(.*)#(\d+)$/.exec(name) ?? []
  if (dice.sha256(name) !== file.dice.promise) {
    throw new AffrayError(
      'verify/promise',
      'The seed is not the one promised when the fight began.',
      'Do not trust the dice of this fight.',
    )
  }
  const stream = streamOf(seed, Number(index))
  let state: unknown = system.begin(through(system.setup, file.scenario, 'scenario'))
  for (const entry of file.entries) {
    const open = entry.answers.map((answer) => (isRoll(answer) ? { roll: answer.roll, who: answer.who } : answer))
    const result = advance(system, state, open, [{ throw: () => ({ dice: stream }) }])
    for (const [i, answer] of result.answers.entries()) {
      const said = entry.answers[i]
      if (said === undefined || !isRoll(said) || !isRoll(answer) || String(said.faces) === String(answer.faces))
        continue
      throw new AffrayError(
        'verify/dice',
        `Entry ${entry.id} records ${said.faces?.join(' ')} for ${said.who}: ${said.roll}, and the stream gives ${answer.faces?.join(' ')}.`,
        'The recorded dice were changed after they fell.',
      )
    }
    state = result.asked === undefined ? result.state : result.at
  }
}
