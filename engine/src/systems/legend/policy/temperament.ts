/** How a bot is minded. */
export interface Temperament {
  /** Combat Actions he would rather keep for defence while a foe in contact can still strike. */
  readonly keeps: number
  /** Whether he parries with his last Combat Action, or would rather strike with it. */
  readonly parriesToTheLast: boolean
  /** Whether he saves the Combat Action of a parry that a miss has made needless. */
  readonly saves: boolean
  /** How badly he must be hurt to run: never, when he can hardly fight, or at the first wound that matters. */
  readonly runs: 'never' | 'crippled' | 'wounded'
  /** Foes in contact from which on he tries to outmanoeuvre them. */
  readonly outmanoeuvres: number
  /** Combat Actions he aims before a shot from safety. */
  readonly aims: number
  /** Whether he charges on foot, which leaves him one Combat Action to defend himself with until he arrives. */
  readonly charges: boolean
}

/** Fights on sensibly, and leaves when nothing is to be won. */
export const STEADY: Temperament = {
  keeps: 0,
  parriesToTheLast: true,
  saves: true,
  runs: 'crippled',
  outmanoeuvres: 3,
  aims: 0,
  charges: false,
}
/** Strikes with everything he has. */
export const RECKLESS: Temperament = {
  ...STEADY,
  parriesToTheLast: false,
  runs: 'never',
  outmanoeuvres: Number.POSITIVE_INFINITY,
  charges: true,
}
/** Lets the others come, and leaves before it is too late. */
export const CAUTIOUS: Temperament = { ...STEADY, keeps: 1, runs: 'wounded', outmanoeuvres: 2, aims: 1 }
