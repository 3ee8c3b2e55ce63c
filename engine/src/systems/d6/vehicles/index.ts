import type { Action } from '../action.ts'
import { DRIVING } from './driving.ts'
import { VEHICLE_FIGHTING } from './fighting.ts'
import { RAMMING } from './ramming.ts'

/** What is done with vehicles and to them. */
export const VEHICLES: readonly Action[] = [...DRIVING, ...RAMMING, ...VEHICLE_FIGHTING]
