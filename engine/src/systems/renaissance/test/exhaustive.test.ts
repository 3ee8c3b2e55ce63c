import { exhaustive } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { caught } from './apart.ts'
import { alley, duel, forks, grapple, joust, monastery, river, street } from './scenarios.ts'

exhaustive(renaissance, {
  scenarios: { duel, street, grapple, joust, alley, monastery, river, forks, caught, locked: caught },
  names: {
    strikes: ['called shot', 'knock down', 'maim', 'mighty blow', 'armor gap'],
    stunts: ['vault', 'diving roll', 'dive for cover', 'wall kick'],
    holds: ['grab', 'catch'],
    luck: ['before', 'flip', 'upgrade'],
    conditions: ['disabled', 'dies', 'wounded', 'prone', 'maimed'],
    areas: ['bursts', 'astray', 'splashed', 'burns'],
  },
  fights: 900,
})
