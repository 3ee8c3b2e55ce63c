import { readFileSync } from 'node:fs'
import { type AnySystem, systems } from '@affray/engine'
import { type Change, changed, Game, type PlaceOf } from '@affray/engine/play'
import { parse } from 'yaml'
import type { Said, Shown, Told } from '../../protocol/index.ts'
import { type Deed, type Done, freshRoom, type Happening, Room, type Settings } from '../index.ts'

type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never
export type Saying = WithoutId<Said>

export const crowd = {
  system: 'example',
  sides: { house: { bouncer: {}, thug: {} }, guests: { sailor: {}, student: {} } },
}
export const people: readonly PlaceOf[] = [
  { name: 'gm', gm: true },
  { name: 'ana', fighters: ['bouncer'] },
  { name: 'ben', fighters: ['sailor'] },
  { name: 'eve' },
]
export const SEED = 'a seed nobody knows'

/** A ready scenario by its name: `legend/duel`. */
export const ready = (name: string): object =>
  parse(readFileSync(new URL(`../../../../scenarios/${name}.yaml`, import.meta.url), 'utf8'), { merge: true }) as object

/** A table in memory, with whoever plays it. */
export class Played {
  readonly room: Room
  readonly deeds: Deed[] = []
  private ids = 0

  constructor(scenario: object = crowd, seats: readonly PlaceOf[] = people, settings: Partial<Settings> = {}) {
    const system: AnySystem = systems[(scenario as { system: keyof typeof systems }).system]
    const game = Game.begin(system, scenario, { by: 'keyed', seed: SEED }, { seats, pace: 'one by one' })
    this.room = Room.begin(game, freshRoom('t', '', { title: 'T', ...settings }), SEED)
  }

  do(deed: Deed): Done {
    const done = this.room.act(deed)
    if (done.type === 'done') this.deeds.push(deed)
    return done
  }
  say(by: string, saying: Saying, id = `m${++this.ids}`): Done {
    return this.do({ by, said: { ...saying, id } as Said })
  }
  happens(happens: Happening): Done {
    return this.do({ happens })
  }
  shown(seat: string): Shown {
    return this.room.shown(seat)
  }
  /** Answers what stands before a seat, as is usual or by key. */
  answer(by: string, key?: string): Done {
    const { asked, scene } = this.shown(by)
    const open = scene.asked.find((one) => one.answered === undefined)
    if (open === undefined) return this.say(by, { type: 'throw', asked, dice: 'for me' })
    return this.say(by, { type: 'answer', who: open.who, key: key ?? open.usual ?? open.options[0]?.key ?? '', asked })
  }
  /** Somebody goes on until all have answered what they are asked first. */
  opened(): this {
    for (const by of ['ana', 'ben']) this.answer(by)
    return this.turns()
  }
  /** Bots answer until a person must. */
  turns(most = 50): this {
    for (let i = 0; i < most && this.room.botsTurn; i++) this.happens({ type: 'turn' })
    return this
  }
  /** Everybody plays to the end. */
  toTheEnd(seats: readonly string[] = ['ana', 'ben']): this {
    for (let i = 0; i < 2000 && this.room.state === 'going'; i++) {
      this.turns()
      for (const seat of seats) {
        const { scene } = this.shown(seat)
        if (scene.dice !== null || scene.asked.some((one) => one.answered === undefined)) this.answer(seat)
      }
    }
    return this
  }
}

/** What a page shows that was told this. */
export function pageOf(told: readonly Told[], before?: Shown): Shown | undefined {
  return told.reduce<Shown | undefined>((shown, one) => {
    if (one.type === 'shown') return one.shown
    return one.type === 'changed' && shown !== undefined ? changed(shown, one.changes as Change[]) : shown
  }, before)
}
