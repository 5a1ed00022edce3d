/* The domain of a scalar field: what its statement says, or what other
 * statements and its type suggest. */
#include "model/shape.h"
#include "model/type_kinds.h"

#define DOMAIN_KINDS (1u << BOUND_RANGE | 1u << BOUND_VALUES | 1u << BOUND_STRINGS | 1u << BOUND_OPAQUE)

static bool same_position(struct position a, const struct field *field, uint64_t bit_offset)
{
    return a.field == field && a.bit_offset == bit_offset;
}

/* Statements of a kind that name the place as their other field (length or
 * tag): visits those of the outermost struct that has any. */
struct other_visit {
    const struct walk *walk;
    const struct place *place;
    enum bound_kind kind;
    void (*visit)(struct other_visit *visit, const struct resolved_bound *resolved);
    long long most;
    const struct bound *bound;
    VECTOR(long long) tags;
};

static bool is_effective(const struct bounds *bounds, const struct resolved_bound *resolved)
{
    return resolved->bound->kind == BOUND_UNION ||
           bounds_find(bounds, 1u << resolved->bound->kind, resolved->type, resolved->at) == resolved;
}

static bool visit_others(struct other_visit *visit)
{
    const struct walk *walk = visit->walk;
    const struct bounds *bounds = walk->shaping->bounds;
    bool found = false;
    for (size_t f = walk->first_frame; f < walk->frames.count && !found; f++)
        for (size_t i = 0; i < bounds->items.count; i++) {
            const struct resolved_bound *resolved = &bounds->items.items[i];
            if (resolved->bound->kind != visit->kind || resolved->type != walk->frames.items[f].type ||
                !same_position(resolved->other, visit->place->field,
                               visit->place->folded - walk->frames.items[f].folded) ||
                !is_effective(bounds, resolved))
                continue;
            visit->visit(visit, resolved);
            found = true;
        }
    return found;
}

static void take_most(struct other_visit *visit, const struct resolved_bound *resolved)
{
    if (!visit->bound || resolved->bound->count < visit->most) {
        visit->most = resolved->bound->count;
        visit->bound = resolved->bound;
    }
}

static void take_tag(struct other_visit *visit, const struct resolved_bound *resolved)
{
    visit->bound = resolved->bound;
    vector_push(&visit->tags, resolved->bound->lo);
}

/* ---- lengths ---- */

static bool check_length(const struct other_visit *length, const struct domain *domain, const struct bound *statement,
                         struct error *error)
{
    for (uint32_t i = 0; i < domain->count; i++) {
        long long value = domain->values[i].integer;
        if (value < 0 || value > length->most)
            return bound_error(error, statement ? statement : length->bound,
                               "'%s' is the length of '%s', which is 0..%lld; %lld is outside", length->bound->other,
                               length->bound->path, length->most, value);
    }
    return true;
}

/* ---- the parts of the decision ---- */

static bool bounded(const struct walk *walk, struct resolved_bound *resolved, const struct domain_request *request,
                    struct domain *domain)
{
    struct shaping *shaping = walk->shaping;
    const struct bound *bound = resolved->bound;
    switch (bound->kind) {
    case BOUND_RANGE:
        return domain_of_range(&shaping->domains, request, bound->lo, bound->hi, domain, shaping->error);
    case BOUND_VALUES:
        return domain_of_values(&shaping->domains, request, domain, shaping->error);
    case BOUND_STRINGS:
        return domain_of_strings(&shaping->domains, request, domain, shaping->error);
    default:
        break;
    }
    if (resolved->pool < 0 &&
        !shaping_add_pool(shaping, bound, NULL, request->type->target, resolved->at.field->name, &resolved->pool))
        return false;
    return domain_of_pool(&shaping->domains, request, resolved->pool, &shaping->layout->pools.items[resolved->pool],
                          CHOICE_OPAQUE, domain, shaping->error);
}

static bool reference(const struct walk *walk, const struct domain_request *request, const struct bound *nonnull,
                      struct domain *domain)
{
    struct shaping *shaping = walk->shaping;
    int pool = request->type->target->kind == TYPE_STRUCT ? shaping_pool_of(shaping, request->type->target) : -1;
    if (pool >= 0)
        return domain_of_pool(&shaping->domains, request, pool, &shaping->layout->pools.items[pool], CHOICE_REFERENCE,
                              domain, shaping->error);
    if (nonnull)
        return bound_error(shaping->error, nonnull,
                           "there is no pool of %s to choose from; add assay_pool or assay_opaque",
                           request->type->target->name);
    return true;
}

static bool suggested_by_tags(const struct walk *walk, const struct place *place, struct domain_request *request,
                              struct domain *domain)
{
    struct other_visit tags = {.walk = walk, .place = place, .kind = BOUND_UNION, .visit = take_tag};
    bool good = true;
    if (visit_others(&tags)) {
        request->bound = tags.bound;
        good = domain_of_numbers(&walk->shaping->domains, request, tags.tags.items, tags.tags.count, domain,
                                 walk->shaping->error);
    }
    vector_release(&tags.tags);
    return good;
}

static bool by_default(const struct walk *walk, const struct place *place, struct domain_request *request,
                       const struct bound *nonnull, struct domain *domain)
{
    struct shaping *shaping = walk->shaping;
    switch (place->type->kind) {
    case TYPE_BOOL:
    case TYPE_ENUM:
        return domain_of_type(&shaping->domains, request, domain, shaping->error);
    case TYPE_POINTER:
        return reference(walk, request, nonnull, domain);
    case TYPE_INTEGER:
        return suggested_by_tags(walk, place, request, domain);
    default:
        return true;
    }
}

bool scalar_domain(const struct walk *walk, const struct place *place, struct domain *domain)
{
    struct shaping *shaping = walk->shaping;
    struct other_visit length = {.walk = walk, .place = place, .kind = BOUND_ARRAY, .visit = take_most};
    struct resolved_bound *statement = walk_find(walk, DOMAIN_KINDS, place, NULL);
    struct resolved_bound *nonnull = walk_find(walk, 1u << BOUND_NONNULL, place, NULL);
    struct domain_request request = {place->type, place->bit_width, walk_label(walk), NULL, nonnull != NULL};
    bool is_length = place->type->kind == TYPE_INTEGER && visit_others(&length);
    *domain = (struct domain){.kind = CHOICE_UNBOUNDED, .pool = -1};
    if (statement) {
        request.bound = statement->bound;
        if (!bounded(walk, statement, &request, domain))
            return false;
        return !is_length || check_length(&length, domain, statement->bound, shaping->error);
    }
    if (is_length) {
        request.bound = length.bound;
        return domain_of_range(&shaping->domains, &request, 0, length.most, domain, shaping->error);
    }
    return by_default(walk, place, &request, nonnull ? nonnull->bound : NULL, domain);
}
