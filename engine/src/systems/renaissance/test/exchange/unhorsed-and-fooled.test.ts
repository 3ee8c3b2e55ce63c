import { describe, expect, test } from 'vitest'
import { crowd, duel, of, run, told, turnOf } from '../arrange.ts'

const horse = { 'war-horse': { like: 'war-horse' } }

describe('maneuvers', () => {
  test('who is pulled from the saddle is out of it, and so his horse has no rider; told once', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { weapons: ['lochaber axe'] } },
          { bo: { mount: 'war-horse', skills: { ride: 70, fray: 50 } }, ...horse },
          { distance: 0.5 },
        ),
      ),
      'ana turn: dismount\nana maneuver: 50\nbo defence: 40\nbo keeping the saddle: 51',
    )
    expect([of(ran, 'bo').mount, of(ran, 'war-horse').rider, of(ran, 'bo').trapped]).toEqual([null, null, 'no'])
    expect(ran.events.filter(({ type }) => type === 'unhorsed')).toMatchObject([{ how: 'clear', mount: 'war-horse' }])
    expect(told(ran, 'prone')).toMatchObject({ who: 'bo', why: 'pulled down' })
  })
  test('fooled twice he has one feint to mind; it lies on him who was fooled', () => {
    const once = 'ana turn: feint\nana deception: 30\nbo seeing through: 99\n'
    const ran = run(turnOf(duel()), `${once}${once}ana turn: end turn`)
    expect([of(ran, 'bo').feints, of(ran, 'ana').feints]).toEqual([['ana'], []])
  })
})
