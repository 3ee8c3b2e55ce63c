import { expect, test } from 'vitest'
import type { Told } from '../../protocol/index.ts'
import { Played, people, type Saying } from './table.ts'

const gang = {
  system: 'example',
  title: 'The vampire-lord’s inn',
  about: 'A vampire-lord is said to live here.',
  sides: { house: { 'vampire-lord': { like: 'bouncer' }, thug: {} }, guests: { sailor: {}, student: {} } },
}
const SEATS = [...people.filter(({ name }) => name !== 'ana'), { name: 'Vampire Lord', fighters: ['thug'] }]

/** A fight whose vampire lord is a hooded man to everybody but the game master. */
function hidden(scenario = gang): Played {
  const table = new Played(scenario, SEATS, { title: gang.title })
  expect(table.say('gm', { type: 'name', fighter: 'vampire-lord', shown: 'Hooded man' }).type).toBe('done')
  return table
}
const OTHERS = ['ben', 'eve', 'Vampire Lord']

test('whoever is called otherwise and is gone, or never came, keeps his name in the story and breaks no table', () => {
  const like = 'bandit'
  const sides = { house: { 'vampire-lord': { like }, thug: { like } }, guests: { sailor: { like }, student: { like } } }
  const table = hidden({ ...gang, system: 'legend', sides })
  const add = { do: 'add', side: 'guests', who: 'black-knight', like }
  const rules = (command: object): void => {
    expect(table.say('gm', { type: 'command', command: command as { do: string }, because: 'so' })).toMatchObject({
      type: 'done',
    })
  }
  rules(add)
  expect(table.say('gm', { type: 'name', fighter: 'black-knight', shown: 'Rider' }).type).toBe('done')
  expect(JSON.stringify(table.shown('eve'))).toContain('Rider')
  rules({ do: 'remove', who: 'vampire-lord' })
  for (const seat of OTHERS) {
    const { scene } = table.shown(seat)
    expect(JSON.stringify(scene)).toContain('Hooded man')
    expect(JSON.stringify(scene)).not.toMatch(/vampire|black.knight/i)
  }
  for (let i = 0; i < 2; i++) expect(table.say('gm', { type: 'undo', to: 'last' }).type).toBe('done')
  expect(JSON.stringify(table.shown('gm').scene.sides)).not.toContain('black-knight')
  for (const seat of OTHERS) expect(JSON.stringify(table.shown(seat).scene)).not.toMatch(/vampire|black.knight/i)
  expect(table.say('ben', { type: 'chat', text: 'hello' }).type).toBe('done')
})

test('what people write is left as it is: chat, names of seats, titles, reasons of rulings', () => {
  const table = hidden()
  const because = 'a vampire lord, or vampire-lord, was seen'
  table.say('ben', { type: 'chat', text: 'is it the vampire lord?' })
  table.say('gm', { type: 'command', command: { do: 'set', who: 'sailor', field: 'grit', to: 3 }, because })
  for (const seat of OTHERS) {
    const { chat, seats, table: head, scene } = table.shown(seat)
    expect(chat.map(({ text }) => text)).toEqual(['is it the vampire lord?'])
    expect(seats.map(({ name }) => name)).toContain('Vampire Lord')
    expect(head.title).toBe(gang.title)
    expect(scene.log.map(({ told }) => told)).toContain(`The game master rules: ${because}.`)
    const ours = scene.log.filter(({ event }) => event !== undefined).map(({ told }) => told.replaceAll(because, ''))
    expect(ours.join()).not.toMatch(/vampire/i)
  }
})

/** What a seat is answered, as the server tells it. */
function answered(table: Played, by: string, said: Saying, id: string): Told | string {
  const done = table.say(by, said, id)
  if (done.type !== 'refused') return done.type
  return table.room.dressed(by, { ...done, id })
}

test('no answer tells whether somebody typed the true name', () => {
  const messages = (name: string): Saying[] => [
    { type: 'answer', who: name, key: 'bold', asked: 1 },
    { type: 'answer', who: 'sailor', key: name, asked: hidden().shown('ben').asked },
    { type: 'answer', who: 'sailor', key: `strike:${name}`, asked: hidden().shown('ben').asked },
    { type: 'withdraw', who: name },
    { type: 'order', order: { who: name, never: 'spend' } },
    { type: 'order', order: { who: 'sailor', ask: 'mood', key: name } },
    { type: 'free', who: name },
    { type: 'throw', asked: 1, dice: { says: [name] } },
    { type: 'chat', text: name },
  ]
  const asTyped = (name: string): string[] =>
    messages(name).map((said) => {
      const table = hidden()
      const told = answered(table, 'ben', said, `about ${name}`)
      const { chat, orders, asked } = table.shown('ben')
      return JSON.stringify([told, chat, orders, asked]).replaceAll(name, 'WHOM')
    })
  expect(asTyped('vampire-lord')).toEqual(asTyped('qqqqqqq-qqqq'))
  expect(asTyped('VAMPIRE LORD')).toEqual(asTyped('QQQQQQQ QQQQ'))
})

test('the reason of a modifier is left as it is in the sentence that tells it', () => {
  const sides = { house: { 'vampire-lord': { like: 'bandit' } }, guests: { sailor: { like: 'bandit' } } }
  const table = new Played({ system: 'legend', sides }, [
    { name: 'gm', gm: true },
    { name: 'ben', fighters: ['sailor'] },
  ])
  table.say('gm', { type: 'name', fighter: 'vampire-lord', shown: 'Hooded man' })
  const because = 'the Vampire Lord sees in the dark'
  const command = { do: 'modifier', who: 'sailor', value: 10, because, for: 1 }
  expect(table.say('gm', { type: 'command', command, because: 'night' }).type).toBe('done')
  const told = table.shown('ben').scene.log.map((line) => line.told)
  expect(told).toContainEqual(expect.stringMatching(/Sailor, the Vampire Lord sees in the dark/))
})
