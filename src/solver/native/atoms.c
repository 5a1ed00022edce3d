/* Boolean structure: which atom to decide first, and terms with it decided. */
#include "solver/native/cases.h"

#define ATOMS_MOST 256

struct candidate {
    const struct lang_term *atom;
    uint64_t hash;
    size_t occurrences;
};

struct candidates {
    struct store *store;
    struct candidate items[ATOMS_MOST];
    size_t count;
};

static bool is_structure(const struct lang_term *term)
{
    switch (term->op) {
    case LANG_AND:
    case LANG_OR:
    case LANG_NOT:
        return true;
    case LANG_ITE:
        return term->type->kind == LANG_BOOLEAN;
    case LANG_EQUAL:
        return term->args[0]->type->kind == LANG_BOOLEAN;
    default:
        return false;
    }
}

static void note_atom(struct candidates *candidates, const struct lang_term *atom)
{
    uint64_t hash = term_hash(atom);
    for (size_t i = 0; i < candidates->count; i++)
        if (candidates->items[i].hash == hash && term_same(candidates->items[i].atom, atom)) {
            candidates->items[i].occurrences++;
            return;
        }
    if (candidates->count < ATOMS_MOST)
        candidates->items[candidates->count++] = (struct candidate){atom, hash, 1};
}

/* The sign of what stands in (abs t). */
static const struct lang_term *sign_atom(struct store *store, const struct lang_term *term)
{
    struct arena *arena = &store->arena;
    const struct lang_term *zero = term_integer(arena, 0);
    if (term->type->kind == LANG_REAL)
        zero = term_unary(arena, LANG_TO_REAL, type_plain(LANG_REAL), zero);
    return term_binary(arena, LANG_LESS_EQUAL, type_plain(LANG_BOOLEAN), zero, term);
}

static void note_atoms(struct candidates *candidates, const struct lang_term *term);

/* What stands inside an atom and would make it simpler. */
static void note_inside(struct candidates *candidates, const struct lang_term *term)
{
    if (term->op == LANG_EVERY || term->op == LANG_ANY)
        return;
    for (size_t i = 0; i < term->count; i++) {
        const struct lang_term *arg = term->args[i];
        if (arg->closed)
            continue;
        if (arg->op == LANG_ITE)
            note_atoms(candidates, arg->args[0]);
        if (arg->op == LANG_ABS)
            note_atom(candidates, sign_atom(candidates->store, arg->args[0]));
        note_inside(candidates, arg);
    }
}

static void note_atoms(struct candidates *candidates, const struct lang_term *term)
{
    if (term->closed)
        return;
    if (is_structure(term)) {
        for (size_t i = 0; i < term->count; i++)
            note_atoms(candidates, term->args[i]);
        return;
    }
    note_atom(candidates, term);
    note_inside(candidates, term);
}

const struct lang_term *choose_atom(struct store *store, const struct component *component)
{
    struct candidates *candidates = mem_alloc(sizeof *candidates);
    candidates->store = store;
    for (size_t i = 0; i < component->conjuncts.count; i++) {
        const struct lang_term *term = component->conjuncts.items[i].term;
        if (component->conjuncts.items[i].count < 2)
            continue;
        const struct lang_term *bare = term->op == LANG_NOT ? term->args[0] : term;
        if (is_structure(bare))
            note_atoms(candidates, bare);
        else
            note_inside(candidates, bare);
    }
    const struct candidate *best = NULL;
    for (size_t i = 0; i < candidates->count; i++)
        if (!best || candidates->items[i].occurrences > best->occurrences)
            best = &candidates->items[i];
    const struct lang_term *atom = best ? best->atom : NULL;
    mem_free(candidates);
    return atom;
}

/* ---- with an atom decided ---- */

/* (abs t) by the sign of t, where that is what was decided. */
static const struct lang_term *without_abs(struct arena *arena, const struct lang_term *inside, bool positive)
{
    if (positive)
        return inside;
    const struct lang_term *zero = term_integer(arena, 0);
    if (inside->type->kind == LANG_REAL)
        zero = term_unary(arena, LANG_TO_REAL, type_plain(LANG_REAL), zero);
    return term_binary(arena, LANG_SUBTRACT, inside->type, zero, inside);
}

static bool is_sign_of(const struct lang_term *atom, const struct lang_term *inside)
{
    if (atom->op != LANG_LESS_EQUAL || atom->args[0]->op != LANG_CONSTANT || !term_same(atom->args[1], inside))
        return false;
    const struct lang_value *zero = atom->args[0]->value;
    return zero->kind == LANG_REAL ? mpq_sgn(zero->real) == 0 : mpz_sgn(zero->integer) == 0;
}

static const struct lang_term *put_truth(struct arena *arena, const struct lang_term *term,
                                         const struct lang_term *atom, bool truth)
{
    if (term->closed || term->size + 1 < atom->size) /* (abs t) is one smaller than 0 <= t */
        return term;
    if (term_same(term, atom))
        return term_boolean(arena, truth);
    if (term->count == 0)
        return term;
    if (term->op == LANG_ABS && is_sign_of(atom, term->args[0]))
        return without_abs(arena, term->args[0], truth);
    const struct lang_term **args = NULL;
    for (size_t i = 0; i < term->count; i++) {
        const struct lang_term *arg = put_truth(arena, term->args[i], atom, truth);
        if (arg == term->args[i] && !args)
            continue;
        if (!args) {
            args = arena_alloc(arena, term->count * sizeof *args);
            for (size_t j = 0; j < i; j++)
                args[j] = term->args[j];
        }
        args[i] = arg;
    }
    if (!args)
        return term;
    struct lang_term *copy = arena_alloc(arena, sizeof *copy);
    *copy = *term;
    copy->args = args;
    copy->size = copy->depth = 1;
    copy->closed = true;
    for (size_t i = 0; i < term->count; i++) {
        copy->size += args[i]->size;
        copy->depth = args[i]->depth >= copy->depth ? args[i]->depth + 1 : copy->depth;
        copy->closed = copy->closed && args[i]->closed;
    }
    return copy;
}

const struct lang_term *assume(struct arena *arena, const struct lang_term *term, const struct lang_term *atom,
                               bool truth)
{
    const struct lang_term *changed = put_truth(arena, term, atom, truth);
    return changed == term ? term : simplify(arena, changed);
}
