#include "solver/native/store.h"

#include <string.h>
#include "base/hash.h"

/* Work and guesses of one compilation, of one that is narrowed, and after something was guessed. */
static const uint64_t efforts[] = {1 << 19, 1 << 17, 1 << 13}, efforts_of_all[] = {1 << 22, 1 << 20, 1 << 15};
static const size_t most_guesses[] = {128, 64, 16};

struct store *store_new(const struct lang_symbol *const *symbols, size_t symbol_count,
                        const struct solutions_options *options, struct store *origin)
{
    struct store *store = mem_alloc(sizeof *store);
    store->references = 1;
    store->origin = origin;
    if (origin)
        origin->references++;
    store->options = *options;
    if (store->options.case_limit == 0)
        store->options.case_limit = 100000;
    size_t kind = options->guessed > 0 ? 2 : origin ? 1 : 0;
    store->effort = efforts[kind];
    store->effort_of_all = efforts_of_all[kind];
    store->guesses = most_guesses[kind];
    store->symbols = symbols;
    store->symbol_count = symbol_count;
    if (origin) {
        store->places = origin->places;
        store->values = origin->values;
        store->choices = origin->choices;
        store->choice_count = origin->choice_count;
        store->nothing = origin->nothing;
        return store;
    }
    store->places = mem_array(symbol_count + 1, sizeof *store->places);
    store->values = mem_array(symbol_count + 1, sizeof *store->values);
    store->choices = mem_array(symbol_count + 1, sizeof *store->choices);
    for (size_t i = 0; i < symbol_count; i++)
        if (symbols[i] && symbols[i]->kind == LANG_CHOICE)
            store->choices[store->choice_count++] = symbols[i];
    store->nothing = lang_integer_small(&store->arena, 0);
    return store;
}

void store_release(struct store *store)
{
    while (store && --store->references == 0) {
        struct store *origin = store->origin;
        /* The last one first: it may use those before it. */
        for (size_t i = store->kept.count; i-- > 0;)
            store->kept.items[i].release(store->kept.items[i].what);
        vector_release(&store->kept);
        mem_free(store->known);
        if (!origin) {
            mem_free(store->places);
            mem_free(store->values);
            mem_free(store->choices);
        }
        arena_release(&store->arena);
        mem_free(store);
        store = origin;
    }
}

bool store_interrupted(struct store *store)
{
    const struct solver_options *options = store->options.solver_options;
    if (!store->interrupted && options && options->interrupted && store->asked++ % 16 == 0)
        store->interrupted = options->interrupted(options->data);
    return store->interrupted;
}

void *store_keep(struct store *store, void *what, void (*release)(void *what))
{
    vector_push(&store->kept, ((struct kept){what, release}));
    return what;
}

/* ---- terms compared ---- */

static bool same_leaf(const struct lang_term *a, const struct lang_term *b)
{
    if (a->op == LANG_CONSTANT) {
        if (a->value == b->value)
            return true;
        if (a->value->kind != b->value->kind || !lang_type_equal(a->type, b->type))
            return false;
        return a->value->kind == LANG_REGEX ? a->value->regex == b->value->regex : lang_value_equal(a->value, b->value);
    }
    return a->symbol == b->symbol && a->side == b->side;
}

bool term_same(const struct lang_term *a, const struct lang_term *b)
{
    if (a == b)
        return true;
    if (a->op != b->op || a->count != b->count || a->size != b->size)
        return false;
    if (a->count == 0 && (a->op == LANG_CONSTANT || a->op == LANG_SYMBOL))
        return same_leaf(a, b);
    if (a->index != b->index || a->cover != b->cover || a->symbol != b->symbol || a->type->kind != b->type->kind)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (!term_same(a->args[i], b->args[i]))
            return false;
    return true;
}

bool term_about(const struct lang_term *term, const struct lang_symbol *symbol)
{
    if (term->op == LANG_SYMBOL)
        return term->symbol == symbol;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (term_about(term->args[i], symbol))
            return true;
    return false;
}

static uint64_t value_hash(const struct lang_value *value)
{
    switch (value->kind) {
    case LANG_BOOLEAN:
        return value->boolean;
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        return mpz_get_ui(value->integer) * 2 + (mpz_sgn(value->integer) < 0);
    case LANG_REAL:
        return mpz_get_ui(mpq_numref(value->real)) * 31 + mpz_get_ui(mpq_denref(value->real));
    case LANG_ENUM:
    case LANG_ROW:
        return value->index;
    case LANG_STRING: {
        uint64_t out[2];
        hash_bytes(value->string.s, value->string.length, out);
        return out[0];
    }
    case LANG_REGEX: {
        uint64_t out[2];
        hash_bytes(value->regex->pattern, value->regex->length, out);
        return out[0];
    }
    default:
        return 7;
    }
}

uint64_t term_hash(const struct lang_term *term)
{
    uint64_t hash = (uint64_t)term->op * 0x9e3779b97f4a7c15u + term->count;
    if (term->op == LANG_CONSTANT)
        hash += value_hash(term->value);
    else if (term->op == LANG_SYMBOL)
        hash += term->symbol->index * 0xd1342543de82ef95u;
    for (size_t i = 0; i < term->count; i++)
        hash = (hash ^ hash >> 29) * 0xbf58476d1ce4e5b9u + term_hash(term->args[i]);
    return hash ^ hash >> 32;
}

/* ---- languages that were made before ---- */

static bool is_known(const struct known_strings *known, const struct known_strings *wanted)
{
    if (known->hash != wanted->hash || known->symbol != wanted->symbol || known->count != wanted->count ||
        known->alphabet != wanted->alphabet)
        return false;
    for (size_t i = 0; i < known->count; i++)
        if (!term_same(known->terms[i], wanted->terms[i]))
            return false;
    return true;
}

static struct known_strings *known_slot(struct known_strings *known, size_t capacity,
                                        const struct known_strings *wanted)
{
    size_t at = wanted->hash & (capacity - 1);
    while (known[at].symbol && !is_known(&known[at], wanted))
        at = (at + 1) & (capacity - 1);
    return &known[at];
}

static void grow_known(struct store *store)
{
    size_t capacity = store->known_capacity ? 2 * store->known_capacity : 16;
    struct known_strings *known = mem_array(capacity, sizeof *known);
    for (size_t i = 0; i < store->known_capacity; i++)
        if (store->known[i].symbol)
            *known_slot(known, capacity, &store->known[i]) = store->known[i];
    mem_free(store->known);
    store->known = known;
    store->known_capacity = capacity;
}

static void release_strings(void *what)
{
    strings_release(what);
    mem_free(what);
}

static struct strings *made_strings(struct store *store, const struct known_strings *wanted)
{
    struct strings *strings = mem_alloc(sizeof *strings);
    struct error error = ERROR_INIT;
    if (strings_of(strings, wanted->symbol, wanted->terms, wanted->count, wanted->alphabet, &error))
        return store_keep(store, strings, release_strings);
    if (error.kind != ERROR_NONE && !store->too_large)
        store->too_large = arena_strdup(&store->arena, error.message.s);
    error_release(&error);
    mem_free(strings);
    return NULL;
}

struct strings *store_strings(struct store *store, const struct lang_symbol *symbol,
                              const struct lang_term *const *terms, size_t count, enum strings_alphabet alphabet)
{
    struct known_strings wanted = {symbol, terms, count, symbol->index + count, alphabet, NULL};
    for (size_t i = 0; i < count; i++)
        wanted.hash = wanted.hash * 31 + term_hash(terms[i]);
    for (const struct store *before = store->origin; before; before = before->origin) {
        const struct known_strings *slot =
            before->known_capacity ? known_slot(before->known, before->known_capacity, &wanted) : NULL;
        if (slot && slot->symbol)
            return slot->strings;
    }
    if (2 * store->known_count >= store->known_capacity)
        grow_known(store);
    struct known_strings *slot = known_slot(store->known, store->known_capacity, &wanted);
    if (!slot->symbol) {
        wanted.strings = made_strings(store, &wanted);
        const struct lang_term **copy = arena_alloc(&store->arena, (count + 1) * sizeof *copy);
        if (count > 0)
            memcpy(copy, terms, count * sizeof *copy);
        wanted.terms = copy;
        *slot = wanted;
        store->known_count++;
    }
    return slot->strings;
}

/* ---- symbols ---- */

size_t symbol_place(const struct lang_symbol *const *symbols, size_t count, const struct lang_symbol *symbol)
{
    if (symbol->index < count && symbols[symbol->index] == symbol) /* all of the problem, most often */
        return symbol->index;
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (symbols[middle] == symbol)
            return middle;
        if (symbols[middle]->index < symbol->index)
            low = middle + 1;
        else
            high = middle;
    }
    return SIZE_MAX;
}

const struct lang_value *solutions_fixed(const struct solutions *solutions, const struct lang_symbol *symbol)
{
    size_t place = symbol_place(solutions->own, solutions->own_count, symbol);
    if (place == SIZE_MAX)
        return symbol->kind == LANG_CHOICE ? solutions->store->nothing : NULL;
    return solutions->fixed[place];
}

size_t solutions_part_of(const struct solutions *solutions, const struct lang_symbol *symbol)
{
    size_t place = symbol_place(solutions->own, solutions->own_count, symbol);
    return place == SIZE_MAX ? SIZE_MAX : solutions->part_of[place];
}

void solutions_own(struct solutions *solutions, const struct lang_symbol *const *own, size_t own_count)
{
    const struct lang_symbol **symbols = mem_array(own_count + 1, sizeof *symbols);
    const struct lang_value **fixed = mem_array(own_count + 1, sizeof *fixed);
    size_t *part_of = mem_array(own_count + 1, sizeof *part_of);
    for (size_t i = 0; i < own_count; i++) {
        size_t before = symbol_place(solutions->own, solutions->own_count, own[i]);
        symbols[i] = own[i];
        fixed[i] = before == SIZE_MAX ? NULL : solutions->fixed[before];
        part_of[i] = SIZE_MAX;
    }
    mem_free(solutions->own);
    mem_free(solutions->fixed);
    mem_free(solutions->part_of);
    solutions->own = symbols;
    solutions->own_count = own_count;
    solutions->fixed = fixed;
    solutions->part_of = part_of;
}

void solutions_fix(struct solutions *solutions, const struct lang_symbol *symbol, const struct lang_value *value)
{
    size_t place = symbol_place(solutions->own, solutions->own_count, symbol);
    if (place == SIZE_MAX)
        BUG("'%s' is not among the symbols of these solutions", symbol->name);
    solutions->fixed[place] = value;
}

/* ---- solutions ---- */

struct solutions *solutions_blank(struct store *store, const struct lang_symbol *const *own, size_t own_count)
{
    struct solutions *solutions = mem_alloc(sizeof *solutions);
    solutions->store = store;
    solutions->options = store->options;
    solutions->symbols = store->symbols;
    solutions->symbol_count = store->symbol_count;
    solutions->own = mem_array(own_count + 1, sizeof *solutions->own);
    if (own_count > 0)
        memcpy(solutions->own, own, own_count * sizeof *own);
    solutions->own_count = own_count;
    solutions->fixed = mem_array(own_count + 1, sizeof *solutions->fixed);
    solutions->part_of = mem_array(own_count + 1, sizeof *solutions->part_of);
    for (size_t i = 0; i < own_count; i++)
        solutions->part_of[i] = SIZE_MAX;
    solutions->state = SOLUTIONS_SOME;
    solutions->exact = true;
    text_init(&solutions->why);
    return solutions;
}

static void dispose(void *what)
{
    struct solutions *solutions = what;
    mem_free(solutions->own);
    mem_free(solutions->fixed);
    mem_free(solutions->part_of);
    for (size_t i = 0; i < solutions->part_count; i++) {
        vector_release(&solutions->parts[i].assertions);
        mem_free(solutions->parts[i].symbols);
    }
    mem_free(solutions->parts);
    text_release(&solutions->why);
    arena_release(&solutions->arena);
    mem_free(solutions);
}

struct solutions *solutions_case(struct store *store, const struct lang_symbol *const *own, size_t own_count)
{
    return store_keep(store, solutions_blank(store, own, own_count), dispose);
}

void solutions_free(struct solutions *solutions)
{
    if (!solutions)
        return;
    struct store *store = solutions->store;
    dispose(solutions);
    store_release(store);
}
