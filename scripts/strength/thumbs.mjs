import { optionNamed } from '../../engine/dist/index.js'

/** The first of these keys that is offered. */
const first = (choice, ...keys) => keys.map((key) => optionNamed(choice, key)).find((option) => option !== undefined)

/** The same question without one of its answers. */
const without = (choice, key) => ({
  who: choice.who,
  about: choice.about,
  usual: choice.usual,
  options: choice.options.filter((option) => option.key !== key),
})

/**
 * Rules of thumb somebody might state in a line, by system: what is done instead of what the default policy does. The default
 * must not lose to any of them.
 */
export const THUMBS = {
  cfi: {
    'always strike': (choice) => (choice.about.ask === 'turn' ? first(choice, 'attack') : undefined),
    'never guard': (choice, sensible) =>
      choice.about.ask === 'turn' && first(choice, 'ward') !== undefined
        ? sensible(without(choice, 'ward'))
        : undefined,
    'always trip': (choice) => (choice.about.ask === 'effect' ? first(choice, 'tripOpponent') : undefined),
    'always the head': (choice) =>
      first(choice, ...({ effect: ['chooseLocation'], location: ['head'] }[choice.about.ask] ?? [])),
  },
  d6: {
    'always all-out': (choice) => first(choice, ...({ actions: ['1'], act: ['all-out'] }[choice.about.ask] ?? [])),
    'always the head': (choice) => (choice.about.ask === 'mark' ? first(choice, 'head') : undefined),
    'never a swarm': (choice, sensible) =>
      choice.about.ask === 'act' && first(choice, 'swarm') !== undefined
        ? sensible(without(choice, 'swarm'))
        : undefined,
  },
  legend: {
    'always attacks': (choice) => (choice.about.ask === 'act' ? first(choice, 'attack') : undefined),
    'never parries': (choice) => (choice.about.ask === 'defend' ? first(choice, 'none') : undefined),
    'always the head': (choice) =>
      first(choice, ...({ manoeuvre: ['chooseLocation'], location: ['head'] }[choice.about.ask] ?? [])),
    'always trip': (choice) => (choice.about.ask === 'manoeuvre' ? first(choice, 'tripOpponent') : undefined),
    'always the most damage': (choice) =>
      choice.about.ask === 'manoeuvre' ? first(choice, 'maximiseDamage', 'bypassArmour', 'impale') : undefined,
  },
  olde: {
    'always the most damage': (choice) =>
      choice.about.ask === 'outcome'
        ? first(choice, 'maximum past armour', 'twice maximum', 'maximum and two', 'maximum damage', 'two more')
        : undefined,
    'always trip': (choice) => (choice.about.ask === 'outcome' ? first(choice, 'tripped', 'lamed') : undefined),
    'always blind': (choice) =>
      choice.about.ask === 'outcome' ? first(choice, 'blinded', 'blinded for good') : undefined,
    'always all-out': (choice) => (choice.about.ask === 'turn' ? first(choice, 'all-out') : undefined),
    'always panic': (choice) => (choice.about.ask === 'turn' ? first(choice, 'panic') : undefined),
    'always answers': (choice) =>
      choice.about.ask === 'reflex' ? first(choice, 'counterattack', 'parry', 'block') : undefined,
    'never answers': (choice) => (choice.about.ask === 'reflex' ? first(choice, 'none') : undefined),
    'lets them come': (choice) =>
      choice.about.ask === 'turn' ? (first(choice, 'attack', 'melee', 'shot') ?? first(choice, 'pass')) : undefined,
    'always into the same space': (choice) =>
      choice.about.ask === 'where' ? choice.options.find(({ key }) => key.startsWith('into')) : undefined,
  },
  renaissance: {
    'always maim': (choice) => (choice.about.ask === 'strike' ? first(choice, 'maim') : undefined),
    'always a mighty blow': (choice) => (choice.about.ask === 'strike' ? first(choice, 'mighty blow') : undefined),
    'never a strike': (choice) => (choice.about.ask === 'strike' ? first(choice, 'none') : undefined),
    'always all weapons': (choice) => (choice.about.ask === 'turn' ? first(choice, 'multiple attacks') : undefined),
    'never an aim': (choice, sensible) =>
      choice.about.ask === 'turn' && first(choice, 'aim') !== undefined ? sensible(without(choice, 'aim')) : undefined,
  },
}
