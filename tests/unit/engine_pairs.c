/* The pairwise check against the relation itself on all pairs: random forms,
 * random inputs of small ranges, so that equal and near ones are frequent. */
#include "lang_fixture.h"

#include "base/dice.h"
#include "engine/solve/pairs.h"
#include "engine/solve/pairs_edit.h"
#include "engine/solve/pairs_line.h"
#include "front/lang/term.h"

static const char *const source =
    "(program p (declare x ?Integer) (declare y ?Integer) (declare r ?Real) (declare s ?String) (declare t ?String)"
    " (declare c ?Integer) (declare d ?Date) (generate g 1))";
enum { X, Y, R, S, T, C, D, SYMBOLS };

struct bench {
    struct lang_program *program;
    const struct lang_block *block;
    struct arena arena;
    struct dice dice;
    struct flat flat;
};

static void bench_open(struct bench *bench, uint64_t seed)
{
    *bench = (struct bench){.program = program_of(source), .dice = dice_of(seed, 0)};
    bench->block = &bench->program->blocks[0];
    bench->flat.symbols = bench->block->symbols;
    bench->flat.symbol_count = bench->block->symbol_count;
    assert_int_equal(bench->flat.symbol_count, SYMBOLS);
}

static void bench_close(struct bench *bench)
{
    lang_free(bench->program);
    arena_release(&bench->arena);
}

static const struct lang_term *symbol(struct bench *b, size_t index)
{
    return term_symbol(&b->arena, b->block->symbols[index]);
}

/* ---- random inputs ---- */

static const struct lang_value *random_string(struct bench *b)
{
    static const char *const letters[] = {"a", "b", "1", "-", "\xc3\xa4", "\xf0\x9f\x98\x80"};
    struct text text = TEXT_INIT;
    size_t length = dice_below(&b->dice, 10) == 0 ? 60 + dice_below(&b->dice, 80) : dice_below(&b->dice, 5);
    for (size_t i = 0; i < length; i++)
        text_add(&text, letters[dice_below(&b->dice, 6)]);
    const struct lang_value *value = lang_string(&b->arena, text.s, text.length);
    text_release(&text);
    return value;
}

/* Near 0, and sometimes beyond 64 bits. */
static const struct lang_value *random_integer(struct bench *b, enum lang_kind kind)
{
    mpz_t n;
    mpz_init_set_si(n, (long)dice_below(&b->dice, 30) - 15);
    if (kind == LANG_INTEGER && dice_below(&b->dice, 8) == 0) {
        mpz_t big;
        mpz_init_set_ui(big, 1);
        mpz_mul_2exp(big, big, 70);
        mpz_add(n, n, big);
        if (dice_below(&b->dice, 2))
            mpz_neg(n, n);
        mpz_clear(big);
    }
    const struct lang_value *value = lang_moment(&b->arena, kind, n);
    mpz_clear(n);
    return value;
}

static const struct lang_value *random_real(struct bench *b)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_si(q, (long)dice_below(&b->dice, 60) - 30, 1 + dice_below(&b->dice, 3));
    mpq_canonicalize(q);
    const struct lang_value *value = lang_real(&b->arena, q);
    mpq_clear(q);
    return value;
}

static const struct lang_value **random_input(struct bench *b)
{
    const struct lang_value **values = arena_alloc(&b->arena, SYMBOLS * sizeof *values);
    values[X] = random_integer(b, LANG_INTEGER);
    values[Y] = random_integer(b, LANG_INTEGER);
    values[R] = random_real(b);
    values[S] = random_string(b);
    values[T] = random_string(b);
    values[C] = lang_integer_small(&b->arena, (long long)dice_below(&b->dice, 5) - 1);
    values[D] = random_integer(b, LANG_DATE);
    return values;
}

/* ---- random forms, with their relations ---- */

static const struct lang_term *boolean(struct bench *b, enum lang_op op, const struct lang_term *x,
                                       const struct lang_term *y)
{
    return term_binary(&b->arena, op, type_plain(LANG_BOOLEAN), x, y);
}

static struct form *form_make(struct bench *b, enum form_kind kind, const struct lang_term *relation)
{
    struct form *form = arena_alloc(&b->arena, sizeof *form);
    *form = (struct form){.kind = kind, .relation = relation, .symmetric = true};
    return form;
}

/* Features, some of which are undefined now and then. */
static const struct lang_term *random_feature(struct bench *b)
{
    const struct lang_type *integer = type_plain(LANG_INTEGER), *string = type_plain(LANG_STRING);
    switch (dice_below(&b->dice, 8)) {
    case 0:
        return symbol(b, X);
    case 1:
        return symbol(b, R);
    case 2:
        return symbol(b, S);
    case 3:
        return term_unary(&b->arena, LANG_LENGTH, integer, symbol(b, S));
    case 4:
        return term_unary(&b->arena, LANG_STRING_TO_NUMBER, integer, symbol(b, T));
    case 5:
        return term_binary(&b->arena, LANG_AT, string, symbol(b, T), term_integer(&b->arena, 1));
    case 6:
        return symbol(b, D);
    default:
        return term_binary(&b->arena, LANG_MODULO, integer, symbol(b, Y), term_integer(&b->arena, 7));
    }
}

static const struct form *random_key(struct bench *b)
{
    const struct lang_term *f = random_feature(b);
    struct form *form = form_make(b, FORM_KEY,
                                  term_not(&b->arena, boolean(b, LANG_EQUAL, term_on_side(&b->arena, f, LANG_FIRST),
                                                              term_on_side(&b->arena, f, LANG_SECOND))));
    form->feature = f;
    return form;
}

static const struct form *random_apart(struct bench *b)
{
    const struct lang_term *f;
    do
        f = random_feature(b);
    while (f->type->kind == LANG_STRING);
    const struct lang_type *number = type_plain(f->type->kind == LANG_REAL ? LANG_REAL : LANG_INTEGER);
    const struct lang_value *distance = f->type->kind == LANG_REAL
                                            ? random_real(b)
                                            : lang_integer_small(&b->arena, (long long)dice_below(&b->dice, 9) - 1);
    const struct lang_term *gap =
        term_unary(&b->arena, LANG_ABS, number,
                   term_binary(&b->arena, LANG_SUBTRACT, number, term_on_side(&b->arena, f, LANG_FIRST),
                               term_on_side(&b->arena, f, LANG_SECOND)));
    struct form *form =
        form_make(b, FORM_APART, boolean(b, LANG_LESS_EQUAL, term_constant(&b->arena, number, distance), gap));
    form->feature = f;
    form->distance = distance;
    return form;
}

static const struct form *random_edit(struct bench *b)
{
    const struct lang_term *f;
    do
        f = random_feature(b);
    while (f->type->kind != LANG_STRING);
    const struct lang_type *integer = type_plain(LANG_INTEGER);
    long long distance = (long long)dice_below(&b->dice, 6) - 1;
    const struct lang_term *gap =
        term_binary(&b->arena, LANG_EDIT_DISTANCE, integer, term_on_side(&b->arena, f, LANG_FIRST),
                    term_on_side(&b->arena, f, LANG_SECOND));
    struct form *form = form_make(b, FORM_EDIT, boolean(b, LANG_LESS_EQUAL, term_integer(&b->arena, distance), gap));
    form->feature = f;
    form->distance = lang_integer_small(&b->arena, distance);
    return form;
}

static const struct form *random_relation(struct bench *b)
{
    const struct lang_term *first = term_on_side(&b->arena, symbol(b, X), LANG_FIRST);
    const struct lang_term *second = term_on_side(&b->arena, symbol(b, dice_below(&b->dice, 2) ? X : Y), LANG_SECOND);
    struct form *form = form_make(b, FORM_PAIRS, boolean(b, LANG_LESS_EQUAL, first, second));
    form->symmetric = false;
    return form;
}

static const struct form *random_form(struct bench *b, int depth);

static const struct form *random_items(struct bench *b, enum form_kind kind, int depth)
{
    size_t count = 1 + dice_below(&b->dice, 3);
    const struct form **items = arena_alloc(&b->arena, count * sizeof *items);
    const struct lang_term *terms[4];
    struct form *form = form_make(b, kind, NULL);
    for (size_t i = 0; i < count; i++) {
        items[i] = random_form(b, depth - 1);
        terms[i] = items[i]->relation;
        form->symmetric = form->symmetric && items[i]->symmetric;
    }
    form->items = items;
    form->count = count;
    form->relation = term_connect(&b->arena, kind == FORM_ALL ? LANG_AND : LANG_OR, terms, count);
    return form;
}

/* Another choice, or the form of the choice that both have; the choice is -1 to 3, the cases are fewer. */
static const struct form *random_cases(struct bench *b, int depth)
{
    const struct lang_term *first = term_on_side(&b->arena, symbol(b, C), LANG_FIRST),
                           *second = term_on_side(&b->arena, symbol(b, C), LANG_SECOND);
    struct form *form = (struct form *)random_items(b, FORM_ALL, depth);
    const struct lang_term *terms[4] = {term_not(&b->arena, boolean(b, LANG_EQUAL, first, second))};
    for (size_t i = 0; i < form->count; i++) {
        const struct lang_term *both[] = {boolean(b, LANG_EQUAL, first, term_integer(&b->arena, (long long)i)),
                                          form->items[i]->relation};
        terms[i + 1] = term_connect(&b->arena, LANG_AND, both, 2);
    }
    form->kind = FORM_CASES;
    form->feature = symbol(b, C);
    form->relation = term_connect(&b->arena, LANG_OR, terms, form->count + 1);
    return form;
}

static const struct form *random_form(struct bench *b, int depth)
{
    uint64_t roll = dice_below(&b->dice, depth > 0 ? 14 : 9);
    if (roll < 3)
        return random_key(b);
    if (roll < 5)
        return random_apart(b);
    if (roll < 6)
        return random_edit(b);
    if (roll < 7)
        return random_relation(b);
    if (roll < 9)
        return form_make(b, roll == 7 ? FORM_ALWAYS : FORM_NEVER, term_boolean(&b->arena, roll == 7));
    if (roll < 11)
        return random_cases(b, depth);
    return random_items(b, roll < 12 ? FORM_ALL : FORM_ANY, depth);
}

/* ---- the oracle ---- */

static bool holds(struct bench *b, const struct lang_term *relation, const struct lang_value *const *one,
                  const struct lang_value *const *other)
{
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    const struct lang_value *value = lang_evaluate(&arena, relation, one, other, &error);
    bool yes = value->boolean;
    assert_int_equal(error.kind, ERROR_NONE);
    arena_release(&arena);
    (void)b;
    return yes;
}

static bool really_different(struct bench *b, const struct form *form, const struct lang_value *const *one,
                             const struct lang_value *const *other)
{
    bool equal = true;
    for (size_t i = 0; i < SYMBOLS; i++)
        equal = equal && lang_value_equal(one[i], other[i]);
    return !equal && holds(b, form->relation, one, other) && holds(b, form->relation, other, one);
}

static void agrees(uint64_t seed)
{
    struct bench bench;
    struct error error = ERROR_INIT;
    bench_open(&bench, seed);
    const struct form *form = random_form(&bench, 2);
    struct pairs *pairs = pairs_new(bench.block, &bench.flat, form);
    for (size_t i = 0; i < 60; i++) {
        const struct lang_value *const *input = random_input(&bench);
        if (i % 9 == 8 && pairs_kept(pairs) > 0)
            input = pairs_at(pairs, dice_below(&bench.dice, pairs_kept(pairs)));
        bool expected = true, found, keep = dice_below(&bench.dice, 4) > 0;
        for (size_t k = 0; k < pairs_kept(pairs) && expected; k++)
            expected = really_different(&bench, form, input, pairs_at(pairs, k));
        size_t before = pairs_kept(pairs);
        assert_true(pairs_check(pairs, input, input, keep, &found, &error));
        if (found != expected)
            fail_msg("seed %llu: input %zu is %sdifferent from %zu", (unsigned long long)seed, i,
                     expected ? "" : "not ", before);
        assert_int_equal(pairs_kept(pairs), before + (found && keep));
    }
    pairs_free(pairs);
    bench_close(&bench);
}

static void random_forms_agree_with_their_relations(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 400; seed++)
        agrees(seed);
}

/* Enough numbers for many blocks, in order and not. */
static void neighbours_on_a_long_line_are_found(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    const struct lang_value *ten = lang_integer_small(&arena, 10);
    for (int shuffled = 0; shuffled < 2; shuffled++) {
        struct line line = {0};
        for (long long i = 0; i < 5000; i++)
            line_add(&line, lang_integer_small(&arena, 20 * (shuffled ? i * 1237 % 5000 : i)));
        for (long long n = -15; n < 100015; n += 3) {
            long long to_next = ((n % 20) + 20) % 20, nearest = to_next < 10 ? to_next : 20 - to_next;
            bool near = n <= -10 || n >= 99990 ? false : nearest < 10;
            assert_int_equal(line_near(&line, lang_integer_small(&arena, n), ten), near);
        }
        line_release(&line);
    }
    arena_release(&arena);
}

static size_t slow_distance(const uint32_t *a, size_t n, const uint32_t *b, size_t m)
{
    size_t rows[2][200];
    for (size_t j = 0; j <= m; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t *row = rows[i % 2], *above = rows[(i + 1) % 2];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            size_t best = above[j - 1] + (a[i - 1] != b[j - 1]);
            best = above[j] + 1 < best ? above[j] + 1 : best;
            row[j] = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
        }
    }
    return rows[n % 2][m];
}

static void edit_distance_agrees_with_the_table(void **state)
{
    (void)state;
    struct dice dice = dice_of(5, 0);
    for (size_t round = 0; round < 3000; round++) {
        uint32_t a[200], b[200];
        size_t n = dice_below(&dice, round % 3 ? 12 : 199), m = dice_below(&dice, round % 3 ? 12 : 199);
        uint64_t letters = 2 + dice_below(&dice, 4);
        for (size_t i = 0; i < 199; i++) {
            a[i] = (uint32_t)dice_below(&dice, letters) * 0x1000;
            b[i] = dice_below(&dice, 3) ? a[i] : (uint32_t)dice_below(&dice, letters) * 0x1000;
        }
        size_t distance = slow_distance(a, n, b, m);
        struct edit_pattern pattern;
        edit_pattern_init(&pattern, a, n);
        assert_true(edit_at_least(&pattern, b, m, distance));
        assert_false(edit_at_least(&pattern, b, m, distance + 1));
        edit_pattern_release(&pattern);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_forms_agree_with_their_relations),
        cmocka_unit_test(neighbours_on_a_long_line_are_found),
        cmocka_unit_test(edit_distance_agrees_with_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
