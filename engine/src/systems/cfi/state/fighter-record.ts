import * as is from '../../../kernel/shapes.ts'
import { ARMORS } from '../content/armour.ts'
import { BODIES } from '../content/bodies.ts'
import { CLASSES, RACES } from '../content/classes.ts'
import { CREATURES } from '../content/creatures.ts'
import { SPELL_IDS } from '../content/spells.ts'
import { OBJECTS } from '../content/tables.ts'
import { ABILITIES, CHARACTERISTICS, SKILLS } from '../content/types.ts'
import { carriedOver } from './carried-over.ts'

const score = is.whole(0, 200)
const percent = is.whole(0, 300)

const cover = is.strict({
  object: is.about(is.unless(is.keyOf(OBJECTS)), 'a thing of the table, or give ap'),
  ap: is.about(is.unless(is.whole(0, 40)), 'its Armor Points, where it is no thing of the table'),
  locations: is.usually(is.about(is.list(is.text()), 'which Hit Locations it hides'), []),
  total: is.about(is.usually(is.truth(), false), 'whether it hides all of him'),
})

/** A fighter as a scenario gives him. */
export const fighterShape = is.strict({
  carriedOver,
  name: is.about(is.unless(is.text(60)), 'what the story calls him'),
  creature: is.about(is.unless(is.keyOf(CREATURES)), 'the block his body, weapons and armor come from'),
  characteristics: is.about(
    is.strict(
      Object.fromEntries(CHARACTERISTICS.map((name) => [name, score])) as Record<
        (typeof CHARACTERISTICS)[number],
        typeof score
      >,
    ),
    'STR, CON, SIZ, DEX, INT, POW and CHA: Action Points, Initiative, Hit Points and skills come from them',
  ),
  class: is.about(is.unless(is.oneOf(CLASSES)), 'whose Combat Skill covers which weapons'),
  race: is.about(is.usually(is.oneOf(RACES), 'human'), 'his people: his Movement, and one more Luck Point for humans'),
  rank: is.about(
    is.usually(is.whole(1, 5), 1),
    'his rank in his class: Action Points, Hit Points, Luck and the weapons he is used to come from it',
  ),
  combat: is.about(percent, 'Combat Skill in per cent'),
  skills: is.about(
    is.usually(is.someOf(is.oneOf(SKILLS), percent), {}),
    'what is not given is its base, professional skills 0',
  ),
  body: is.about(
    is.unless(is.keyOf(BODIES)),
    'the Hit Location table of his kind; left out: of his creature, or humanoid',
  ),
  abilities: is.about(is.usually(is.list(is.oneOf(ABILITIES)), []), 'what his kind can do that people cannot'),
  regenerates: is.about(is.unless(is.whole(0, 20)), 'Hit Points a wound heals each round'),
  extraActions: is.about(is.usually(is.whole(0, 6), 0), 'for further heads and pairs of limbs'),
  weapons: is.about(is.unless(is.list(is.text(), 20)), 'ids of weapons and shields he carries'),
  ready: is.about(is.unless(is.list(is.text(), 4)), 'which of them are in hand; left out: the first that fit'),
  armor: is.about(is.usually(is.byName(is.text(), is.oneOf(ARMORS)), {}), 'an armor for each location, or for all'),
  natural: is.about(is.unless(is.byName(is.text(), is.whole(0, 40))), 'natural Armor Points by location, or for all'),
  hp: is.about(
    is.unless(is.byName(is.text(), is.whole(1, 200))),
    'Hit Points by location where they are not as CON and SIZ make them',
  ),
  actions: is.about(
    is.unless(is.whole(1, 8)),
    'Action Points, where they are not as his rank or his creature has them',
  ),
  initiative: is.about(is.unless(is.whole(-20, 60)), 'Initiative, where it is not as DEX and INT make it'),
  move: is.about(is.unless(is.number(0, 500)), 'feet a round on foot, where it is not that of his race or creature'),
  fly: is.about(is.usually(is.number(0, 500), 0), 'feet a round on the wing; 0: he cannot'),
  swim: is.about(
    is.usually(is.number(0, 500), 0),
    'feet a round in water, for those at home there; 0: as a swimmer on land',
  ),
  luck: is.about(is.unless(is.whole(0, 20)), 'Luck Points; left out: as POW, race and rank give them'),
  magicPoints: is.about(is.unless(is.whole(0, 100)), 'Magic Points, where they are not his POW'),
  spells: is.about(
    is.usually(is.someOf(is.oneOf(SPELL_IDS), is.whole(1, 10)), {}),
    'the greatest Intensity he knows each with',
  ),
  things: is.about(is.usually(is.number(0, 200), 0), 'Things carried beside weapons and armor'),
  rides: is.about(is.unless(is.text()), 'the name of his mount in this fight'),
  surprised: is.about(is.usually(is.truth(), false), 'whether the fight takes him by surprise'),
  stance: is.about(
    is.usually(is.oneOf(['standing', 'prone', 'crouching']), 'standing'),
    'how he is as the fight begins',
  ),
  facing: is.about(is.unless(is.whole(0, 7)), 'on a map: 0 north, 2 east, 4 south, 6 west'),
  ward: is.about(
    is.unless(is.strict({ item: is.text(), from: is.text(), crouching: is.usually(is.truth(), false) })),
    'a weapon or shield set to guard from a location on',
  ),
  cover: is.about(is.unless(cover), 'what he stands behind'),
  nearby: is.about(is.unless(cover), 'what he can take cover behind'),
  footing: is.about(
    is.usually(is.oneOf(['firm', 'unstable', 'climbing', 'swimming', 'submerged']), 'firm'),
    'what he stands on, hangs from or swims in',
  ),
  confined: is.about(is.usually(is.truth(), false), 'whether he has no room to swing'),
  higher: is.about(is.usually(is.truth(), false), 'he stands above his foes'),
  blind: is.about(is.usually(is.truth(), false), 'whether he sees nothing'),
  invisible: is.about(is.usually(is.truth(), false), 'whether nobody sees him'),
  prepared: is.about(is.usually(is.truth(), false), 'a prepared place to shoot from lying down'),
  aloft: is.about(is.usually(is.truth(), false), 'whether he is in the air as the fight begins'),
  fatigue: is.about(is.usually(is.whole(0, 6), 0), 'how tired he is: 0 fresh, 1 winded … 6'),
})
export type FighterRecord = is.Let<typeof fighterShape>
