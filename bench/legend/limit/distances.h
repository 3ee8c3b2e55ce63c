/* Distances without a map, kept to a tenth: engine/src/space/bands.ts. */
static inline double least(double a, double b) { return a < b ? a : b; }
static inline double most(double a, double b) { return a > b ? a : b; }

static inline double tenths(double n) {
  double whole = floor(n * 10);
  return (n * 10 - whole >= 0.5 ? whole + 1 : whole) / 10;
}

static void approach(int m, int o) {
  double d = s.gaps[pair(m, o)], left = most(0, MOVE - s.f[m].moved);
  double go = least(least(left, most(0, d - CONTACT)), d), share = go / d, row[ALL];
  int done[ALL], count = 0;
  for (int turn = -1; turn < ALL; turn++) {
    int k = turn < 0 ? o : turn;
    if (k == m || (turn >= 0 && k == o)) continue;
    double low = 0, high = INFINITY, wish = d - go;
    if (k != o) {
      double mine = s.gaps[pair(m, k)], his = s.gaps[pair(o, k)];
      wish = sqrt(most(0, (1 - share) * mine * mine + share * his * his - share * (1 - share) * d * d));
    }
    for (int j = 0; j < count; j++) {
      double between = s.gaps[pair(done[j], k)];
      low = most(low, fabs(row[done[j]] - between));
      high = least(high, row[done[j]] + between);
    }
    row[k] = tenths(least(high, most(low, wish)));
    done[count++] = k;
  }
  double spent = d - row[o];
  if (spent <= 0) return;
  for (int k = 0; k < ALL; k++)
    if (k != m) s.gaps[pair(m, k)] = row[k];
  s.f[m].moved += spent;
}
