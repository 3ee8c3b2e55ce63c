import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { graded } from '../body/checks.ts'
import { skillCheck } from '../body/target-numbers.ts'
import { fallsProne } from '../ground/falling.ts'
import { modesOf } from '../ground/movement.ts'
import { percent, succeeds } from '../state/dice.ts'
import { active } from '../state/fighters.ts'
import { counts } from '../state/note.ts'
import { takes } from '../state/stance.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { allowed, around, followed, noMode, stuck, travel } from './going.ts'
import { STUNTS, type Stunt } from './keys.ts'
import { goesTowards, goesWhere, type Travel } from './walking.ts'

const STUNT = percent('stunt')
const STUNT_OPTIONS: readonly (Option & { readonly key: Stunt })[] = STUNTS.map((key) => ({ key }))

/** A stunt needs a check of the movement skill (REN-MOVE-04); what each does is in the table (REN-MOVE-05; ruling REN-A77). */
const stunt = action({
  key: 'stunt',
  rule: 'REN-MOVE-04',
  cost: 'quick',
  why: (s, f) => (f.mount !== null ? no('he is mounted', 'REN-MOVE-09') : undefined) ?? stuck(s, f) ?? noMode(s, f),
  act(ctx, s, f) {
    if (!allowed(ctx, s, f, 'stunt')) return
    const { key } = ctx.choose({ who: f.id, about: { ask: 'stunt' }, options: STUNT_OPTIONS, usual: 'diving roll' })
    const t = skillCheck(ctx, s, f, 'athletics', { needs: 'agility', special: 'agility' })
    if (key === 'vault') counts(t, 10, 'vaulting', 'REN-MOVE-05')
    const grade = graded(ctx, s, f, STUNT, t, 'REN-MOVE-04')
    if (succeeds(grade)) performs(ctx, s, f, key)
    else if (grade !== 'failure') fallsProne(ctx, s, f, 'the stunt went wrong', 'REN-MOVE-04')
  },
})
function performs(ctx: Ctx, s: State, f: Fighter, key: Stunt): void {
  const base = Math.max(0, ...modesOf(s, f).map(([, [each]]) => each))
  const how = (provokes: boolean): Travel => ({
    ...travel(key, base, base, 'REN-MOVE-05', 'REN-MOVE-11', ...followed(f)),
    provokes,
  })
  const told = (effect: string): void =>
    ctx.emit?.({ type: 'stunt', who: f.id, stunt: key, effect, rule: ['REN-MOVE-05', 'REN-MOVE-11'] })
  switch (key) {
    case 'vault': {
      // Momentum is kept: what he has run counts on.
      goesWhere(ctx, s, f, how(true))
      told('keeps his momentum')
      return
    }
    case 'diving roll':
    case 'dive for cover':
      goesWhere(ctx, s, f, how(false))
      f.evading = true
      told('avoids attacks')
      if (key === 'dive for cover' && active(f)) {
        takes(s, f, 'prone')
        f.cover = s.scene.cover
        ctx.emit?.({ type: 'cover', who: f.id, grade: f.cover, rule: 'REN-MOVE-11' })
      }
      return
    case 'wall kick': {
      const options = around(s, f).map((each) => ({ key: each.id, each }))
      const foe = asked(ctx, { who: f.id, about: { ask: 'target', action: 'wall kick' }, options }).each
      goesTowards(ctx, s, f, foe.id, how(false), 1)
      f.kicked = true
      told(`comes at ${foe.id} from an unexpected side`)
    }
  }
}

export const STUNTING: readonly Action[] = [stunt]
