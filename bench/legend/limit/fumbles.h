/* The fumble tables, row by row. */
static int free_hand(const Fighter *f, int arm, int item) { return !gone(&f->limbs[arm]) && f->where[item] != IN_HAND; }

static int striking_limb(const Fighter *f) {
  if (free_hand(f, RIGHT_ARM, SPEAR)) return RIGHT_ARM;
  if (free_hand(f, LEFT_ARM, SHIELD)) return LEFT_ARM;
  if (!gone(&f->limbs[1])) return 1;
  if (!gone(&f->limbs[0])) return 0;
  return gone(&f->limbs[HEAD]) ? 0 : HEAD;
}

static void again(Next n, int times) {
  n.again = 1;
  while (times-- > 0) queue_first(n);
}

static void hurt_item(Fighter *f, int item, int damage) {
  f->hp[item] -= damage;
  if (f->hp[item] <= 0) f->where[item] = BROKEN;
}

static void lose_armour(Fighter *f, Next n) {
  Limb *l = &f->limbs[LOCATION[die(20)]];
  if (l->worn == 0) again(n, 1);
  l->worn = 0;
}

static void hit_ally_or_self(int who, int item) {
  int nearest = who;
  double least = NEARBY;
  for (int i = 0; i < ALL; i++) {
    if (i == who || s.f[i].side != s.f[who].side || s.f[i].condition != UP) continue;
    double far = gap(who, i);
    if (far > least || (nearest != who && far == least)) continue;
    nearest = i;
    least = far;
  }
  int damage = damage_of(item, 0), at = LOCATION[die(20)];
  wound(&s.f[nearest], at, damage - s.f[nearest].limbs[at].worn, NULL);
}

static void natural_weapon(Fighter *f, int roll) {
  int at = striking_limb(f);
  if (roll <= 6) f->limbs[at].numb = 1;
  else wound(f, at, roll <= 12 ? damage_of(FISTS, 0) : max(0, f->limbs[at].hp), NULL);
}

static void mishap(Next n) {
  Fighter *f = &s.f[n.who];
  if (f->condition != UP) return;
  int roll = die(20);
  while (n.again && roll >= 19) roll = die(20);
  int natural = n.kind == NATURAL_WEAPONS && (roll <= 6 || (roll > 9 && roll <= 12) || (roll > 14 && roll <= 16));
  if (roll <= 3) f->no_attack = max(f->no_attack, 1);
  else if (natural) natural_weapon(f, roll);
  else if (roll <= 6) {
    if (f->where[n.item] == BROKEN) return;
    die(4);
    f->where[n.item] = ON_GROUND;
  } else if (roll <= 9) f->forfeit = max(f->forfeit, die(3));
  else if (roll <= 12) {
    int by = n.met != NOTHING ? n.met : n.item;
    hurt_item(f, n.item, die((uint32_t)DAMAGE_SIDES[by]) + DAMAGE_PLUS[by]);
  } else if (roll <= 14) {
    f->prone = 1;
    f->forfeit = max(f->forfeit, die(3));
    f->stumbling = 1;
  } else if (roll <= 16) lose_armour(f, n);
  else if (roll <= 18) hit_ally_or_self(n.who, n.item);
  else again(n, roll == 19 ? 2 : 3);
}
