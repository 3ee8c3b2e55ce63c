/* Distances without a map, told to a tenth, of places in a plane: engine/src/space/bands.ts. */
static inline double least(double a, double b) { return a < b ? a : b; }
static inline double most(double a, double b) { return a > b ? a : b; }

static inline double tenths(double n) {
  double whole = floor(n * 10);
  return (n * 10 - whole >= 0.5 ? whole + 1 : whole) / 10;
}

static inline double apart(int i, int j) {
  double x = s.places[i][0] - s.places[j][0], y = s.places[i][1] - s.places[j][1];
  return sqrt(x * x + y * y);
}

static inline double gap(int i, int j) { return tenths(apart(i, j)); }

static void approach(int m, int o) {
  double before = gap(m, o), left = most(0, MOVE - s.f[m].moved);
  double go = least(left, most(0, before - CONTACT));
  if (go == 0) return;
  double share = tenths(most(0, before - go)) / apart(m, o);
  for (int axis = 0; axis < 2; axis++)
    s.places[m][axis] = s.places[o][axis] + (s.places[m][axis] - s.places[o][axis]) * share;
  s.f[m].moved += before - gap(m, o);
}
