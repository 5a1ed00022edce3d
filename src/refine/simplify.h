/* Simplify: the shortest sequence that still breaks the same way (Pacheco,
 * Directed Random Testing, section 6.1).
 *
 * Removal of calls that nothing needs, in parts from the end to the beginning,
 * halves first, where needed together with a change of the numbers that count
 * them; of long sequences also short samples, drawn until one breaks; then
 * replacement: an object is made by a shorter component, or taken from an object
 * that is there already; then each argument towards the simplest value (0, the
 * empty string, a shorter buffer, the first function, an object instead of
 * another).  A candidate passes the gate before it is tried.  A hundred calls
 * take a few hundred candidates, and the result is the same every time. */
#ifndef ASSAY_REFINE_SIMPLIFY_H
#define ASSAY_REFINE_SIMPLIFY_H

#include "engine/sequence/sequence.h"

struct simplify_services {
    void *data;
    /* is_same[i]: it breaks, and by the same cause.  Candidates are tried together; the first one in order that is the
     * same is taken.  False: stop. */
    bool (*try)(void *data, const struct sequence *const *candidates, size_t count, bool *is_same);
    /* Components, shortest first, that give an object of sort; NULL at the end; valid until the next call. */
    const struct sequence *(*component)(void *data, uint32_t sort, size_t number);
};

struct simplify_result {
    struct sequence sequence;
    unsigned long long tried;
    bool complete; /* nothing makes it simpler; false: the deadline */
};
/* deadline in clock_seconds(), 0: none. */
void simplify_run(struct simplify_result *result, const struct sequence *from, const struct sequence_plan *plan,
                  const struct simplify_services *services, double deadline);
void simplify_result_release(struct simplify_result *result);

#endif
