/* Layout: the searched fields as the wire describes them, in the form the
 * inner loop wants; and everything about fields that is not its fast path
 * (bit-fields and union members that share bytes, wide values, guards). */
#include <string.h>
#include <sys/mman.h>
#include "runtime/state.h"

struct hot_field *assay_fields;
struct wire_entry *assay_entries;
uint32_t *assay_chosen, *assay_byte_field;
int32_t *assay_highest;

static const uint32_t *byte_fields(uint32_t offset)
{
    return WIRE_AT(uint32_t, WIRE->byte_lists) + WIRE_AT(uint32_t, WIRE->bytes)[offset];
}

/* Tables live until the worker ends; a second search maps new ones. */
static void *table_of(size_t count, size_t size)
{
    void *table = mmap(NULL, count * size + 64, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return table == MAP_FAILED ? NULL : table;
}

static void load_field(struct hot_field *hot, const struct wire_field *field)
{
    *hot = (struct hot_field){
        .mask = field->mask,
        .unseen_mask = field->unseen_mask,
        .table = WIRE_AT(const uint64_t, field->table),
        .offset = field->offset,
        .count = field->count,
        .size = field->size,
        .guard = field->guard,
        .guard_table = WIRE_AT(const uint8_t, field->guard_table),
        .flags = field->flags,
        .pool = field->pool,
        .nullable = (field->flags & FIELD_NULLABLE) != 0,
        .plain = !(field->flags & (FIELD_SHARED | FIELD_WIDE)),
        .absent = field->guard != NO_FIELD,
    };
}

static void load_bytes(void)
{
    for (uint32_t offset = 0; offset < WIRE->arena_used; offset++) {
        const uint32_t *list = byte_fields(offset);
        assay_byte_field[offset] = SLOW_BYTE;
        if (WIRE_AT(uint32_t, WIRE->bytes)[offset] == NO_OBJECT_BYTE)
            UNSEEN_MAP[offset] = 0xff;
        if (list[0] == 0)
            continue;
        const struct hot_field *field = &assay_fields[list[1]];
        if (list[0] == 1 && field->plain && field->guard == NO_FIELD && !(field->flags & FIELD_UNBOUNDED))
            assay_byte_field[offset] = list[1];
    }
}

bool assay_layout_load(void)
{
    const struct wire *wire = WIRE;
    assay_fields = table_of(wire->field_count + 1, sizeof *assay_fields);
    assay_chosen = table_of(wire->field_count + 1, sizeof *assay_chosen);
    assay_byte_field = table_of(wire->arena_used + 64, sizeof *assay_byte_field);
    assay_highest = table_of(wire->pool_count + 1, sizeof *assay_highest);
    if (!assay_fields || !assay_chosen || !assay_byte_field || !assay_highest)
        return false;
    assay_entries = WIRE_AT(struct wire_entry, wire->entries);
    TOP = assay_entries;
    for (uint32_t p = 0; p <= wire->pool_count; p++)
        assay_highest[p] = -1;
    memset(OBJECTS, 0, wire->arena_used + 64);
    memset(UNSEEN_MAP, 0, wire->arena_used + 64);
    memcpy(OBJECTS, WIRE_AT(uint8_t, wire->arena_image), wire->arena_used);
    for (uint32_t f = 0; f < wire->field_count; f++) {
        load_field(&assay_fields[f], &WIRE_AT(struct wire_field, wire->fields)[f]);
        assay_chosen[f] = UNCHOSEN;
    }
    load_bytes();
    for (uint32_t f = 0; f < wire->field_count; f++) {
        assay_reset(&assay_fields[f]);
        assay_mark(&assay_fields[f], true);
    }
    return true;
}

void assay_set_wide(const struct hot_field *field, uint32_t index)
{
    if (field->flags & FIELD_WIDE) {
        if (!(field->flags & FIELD_UNBOUNDED))
            memcpy(OBJECTS + field->offset, (const uint8_t *)field->table + (size_t)index * field->size, field->size);
        return;
    }
    uint64_t window;
    memcpy(&window, OBJECTS + field->offset, 8);
    window = (window & ~field->mask) | field->table[index];
    memcpy(OBJECTS + field->offset, &window, 8);
}

void assay_set_zero(const struct hot_field *field)
{
    if (field->flags & FIELD_WIDE) {
        memset(OBJECTS + field->offset, 0, field->size);
        return;
    }
    uint64_t window;
    memcpy(&window, OBJECTS + field->offset, 8);
    window &= ~field->mask;
    memcpy(OBJECTS + field->offset, &window, 8);
}

static bool byte_is_seen(uint32_t offset)
{
    const uint32_t *list = byte_fields(offset);
    for (uint32_t i = 1; i <= list[0]; i++)
        if (assay_chosen[list[i]] == UNCHOSEN && assay_pending(list[i]) != NO_FIELD)
            return false;
    return true;
}

void assay_mark_shared(const struct hot_field *field, bool unseen)
{
    for (uint32_t byte = field->offset; byte < field->offset + field->size; byte++) {
        const uint32_t *list = byte_fields(byte);
        if (list[0] == 0)
            continue;
        UNSEEN_MAP[byte] = unseen || !byte_is_seen(byte) ? 0xff : 0;
    }
}

uint32_t assay_pending(uint32_t field)
{
    uint32_t guard = assay_fields[field].guard;
    if (guard == NO_FIELD)
        return field;
    if (assay_chosen[guard] == UNCHOSEN)
        return assay_pending(guard);
    if (!assay_present(field))
        return NO_FIELD;
    return field;
}

bool assay_present(uint32_t field)
{
    for (;;) {
        uint32_t guard = assay_fields[field].guard;
        if (guard == NO_FIELD)
            return true;
        if (assay_chosen[guard] == UNCHOSEN || !assay_fields[field].guard_table[assay_chosen[guard]])
            return false;
        field = guard;
    }
}
