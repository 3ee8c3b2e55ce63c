import { expect, test } from 'vitest'
import { latest } from '../src/latest.ts'

/** A question whose answer comes when the test says so. */
function asked() {
  let resolve: (answer: string) => void = () => undefined
  const promise = new Promise<string>((so) => {
    resolve = so
  })
  return { promise, resolve: (answer: string) => resolve(answer) }
}

test('an answer that comes behind a later one is dropped, and one to another matter is not', async () => {
  const newest = latest<string>()
  const [first, second, other] = [asked(), asked(), asked()]
  const answers = [newest('set', first.promise), newest('set', second.promise), newest('add', other.promise)]
  second.resolve('goblin')
  other.resolve('ogre')
  first.resolve('nobody')
  expect(await Promise.all(answers)).toEqual([undefined, 'goblin', 'ogre'])
})
