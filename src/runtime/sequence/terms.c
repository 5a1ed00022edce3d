/* What was learned that the numbers of a call have to be, "outlen == 8 || outlen
 * == 16".  What a user declares is compiled instead. */
#include "runtime/sequence/arguments.h"

/* Wider than any: differences of unsigned numbers are what they are. */
static __int128 number_of(const struct sequence_node *node, const void *argument)
{
    uint64_t bits = 0;
    uint32_t size = node->size < sizeof bits ? node->size : (uint32_t)sizeof bits, unused = 64 - size * 8;
    memcpy(&bits, argument, size);
    bits <<= unused;
    return node->flags & ARGUMENT_SIGNED ? (__int128)((int64_t)bits >> unused) : (__int128)(bits >> unused);
}

static __int128 reckon(uint32_t kind, __int128 a, __int128 b)
{
    switch (kind) {
    case TERM_OR:
        return a || b;
    case TERM_AND:
        return a && b;
    case TERM_EQUAL:
        return a == b;
    case TERM_UNEQUAL:
        return a != b;
    case TERM_LESS:
        return a < b;
    case TERM_LESS_EQUAL:
        return a <= b;
    case TERM_MORE:
        return a > b;
    case TERM_MORE_EQUAL:
        return a >= b;
    case TERM_PLUS:
        return a + b;
    case TERM_LESSENED:
        return a - b;
    case TERM_TIMES:
        return (__int128)(int64_t)a * (int64_t)b;
    case TERM_DIVIDED:
        return b ? a / b : 0;
    case TERM_REST:
        return b ? a % b : 0;
    case TERM_BITS:
        return a & b;
    default:
        return 0;
    }
}

bool terms_hold(const struct sequence_operation *operation, const struct call *call)
{
    const struct sequence_term *terms =
        (const struct sequence_term *)in_block(sequences->terms) + operation->terms_first;
    __int128 waiting[SEQUENCE_TERMS_DEEP + 1] = {1};
    uint32_t depth = 0;
    for (uint32_t i = 0; i < operation->term_count; i++) {
        const struct sequence_term *term = &terms[i];
        if (term->kind == TERM_NUMBER)
            waiting[depth++] = term->number;
        else if (term->kind == TERM_PARAMETER)
            waiting[depth++] =
                number_of(&nodes[operation->parameters + term->parameter], call->arguments[term->parameter]);
        else if (term->kind == TERM_NOT)
            waiting[depth - 1] = !waiting[depth - 1];
        else if (term->kind == TERM_MINUS)
            waiting[depth - 1] = -waiting[depth - 1];
        else {
            depth--;
            waiting[depth - 1] = reckon(term->kind, waiting[depth - 1], waiting[depth]);
        }
    }
    return waiting[0] != 0;
}
