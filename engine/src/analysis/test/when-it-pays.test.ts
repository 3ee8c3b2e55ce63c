import { expect, test } from 'vitest'
import { whenItPays } from '../when-it-pays.ts'

const away = async (chunk: number): Promise<string> => `${chunk} away`

test('what is soon done is done here, one chunk after the other', async () => {
  const run = whenItPays(away, 60_000)
  let playing = 0
  const here = async (chunk: number): Promise<string> => {
    playing += 1
    expect(playing).toBe(1)
    await Promise.resolve()
    playing -= 1
    return `${chunk} here`
  }
  expect(await Promise.all([1, 2, 3].map((chunk) => run(chunk, here)))).toEqual(['1 here', '2 here', '3 here'])
})

test('what waits while a long chunk is played here goes to workers, and so does all that follows', async () => {
  const run = whenItPays(away, 1)
  let end = (): void => undefined
  const long = run(
    1,
    () =>
      new Promise((resolve) => {
        end = () => resolve('1 here')
      }),
  )
  const here = async (chunk: number): Promise<string> => `${chunk} here`
  const answers = [await run(2, here), await run(3, here)]
  end()
  expect([await long, ...answers]).toEqual(['1 here', '2 away', '3 away'])
})

test('a chunk that fails lets the next have its turn', async () => {
  const run = whenItPays(away, 60_000)
  const broken = run(1, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  expect(await run(2, async (chunk) => `${chunk} here`)).toBe('2 here')
})
