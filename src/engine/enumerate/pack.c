#include "engine/enumerate/pack.h"

#include <stdlib.h>
#include <string.h>
#include "base/map.h"
#include "base/memory.h"

_Static_assert(LAYOUT_ADDRESS == ARENA_ADDRESS && LAYOUT_ROOM == ARENA_SIZE, "the model and the runtime agree");

#define GAP 64 /* bytes behind the last object that are known to be outside */

/* The block is laid out twice by the same code: first only to measure, then to
 * write.  base is NULL while measuring. */
struct packer {
    const struct layout *layout;
    char *base;
    uint64_t used;
    struct map tables; /* contents of a domain, as text, to its offset: equal domains share one */
};

static uint64_t reserve(struct packer *packer, uint64_t size)
{
    uint64_t at = (packer->used + 63) & ~63ul;
    packer->used = at + size;
    return at;
}

static void put(struct packer *packer, uint64_t at, const void *data, size_t size)
{
    if (packer->base && size)
        memcpy(packer->base + at, data, size);
}

/* ---- images of domain values ---- */

static bool is_wide(const struct layout_field *field)
{
    return field->size > 8 || field->bit_shift + field->bit_width > 64;
}

static uint64_t field_mask(const struct layout_field *field)
{
    unsigned bits = field->bit_width ? field->bit_width : field->size * 8;
    uint64_t ones = bits >= 64 ? ~0ul : (1ul << bits) - 1;
    return ones << field->bit_shift;
}

static uint64_t byte_mask(const struct layout_field *field)
{
    return field->size >= 8 ? ~0ul : (1ul << field->size * 8) - 1;
}

static uint64_t pack_table(struct packer *packer, const struct layout_field *field)
{
    size_t width = is_wide(field) ? field->size : 8;
    uint64_t at = reserve(packer, (uint64_t)field->count * width);
    if (!packer->base || field->kind == CHOICE_UNBOUNDED)
        return at;
    uint8_t *image = mem_alloc(field->size + 8); /* whole 8 bytes are copied */
    for (uint32_t i = 0; i < field->count; i++) {
        layout_value_image(packer->layout, field, i, image);
        put(packer, at + (uint64_t)i * width, image, width);
    }
    mem_free(image);
    return at;
}

/* Fields with the same domain have the same values pointer or equal shape: cells of an array, fields of a pool. */
static uint64_t shared_table(struct packer *packer, const struct layout_field *field)
{
    char *key = mem_format("%p/%u/%u/%u/%u/%d", (void *)field->values, field->count, field->size, field->bit_shift,
                           field->bit_width, field->kind);
    uint64_t at = (uint64_t)map_get(&packer->tables, key); /* never 0: the header is first */
    if (!at) {
        at = pack_table(packer, field);
        map_put(&packer->tables, key, (void *)at);
    }
    mem_free(key);
    return at;
}

/* ---- sections ---- */


static uint16_t flags_of(const struct layout_field *field, bool shared)
{
    uint16_t flags = shared ? FIELD_SHARED : 0;
    if (field->kind == CHOICE_REFERENCE || field->kind == CHOICE_OPAQUE)
        flags |= FIELD_REFERENCE;
    if (field->nullable)
        flags |= FIELD_NULLABLE;
    if (field->kind == CHOICE_UNBOUNDED)
        flags |= FIELD_UNBOUNDED;
    if (is_wide(field))
        flags |= FIELD_WIDE;
    if (field->beyond)
        flags |= FIELD_BEYOND;
    return flags;
}

static void pack_fields(struct packer *packer, struct wire *wire, const uint8_t *shared)
{
    const struct layout *layout = packer->layout;
    uint64_t fields = reserve(packer, layout->fields.count * sizeof(struct wire_field));
    for (size_t f = 0; f < layout->fields.count; f++) {
        const struct layout_field *field = &layout->fields.items[f];
        struct wire_field packed = {
            .mask = field_mask(field),
            .unseen_mask = byte_mask(field),
            .table = shared_table(packer, field),
            .offset = field->offset,
            .size = field->size,
            .count = field->count,
            .flags = flags_of(field, shared[f]),
            .pool = (uint16_t)(field->pool < 0 ? (int)layout->pools.count : field->pool),
            .guard = field->guard,
        };
        if (field->guard != UINT32_MAX) {
            uint32_t count = layout->fields.items[field->guard].count;
            packed.guard_table = (uint32_t)reserve(packer, count);
            put(packer, packed.guard_table, field->guard_active, count);
        }
        put(packer, fields + f * sizeof packed, &packed, sizeof packed);
    }
    wire->fields = (uint32_t)fields;
    wire->field_count = (uint32_t)layout->fields.count;
}

static void pack_objects(struct packer *packer, struct wire *wire)
{
    const struct layout *layout = packer->layout;
    uint64_t objects = reserve(packer, layout->objects.count * sizeof(struct wire_object));
    for (size_t i = 0; i < layout->objects.count; i++) {
        const struct layout_object *object = &layout->objects.items[i];
        struct wire_object packed = {object->offset, object->size, object->first_field, object->field_count};
        put(packer, objects + i * sizeof packed, &packed, sizeof packed);
        if (object->kind == OBJECT_ARGUMENTS || object->kind == OBJECT_FRESH)
            wire->root_object = (uint32_t)i;
    }
    uint64_t pools = reserve(packer, (layout->pools.count + 1) * sizeof(struct wire_pool));
    for (size_t i = 0; i < layout->pools.count; i++) {
        struct wire_pool packed = {layout->pools.items[i].first_object, layout->pools.items[i].object_count};
        put(packer, pools + i * sizeof packed, &packed, sizeof packed);
    }
    wire->objects = (uint32_t)objects;
    wire->object_count = (uint32_t)layout->objects.count;
    wire->pools = (uint32_t)pools;
    wire->pool_count = (uint32_t)layout->pools.count;
}

/* Which fields lie on each byte; fields that share one are flagged. */
struct byte_map {
    uint32_t *first;  /* [arena bytes]: index into lists */
    VECTOR(uint32_t) lists;
    uint8_t *shared;  /* [fields] */
};

static bool same_list(const uint32_t *list, const uint32_t *fields, uint32_t count)
{
    return list[0] == count && memcmp(list + 1, fields, count * sizeof *fields) == 0;
}

static void add_byte(struct byte_map *map, uint32_t byte, const uint32_t *fields, uint32_t count)
{
    if (byte > 0 && map->first[byte - 1] && same_list(map->lists.items + map->first[byte - 1], fields, count)) {
        map->first[byte] = map->first[byte - 1];
        return;
    }
    map->first[byte] = (uint32_t)map->lists.count;
    vector_push(&map->lists, count);
    for (uint32_t i = 0; i < count; i++)
        vector_push(&map->lists, fields[i]);
}

/* Fields of one object that may touch: few, so all pairs within a window are looked at. */
static void map_object(struct byte_map *map, const struct layout *layout, const uint32_t *by_offset, size_t from,
                       size_t to)
{
    VECTOR(uint32_t) here = VECTOR_INIT;
    for (size_t i = from; i < to; i++) {
        const struct layout_field *field = &layout->fields.items[by_offset[i]];
        for (uint32_t byte = field->offset; byte < field->offset + field->size; byte++) {
            if (map->first[byte])
                continue;
            here.count = 0;
            for (size_t k = from; k < to; k++) {
                const struct layout_field *other = &layout->fields.items[by_offset[k]];
                if (other->offset <= byte && byte < other->offset + other->size)
                    vector_push(&here, by_offset[k]);
            }
            for (size_t k = 0; here.count > 1 && k < here.count; k++)
                map->shared[here.items[k]] = 1;
            add_byte(map, byte, here.items, (uint32_t)here.count);
        }
    }
    vector_release(&here);
}

static int compare_numbers(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

struct offset_order {
    uint32_t offset, field;
};

static int compare_offsets(const void *a, const void *b)
{
    const struct offset_order *x = a, *y = b;
    if (x->offset != y->offset)
        return x->offset < y->offset ? -1 : 1;
    return compare_numbers(&x->field, &y->field);
}

static void map_bytes(struct byte_map *map, const struct layout *layout)
{
    size_t count = layout->fields.count;
    struct offset_order *order = mem_array(count + 1, sizeof *order);
    uint32_t *by_offset = mem_array(count + 1, sizeof *by_offset);
    for (size_t i = 0; i < count; i++)
        order[i] = (struct offset_order){layout->fields.items[i].offset, (uint32_t)i};
    qsort(order, count, sizeof *order, compare_offsets);
    for (size_t i = 0; i < count; i++)
        by_offset[i] = order[i].field;
    vector_push(&map->lists, 0); /* NO_FIELD_BYTE */
    vector_push(&map->lists, 0); /* NO_OBJECT_BYTE */
    for (size_t from = 0, to; from < count; from = to) {
        uint64_t end = 0;
        for (to = from; to < count; to++) { /* a run of fields that overlap */
            const struct layout_field *field = &layout->fields.items[by_offset[to]];
            if (to > from && field->offset >= end)
                break;
            if (field->offset + field->size > end)
                end = field->offset + field->size;
        }
        qsort(by_offset + from, to - from, sizeof *by_offset, compare_numbers);
        map_object(map, layout, by_offset, from, to);
    }
    mem_free(order);
    mem_free(by_offset);
}

/* Everything outside of objects, and inside those that nobody looks into. */
static void map_gaps(struct byte_map *map, const struct layout *layout)
{
    uint8_t *inside = mem_array(layout->arena_used + GAP, 1);
    for (size_t i = 0; i < layout->objects.count; i++) {
        const struct layout_object *object = &layout->objects.items[i];
        if (object->kind != OBJECT_OPAQUE)
            memset(inside + object->offset, 1, object->size);
    }
    for (uint32_t byte = 0; byte < layout->arena_used + GAP; byte++)
        if (!inside[byte])
            map->first[byte] = NO_OBJECT_BYTE;
    mem_free(inside);
}

static void pack_bytes(struct packer *packer, struct wire *wire, const struct byte_map *map)
{
    size_t bytes = packer->layout->arena_used + GAP;
    wire->bytes = (uint32_t)reserve(packer, bytes * sizeof(uint32_t));
    put(packer, wire->bytes, map->first, bytes * sizeof(uint32_t));
    wire->byte_lists = (uint32_t)reserve(packer, map->lists.count * sizeof(uint32_t));
    put(packer, wire->byte_lists, map->lists.items, map->lists.count * sizeof(uint32_t));
    wire->arena_image = (uint32_t)reserve(packer, bytes);
    put(packer, wire->arena_image, packer->layout->image, packer->layout->arena_used);
    wire->arena_used = (uint32_t)bytes;
}

static void pack_all(struct packer *packer, struct wire *wire, const struct byte_map *map)
{
    size_t fields = packer->layout->fields.count;
    reserve(packer, sizeof *wire);
    pack_fields(packer, wire, map->shared);
    pack_objects(packer, wire);
    pack_bytes(packer, wire, map);
    reserve(packer, sizeof(struct wire_entry)); /* room before the first entry */
    wire->entries = (uint32_t)reserve(packer, (fields + 2) * sizeof(struct wire_entry));
    wire->replay = (uint32_t)reserve(packer, (fields + 1) * sizeof(struct wire_choice));
    /* a record may be as long as all fields: the ring holds several */
    uint32_t ring = PACK_RING;
    while (ring < 8 * (fields + 1) * sizeof(struct wire_choice) + 65536)
        ring *= 2;
    wire->ring = (uint32_t)reserve(packer, ring);
    wire->ring_size = ring;
    wire->common.magic = WIRE_MAGIC;
}

static bool measure_and_write(struct block *block, const struct layout *layout, const struct byte_map *map,
                              struct error *error)
{
    struct wire measured = {0};
    struct packer packer = {.layout = layout};
    pack_all(&packer, &measured, map);
    map_release(&packer.tables);
    uint64_t size = (packer.used + 4095) & ~4095ul;
    if (size > WIRE_MOST)
        return error_set(error, ERROR_INPUT,
                         "the space at scope %d is too large: %zu fields need %llu MiB, and there is room for %llu",
                         layout->scope, layout->fields.count, (unsigned long long)size >> 20,
                         (unsigned long long)WIRE_MOST >> 20);
    if (!block_create(block, size, error))
        return false;
    packer = (struct packer){.layout = layout, .base = (char *)block->wire};
    pack_all(&packer, block->wire, map);
    block->wire->common.size = size;
    map_release(&packer.tables);
    return true;
}

bool pack_layout(struct block *block, const struct layout *layout, struct error *error)
{
    struct byte_map map = {.first = mem_array(layout->arena_used + GAP, sizeof(uint32_t)),
                           .shared = mem_array(layout->fields.count + 1, 1)};
    map_bytes(&map, layout);
    map_gaps(&map, layout);
    bool ok = measure_and_write(block, layout, &map, error);
    vector_release(&map.lists);
    mem_free(map.first);
    mem_free(map.shared);
    return ok;
}

bool pack_nothing(struct block *block, struct error *error)
{
    uint64_t entries = (sizeof(struct wire) + 127) & ~63ul, ring = entries + 4096;
    if (!block_create(block, (ring + PACK_RING + 4095) & ~4095ul, error))
        return false;
    struct wire *wire = block->wire;
    wire->common.magic = WIRE_MAGIC;
    wire->common.size = block->size;
    wire->entries = (uint32_t)entries;
    wire->ring = (uint32_t)ring;
    wire->ring_size = PACK_RING;
    return true;
}
