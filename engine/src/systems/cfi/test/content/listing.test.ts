import { expect, test } from 'vitest'
import { content } from '../../content/listing.ts'

test('a weapon is listed by what it does in one hand, in both, and from afar', () => {
  const line = (id: string) =>
    content.find(({ kind }) => kind === 'weapons')?.entries.find((entry) => entry.id === id)?.line
  expect([line('bastard-sword'), line('great-axe'), line('shortspear'), line('long-bow')]).toEqual([
    'One hand 1d8, medium: bleed, impale. Both hands 1d10, large: bleed, impale, sunder.',
    'Both hands 2d6+2, huge: bleed, sunder.',
    'One hand 1d8+1, medium: impale. Thrown to 30/45/90 feet 1d8, large: impale.',
    'Shot to 45/375/750 feet, 2 to load 1d8, huge: impale.',
  ])
})
