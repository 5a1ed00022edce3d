/* Statements of a space as the C that states them. */
#include "model/space.h"
#include "model/number.h"

static const char *const names[] = {
    [BOUND_POOL] = "assay_pool",       [BOUND_RANGE] = "assay_range", [BOUND_VALUES] = "assay_values",
    [BOUND_NONNULL] = "assay_nonnull", [BOUND_ARRAY] = "assay_array", [BOUND_OPAQUE] = "assay_opaque",
    [BOUND_STRINGS] = "assay_strings", [BOUND_UNION] = "assay_union",
};

#define ITEMS_SHOWN 8

static void add_items(const struct bound *bound, size_t most, struct text *out)
{
    for (size_t i = 0; i < bound->item_count; i++) {
        text_add(out, ", ");
        if (i == most) {
            text_add(out, "...");
            return;
        }
        if (bound->kind == BOUND_VALUES)
            number_add_real(out, bound->values[i], sizeof(long double));
        else if (bound->strings[i])
            string_add_c(out, bound->strings[i]);
        else
            text_add(out, "NULL");
    }
}

static void add_bound(const struct bound *bound, size_t items_shown, struct text *out)
{
    text_addf(out, "%s(%s", names[bound->kind], bound->type);
    if (bound->kind != BOUND_POOL)
        text_addf(out, ", %s", bound->path);
    if (bound->kind == BOUND_POOL || bound->kind == BOUND_OPAQUE)
        text_addf(out, ", %lld", bound->count);
    else if (bound->kind == BOUND_RANGE)
        text_addf(out, ", %lld, %lld", bound->lo, bound->hi);
    else if (bound->kind == BOUND_ARRAY)
        text_addf(out, ", %s, %lld", bound->other, bound->count);
    else if (bound->kind == BOUND_UNION)
        text_addf(out, ", %s, %lld, %s", bound->other, bound->lo, bound->member);
    else if (bound->kind != BOUND_NONNULL)
        add_items(bound, items_shown, out);
    text_add(out, ")");
}

void bound_print(const struct bound *bound, struct text *out)
{
    add_bound(bound, ITEMS_SHOWN, out);
}

/* What an inferred space says in terms of n: pools of n objects, integers up to n - 1. */
static bool add_bound_of_scope(const struct bound *bound, int scope, struct text *out)
{
    if (bound->kind == BOUND_POOL && bound->count == scope)
        text_addf(out, "assay_pool(%s, n)", bound->type);
    else if (bound->kind == BOUND_RANGE && bound->lo == 0 && bound->hi == (long long)scope - 1)
        text_addf(out, "assay_range(%s, %s, 0, n - 1)", bound->type, bound->path);
    else
        return false;
    return true;
}

static bool is_searched_scalar(const struct parameter *parameter)
{
    return parameter->type->kind == TYPE_INTEGER && !parameter->has_range;
}

void space_print(const struct space *space, const struct function *predicate, struct text *out)
{
    text_addf(out, "ASSAY_SPACE(%s, n)\n{\n", predicate->name);
    for (size_t i = 0; i < space->bounds.count; i++) {
        text_add(out, "    ");
        if (!space->inferred || !add_bound_of_scope(&space->bounds.items[i], space->scope, out))
            add_bound(&space->bounds.items[i], SIZE_MAX, out);
        text_add(out, ";\n");
    }
    if (!space->bounds.count)
        text_add(out, "    (void)n;\n");
    text_add(out, "}\n");
    for (size_t i = 0; space->inferred && i < predicate->parameter_count; i++)
        if (is_searched_scalar(&predicate->parameters[i]))
            text_addf(out, "/* and on the parameter: %s %s ASSAY_IN(0, %d) */\n", predicate->parameters[i].type->name,
                      predicate->parameters[i].name, space->scope > 0 ? space->scope - 1 : 0);
}
