import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { forRounds, untilEnded } from '../../../mechanisms/lasting.ts'
import { d6 } from '../index.ts'
import { fighter } from '../state/fighters.ts'
import type { Fighter, Scene, Standing, State } from '../state/types.ts'
import { PLAIN } from './arrange.ts'

const duel = (ann: object = {}, bob: object = {}, more: object = {}): Scenario => ({
  system: 'd6',
  distance: 2,
  sides: { a: { ann: { ...PLAIN, ...ann } }, b: { bob: { ...PLAIN, ...bob } } },
  ...more,
})
const like = (ann: string, bob: string, distance: number): Scenario => ({
  system: 'd6',
  distance,
  sides: { a: { ann: { like: ann } }, b: { bob: { like: bob } } },
})
const HORSE = { attributes: { ...PLAIN.attributes, charisma: '3D' }, scale: 3, move: 25, weapons: [] }
const mounted = (distance: number): Scenario => ({
  system: 'd6',
  distance,
  sides: {
    a: { ann: { ...PLAIN, mount: 'dapple', skills: { ...PLAIN.skills, riding: '6D' } }, dapple: HORSE },
    b: { bob: PLAIN },
  },
})
const at = (distance: number) => ({ distance })
const map = (picture: string, more: object = {}) => ({
  distance: undefined,
  map: { cell: 1, picture, key: { a: 'ann', b: 'bob', o: 'pillar', '~': 'difficult' } },
  ...more,
})

// The laws hand over a state of this very system.
const of = (id: string, change: Partial<Fighter>) => (state: object) =>
  void Object.assign(fighter(state as State, id), change)
const suffers = (one: Fighter['lasting'][number]) => (state: object) => {
  const ann = fighter(state as State, 'ann')
  ann.lasting = [...ann.lasting, one]
}
const guards = (one: Standing) => (state: object) => {
  const bob = fighter(state as State, 'bob')
  bob.defences = [...bob.defences, one]
}
const scene = (change: Partial<Scene>) => (state: object) => void Object.assign((state as State).scene, change)
const facts = (id: string, change: Partial<Fighter['facts']>) => (state: object) => {
  const f = fighter(state as State, id)
  Object.assign(f, { facts: { ...f.facts, ...change } })
}

meetings(d6, {
  duels: {
    'swords side by side': duel(),
    'swords ten metres apart': duel({}, {}, at(10)),
    'swords twenty metres apart': duel({}, {}, at(20)),
    'halberd and sword at four metres': duel({ weapons: ['halberd'] }, {}, at(4)),
    'sword and halberd at four metres': duel({}, { weapons: ['halberd'] }, at(4)),
    'bare hands': duel({ weapons: [] }, { weapons: [] }, at(5)),
    'bow and sword': duel({ weapons: ['long bow'] }, {}, at(30)),
    'crossbow point blank': duel({ weapons: ['light crossbow'] }, {}, at(2)),
    'musket on its rest': duel({ weapons: ['wheellock musket'] }, {}, at(20)),
    'knives thrown': duel({ weapons: ['throwing dagger', 'throwing dagger'] }, {}, at(8)),
    'a whip': duel({ weapons: ['bullwhip'] }, {}, at(3)),
    'on a map': duel({}, {}, map('a.......b')),
    'round a pillar': duel({}, {}, map('.......\na..o..b\n.......')),
    'over rough ground': duel({}, {}, { ...at(12), scene: { ground: 'rough' } }),
    'in the water': duel({ inWater: true, skills: { ...PLAIN.skills, swimming: '6D' } }, {}, at(6)),
    'a rider': mounted(40),
    'a bat': like('giant cave bat', 'gladiator', 30),
    'a wolf and a bear': like('wolf', 'bear', 20),
    'a cobra': like('cobra', 'soldier', 5),
  },
  places: {
    'side by side': { bare: duel(), map: duel({}, {}, map('a.b')) },
    'four metres apart': { bare: duel({}, {}, at(4)), map: duel({}, {}, map('a...b')) },
    'by moonlight': {
      bare: duel({}, {}, { scene: { light: 'moonlit' } }),
      map: duel({}, {}, map('a.b', { scene: { light: 'moonlit' } })),
    },
  },
  attack: {
    scenario: duel(),
    keys: ['strike', 'short sword', 'none'],
    hits: ({ name, value }) => name === 'attack' && value === 'hit',
  },
  worse: {
    twilight: scene({ light: 'poor' }),
    moonlight: scene({ light: 'moonlit' }),
    fog: scene({ smoke: 'light' }),
    'being blind': of('ann', { blind: true }),
    'a wound': of('ann', { wound: 'wounded' }),
    'a worse wound': of('ann', { wound: 'severely wounded' }),
    'being stunned': suffers(forRounds('stunned', 2, 'bob')),
    'a lost balance': of('ann', { offBalance: -6 }),
    'a hurt arm': of('ann', { hurt: ['arm'] }),
    'two actions': of('ann', { declared: 2 }),
    circumstances: of('ann', { circumstance: 3 }),
    'being afraid of him': suffers(untilEnded('frightened', 'bob')),
    'a dodge': guards({ kind: 'dodge', total: 13, full: false, item: '' }),
    'a parry': guards({ kind: 'parry', total: 12, full: false, item: 'bob short sword' }),
    'a hedge': of('bob', { cover: { share: 25, toughness: 0, object: 'a hedge', weakened: 0 } }),
    'a wall of a man’s height but one': of('bob', {
      cover: { share: 50, toughness: 9, object: 'a wall', weakened: 0 },
    }),
    'his crouching': of('bob', { stance: 'crouching' }),
    'a worse skill': (state) => {
      const { skills } = fighter(state as State, 'ann').facts
      facts('ann', { skills: { ...skills, 'melee combat': 9 } })(state)
    },
    'his blur': facts('bob', { abilities: [{ ability: 'blur', ranks: 3 }] }),
    'his smallness, which she is not used to': facts('ann', { scale: 2 }),
  },
  turnOf: (event) => (event.type === 'declared' && 'who' in event ? String(event.who) : undefined),
})
