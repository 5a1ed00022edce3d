#include "front/lang/term.h"

#include <string.h>
#include "base/vector.h"

const char *lang_op_name(enum lang_op op)
{
    static const char *const names[] = {
#define X(name, text) [LANG_##name] = text,
        LANG_OPS(X)
#undef X
    };
    return names[op];
}

/* ---- leaves ---- */

static struct lang_term *leaf(struct arena *arena, enum lang_op op, const struct lang_type *type)
{
    struct lang_term *term = arena_alloc(arena, sizeof *term);
    term->op = op;
    term->type = type;
    term->size = term->depth = 1;
    return term;
}

const struct lang_term *term_constant(struct arena *arena, const struct lang_type *type, const struct lang_value *value)
{
    struct lang_term *term = leaf(arena, LANG_CONSTANT, type);
    term->value = value;
    term->closed = true;
    return term;
}

const struct lang_term *term_symbol(struct arena *arena, const struct lang_symbol *symbol)
{
    struct lang_term *term = leaf(arena, LANG_SYMBOL, symbol->type);
    term->symbol = symbol;
    return term;
}

const struct lang_term *term_boolean(struct arena *arena, bool b)
{
    return term_constant(arena, type_plain(LANG_BOOLEAN), lang_boolean(arena, b));
}

const struct lang_term *term_integer(struct arena *arena, long long n)
{
    return term_constant(arena, type_plain(LANG_INTEGER), lang_integer_small(arena, n));
}

bool term_is(const struct lang_term *term, bool b)
{
    return term->op == LANG_CONSTANT && term->value->kind == LANG_BOOLEAN && term->value->boolean == b;
}

bool term_too_large(const struct lang_term *term)
{
    return term->size > TERM_SIZE_MOST || term->depth > TERM_DEPTH_MOST;
}

/* ---- inner nodes ---- */

static struct lang_term *node(struct arena *arena, enum lang_op op, const struct lang_type *type,
                              const struct lang_term *const *args, size_t count)
{
    struct lang_term *term = leaf(arena, op, type);
    const struct lang_term **copy = arena_alloc(arena, (count + 1) * sizeof *copy);
    term->closed = true;
    for (size_t i = 0; i < count; i++) {
        copy[i] = args[i];
        term->closed = term->closed && args[i]->closed;
        term->size += args[i]->size;
        if (args[i]->depth >= term->depth)
            term->depth = args[i]->depth + 1;
    }
    term->args = copy;
    term->count = count;
    return term;
}

/* A closed term is its value.  Regexes may fail; then it stays as it is. */
static const struct lang_term *folded(struct arena *arena, const struct lang_term *term)
{
    if (!term->closed || term->op == LANG_CONSTANT || term_too_large(term))
        return term;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(arena, term, NULL, NULL, &error);
    error_release(&error);
    return value ? term_constant(arena, term->type, value) : term;
}

const struct lang_term *term_make(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                  const struct lang_term *const *args, size_t count)
{
    if (op == LANG_ITE && count == 3 && args[0]->op == LANG_CONSTANT)
        return args[0]->value->boolean ? args[1] : args[2];
    return folded(arena, node(arena, op, type, args, count));
}

const struct lang_term *term_unary(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                   const struct lang_term *a)
{
    return term_make(arena, op, type, &a, 1);
}

const struct lang_term *term_binary(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                    const struct lang_term *a, const struct lang_term *b)
{
    const struct lang_term *args[] = {a, b};
    return term_make(arena, op, type, args, 2);
}

const struct lang_term *term_field(struct arena *arena, const struct lang_term *object, size_t index)
{
    if (object->op == LANG_MAKE_OBJECT)
        return object->args[index];
    struct lang_term *term = node(arena, LANG_FIELD, object->type->fields[index].type, &object, 1);
    term->index = index;
    return folded(arena, term);
}

const struct lang_term *term_quantified(struct arena *arena, enum lang_op op, const struct lang_symbol *bound,
                                        const struct lang_term *list, const struct lang_term *body)
{
    const struct lang_term *args[] = {list, body};
    struct lang_term *term = node(arena, op, type_plain(LANG_BOOLEAN), args, 2);
    term->symbol = bound;
    return folded(arena, term);
}

const struct lang_term *term_mapped(struct arena *arena, const struct lang_symbol *bound, const struct lang_term *list,
                                    const struct lang_term *body)
{
    const struct lang_term *args[] = {list, body};
    struct lang_term *term = node(arena, LANG_MAP, type_of(arena, LANG_LIST, body->type), args, 2);
    term->symbol = bound;
    return folded(arena, term);
}

const struct lang_term *term_cover_class(struct arena *arena, const struct lang_cover *cover,
                                         const struct lang_term *string)
{
    struct lang_term *term = node(arena, LANG_COVER_CLASS, type_plain(LANG_INTEGER), &string, 1);
    term->cover = cover;
    return term;
}

const struct lang_term *term_not(struct arena *arena, const struct lang_term *a)
{
    return a->op == LANG_NOT ? a->args[0] : term_unary(arena, LANG_NOT, type_plain(LANG_BOOLEAN), a);
}

const struct lang_term *term_connect(struct arena *arena, enum lang_op op, const struct lang_term *const *args,
                                     size_t count)
{
    VECTOR(const struct lang_term *) flat = VECTOR_INIT;
    bool neutral = op == LANG_AND, decided = false;
    for (size_t i = 0; i < count && !decided; i++) {
        decided = term_is(args[i], !neutral);
        if (term_is(args[i], neutral))
            continue;
        if (args[i]->op != op) {
            vector_push(&flat, args[i]);
            continue;
        }
        for (size_t j = 0; j < args[i]->count; j++)
            vector_push(&flat, args[i]->args[j]);
    }
    const struct lang_term *term = decided           ? term_boolean(arena, !neutral)
                                   : flat.count == 0 ? term_boolean(arena, neutral)
                                   : flat.count == 1
                                       ? flat.items[0]
                                       : term_make(arena, op, type_plain(LANG_BOOLEAN), flat.items, flat.count);
    vector_release(&flat);
    return term;
}

const struct lang_term *term_placed(struct arena *arena, const struct lang_term *term, struct lang_place at)
{
    if (term->at.line > 0)
        return term;
    struct lang_term *copy = arena_alloc(arena, sizeof *copy);
    *copy = *term;
    copy->at = at;
    return copy;
}

/* ---- walking ---- */

const struct lang_term *term_replace(struct arena *arena, const struct lang_term *term, term_replacement *replacement,
                                     void *context)
{
    if (term->op == LANG_SYMBOL) {
        const struct lang_term *other = replacement(context, term);
        return other ? other : term;
    }
    if (term->closed)
        return term;
    struct lang_term *copy = arena_alloc(arena, sizeof *copy);
    const struct lang_term **args = arena_alloc(arena, (term->count + 1) * sizeof *args);
    bool same = true;
    for (size_t i = 0; i < term->count; i++) {
        args[i] = term_replace(arena, term->args[i], replacement, context);
        same = same && args[i] == term->args[i];
    }
    *copy = *term;
    copy->args = args;
    return same ? term : copy;
}

struct side_change {
    struct arena *arena;
    enum lang_side side;
};

static const struct lang_term *other_side(void *context, const struct lang_term *symbol)
{
    struct side_change *change = context;
    if (symbol->symbol->kind == LANG_BOUND || symbol->side != LANG_HERE)
        return NULL;
    struct lang_term *copy = arena_alloc(change->arena, sizeof *copy);
    *copy = *symbol;
    copy->side = change->side;
    return copy;
}

const struct lang_term *term_on_side(struct arena *arena, const struct lang_term *term, enum lang_side side)
{
    struct side_change change = {arena, side};
    return term_replace(arena, term, other_side, &change);
}

void term_each_symbol(const struct lang_term *term, void (*visit)(void *context, const struct lang_symbol *symbol),
                      void *context)
{
    if (term->op == LANG_SYMBOL)
        visit(context, term->symbol);
    for (size_t i = 0; i < term->count && !term->closed; i++)
        term_each_symbol(term->args[i], visit, context);
}
