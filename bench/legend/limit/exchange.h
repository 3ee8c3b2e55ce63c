/* Attacks and parries: both rolls, five manoeuvres, the blow and what follows it. */
static inline int skill_with(int item) { return item == FISTS ? UNARMED : STYLE; }

static int arm_for_riposte(const Fighter *f, int guard) {
  if (f->committed != SPEAR && usable(f, SPEAR)) return SPEAR;
  if (f->committed != SHIELD && usable(f, SHIELD)) return SHIELD;
  return guard == FISTS && f->committed != FISTS ? FISTS : NOTHING;
}

static int parries_with(const Fighter *f) {
  if (f->committed != SHIELD && usable(f, SHIELD)) return SHIELD;
  if (f->committed != SPEAR && usable(f, SPEAR)) return SPEAR;
  return f->committed != FISTS ? FISTS : NOTHING;
}

/* The winner takes the first manoeuvre of the five he may, one for each level. */
static void manoeuvres(Exchange *x, int levels) {
  int attacks = x->winner == x->attacker;
  const Fighter *foe = &s.f[attacks ? x->defender : x->attacker];
  Fighter *f = &s.f[x->winner];
  int critical = (attacks ? x->level : x->defence_level) == CRITICAL;
  for (; levels > 0; levels--) {
    if (attacks && critical && !x->bypass) x->bypass = 1;
    else if (attacks && critical && !x->maximise) x->maximise = 1;
    else if (!x->trip && !foe->prone) x->trip = 1;
    else if (attacks && !x->choose) x->choose = 1;
    else if (!attacks && !x->riposte && f->actions - f->forfeit > 0 && f->no_attack == 0 &&
             arm_for_riposte(f, x->guard) != NOTHING) {
      x->riposte = 1;
      f->actions--;
    } else return;
  }
}

static void rolled(Exchange *x, int attacker, int defender, int item) {
  const Fighter *a = &s.f[attacker];
  Fighter *d = &s.f[defender];
  memset(x, 0, sizeof *x);
  s.exchanges++;
  x->attacker = attacker;
  x->defender = defender;
  x->item = item;
  x->winner = -1;
  x->guard = d->condition == UP && d->actions - d->forfeit > 0 ? parries_with(d) : NOTHING;
  if (d->condition == UNCONSCIOUS || d->condition == INCAPACITATED) unforeseen("a helpless target");
  x->roll = die(100);
  x->skill = skill_with(item) - 20 * a->prone + 20 * d->prone;
  x->level = level_of(x->roll, x->skill);
  x->defence_level = FAILED;
  if (x->guard != NOTHING) {
    x->defence_skill = skill_with(x->guard) - 20 * d->prone - 20 * d->stumbling;
    d->actions--;
    x->defence_roll = die(100);
    x->defence_level = level_of(x->defence_roll, x->defence_skill);
  }
  if (x->level < SUCCEEDED && x->defence_level < SUCCEEDED) return;
  int won = x->level - x->defence_level;
  if (won == 0) return;
  x->winner = won > 0 ? attacker : defender;
  manoeuvres(x, abs(won));
}

static inline int damage_of(int item, int maximised) {
  int damage = (maximised ? DAMAGE_SIDES[item] : die((uint32_t)DAMAGE_SIDES[item])) + DAMAGE_PLUS[item];
  /* The Damage Modifier of STR 13 and SIZ 14. */
  return damage + die(2);
}

static void blow(const Exchange *x) {
  int passing = damage_of(x->item, x->maximise);
  if (x->defence_level >= SUCCEEDED) {
    int shorter = SIZE[x->item] - SIZE[x->guard];
    passing = shorter <= 0 ? 0 : shorter == 1 ? (passing + 1) / 2 : passing;
  }
  if (passing <= 0) return;
  int at = x->choose ? HEAD : LOCATION[die(20)];
  Fighter *d = &s.f[x->defender];
  wound(d, at, passing - (x->bypass ? 0 : d->limbs[at].worn), x);
}

static void trip(const Exchange *x) {
  int attacks = x->winner == x->attacker;
  Fighter *f = &s.f[attacks ? x->defender : x->attacker];
  if (f->condition != UP) return;
  if (!resists(EVADE, attacks ? x->roll : x->defence_roll, attacks ? x->skill : x->defence_skill)) f->prone = 1;
}

static void riposte_next(const Exchange *x) {
  const Fighter *f = &s.f[x->defender];
  if (f->condition != UP || s.f[x->attacker].condition != UP) return;
  int item = arm_for_riposte(f, x->guard);
  if (item != NOTHING) queue_last((Next){RIPOSTE, x->defender, x->attacker, item, NOTHING, 0});
}

static void fumble(int who, int item, int met) {
  queue_first((Next){item == FISTS ? NATURAL_WEAPONS : CLOSE_COMBAT, who, -1, item, met, 0});
}

static void land(const Exchange *x) {
  if (x->level >= SUCCEEDED) blow(x);
  if (x->trip) trip(x);
  if (x->riposte) riposte_next(x);
  if (x->defence_level == FUMBLED && s.f[x->defender].condition == UP) fumble(x->defender, x->guard, NOTHING);
  if (x->level == FUMBLED && s.f[x->attacker].condition == UP) fumble(x->attacker, x->item, x->guard);
}
