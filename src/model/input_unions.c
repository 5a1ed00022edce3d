#include "model/input_import.h"

#include "model/type_kinds.h"

/* A tag in an array that is also around the union means the tag of the same cell. */
static uint64_t tag_place(const struct surroundings *around, size_t frame, const struct position *tag)
{
    const struct around *outer = &around->items.items[frame];
    uint64_t folded = outer->folded + tag->bit_offset, at = outer->at + tag->bit_offset;
    for (size_t i = frame + 1; i < around->items.count; i++) {
        const struct around *array = &around->items.items[i];
        if (array->type->kind == TYPE_ARRAY && folded >= array->folded &&
            folded < array->folded + 8 * array->type->target->size)
            at += array->shift;
    }
    return at;
}

static bool tag_is(const struct raw_block *memory, uint64_t bit, const struct field *field, long long wanted)
{
    struct input_block block = {.size = memory->size, .bytes = (unsigned char *)memory->bytes};
    struct input_place place = {.type = type_cell(field->type), .at = bit / 8};
    if (!place.type || !type_is_discrete(place.type))
        return false;
    if (field->bit_width) {
        place.bit_shift = bit % 8;
        place.bit_width = field->bit_width;
    }
    __int128 value = input_integer(&block, place);
    return type_is_negative(place.type) ? value == wanted : (unsigned long long)value == (unsigned long long)wanted;
}

/* As in the search, the statements of the outermost struct that has any count. */
const struct field *unions_member(const struct bounds *bounds, const struct surroundings *around,
                                  const struct raw_block *memory, const struct field *union_field, uint64_t folded)
{
    const struct field *member = NULL;
    bool found = false;
    for (size_t f = 0; f < around->items.count && !found; f++) {
        const struct around *outer = &around->items.items[f];
        for (size_t i = 0; i < bounds->items.count; i++) {
            const struct resolved_bound *resolved = &bounds->items.items[i];
            if (resolved->bound->kind != BOUND_UNION || resolved->type != outer->type ||
                resolved->at.field != union_field || resolved->at.bit_offset + outer->folded != folded)
                continue;
            found = true;
            if (tag_is(memory, tag_place(around, f, &resolved->other), resolved->other.field, resolved->bound->lo))
                member = resolved->member;
        }
    }
    return member;
}
