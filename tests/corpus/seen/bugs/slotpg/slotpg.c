#include "slotpg.h"

#include <assert.h>
#include <string.h>

static unsigned get16(const unsigned char *p)
{
    return p[0] | (unsigned)p[1] << 8;
}

static void put16(unsigned char *p, unsigned v)
{
    p[0] = v & 255;
    p[1] = v >> 8 & 255;
}

/* A slot is offset and length; that of a dead one is 0. */
static unsigned slot_offset(const slotpg *page, int slot)
{
    return get16(page->bytes + slot * SLP_SLOT);
}

static unsigned slot_length(const slotpg *page, int slot)
{
    return get16(page->bytes + slot * SLP_SLOT + 2);
}

static void slot_set(slotpg *page, int slot, unsigned offset, unsigned length)
{
    put16(page->bytes + slot * SLP_SLOT, offset);
    put16(page->bytes + slot * SLP_SLOT + 2, length);
}

static int live(const slotpg *page, int slot)
{
    return slot >= 0 && slot < page->nslots && slot_length(page, slot) > 0;
}

void slp_init(slotpg *page)
{
    memset(page, 0, sizeof *page);
    page->upper = SLP_SIZE;
}

size_t slp_room(const slotpg *page)
{
    size_t used = (size_t)page->nslots * SLP_SLOT;

    for (int i = 0; i < page->nslots; i++)
        used += slot_length(page, i);
    return SLP_SIZE - used;
}

/* Moves all records to the end of the page. */
static void compact(slotpg *page)
{
    unsigned char old[SLP_SIZE];
    unsigned upper = SLP_SIZE;

    memcpy(old, page->bytes, sizeof old);
    for (int i = 0; i < page->nslots; i++) {
        unsigned length = slot_length(page, i);

        if (length == 0)
            continue;
        upper -= length;
        memcpy(page->bytes + upper, old + slot_offset(page, i), length);
        slot_set(page, i, upper, length);
    }
    page->upper = (uint16_t)upper;
}

/* Writes a record for which there is room into a slot of the directory. */
static void store(slotpg *page, int slot, const void *record, size_t length)
{
    if (page->upper < page->nslots * SLP_SLOT + length)
        compact(page);
    assert(page->upper >= page->nslots * SLP_SLOT + length);
    page->upper = (uint16_t)(page->upper - length);
    memcpy(page->bytes + page->upper, record, length);
    slot_set(page, slot, page->upper, (unsigned)length);
}

int slp_insert(slotpg *page, const void *record, size_t length)
{
    unsigned char copy[SLP_MAXREC]; /* the record may be one of this page */
    int slot = 0;

    if (length == 0 || length > SLP_MAXREC)
        return -1;
    if (slp_room(page) < length + (page->ndead > 0 ? 0 : SLP_SLOT))
        return -1;
    memcpy(copy, record, length);
    if (page->ndead > 0) {
        while (slot < page->nslots && live(page, slot))
            slot++;
        assert(slot < page->nslots);
        page->ndead--;
    } else {
        if (page->upper < (page->nslots + 1) * SLP_SLOT)
            compact(page);
        slot = page->nslots++;
        slot_set(page, slot, 0, 0);
    }
    store(page, slot, copy, length);
    return slot;
}

int slp_delete(slotpg *page, int slot)
{
    if (!live(page, slot))
        return -1;
    slot_set(page, slot, 0, 0);
    if (slot < page->nslots - 1) {
        page->ndead++;
        return 0;
    }
    /* The directory ends with a record that lives. */
    while (page->nslots > 0 && !live(page, page->nslots - 1))
        page->nslots--;
    return 0;
}

int slp_update(slotpg *page, int slot, const void *record, size_t length)
{
    unsigned char copy[SLP_MAXREC];

    if (!live(page, slot) || length == 0 || length > SLP_MAXREC)
        return -1;
    if (slp_room(page) + slot_length(page, slot) < length)
        return -1;
    memcpy(copy, record, length);
    slot_set(page, slot, 0, 0);
    store(page, slot, copy, length);
    return 0;
}

const void *slp_get(const slotpg *page, int slot, size_t *length)
{
    if (!live(page, slot))
        return NULL;
    if (length)
        *length = slot_length(page, slot);
    return page->bytes + slot_offset(page, slot);
}

int slp_slots(const slotpg *page)
{
    return page->nslots;
}
