/* The predicate: a chain of checks, each a function in some idiom of C. */
#include <stdio.h>

#include "generate.h"

static const char *const support =
    "#include <stdbool.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <stdlib.h>\n#include <string.h>\n"
    "#include <setjmp.h>\n"
    "#ifdef REFERENCE\n#include \"reference.h\"\n"
    "#define R(place) (*(__typeof__(place) *)access_bytes(&(place), sizeof(place)))\n"
    "#define BITS(type, place, field) (access_bytes((char *)&(place) + unit_##type[0], unit_##type[1]), "
    "(place).field)\n"
    "#define MEMCPY(to, from, size) memcpy((to), access_bytes((from), (size)), (size))\n"
    "#define MEMCMP(a, b, size) compare_bytes((a), (b), (size), false)\n"
    "#define STRCMP(a, b) compare_bytes((a), (b), (size_t)-1, true)\n"
    "#define ASSERT(condition) ((condition) ? (void)0 : fail_candidate())\n"
    "#define GLOBAL(variable) add_global(&(variable), sizeof(variable))\n"
    "#define ASSAY_IN(lo, hi)\n"
    "#define CANDIDATES_MOST 20000\n"
    "#else\n#include <assay.h>\n#include <assert.h>\n"
    "#define R(place) (place)\n"
    "#define BITS(type, place, field) ((place).field)\n"
    "#define MEMCPY memcpy\n#define MEMCMP memcmp\n#define STRCMP strcmp\n#define ASSERT assert\n"
    "#define GLOBAL(variable) ((void)0)\n"
    "#endif\n\n";

static const char *const helpers =
    "static int add(int count, ...)\n{\n    va_list list;\n    int sum = 0;\n    va_start(list, count);\n"
    "    while (count-- > 0)\n        sum += va_arg(list, int);\n    va_end(list);\n    return sum;\n}\n"
    "static int both(int a, int b) { return a && b; }\n"
    "static int either(int a, int b) { return a || b; }\n"
    "static int differ(int a, int b) { return a != b; }\n"
    "static int (*const operations[])(int, int) = {both, either, differ};\n"
    "static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }\n"
    "static int total;\nstatic struct { short seen; char marks[6]; } book;\nstatic _Thread_local long here;\n"
    "static jmp_buf way_out;\n\n";

static int check_count;

static void begin_check(const struct record *record)
{
    printf("static bool check%d(struct %s *p)\n{\n", check_count++, record->name);
}

static void check_plainly(const struct place *place)
{
    begin_check(place->record);
    printf("    return %s;\n}\n", condition_of(place, 2));
}

static void check_with_returns(const struct place *place)
{
    begin_check(place->record);
    printf("    if (%s)\n        return %s;\n", condition_of(place, 1), condition_of(place, 2));
    printf("    return %s;\n}\n", condition_of(place, 1));
}

static void check_with_switch(const struct place *place)
{
    begin_check(place->record);
    printf("    switch (%s) {\n    case 0:\n        return %s;\n    case 1:\n    case -1:\n        if (%s)\n           "
           " break;\n"
           "        /* fall through */\n    default:\n        return %s;\n    }\n    return true;\n}\n",
           integer_of(place, 1), condition_of(place, 1), condition_of(place, 1), condition_of(place, 1));
}

/* The copy is read through its own name: nobody watches it. */
static void check_copy(const struct place *place)
{
    struct place copy = {place->record, "copy", true};
    const char *name = place->record->name;
    int way = below(3), number = check_count;
    if (!may_be_copied(place->record)) {
        check_plainly(place);
        return;
    }
    if (way == 1)
        printf("static struct %s give%d(struct %s *p)\n{\n    return R(*p);\n}\n", name, number, name);
    if (way == 2)
        printf("static int take%d(int before, struct %s copy, int after)\n{\n    return before + after + %s;\n}\n",
               number, name, integer_of(&copy, 1));
    begin_check(place->record);
    if (way == 2)
        printf("    return take%d(%d, R(*p), %d) > %d;\n}\n", number, below(2), below(2), below(3));
    else
        printf("    struct %s copy = %s;\n    return %s;\n}\n", name, way ? format("give%d(p)", number) : "R(*p)",
               condition_of(&copy, 1));
}

static void check_with_state(const struct place *place)
{
    begin_check(place->record);
    printf("    static int calls;\n    GLOBAL(calls);\n    calls++;\n    total += %s;\n    book.marks[total & 3]++;\n  "
           "  here += total;\n",
           integer_of(place, 1));
    printf("    if (%s)\n        book.seen = (short)(total + calls);\n", condition_of(place, 1));
    printf("    return book.seen + book.marks[%d] + here + %s > %d;\n}\n", below(4), integer_of(place, 1), below(4));
}

static void check_with_heap(const struct place *place)
{
    begin_check(place->record);
    printf("    int *block = malloc(2 * sizeof *block), size = 2, sum = 0;\n    block[0] = %s;\n    block[1] = %s;\n",
           integer_of(place, 1), integer_of(place, 1));
    printf(
        "    if (block[0] > %d) {\n        block = realloc(block, 100 * sizeof *block);\n        block[size++] = %s;\n"
        "    }\n",
        below(2), integer_of(place, 1));
    printf("    for (int i = 0; i < size; i++)\n        sum += block[i];\n    free(block);\n");
    printf(
        "    char *marks = calloc(1, 9);\n    marks[sum & 7] = 1;\n    bool good = marks[%d] || %s;\n    free(marks);\n"
        "    return good;\n}\n",
        below(8), condition_of(place, 1));
}

static void check_sorted(const struct place *place)
{
    begin_check(place->record);
    printf("    int all[3] = {%s, %s};\n    all[2] = %s;\n    qsort(all, 3, sizeof *all, ascending);\n",
           integer_of(place, 1), integer_of(place, 1), integer_of(place, 1));
    printf("    return all[0] <= %d && all[%d] != all[2];\n}\n", below(3), below(2));
}

static void check_with_goto(const struct place *place)
{
    begin_check(place->record);
    printf("    volatile int turns = 0;\nagain:\n    if (%s && turns < 3) {\n        turns++;\n        goto again;\n   "
           " }\n",
           condition_of(place, 1));
    printf("    do {\n        if (%s)\n            continue;\n        if (turns == 2)\n            break;\n"
           "    } while (++turns < 3);\n    return turns %% 2 == %d;\n}\n",
           condition_of(place, 1), below(2));
}

static void check_compared(const struct place *place)
{
    const struct record *record = place->record;
    for (int i = 0; i < record->member_count; i++) {
        const struct member *member = &record->members[i];
        if ((member->kind != MEMBER_GRID && member->kind != MEMBER_CELLS) || member->count < 2)
            continue;
        begin_check(record);
        printf("    return MEMCMP(&(*p).%s[0], &(*p).%s[1], sizeof (*p).%s[0]) %s 0;\n}\n", member->name, member->name,
               member->name, chance(50) ? "==" : "<");
        return;
    }
    check_plainly(place);
}

static void check_written(const struct place *place)
{
    const struct record *record = place->record;
    if (record->member_count == 0) {
        check_plainly(place);
        return;
    }
    const struct member *member = &record->members[below(record->member_count)];
    bool writable = member->kind == MEMBER_INTEGER || member->kind == MEMBER_LISTED || member->kind == MEMBER_BOOL;
    if (!writable && member->kind != MEMBER_BITS) {
        check_plainly(place);
        return;
    }
    begin_check(record);
    if (chance(50))
        printf("    if (%s)\n        return %s;\n", condition_of(place, 1), condition_of(place, 1));
    if (member->kind == MEMBER_BITS)
        printf("    (void)BITS(%s, *p, %s);\n    p->%s = 1;\n", record->name, member->name, member->name);
    else
        printf("    R(p->%s) %s= %d;\n", member->name, chance(50) ? "" : "+", below(3));
    printf("    return %s;\n}\n", condition_of(place, 1));
}

static void check_jumping(const struct place *place)
{
    begin_check(place->record);
    printf("    volatile int found = 0;\n    if (setjmp(way_out) == 0) {\n        found = %s;\n        if (%s)\n"
           "            longjmp(way_out, 1);\n        return %s;\n    }\n    return found > %d;\n}\n",
           integer_of(place, 1), condition_of(place, 1), condition_of(place, 1), below(3));
}

static void check_asserted(const struct place *place)
{
    begin_check(place->record);
    printf("    ASSERT(%s);\n    return %s;\n}\n", condition_of(place, 1), condition_of(place, 1));
}

static void check_heap_copy(const struct place *place)
{
    struct place copy = {place->record, "(*copy)", true};
    if (!may_be_copied(place->record)) {
        check_plainly(place);
        return;
    }
    begin_check(place->record);
    printf("    struct %s *copy = malloc(sizeof *copy);\n    MEMCPY(copy, p, sizeof *copy);\n    bool good = %s;\n"
           "    free(copy);\n    return good && %s;\n}\n",
           place->record->name, condition_of(&copy, 1), condition_of(place, 1));
}

/* Reads whose values nobody needs, and memory whose size is read. */
static void check_odd_memory(const struct place *place)
{
    begin_check(place->record);
    printf("    (void)%s;\n    unsigned size = %s & 7;\n    int cells[size + 1];\n", integer_of(place, 1),
           integer_of(place, 1));
    printf("    for (unsigned i = 0; i <= size; i++)\n        cells[i] = (int)i * (%s);\n", integer_of(place, 0));
    printf("    char *more = __builtin_alloca(size * 100 + 1);\n    memset(more, cells[size] & 3, size * 100 + 1);\n"
           "    struct { int low, high; } *pair = &(__typeof__(*pair)){%s, more[size * 100]};\n"
           "    return pair->low <= pair->high + cells[size / 2];\n}\n",
           integer_of(place, 1));
}

/* Threaded code: every label is reached through a table. */
static void check_threaded(const struct place *place)
{
    begin_check(place->record);
    printf("    static void *const labels[] = {&&first, &&second, &&third};\n    int turns = 0;\n"
           "    goto *labels[(unsigned)(%s) %% 3];\nfirst:\n    turns++;\nsecond:\n    if (%s)\n        turns += 2;\n"
           "    if (turns++ < 4 && %s)\n        goto *labels[turns & 1];\nthird:\n    return turns < %d || %s;\n}\n",
           integer_of(place, 1), condition_of(place, 1), condition_of(place, 0), 1 + below(4), condition_of(place, 0));
}

static const struct member *link_of(const struct record *record)
{
    for (int i = 0; i < record->member_count; i++)
        if (record->members[i].kind == MEMBER_LINK)
            return &record->members[i];
    return NULL;
}

static void check_recursive(const struct place *place)
{
    const struct member *link = link_of(place->record), *next = link ? link_of(link->inner) : NULL;
    if (!link || !next || next->inner != link->inner) {
        check_plainly(place);
        return;
    }
    struct place node = {link->inner, "(*q)", false};
    printf("static int walk%d(struct %s *q, int fuel, int *length)\n{\n    if (!q || fuel == 0)\n        return 0;\n"
           "    ++*length;\n    int mine = %s;\n    return mine + walk%d(R(q->%s), fuel - 1, length);\n}\n",
           check_count, link->inner->name, integer_of(&node, 0), check_count, next->name);
    int number = check_count;
    begin_check(place->record);
    printf("    int length = 0;\n    int sum = walk%d(R(p->%s), %d, &length);\n    return sum + length > %d;\n}\n",
           number, link->name, 2 + below(4), below(3));
}

static void (*const checks[])(const struct place *) = {
    check_plainly,   check_with_returns, check_with_switch, check_copy,      check_copy,       check_with_state,
    check_with_heap, check_sorted,       check_with_goto,   check_compared,  check_written,    check_jumping,
    check_asserted,  check_recursive,    check_recursive,   check_heap_copy, check_odd_memory, check_threaded,
};
#define CHECKS (int)(sizeof checks / sizeof *checks)

static void write_arguments(const struct subject *subject)
{
    printf("bool predicate(struct %s *p", subject->root->name);
    if (subject->side)
        printf(", struct %s *q", subject->side->name);
    for (int i = 0; i < subject->scalar_count; i++)
        printf(", int k%d ASSAY_IN(0, %d)", i, subject->scalar_hi[i]);
    printf(")\n{\n");
}

/* Checks of the side's struct come last: they are called with q. */
static void write_body(const struct subject *subject, int root_checks)
{
    int voters = 0;
    printf("    int votes = 0;\n");
    if (subject->root_is_pooled)
        printf("    if (!p)\n        return %s;\n", chance(50) ? "true" : "false");
    for (int i = 0; i < check_count; i++) {
        const char *argument = i < root_checks ? "p" : "q";
        const char *rest =
            subject->scalar_count && chance(50) ? format(" || k%d == 0", below(subject->scalar_count)) : "";
        bool votes = chance(50);
        if (votes)
            printf("    votes += check%d(%s)%s;\n", i, argument, rest);
        else
            printf("    if (!(check%d(%s)%s))\n        return false;\n", i, argument, rest);
        voters += votes;
    }
    printf("    return votes >= %d;\n}\n", voters && chance(75));
}

static void write_globals(const struct subject *subject)
{
    printf("#ifdef REFERENCE\n");
    for (int i = 0; i < subject->record_count; i++)
        if (subject->records[i].has_bits)
            printf("static size_t unit_%s[2];\n", subject->records[i].name);
    printf("static void keep_globals(void)\n{\n    add_global(&total, sizeof total);\n    add_global(&book, sizeof "
           "book);\n"
           "    add_global(&here, sizeof here);\n}\n#endif\n\n");
}

void subject_write_predicate(const struct subject *subject)
{
    struct place root = {subject->root, "(*p)", false}, side = {subject->side, "(*p)", false};
    printf("%s", support);
    subject_write_types(subject);
    printf("%s", helpers);
    write_globals(subject);
    for (int i = 1 + below(4); i > 0; i--)
        checks[below(CHECKS)](&root);
    int root_checks = check_count;
    if (subject->side)
        checks[below(CHECKS)](&side);
    write_arguments(subject);
    write_body(subject, root_checks);
}
