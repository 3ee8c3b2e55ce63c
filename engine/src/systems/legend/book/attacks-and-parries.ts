import { chapter } from '../../../mechanisms/catalogue.ts'

/** Attack against parry, what goes wrong, and who gains a manoeuvre. */
export const ATTACK_RULES = [
  ...chapter('Attacks and Parries', {
    'LEG-ATK-01':
      'Attack and parry. Attacker and defender each spend a Combat Action and roll against their own Combat Style.',
    'LEG-ATK-02': 'Parry declared first. A parry is declared before the attack is rolled.',
    'LEG-ATK-03':
      'Parry withdrawn. If the attack misses the parrier may save his Combat Action, and with it gives up any defensive manoeuvre.',
  }),
  ...chapter('Successful Roll', {
    'LEG-ATK-04': 'Damage. An attack that succeeds rolls the weapon’s damage and adds the Damage Modifier.',
    'LEG-ATK-05':
      'Parried by as large a weapon. A successful parry with a weapon of equal or greater Size stops all the damage.',
    'LEG-ATK-06': 'Parried one Size smaller. A parrying weapon one Size smaller stops half the damage.',
    'LEG-ATK-07': 'Parried two Sizes smaller. A parrying weapon two or more Sizes smaller stops nothing.',
    'LEG-ATK-08':
      'Parry against a miss. Against an attack that missed the defender may still roll his parry, to win a manoeuvre.',
  }),
  ...chapter('Unsuccessful Roll and Fumbles', {
    'LEG-ATK-09': 'Both fail. If both fail nothing happens and the next combatant acts.',
    'LEG-FUM-01':
      'Fumbles. Whoever fumbles an attack, a parry or an evasion rolls on the table for close combat, natural weapons or missiles.',
  }),
  ...chapter('Close Combat Fumble Table', {
    'LEG-FUM-Close-0103': 'Falter. On 01–03 the fumbler cannot attack with his next Combat Action but may defend.',
    'LEG-FUM-Close-0406': 'Drop Weapon. On 04–06 his weapon falls 1D4 metres away.',
    'LEG-FUM-Close-0709': 'Lose Balance. On 07–09 he loses his next 1D3 Combat Actions.',
    'LEG-FUM-Close-1012':
      'Damage Weapon. On 10–12 his weapon takes damage past its Armour Points from the weapon that parried it, or from itself against some object.',
    'LEG-FUM-Close-1314': 'Stumble. On 13–14 he falls prone, forfeits his next 1D3 Combat Actions and defends at −20%.',
    'LEG-FUM-Close-1516':
      'Lose Armour. On 15–16 the armour of a rolled location falls off; if that is bare he rolls again on the table.',
    'LEG-FUM-Close-1718':
      'Hit Ally. On 17–18 he strikes a companion in reach for normal damage, or himself if there is none.',
    'LEG-FUM-Close-19': 'Unlucky. On 19 he rolls twice, ignoring 19 and 20.',
    'LEG-FUM-Close-20': 'Doomed. On 20 he rolls three times, ignoring 19 and 20.',
  }),
  ...chapter('Natural Weapon Fumbles', {
    'LEG-FUM-Nat-0103': 'Hesitate. On 01–03 the fumbler cannot attack with its next Combat Action but may defend.',
    'LEG-FUM-Nat-0406':
      'Numb Limb. On 04–06 the limb is useless until a Resilience roll succeeds, tried from its next Combat Action on.',
    'LEG-FUM-Nat-0709': 'Entangle Self. On 07–09 it loses its next 1D3 Combat Actions.',
    'LEG-FUM-Nat-1012': 'Damage Limb. On 10–12 the limb injures itself on what it struck.',
    'LEG-FUM-Nat-1314': 'Sprawl. On 13–14 it falls prone, forfeits its next 1D3 Combat Actions and defends at −20%.',
    'LEG-FUM-Nat-1516': 'Injure Limb. On 15–16 the limb drops to 0 Hit Points, a Serious Wound.',
    'LEG-FUM-Nat-1718':
      'Hit Ally. On 17–18 it strikes a companion in reach for normal damage, or wrenches a random location of its own.',
    'LEG-FUM-Nat-19': 'Fated. On 19 it rolls twice, ignoring 19 and 20.',
    'LEG-FUM-Nat-20': 'Cursed. On 20 it rolls three times, ignoring 19 and 20.',
  }),
  ...chapter('Ranged Weapon Fumbles', {
    'LEG-FUM-Rng-0103': 'Disoriented. On 01–03 the shooter loses his target and his next Combat Action.',
    'LEG-FUM-Rng-0406': 'Drop Weapon. On 04–06 the weapon falls 1D2 metres away.',
    'LEG-FUM-Rng-0709': 'Snare Weapon. On 07–09 he loses his next 1D3 Combat Actions.',
    'LEG-FUM-Rng-1012': 'Lose Weapon. On 10–12 the string snaps, or the thrown weapon is lost.',
    'LEG-FUM-Rng-1314': 'Damage Weapon. On 13–14 the weapon takes its own rolled damage past its Armour Points.',
    'LEG-FUM-Rng-1516': 'Hit Ally. On 15–16 he strikes a nearby companion for normal damage.',
    'LEG-FUM-Rng-1718': 'Misfire. On 17–18 he takes normal damage himself.',
    'LEG-FUM-Rng-19': 'Bedevilled. On 19 he rolls twice, ignoring 19 and 20.',
    'LEG-FUM-Rng-20': 'Damned. On 20 he rolls three times, ignoring 19 and 20.',
  }),
  ...chapter('No Combat Actions Remaining/Taking No Action', {
    'LEG-ATK-10':
      'No defence. A defender without a Combat Action, or who does not parry, counts as having rolled a failure.',
  }),
  ...chapter('Success Levels and Combat Manoeuvres', {
    'LEG-LVL-01':
      'Levels of success. Critical, success, failure and fumble lie a step apart: the better roll wins as many manoeuvres as steps, and two that failed win none.',
    'LEG-LVL-02':
      'Choosing manoeuvres. The winner chooses that many manoeuvres, offensive ones if he attacked and defensive ones if he defended.',
    'LEG-LVL-03':
      'Limits of choice. Some manoeuvres need a certain kind of weapon, and some need the winner’s roll to be a critical.',
    'LEG-LVL-04': 'Chosen first. Manoeuvres are chosen before damage and location are rolled.',
    'LEG-LVL-05':
      'Stacking. Bypass Parry, Enhance Parry, Overextend Opponent and Maximise Damage may be chosen more than once.',
  }),
] as const
