import { oneOfThese, rulings, told, unless } from '../../../mechanisms/gm/index.ts'
import type { Ctx, State } from '../types.ts'

const ruling = rulings<State, Ctx>()

/** What is ruled of the whole fight. */
export const SCENE = [
  ruling({
    do: 'scene',
    title: 'Change the scene',
    about: 'Light, haze and wind are as you say.',
    fields: {
      light: unless(oneOfThese('light', ['day', 'partial', 'dark', 'pitch'])),
      haze: unless(oneOfThese('haze', ['none', 'mist', 'fog'])),
      wind: unless(oneOfThese('wind', ['none', 'light', 'moderate', 'strong', 'gale'])),
    },
    carry(ctx, { scene }, { light, haze, wind }) {
      if (light !== undefined) {
        told(ctx, 'gm', 'light', scene.light, light)
        scene.light = light
      }
      if (haze !== undefined) {
        told(ctx, 'gm', 'haze', scene.haze, haze)
        scene.haze = haze
      }
      if (wind !== undefined) {
        told(ctx, 'gm', 'wind', scene.wind, wind)
        scene.wind = wind
      }
    },
  }),
  ruling({
    do: 'initiative',
    title: 'Roll initiative anew',
    about: 'Everybody rolls for initiative again.',
    fields: {},
    carry(ctx, s) {
      s.next.push({ kind: 'initiative', who: 'gm' })
      told(ctx, 'gm', 'initiative', 'kept', 'rolled anew')
    },
  }),
] as const
