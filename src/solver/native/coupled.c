#include "solver/native/compile.h"

/* A sum of the component's symbols, or of their lengths, and a constant. */
struct form {
    mpz_t *coefficients; /* [count] */
    mpz_t constant;
    size_t count;
};

struct coupling {
    struct store *store;
    const struct component *component;
    VECTOR(struct linear_constraint) constraints;
    VECTOR(struct form *) forms; /* what the constraints point into */
};

static struct form *form_new(struct coupling *coupling)
{
    struct form *form = mem_alloc(sizeof *form);
    form->count = coupling->component->symbol_count;
    form->coefficients = mem_array(form->count, sizeof *form->coefficients);
    for (size_t i = 0; i < form->count; i++)
        mpz_init(form->coefficients[i]);
    mpz_init(form->constant);
    vector_push(&coupling->forms, form);
    return form;
}

static void coupling_release(struct coupling *coupling)
{
    for (size_t i = 0; i < coupling->forms.count; i++) {
        struct form *form = coupling->forms.items[i];
        for (size_t j = 0; j < form->count; j++)
            mpz_clear(form->coefficients[j]);
        mem_free(form->coefficients);
        mpz_clear(form->constant);
        mem_free(form);
    }
    vector_release(&coupling->forms);
    vector_release(&coupling->constraints);
}

static void constrain(struct coupling *coupling, enum linear_relation relation, struct form *form)
{
    struct linear_constraint constraint = {relation, (const mpz_t *)form->coefficients, form->constant};
    vector_push(&coupling->constraints, constraint);
}

/* ---- terms as sums ---- */

static bool is_whole(const struct lang_type *type)
{
    return type->kind == LANG_INTEGER || type->kind == LANG_DATE || type->kind == LANG_TIME;
}

static bool add_term(struct coupling *coupling, struct form *form, const struct lang_term *term, const mpz_t factor);

/* (+ date n) must be a Date: beyond the calendar the whole atom is false. */
static void stay_in_calendar(struct coupling *coupling, const struct lang_term *moment)
{
    static const long first[] = {-719162, -719162 * 86400L}, last[] = {2932896, 2932897 * 86400L - 1};
    bool seconds = moment->type->kind == LANG_TIME;
    mpz_t one;
    mpz_init(one);
    for (int sign = -1; sign <= 1; sign += 2) {
        struct form *form = form_new(coupling);
        mpz_set_si(one, sign);
        for (size_t i = 0; i < moment->count; i++)
            add_term(coupling, form, moment->args[i], one);
        mpz_set_si(one, sign < 0 ? first[seconds] : -last[seconds]);
        mpz_add(form->constant, form->constant, one);
        constrain(coupling, LINEAR_AT_MOST, form);
    }
    mpz_clear(one);
}

static bool add_scaled(struct coupling *coupling, struct form *form, const struct lang_term *constant,
                       const struct lang_term *term, const mpz_t factor)
{
    if (constant->op != LANG_CONSTANT)
        return false;
    mpz_t product;
    mpz_init(product);
    mpz_mul(product, factor, constant->value->integer);
    bool linear = add_term(coupling, form, term, product);
    mpz_clear(product);
    return linear;
}

static bool add_difference(struct coupling *coupling, struct form *form, const struct lang_term *term,
                           const mpz_t factor)
{
    mpz_t opposite;
    mpz_init(opposite);
    mpz_neg(opposite, factor);
    bool linear = add_term(coupling, form, term->args[0], factor) && add_term(coupling, form, term->args[1], opposite);
    mpz_clear(opposite);
    return linear;
}

static bool add_term(struct coupling *coupling, struct form *form, const struct lang_term *term, const mpz_t factor)
{
    if (!is_whole(term->type))
        return false;
    switch (term->op) {
    case LANG_CONSTANT:
        mpz_addmul(form->constant, factor, term->value->integer);
        return true;
    case LANG_LENGTH:
        if (term->args[0]->op != LANG_SYMBOL || term->args[0]->type->kind != LANG_STRING)
            return false;
        term = term->args[0];
        /* fall through */
    case LANG_SYMBOL: {
        const struct component *component = coupling->component;
        size_t place = symbol_place(component->symbols, component->symbol_count, term->symbol);
        mpz_t *coefficient = &form->coefficients[place];
        mpz_add(*coefficient, *coefficient, factor);
        return true;
    }
    case LANG_DAYS:
        return add_term(coupling, form, term->args[0], factor);
    case LANG_ADD:
        for (size_t i = 0; i < term->count; i++)
            if (!add_term(coupling, form, term->args[i], factor))
                return false;
        if (term->type->kind != LANG_INTEGER)
            stay_in_calendar(coupling, term);
        return true;
    case LANG_SUBTRACT:
        return add_difference(coupling, form, term, factor);
    case LANG_SCALE:
        return add_scaled(coupling, form, term->args[0], term->args[1], factor) ||
               add_scaled(coupling, form, term->args[1], term->args[0], factor);
    default:
        return false;
    }
}

static bool add_atom(struct coupling *coupling, const struct lang_term *term)
{
    bool negated = term->op == LANG_NOT;
    const struct lang_term *atom = negated ? term->args[0] : term;
    if ((atom->op != LANG_EQUAL && atom->op != LANG_LESS && atom->op != LANG_LESS_EQUAL) ||
        !is_whole(atom->args[0]->type))
        return false;
    if (negated && (term_may_be_undefined(atom->args[0]) || term_may_be_undefined(atom->args[1])))
        return false;
    bool turned = negated && atom->op != LANG_EQUAL; /* not a < b: b <= a */
    mpz_t one;
    mpz_init_set_si(one, turned ? -1 : 1);
    struct form *form = form_new(coupling);
    bool linear = add_term(coupling, form, atom->args[0], one);
    mpz_neg(one, one);
    linear = linear && add_term(coupling, form, atom->args[1], one);
    mpz_clear(one);
    if (linear && (atom->op == LANG_LESS) != turned && atom->op != LANG_EQUAL)
        mpz_add_ui(form->constant, form->constant, 1); /* a < b: a + 1 <= b; not a <= b: b + 1 <= a */
    if (linear)
        constrain(coupling, atom->op != LANG_EQUAL ? LINEAR_AT_MOST : negated ? LINEAR_UNEQUAL : LINEAR_EQUAL, form);
    return linear;
}

/* ---- the part ---- */

static void release_linear(void *what)
{
    linear_free(what);
}

/* The sets that the symbols and lengths come from; false: one is not known. */
static bool find_sets(struct coupling *coupling, enum strings_alphabet alphabet, struct part *part,
                      struct integers **sets, bool *whole)
{
    const struct component *component = coupling->component;
    *whole = true;
    for (size_t i = 0; i < component->symbol_count; i++) {
        const struct lang_symbol *symbol = component->symbols[i];
        struct terms terms = component_terms(component, symbol);
        if (symbol->type->kind == LANG_STRING) {
            struct strings *strings = store_strings(coupling->store, symbol, terms.items, terms.count, alphabet);
            const struct lengths *lengths = strings ? strings_lengths(strings) : NULL;
            part->lengths_of[i] = strings;
            sets[i] = lengths ? integers_of_lengths(lengths) : NULL;
            *whole = *whole && strings && strings->whole_alphabet;
        } else {
            sets[i] = integers_of_symbol(symbol, terms.items, terms.count);
        }
        vector_release(&terms);
        if (!sets[i])
            return false;
    }
    return true;
}

static enum compiled couple(struct coupling *coupling, enum strings_alphabet alphabet, struct part *part, bool *whole)
{
    size_t count = coupling->component->symbol_count;
    struct integers **sets = mem_array(count, sizeof *sets);
    enum compiled compiled = COMPILED_NOT;
    if (find_sets(coupling, alphabet, part, sets, whole)) {
        part->linear = linear_of((const struct integers *const *)sets, count, coupling->constraints.items,
                                 coupling->constraints.count);
        store_keep(coupling->store, part->linear, release_linear);
        enum linear_state state = linear_state(part->linear);
        compiled = state == LINEAR_SOME ? COMPILED : state == LINEAR_NONE ? COMPILED_NONE : COMPILED_NOT;
    }
    for (size_t i = 0; i < count; i++)
        if (sets[i])
            integers_free(sets[i]);
    mem_free(sets);
    return compiled;
}

static bool fits(const struct component *component)
{
    for (size_t i = 0; i < component->symbol_count; i++) {
        const struct lang_symbol *symbol = component->symbols[i];
        if (symbol_is_finite(symbol) || (symbol->type->kind != LANG_STRING && !is_whole(symbol->type)))
            return false;
    }
    return true;
}

enum compiled compile_coupled(struct store *store, const struct component *component, struct part *part)
{
    if (!fits(component))
        return COMPILED_NOT;
    struct coupling coupling = {store, component, VECTOR_INIT, VECTOR_INIT};
    enum compiled compiled = COMPILED_NOT;
    bool linear = true, whole = true;
    for (size_t i = 0; i < component->conjuncts.count && linear; i++)
        if (component->conjuncts.items[i].count > 1)
            linear = add_atom(&coupling, component->conjuncts.items[i].term);
    if (linear) {
        *part = part_blank(store, component, PART_LINEAR);
        part->lengths_of = arena_alloc(&store->arena, component->symbol_count * sizeof *part->lengths_of);
        compiled = couple(&coupling, store->options.alphabet, part, &whole);
        if (compiled == COMPILED_NONE && !whole)
            compiled = couple(&coupling, STRINGS_ALL, part, &whole);
        if (compiled == COMPILED_NONE && !whole)
            compiled = COMPILED_NOT;
        part->exact = whole;
        if (compiled != COMPILED) {
            vector_release(&part->assertions);
            mem_free(part->symbols);
        }
    }
    coupling_release(&coupling);
    return compiled;
}
