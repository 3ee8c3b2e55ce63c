import type { Scenario } from '../../../../kernel/testing/index.ts'

/** A worked example of the chapter: who meets, and what was rolled and decided. */
export interface Told {
  readonly scenario: Scenario
  readonly script: string
  /** Steps it takes. */
  readonly steps: number
}
const meeting = (title: string, sides: object, more: object = {}): Scenario => ({
  system: 'renaissance',
  title,
  distance: 1,
  sides,
  ...more,
})

/**
 * The chapter's examples with the chapter's dice. It prints the target numbers and little else; what is added so that they come
 * out: weapons without tags of their own, and nobody with a weapon to parry where the example defends with Fray.
 */
export const EXAMPLES = {
  'the-goblin-and-chandra': {
    scenario: meeting('The goblin and Chandra', {
      gang: { 'goblin-ganger': { weapons: ['warhammer'] } },
      heroes: { chandra: { inHand: [], skills: { fray: 70 } } },
    }),
    script: `
      goblin-ganger initiative: 9
      chandra initiative: 2
      goblin-ganger turn: attack
      goblin-ganger weapon: warhammer
      goblin-ganger strike: armor gap     // 60, 50 with the penalty
      goblin-ganger attack: 21
      chandra defence: 73                 // Fray 60
      goblin-ganger damage: 4
      chandra knock-down: 20
    `,
    steps: 3,
  },
  'track-knocks-it-down': {
    scenario: meeting('Track knocks it down', {
      heroes: { track: { weapons: ['warhammer'] } },
      monster: { 'frozen-horror': { skills: { fray: 70 } } },
    }),
    script: `
      track initiative: 9
      frozen-horror initiative: 2
      track turn: attack
      track weapon: warhammer
      track strike: knock down            // 70, 60 with the penalty
      track attack: 41
      frozen-horror defence: 13           // Fray 70: a success, and lower
      track damage: 6
      frozen-horror knock-down: 20
      frozen-horror knock down: 75        // SOM×2
    `,
    steps: 3,
  },
  'katarinas-knife': {
    scenario: meeting(
      'Katarina’s knife',
      { heroes: { 'lady-katarina': {} }, slavers: { watchman: {}, captain: { like: 'slaver' } } },
      { distance: 4, scene: { unaware: ['watchman', 'captain'] } },
    ),
    script: `
      lady-katarina initiative: 9
      watchman initiative: 2
      captain initiative: 1
      lady-katarina turn: attack
      lady-katarina target: watchman
      lady-katarina weapon: knife thrown
      lady-katarina strike: maim          // 60, 40 with the penalty
      lady-katarina limb: neck
      lady-katarina attack: 21            // he is unaware: no defence
      lady-katarina luck after: upgrade   // a Luck: exceptional
      lady-katarina damage: 3
      watchman knock-down: 20
    `,
    steps: 3,
  },
  'two-weapons': {
    scenario: meeting('Two weapons', {
      heroes: {
        ana: {
          like: 'slaver',
          weapons: ['short sword', 'dagger'],
          inHand: ['short sword', 'dagger'],
          skills: { 'melee weapons': 60 },
        },
      },
      foes: { watchman: {} },
    }),
    script: `
      ana initiative: 9
      watchman initiative: 2
      ana turn: multiple attacks
      ana each: short sword at watchman   // -10
      ana each: dagger at watchman        // -20: the off hand besides
      ana attack: 99
      ana attack: 99
    `,
    steps: 3,
  },
  'a-charge': {
    scenario: meeting(
      'A charge',
      {
        heroes: {
          ana: { like: 'slaver', weapons: ['short sword'], inHand: ['short sword'], skills: { 'melee weapons': 60 } },
        },
        foes: { watchman: {} },
      },
      { distance: 8 },
    ),
    script: `
      ana initiative: 9
      watchman initiative: 2
      ana turn: charge                    // Quick
      ana turn: attack                    // Standard, at -10, +DB
      ana weapon: short sword
      ana attack: 20
      watchman defence: 99
      ana damage: 2
      watchman knock-down: 1
    `,
    steps: 4,
  },
} satisfies Record<string, Told>
