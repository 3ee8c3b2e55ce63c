import { chapter } from '../../../mechanisms/catalogue.ts'

/** Who fights with what, when he acts, and what one Combat Action buys. */
export const ACTION_RULES = [
  ...chapter('Combat Skills and Styles', {
    'LEG-STY-01': 'Combat Styles. A combat skill is a style: one percentage covers a whole combination of weapons.',
    'LEG-STY-02':
      'Missing weapons. Without part of his combination a fighter keeps his skill but loses what that item gave, its bonus Combat Action included.',
    'LEG-STY-03':
      'Shield. A shield in use gives one more Combat Action each round, and most shields can parry missiles.',
    'LEG-STY-04':
      'Two weapons. Two weapons give one more Combat Action each round; the second must be a Size smaller than the first unless both are Small.',
    'LEG-STY-05':
      'One one-handed weapon. A single one-handed weapon gives no further Combat Action but leaves a hand free for spells.',
    'LEG-STY-06':
      'Unarmed beside any style. Unarmed attacks, with any part but the torso, mix freely with every style as long as the opponent is in reach.',
    'LEG-STY-07':
      'Substituting weapons. Another weapon of the same type may be used at −10%, a further −10% for each step of Size and of Reach and −5% for each point of ENC it differs, never below STR+DEX.',
  }),
  ...chapter('Combat Rounds', {
    'LEG-RND-01':
      'The round. A round lasts five seconds: from the highest initiative down each spends one Combat Action, and the cycle repeats until none is left.',
    'LEG-RND-02':
      'The end of the fight. When nobody can or will fight on the combat is over and time runs normally again.',
  }),
  ...chapter('Initiative', {
    'LEG-INI-01': 'Initiative roll. Initiative is 1D10 plus Strike Rank.',
    'LEG-INI-02':
      'How long it lasts. Initiative lasts at least a whole round and stays until the Games Master calls for a new roll.',
    'LEG-INI-03':
      'Ties. Equal initiatives act at the same time, and a weapon that strikes cannot parry the simultaneous blow.',
    'LEG-INI-04':
      'Armour Penalty. A fifth of all Armour Points worn, rounded up over all locations together, is taken off Strike Rank.',
  }),
  ...chapter('Movement in Combat', {
    'LEG-MOV-01':
      'Moving while acting. A fighter may move up to his Movement each round, split as he likes over his Combat Actions and beside what he does with them.',
    'LEG-MOV-02':
      'No further than Movement. The distance moved in a round never exceeds Movement except in a full-round manoeuvre.',
  }),
  ...chapter('Combat Actions', {
    'LEG-CA-01':
      'Spending Combat Actions. Every activity costs a Combat Action, spent for good; attack and defence may be mixed at will.',
    'LEG-CA-02':
      'Only on the own turn. Combat Actions are spent on the own turn, except to cast a spell, evade or parry in reaction to a threat.',
    'LEG-ACT-Attack': 'Attack. Strike with a hand weapon or send a missile at an opponent.',
    'LEG-ACT-CastSpell': 'Cast Spell. Try to cast a spell, in reaction too.',
    'LEG-ACT-ChangeDistance': 'Change Distance. Try to close with an opponent or to open the distance from him.',
    'LEG-ACT-ChangeStance': 'Change Stance. Stand up, go prone, or take any posture between.',
    'LEG-ACT-Delay':
      'Delay. Wait: initiative becomes the number on which he acts at last, and the Combat Action is lost if that never comes before zero.',
    'LEG-ACT-DoNothing': 'Do Nothing. Spend a Combat Action on nothing useful.',
    'LEG-ACT-Evade':
      'Evade. Dive clear of missiles or a charge, declared ahead if he likes; the Combat Action of his next Strike Rank, even in a new round, cannot be an Attack.',
    'LEG-ACT-Mount': 'Mount or Dismount. Get into or out of the saddle.',
    'LEG-ACT-Move': 'Move. Move the full Movement while unengaged.',
    'LEG-ACT-Outmanoeuvre':
      'Outmanoeuvre. Pit Evade against that of several opponents at once; those who do not beat him cannot attack him this round.',
    'LEG-ACT-Parry':
      'Parry. Try to deflect an attack, in reaction or committed ahead; committed and unused by his next Strike Rank it is lost.',
    'LEG-ACT-ReadyWeapon':
      'Ready Weapon. Draw, sheathe or reload; dropping a weapon is free, and picking one up within reach costs two Combat Actions.',
  }),
  ...chapter('Weapon Size and Reach', {
    'LEG-SIZ-01': 'Size. Weapons are Small, Medium, Large, Huge or Enormous, by weight and manner of use.',
    'LEG-RCH-01':
      'Reach. Weapons reach to Touch, Short, Medium, Long or Very Long, and the natural attacks of creatures have Size and Reach too.',
  }),
] as const
