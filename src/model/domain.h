/* Domain: the values one field may take, in the order of the search.  Internal
 * to the model room.
 *
 * Domains are made once and shared: all nodes of a pool point to the same
 * list of values.  They live in the arena of the layout. */
#ifndef ASSAY_MODEL_DOMAIN_H
#define ASSAY_MODEL_DOMAIN_H

#include "base/map.h"
#include "model/bounds.h"
#include "model/layout.h"

struct domain {
    enum choice_kind kind;
    struct domain_value *values;
    uint32_t count;
    int pool;       /* REFERENCE, OPAQUE; else -1 */
    bool nullable;
};

/* What a domain is asked for; label and bound are for messages. */
struct domain_request {
    const struct type *type;
    unsigned bit_width;         /* 0: no bit-field */
    const char *label;
    const struct bound *bound;  /* NULL: none; its statement gives the values */
    bool nonnull;
};

struct domains {
    struct arena *arena;
    VECTOR(struct domain_entry) cache;
    VECTOR(const char *) strings; /* texts behind pointers; a value's .object is its place here until objects exist */
    struct map string_places;
    VECTOR(struct domain_value *) string_values; /* those whose .object must still be moved */
};
void domains_release(struct domains *domains);

bool domain_of_range(struct domains *domains, const struct domain_request *request, long long lo, long long hi,
                     struct domain *out, struct error *error);
bool domain_of_values(struct domains *domains, const struct domain_request *request, struct domain *out,
                      struct error *error);
bool domain_of_strings(struct domains *domains, const struct domain_request *request, struct domain *out,
                       struct error *error);
/* bool: 0 and 1; enum: its constants */
bool domain_of_type(struct domains *domains, const struct domain_request *request, struct domain *out,
                    struct error *error);
bool domain_of_pool(struct domains *domains, const struct domain_request *request, int pool,
                    const struct layout_pool *objects, enum choice_kind kind, struct domain *out, struct error *error);
/* Numbers that other statements suggest: the tags of a union. */
bool domain_of_numbers(struct domains *domains, const struct domain_request *request, const long long *numbers,
                       size_t count, struct domain *out, struct error *error);

#endif
