/**
 * What a rule system is written with: the kernel's types and tools, the mechanisms games share, dice and space. See
 * docs/add-a-system.md.
 *
 * @packageDocumentation
 */
export * as dice from './dice/index.ts'
export * from './kernel/index.ts'
export * as is from './kernel/shapes.ts'
export * as asking from './mechanisms/asking.ts'
export * as body from './mechanisms/body.ts'
export * as catalogue from './mechanisms/catalogue.ts'
export * as deciding from './mechanisms/deciding.ts'
export * as effects from './mechanisms/effects.ts'
export * as fighters from './mechanisms/fighters.ts'
export * as gm from './mechanisms/gm/index.ts'
export * as courses from './mechanisms/ground/courses.ts'
export * as destinations from './mechanisms/ground/destinations.ts'
export * as standing from './mechanisms/ground/standing.ts'
export * as standoff from './mechanisms/ground/standoff.ts'
export * as steps from './mechanisms/ground/steps.ts'
export * as terms from './mechanisms/ground/terms.ts'
export * as walking from './mechanisms/ground/walking.ts'
export * as hands from './mechanisms/hands.ts'
export * as holds from './mechanisms/holds.ts'
export * as lasting from './mechanisms/lasting.ts'
export * as lists from './mechanisms/lists.ts'
export * as names from './mechanisms/names.ts'
export * as noting from './mechanisms/noting.ts'
export * as percentile from './mechanisms/percentile.ts'
export * as placing from './mechanisms/placing.ts'
export * as telling from './mechanisms/telling.ts'
export * as space from './space/index.ts'
