import { chapter } from '../../../mechanisms/catalogue.ts'

/** Ranged combat. */
export const RANGED_RULES = [
  ...chapter('Ranged Combat', {
    'CFI-RNG-01': 'As close combat. A shot is resolved like a blow, but as a rule only shields parry it.',
    'CFI-RNG-Force': 'Force. Force stands for Size against a shield.',
    'CFI-RNG-DM': 'Damage Modifier. It is added only where the weapon allows it.',
    'CFI-RNG-Close': 'Close Range. Within it a location may be chosen of somebody stationary or unaware.',
    'CFI-RNG-Effective': 'Effective Range. No modifiers.',
    'CFI-RNG-Long': 'Long Range. Half damage, and Force one step less.',
    'CFI-RNG-Load': 'Load. A weapon takes that many Turns to load.',
    'CFI-RNG-ImpaleSize': 'Impale Size. A missile in a wound hinders by a Size of its own.',
    'CFI-RNG-Cap': 'Capped. In difficult circumstances, as on horseback, another skill caps the shot.',
  }),
  ...chapter('Ranged Combat Situational Modifiers', {
    'CFI-RM-LightWind': 'Light wind. Hard.',
    'CFI-RM-ModerateWind': 'Moderate wind. Formidable.',
    'CFI-RM-StrongWind': 'Strong wind. Herculean.',
    'CFI-RM-Gale': 'Gale. Hopeless.',
    'CFI-RM-TargetRun': 'Target runs. Hard.',
    'CFI-RM-TargetSprint': 'Target sprints. Formidable.',
    'CFI-RM-MistOrPartialDark': 'Mist or half-light. Hard.',
    'CFI-RM-SmokeOrDark': 'Smoke or darkness. Formidable.',
    'CFI-RM-Obscured': 'Wholly obscured. Herculean.',
    'CFI-RM-Invisible': 'Invisible. Impossible, or Herculean if it is known where he is.',
    'CFI-RM-TargetProne': 'Target prone. Formidable.',
    'CFI-RM-AttackerProne': 'Attacker prone. Herculean, but not with a crossbow from a prepared place.',
    'CFI-RM-AttackerUnstable': 'Unstable ground. Hard.',
  }),
  ...chapter('Aiming', {
    'CFI-AIM-01': 'Aiming. A whole round of it makes a penalty one grade less; more gives no more.',
  }),
  ...chapter('Firing into a Crowd', {
    'CFI-CRD-01': 'Into a crowd. At its edge Hard, through it Formidable; aiming helps.',
    'CFI-CRD-02': 'True. A shot that succeeds hits whom it was meant for.',
    'CFI-CRD-03':
      'Astray. One that fails only for the crowd hits somebody beside him, who may defend; of several one at random.',
    'CFI-CRD-04': 'No effects astray. Special Effects never touch a bystander.',
  }),
] as const
