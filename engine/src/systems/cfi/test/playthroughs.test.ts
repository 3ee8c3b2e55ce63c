import { playthroughs } from '../../../kernel/testing/index.ts'
import { cfi } from '../index.ts'
import { arena, beasts, duel, hall, lair, monsters, nets, pit, road, shots, water } from './scenarios.ts'

/** Both sides do anything they may: what no bot would try is told too. */
const anything = (left: string, right: string) => ({
  temperaments: { [left]: 'random', [right]: 'random', gm: 'random' },
  steps: 90,
})

playthroughs(cfi, import.meta.url, {
  'a fighter and an orc': { scenario: duel, seed: 'the ford' },
  'bandits on the road': { scenario: road, seed: 'toll' },
  'wolves in the snow': { scenario: beasts, seed: 'winter' },
  'a dragon at home': { scenario: lair, seed: 'gold' },
  'two who try everything': { scenario: duel, seed: 'flail', ...anything('heroes', 'foes') },
  'a road without sense': { scenario: road, seed: 'maze', ...anything('travellers', 'bandits') },
  'wolves let loose': { scenario: beasts, seed: 'moon', ...anything('men', 'pack') },
  'arrows and a horse': { scenario: shots, seed: 'gust', ...anything('archers', 'raiders') },
  'an ogre and bones': { scenario: monsters, seed: 'crypt', ...anything('heroes', 'lair') },
  'nets, fists and a troll': { scenario: arena, seed: 'sand', ...anything('net', 'steel') },
  'fire over a pit': { scenario: pit, seed: 'ash', ...anything('heroes', 'foes') },
  'shields in a dark hall': { scenario: hall, seed: 'torch', ...anything('wall', 'raiders') },
  'a shark below': { scenario: water, seed: 'tide', ...anything('divers', 'deep') },
  'fishers and clubs': { scenario: nets, seed: 'mesh', ...anything('nets', 'clubs') },
})
