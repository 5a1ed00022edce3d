/* Plans against brute force: what they propose is right, and what they claim is true. */
#include "solve_fixture.h"

#include "engine/solve/plan.h"

#define MANY 64 /* solutions of a random program; so a set of them is a word */

/* ---- all solutions, by trying all values ---- */

struct world {
    struct problem problem;
    const struct lang_value **solutions[MANY]; /* scalars */
    size_t count;
    uint64_t differs[MANY]; /* bit j of i: i and j differ */
};

static bool judge(const struct world *world, const struct lang_value *const *a, const struct lang_value *const *b)
{
    const struct flat *flat = &world->problem.flat;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value **one = arena_alloc(&arena, (flat->original_count + 1) * sizeof *one);
    const struct lang_value **other = arena_alloc(&arena, (flat->original_count + 1) * sizeof *one);
    bool different;
    flat_lift(flat, &arena, a, one);
    flat_lift(flat, &arena, b, other);
    assert_true(lang_different(world->problem.block, one, other, &different, &error));
    arena_release(&arena);
    return different;
}

static bool holds(const struct world *world, const struct lang_value *const *scalars)
{
    const struct flat *flat = &world->problem.flat;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value **originals = arena_alloc(&arena, (flat->original_count + 1) * sizeof *originals);
    bool holds;
    flat_lift(flat, &arena, scalars, originals);
    assert_true(lang_holds(world->problem.block, originals, &holds, NULL, &error));
    arena_release(&arena);
    return holds;
}

/* Values of the symbols from `symbol` on; false: more solutions than are wanted here. */
static bool enumerate(struct world *world, const struct lang_value **values, size_t symbol)
{
    const struct flat *flat = &world->problem.flat;
    if (symbol == flat->symbol_count) {
        if (!holds(world, values))
            return true;
        if (world->count == MANY)
            return false;
        const struct lang_value **copy = arena_alloc(&world->problem.arena, (symbol + 1) * sizeof *copy);
        memcpy(copy, values, symbol * sizeof *copy);
        world->solutions[world->count++] = copy;
        return true;
    }
    const struct lang_symbol *of = flat->symbols[symbol];
    bool choice = of->kind == LANG_CHOICE;
    for (long long n = choice ? 0 : -1; n <= (choice ? (long long)of->choices - 1 : 8); n++) {
        values[symbol] = lang_integer_small(&world->problem.arena, n);
        if (!enumerate(world, values, symbol + 1))
            return false;
    }
    return true;
}

static bool world_of(struct world *world, struct lang_program *program)
{
    *world = (struct world){.count = 0};
    problem_of_block(&world->problem, program, 0);
    const struct lang_value *values[16];
    if (!enumerate(world, values, 0))
        return false;
    for (size_t i = 0; i < world->count; i++)
        for (size_t j = 0; j < world->count; j++)
            if (i != j && judge(world, world->solutions[i], world->solutions[j]))
                world->differs[i] |= UINT64_C(1) << j;
    return true;
}

/* Into how few groups, about, can they be put so that no two of a group differ?  No set has more. */
static size_t groups(const struct world *world, uint64_t candidates)
{
    size_t count = 0;
    for (; candidates; count++)
        for (uint64_t group = candidates; group;) {
            size_t i = (size_t)__builtin_ctzll(group);
            candidates &= ~(UINT64_C(1) << i);
            group &= ~(UINT64_C(1) << i) & ~world->differs[i];
        }
    return count;
}

/* The most of `candidates` that all differ from each other. */
static size_t largest(const struct world *world, uint64_t candidates, size_t size, size_t best)
{
    if (!candidates)
        return size > best ? size : best;
    while (candidates && size + groups(world, candidates) > best) {
        size_t i = (size_t)__builtin_ctzll(candidates);
        candidates &= ~(UINT64_C(1) << i);
        size_t with = largest(world, candidates & world->differs[i], size + 1, best);
        best = with > best ? with : best;
    }
    return best;
}

static size_t index_of(const struct world *world, const struct lang_value *const *scalars)
{
    for (size_t i = 0; i < world->count; i++) {
        bool same = true;
        for (size_t s = 0; s < world->problem.flat.symbol_count && same; s++)
            same = scalars[s] && lang_value_equal(scalars[s], world->solutions[i][s]);
        if (same)
            return i;
    }
    return SIZE_MAX;
}

/* ---- a plan carried out ---- */

struct run {
    const struct world *world;
    uint64_t given; /* as a set */
    size_t count;
    enum plan_step end;
    bool has_capacity;
    size_t capacity;
};

static bool accepts(void *data, const struct lang_value *const *scalars)
{
    const struct run *run = data;
    size_t i = index_of(run->world, scalars);
    assert_true(i != SIZE_MAX);
    return (run->given & ~run->world->differs[i]) == 0;
}

static void carry_out(struct run *run, const struct world *world, const struct plan_options *given, const char *source)
{
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    const struct flat *flat = &world->problem.flat;
    struct solutions_options solutions_options = {0};
    struct solutions *solutions = solutions_of(flat->symbols, flat->symbol_count, flat->assertions.items,
                                               flat->assertions.count, &solutions_options, &error);
    *run = (struct run){.world = world};
    struct plan_options options = *given;
    options.accepts = accepts;
    options.data = run;
    struct plan *plan = plan_of(solutions, world->problem.form, &options, &error);
    assert_non_null(plan);
    mpz_t capacity;
    mpz_init(capacity);
    run->has_capacity = plan_capacity(plan, capacity);
    run->capacity = mpz_get_ui(capacity);
    mpz_clear(capacity);
    const struct lang_value *scalars[16];
    for (run->end = PLAN_INPUT; run->count < given->n && run->end == PLAN_INPUT;) {
        memset(scalars, 0, sizeof scalars);
        run->end = plan_next(plan, &arena, scalars);
        if (run->end != PLAN_INPUT)
            break;
        size_t i = index_of(world, scalars);
        struct text text = TEXT_INIT;
        plan_print(plan, &text);
        if (i == SIZE_MAX)
            fail_msg("%s\n%s proposes what is no solution", source, text.s);
        if (run->given & ~world->differs[i])
            fail_msg("%s\n%s proposes what does not differ", source, text.s);
        text_release(&text);
        run->given |= UINT64_C(1) << i;
        run->count++;
    }
    plan_free(plan);
    solutions_free(solutions);
    arena_release(&arena);
}

static bool could_grow(const struct run *run)
{
    for (size_t i = 0; i < run->world->count; i++)
        if (!(run->given >> i & 1) && (run->given & ~run->world->differs[i]) == 0)
            return true;
    return false;
}

/* ---- random programs ---- */

static const char *const domains[] = {
    "(specify x (gte 0) (lte 5)) (specify y (gte 0) (lte 3))",
    "(specify x (gte 0) (lte 7)) (specify y (gte 1) (lte 1))",
    "(specify x (gte 0) (lte 6)) (specify y (gte 0) (lte x))",
    "(specify x (gte 0) (lte 5)) (specify y (gte 0) (lte 5)) (specify x (implies (> x 2) (= y x)))",
    "(specify x (gte -1) (lte 6)) (specify y (= (+ x 1)))",
    "(specify x (gte 2) (lte 1)) (specify y (gte 0) (lte 1))",
    "(specify x (gte 0) (lte 8)) (specify y (gte 0) (lte 1)) (specify x (implies (= y 1) (< x 4)))",
};

static const char *const atoms[] = {
    "(relation x not-equal)",
    "(relation y not-equal)",
    "(relation x (numeric-distance 2))",
    "(relation y (numeric-distance 2))",
    "(relation x (numeric-distance 3))",
    "(relation (+ x y) not-equal)",
    "(relation (mod x 3) not-equal)",
    "(relation x (lambda (a b) (not (= (mod a 2) (mod b 2)))))",
    "(relation x (lambda (a b) (< (mod a 3) (mod b 3))))",
    "(relation x (lambda (a b) (not (= (mod (+ a b) 3) 1))))",
    "always",
    "never",
};
static const char *const assertions[] = {"(< x 3)", "(> x 1)", "(= y 1)", "(>= y x)", "(<= x 0)", "#t"};

static void add_difference(struct text *out, struct dice *dice, int depth)
{
    switch (depth > 0 ? dice_below(dice, 7) : 0) {
    case 0:
    case 1:
    case 2:
        text_add(out, atoms[dice_below(dice, sizeof atoms / sizeof *atoms)]);
        return;
    case 3:
    case 4:
        text_add(out, dice_below(dice, 2) ? "(all-of " : "(some-of ");
        add_difference(out, dice, depth - 1);
        text_add_char(out, ' ');
        add_difference(out, dice, depth - 1);
        text_add_char(out, ')');
        return;
    case 5:
        text_add(out, "(difference-not ");
        add_difference(out, dice, depth - 1);
        text_add_char(out, ')');
        return;
    default: {
        size_t cases = 2 + dice_below(dice, 2);
        text_add(out, "(enumerate* (list");
        for (size_t i = 0; i < cases; i++)
            text_addf(out, " %s", assertions[dice_below(dice, sizeof assertions / sizeof *assertions)]);
        text_add(out, ") (list");
        for (size_t i = 0; i < cases; i++) {
            text_add_char(out, ' ');
            add_difference(out, dice, depth - 1);
        }
        text_add(out, "))");
    }
    }
}

static void random_source(struct text *out, struct dice *dice)
{
    text_addf(out, "(program p (declare x ?Integer) (declare y ?Integer) %s (generate g 64 ",
              domains[dice_below(dice, sizeof domains / sizeof *domains)]);
    for (size_t i = dice_below(dice, 3); i > 0; i--) {
        text_add(out, "(constrain-solutions x ");
        add_difference(out, dice, 2);
        text_add_char(out, ')');
    }
    text_add(out, "))");
}

struct tally {
    size_t programs, impossible, exhausted, gave_up, capacities, largest;
};

static void try_source(const char *source, const struct plan_options *options, struct tally *tally)
{
    struct lang_program *program = program_of(source);
    struct world world;
    if (world_of(&world, program)) {
        struct run run;
        carry_out(&run, &world, options, source);
        uint64_t all = world.count == 64 ? UINT64_MAX : (UINT64_C(1) << world.count) - 1;
        size_t most = largest(&world, all, 0, 0);
        if (run.count > most || (run.end == PLAN_IMPOSSIBLE && run.count != most))
            fail_msg("%s: %zu, impossible, but %zu exist", source, run.count, most);
        if (run.end == PLAN_EXHAUSTED && could_grow(&run))
            fail_msg("%s: exhausted after %zu, but one more differs", source, run.count);
        if (run.has_capacity && run.capacity != most)
            fail_msg("%s: capacity %zu, not %zu", source, run.capacity, most);
        tally->programs++;
        tally->impossible += run.end == PLAN_IMPOSSIBLE;
        tally->exhausted += run.end == PLAN_EXHAUSTED;
        tally->gave_up += run.end == PLAN_GAVE_UP;
        tally->capacities += run.has_capacity;
        tally->largest += run.count == most;
    }
    problem_release(&world.problem);
    lang_free(program);
}

static struct tally try_sources(uint64_t count, uint64_t compared)
{
    struct tally tally = {0};
    for (uint64_t seed = 0; seed < count; seed++) {
        struct dice dice = dice_of(2017, seed);
        struct text source = TEXT_INIT;
        struct plan_options options = {.n = 1000, .seed = seed, .compared = compared};
        random_source(&source, &dice);
        try_source(source.s, &options, &tally);
        text_release(&source);
    }
    print_message("%zu programs: %zu impossible, %zu exhausted, %zu given up; %zu capacities, %zu largest\n",
                  tally.programs, tally.impossible, tally.exhausted, tally.gave_up, tally.capacities, tally.largest);
    return tally;
}

static void plans_agree_with_brute_force(void **state)
{
    (void)state;
    struct tally tally = try_sources(220, 1);
    assert_true(tally.programs > 150 && tally.impossible * 3 > tally.programs * 2);
    assert_int_equal(tally.gave_up, 0); /* so few solutions are all looked at */
    assert_true(tally.largest * 6 > tally.programs * 5);
}

static void few_solutions_give_the_largest_set(void **state)
{
    (void)state;
    struct tally tally = try_sources(80, 0);
    assert_true(tally.programs > 50);
    assert_int_equal(tally.impossible, tally.programs);
    assert_int_equal(tally.largest, tally.programs);
}

/* ---- the programs of the paper ---- */

#define EXAMPLES_MOST 1200

struct example {
    struct world world; /* its problem only */
    struct solutions *solutions;
    const struct lang_value **given[EXAMPLES_MOST];
    size_t count;
};

static bool differs_from_all(void *data, const struct lang_value *const *scalars)
{
    struct example *example = data;
    for (size_t i = 0; i < example->count; i++)
        if (!judge(&example->world, example->given[i], scalars))
            return false;
    return true;
}

/* Proposes n inputs, or as many as there are; all are judged. */
static enum plan_step propose(struct example *example, uint64_t n, bool tested)
{
    struct error error = ERROR_INIT;
    const struct flat *flat = &example->world.problem.flat;
    struct arena *arena = &example->world.problem.arena;
    struct solutions_options solutions_options = {0};
    struct solutions *solutions = example->solutions = solutions_of(
        flat->symbols, flat->symbol_count, flat->assertions.items, flat->assertions.count, &solutions_options, &error);
    struct plan_options options = {.n = n, .seed = 3, .accepts = tested ? differs_from_all : NULL, .data = example};
    struct plan *plan = plan_of(solutions, example->world.problem.form, &options, &error);
    if (!plan)
        fail_msg("%s", error.message.s);
    enum plan_step step = PLAN_INPUT;
    while (example->count < n && step == PLAN_INPUT) {
        const struct lang_value **scalars = arena_alloc(arena, (flat->symbol_count + 1) * sizeof *scalars);
        step = plan_next(plan, arena, scalars);
        if (step != PLAN_INPUT)
            break;
        assert_true(holds(&example->world, scalars));
        /* neighbours, and some of the others */
        for (size_t i = example->count; i-- > 0; i = i > 8 ? i - i / 8 : i)
            assert_true(judge(&example->world, example->given[i], scalars));
        example->given[example->count++] = scalars;
    }
    plan_free(plan);
    return step;
}

/* So many different values of a variable's term. */
static size_t different_values(const struct example *example, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    const struct lang_value **seen = arena_alloc(&arena, EXAMPLES_MOST * sizeof *seen);
    size_t count = 0;
    for (size_t i = 0; i < example->count; i++) {
        const struct lang_value *value = lang_evaluate(&arena, term, example->given[i], NULL, &error);
        size_t k = 0;
        while (k < count && !lang_value_equal(seen[k], value))
            k++;
        if (k == count)
            seen[count++] = value;
    }
    arena_release(&arena);
    return count;
}

static struct example *example_of(struct lang_program *program, size_t block)
{
    struct example *example = mem_alloc(sizeof *example);
    problem_of_block(&example->world.problem, program, block);
    return example;
}

static void example_free(struct example *example)
{
    solutions_free(example->solutions);
    problem_release(&example->world.problem);
    mem_free(example);
}

static const char *const examples[] = {
    "24hour-blackbox",  "24hour-whitebox", "basic-string", "calendar",    "cover-regexp",
    "enumerate-linear", "full-names",      "isbn",         "performance", "prefer-small",
    "prices",           "products",        "shop",         "usernames",
};

static struct lang_program *example_program(const char *name)
{
    struct error error = ERROR_INIT;
    int root = (int)(strlen(__FILE__) - strlen("tests/unit/engine_plan.c"));
    char *path = mem_format("%.*sexamples/solve/%s.assay", root, __FILE__, name);
    struct lang_program *program = lang_read(path, &error);
    if (!program)
        fail_msg("%s", error.message.s);
    mem_free(path);
    return program;
}

static void the_papers_programs_get_all_their_inputs(void **state)
{
    (void)state;
    for (size_t e = 0; e < sizeof examples / sizeof *examples; e++) {
        struct lang_program *program = example_program(examples[e]);
        for (size_t b = 0; b < program->block_count; b++) {
            struct example *example = example_of(program, b);
            struct text form = TEXT_INIT;
            form_print(example->world.problem.form, &form);
            propose(example, program->blocks[b].count, true);
            if (example->count != program->blocks[b].count)
                fail_msg("%s, %s: %zu of %zu inputs; %.300s", examples[e], program->blocks[b].name, example->count,
                         program->blocks[b].count, form.s);
            text_release(&form);
            example_free(example);
        }
        lang_free(program);
    }
}

/* One more than there are cannot be had, and that is proved. */
static void capacities_of_the_papers_programs_are_known(void **state)
{
    static const struct {
        const char *example;
        size_t block, most;
    } known[] = {
        {"24hour-whitebox", 1, 54},
        {"isbn", 0, 6},
        {"prefer-small", 0, 118},
        {"prices", 0, 11},
        {"enumerate-linear", 0, 3},
        {"cover-regexp", 0, 8},
        {"cover-regexp", 1, 4},
        {"cover-regexp", 2, 8},
        {"shop", 0, 44},
        {"usernames", 1, 12},
        {"full-names", 0, 30},

    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct lang_program *program = example_program(known[i].example);
        struct example *example = example_of(program, known[i].block);
        enum plan_step step = propose(example, known[i].most + 1, true);
        if (example->count != known[i].most || step != PLAN_IMPOSSIBLE)
            fail_msg("%s: %zu and %d, not %zu", known[i].example, example->count, step, known[i].most);
        example_free(example);
        lang_free(program);
    }
}

/* Figure 8: all of the inputs differ in what they cover, and they cover much. */
static void products_of_keys_vary_in_all_of_them(void **state)
{
    (void)state;
    struct lang_program *program = example_program("calendar");
    struct example *example = example_of(program, 0);
    propose(example, 100, true);
    const struct form *form = example->world.problem.form;
    assert_int_equal(form->kind, FORM_ANY);
    assert_int_equal(form->count, 2);
    for (size_t k = 0; k < 2; k++)
        assert_true(different_values(example, form->items[k]->feature) >= 8);
    example_free(example);
    lang_free(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plans_agree_with_brute_force),
        cmocka_unit_test(few_solutions_give_the_largest_set),
        cmocka_unit_test(the_papers_programs_get_all_their_inputs),
        cmocka_unit_test(capacities_of_the_papers_programs_are_known),
        cmocka_unit_test(products_of_keys_vary_in_all_of_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
