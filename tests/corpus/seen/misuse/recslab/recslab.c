#include "recslab.h"

#include <string.h>

#define MAGIC 0x3142414C53434552u
#define IN_USE UINT32_MAX

struct header {
    uint64_t magic;
    uint32_t record_size;
    uint32_t capacity;
    uint32_t count;
    uint32_t free;              /* first free slot, 0 for none */
};

/* A slot is this and the record, rounded up to whole words. */
struct slot {
    uint32_t link;              /* IN_USE, or the next free slot, 0 for none */
    uint32_t reserved;
};

static size_t stride(size_t record_size)
{
    return sizeof(struct slot) + (record_size + 7) / 8 * 8;
}

static struct slot *slot_at(void *image, rs_id id)
{
    struct header *h = image;
    unsigned char *first = (unsigned char *)image + sizeof *h;

    return (struct slot *)(void *)(first + (size_t)(id - 1) * stride(h->record_size));
}

/* Adds the slots after the present ones up to a capacity, all free. */
static void add_slots(void *image, uint32_t capacity)
{
    struct header *h = image;
    uint32_t id;

    for (id = capacity; id > h->capacity; id--) {
        struct slot *slot = slot_at(image, id);

        slot->link = h->free;
        slot->reserved = 0;
        h->free = id;
    }
    h->capacity = capacity;
}

/* How many records fit into an image. */
static uint32_t fitting(size_t size, size_t record_size)
{
    size_t n;

    if (size < sizeof(struct header))
        return 0;
    n = (size - sizeof(struct header)) / stride(record_size);
    return n > RS_MAX_COUNT ? RS_MAX_COUNT : (uint32_t)n;
}

int rs_format(void *image, size_t size, size_t record_size)
{
    struct header *h = image;
    uint32_t capacity;

    if (record_size < 1 || record_size > RS_MAX_RECORD)
        return -1;
    capacity = fitting(size, record_size);
    if (capacity == 0)
        return -1;
    h->magic = MAGIC;
    h->record_size = (uint32_t)record_size;
    h->capacity = 0;
    h->count = 0;
    h->free = 0;
    add_slots(image, capacity);
    return 0;
}

int rs_open(struct rs_store *s, void *image, size_t size)
{
    struct header *h = image;
    uint32_t id, used = 0, unused = 0;

    if (size < sizeof *h || h->magic != MAGIC)
        return -1;
    if (h->record_size < 1 || h->record_size > RS_MAX_RECORD)
        return -1;
    if (h->capacity == 0 || h->capacity > fitting(size, h->record_size) || h->count > h->capacity)
        return -1;
    for (id = 1; id <= h->capacity; id++)
        if (slot_at(image, id)->link == IN_USE)
            used++;
    if (used != h->count)
        return -1;
    for (id = h->free; id != 0; id = slot_at(image, id)->link) {
        if (id > h->capacity || slot_at(image, id)->link == IN_USE)
            return -1;
        if (++unused > h->capacity - used)
            return -1;
    }
    if (unused != h->capacity - used)
        return -1;
    s->image = image;
    return 0;
}

size_t rs_record_size(const struct rs_store *s)
{
    const struct header *h = s->image;

    return h->record_size;
}

size_t rs_count(const struct rs_store *s)
{
    const struct header *h = s->image;

    return h->count;
}

size_t rs_capacity(const struct rs_store *s)
{
    const struct header *h = s->image;

    return h->capacity;
}

rs_id rs_put(struct rs_store *s, const void *record)
{
    struct header *h = s->image;
    rs_id id = h->free;
    struct slot *slot;

    if (id == 0)
        return 0;
    slot = slot_at(s->image, id);
    memmove(slot + 1, record, h->record_size);
    h->free = slot->link;
    slot->link = IN_USE;
    h->count++;
    return id;
}

/* The slot of a record in use, NULL if the number is not in use. */
static struct slot *used_slot(const struct rs_store *s, rs_id id)
{
    const struct header *h = s->image;
    struct slot *slot;

    if (id < 1 || id > h->capacity)
        return NULL;
    slot = slot_at(s->image, id);
    return slot->link == IN_USE ? slot : NULL;
}

void *rs_get(const struct rs_store *s, rs_id id)
{
    struct slot *slot = used_slot(s, id);

    return slot == NULL ? NULL : slot + 1;
}

int rs_remove(struct rs_store *s, rs_id id)
{
    struct header *h = s->image;
    struct slot *slot = used_slot(s, id);

    if (slot == NULL)
        return -1;
    slot->link = h->free;
    h->free = id;
    h->count--;
    return 0;
}

rs_id rs_next(const struct rs_store *s, rs_id id)
{
    const struct header *h = s->image;

    while (id < h->capacity) {
        id++;
        if (used_slot(s, id) != NULL)
            return id;
    }
    return 0;
}

int rs_move(struct rs_store *s, void *image, size_t size)
{
    struct header *h = s->image;
    uint32_t capacity = fitting(size, h->record_size);

    if (capacity < h->capacity)
        return -1;
    if (image != s->image)
        memmove(image, s->image, sizeof *h + h->capacity * stride(h->record_size));
    add_slots(image, capacity);
    s->image = image;
    return 0;
}
