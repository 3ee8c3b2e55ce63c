import { expect, test } from 'vitest'
import { refusal, type Scenario } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, turnOf } from '../arrange.ts'

/** Why Ana may not do something: undefined where she may. */
const why = (from: Scenario, action: string, change: Partial<Fighter> = {}, arrange?: (s: State) => void) =>
  refusal(
    renaissance,
    turnOf(from, 'ana', (s) => {
      Object.assign(of({ state: s }, 'ana'), change)
      arrange?.(s)
    }),
    'ana',
    action,
  )?.because
const far = (ana: object = {}, bo: object = {}, more: object = {}) => duel(ana, bo, { distance: 9, ...more })
const horsed = (ana: object = {}, more: object = {}, horse: object = {}) =>
  crowd(
    { ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse', ...horse } },
    { bo: {} },
    { distance: 9, ...more },
  )
const held =
  (hold: Partial<Hold>) =>
  (s: State): void => {
    s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null, ...hold }]
  }
const bo =
  (change: Partial<Fighter>) =>
  (s: State): void =>
    void Object.assign(of({ state: s }, 'bo'), change)

test('going', () => {
  expect(why(far(), 'move')).toBeUndefined()
  expect(why(far(), 'move', { stance: 'prone' })).toBe('he lies on the ground')
  expect(why(far(), 'move', { lost: ['right leg'] })).toBe('a leg does not carry him')
  expect(why(far(), 'move', { lost: ['left leg'] })).toBe('a leg does not carry him')
  expect(why(far(), 'move', { lost: ['left arm'] })).toBeUndefined()
  expect(why(far(), 'move', { trapped: 'trapped' })).toBe('he is trapped under his mount')
  expect(why(far(), 'move', {}, held({ kind: 'grab' }))).toBe('he is held, and can only try to get away')
  expect(why(far(), 'move', {}, held({ kind: 'subdue' }))).toBe('he is held, and can only try to get away')
  expect(why(far(), 'end turn', {}, held({ kind: 'grab' }))).toBeUndefined()
  expect(why(far(), 'move', {}, held({ by: 'ana', on: 'bo' }))).toBe('he would have to let go first')
  expect(why(far({ movement: { swim: [3, 9] } }), 'move')).toBe('he has no way of moving here')
  expect(why(far({ movement: { swim: [3, 9] } }, {}, { scene: { ground: 'deep water' } }), 'move')).toBeUndefined()
  expect(why(far({}, {}, { scene: { ground: 'deep water' } }), 'move')).toBe('he has no way of moving here')
})
test('going in the saddle', () => {
  expect(why(horsed(), 'move')).toBeUndefined()
  expect(why(horsed(), 'move', { lost: ['right leg'] })).toBeUndefined()
  const lies = (s: State): void => void Object.assign(of({ state: s }, 'war-horse'), { stance: 'prone' })
  expect(why(horsed(), 'move', {}, lies)).toBe('war-horse is down')
  const wild = (s: State): void => {
    const horse = of({ state: s }, 'war-horse')
    s.fighters = s.fighters.map((f) => (f === horse ? { ...horse, facts: { ...horse.facts, warTrained: false } } : f))
  }
  expect(why(horsed(), 'move', {}, wild)).toBe('war-horse is not trained for war')
  for (const action of ['crouch', 'drop prone', 'crawl']) expect(why(horsed(), action)).toBe('he is mounted')
  expect(why(horsed(), 'stunt')).toBe('he is mounted')
  expect(why(horsed(), 'mount')).toBe('he is mounted')
  expect(why(horsed(), 'alight')).toBeUndefined()
  expect(why(far(), 'alight')).toBe('he is not mounted')
  expect(why(horsed({}, { scene: { climb: true } }), 'climb')).toBe('a mount does not climb')
  expect(why(horsed({}, { scene: { cover: 'partial' } }), 'take cover')).toBe('he is mounted')
})
test('one movement a turn, but for a stunt at once before or after', () => {
  expect(why(far(), 'move', { did: ['crawl'] })).toBe('he has moved this turn')
  expect(why(far(), 'stunt', { did: ['crawl'] })).toBe('he has moved this turn')
  expect(why(far(), 'stunt', { did: ['move'] })).toBeUndefined()
  expect(why(far(), 'move', { did: ['stunt'] })).toBeUndefined()
  expect(why(far(), 'charge', { did: ['stunt'] })).toBeUndefined()
  expect(why(far(), 'stunt', { did: ['stunt'] })).toBe('he has moved this turn')
  expect(why(far(), 'move', { did: ['stunt', 'aim'] })).toBe('he has moved this turn')
  expect(why(far(), 'stunt', { did: ['move', 'stunt'] })).toBe('he has moved this turn')
  expect(why(far({}, {}, { options: { followThrough: 'never' } }), 'move', { did: ['stunt'] })).toBe(
    'no move follows a stunt here',
  )
})
test('charging and riding past', () => {
  expect(why(far(), 'charge')).toBeUndefined()
  expect(why(duel(), 'charge')).toBe('there is nobody to run at')
  expect(why(duel({ weapons: ['halberd'] }, {}, { distance: 2 }), 'charge')).toBe('there is nobody to run at')
  expect(why(far(), 'charge', { stance: 'crouching' })).toBe('he crouches')
  expect(why(far(), 'charge', { stance: 'prone' })).toBe('he lies on the ground')
  expect(why(far(), 'charge', {}, bo({ condition: 'disabled' }))).toBe('there is nobody to run at')
  expect(why(far(), 'ride-by')).toBe('he is not mounted')
  expect(why(horsed(), 'ride-by')).toBeUndefined()
  expect(why(horsed(), 'ride-by', { quick: 1 })).toBe('it takes his Quick and his Standard Action')
  expect(why(horsed(), 'ride-by', {}, bo({ condition: 'disabled' }))).toBe('there is nobody to ride past')
})
test('unusual movement', () => {
  const cliff = { scene: { climb: true } }
  expect(why(far(), 'climb')).toBe('there is nothing to climb')
  expect(why(far({}, {}, cliff), 'climb')).toBeUndefined()
  expect(why(far({ skills: { athletics: 29 } }, {}, cliff), 'climb')).toBe(
    'climbing needs basic proficiency in Athletics',
  )
  const goat = { skills: { athletics: 20 }, movement: { foot: [4, 12], climb: [3, 9] } }
  expect(why(far(goat, {}, cliff), 'climb')).toBeUndefined()
  expect(why(far({}, {}, cliff), 'climb', { exhausted: true })).toBe('he is exhausted')
  expect(why(far({}, {}, cliff), 'climb', { stance: 'prone' })).toBe('he lies on the ground')
  const lake = { scene: { ground: 'deep water' } }
  expect(why(far(), 'swim')).toBe('there is no water to swim in')
  expect(why(far({}, {}, lake), 'swim')).toBeUndefined()
  expect(why(far({}, {}, lake), 'swim', { exhausted: true })).toBe('he is exhausted')
  expect(why(far(), 'creep')).toBe('he is on his feet')
  expect(why(far(), 'creep', { stance: 'prone' })).toBeUndefined()
  expect(why(far(), 'crawl', { stance: 'prone' })).toBe('he lies on the ground')
  expect(why(far(), 'crawl')).toBeUndefined()
})
test('cover', () => {
  const wall = { scene: { cover: 'partial' } }
  expect(why(far(), 'take cover')).toBe('there is nothing to get behind')
  expect(why(far({}, {}, wall), 'take cover')).toBeUndefined()
  expect(why(far({}, {}, wall), 'take cover', { cover: 'minimal' })).toBe('he is behind it already')
  expect(why(far({}, {}, wall), 'take cover', { stance: 'prone' })).toBe('he lies on the ground')
  expect(why(duel({}, {}, { ...onMap('a...b', ['ana', 'bo']), ...wall }), 'take cover')).toBe(
    'on a map one stands behind things',
  )
})
test('standing, crouching, lying', () => {
  expect(why(far(), 'crouch')).toBeUndefined()
  expect(why(far(), 'crouch', { stance: 'prone' })).toBe('he does not stand')
  expect(why(far(), 'crouch', { did: ['straighten up'] })).toBe('he has just straightened up')
  expect(why(far(), 'straighten up')).toBe('he does not crouch')
  expect(why(far(), 'straighten up', { stance: 'crouching' })).toBeUndefined()
  expect(why(far(), 'straighten up', { stance: 'crouching', did: ['crouch'] })).toBe('he has just crouched')
  expect(why(far(), 'drop prone')).toBeUndefined()
  expect(why(far(), 'drop prone', { stance: 'crouching' })).toBeUndefined()
  expect(why(far(), 'drop prone', { stance: 'prone' })).toBe('he lies already')
  expect(why(far(), 'get up')).toBe('he is on his feet')
  expect(why(far(), 'get up', { stance: 'prone' })).toBeUndefined()
  expect(why(far(), 'get up', { stance: 'prone', trapped: 'pinned' })).toBe('he is pinned under his mount')
  expect(why(far(), 'get up', { stance: 'prone', lost: ['left leg'] })).toBe('a leg does not carry him')
})
test('saddling up', () => {
  const beside = (horse: object = {}, more: object = {}) =>
    crowd({ ana: {}, nag: { like: 'war-horse', ...horse } }, { bo: {} }, { distance: 9, ...more })
  const none = 'no mount trained for war stands by him'
  const nag = (change: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, 'nag'), change)
  expect(why(beside(), 'mount')).toBeUndefined()
  expect(why(beside(), 'mount', { stance: 'prone' })).toBe('he lies on the ground')
  expect(why(beside({ size: 'medium' }), 'mount')).toBe(none)
  expect(why(beside({ size: 'very large' }), 'mount')).toBeUndefined()
  expect(why(beside({ warTrained: false }), 'mount')).toBe(none)
  expect(why(beside(), 'mount', {}, nag({ stance: 'prone' }))).toBe(none)
  expect(why(beside(), 'mount', {}, nag({ condition: 'disabled' }))).toBe(none)
  expect(why(beside(), 'mount', {}, nag({ rider: 'cy' }))).toBe(none)
  expect(why(beside(), 'mount', {}, nag({ side: 'foes' }))).toBe(none)
  const apart = onMap('a..n....b', ['ana', 'nag', 'bo'])
  expect(why(beside({}, apart), 'mount')).toBe(none)
})
test('striking', () => {
  expect(why(duel(), 'attack')).toBeUndefined()
  expect(why(far(), 'attack')).toBe('bo is out of reach')
  expect(why(duel(), 'attack', {}, bo({ condition: 'fled' }))).toBe('there is nobody to attack')
  expect(why(duel(), 'multiple attacks')).toBe('that takes two weapons at the least')
  expect(why(duel({ weapons: ['short sword', 'dagger'] }), 'multiple attacks')).toBeUndefined()
  expect(why(duel({ weapons: ['short sword', 'dagger'], inHand: ['dagger'] }), 'multiple attacks')).toBeDefined()
  expect(why(far({ weapons: ['short sword', 'dagger'] }), 'multiple attacks')).toBe('bo is out of reach')
  const bursts = 'he has nothing at hand that bursts or spills, or nobody is in its range'
  expect(why(far(), 'attack a place')).toBe(bursts)
  expect(why(far({ weapons: ['grenade'] }), 'attack a place')).toBeUndefined()
  expect(why(far({ weapons: ['grenade'] }, {}, { distance: 46 }), 'attack a place')).toBe(bursts)
  expect(why(far({ weapons: ['grenade'] }), 'attack a place', {}, bo({ condition: 'dead' }))).toBe(bursts)
  expect(why(duel(), 'disembowel')).toBe('that is a beast’s way')
  const cat = duel({ disembowels: '2d10+6', natural: [{ name: 'claws', dv: '1d10', tags: ['Seizes'] }] })
  expect(why(cat, 'disembowel')).toBe('he holds nobody')
  expect(why(cat, 'disembowel', {}, held({ by: 'ana', on: 'bo' }))).toBeUndefined()
  expect(why(cat, 'disembowel', {}, held({ kind: 'catch', by: 'ana', on: 'bo' }))).toBe('he holds nobody')
})
test('maneuvers', () => {
  expect(why(duel({}, { inHand: [] }), 'disarm')).toBe('nobody within reach has anything in his hands')
  expect(why(duel(), 'disarm')).toBeUndefined()
  expect(why(duel(), 'trip', {}, bo({ stance: 'prone' }))).toBe('nobody within reach stands on his own feet')
  expect(why(duel(), 'trip')).toBeUndefined()
  expect(why(far(), 'trip')).toBe('nobody within reach stands on his own feet')
  expect(why(duel(), 'trip', {}, bo({ condition: 'disabled' }))).toBe('nobody within reach stands on his own feet')
  expect(why(duel(), 'grab')).toBeUndefined()
  expect(why(duel({ weapons: ['short sword', 'dagger'] }), 'grab')).toBe('nobody within reach can be grabbed')
  expect(why(duel(), 'grab', {}, held({ by: 'ana', on: 'bo' }))).toBe('nobody within reach can be grabbed')
  expect(why(duel(), 'dismount')).toBe('no rider is within reach')
  const riders = crowd(
    { ana: {} },
    { bo: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
    { distance: 0.5 },
  )
  expect(why(riders, 'dismount')).toBeUndefined()
  expect(why(riders, 'trip')).toBeUndefined()
  expect(why({ ...riders, options: { dismount: 'off' } }, 'dismount')).toBe('there is no such maneuver in this fight')
  const near = 'nobody near enough would see it'
  expect(why(duel(), 'feint')).toBeUndefined()
  expect(why(duel({}, {}, { distance: 2 }), 'feint')).toBeUndefined()
  expect(why(duel({}, {}, { distance: 3 }), 'feint')).toBe(near)
  expect(why(duel(), 'feint', {}, bo({ unaware: true }))).toBe(near)
  expect(why(duel(), 'feint', {}, bo({ condition: 'disabled' }))).toBe(near)
  // Whether the other sees it, nobody can tell beforehand.
  expect(why(duel({}, {}, { scene: { light: 'dark' } }), 'feint')).toBeUndefined()
})
test('holds', () => {
  expect(why(duel(), 'escape')).toBe('nobody holds him')
  expect(why(duel(), 'escape', {}, held({}))).toBeUndefined()
  expect(why(duel(), 'escape', {}, held({ by: 'ana', on: 'bo' }))).toBe('nobody holds him')
  for (const action of ['wrench free', 'let go']) {
    expect(why(duel(), action)).toBe('no weapon of his is caught')
    expect(why(duel(), action, {}, held({ kind: 'catch', item: 'ana short sword' }))).toBeUndefined()
    expect(why(duel(), action, {}, held({ kind: 'catch', by: 'ana', on: 'bo' }))).toBe('no weapon of his is caught')
  }
  expect(why(duel(), 'release')).toBe('he holds nobody')
  expect(why(duel(), 'release', {}, held({ by: 'ana', on: 'bo' }))).toBeUndefined()
  expect(why(duel(), 'get free')).toBe('no mount lies on him')
  expect(why(duel(), 'get free', { trapped: 'pinned' })).toBeUndefined()
})
test('things in hand', () => {
  expect(why(duel({ inHand: [] }), 'sheathe')).toBe('he holds nothing he could put away')
  expect(why(duel({ inHand: [] }), 'drop')).toBe('he holds nothing')
  const caught = held({ kind: 'catch', item: 'ana short sword', with: 'bo short sword' })
  expect(why(duel(), 'sheathe', {}, caught)).toBe('he holds nothing he could put away')
  expect(why(duel(), 'drop', {}, caught)).toBe('he holds nothing')
  expect(why(duel(), 'draw')).toBe('he has nothing to draw, or no hand for it')
  expect(why(duel({ inHand: [] }), 'draw')).toBeUndefined()
  expect(why(duel({ inHand: [] }), 'draw', { lost: ['right arm'] })).toBeUndefined()
  expect(why(duel({ inHand: [] }), 'draw', { lost: ['right arm', 'left arm'] })).toBeDefined()
  expect(why(duel({ weapons: ['greatsword'], inHand: [] }), 'draw', { lost: ['left arm'] })).toBeDefined()
  expect(why(duel(), 'load')).toBe('he has nothing in hand to load')
  expect(why(far({ weapons: ['musket'] }), 'load')).toBe('he has nothing in hand to load')
  const empty = (ana: object, change: object = {}) =>
    why(
      far(ana),
      'load',
      {},
      (s) => void Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { loaded: 0, ...change }),
    )
  expect(empty({ weapons: ['musket'] })).toBeUndefined()
  expect(empty({ weapons: ['musket'], inHand: [] })).toBe('he has nothing in hand to load')
  expect(empty({ weapons: ['wand'] }, { uses: 0 })).toBe('he has nothing in hand to load')
  expect(empty({ weapons: ['heavy crossbow'] }, { loaded: 1 })).toBeUndefined()
  expect(empty({ weapons: ['heavy crossbow'] }, { loaded: 1, over: true })).toBe('he has nothing in hand to load')
  expect(why(far(), 'plant or uproot')).toBe('he has no shield that can be planted')
  expect(why(far({ weapons: ['short sword', 'targe'] }), 'plant or uproot')).toBe(
    'he has no shield that can be planted',
  )
  const rooted = (s: State): void => {
    const shield = of({ state: s }, 'ana').items.find(({ key }) => key === 'archer’s shield')
    Object.assign(shield ?? {}, { planted: true, where: 'stowed' })
  }
  const archer = { weapons: ['archer’s shield', 'short sword', 'dagger'] }
  expect(why(far({ ...archer, inHand: ['short sword'] }), 'plant or uproot', {}, rooted)).toBeUndefined()
  expect(why(far({ ...archer, inHand: ['short sword', 'dagger'] }), 'plant or uproot', {}, rooted)).toBe(
    'his arm is not free for it',
  )
})
test('bracing, aiming, helping', () => {
  expect(why(far(), 'brace')).toBe('he has no weapon in hand that can be braced')
  expect(why(far({ weapons: ['halberd'] }), 'brace')).toBeUndefined()
  expect(why(far({ weapons: ['halberd'], inHand: [] }), 'brace')).toBe('he has no weapon in hand that can be braced')
  expect(why(far(), 'aim')).toBeUndefined()
  expect(why(far(), 'aim', { aim: 'bo' })).toBe('he has aimed already')
  const two = (cid: object, ana: object = { powers: ['soldier'] }) => crowd({ ana, cid }, { bo: {} }, { distance: 9 })
  expect(why(two({}), 'help')).toBeUndefined()
  expect(why(two({}, {}), 'help')).toBe('only soldiers help in a fight')
  expect(why(far({ powers: ['soldier'] }), 'help')).toBe('no comrade he does not help already stands by him')
  const cid = (change: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, 'cid'), change)
  expect(why(two({}), 'help', {}, cid({ helpers: ['ana'] }))).toBe('no comrade he does not help already stands by him')
  expect(why(two({}), 'help', {}, cid({ condition: 'disabled' }))).toBe(
    'no comrade he does not help already stands by him',
  )
})
test('powers, drugs, fire', () => {
  const known = 'he knows no power to keep up, or does so already'
  expect(why(far(), 'sustain a power')).toBe(known)
  expect(why(far({ powers: ['master'] }), 'sustain a power')).toBeUndefined()
  expect(why(far({ powers: ['master'] }), 'sustain a power', { effects: [{ kind: 'master', turns: null }] })).toBe(
    known,
  )
  expect(why(far(), 'quick counter')).toBe('he has not learnt it')
  expect(why(far({ powers: ['quick counter'] }), 'quick counter')).toBeUndefined()
  expect(why(far({ powers: ['quick counter'] }), 'quick counter', { counter: 'grapple' })).toBe(
    'he is set for it already',
  )
  expect(why(far({ powers: ['quick counter'], skills: { 'unarmed combat': 29 } }), 'quick counter')).toBe(
    'that takes basic proficiency in Unarmed Combat',
  )
  expect(why(far(), 'take a drug')).toBe('he has none')
  expect(why(far({ drugs: ['stim'] }), 'take a drug')).toBeUndefined()
  const burning = (kind: 'oil' | 'scour' | 'fire' | 'tar', more: object = {}) =>
    why(far({}, {}, more), 'put out', { effects: [{ kind, turns: null }] })
  expect(why(far(), 'put out')).toBe('nothing burns on him')
  expect([burning('oil'), burning('fire')]).toEqual([undefined, undefined])
  expect([burning('scour'), burning('tar')]).toEqual(['that takes water', 'that takes water'])
  expect(burning('scour', { scene: { water: true } })).toBeUndefined()
  expect(burning('tar', { scene: { ground: 'shallow water' } })).toBeUndefined()
})
