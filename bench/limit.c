/*
 * The physical limit: the Legend duel of legend/duel.mjs in C, only what spearmen of that one scenario can meet, with the
 * mind of legend/policy.mjs and the dice of engine/src/dice/stream.ts. The numbers of the record are given by whoever
 * compiles it (see legend/limit.mjs); the rules are those of engine/src/systems/legend, whose names are used here.
 *
 * It is called with the first four words of the seed's SHA-256 and answers lines:
 *   check FROM COUNT    what each of those fights came to: winner, rounds, exchanges, steps, the next word of its dice
 *   until FROM SECONDS  fights fought from there on and the nanoseconds they took
 */
#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ALL (2 * EACH)
enum { PARTS = 7, RIGHT_ARM = 4, LEFT_ARM = 5, HEAD = 6, CONTACT = 1, NEARBY = 2, ROUNDS = 100, WAITING = 64, BATCH = 500 };

#include "legend/limit/dice.h"
#include "legend/limit/state.h"
#include "legend/limit/wounds.h"
#include "legend/limit/distances.h"
#include "legend/limit/exchange.h"
#include "legend/limit/fumbles.h"

/* Turns. */

static int begins_turn(Fighter *f) {
  f->acted = s.cycle;
  for (int i = 0; i < PARTS; i++)
    if (f->limbs[i].numb && level_of(die(100), RESILIENCE) >= SUCCEEDED) f->limbs[i].numb = 0;
  f->barred = f->no_attack > 0;
  f->no_attack -= f->barred;
  if (f->forfeit > 0) {
    f->forfeit--;
    f->actions--;
    return 0;
  }
  f->stumbling = 0;
  return 1;
}

static int is_alone(int who) {
  for (int i = 0; i < ALL; i++)
    if (i != who && s.f[i].side == s.f[who].side && s.f[i].condition == UP) return 0;
  return 1;
}

/* The first foe he touches, or else the first he can go up to and who stays there; -1: nobody. */
static int target_of(int who) {
  const Fighter *f = &s.f[who];
  int first = -1, walks = !f->prone && f->moved < MOVE, alone = is_alone(who);
  for (int i = 0; i < ALL; i++) {
    if (s.f[i].side == f->side || s.f[i].condition != UP) continue;
    double far = gap(who, i);
    if (far <= CONTACT) return i;
    int stays = alone || s.f[i].initiative != f->initiative;
    if (first < 0 && walks && stays && far <= MOVE - f->moved + CONTACT) first = i;
  }
  return first;
}

static int decides(int who) {
  const Fighter *f = &s.f[who];
  if (f->prone && !lame(f)) return RISE;
  return !f->barred && target_of(who) >= 0 ? ATTACK : WAIT;
}

/* At whom and with what; he goes up to him. */
static int declares(int who, int *item) {
  int at = target_of(who);
  if (at < 0) unforeseen("nobody left to strike at");
  *item = usable(&s.f[who], SPEAR) ? SPEAR : usable(&s.f[who], SHIELD) ? SHIELD : FISTS;
  if (gap(who, at) > CONTACT) approach(who, at);
  return at;
}

static void exchange(int attacker, int defender, int item) {
  Exchange x;
  rolled(&x, attacker, defender, item);
  land(&x);
}

static void take_turn(int who) {
  Fighter *f = &s.f[who];
  if (!begins_turn(f)) return;
  int does = decides(who), item;
  f->actions--;
  if (does == RISE) f->prone = 0;
  if (does != ATTACK) return;
  int at = declares(who, &item);
  exchange(who, at, item);
}

static void act_together(int initiative) {
  int actors[ALL], does[ALL], at[ALL], item[ALL], count = 0;
  for (int i = 0; i < ALL; i++) {
    const Fighter *f = &s.f[i];
    if (f->initiative == initiative && f->actions > 0 && f->acted < s.cycle && f->condition == UP) actors[count++] = i;
  }
  int ready = 0;
  for (int i = 0; i < count; i++)
    if (begins_turn(&s.f[actors[i]])) actors[ready++] = actors[i];
  for (int i = 0; i < ready; i++) does[i] = decides(actors[i]);
  for (int i = 0; i < ready; i++) {
    s.f[actors[i]].actions--;
    if (does[i] != ATTACK) continue;
    at[i] = declares(actors[i], &item[i]);
    s.f[actors[i]].committed = item[i];
  }
  Exchange x[ALL];
  for (int i = 0; i < ready; i++)
    if (does[i] == ATTACK) rolled(&x[i], actors[i], at[i], item[i]);
  for (int i = 0; i < ready; i++) s.f[actors[i]].committed = NOTHING;
  for (int i = 0; i < ready; i++)
    if (does[i] == RISE) s.f[actors[i]].prone = 0;
  for (int i = 0; i < ready; i++)
    if (does[i] == ATTACK) land(&x[i]);
}

static void begin_round(void) {
  s.round++;
  s.cycle = 1;
  for (int i = 0; i < ALL; i++) {
    Fighter *f = &s.f[i];
    f->moved = 0;
    f->acted = 0;
    f->actions = f->condition == UP ? COMBAT_ACTIONS + (usable(f, SPEAR) && usable(f, SHIELD)) : 0;
  }
}

static void step(void) {
  if (s.waiting > 0) {
    Next n = s.next[0];
    memmove(s.next, s.next + 1, (size_t)--s.waiting * sizeof(Next));
    if (n.kind != RIPOSTE) mishap(n);
    else if (s.f[n.who].condition == UP && s.f[n.at].condition == UP && s.f[n.who].no_attack == 0 &&
             usable(&s.f[n.who], n.item))
      exchange(n.who, n.at, n.item);
    return;
  }
  if (s.round == 0) {
    begin_round();
    for (int i = 0; i < ALL; i++) s.f[i].initiative = die(10) + STRIKE_RANK;
    return;
  }
  int next = -1, tied = 0, any = 0;
  for (int i = 0; i < ALL; i++) {
    const Fighter *f = &s.f[i];
    if (f->actions <= 0 || f->condition != UP) continue;
    any = 1;
    if (f->acted >= s.cycle) continue;
    if (next < 0 || f->initiative > s.f[next].initiative) next = i, tied = 0;
    else if (f->initiative == s.f[next].initiative) tied = 1;
  }
  if (next >= 0 && tied) act_together(s.f[next].initiative);
  else if (next >= 0) take_turn(next);
  else if (any) s.cycle++;
  else begin_round();
}

/* 0 and 1: a side has won; 2: nobody is left; 3: cut; -1: it goes on. */
static int outcome(void) {
  int up[2] = {0, 0};
  for (int i = 0; i < ALL; i++) up[s.f[i].side] |= s.f[i].condition == UP;
  if (up[0] && up[1]) return s.round > ROUNDS ? 3 : -1;
  return up[0] ? 0 : up[1] ? 1 : 2;
}

static State start;

static void prepare(void) {
  memcpy(start.places, PLACED, sizeof start.places);
  for (int i = 0; i < ALL; i++) {
    Fighter *f = &start.f[i];
    f->side = i >= EACH;
    f->committed = NOTHING;
    f->where[FISTS] = OF_BODY;
    memcpy(f->hp, ITEM_HP, sizeof f->hp);
    for (int l = 0; l < PARTS; l++) f->limbs[l] = (Limb){.hp = FULL[l], .worn = WORN[l]};
  }
}

static int fight(uint64_t index) {
  int won;
  restart(index);
  memcpy(&s, &start, offsetof(State, next));
  while ((won = outcome()) < 0) {
    step();
    s.steps++;
  }
  return won;
}

/* Processor time: waiting for a core says nothing about a program. */
static double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static void check(uint64_t from, uint64_t count) {
  for (uint64_t index = from; index < from + count; index++) {
    int won = fight(index);
    printf("%d %d %d %d %u\n", won, s.round, s.exchanges, s.steps, word());
  }
}

static void until(uint64_t from, double seconds) {
  unsigned long long fights = 0, taken = 0;
  double begun = nanoseconds(), now = begun;
  while (now - begun < seconds * 1e9) {
    for (int i = 0; i < BATCH; i++) taken += (unsigned)fight(from + fights++) + (unsigned)s.exchanges;
    now = nanoseconds();
  }
  printf("%llu %.0f %llu\n", fights, now - begun, taken);
}

int main(int argc, char **argv) {
  if (argc != 5) unforeseen("limit R0 R1 R2 R3");
  for (int i = 0; i < 4; i++) root[i] = (uint32_t)strtoul(argv[1 + i], NULL, 10);
  prepare();
  char line[100];
  while (fgets(line, sizeof line, stdin) != NULL) {
    unsigned long long from, count;
    double seconds;
    if (sscanf(line, "check %llu %llu", &from, &count) == 2) check(from, count);
    else if (sscanf(line, "until %llu %lf", &from, &seconds) == 2) until(from, seconds);
    else unforeseen("check FROM COUNT, or until FROM SECONDS");
    fflush(stdout);
  }
  return 0;
}
