#include "solver/simplify_rules.h"

#include <string.h>

void simplifier_init(struct simplifier *s, struct arena *arena)
{
    *s = (struct simplifier){.arena = arena, .budget = SIMPLIFY_BUDGET};
}

void simplifier_release(struct simplifier *s)
{
    while (s->chunks) {
        struct note_chunk *next = s->chunks->next;
        mem_free(s->chunks);
        s->chunks = next;
    }
    mem_free(s->notes);
    mem_free(s->made);
    s->notes = NULL;
    s->made = NULL;
}

static uint64_t mixed(uint64_t hash, uint64_t more)
{
    hash = (hash ^ more) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/* ---- notes ---- */

static size_t note_place(struct term_note *const *notes, size_t capacity, const struct lang_term *term)
{
    size_t i = mixed(0, (uintptr_t)term) & (capacity - 1);
    while (notes[i] && notes[i]->term != term)
        i = (i + 1) & (capacity - 1);
    return i;
}

static void grow_notes(struct simplifier *s)
{
    size_t capacity = s->note_capacity ? 2 * s->note_capacity : 32;
    struct term_note **notes = mem_array(capacity, sizeof *notes);
    for (size_t i = 0; i < s->note_capacity; i++)
        if (s->notes[i])
            notes[note_place(notes, capacity, s->notes[i]->term)] = s->notes[i];
    mem_free(s->notes);
    s->notes = notes;
    s->note_capacity = capacity;
}

static struct term_note *new_note(struct simplifier *s, const struct lang_term *term)
{
    const size_t most = sizeof s->chunks->notes / sizeof *s->chunks->notes;
    if (!s->chunks || s->chunks->used == most) {
        struct note_chunk *chunk = mem_alloc(sizeof *chunk);
        chunk->next = s->chunks;
        s->chunks = chunk;
    }
    struct term_note *note = &s->chunks->notes[s->chunks->used++];
    note->term = term;
    return note;
}

struct term_note *simplifier_note(struct simplifier *s, const struct lang_term *term)
{
    if (2 * (s->note_count + 1) > s->note_capacity)
        grow_notes(s);
    size_t i = note_place(s->notes, s->note_capacity, term);
    if (!s->notes[i]) {
        s->notes[i] = new_note(s, term);
        s->note_count++;
    }
    return s->notes[i];
}

/* ---- equal terms are one ---- */

static uint64_t value_hash(const struct lang_value *value)
{
    uint64_t hash = value->kind;
    switch (value->kind) {
    case LANG_BOOLEAN:
        return mixed(hash, value->boolean);
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        return mixed(hash, (uint64_t)mpz_get_si(value->integer));
    case LANG_REAL:
        return mixed(mixed(hash, (uint64_t)mpz_get_si(mpq_numref(value->real))), mpz_get_ui(mpq_denref(value->real)));
    case LANG_STRING:
        for (size_t i = 0; i < value->string.length; i++)
            hash = mixed(hash, (unsigned char)value->string.s[i]);
        return hash;
    case LANG_ENUM:
    case LANG_ROW:
        return mixed(hash, value->index);
    case LANG_LIST:
    case LANG_OBJECT:
        for (size_t i = 0; i < value->list.count; i++)
            hash = mixed(hash, value_hash(value->list.items[i]));
        return hash;
    case LANG_OPTION:
        return mixed(hash, value->option ? value_hash(value->option) : 0);
    case LANG_REGEX:
        return mixed(hash, (uintptr_t)value->regex);
    }
    BUG("a value of kind %d", (int)value->kind);
}

static uint64_t term_hash(const struct lang_term *term)
{
    uint64_t hash = mixed(mixed(term->op, term->count), term->type->kind);
    hash = mixed(mixed(hash, term->side), term->index);
    hash = mixed(mixed(hash, (uintptr_t)term->symbol), (uintptr_t)term->cover);
    if (term->op == LANG_CONSTANT)
        hash = mixed(hash, value_hash(term->value));
    for (size_t i = 0; i < term->count; i++)
        hash = mixed(hash, (uintptr_t)term->args[i]);
    return hash;
}

static bool same_constant(const struct lang_value *a, const struct lang_value *b)
{
    if (a->kind == LANG_REGEX)
        return a->regex == b->regex;
    return lang_value_equal(a, b);
}

static bool same_term(const struct lang_term *a, const struct lang_term *b)
{
    if (a->op != b->op || a->count != b->count || a->symbol != b->symbol || a->side != b->side ||
        a->index != b->index || a->cover != b->cover || !lang_type_equal(a->type, b->type))
        return false;
    if (a->op == LANG_CONSTANT)
        return same_constant(a->value, b->value);
    for (size_t i = 0; i < a->count; i++)
        if (a->args[i] != b->args[i])
            return false;
    return true;
}

static size_t made_place(const struct lang_term *const *made, size_t capacity, const struct lang_term *term)
{
    size_t i = term_hash(term) & (capacity - 1);
    while (made[i] && !same_term(made[i], term))
        i = (i + 1) & (capacity - 1);
    return i;
}

static void grow_made(struct simplifier *s)
{
    size_t capacity = s->made_capacity ? 2 * s->made_capacity : 32;
    const struct lang_term **made = mem_array(capacity, sizeof *made);
    for (size_t i = 0; i < s->made_capacity; i++)
        if (s->made[i])
            made[made_place(made, capacity, s->made[i])] = s->made[i];
    mem_free(s->made);
    s->made = made;
    s->made_capacity = capacity;
}

/* ---- undefined ---- */

/* A division by zero, a place that is no place: of this operator, its operands being defined. */
static bool operator_may_be_undefined(const struct lang_term *term)
{
    switch (term->op) {
    case LANG_AT:
    case LANG_NTH:
    case LANG_THE:
    case LANG_STRING_TO_NUMBER:
    case LANG_COVER_CLASS:
        return true;
    case LANG_DIVIDE:
    case LANG_MODULO:
        return term->args[1]->op != LANG_CONSTANT || mpz_sgn(term->args[1]->value->integer) == 0;
    case LANG_ADD:
        return term->type->kind == LANG_DATE || term->type->kind == LANG_TIME;
    default:
        return false;
    }
}

static bool has_regex(const struct lang_term *term)
{
    if (term->op == LANG_COVER_CLASS || term->op == LANG_MATCHES)
        return true;
    for (size_t i = 0; i < term->count; i++)
        if (has_regex(term->args[i]))
            return true;
    return false;
}

static void note_definedness(struct simplifier *s, struct term_note *note)
{
    const struct lang_term *term = note->term;
    if (term->type->kind == LANG_BOOLEAN || term->op == LANG_CONSTANT || term->op == LANG_SYMBOL)
        return;
    if (term->op == LANG_ITE) {
        note->may_be_undefined = may_be_undefined(s, term->args[1]) || may_be_undefined(s, term->args[2]);
        note->never_defined = never_defined(s, term->args[1]) && never_defined(s, term->args[2]);
        return;
    }
    if (term->op == LANG_MAP) { /* an empty list has no element without a value */
        note->may_be_undefined = may_be_undefined(s, term->args[0]) || may_be_undefined(s, term->args[1]);
        note->never_defined = never_defined(s, term->args[0]);
        return;
    }
    note->may_be_undefined = operator_may_be_undefined(term);
    if (term->op == LANG_DIVIDE || term->op == LANG_MODULO) /* by a constant: zero, if it may be undefined */
        note->never_defined = note->may_be_undefined && term->args[1]->op == LANG_CONSTANT;
    for (size_t i = 0; i < term->count; i++) {
        note->may_be_undefined = note->may_be_undefined || may_be_undefined(s, term->args[i]);
        note->never_defined = note->never_defined || never_defined(s, term->args[i]);
    }
    /* It would be a constant, had it a value; unless a regex took too many steps. */
    note->never_defined = note->never_defined || (term->closed && !has_regex(term));
    note->may_be_undefined = note->may_be_undefined || note->never_defined;
}

bool may_be_undefined(struct simplifier *s, const struct lang_term *term)
{
    return simplifier_note(s, term)->may_be_undefined;
}

bool never_defined(struct simplifier *s, const struct lang_term *term)
{
    return simplifier_note(s, term)->never_defined;
}

/* ---- making ---- */

static const struct lang_term *closed_value(struct simplifier *s, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(s->arena, term, NULL, NULL, &error);
    error_release(&error);
    return value ? made_constant(s, term->type, value) : NULL;
}

static size_t sum_of_sizes(size_t a, size_t b)
{
    return a > SIZE_MAX - b ? SIZE_MAX : a + b;
}

static struct lang_term *copied(struct simplifier *s, const struct lang_term *like)
{
    struct lang_term *term = arena_alloc(s->arena, sizeof *term);
    *term = *like;
    const struct lang_term **args = arena_alloc(s->arena, (like->count + 1) * sizeof *args);
    if (like->count > 0)
        memcpy(args, like->args, like->count * sizeof *args);
    term->args = args;
    term->size = term->depth = 1;
    term->closed = like->op != LANG_SYMBOL;
    for (size_t i = 0; i < like->count; i++) {
        term->closed = term->closed && args[i]->closed;
        term->size = sum_of_sizes(term->size, args[i]->size);
        if (args[i]->depth >= term->depth)
            term->depth = args[i]->depth + 1;
    }
    return term;
}

const struct lang_term *made(struct simplifier *s, const struct lang_term *like)
{
    if (2 * (s->made_count + 1) > s->made_capacity)
        grow_made(s);
    size_t i = made_place(s->made, s->made_capacity, like);
    if (s->made[i]) {
        struct term_note *found = simplifier_note(s, s->made[i]);
        return found->simple;
    }
    const struct lang_term *term = copied(s, like);
    s->made[i] = term;
    s->made_count++;
    struct term_note *note = simplifier_note(s, term);
    note->simple = term;
    note->number = s->made_count;
    if (term->closed && term->op != LANG_CONSTANT) {
        const struct lang_term *value = closed_value(s, term);
        note = simplifier_note(s, term);
        if (value)
            return note->simple = value;
    }
    note_definedness(s, note);
    return term;
}

const struct lang_term *made_of(struct simplifier *s, enum lang_op op, const struct lang_type *type,
                                const struct lang_term *const *args, size_t count)
{
    return made(s, &(struct lang_term){.op = op, .type = type, .args = args, .count = count});
}

const struct lang_term *made_constant(struct simplifier *s, const struct lang_type *type,
                                      const struct lang_value *value)
{
    return made(s, &(struct lang_term){.op = LANG_CONSTANT, .type = type, .value = value});
}

const struct lang_term *made_boolean(struct simplifier *s, bool b)
{
    return made_constant(s, type_plain(LANG_BOOLEAN), lang_boolean(s->arena, b));
}

const struct lang_term *made_integer(struct simplifier *s, const mpz_t n)
{
    return made_constant(s, type_plain(LANG_INTEGER), lang_integer(s->arena, n));
}

bool spend(struct simplifier *s, size_t terms)
{
    if (terms > s->budget)
        return false;
    s->budget -= terms;
    return true;
}
