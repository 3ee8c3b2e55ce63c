import { chapter } from '../../../mechanisms/catalogue.ts'

/** Attack against parry, and every Special Effect. */
export const ATTACK_RULES = [
  ...chapter('Attacks and Parries', {
    'CFI-ATK-01': 'Attack. The attacker spends an Action Point and rolls his Combat Skill.',
    'CFI-ATK-02': 'Defense. The defender may then spend one and roll his.',
    'CFI-ATK-03': 'Compared. The two levels of success are compared as a Differential Roll.',
    'CFI-ATK-04': 'Effects won. The difference gives the better roller Special Effects.',
    'CFI-ATK-05': 'Damage. An attack that succeeds rolls weapon damage with the Damage Modifier, and a Hit Location.',
    'CFI-ATK-06': 'Parry reduces. A defense that succeeds reduces damage by comparing Sizes.',
    'CFI-ATK-07': 'Armor reduces. Natural and worn Armor Points are taken from what is left.',
    'CFI-ATK-08':
      'Effects and damage. Effects do not depend on damage, and a defender who rolled better may still be hurt.',
  }),
  ...chapter('Weapon Size', {
    'CFI-SIZ-01': 'Size. Weapons are Small, Medium, Large, Huge or Enormous, those of creatures too.',
  }),
  ...chapter('Damage Reduction', {
    'CFI-DR-01': 'As large. A parry of equal or greater Size stops all damage.',
    'CFI-DR-02': 'One Size less. A parry of one Size less stops half.',
    'CFI-DR-03': 'Two Sizes less. A parry of two or more Sizes less stops none.',
  }),
  ...chapter('Armor', { 'CFI-ARM-01': 'They stack. Worn and natural Armor Points add up.' }),
  ...chapter('Parrying a Missed Attack', {
    'CFI-ATK-09': 'Parrying a miss. A missed attack may still be parried, to win Special Effects.',
  }),
  ...chapter('Unable or Unwilling to Parry', {
    'CFI-ATK-10': 'No parry. Who cannot or will not parry counts as having failed.',
  }),
  ...chapter('Unsuccessful Rolls and Fumbles', {
    'CFI-ATK-11': 'Nothing comes of it. If both fail, or a miss is not parried, the exchange is over.',
  }),
  ...chapter('Special Effects', {
    'CFI-SE-G1': 'How many. As many Special Effects are won as there are levels between the rolls.',
    'CFI-SE-G2': 'When. They are chosen before damage and location are rolled.',
    'CFI-SE-G3': 'Wounds last. Endurance against a wound is rolled after the effects.',
    'CFI-SE-G4': 'Limits. Some are for attack or defense only, some need a weapon, a critical or a fumble.',
    'CFI-SE-G5': 'Mixing. Effects may be mixed freely; only some may be taken twice.',
  }),
  ...chapter('Special Effect Descriptions', {
    'CFI-SE-AccidentalInjury':
      'Accidental Injury. A fumbling attacker rolls his weapon’s damage on a random location of his own; unarmed it ignores armor.',
    'CFI-SE-Arise': 'Arise. The defender gets up.',
    'CFI-SE-Bash':
      'Bash. Back 5 feet for every 3 points rolled with a shield or 5 with a bludgeon, up to twice the attacker’s SIZ; an obstacle takes Acrobatics, or Athletics at Hard, to stay up.',
    'CFI-SE-Bleed':
      'Bleed. A cut that injures: Endurance against the attack roll, or a level of fatigue at each round’s start; First Aid staunches it, exertion opens it again.',
    'CFI-SE-BlindOpponent':
      'Blind Opponent. On a critical parry the attacker’s Evade, or skill with a shield, against the parry roll, or a worse grade for 1d3 Turns.',
    'CFI-SE-BypassArmor':
      'Bypass Armor. A critical ignores natural or worn armor; taken twice, both; magical protection counts as worn.',
    'CFI-SE-ChooseLocation':
      'Choose Location. In melee freely; at range on a critical, or within Close Range at somebody stationary or unaware.',
    'CFI-SE-CircumventParry': 'Circumvent Parry. A critical goes past a successful parry.',
    'CFI-SE-DamageWeapon':
      'Damage Weapon. The damage goes to the opponent’s weapon, with its own Armor and Hit Points; at 0 it breaks.',
    'CFI-SE-DisarmOpponent':
      'Disarm Opponent. Combat Skill against the original roll, a grade for each Size of difference, or the weapon flies the Damage Modifier times 3 feet; up to twice the STR.',
    'CFI-SE-EnhanceParry': 'Enhance Parry. A critical parry stops everything whatever the Sizes.',
    'CFI-SE-Entangle':
      'Entangle. A caught arm is useless, a leg does not move, elsewhere all rolls are a grade harder; next Turn an Action Point trips at once; Brawn or an effect frees.',
    'CFI-SE-ForceFailure': 'Force Failure. When the opponent fumbled, his roll to resist another effect fails.',
    'CFI-SE-Grip': 'Grip. An empty hand holds the opponent from leaving; he breaks free by Brawn or Unarmed.',
    'CFI-SE-Impale':
      'Impale. Damage is rolled twice and one chosen; a weapon left in the wound hinders by SIZ and its Size.',
    'CFI-SE-ImpaleWithdraw':
      'Withdrawing it. Ready and Brawn pull it out for half the weapon’s damage, no armor; barbed for all; meanwhile it cannot parry, and another of the same Size adds nothing.',
    'CFI-SE-Sharpshooter': 'Sharpshooter. A shot’s location moves to one adjoining.',
    'CFI-SE-MaximizeDamage': 'Maximize Damage. On a critical one weapon die counts full; not the Damage Modifier.',
    'CFI-SE-PrepareCounter':
      'Prepare Counter. An effect named in secret: when that opponent uses it, it is replaced by one of the defender’s own.',
    'CFI-SE-RapidReload': 'Rapid Reload. The next reload takes one Turn less.',
    'CFI-SE-ScarFoe': 'Scar Foe. The opponent bears a scar.',
    'CFI-SE-SelectTarget':
      'Select Target. A fumbled blow lands on somebody beside, in reach or in the line of fire, with no effect.',
    'CFI-SE-SlipFree': 'Slip Free. A critical escapes Entangle, Grip or Pin.',
    'CFI-SE-StunLocation':
      'Stun Location. A blow that injures: Endurance against the attack roll, or the location is useless for as many Turns as the damage.',
    'CFI-SE-Sunder': 'Sunder. What passes the parry goes at the armor; what exceeds it lowers it, and the rest wounds.',
    'CFI-SE-TripOpponent':
      'Trip Opponent. Brawn, Evade or Acrobatics against the original roll, or prone; four legs may use Athletics and have it a grade easier.',
    'CFI-SE-Withdraw': 'Withdraw. The defender leaves engagement with that foe.',
  }),
] as const
