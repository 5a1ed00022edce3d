/* Parts that take a solver: it is asked for one solution after the other, each
 * unlike those before.  Models of solvers cluster, so before each question the
 * dice pin something down; only where that is impossible it is asked without. */
#include "solver/native/compile.h"

struct foreign {
    struct solver *solver;
    struct store *store;
    const struct lang_symbol **symbols;
    size_t symbol_count;
    struct arena arena; /* of what was found */
    VECTOR(const struct lang_value **) found; /* each [symbol_count] */
    const struct lang_value **values;         /* [all symbols] */
    bool ended, gave_up;
    uint64_t pinned_in_vain; /* so often now that pins are given up */
};

static void release_foreign(void *what)
{
    struct foreign *foreign = what;
    solver_close(foreign->solver);
    vector_release(&foreign->found);
    arena_release(&foreign->arena);
    mem_free(foreign->symbols);
    mem_free(foreign->values);
    mem_free(foreign);
}

/* ---- pins ---- */

static const struct lang_term *at_least(struct arena *arena, const struct lang_term *term, long long least, bool down)
{
    const struct lang_term *limit = term_integer(arena, least);
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    return down ? term_binary(arena, LANG_LESS_EQUAL, boolean, term, limit)
                : term_binary(arena, LANG_LESS_EQUAL, boolean, limit, term);
}

/* Something about one symbol that a part of its values satisfies; NULL: nothing. */
static const struct lang_term *pin(struct arena *arena, const struct lang_symbol *symbol, struct dice *dice)
{
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN), *integer = type_plain(LANG_INTEGER);
    const struct lang_term *term = term_symbol(arena, symbol);
    if (symbol_is_finite(symbol)) {
        size_t count = symbol_value_count(symbol);
        const struct lang_value *value = symbol_value_at(arena, symbol, dice_below(dice, count ? count : 1));
        return term_binary(arena, LANG_EQUAL, boolean, term, term_constant(arena, symbol->type, value));
    }
    switch (symbol->type->kind) {
    case LANG_STRING: {
        const struct lang_term *length = term_unary(arena, LANG_LENGTH, integer, term);
        return term_binary(arena, LANG_EQUAL, boolean, length, term_integer(arena, (long long)dice_below(dice, 24)));
    }
    case LANG_INTEGER: {
        long long size = 1LL << dice_below(dice, 20), limit = (long long)dice_below(dice, (uint64_t)size + 1);
        return at_least(arena, term, dice_below(dice, 3) == 0 ? -limit : limit, dice_below(dice, 2));
    }
    case LANG_REAL: {
        const struct lang_term *limit = term_unary(arena, LANG_TO_REAL, type_plain(LANG_REAL),
                                                   term_integer(arena, (long long)dice_below(dice, 1000)));
        return dice_below(dice, 2) ? term_binary(arena, LANG_LESS_EQUAL, boolean, term, limit)
                                   : term_binary(arena, LANG_LESS_EQUAL, boolean, limit, term);
    }
    case LANG_DATE:
    case LANG_TIME: {
        long long day = 36500 - (long long)dice_below(dice, 73000);
        const struct lang_term *days = term_unary(arena, LANG_DAYS, integer, term);
        return at_least(arena, days, symbol->type->kind == LANG_DATE ? day : day * 86400, dice_below(dice, 2));
    }
    default:
        return NULL;
    }
}

/* ---- questions ---- */

static enum solver_answer ask(struct foreign *foreign)
{
    struct text why;
    text_init(&why);
    enum solver_answer answer = solver_check(foreign->solver, &foreign->arena, foreign->values, &why);
    text_release(&why);
    return answer;
}

static enum solver_answer ask_pinned(struct foreign *foreign, uint64_t seed)
{
    struct dice dice = dice_of(seed, foreign->found.count);
    size_t pins = 1 + dice_below(&dice, foreign->symbol_count);
    struct error error = ERROR_INIT;
    solver_push(foreign->solver);
    for (size_t i = 0; i < pins; i++) {
        const struct lang_symbol *symbol = foreign->symbols[dice_below(&dice, foreign->symbol_count)];
        const struct lang_term *term = pin(&foreign->arena, symbol, &dice);
        if (term)
            solver_assert(foreign->solver, term, &error);
    }
    enum solver_answer answer = ask(foreign);
    solver_pop(foreign->solver);
    error_release(&error);
    return answer;
}

/* No answer is trusted. */
static bool is_solution(struct foreign *foreign, const struct terms *assertions)
{
    struct error error = ERROR_INIT;
    bool holds = true;
    for (size_t i = 0; i < foreign->symbol_count && holds; i++)
        holds = foreign->values[foreign->symbols[i]->index] != NULL;
    for (size_t i = 0; i < assertions->count && holds; i++) {
        const struct lang_value *value =
            lang_evaluate(&foreign->arena, assertions->items[i], foreign->values, NULL, &error);
        holds = value && value->boolean;
    }
    error_release(&error);
    return holds;
}

/* From now on another one. */
static bool exclude(struct foreign *foreign)
{
    struct arena *arena = &foreign->arena;
    VECTOR(const struct lang_term *) differences = VECTOR_INIT;
    for (size_t i = 0; i < foreign->symbol_count; i++) {
        const struct lang_symbol *symbol = foreign->symbols[i];
        const struct lang_term *value = term_constant(arena, symbol->type, foreign->values[symbol->index]);
        vector_push(&differences, term_not(arena, term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN),
                                                              term_symbol(arena, symbol), value)));
    }
    struct error error = ERROR_INIT;
    const struct lang_term *other = term_connect(arena, LANG_OR, differences.items, differences.count);
    bool said = solver_assert(foreign->solver, other, &error);
    vector_release(&differences);
    error_release(&error);
    return said;
}

static bool find_another(struct foreign *foreign, const struct terms *assertions, uint64_t seed)
{
    enum solver_answer answer = SOLVER_UNKNOWN;
    /* A domain that is nearly used up makes pins useless. */
    if (foreign->found.count > 0 && foreign->pinned_in_vain < 8) {
        answer = ask_pinned(foreign, seed);
        foreign->pinned_in_vain = answer == SOLVER_SATISFIABLE ? 0 : foreign->pinned_in_vain + 1;
    }
    if (answer != SOLVER_SATISFIABLE || !is_solution(foreign, assertions)) {
        answer = ask(foreign);
        foreign->ended = answer != SOLVER_SATISFIABLE || !is_solution(foreign, assertions);
        foreign->gave_up = foreign->ended && answer != SOLVER_UNSATISFIABLE;
    }
    if (foreign->ended)
        return false;
    const struct lang_value **solution = arena_alloc(&foreign->arena, foreign->symbol_count * sizeof *solution);
    for (size_t i = 0; i < foreign->symbol_count; i++)
        solution[i] = foreign->values[foreign->symbols[i]->index];
    vector_push(&foreign->found, solution);
    foreign->gave_up = foreign->ended = !exclude(foreign);
    return true;
}

bool foreign_draw(struct foreign *foreign, const struct terms *assertions, uint64_t seed, uint64_t i,
                  struct arena *arena, const struct lang_value **values)
{
    while (foreign->found.count <= i)
        if (foreign->ended || !find_another(foreign, assertions, seed))
            return false;
    for (size_t k = 0; k < foreign->symbol_count; k++)
        values[foreign->symbols[k]->index] = lang_value_copy(arena, foreign->found.items[i][k]);
    return true;
}

bool foreign_count(const struct foreign *foreign, mpz_t count)
{
    mpz_set_ui(count, foreign->found.count);
    return foreign->ended && !foreign->gave_up;
}

bool foreign_gave_up(const struct foreign *foreign)
{
    return foreign->gave_up;
}

/* ---- the part ---- */

static struct foreign *foreign_new(struct store *store, const struct component *component)
{
    struct foreign *foreign = mem_alloc(sizeof *foreign);
    store_keep(store, foreign, release_foreign);
    foreign->store = store;
    foreign->symbol_count = component->symbol_count;
    foreign->symbols = mem_array(component->symbol_count, sizeof *foreign->symbols);
    for (size_t i = 0; i < component->symbol_count; i++)
        foreign->symbols[i] = component->symbols[i];
    foreign->values = mem_array(store->symbol_count + 1, sizeof *foreign->values);
    return foreign;
}

/* Also what only the native ways know of by themselves: how many choices there are. */
static bool tell(struct foreign *foreign, const struct component *component, struct error *error)
{
    struct arena *arena = &foreign->arena;
    bool said = true;
    for (size_t i = 0; i < foreign->symbol_count && said; i++) {
        const struct lang_symbol *symbol = foreign->symbols[i];
        solver_declare(foreign->solver, symbol);
        if (symbol->kind != LANG_CHOICE)
            continue;
        const struct lang_term *term = term_symbol(arena, symbol);
        said = solver_assert(foreign->solver, at_least(arena, term, 0, false), error) &&
               solver_assert(foreign->solver, at_least(arena, term, (long long)symbol->choices - 1, true), error);
    }
    for (size_t i = 0; i < component->conjuncts.count && said; i++)
        said = solver_assert(foreign->solver, component->conjuncts.items[i].term, error);
    return said;
}

enum compiled compile_foreign(struct store *store, const struct component *component, struct part *part)
{
    static const struct solver_options usual;
    const struct solver_options *options = store->options.solver_options ? store->options.solver_options : &usual;
    if (!store->options.solver)
        return COMPILED_NOT;
    struct error error = ERROR_INIT;
    struct foreign *foreign = foreign_new(store, component);
    foreign->solver = solver_open(store->options.solver, options, &error);
    bool possible = foreign->solver && tell(foreign, component, &error);
    error_release(&error);
    if (!possible)
        return COMPILED_NOT;
    *part = part_blank(store, component, PART_FOREIGN);
    part->foreign = foreign;
    if (find_another(foreign, &part->assertions, options->seed))
        return COMPILED;
    vector_release(&part->assertions);
    mem_free(part->symbols);
    return foreign->gave_up ? COMPILED_NOT : COMPILED_NONE;
}
