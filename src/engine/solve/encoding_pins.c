/* Diversity is ours: models of solvers cluster, and strings cost them much.  So
 * before a solver is asked for an input, a string that satisfies what is said
 * about it alone is drawn natively and said to be the one (a number: to be near
 * one).  The solver remains the judge of everything: when it finds that this
 * cannot be, fewer are pinned, and in the end none. */
#include "engine/solve/encoding_asking.h"

#include "front/lang/term.h"
#include "solver/native/feature.h"

#define REST_MOST 64 /* inputs without pins after all pins were in vain */
#define UNKNOWN_MOST 2
#define CALM 16      /* inputs before more is pinned again */

/* ---- what each symbol may be by itself ---- */

static bool is_about_one(const struct lang_term *term)
{
    struct symbols_of symbols = {0};
    term_symbols(term, &symbols);
    bool one = symbols.count == 1;
    vector_release(&symbols);
    return one;
}

static bool is_number(const struct lang_symbol *symbol)
{
    return type_is_measure(symbol->type);
}

static bool can_be_drawn(const struct solutions *solutions, const struct lang_symbol *symbol)
{
    size_t part = solutions_part_of(solutions, symbol);
    return part != SIZE_MAX && solutions->parts[part].state == SOLUTIONS_SOME &&
           solutions->parts[part].kind != PART_FOREIGN && solutions->parts[part].symbol_count == 1;
}

static const struct lazy *lazy_of(const struct asking *asking, const struct lang_symbol *symbol, size_t *count)
{
    const struct lazy *found = NULL;
    *count = 0;
    for (size_t i = 0; i < asking->lazies.count; i++)
        if (asking->lazies.items[i].of->args[0]->symbol == symbol) {
            found = &asking->lazies.items[i];
            ++*count;
        }
    return found;
}

/* Strings that were chosen by their length or class come first. */
static void list_candidates(struct asking *asking, bool lazy)
{
    struct pins *pins = &asking->pins;
    for (size_t i = 0; i < asking->flat->symbol_count; i++) {
        const struct lang_symbol *symbol = asking->flat->symbols[i];
        size_t lazies;
        const struct lazy *chosen = lazy_of(asking, symbol, &lazies);
        if ((chosen != NULL) != lazy || lazies > 1 || !can_be_drawn(pins->solutions, symbol))
            continue;
        struct pin pin = {.symbol = symbol, .chosen = chosen};
        if (chosen)
            pin.feature = feature_of(pins->solutions, chosen->of);
        if (!chosen || pin.feature)
            vector_push(&pins->candidates, pin);
    }
    if (lazy)
        pins->first = pins->candidates.count;
}

static void make(struct asking *asking)
{
    const struct flat *flat = asking->flat;
    struct pins *pins = &asking->pins;
    struct terms alone = {0};
    struct error error = ERROR_INIT;
    struct solutions_options options = {.alphabet = STRINGS_READABLE};
    for (size_t i = 0; i < flat->assertions.count; i++)
        if (is_about_one(flat->assertions.items[i]))
            vector_push(&alone, flat->assertions.items[i]);
    pins->made = true;
    pins->solutions = solutions_of(flat->symbols, flat->symbol_count, alone.items, alone.count, &options, &error);
    vector_release(&alone);
    if (error.kind == ERROR_NONE && pins->solutions->state != SOLUTIONS_NONE) {
        list_candidates(asking, true);
        list_candidates(asking, false);
    }
    pins->width = pins->candidates.count;
    error_release(&error);
}

void pins_release(struct asking *asking)
{
    for (size_t i = 0; i < asking->pins.candidates.count; i++)
        feature_free(asking->pins.candidates.items[i].feature);
    vector_release(&asking->pins.candidates);
    solutions_free(asking->pins.solutions);
}

/* ---- how many, and which ---- */

struct solutions *pins_solutions(struct asking *asking)
{
    if (!asking->pins.made)
        make(asking);
    return asking->pins.candidates.count > 0 ? asking->pins.solutions : NULL;
}

size_t pins_width(struct asking *asking)
{
    if (!asking->pins.made)
        make(asking);
    if (asking->pins.resting > 0) {
        asking->pins.resting--;
        return 0;
    }
    return asking->pins.off ? 0 : asking->pins.width;
}

size_t pins_failed(struct asking *asking, bool unknown)
{
    struct pins *pins = &asking->pins;
    pins->calm = 0;
    if (unknown && ++pins->unknown <= UNKNOWN_MOST)
        return pins->width; /* an accident of the solver's, perhaps */
    pins->off = pins->off || unknown;
    if (unknown || pins->width == 0)
        return 0;
    if (pins->width > 1)
        return pins->width /= 2;
    pins->rest = pins->rest == 0 ? 1 : pins->rest < REST_MOST ? pins->rest * 2 : REST_MOST;
    pins->resting = pins->rest;
    return 0;
}

void pins_succeeded(struct asking *asking)
{
    struct pins *pins = &asking->pins;
    pins->rest = 0;
    if (++pins->calm % CALM == 0 && pins->width < pins->candidates.count)
        pins->width++;
}

static void swap(struct pin *a, struct pin *b)
{
    struct pin kept = *a;
    *a = *b;
    *b = kept;
}

static void shuffle(struct pins *pins, struct dice *dice)
{
    for (size_t i = pins->first; i + 1 < pins->candidates.count; i++)
        swap(&pins->candidates.items[i], &pins->candidates.items[i + dice_below(dice, pins->candidates.count - i)]);
}

/* ---- saying them ---- */

static const struct lang_value *draw(struct asking *asking, struct pin *pin, const struct lang_value *const *chosen)
{
    struct pins *pins = &asking->pins;
    uint64_t seed = asking->options.seed + pin->symbol->index;
    const struct lang_value **values = arena_alloc(&asking->arena, (asking->flat->symbol_count + 1) * sizeof *values);
    bool drawn = false;
    if (pin->feature && chosen) {
        drawn =
            feature_reach(pin->feature, chosen[pin->chosen->symbol->index], seed, pin->draws++, &asking->arena, values);
    } else {
        size_t part = solutions_part_of(pins->solutions, pin->symbol);
        for (int again = 0; again < 2 && !drawn; again++) {
            drawn = part_draw(pins->solutions, part, seed, pin->draws++, &asking->arena, values);
            if (!drawn)
                pin->draws = 0;
        }
    }
    return drawn ? values[pin->symbol->index] : NULL;
}

/* A sixteenth of it, and a few more, away. */
static const struct lang_value *away(struct arena *arena, const struct lang_value *value, int direction)
{
    const struct lang_value *moved;
    bool real = value->kind == LANG_REAL;
    mpz_t n;
    mpq_t q;
    mpz_init(n);
    mpq_init(q);
    if (real)
        mpz_tdiv_q(n, mpq_numref(value->real), mpq_denref(value->real));
    else
        mpz_set(n, value->integer);
    mpz_abs(n, n);
    mpz_fdiv_q_ui(n, n, 16);
    mpz_add_ui(n, n, 4);
    mpz_mul_si(n, n, direction);
    if (real) {
        mpq_set_z(q, n);
        mpq_add(q, q, value->real);
        moved = lang_real(arena, q);
    } else {
        mpz_add(n, n, value->integer);
        moved = value->kind == LANG_INTEGER ? lang_integer(arena, n) : lang_moment(arena, value->kind, n);
    }
    mpq_clear(q);
    mpz_clear(n);
    return moved;
}

static const struct lang_term *relate(struct asking *asking, enum lang_op op, const struct lang_symbol *symbol,
                                      const struct lang_value *value)
{
    struct arena *arena = &asking->arena;
    return term_binary(arena, op, type_plain(LANG_BOOLEAN), term_symbol(arena, symbol),
                       term_constant(arena, symbol->type, value));
}

static bool say_pin(struct asking *asking, const struct lang_symbol *symbol, const struct lang_value *value,
                    struct error *error)
{
    if (!is_number(symbol))
        return solver_assert(asking->solver, relate(asking, LANG_EQUAL, symbol, value), error);
    const struct lang_term *above =
        term_not(&asking->arena, relate(asking, LANG_LESS, symbol, away(&asking->arena, value, -1)));
    return solver_assert(asking->solver, above, error) &&
           solver_assert(asking->solver, relate(asking, LANG_LESS_EQUAL, symbol, away(&asking->arena, value, 1)),
                         error);
}

bool pins_say(struct asking *asking, const struct lang_value *const *chosen, size_t width, size_t *said,
              struct error *error)
{
    struct pins *pins = &asking->pins;
    struct dice dice = dice_of(asking->options.seed, pins->turns++);
    *said = 0;
    shuffle(pins, &dice);
    for (size_t i = 0; i < pins->candidates.count && *said < width; i++) {
        struct pin *pin = &pins->candidates.items[i];
        if (asking->order.form && term_mentions(asking->order.form->feature, pin->symbol) && is_number(pin->symbol))
            continue; /* in order there are as many as there can be */
        const struct lang_value *value = draw(asking, pin, chosen);
        if (!value)
            continue;
        if (!say_pin(asking, pin->symbol, value, error))
            return false;
        ++*said;
    }
    return true;
}
