/* Text: what printing and parsing of sequences agree on. */
#ifndef ASSAY_ENGINE_SEQUENCE_TEXT_H
#define ASSAY_ENGINE_SEQUENCE_TEXT_H

#include <string.h>

#include "engine/sequence/walking.h"

/* Written with a & before it: a pointer to one value, storage that is filled, a variable. */
static inline bool sequence_is_addressed(const struct sequence_node *node)
{
    return node->kind == SEQ_OBJECT || node->flags & ARGUMENT_MOVED ||
           (node->kind == SEQ_HANDLE && (node->flags & ARGUMENT_OUT || node->holding == SEQ_HOLD_VARIABLE));
}

/* NULL: it has none. */
static inline const char *sequence_member_name(const struct sequence_plan *plan, uint32_t node)
{
    const struct role *role = plan->roles.items[node];
    return role && role->field ? role->field->name : NULL;
}

/* The first function of a pool that is called so, or does so. */
static inline size_t sequence_function_of(const struct stub_pool *pool, const char *text)
{
    size_t i = 0;
    for (; text && i < pool->functions.count; i++) {
        const struct stub_function *function = &pool->functions.items[i];
        const char *known = function->name ? function->name : function->words;
        if (known && strcmp(known, text) == 0)
            return i;
    }
    return pool->functions.count;
}

static inline double sequence_float_of(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

static inline uint64_t sequence_bits_of(double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

#endif
