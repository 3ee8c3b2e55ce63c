/** Two dozen rats and a man on each side. */
const swarms = {
  system: 'd6',
  sides: Object.fromEntries(
    ['left', 'right'].map((side) => [
      side,
      { [`${side}-soldier`]: { like: 'soldier' }, [`${side}-rat`]: { like: 'rat', count: 12 } },
    ]),
  ),
  distance: 5,
}

/** Fights in which both sides are the same, one against one and three against three, for each system. */
export const MIRRORS = {
  example: [
    mirror('example', ['bouncer'], undefined, { grit: 40 }),
    mirror('example', ['bouncer', 'sailor', 'student']),
  ],
  legend: [mirror('legend', ['lilina'], 2), mirror('legend', ['alaric', 'lilina', 'thrace'], 6)],
  d6: [mirror('d6', ['soldier'], 4), mirror('d6', ['gladiator', 'ranger', 'soldier'], 6), swarms],
  cfi: [mirror('cfi', ['fighter'], 20), mirror('cfi', ['fighter', 'rogue', 'guard'], 30)],
  renaissance: [mirror('renaissance', ['slaver'], 4), mirror('renaissance', ['track', 'chandra', 'lady-katarina'], 8)],
  olde: [
    mirror('olde', ['warrior'], 3),
    mirror('olde', ['warrior', 'ranger', 'rogue'], 3),
    { ...mirror('olde', ['fencer', 'captain'], 3), options: { actions: 'advanced', criticalTable: 'revised' } },
  ],
}

function mirror(system, likes, distance, more = {}) {
  const side = (prefix) => Object.fromEntries(likes.map((like) => [`${prefix}-${like}`, { like, ...more }]))
  const sides = { left: side('left'), right: side('right') }
  return { system, sides, ...(distance === undefined ? {} : { distance }) }
}
