/* Sample: a number of inputs out of a stream of unknown length, each as likely
 * as any other (Vitter's algorithm R); the same stream gives the same sample. */
#ifndef ASSAY_ENGINE_ENUMERATE_SAMPLE_H
#define ASSAY_ENGINE_ENUMERATE_SAMPLE_H

#include "base/vector.h"
#include "runtime/wire.h"

struct sampled {
    struct wire_choice *choices; /* owned */
    size_t count;
};

struct sample {
    size_t wanted;
    uint64_t seen, random;
    VECTOR(struct sampled) inputs;
};
void sample_offer(struct sample *sample, const struct wire_choice *choices, size_t count);
void sample_release(struct sample *sample);

#endif
