#include "savedeck.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    int used;
    unsigned char *blob;
    size_t size;
    char label[SD_MAX_LABEL + 1];
} slot_t;

struct savedeck {
    int count;
    slot_t slot[];
};

savedeck *sd_open(int slots)
{
    savedeck *deck;

    if (slots < 1 || slots > SD_MAX_SLOTS)
        return NULL;
    deck = calloc(1, sizeof *deck + (size_t)slots * sizeof deck->slot[0]);
    if (deck)
        deck->count = slots;
    return deck;
}

void sd_close(savedeck *deck)
{
    if (!deck)
        return;
    for (int i = 0; i < deck->count; i++)
        free(deck->slot[i].blob);
    free(deck);
}

int sd_slots(const savedeck *deck)
{
    return deck->count;
}

static int in_range(const savedeck *deck, int slot)
{
    return slot >= 0 && slot < deck->count;
}

/* SD_OK if the slot holds a save. */
static int look(const savedeck *deck, int slot)
{
    if (!in_range(deck, slot))
        return SD_RANGE;
    return deck->slot[slot].used ? SD_OK : SD_VACANT;
}

int sd_write(savedeck *deck, int slot, const void *blob, size_t size)
{
    slot_t *s;
    unsigned char *room;

    if (!in_range(deck, slot))
        return SD_RANGE;
    if (size > SD_MAX_BLOB)
        return SD_TOOBIG;

    s = &deck->slot[slot];
    room = realloc(s->blob, size);
    if (!room)
        return SD_NOMEM;
    if (size > 0)
        memcpy(room, blob, size);
    s->blob = room;
    s->size = size;
    if (!s->used) {
        s->used = 1;
        s->label[0] = '\0';
    }
    return SD_OK;
}

long sd_size(const savedeck *deck, int slot)
{
    int error = look(deck, slot);

    return error ? error : (long)deck->slot[slot].size;
}

long sd_read(const savedeck *deck, int slot, void *buf, size_t cap)
{
    int error = look(deck, slot);
    size_t n;

    if (error)
        return error;
    n = deck->slot[slot].size;
    if (n > cap)
        n = cap;
    if (n > 0)
        memcpy(buf, deck->slot[slot].blob, n);
    return (long)n;
}

int sd_set_label(savedeck *deck, int slot, const char *label)
{
    int error = look(deck, slot);
    size_t len;

    if (error)
        return error;
    len = strlen(label);
    if (len > SD_MAX_LABEL)
        return SD_TOOBIG;
    /* the label may be that of the slot itself */
    memmove(deck->slot[slot].label, label, len + 1);
    return SD_OK;
}

const char *sd_label(const savedeck *deck, int slot)
{
    return look(deck, slot) ? NULL : deck->slot[slot].label;
}

int sd_copy(savedeck *deck, int from, int to)
{
    int error = look(deck, from);

    if (error)
        return error;
    if (!in_range(deck, to))
        return SD_RANGE;
    if (from == to)
        return SD_OK;
    error = sd_write(deck, to, deck->slot[from].blob, deck->slot[from].size);
    if (error)
        return error;
    memcpy(deck->slot[to].label, deck->slot[from].label, sizeof deck->slot[to].label);
    return SD_OK;
}

int sd_swap(savedeck *deck, int a, int b)
{
    slot_t held;

    if (!in_range(deck, a) || !in_range(deck, b))
        return SD_RANGE;
    held = deck->slot[a];
    deck->slot[a] = deck->slot[b];
    deck->slot[b] = held;
    return SD_OK;
}

int sd_erase(savedeck *deck, int slot)
{
    int error = look(deck, slot);

    if (error)
        return error;
    free(deck->slot[slot].blob);
    memset(&deck->slot[slot], 0, sizeof deck->slot[slot]);
    return SD_OK;
}

uint32_t sd_checksum(const savedeck *deck, int slot)
{
    uint32_t sum = 2166136261u;

    if (look(deck, slot))
        return 0;
    for (size_t i = 0; i < deck->slot[slot].size; i++)
        sum = (sum ^ deck->slot[slot].blob[i]) * 16777619u;
    return sum;
}
