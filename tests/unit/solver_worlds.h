/* Random assertions over a few symbols with small domains, and all their
 * solutions by brute force. */
#ifndef ASSAY_TESTS_SOLVER_WORLDS_H
#define ASSAY_TESTS_SOLVER_WORLDS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/dice.h"
#include "base/map.h"
#include "front/lang/term.h"
#include "solver/simplify.h"

#define SYMBOLS 8
#define DOMAIN_MOST 8

/* ---- a world of small domains ---- */

struct world {
    struct arena arena;
    struct dice dice;
    struct lang_table table;
    struct lang_type row, letters;
    struct lang_regex regexes[4];
    struct lang_symbol all[SYMBOLS];
    const struct lang_symbol *symbols[SYMBOLS]; /* those that are used */
    size_t count;
    const struct lang_value *domains[SYMBOLS][DOMAIN_MOST]; /* by place in symbols */
    size_t sizes[SYMBOLS];
    struct terms assertions;
};

static const struct lang_type *boolean(void)
{
    return type_plain(LANG_BOOLEAN);
}

static const struct lang_type *integer(void)
{
    return type_plain(LANG_INTEGER);
}

static uint64_t roll(struct world *w, uint64_t limit)
{
    return dice_below(&w->dice, limit);
}

static const struct lang_value *text_value(struct world *w, const char *s)
{
    return lang_string(&w->arena, s, strlen(s));
}

static const struct lang_value *real_value(struct world *w, long p, unsigned long q)
{
    mpq_t real;
    mpq_init(real);
    mpq_set_si(real, p, q);
    const struct lang_value *value = lang_real(&w->arena, real);
    mpq_clear(real);
    return value;
}

static const struct lang_value *day_value(struct world *w, long day)
{
    mpz_t n;
    mpz_init_set_si(n, day);
    const struct lang_value *value = lang_moment(&w->arena, LANG_DATE, n);
    mpz_clear(n);
    return value;
}

static void make_regexes(struct world *w)
{
    static const char *const patterns[] = {"[ab]{0,2}", "a*b?", "b.*|a", "(a|b)\\1|a"};
    for (size_t i = 0; i < 4; i++) {
        struct error error = ERROR_INIT;
        w->regexes[i] = (struct lang_regex){patterns[i], "", strlen(patterns[i]), NULL};
        w->regexes[i].regex = regex_parse(patterns[i], strlen(patterns[i]), NULL, &error);
        assert_non_null(w->regexes[i].regex);
    }
}

static void make_table(struct world *w)
{
    static const struct lang_field constants[] = {{"A", NULL}, {"B", NULL}, {"C", NULL}};
    struct lang_field *columns = arena_alloc(&w->arena, 2 * sizeof *columns);
    columns[0] = (struct lang_field){"price", integer()};
    columns[1] = (struct lang_field){"name", type_plain(LANG_STRING)};
    w->letters = (struct lang_type){.kind = LANG_ENUM, .fields = constants, .count = 3};
    w->row = (struct lang_type){.kind = LANG_ROW, .fields = columns, .count = 2, .table = &w->table};
    w->table = (struct lang_table){.name = "t", .path = "t.csv", .row = &w->row, .row_count = 4};
    w->table.cells = arena_alloc(&w->arena, 8 * sizeof *w->table.cells);
    for (size_t i = 0; i < 4; i++) {
        w->table.cells[2 * i] = lang_integer_small(&w->arena, (long long)(i * i) % 5);
        w->table.cells[2 * i + 1] = text_value(w, i % 2 ? "ab" : "b");
    }
}

static const struct lang_term *symbol_term(struct world *w, size_t place)
{
    return term_symbol(&w->arena, w->symbols[place]);
}

static const struct lang_term *constant(struct world *w, size_t place, const struct lang_value *value)
{
    return term_constant(&w->arena, w->symbols[place]->type, value);
}

static const struct lang_term *regex_term(struct world *w, size_t i)
{
    return term_constant(&w->arena, type_plain(LANG_REGEX), value_regex(&w->arena, &w->regexes[i]));
}

static const struct lang_term *compare(struct world *w, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    return term_binary(&w->arena, op, boolean(), a, b);
}

/* The domain of a symbol, and the assertions that say it. */
static void add_symbol(struct world *w, const struct lang_symbol *symbol)
{
    static const char *const strings[] = {"", "a", "b", "aa", "ab", "ba", "bb"};
    size_t place = w->count++, n = 0;
    const struct lang_value **domain = w->domains[place];
    struct lang_symbol *own = &w->all[symbol - w->all];
    own->index = place;
    w->symbols[place] = own;
    const struct lang_term *term = symbol_term(w, place), *said = NULL;
    switch (symbol->type->kind) {
    case LANG_BOOLEAN:
        for (; n < 2; n++)
            domain[n] = lang_boolean(&w->arena, n);
        break;
    case LANG_ENUM:
    case LANG_ROW:
        for (; n < (symbol->type->kind == LANG_ENUM ? 3 : 4); n++)
            domain[n] = lang_index(&w->arena, symbol->type->kind, n);
        break;
    case LANG_STRING:
        for (; n < 7; n++)
            domain[n] = text_value(w, strings[n]);
        said = compare(w, LANG_MATCHES, term, regex_term(w, 0));
        break;
    case LANG_REAL:
        for (; n < 3; n++)
            domain[n] = real_value(w, (long)n * n, 2);
        break;
    case LANG_DATE:
        for (; n < 4; n++)
            domain[n] = day_value(w, 17000 + (long)n);
        break;
    default:
        for (; n < (symbol->kind == LANG_CHOICE ? 3 : 5); n++)
            domain[n] = lang_integer_small(&w->arena, (long long)n - (symbol->kind == LANG_CHOICE ? 0 : 2));
    }
    w->sizes[place] = n;
    bool interval = symbol->type->kind == LANG_INTEGER || symbol->type->kind == LANG_DATE;
    if (interval && symbol->kind != LANG_CHOICE) {
        vector_push(&w->assertions, compare(w, LANG_LESS_EQUAL, constant(w, place, domain[0]), term));
        said = compare(w, LANG_LESS_EQUAL, term, constant(w, place, domain[n - 1]));
    }
    if (symbol->type->kind == LANG_REAL) {
        const struct lang_term *any[3];
        for (size_t i = 0; i < 3; i++)
            any[i] = compare(w, LANG_EQUAL, term, constant(w, place, domain[i]));
        said = term_connect(&w->arena, LANG_OR, any, 3);
    }
    if (said)
        vector_push(&w->assertions, said);
}

static void make_world(struct world *w, uint64_t seed)
{
    *w = (struct world){.dice = dice_of(seed, 1)};
    make_regexes(w);
    make_table(w);
    const struct lang_type *types[SYMBOLS] = {
        boolean(),   integer(), integer(), type_plain(LANG_STRING), type_plain(LANG_STRING),
        &w->letters, &w->row,   integer()};
    static const char *const names[SYMBOLS] = {"b", "x", "y", "s", "t", "e", "r", "c"};
    for (size_t i = 0; i < SYMBOLS; i++)
        w->all[i] = (struct lang_symbol){.kind = LANG_BLANK, .name = names[i], .type = types[i]};
    w->all[7].kind = LANG_CHOICE;
    w->all[7].choices = 3;
    if (roll(w, 2))
        w->all[2].type = type_plain(roll(w, 2) ? LANG_REAL : LANG_DATE);
    size_t wanted = 2 + roll(w, 3);
    bool used[SYMBOLS] = {0};
    while (w->count < wanted) {
        size_t i = roll(w, SYMBOLS);
        if (!used[i])
            add_symbol(w, &w->all[i]);
        used[i] = true;
    }
}

static void release_world(struct world *w)
{
    for (size_t i = 0; i < 4; i++)
        regex_free(w->regexes[i].regex);
    vector_release(&w->assertions);
    arena_release(&w->arena);
}

/* ---- random terms ---- */

static const struct lang_term *some_boolean(struct world *w, size_t depth);

/* A place whose symbol has this type; SIZE_MAX: none. */
static size_t place_of_kind(struct world *w, enum lang_kind kind)
{
    size_t start = roll(w, w->count);
    for (size_t i = 0; i < w->count; i++)
        if (w->symbols[(start + i) % w->count]->type->kind == kind)
            return (start + i) % w->count;
    return SIZE_MAX;
}

static const struct lang_term *some_string(struct world *w, size_t depth)
{
    static const char *const strings[] = {"", "a", "b", "ab", "bb"};
    size_t place = place_of_kind(w, LANG_STRING);
    switch (roll(w, depth ? 6 : 2)) {
    case 0:
    case 1:
        if (place != SIZE_MAX)
            return symbol_term(w, place);
        break;
    case 2:
        return term_binary(&w->arena, LANG_CONCAT, type_plain(LANG_STRING), some_string(w, depth - 1),
                           some_string(w, depth - 1));
    case 3:
        if ((place = place_of_kind(w, LANG_ROW)) != SIZE_MAX)
            return term_field(&w->arena, symbol_term(w, place), 1);
        break;
    case 4:
        if (place != SIZE_MAX)
            return term_binary(&w->arena, LANG_AT, type_plain(LANG_STRING), symbol_term(w, place),
                               term_integer(&w->arena, (long long)roll(w, 2)));
        break;
    default:
        break;
    }
    const char *s = strings[roll(w, 5)];
    return term_constant(&w->arena, type_plain(LANG_STRING), text_value(w, s));
}

static const struct lang_term *some_integer(struct world *w, size_t depth)
{
    size_t place = place_of_kind(w, LANG_INTEGER);
    const struct lang_term *a, *b;
    switch (roll(w, depth ? 10 : 2)) {
    case 0:
    case 1:
    case 2:
        if (place != SIZE_MAX)
            return symbol_term(w, place);
        break;
    case 3:
        if ((place = place_of_kind(w, LANG_STRING)) != SIZE_MAX)
            return term_unary(&w->arena, LANG_LENGTH, integer(), symbol_term(w, place));
        break;
    case 4:
        if ((place = place_of_kind(w, LANG_ROW)) != SIZE_MAX)
            return term_field(&w->arena, symbol_term(w, place), 0);
        break;
    case 5:
    case 6:
        a = some_integer(w, depth - 1), b = some_integer(w, depth - 1);
        return term_binary(&w->arena, roll(w, 2) ? LANG_ADD : LANG_SUBTRACT, integer(), a, b);
    case 7:
        a = term_integer(&w->arena, (long long)roll(w, 5) - 2);
        return term_binary(&w->arena, LANG_SCALE, integer(), a, some_integer(w, depth - 1));
    case 8:
        if (roll(w, 2))
            return term_unary(&w->arena, LANG_ABS, integer(), some_integer(w, depth - 1));
        return term_binary(&w->arena, LANG_MODULO, integer(), some_integer(w, depth - 1), term_integer(&w->arena, 3));
    default: {
        const struct lang_term *args[] = {some_boolean(w, depth - 1), some_integer(w, depth - 1),
                                          some_integer(w, depth - 1)};
        return term_make(&w->arena, LANG_ITE, integer(), args, 3);
    }
    }
    return term_integer(&w->arena, (long long)roll(w, 6) - 2);
}

/* A symbol compared with a value of its domain, or with another one of its type. */
static const struct lang_term *some_plain_atom(struct world *w)
{
    size_t place = roll(w, w->count);
    enum lang_kind kind = w->symbols[place]->type->kind;
    const struct lang_term *term = symbol_term(w, place);
    if (kind == LANG_BOOLEAN)
        return term;
    const struct lang_term *other = constant(w, place, w->domains[place][roll(w, w->sizes[place])]);
    if (kind == LANG_ROW || roll(w, 2))
        return compare(w, LANG_EQUAL, term, other);
    return compare(w, roll(w, 2) ? LANG_LESS : LANG_LESS_EQUAL, term, other);
}

static const struct lang_term *some_boolean(struct world *w, size_t depth)
{
    const struct lang_term *args[3];
    size_t count = 2 + roll(w, 2);
    switch (roll(w, depth ? 10 : 4)) {
    case 0:
        return some_plain_atom(w);
    case 1:
        return compare(w, (enum lang_op[]){LANG_EQUAL, LANG_LESS, LANG_LESS_EQUAL}[roll(w, 3)],
                       some_integer(w, depth ? 2 : 1), some_integer(w, 1));
    case 2:
        return compare(w, (enum lang_op[]){LANG_EQUAL, LANG_PREFIX, LANG_CONTAINS}[roll(w, 3)], some_string(w, 1),
                       some_string(w, 1));
    case 3:
        return compare(w, LANG_MATCHES, some_string(w, 1), regex_term(w, roll(w, 4)));
    case 4:
        return term_not(&w->arena, some_boolean(w, depth - 1));
    default:
        for (size_t i = 0; i < count; i++)
            args[i] = some_boolean(w, depth - 1);
        return term_connect(&w->arena, roll(w, 2) ? LANG_OR : LANG_AND, args, count);
    }
}

/* ---- brute force ---- */

static void key_of(struct world *w, const struct lang_value *const *values, struct text *key)
{
    text_clear(key);
    for (size_t i = 0; i < w->count; i++) {
        lang_print_value(values[i], w->symbols[i]->type, key);
        text_add_char(key, '|');
    }
}

static bool all_hold(struct world *w, const struct lang_term *const *terms, size_t count,
                     const struct lang_value *const *values, struct arena *arena)
{
    for (size_t i = 0; i < count; i++) {
        struct error error = ERROR_INIT;
        const struct lang_value *value = lang_evaluate(arena, terms[i], values, NULL, &error);
        assert_non_null(value);
        if (!value->boolean)
            return false;
    }
    (void)w;
    return true;
}

static size_t find_all(struct world *w, const struct lang_term *const *terms, size_t count, struct map *expected)
{
    size_t total = 1, found = 0;
    struct text key = TEXT_INIT;
    struct arena arena = ARENA_INIT;
    for (size_t i = 0; i < w->count; i++)
        total *= w->sizes[i];
    for (size_t n = 0; n < total; n++) {
        const struct lang_value *values[SYMBOLS];
        for (size_t i = 0, rest = n; i < w->count; rest /= w->sizes[i], i++)
            values[i] = w->domains[i][rest % w->sizes[i]];
        if (!all_hold(w, terms, count, values, &arena))
            continue;
        key_of(w, values, &key);
        map_put(expected, key.s, w);
        found++;
    }
    arena_release(&arena);
    text_release(&key);
    return found;
}

#endif
