/* The conditions under which properties fail, group by group. */
#ifndef CONDITIONS_H
#define CONDITIONS_H

enum family { NUMBERS, ARRAY, STRING, LIST, TREE, LIST_AND_KEY, TWO_LISTS, COUNTED, FLAGGED, GROWN };

/* In the text, $0 … $2 are numbers of lo..hi and $c a character.  types: of the
 * parameters x, y, z, a letter for each (see scalar_types), several ways to
 * choose from; P, M and B are the structs.  bound: magnitudes (or characters)
 * that the search looks at. */
struct row {
    enum family family;
    const char *types, *text;
    int lo[3], hi[3];
    int bound, length;
};

static const struct row numbers[] = {
    {NUMBERS, "i|s|u", "x > $0", {0}, {30000}, 30010, 0},
    {NUMBERS, "i|s|r", "x < -$0", {1}, {80}, 90, 0},
    {NUMBERS, "i|s|u|c", "x == $0", {0}, {15}, 20, 0},
    {NUMBERS, "i|u|s|c", "x >= $0 && x <= $0 + 60", {10}, {150}, 300, 0},
    {NUMBERS, "i|u|s", "x % $0 == 0 && x > $1", {2, 5}, {50, 500}, 700, 0},
    {NUMBERS, "i|u|s", "x * x > $0", {10}, {1000000}, 2000, 0},
    {NUMBERS, "i|s|c", "(x & $0) == $0 && x > 0", {1}, {31}, 100, 0},
    {NUMBERS, "i|s", "x > $0 || x < -$1", {1, 1}, {300, 300}, 400, 0},
    {NUMBERS, "h|i", "x != 0 && x % $0 == 0", {2}, {40}, 90, 0},
    {NUMBERS, "ii|us|ss|P", "x + y > $0", {0}, {500}, 600, 0},
    {NUMBERS, "ii|ss|cc|rr", "x + y == $0", {0}, {14}, 300, 0},
    {NUMBERS, "ii|ss|rr|P", "x * y == $0", {1}, {16}, 300, 0},
    {NUMBERS, "ii|us|ss|P", "x * y > $0", {0}, {1000}, 1010, 0},
    {NUMBERS, "ii|ss|iu|P", "x - y > $0", {0}, {500}, 510, 0},
    {NUMBERS, "ii|uu|sc|P", "x > $0 && y > $1", {0, 0}, {200, 200}, 300, 0},
    {NUMBERS, "ii|cc|rr|P", "x == y && x > $0", {0}, {8}, 60, 0},
    {NUMBERS, "ii|rr|P", "x + y == 0 && x > $0", {0}, {7}, 60, 0},
    {NUMBERS, "ii|ss|P", "x > y && y > $0", {0}, {100}, 300, 0},
    {NUMBERS, "ii|ss|P", "x * x + y * y > $0", {0}, {5000}, 100, 0},
    {NUMBERS, "ii|ss|ui|P", "x > $0 || y > $1", {0, 0}, {300, 300}, 310, 0},
    {NUMBERS, "ii|ss|P", "x != 0 && x * $0 < y", {2}, {90}, 120, 0},
    {NUMBERS, "ii|ih|P", "x > $0 && y < -$1", {0, 1}, {60, 40}, 80, 0},
    {NUMBERS, "iii|sss|B", "x + y + z > $0", {0}, {150}, 160, 0},
    {NUMBERS, "iii|sis|B", "x > $0 && z < -$1", {0, 1}, {60, 60}, 80, 0},
    {NUMBERS, "iii|ccc|B", "x < y && y < z && x > $0", {0}, {12}, 60, 0},
    {NUMBERS, "iii|uss|B", "x + y > z + $0", {0}, {100}, 110, 0},
    {NUMBERS, "iii|ccc|B", "x > $0 && y > $1 && z > $2", {0, 0, 0}, {30, 30, 30}, 40, 0},
    {NUMBERS, "M", "z && y > $0", {0}, {200}, 255, 0},
    {NUMBERS, "M", "!z && x < -$0 && y > $1", {1, 0}, {90, 30}, 100, 0},
    {NUMBERS, "M", "x + y > $0 && z", {0}, {200}, 255, 0},
    {NUMBERS, "iii|B", "x > y && y > z && x < $0", {5}, {60}, 70, 0},
    {NUMBERS, "rir|iii", "x * y > z && z > $0", {0}, {10}, 60, 0},
};

static const struct row arrays[] = {
    {ARRAY, "", "n >= $0", {1}, {12}, 0, 14},
    {ARRAY, "", "total(a, n) > $0", {0}, {2000}, 2010, 2},
    {ARRAY, "", "total(a, n) < -$0", {1}, {500}, 510, 2},
    {ARRAY, "", "has(a, n, $0)", {0}, {16}, 20, 2},
    {ARRAY, "", "!is_sorted(a, n)", {0}, {0}, 5, 4},
    {ARRAY, "", "has_twice(a, n)", {0}, {0}, 5, 4},
    {ARRAY, "", "n > $0 && a[$0] > $1", {0, 0}, {2, 80}, 90, 4},
    {ARRAY, "", "n >= $0 && total(a, n) == $1", {1, 0}, {2, 12}, 30, 3},
    {ARRAY, "", "has(a, n, $0) && has(a, n, $1 + 5)", {0, 0}, {4, 4}, 12, 4},
    {ARRAY, "", "most(a, n) - least(a, n) > $0", {0}, {300}, 310, 3},
    {ARRAY, "", "n > 1 && a[0] == a[n - 1] && a[0] > $0", {0}, {4}, 12, 4},
    {ARRAY, "", "count_above(a, n, $0) >= $1", {0, 1}, {80, 3}, 90, 4},
    {ARRAY, "", "n >= $0 && !is_sorted(a, n)", {2}, {5}, 2, 6},
    {ARRAY, "", "n >= $0 && has(a, n, $1)", {1, 0}, {3, 12}, 16, 4},
    {ARRAY, "", "n > 2 && 0ll + a[0] + a[1] > 0ll + a[2] + $0", {0}, {60}, 70, 4},
    {ARRAY, "", "n > 0 && a[n - 1] < -$0", {1}, {200}, 210, 3},
    {ARRAY, "", "n > $0 && a[0] > a[$0] && a[0] > $1", {1, 0}, {2, 50}, 60, 4},
    {STRING, "", "strlen(s) >= $0", {1}, {20}, 1, 24},
    {STRING, "", "strchr(s, '$c') != NULL", {0}, {0}, 95, 2},
    {STRING, "", "s[0] == '$c'", {0}, {0}, 95, 2},
    {STRING, "", "strlen(s) > $0 && s[$0] == '$c'", {0}, {2}, 95, 3},
    {STRING, "", "letters(s, '$c') >= 2", {0}, {0}, 95, 3},
    {STRING, "", "has_pair(s)", {0}, {0}, 95, 3},
    {STRING, "", "!is_palindrome(s)", {0}, {0}, 95, 3},
    {STRING, "", "strlen(s) >= $0 && strchr(s, '$c')", {1}, {3}, 95, 4},
    {STRING, "", "in_range(s, '0', '9') > $0", {0}, {1}, 95, 3},
    {STRING, "", "in_range(s, 'A', 'Z') > $0", {0}, {1}, 95, 3},
    {STRING, "", "strcmp(s, \"$c\") > 0", {0}, {0}, 95, 3},
};

static const struct row structures[] = {
    {LIST, "", "n >= $0", {1}, {4}, 4, 4},
    {LIST, "", "has(a, n, $0)", {0}, {4}, 4, 4},
    {LIST, "", "total(a, n) > $0", {0}, {10}, 4, 4},
    {LIST, "", "!is_sorted(a, n)", {0}, {0}, 4, 4},
    {LIST, "", "has_twice(a, n)", {0}, {0}, 4, 4},
    {LIST, "", "n >= $0 && has(a, n, $1)", {1, 0}, {3, 4}, 4, 4},
    {LIST, "", "n > 0 && a[n - 1] > a[0] + $0", {0}, {3}, 4, 4},
    {LIST, "", "n > $0 && total(a, n) == $1", {0, 0}, {2, 8}, 4, 4},
    {LIST, "", "n > $0 && a[$0] == $1", {0, 0}, {3, 4}, 4, 4},
    {LIST, "", "count_above(a, n, $0) > $1", {0, 0}, {2, 2}, 4, 4},
    {TREE, "", "branches(t) >= $0", {1}, {4}, 3, 4},
    {TREE, "", "tree_depth(t) >= $0", {1}, {3}, 3, 4},
    {TREE, "", "tree_count(t, $0) > 0", {0}, {3}, 3, 4},
    {TREE, "", "tree_total(t) > $0", {0}, {7}, 3, 4},
    {TREE, "", "tree_twice(t)", {0}, {0}, 3, 4},
    {TREE, "", "tree_climbs(t)", {0}, {0}, 3, 4},
    {TREE, "", "tree_depth(t) >= 2 && tree_count(t, $0) > 0", {0}, {3}, 3, 4},
    {TREE, "", "branches(t) >= $0 && tree_total(t) >= $1", {1, 1}, {4, 5}, 3, 4},
    {TREE, "", "tree_leaves(t) >= 2 && tree_total(t) > $0", {0}, {5}, 3, 4},
    {TREE, "", "t && t->left && t->left->key > $0", {0}, {2}, 3, 4},
    {LIST_AND_KEY, "", "has(a, n, key)", {0}, {0}, 4, 4},
    {LIST_AND_KEY, "", "n >= $0 && key > $1", {1, 0}, {4, 7}, 4, 4},
    {LIST_AND_KEY, "", "total(a, n) + key > $0", {0}, {12}, 4, 4},
    {LIST_AND_KEY, "", "n > 0 && a[0] == key && key > $0", {0}, {3}, 4, 4},
    {LIST_AND_KEY, "", "count_of(a, n, key) > $0", {0}, {2}, 4, 4},
    {TWO_LISTS, "", "n + m >= $0", {1}, {6}, 4, 4},
    {TWO_LISTS, "", "n > m + $0", {0}, {3}, 4, 4},
    {TWO_LISTS, "", "total(a, n) == total(b, m) && n > $0", {0}, {2}, 4, 4},
    {TWO_LISTS, "", "has(a, n, $0) && has(b, m, $1)", {0, 0}, {4, 4}, 4, 4},
    {TWO_LISTS, "", "n > 0 && m > 0 && a[n - 1] > b[0] + $0", {0}, {2}, 4, 4},
};

static const struct row generators[] = {
    {COUNTED, "", "n >= $0", {1}, {9}, 0, 10},
    {COUNTED, "", "total(a, n) > $0", {0}, {50}, 20, 4},
    {COUNTED, "", "has(a, n, $0)", {0}, {20}, 20, 3},
    {COUNTED, "", "!is_sorted(a, n)", {0}, {0}, 20, 3},
    {COUNTED, "", "n >= $0 && total(a, n) < -$1", {1, 1}, {3, 30}, 20, 4},
    {COUNTED, "", "has_twice(a, n) && a[0] > $0", {0}, {10}, 20, 4},
    {FLAGGED, "", "n >= $0", {1}, {9}, 0, 10},
    {FLAGGED, "", "total(a, n) > $0", {0}, {80}, 30, 4},
    {FLAGGED, "", "has(a, n, $0) && n >= $1", {0, 1}, {30, 3}, 30, 4},
    {FLAGGED, "", "has_twice(a, n)", {0}, {0}, 30, 4},
    {FLAGGED, "", "n > 1 && a[n - 1] < a[0]", {0}, {0}, 30, 4},
    {GROWN, "", "branches(t) >= $0", {1}, {4}, 9, 4},
    {GROWN, "", "tree_depth(t) >= $0", {1}, {4}, 9, 4},
    {GROWN, "", "tree_count(t, $0) > 0", {0}, {9}, 9, 4},
    {GROWN, "", "tree_total(t) > $0", {0}, {25}, 9, 4},
    {GROWN, "", "tree_twice(t)", {0}, {0}, 9, 4},
    {GROWN, "", "tree_leaves(t) >= 2 && tree_total(t) > $0", {0}, {9}, 9, 4},
};

#define ROWS(rows) rows, sizeof rows / sizeof *rows
static const struct group {
    const char *name;
    const struct row *rows;
    size_t row_count;
    int cases;
} groups[] = {
    {"numbers", ROWS(numbers), 75},
    {"arrays", ROWS(arrays), 55},
    {"structures", ROWS(structures), 45},
    {"generators", ROWS(generators), 25},
};

#endif
