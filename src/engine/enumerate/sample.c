#include "engine/enumerate/sample.h"

#include <string.h>

static uint64_t next_random(struct sample *sample)
{
    sample->random = sample->random * 6364136223846793005u + 1442695040888963407u;
    return sample->random >> 16;
}

static void put(struct sampled *input, const struct wire_choice *choices, size_t count)
{
    input->choices = mem_realloc(input->choices, (count + 1) * sizeof *choices);
    memcpy(input->choices, choices, count * sizeof *choices);
    input->count = count;
}

void sample_offer(struct sample *sample, const struct wire_choice *choices, size_t count)
{
    sample->seen++;
    if (sample->inputs.count < sample->wanted) {
        struct sampled fresh = {0};
        put(&fresh, choices, count);
        vector_push(&sample->inputs, fresh);
        return;
    }
    uint64_t place = next_random(sample) % sample->seen;
    if (place < sample->wanted)
        put(&sample->inputs.items[place], choices, count);
}

void sample_release(struct sample *sample)
{
    for (size_t i = 0; i < sample->inputs.count; i++)
        mem_free(sample->inputs.items[i].choices);
    vector_release(&sample->inputs);
}
