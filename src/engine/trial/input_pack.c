/* An input as a struct trial_structure: object 0 the arguments. */
#include <string.h>
#include "engine/trial/trials.h"

#define MALLOC_ALIGN 16

static void add_padded(struct text *out, const void *bytes, size_t size)
{
    static const char zeros[8];
    text_add_bytes(out, size ? bytes : "", size);
    text_add_bytes(out, zeros, (8 - size % 8) % 8);
}

static void add_block(struct text *out, const struct input_block *block)
{
    size_t align = block->type && block->type->align > MALLOC_ALIGN ? block->type->align : MALLOC_ALIGN;
    struct trial_object object = {.size = (uint32_t)block->size,
                                  .align = (uint32_t)align,
                                  .pointer_count = (uint32_t)(block->pointer_count + block->function_count)};
    add_padded(out, &object, sizeof object);
    add_padded(out, block->bytes, block->size);
    for (size_t i = 0; i < block->pointer_count; i++) {
        const struct input_pointer *pointer = &block->pointers[i];
        struct trial_pointer packed = {(uint32_t)pointer->at, (uint32_t)pointer->block, pointer->offset};
        add_padded(out, &packed, sizeof packed);
    }
    for (size_t i = 0; i < block->function_count; i++) {
        const struct input_function *function = &block->functions[i];
        struct trial_pointer packed = {(uint32_t)function->at, TRIAL_POOL | function->pool, function->number};
        add_padded(out, &packed, sizeof packed);
    }
}

void trial_pack_input(const struct input *input, uint64_t scopes, struct text *out)
{
    size_t start = out->length;
    struct trial_structure head = {.scopes = scopes, .object_count = (uint32_t)input->blocks.count};
    add_padded(out, &head, sizeof head);
    for (size_t i = 0; i < input->blocks.count; i++)
        add_block(out, &input->blocks.items[i]);
    head.size = (uint32_t)(out->length - start - sizeof head);
    memcpy(out->s + start, &head, sizeof head);
}
