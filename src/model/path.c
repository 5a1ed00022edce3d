/* The search rule's step from one candidate to the next (Boyapati, Khurshid,
 * Marinov 2002, section 3), on a path that is at rest. */
#include "model/value.h"

static bool refers(const struct layout_field *field)
{
    return field->kind == CHOICE_REFERENCE || field->kind == CHOICE_OPAQUE;
}

/* Highest object of pool among the first count choices; -1: none. */
static int64_t highest_of(const struct layout *layout, const struct value_choice *choices, size_t count, int pool)
{
    int64_t highest = -1;
    for (size_t i = 0; i < count; i++) {
        const struct layout_field *field = &layout->fields.items[choices[i].field];
        int64_t object = (int64_t)choices[i].index - field->nullable;
        if (refers(field) && field->pool == pool && object > highest)
            highest = object;
    }
    return highest;
}

static bool can_step(const struct layout *layout, const struct value_choice *choices, size_t last)
{
    const struct layout_field *field = &layout->fields.items[choices[last].field];
    int64_t object = (int64_t)choices[last].index - field->nullable;
    if (choices[last].index + 1 >= field->count)
        return false;
    return !refers(field) || object < 0 || object <= highest_of(layout, choices, last, field->pool);
}

void path_next(const struct layout *layout, struct value_choice *choices, size_t *count)
{
    while (*count && !can_step(layout, choices, *count - 1))
        --*count;
    if (*count)
        choices[*count - 1].index++;
}
