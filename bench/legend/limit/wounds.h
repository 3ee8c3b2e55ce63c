/* Tests of skill, and wounds by location. */
static inline int level_of(int roll, int skill) {
  if (roll == 1 || roll <= (skill + 9) / 10) return roll >= 96 ? FAILED : CRITICAL;
  if (roll == 100 || (roll == 99 && skill < 100)) return FUMBLED;
  if (roll <= 5) return SUCCEEDED;
  return roll < 96 && roll <= skill ? SUCCEEDED : FAILED;
}

/* Whether a roll of this skill, made now, beats one that lies on the table. */
static int resists(int skill, int kept, int kept_skill) {
  int mine = die(100), level = level_of(mine, skill), against = level_of(kept, kept_skill);
  if (level < SUCCEEDED && against < SUCCEEDED) return 0;
  if (level != against) return level > against;
  if (mine != kept) return mine > kept;
  if (skill != kept_skill) return skill > kept_skill;
  return die(2) == 1;
}

static inline int endures(const Exchange *x) {
  return x ? resists(RESILIENCE, x->roll, x->skill) : level_of(die(100), RESILIENCE) >= SUCCEEDED;
}

/* Wounds. */

static inline int collapses(Fighter *f, int into) {
  if (f->condition == DEAD) return 0;
  f->condition = into;
  f->prone = 1;
  return 1;
}

static void lose_use(Fighter *f, int at) {
  f->limbs[at].useless = 1;
  if (at < 2) f->prone = 1;
  if (at == RIGHT_ARM && f->where[SPEAR] == IN_HAND) f->where[SPEAR] = ON_GROUND;
}

static void wound(Fighter *f, int at, int damage, const Exchange *x) {
  if (damage <= 0 || f->condition == DEAD) return;
  Limb *l = &f->limbs[at];
  l->hp -= damage;
  if (l->hp > 0) return;
  if (l->hp > -FULL[at]) {
    if (f->condition == UP) f->no_attack = max(f->no_attack, die(3));
    if (vital(at)) {
      if (f->condition != UNCONSCIOUS && !endures(x)) collapses(f, UNCONSCIOUS);
    } else if (!l->useless && !endures(x)) lose_use(f, at);
    return;
  }
  l->maimed = l->useless = 1;
  if (vital(at)) collapses(f, UNCONSCIOUS);
  else {
    f->prone = 1;
    if (f->condition == UP) collapses(f, INCAPACITATED);
  }
  if (vital(at)) {
    if (!endures(x)) collapses(f, DEAD);
  } else if (f->condition != UNCONSCIOUS && !endures(x)) collapses(f, UNCONSCIOUS);
}
