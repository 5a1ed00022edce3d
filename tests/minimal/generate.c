/* generate GROUP SEED FIRST STEP: writes GROUP_conditions.h, GROUP_test.c and
 * GROUP_search.c into the current directory: properties that fail where a random
 * condition holds, and an ordinary program that looks for the smallest input
 * which meets it.  Of the group's cases it takes number FIRST, FIRST + STEP, … */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t below(uint64_t end)
{
    state += 0x9e3779b97f4a7c15u;
    uint64_t z = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) % end;
}

/* ---- conditions ---- */

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
    {ARRAY, "", "n > 2 && a[0] + a[1] > a[2] + $0", {0}, {60}, 70, 4},
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

/* ---- one case ---- */

static FILE *conditions, *test, *search;

static const struct {
    char letter;
    const char *type, *annotation;
    long long lo, hi;
} scalar_types[] = {
    {'i', "int", "", -2147483648, 2147483647},
    {'s', "short", "", -32768, 32767},
    {'u', "unsigned", "", 0, 4294967295},
    {'c', "unsigned char", "", 0, 255},
    {'r', "int", " ASSAY_IN(-100, 100)", -100, 100},
    {'h', "long", " ASSAY_IN(-90, -3)", -90, -3},
};

static size_t scalar_of(char letter)
{
    for (size_t i = 0; i < sizeof scalar_types / sizeof *scalar_types; i++)
        if (scalar_types[i].letter == letter)
            return i;
    abort();
}

/* What a random string is likely to hold. */
static char any_character(void)
{
    static const char some[] = "abcqxzAKZ019 _-+./%{}(),:;=";
    return some[below(sizeof some - 1)];
}

static void print_condition(const struct row *row)
{
    int numbers_drawn[3];
    char character = any_character();
    for (int i = 0; i < 3; i++)
        numbers_drawn[i] = row->lo[i] + (int)below((uint64_t)(row->hi[i] - row->lo[i] + 1));
    for (const char *c = row->text; *c; c++) {
        if (*c != '$')
            fputc(*c, conditions);
        else if (*++c == 'c')
            fputc(character, conditions);
        else
            fprintf(conditions, "%d", numbers_drawn[*c - '0']);
    }
}

/* One of the ways that are parted by |. */
static void choose_types(const char *types, char chosen[4])
{
    size_t ways = 1;
    for (const char *c = types; *c; c++)
        ways += *c == '|';
    const char *way = types;
    for (size_t skipped = below(ways); skipped > 0; skipped--)
        way = strchr(way, '|') + 1;
    size_t length = strcspn(way, "|");
    memcpy(chosen, way, length);
    chosen[length] = 0;
}

static void print_range(char letter, int bound)
{
    size_t type = scalar_of(letter);
    long long lo = scalar_types[type].lo, hi = scalar_types[type].hi;
    fprintf(search, "{%lld, %lld},", lo < -bound ? -bound : lo, hi > bound ? bound : hi);
}

static const char *fail(void)
{
    static const char *const ways[] = {"FAIL_BY_RESULT", "FAIL_BY_RESULT", "FAIL_BY_ASSERT", "FAIL_BY_ASSERT",
                                       "FAIL_BY_NULL",   "FAIL_BY_OVERFLOW"};
    return ways[below(sizeof ways / sizeof *ways)];
}

static void begin_property(int number, const char *parameters)
{
    fprintf(test, "ASSAY_PROPERTY bool case_%d(%s)\n{\n", number, parameters);
}

static void end_property(int number, const char *arguments)
{
    fprintf(test, "    %s(condition_%d(%s));\n}\n\n", fail(), number, arguments);
}

static void write_struct_case(int number, const struct row *row, char letter)
{
    const char *parameters = letter == 'P' ? "struct point p" : letter == 'M' ? "struct mixed m" : "struct box b";
    const char *values = letter == 'P' ? "p.x, p.y" : letter == 'M' ? "m.a, m.b, m.c" : "b.at.x, b.at.y, b.width";
    char arguments[64];
    snprintf(arguments, sizeof arguments, "%s%s", values, letter == 'P' ? ", 0" : "");
    begin_property(number, parameters);
    fprintf(test, "    NOTE_NUMBERS(%s);\n", values);
    end_property(number, arguments);
    const char *types = letter == 'P' ? "ii" : letter == 'M' ? "sc" : "iii";
    for (const char *type = types; *type; type++)
        print_range(*type, row->bound);
    fprintf(search, letter == 'M' ? "{0, 1}" : "");
}

static void write_scalar_case(int number, const struct row *row, const char *types)
{
    char parameters[256] = "", values[32] = "", arguments[64];
    for (size_t i = 0; types[i]; i++) {
        size_t type = scalar_of(types[i]), used = strlen(parameters);
        snprintf(parameters + used, sizeof parameters - used, "%s%s %c%s", i ? ", " : "", scalar_types[type].type,
                 (char)('x' + i), scalar_types[type].annotation);
        used = strlen(values);
        snprintf(values + used, sizeof values - used, "%s%c", i ? ", " : "", (char)('x' + i));
        print_range(types[i], row->bound);
    }
    snprintf(arguments, sizeof arguments, "%s%s", values, &", 0, 0"[3 * (strlen(types) - 1)]);
    begin_property(number, parameters);
    fprintf(test, "    NOTE_NUMBERS(%s);\n", values);
    end_property(number, arguments);
}

static void write_numbers(int number, const struct row *row)
{
    char types[4];
    choose_types(row->types, types);
    fprintf(conditions,
            "static bool condition_%d(long long x, long long y, long long z)\n{\n    (void)x, (void)y, (void)z;\n"
            "    return ",
            number);
    print_condition(row);
    fprintf(conditions, ";\n}\n\n");
    bool is_struct = strchr("PMB", types[0]);
    size_t count = is_struct ? (types[0] == 'P' ? 2 : 3) : strlen(types);
    fprintf(search, "    search_numbers(\"case_%d\", %zu, (struct range[]){", number, count);
    if (is_struct)
        write_struct_case(number, row, types[0]);
    else
        write_scalar_case(number, row, types);
    fprintf(search, "}, condition_%d);\n", number);
}

static void write_array_condition(int number, const struct row *row)
{
    fprintf(conditions,
            "static bool condition_%d(const int *a, size_t n, const int *b, size_t m, long long key)\n{\n"
            "    (void)a, (void)n, (void)b, (void)m, (void)key;\n    return ",
            number);
    print_condition(row);
    fprintf(conditions, ";\n}\n\n");
}

static void write_array(int number, const struct row *row)
{
    write_array_condition(number, row);
    begin_property(number, "const int *a, size_t n");
    fprintf(test, "    note_one_array(a, n);\n");
    end_property(number, "a, n, NULL, 0, 0");
    fprintf(search, "    search_arrays(\"case_%d\", (struct arrays){.most = %d, .cells = {-%d, %d}}, condition_%d);\n",
            number, row->length, row->bound, row->bound, number);
}

static void write_string(int number, const struct row *row)
{
    fprintf(conditions, "static bool condition_%d(const char *s)\n{\n    return ", number);
    print_condition(row);
    fprintf(conditions, ";\n}\n\n");
    begin_property(number, "const char *s");
    fprintf(test, "    note_string(s);\n");
    end_property(number, "s");
    fprintf(search, "    search_strings(\"case_%d\", %d, %d, condition_%d);\n", number, row->length, row->bound, number);
}

static void write_list(int number, const struct row *row)
{
    const char *source = row->family == LIST ? "list_ok" : row->family == COUNTED ? "counted" : "flagged";
    char parameters[64];
    snprintf(parameters, sizeof parameters, "const struct list *l ASSAY_OF(%s)", source);
    write_array_condition(number, row);
    begin_property(number, parameters);
    fprintf(test, "    int a[LIST_MOST];\n    size_t n = list_keys(l, a);\n    note_one_array(a, n);\n");
    end_property(number, "a, n, NULL, 0, 0");
    fprintf(search, "    search_arrays(\"case_%d\", (struct arrays){.most = %d, .cells = {%d, %d}}, condition_%d);\n",
            number, row->length, row->family == COUNTED ? -row->bound : 0, row->bound, number);
}

static void write_list_and_key(int number, const struct row *row)
{
    bool any = below(2);
    write_array_condition(number, row);
    begin_property(number, any ? "const struct list *l ASSAY_OF(list_ok), int key"
                               : "const struct list *l ASSAY_OF(list_ok), int key ASSAY_IN(0, 9)");
    fprintf(test, "    int a[LIST_MOST];\n    size_t n = list_keys(l, a);\n    note_list_and_key(a, n, key);\n");
    end_property(number, "a, n, NULL, 0, key");
    fprintf(search,
            "    search_arrays(\"case_%d\", (struct arrays){.most = %d, .cells = {0, %d}, .has_key = true, "
            ".key = {%d, %d}}, condition_%d);\n",
            number, row->length, row->bound, any ? -30 : 0, any ? 30 : 9, number);
}

static void write_two_lists(int number, const struct row *row)
{
    write_array_condition(number, row);
    begin_property(number, "const struct list *l ASSAY_OF(list_ok), const struct list *k ASSAY_OF(list_ok)");
    fprintf(test, "    int a[LIST_MOST], b[LIST_MOST];\n    size_t n = list_keys(l, a), m = list_keys(k, b);\n"
                  "    note_two_arrays(a, n, b, m);\n");
    end_property(number, "a, n, b, m, 0");
    fprintf(search,
            "    search_arrays(\"case_%d\", (struct arrays){.most = %d, .cells = {0, %d}, .has_second = true, "
            ".second_most = %d}, condition_%d);\n",
            number, row->length, row->bound, row->length, number);
}

static void write_tree(int number, const struct row *row)
{
    fprintf(conditions, "static bool condition_%d(const struct branch *t)\n{\n    return ", number);
    print_condition(row);
    fprintf(conditions, ";\n}\n\n");
    begin_property(number, row->family == TREE ? "const struct tree *tree ASSAY_OF(tree_ok)"
                                               : "const struct tree *tree ASSAY_OF(grown)");
    fprintf(test, "    note_tree(tree->root);\n");
    end_property(number, "tree->root");
    fprintf(search, "    search_trees(\"case_%d\", %d, %d, %d, condition_%d);\n", number, row->length, row->bound,
            row->family == TREE ? row->length : 5, number);
}

static void write_case(int number, const struct row *row)
{
    static void (*const writers[])(int, const struct row *) = {
        [NUMBERS] = write_numbers,       [ARRAY] = write_array,           [STRING] = write_string,
        [LIST] = write_list,             [TREE] = write_tree,             [LIST_AND_KEY] = write_list_and_key,
        [TWO_LISTS] = write_two_lists,   [COUNTED] = write_list,          [FLAGGED] = write_list,
        [GROWN] = write_tree,
    };
    writers[row->family](number, row);
}

/* ---- files ---- */

static FILE *create(const char *group, const char *ending)
{
    char path[64];
    snprintf(path, sizeof path, "%s_%s", group, ending);
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        exit(1);
    }
    return file;
}

int main(int count, char **arguments)
{
    if (count != 5)
        return 2;
    const struct group *group = groups;
    while (strcmp(group->name, arguments[1]) != 0)
        if (++group == groups + sizeof groups / sizeof *groups)
            return 2;
    int first = atoi(arguments[3]), step = atoi(arguments[4]);
    conditions = create(group->name, "conditions.h");
    test = create(group->name, "test.c");
    search = create(group->name, "search.c");
    fprintf(conditions, "#include \"subject.h\"\n\n");
    fprintf(test, "#include \"properties.h\"\n#include \"%s_conditions.h\"\n\n", group->name);
    fprintf(search, "#include \"search.h\"\n#include \"%s_conditions.h\"\n\nint main(void)\n{\n", group->name);
    for (int number = first; number < group->cases; number += step) {
        state = strtoull(arguments[2], NULL, 10) * 1000003 + (uint64_t)number;
        write_case(number, &group->rows[(size_t)number % group->row_count]);
    }
    fprintf(search, "    return 0;\n}\n");
    return fclose(conditions) || fclose(test) || fclose(search);
}
