import { chapter } from '../../../mechanisms/catalogue.ts'

/** What a level of success buys. */
export const MANOEUVRE_RULES = [
  ...chapter('Offensive Combat Manoeuvres', {
    'LEG-MAN-Bash':
      'Bash Opponent. A foe of at most twice the attacker’s SIZ is driven back a metre for each five points of rolled damage or part of them, and against an obstacle needs Athletics at −20% to stay up.',
    'LEG-MAN-Bleed':
      'Bleed. A cutting blow that injures forces Resilience against the attack roll, or costs a level of Fatigue at the start of each round until First Aid stops it; violent action reopens the wound.',
    'LEG-MAN-BypassArmour':
      'Bypass Armour. On a critical, worn armour or natural armour, as the attacker chooses, does not protect; magical protection counts as worn.',
    'LEG-MAN-BypassParry': 'Bypass Parry. The parrying weapon counts as one Size smaller, each time it is chosen.',
    'LEG-MAN-ChangeRange':
      'Change Range. The winner sets the engagement range as he likes or leaves the fight; attack and defence.',
    'LEG-MAN-ChooseLocation': 'Choose Location. The attacker picks where the blow lands, within his normal reach.',
    'LEG-MAN-DamageWeapon':
      'Damage Weapon. The winner rolls his weapon’s damage against the opponent’s weapon, whose Armour Points resist and which breaks at 0 Hit Points; attack and defence.',
    'LEG-MAN-Disarm':
      'Disarm Opponent. The loser opposes his combat skill, at +20% with a two-handed or entangling weapon, to the winning roll or loses the weapon, which a free hand may seize; it works up to twice the winner’s STR; attack and defence.',
    'LEG-MAN-Entangle':
      'Entangle. An entangling weapon ties up the location: an arm cannot use what it holds, a leg cannot move, head or trunk suffer −20%; next turn a Combat Action trips without a roll to hit, and Disarm, Slip Free or Damage Weapon end it.',
    'LEG-MAN-Grip':
      'Grip. An empty limb pins what it grips; the victim cannot leave by Evade and breaks free with a Combat Action and an opposed Unarmed test.',
    'LEG-MAN-Impale':
      'Impale. A thrusting weapon rolls damage twice and takes the one it likes; if it wounds it stays in, hampering by −10% for each Size, or is pulled free with a Combat Action and Brawn for its damage again without modifier or armour.',
    'LEG-MAN-Maximise':
      'Maximise Damage. On a critical one die of the weapon shows its maximum, each time it is chosen; the Damage Modifier is rolled.',
    'LEG-MAN-StunLocation':
      'Stun Location. A bludgeon that gets past armour forces Resilience against the attack roll, or for as many Combat Actions as it hurt a limb is useless, the trunk can only defend, the head is unconscious.',
    'LEG-MAN-Sunder':
      'Sunder. Damage beyond the location’s armour destroys that armour point for point, natural armour too, and only what remains then wounds.',
    'LEG-MAN-Trip':
      'Trip Opponent. The loser opposes Evade to the winning roll or falls prone; quadrupeds use Athletics at +20%; attack and defence.',
  }),
  ...chapter('Defensive Combat Manoeuvres', {
    'LEG-MAN-BlindOpponent':
      'Blind Opponent. On a critical the attacker opposes Evade, or his style if he holds a shield, to the parry roll or cannot attack for 1D3 Combat Actions.',
    'LEG-MAN-EnhanceParry': 'Enhance Parry. The parrying weapon counts as one Size larger, each time it is chosen.',
    'LEG-MAN-Overextend':
      'Overextend Opponent. The opponent cannot attack on his next Strike Rank, and one further for each time it is chosen.',
    'LEG-MAN-PinWeapon':
      'Pin Weapon. On a critical the opponent’s weapon or shield cannot be used until a Combat Action and an opposed test, combat skill or his Brawn, frees it; the other hand, leaving by Evade or another style remain.',
    'LEG-MAN-RedirectBlow':
      'Redirect Blow. The defender chooses which location in the attacker’s reach is struck, not whether.',
    'LEG-MAN-RegainFooting': 'Regain Footing. A prone defender is back on his feet.',
    'LEG-MAN-Riposte':
      'Riposte. For a Combat Action the defender strikes back at once with a weapon or shield he defended with.',
    'LEG-MAN-TakeWeapon': 'Take Weapon. An unarmed Disarm that leaves the attacker’s weapon in the defender’s hands.',
    'LEG-MAN-SlipFree': 'Slip Free. The defender breaks an Entangle, a Grip or a Pin on him or his weapon.',
    'LEG-MAN-StandFast': 'Stand Fast. The defender suffers no Knockback from the blow.',
  }),
  ...chapter('Combat Manoeuvres – Optional Rule', {
    'LEG-OPT-Repetition':
      'Repetition. Each time a fighter repeats a tactic his opponent has a further +10% on his next roll against him, to the end of their fight.',
  }),
] as const
