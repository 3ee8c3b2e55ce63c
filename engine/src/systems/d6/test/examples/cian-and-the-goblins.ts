import type { Scenario } from '../../../../kernel/testing/index.ts'

/**
 * The chapter's combat example. It prints totals and no die codes, so the codes are ours: those of Cian in
 * `content/homebrew.ts` and the book's goblins, with a crossbow each. They allow 23, 21 with a 6, 13 and 5, and a
 * resistance of 2. The goblin with the villager stands at Medium range, where the damage bonus is the printed 2, the
 * archer at Short, where a dodge of 18 is a difficulty of 18.
 */
export const street = (options: object = {}): Scenario => ({
  system: 'd6',
  title: 'Cian and the goblins',
  about:
    'The combat example of the chapter, with its own totals. The book prints no figures for Cian: her die codes are ours.',
  options: { groupInitiative: true, useDamageBonus: true, ...options },
  sides: {
    heroes: { cian: { role: 'hero', armour: [] } },
    goblins: {
      archer: { like: 'goblin', weapons: ['light crossbow'] },
      runner: { like: 'goblin', weapons: ['short sword'] },
      grabber: { like: 'goblin' },
    },
  },
  map: {
    grid: 'square',
    cell: 1,
    picture: `
####################
#..................#
#c........a........#
#...............g..#
#......r...........#
####################`.trim(),
    key: { c: 'cian', a: 'archer', r: 'runner', g: 'grabber' },
  },
})

/** What was said at the table, as dice and decisions. */
export const TOLD = `
  cian initiative: 6 6 6 5              // "I rolled a 23!"
  archer initiative: 6 6 6 2            // one roll for the goblins: the game master asked for more than 20
  cian actions: 2                       // "I'm going to take two actions."
  cian act: shoot
  cian target: grabber
  cian attack: 4 4 4 6 3                // 5D less one: a 6 on the Wild Die, rolled again, 21
`
export const WITH_WOUNDS = `
  cian damage: 5 5 4 4                  // 18
  grabber resistance: 5 2 1             // a 1 on the Wild Die "leaves a total of 2"
`
export const WITH_BODY_POINTS = `
  cian damage: 5 5 4 4                  // 18, and nothing resists
`
export const THE_REST = `
  cian act: dodge
  cian dodge: 5 4 4                     // 4D less one: 13
  cian character point: spend
  cian character point: 5               // 18
  cian character point: none            // "I'll stick with that."
  archer actions: 1
  archer act: shoot
  archer attack: 4 4 4 5                // 17
`
