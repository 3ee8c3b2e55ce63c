/* What a fight of spearmen is made of. */
enum { UP, UNCONSCIOUS, INCAPACITATED, DEAD };
enum { SPEAR, SHIELD, FISTS, NOTHING };
enum { IN_HAND, ON_GROUND, BROKEN, OF_BODY };
enum { FUMBLED, FAILED, SUCCEEDED, CRITICAL };
enum { RISE, ATTACK, WAIT };
enum { RIPOSTE, CLOSE_COMBAT, NATURAL_WEAPONS };

typedef struct {
  int hp, worn, useless, maimed, numb;
} Limb;

typedef struct {
  int side, condition, prone, actions, initiative, acted, no_attack, barred, forfeit, stumbling, committed;
  int where[3], hp[3];
  double moved;
  Limb limbs[PARTS];
} Fighter;

/* A riposte, or a roll on a fumble table. */
typedef struct {
  int kind, who, at, item, met, again;
} Next;

typedef struct {
  int round, cycle, steps, exchanges, waiting;
  Fighter f[ALL];
  double places[ALL][2];
  Next next[WAITING];
} State;

typedef struct {
  int attacker, defender, item, guard, roll, skill, level, defence_roll, defence_skill, defence_level, winner;
  int bypass, maximise, trip, choose, riposte;
} Exchange;

static State s;
static const int FULL[PARTS] = HIT_POINTS;
static const int WORN[PARTS] = ARMOUR;
static const double PLACED[ALL][2] = PLACES;
static const int DAMAGE_SIDES[3] = {8, 4, 3}, DAMAGE_PLUS[3] = {1, 0, 0}, SIZE[3] = {1, 2, 0}, ITEM_HP[3] = {5, 12, 0};
static const int LOCATION[21] = {0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6};

static _Noreturn void unforeseen(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(2);
}

static inline int max(int a, int b) { return a > b ? a : b; }
static inline int vital(int at) { return at == 2 || at == 3 || at == HEAD; }
static inline int gone(const Limb *l) { return l->useless || l->maimed || l->numb; }

static inline int usable(const Fighter *f, int item) {
  if (item == FISTS) return 1;
  return f->where[item] == IN_HAND && !gone(&f->limbs[item == SPEAR ? RIGHT_ARM : LEFT_ARM]);
}

static inline int lame(const Fighter *f) { return gone(&f->limbs[0]) || gone(&f->limbs[1]); }


static void queue_first(Next n) {
  if (s.waiting == WAITING) unforeseen("too much waits");
  memmove(s.next + 1, s.next, (size_t)s.waiting++ * sizeof(Next));
  s.next[0] = n;
}

static void queue_last(Next n) {
  if (s.waiting == WAITING) unforeseen("too much waits");
  s.next[s.waiting++] = n;
}
