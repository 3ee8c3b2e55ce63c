import * as is from '../../../kernel/shapes.ts'
import { HEROIC_ABILITIES } from '../content/abilities.ts'
import { MATERIALS, PIECES } from '../content/armour.ts'
import { OBJECTS } from '../content/objects.ts'
import { PARTS, SKILLS, WOUNDS } from '../content/types.ts'
import { AMMUNITION } from '../content/weapons.ts'
import { carriedOver } from './carried-over.ts'

const percent = is.whole(0, 1000)
const points = is.whole(0, 200)
const characteristic = is.whole(0, 200)
const metres = (most: number, usually: number, says: string) => is.about(is.usually(is.number(0, most), usually), says)
const yes = (says: string, usually = false) => is.about(is.usually(is.truth(), usually), says)
const armourPoints = (says: string) => is.about(is.usually(is.byName(is.text(), points), {}), says)

/** A fighter as a scenario gives him: the content's record with fields overridden. */
export const fighterShape = is.strict({
  id: is.about(is.unless(is.text()), 'The id of a record of the content; a scenario need not give it.'),
  name: is.about(
    is.unless(is.text(60)),
    'What he is called on the map and on his sheet. Without it: his name in the fight.',
  ),
  characteristics: is.about(
    is.strict({
      str: characteristic,
      con: characteristic,
      siz: characteristic,
      int: characteristic,
      pow: characteristic,
      dex: characteristic,
      cha: characteristic,
    }),
    'STR, CON, SIZ, INT, POW, DEX and CHA: Combat Actions, Strike Rank, Hit Points and untaught skills come from them. Needed, unless like names a record.',
  ),
  body: is.about(
    is.usually(is.text(), 'humanoid'),
    'The Hit Location table of his kind: humanoid, quadruped … Without it: humanoid.',
  ),
  locations: is.about(
    is.unless(
      is.list(
        is.strict({
          id: is.text(40, 1),
          name: is.text(40, 1),
          from: is.whole(1, 20),
          to: is.whole(1, 20),
          part: is.oneOf(PARTS),
          hitPoints: is.oneOf(['leg', 'abdomen', 'chest', 'arm', 'head']),
        }),
        20,
        1,
      ),
    ),
    'A Hit Location table of his own, from 1 to 20. Without it: that of his body.',
  ),
  traits: is.about(
    is.usually(is.list(is.oneOf(['quadruped', 'flyer', 'swimmer'])), []),
    'quadruped, flyer, swimmer: what ground and water are to him. Without it: none.',
  ),
  move: metres(100, 8, 'Metres a round. Without it: 8.'),
  fly: metres(200, 0, 'Metres a round on the wing. Without it: 0, he cannot.'),
  burden: metres(1000, 0, 'ENC of what he bears beside weapons and pieces of armour. Without it: 0.'),
  styles: is.about(
    is.usually(is.list(is.strict({ name: is.text(), skill: percent, weapons: is.list(is.text(), undefined, 1) })), []),
    'Combat Styles: a name, a percentage, the weapons it covers. Without it: none, he fights unarmed.',
  ),
  skills: is.about(
    is.usually(is.someOf(is.oneOf(SKILLS), percent), {}),
    'Skills by name in per cent: evade, resilience, persistence, athletics … Without it: what his characteristics give.',
  ),
  worn: armourPoints('Armour Points worn, by location, where the pieces are not named. Without it: none.'),
  armour: is.about(
    is.usually(is.list(is.strict({ piece: is.keyOf(PIECES), of: is.keyOf(MATERIALS) })), []),
    'Pieces of armour worn, each of a material; their load counts. Without it: none.',
  ),
  natural: armourPoints('Armour Points of his hide, by location. Without it: none.'),
  wounds: is.about(
    is.usually(is.oneOf(WOUNDS), 'locations'),
    'How he is hurt: locations as Adventurers are, general for lesser foes, underling for those who go down at once. Without it: locations.',
  ),
  heroPoints: is.about(
    is.usually(is.whole(0, 20), 0),
    'Hero Points he may spend; with any he counts as an Adventurer. Without it: 0.',
  ),
  spells: is.about(
    is.usually(is.byName(is.text(), is.whole(1, 20)), {}),
    'Common Magic he knows, with its Magnitude. Without it: none.',
  ),
  healersKit: yes('Bandages and salves; without them First Aid has −20%. Without it: true.', true),
  heroicAbilities: is.about(
    is.usually(is.list(is.keyOf(HEROIC_ABILITIES)), []),
    'Heroic Abilities he has. Without it: none.',
  ),
  stated: is.about(
    is.usually(
      is.strict({
        combatActions: is.unless(is.whole(1, 12)),
        strikeRank: is.unless(is.whole(0, 60)),
        hitPoints: is.unless(is.byName(is.text(), is.whole(1, 500))),
        generalHitPoints: is.unless(is.whole(1, 1000)),
      }),
      {},
    ),
    'Figures a book prints where they are not what his characteristics give. Without it: they are computed.',
  ),
  weapons: is.about(is.unless(is.list(is.text())), 'Weapons carried. Without it: those of his styles.'),
  ready: is.about(
    is.unless(is.list(is.text())),
    'Those of them in hand at the start. Without it: the weapons of his first style.',
  ),
  stance: is.about(
    is.usually(is.oneOf(['standing', 'prone']), 'standing'),
    'How the fight finds him: standing or prone. Without it: standing.',
  ),
  footing: is.about(
    is.usually(is.oneOf(['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged']), 'firm'),
    'What he stands on, climbs or swims in. Without it: firm.',
  ),
  confined: yes('Whether he has no room to swing. Without it: false.'),
  higher: yes('Whether he stands above his foes. Without it: false.'),
  formation: yes('Whether he fights in a formation. Without it: false.'),
  blind: yes('Whether he cannot see. Without it: false.'),
  chariot: yes('Whether he fights from a chariot. Without it: false.'),
  cover: is.about(
    is.unless(
      is.strict({
        object: is.unless(is.keyOf(OBJECTS)),
        name: is.usually(is.text(), 'cover'),
        ap: is.usually(points, 0),
        hp: is.usually(is.whole(1, 1000), 1),
        wooden: is.usually(is.truth(), false),
        locations: is.usually(is.list(is.text()), []),
        total: is.usually(is.truth(), false),
        /** Too small to move about behind. */
        small: is.usually(is.truth(), true),
      }),
    ),
    'What he stands behind: an object of the content, or its Armour Points and Hit Points, and what it hides. Without it: nothing.',
  ),
  screened: is.about(
    is.unless(is.list(is.text())),
    'Locations that people beside him cover when somebody shoots into the crowd. Without it: as near as they stand.',
  ),
  arrows: is.about(
    is.usually(is.list(is.keyOf(AMMUNITION), undefined, 1), ['bodkin']),
    'What he shoots. Without it: bodkin.',
  ),
  surprised: is.about(
    is.usually(is.either([is.truth(), is.oneOf(['groggy', 'perception'])]), false),
    'true: wholly unprepared; groggy: just woken as well; perception: if a Perception roll fails. Without it: false.',
  ),
  rides: is.about(is.unless(is.text()), 'The fighter he sits on. Without it: he is on foot.'),
  adventurer: is.about(
    is.unless(is.truth()),
    'Whether he is an Adventurer: his criticals fell underlings at once, and they flee from such as he. Without it: true where he has Hero Points, else false.',
  ),
  carriedOver,
  assumed: is.about(is.unless(is.list(is.text())), 'Which of these figures no book gives. Without it: none.'),
  derived: is.about(is.unless(is.exactly(true)), 'Set where the figures were computed from a book’s formula.'),
  source: is.about(is.unless(is.text()), 'Where the figures are from.'),
})
/** A fighter's record as a scenario gives it. */
export type LegendFighter = is.Let<typeof fighterShape>
