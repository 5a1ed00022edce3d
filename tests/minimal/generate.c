/* generate GROUP SEED FIRST STEP: writes GROUP_conditions.h, GROUP_test.c and
 * GROUP_search.c into the current directory: properties that fail where a random
 * condition holds, and an ordinary program that looks for the smallest input
 * which meets it.  Of the group's cases it takes number FIRST, FIRST + STEP, … */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "conditions.h"

static uint64_t state;

static uint64_t below(uint64_t end)
{
    state += 0x9e3779b97f4a7c15u;
    uint64_t z = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) % end;
}

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
    static const char *const ways[] = {"FAIL_BY_RESULT", "FAIL_BY_RESULT", "FAIL_BY_ASSERT",
                                       "FAIL_BY_ASSERT", "FAIL_BY_NULL",   "FAIL_BY_OVERFLOW"};
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
    fprintf(search, "    search_strings(\"case_%d\", %d, %d, condition_%d);\n", number, row->length, row->bound,
            number);
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
        [NUMBERS] = write_numbers,     [ARRAY] = write_array,  [STRING] = write_string,
        [LIST] = write_list,           [TREE] = write_tree,    [LIST_AND_KEY] = write_list_and_key,
        [TWO_LISTS] = write_two_lists, [COUNTED] = write_list, [FLAGGED] = write_list,
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
