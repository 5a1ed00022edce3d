/* Random terms and values, to see whether two ways to compute one thing agree. */
#ifndef ASSAY_TESTS_UNIT_SOLVER_TERMS_H
#define ASSAY_TESTS_UNIT_SOLVER_TERMS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/dice.h"
#include "front/lang/term.h"
#include "lang_fixture.h"

#define WORLD_SYMBOLS 20

struct world {
    struct arena arena;
    struct dice dice;
    const struct lang_symbol *symbols[WORLD_SYMBOLS];
    size_t symbol_count;
    const struct lang_type *types[WORLD_SYMBOLS]; /* those that terms are made of */
    size_t type_count;
    const struct lang_symbol *bound[4]; /* the elements of the quantifiers around */
    size_t bound_count;
    bool sides; /* symbols are of the first or second solution */
    size_t fresh;
    struct lang_program *program; /* whose regexes and cover terms use; NULL: none */
};

static inline uint64_t below(struct world *w, uint64_t limit)
{
    return dice_below(&w->dice, limit);
}

static inline const struct lang_symbol *world_symbol(struct world *w, enum lang_symbol_kind kind, const char *name,
                                                     const struct lang_type *type)
{
    struct lang_symbol *symbol = arena_alloc(&w->arena, sizeof *symbol);
    symbol->kind = kind;
    symbol->name = name;
    symbol->type = type;
    if (kind != LANG_BOUND) {
        symbol->index = w->symbol_count;
        w->symbols[w->symbol_count++] = symbol;
    }
    return symbol;
}

/* ---- values ---- */

static inline const struct lang_value *random_value(struct world *w, const struct lang_type *type)
{
    static const char *const words[] = {"",
                                        "a",
                                        "b",
                                        "ab",
                                        "ba",
                                        "1",
                                        "12",
                                        "-3",
                                        "007",
                                        "aXb",
                                        "\xc3\xa9"
                                        "a",
                                        "2",
                                        "b1"};
    const struct lang_value *items[8] = {0};
    size_t count;
    mpz_t n;
    mpq_t q;
    const struct lang_value *value;
    switch (type->kind) {
    case LANG_BOOLEAN:
        return lang_boolean(&w->arena, below(w, 2));
    case LANG_INTEGER:
        return lang_integer_small(&w->arena, (long long)below(w, 9) - 3);
    case LANG_REAL:
        mpq_init(q);
        mpq_set_si(q, (long)below(w, 13) - 6, 1 + below(w, 3));
        mpq_canonicalize(q);
        value = lang_real(&w->arena, q);
        mpq_clear(q);
        return value;
    case LANG_STRING:
        count = below(w, sizeof words / sizeof *words);
        return lang_string(&w->arena, words[count], strlen(words[count]));
    case LANG_ENUM:
        return lang_index(&w->arena, LANG_ENUM, below(w, type->count));
    case LANG_ROW:
        return lang_index(&w->arena, LANG_ROW, below(w, type->table->row_count));
    case LANG_DATE:
    case LANG_TIME:
        mpz_init_set_si(n, (long)below(w, 9) - 4);
        if (below(w, 3) == 0 &&
            moment_parse(type->kind, type->kind == LANG_DATE ? "9999-12-30" : "9999-12-31T23:59:57Z",
                         type->kind == LANG_DATE ? 10 : 20, n))
            mpz_add_ui(n, n, below(w, 2));
        value = lang_moment(&w->arena, type->kind, n);
        mpz_clear(n);
        return value;
    case LANG_LIST:
        count = below(w, 4);
        for (size_t i = 0; i < count; i++)
            items[i] = random_value(w, type->element);
        return lang_items(&w->arena, LANG_LIST, items, count);
    case LANG_OBJECT:
        for (size_t i = 0; i < type->count; i++)
            items[i] = random_value(w, type->fields[i].type);
        return lang_items(&w->arena, LANG_OBJECT, items, type->count);
    case LANG_OPTION:
        return lang_option(&w->arena, below(w, 2) ? random_value(w, type->element) : NULL);
    default:
        BUG("no values of kind %d", (int)type->kind);
    }
}

static inline void random_values(struct world *w, const struct lang_value **values)
{
    for (size_t i = 0; i < w->symbol_count; i++)
        values[i] = random_value(w, w->symbols[i]->type);
}

/* ---- terms ---- */

static inline const struct lang_term *random_term(struct world *w, const struct lang_type *type, int depth);

static inline const struct lang_term *plain_term(struct world *w, enum lang_kind kind, int depth)
{
    return random_term(w, type_plain(kind), depth);
}

static inline const struct lang_term *random_leaf(struct world *w, const struct lang_type *type)
{
    const struct lang_symbol *fitting[WORLD_SYMBOLS + 4];
    size_t count = 0;
    for (size_t i = 0; i < w->symbol_count; i++)
        if (lang_type_equal(w->symbols[i]->type, type))
            fitting[count++] = w->symbols[i];
    for (size_t i = 0; i < w->bound_count; i++)
        if (lang_type_equal(w->bound[i]->type, type))
            fitting[count++] = w->bound[i];
    if (count == 0 || below(w, 4) == 0)
        return term_constant(&w->arena, type, random_value(w, type));
    const struct lang_term *symbol = term_symbol(&w->arena, fitting[below(w, count)]);
    if (!w->sides || symbol->symbol->kind == LANG_BOUND)
        return symbol;
    return term_on_side(&w->arena, symbol, below(w, 2) ? LANG_FIRST : LANG_SECOND);
}

static inline const struct lang_type *random_type(struct world *w)
{
    return w->types[below(w, w->type_count)];
}

/* One that the world knows, of that kind and element; NULL: none. */
static inline const struct lang_type *type_around(struct world *w, enum lang_kind kind, const struct lang_type *element)
{
    for (size_t i = 0; i < w->type_count; i++)
        if (w->types[i]->kind == kind && (!element || lang_type_equal(w->types[i]->element, element)))
            return w->types[i];
    return NULL;
}

static inline const struct lang_term *quantified(struct world *w, const struct lang_type *list, int depth)
{
    const struct lang_term *over = random_term(w, list, depth);
    const struct lang_symbol *bound = world_symbol(w, LANG_BOUND, "element", list->element);
    if (w->bound_count == 4)
        return plain_term(w, LANG_BOOLEAN, depth);
    w->bound[w->bound_count++] = bound;
    const struct lang_term *body = plain_term(w, LANG_BOOLEAN, depth);
    w->bound_count--;
    return term_quantified(&w->arena, below(w, 2) ? LANG_EVERY : LANG_ANY, bound, over, body);
}

static inline const struct lang_term *random_atom(struct world *w, int depth)
{
    struct arena *arena = &w->arena;
    const struct lang_type *b = type_plain(LANG_BOOLEAN), *type = random_type(w),
                           *list = type_around(w, LANG_LIST, NULL);
    static const enum lang_op comparisons[] = {LANG_EQUAL, LANG_LESS, LANG_LESS_EQUAL};
    static const enum lang_op parts[] = {LANG_PREFIX, LANG_SUFFIX, LANG_CONTAINS};
    switch (below(w, list ? 10 : 5)) {
    case 0:
        return term_binary(arena, parts[below(w, 3)], b, plain_term(w, LANG_STRING, depth),
                           plain_term(w, LANG_STRING, depth));
    case 1:
        if (w->program)
            return term_binary(arena, LANG_MATCHES, b, plain_term(w, LANG_STRING, depth),
                               w->program->blocks[0].assertions[below(w, 2)]->args[1]);
        break;
    case 5:
        return term_unary(arena, below(w, 2) ? LANG_DISTINCT : LANG_SORTED, b, random_term(w, list, depth));
    case 6:
        return term_binary(arena, LANG_CONTAINS, b, random_term(w, list, depth), random_term(w, list->element, depth));
    case 7:
        return quantified(w, list, depth);
    case 8:
        type = type_around(w, LANG_OPTION, NULL);
        return type ? term_unary(arena, LANG_PRESENT, b, random_term(w, type, depth)) : plain_term(w, LANG_BOOLEAN, 0);
    default:
        break;
    }
    return term_binary(arena, comparisons[below(w, 3)], b, random_term(w, type, depth), random_term(w, type, depth));
}

static inline const struct lang_term *random_boolean(struct world *w, int depth)
{
    const struct lang_term *args[] = {NULL, NULL, NULL};
    size_t which = below(w, 8);
    if (which > 3)
        return random_atom(w, depth);
    for (size_t i = 0; i < 3; i++)
        args[i] = plain_term(w, LANG_BOOLEAN, depth);
    return which == 0   ? term_not(&w->arena, args[0])
           : which == 1 ? term_connect(&w->arena, LANG_AND, args, 1 + below(w, 3))
           : which == 2 ? term_connect(&w->arena, LANG_OR, args, 1 + below(w, 3))
                        : term_make(&w->arena, LANG_ITE, type_plain(LANG_BOOLEAN), args, 3);
}

static inline const struct lang_term *random_number(struct world *w, const struct lang_type *type, int depth)
{
    struct arena *arena = &w->arena;
    const struct lang_type *list = type_around(w, LANG_LIST, NULL);
    const struct lang_term *a = random_term(w, type, depth), *b = random_term(w, type, depth);
    const struct lang_term *divisor = term_integer(arena, (long long)below(w, 7) - 3);
    const struct lang_term *constant = term_constant(arena, type, random_value(w, type));
    bool real = type->kind == LANG_REAL;
    const struct lang_term *three[] = {a, b, constant};
    switch (below(w, real ? 5 : w->program ? 14 : 13)) {
    case 0:
        return term_make(arena, LANG_ADD, type, three, 2 + below(w, 2));
    case 1:
        return term_binary(arena, LANG_SUBTRACT, type, a, b);
    case 2:
        return term_binary(arena, LANG_SCALE, type, constant, a);
    case 3:
        return term_unary(arena, LANG_ABS, type, a);
    case 4:
        return real ? term_unary(arena, LANG_TO_REAL, type, plain_term(w, LANG_INTEGER, depth))
                    : term_unary(arena, LANG_FLOOR, type, plain_term(w, LANG_REAL, depth));
    case 5:
        return term_binary(arena, LANG_DIVIDE, type, a, divisor);
    case 6:
        return term_binary(arena, LANG_MODULO, type, a, divisor);
    case 7:
        return term_unary(arena, LANG_LENGTH, type, plain_term(w, LANG_STRING, depth));
    case 8:
        return term_unary(arena, LANG_STRING_TO_NUMBER, type, plain_term(w, LANG_STRING, depth));
    case 9:
        return list ? term_unary(arena, LANG_LENGTH, type, random_term(w, list, depth)) : a;
    case 10:
        return below(w, 2) ? term_unary(arena, LANG_DAYS, type, plain_term(w, LANG_DATE, depth))
                           : term_binary(arena, LANG_SUBTRACT, type, plain_term(w, LANG_DATE, depth),
                                         plain_term(w, LANG_DATE, depth));
    case 11:
        return term_binary(arena, LANG_EDIT_DISTANCE, type, plain_term(w, LANG_STRING, depth),
                           plain_term(w, LANG_STRING, depth));
    case 13:
        return term_cover_class(arena, w->program->blocks[0].difference->cover, plain_term(w, LANG_STRING, depth));
    default:
        three[0] = plain_term(w, LANG_STRING, depth);
        three[1] = plain_term(w, LANG_STRING, depth);
        three[2] = plain_term(w, LANG_INTEGER, depth);
        return term_make(arena, LANG_INDEX, type, three, 3);
    }
}

static inline const struct lang_term *random_string(struct world *w, const struct lang_type *type, int depth)
{
    const struct lang_term *args[] = {random_term(w, type, depth), NULL, NULL};
    switch (below(w, 4)) {
    case 0:
        args[1] = random_term(w, type, depth);
        args[2] = random_term(w, type, depth);
        return term_make(&w->arena, LANG_CONCAT, type, args, 2 + below(w, 2));
    case 1:
        args[1] = plain_term(w, LANG_INTEGER, depth);
        return term_make(&w->arena, LANG_AT, type, args, 2);
    case 2:
        args[1] = plain_term(w, LANG_INTEGER, depth);
        args[2] = plain_term(w, LANG_INTEGER, depth);
        return term_make(&w->arena, LANG_SUBSTRING, type, args, 3);
    default:
        return term_unary(&w->arena, LANG_NUMBER_TO_STRING, type, plain_term(w, LANG_INTEGER, depth));
    }
}

static inline const struct lang_term *random_structure(struct world *w, const struct lang_type *type, int depth)
{
    const struct lang_term *args[8];
    size_t count = type->kind == LANG_LIST ? below(w, 4) : type->count;
    if (type->kind == LANG_OPTION)
        return term_unary(&w->arena, LANG_SOME, type, random_term(w, type->element, depth));
    for (size_t i = 0; i < count; i++)
        args[i] = random_term(w, type->kind == LANG_LIST ? type->element : type->fields[i].type, depth);
    return term_make(&w->arena, type->kind == LANG_LIST ? LANG_MAKE_LIST : LANG_MAKE_OBJECT, type, args, count);
}

/* (the o), (nth l i), (field x f) of that type; NULL: none is about. */
static inline const struct lang_term *random_access(struct world *w, const struct lang_type *type, int depth)
{
    const struct lang_type *option = type_around(w, LANG_OPTION, type), *list = type_around(w, LANG_LIST, type);
    switch (below(w, 3)) {
    case 0:
        return option ? term_unary(&w->arena, LANG_THE, type, random_term(w, option, depth)) : NULL;
    case 1:
        return list ? term_binary(&w->arena, LANG_NTH, type, random_term(w, list, depth),
                                  plain_term(w, LANG_INTEGER, depth))
                    : NULL;
    default:
        break;
    }
    for (size_t i = 0; i < w->type_count; i++)
        for (size_t j = 0; j < w->types[i]->count && w->types[i]->kind != LANG_ENUM; j++)
            if (lang_type_equal(w->types[i]->fields[j].type, type) && below(w, 2))
                return term_field(&w->arena, random_term(w, w->types[i], depth), j);
    return NULL;
}

static inline const struct lang_term *random_term(struct world *w, const struct lang_type *type, int depth)
{
    if (depth <= 0 || below(w, 5) == 0)
        return random_leaf(w, type);
    depth--;
    const struct lang_term *access = below(w, 3) == 0 ? random_access(w, type, depth) : NULL, *args[3];
    if (access)
        return access;
    if (below(w, 6) == 0) {
        args[0] = plain_term(w, LANG_BOOLEAN, depth);
        args[1] = random_term(w, type, depth);
        args[2] = random_term(w, type, depth);
        return term_make(&w->arena, LANG_ITE, type, args, 3);
    }
    switch (type->kind) {
    case LANG_BOOLEAN:
        return random_boolean(w, depth);
    case LANG_INTEGER:
    case LANG_REAL:
        return random_number(w, type, depth);
    case LANG_STRING:
        return random_string(w, type, depth);
    case LANG_DATE:
    case LANG_TIME:
        return term_binary(&w->arena, LANG_ADD, type, random_term(w, type, depth), plain_term(w, LANG_INTEGER, depth));
    case LANG_LIST:
    case LANG_OPTION:
    case LANG_OBJECT:
        return random_structure(w, type, depth);
    default:
        return random_leaf(w, type);
    }
}

/* ---- a world with a symbol or two of every type ---- */

static inline const struct lang_type *world_table(struct world *w)
{
    struct lang_table *table = arena_alloc(&w->arena, sizeof *table);
    struct lang_field columns[] = {{"city", type_plain(LANG_STRING)}, {"zone", type_plain(LANG_INTEGER)}};
    struct lang_type *row = arena_alloc(&w->arena, sizeof *row);
    *row = *type_with(&w->arena, LANG_ROW, columns, 2);
    row->table = table;
    table->name = table->path = "places";
    table->row = row;
    table->row_count = 3;
    table->cells = arena_alloc(&w->arena, 6 * sizeof *table->cells);
    for (size_t i = 0; i < 6; i++)
        table->cells[i] = i % 2 == 0 ? lang_string(&w->arena, i == 4 ? "b" : "a", 1)
                                     : lang_integer_small(&w->arena, (long long)i - 2);
    return row;
}

static inline void world_open(struct world *w, uint64_t seed, bool structures)
{
    static const enum lang_kind plain[] = {LANG_BOOLEAN, LANG_INTEGER, LANG_REAL, LANG_STRING, LANG_DATE};
    static const char *const names[] = {"p", "i", "r", "s", "d", "q", "j", "t", "u", "e"};
    *w = (struct world){.dice = dice_of(seed, 0)};
    for (size_t i = 0; i < 5; i++) {
        w->types[w->type_count++] = type_plain(plain[i]);
        world_symbol(w, LANG_BLANK, names[i], type_plain(plain[i]));
        world_symbol(w, LANG_BLANK, names[i + 5], type_plain(plain[i]));
    }
    struct lang_field constants[] = {{"red", NULL}, {"green", NULL}, {"blue", NULL}};
    w->types[w->type_count++] = type_with(&w->arena, LANG_ENUM, constants, 3);
    world_symbol(w, LANG_BLANK, "colour", w->types[5]);
    w->types[w->type_count++] = world_table(w);
    world_symbol(w, LANG_BLANK, "place", w->types[6]);
    if (!structures)
        return;
    const struct lang_type *option = type_of(&w->arena, LANG_OPTION, type_plain(LANG_INTEGER));
    struct lang_field fields[] = {{"name", type_plain(LANG_STRING)}, {"age", option}, {"born", type_plain(LANG_DATE)}};
    const struct lang_type *person = type_with(&w->arena, LANG_OBJECT, fields, 3);
    const struct lang_type *mine[] = {option, type_of(&w->arena, LANG_LIST, type_plain(LANG_INTEGER)), person,
                                      type_of(&w->arena, LANG_LIST, person),
                                      type_of(&w->arena, LANG_OPTION, type_plain(LANG_BOOLEAN))};
    static const char *const mine_names[] = {"option", "numbers", "person", "people", "perhaps"};
    for (size_t i = 0; i < 5; i++) {
        w->types[w->type_count++] = mine[i];
        world_symbol(w, LANG_BLANK, mine_names[i], mine[i]);
    }
    if (below(w, 2)) { /* the first list type found is that of persons */
        const struct lang_type *numbers = w->types[8];
        w->types[8] = w->types[10];
        w->types[10] = numbers;
    }
}

/* Regexes and a cover for terms of any world; to be freed. */
static inline struct lang_program *world_regexes(void)
{
    return program_of("(program p (declare s ?String) (specify s (matches \"[ab]+\") (matches #rx\"-?[0-9]+|a.*\"))"
                      " (generate g 1 (constrain-solutions s (cover-regexp \"a|[b-z]b?|[0-9]+\"))))");
}

/* ---- agreement ---- */

static inline bool same_value(const struct lang_value *a, const struct lang_value *b)
{
    return a && b ? lang_value_equal(a, b) : a == b;
}

static inline const struct lang_value *value_of(struct world *w, const struct lang_term *term,
                                                const struct lang_value *const *first,
                                                const struct lang_value *const *second)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&w->arena, term, first, second, &error);
    if (error.kind != ERROR_NONE)
        fail_msg("%s", error.message.s);
    return value;
}

static inline void print_values(struct world *w, const struct lang_value *const *values, struct text *out)
{
    for (size_t i = 0; i < w->symbol_count; i++) {
        text_addf(out, "\n  %s = ", w->symbols[i]->name);
        if (values && values[i])
            lang_print_value(values[i], w->symbols[i]->type, out);
    }
}

static inline void assert_agreement(struct world *w, const struct lang_term *before, const struct lang_value *expected,
                                    const struct lang_term *after, const struct lang_value *found,
                                    const struct lang_value *const *values)
{
    if (same_value(expected, found))
        return;
    struct text text = TEXT_INIT;
    lang_print_term(before, &text);
    text_add(&text, "\nbecame\n");
    lang_print_term(after, &text);
    print_values(w, values, &text);
    text_add(&text, "\nis ");
    if (expected)
        lang_print_value(expected, before->type, &text);
    text_add(&text, ", became ");
    if (found)
        lang_print_value(found, after->type, &text);
    fail_msg("%s", text.s);
}

#endif
