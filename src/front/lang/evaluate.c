#include "front/lang/term.h"

#include <string.h>

/* A term has few operands as a rule; then they need no memory. */
#define FEW 8

static const struct lang_value *truth(struct evaluation *e, bool b)
{
    return lang_boolean(e->arena, b);
}

static const struct lang_value *symbol_value(struct evaluation *e, const struct lang_term *term)
{
    if (term->symbol->kind != LANG_BOUND) {
        const struct lang_value *const *solution = e->solutions[term->side];
        if (!solution || !solution[term->symbol->index])
            BUG("'%s' has no value", term->symbol->name);
        return solution[term->symbol->index];
    }
    for (const struct evaluation_binding *b = e->bindings; b; b = b->next)
        if (b->symbol == term->symbol)
            return b->value;
    BUG("'%s' is not bound", term->symbol->name);
}

/* A Boolean term is never undefined, so these may look at it. */
static bool holds(struct evaluation *e, const struct lang_term *term)
{
    const struct lang_value *value = evaluate_term(e, term);
    return value && value->boolean;
}

static const struct lang_value *connective(struct evaluation *e, const struct lang_term *term)
{
    bool until = term->op == LANG_OR;
    for (size_t i = 0; i < term->count && !e->failed; i++)
        if (holds(e, term->args[i]) == until)
            return truth(e, until);
    return truth(e, !until);
}

static const struct lang_value *quantifier(struct evaluation *e, const struct lang_term *term)
{
    const struct lang_value *list = evaluate_term(e, term->args[0]);
    bool until = term->op == LANG_ANY;
    if (!list)
        return truth(e, false);
    for (size_t i = 0; i < list->list.count && !e->failed; i++) {
        struct evaluation_binding binding = {term->symbol, list->list.items[i], e->bindings};
        e->bindings = &binding;
        bool found = holds(e, term->args[1]) == until;
        e->bindings = binding.next;
        if (found)
            return truth(e, until);
    }
    return truth(e, !until);
}

/* One element without a value, and the list has none. */
static const struct lang_value *mapped(struct evaluation *e, const struct lang_term *term)
{
    const struct lang_value *list = evaluate_term(e, term->args[0]);
    if (!list)
        return NULL;
    const struct lang_value **items = arena_alloc(e->arena, (list->list.count + 1) * sizeof *items);
    bool defined = true;
    for (size_t i = 0; i < list->list.count && defined; i++) {
        struct evaluation_binding binding = {term->symbol, list->list.items[i], e->bindings};
        e->bindings = &binding;
        items[i] = evaluate_term(e, term->args[1]);
        e->bindings = binding.next;
        defined = items[i] && !e->failed;
    }
    return defined ? lang_items(e->arena, LANG_LIST, items, list->list.count) : NULL;
}

static const struct lang_value *sum_of(struct evaluation *e, const struct lang_term *term,
                                       const struct lang_value *list)
{
    const struct lang_value *result;
    mpz_t integer;
    mpq_t real;
    mpz_init(integer);
    mpq_init(real);
    for (size_t i = 0; i < list->list.count; i++)
        if (term->type->kind == LANG_REAL)
            mpq_add(real, real, list->list.items[i]->real);
        else
            mpz_add(integer, integer, list->list.items[i]->integer);
    result = term->type->kind == LANG_REAL ? lang_real(e->arena, real) : lang_moment(e->arena, LANG_INTEGER, integer);
    mpz_clear(integer);
    mpq_clear(real);
    return result;
}

static bool list_is(const struct lang_value *list, enum lang_op op)
{
    for (size_t i = 0; i < list->list.count; i++)
        for (size_t j = i + 1; j < list->list.count; j++) {
            int order = lang_value_compare(list->list.items[i], list->list.items[j]);
            if (op == LANG_DISTINCT ? order == 0 : order > 0)
                return false;
        }
    return true;
}

static bool list_contains(const struct lang_value *list, const struct lang_value *value)
{
    for (size_t i = 0; i < list->list.count; i++)
        if (lang_value_equal(list->list.items[i], value))
            return true;
    return false;
}

static const struct lang_value *element(const struct lang_value *list, const struct lang_value *index)
{
    bool inside = mpz_sgn(index->integer) >= 0 && mpz_cmp_ui(index->integer, list->list.count) < 0;
    return inside ? list->list.items[mpz_get_ui(index->integer)] : NULL;
}

static const struct lang_value *field(const struct lang_term *term, const struct lang_value *object)
{
    if (object->kind == LANG_OBJECT)
        return object->list.items[term->index];
    const struct lang_table *table = term->args[0]->type->table;
    return table->cells[object->index * table->row->count + term->index];
}

static const struct lang_value *evaluate_structure(struct evaluation *e, const struct lang_term *term,
                                                   const struct lang_value **args)
{
    switch (term->op) {
    case LANG_EQUAL:
        return truth(e, lang_value_equal(args[0], args[1]));
    case LANG_LESS:
        return truth(e, lang_value_compare(args[0], args[1]) < 0);
    case LANG_LESS_EQUAL:
        return truth(e, lang_value_compare(args[0], args[1]) <= 0);
    case LANG_NOT:
        return truth(e, !args[0]->boolean);
    case LANG_MAKE_LIST:
        return lang_items(e->arena, LANG_LIST, args, term->count);
    case LANG_MAKE_OBJECT:
        return lang_items(e->arena, LANG_OBJECT, args, term->count);
    case LANG_NTH:
        return element(args[0], args[1]);
    case LANG_DISTINCT:
    case LANG_SORTED:
        return truth(e, list_is(args[0], term->op));
    case LANG_SUM:
        return sum_of(e, term, args[0]);
    case LANG_PRESENT:
        return truth(e, args[0]->option != NULL);
    case LANG_THE:
        return args[0]->option;
    case LANG_SOME:
        return lang_option(e->arena, args[0]);
    case LANG_FIELD:
        return field(term, args[0]);
    default:
        BUG("operator '%s' is not evaluated", lang_op_name(term->op));
    }
}

static const struct lang_value *apply(struct evaluation *e, const struct lang_term *term,
                                      const struct lang_value **args)
{
    switch (term->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
    case LANG_SCALE:
    case LANG_DIVIDE:
    case LANG_MODULO:
    case LANG_ABS:
    case LANG_TO_REAL:
    case LANG_FLOOR:
    case LANG_DAYS:
        return evaluate_number(e, term, args);
    case LANG_LENGTH:
        if (args[0]->kind == LANG_LIST)
            return lang_integer_small(e->arena, (long long)args[0]->list.count);
        return evaluate_string(e, term, args);
    case LANG_CONTAINS:
        if (args[0]->kind == LANG_LIST)
            return truth(e, list_contains(args[0], args[1]));
        return evaluate_string(e, term, args);
    case LANG_CONCAT:
    case LANG_PREFIX:
    case LANG_SUFFIX:
    case LANG_INDEX:
    case LANG_AT:
    case LANG_SUBSTRING:
    case LANG_NUMBER_TO_STRING:
    case LANG_STRING_TO_NUMBER:
    case LANG_MATCHES:
    case LANG_EDIT_DISTANCE:
    case LANG_COVER_CLASS:
        return evaluate_string(e, term, args);
    default:
        return evaluate_structure(e, term, args);
    }
}

static const struct lang_value *strict(struct evaluation *e, const struct lang_term *term)
{
    const struct lang_value *few[FEW], **args = few, *value = NULL;
    bool defined = true;
    if (term->count > FEW)
        args = mem_array(term->count, sizeof *args);
    for (size_t i = 0; i < term->count && defined; i++)
        defined = (args[i] = evaluate_term(e, term->args[i])) != NULL;
    if (defined)
        value = apply(e, term, args);
    if (args != few)
        mem_free(args);
    return value;
}

const struct lang_value *evaluate_term(struct evaluation *e, const struct lang_term *term)
{
    const struct lang_value *value;
    switch (term->op) {
    case LANG_CONSTANT:
        return term->value;
    case LANG_SYMBOL:
        return symbol_value(e, term);
    case LANG_AND:
    case LANG_OR:
        return connective(e, term);
    case LANG_EVERY:
    case LANG_ANY:
        return quantifier(e, term);
    case LANG_MAP:
        return mapped(e, term);
    case LANG_ITE:
        return evaluate_term(e, term->args[holds(e, term->args[0]) ? 1 : 2]);
    default:
        value = strict(e, term);
        return value || term->type->kind != LANG_BOOLEAN ? value : truth(e, false);
    }
}

const struct lang_value *lang_evaluate(struct arena *arena, const struct lang_term *term,
                                       const struct lang_value *const *first, const struct lang_value *const *second,
                                       struct error *error)
{
    struct evaluation e = {.arena = arena, .solutions = {first, first, second}, .error = error};
    const struct lang_value *value = evaluate_term(&e, term);
    return e.failed ? NULL : value;
}
