/* Ring: the worker's side of the record stream.  A record becomes visible with
 * one store to wire->head, when it is complete: whoever dies in between has
 * written nothing. */
#include <string.h>
#include <time.h>
#include "runtime/state.h"

void (*assay_ring_full)(void *data); /* without a second process: empties the ring */
void *assay_ring_data;

static void wait_for_room(uint64_t wanted)
{
    struct wire *wire = WIRE;
    while (wire->ring_size - (wire->head - __atomic_load_n(&wire->tail, __ATOMIC_ACQUIRE)) < wanted) {
        if (assay_ring_full)
            assay_ring_full(assay_ring_data);
        else
            nanosleep(&(struct timespec){0, 20000}, NULL);
    }
}

/* Room for a record in one piece; publish() makes it visible. */
static struct wire_record *claim(uint64_t size, uint64_t *end)
{
    struct wire *wire = WIRE;
    uint64_t at = wire->head % wire->ring_size, skip = 0;
    if (at + size > wire->ring_size)
        skip = wire->ring_size - at;
    wait_for_room(skip + size);
    char *ring = WIRE_AT(char, wire->ring);
    if (skip)
        ((struct wire_record *)(ring + at))->kind = 0;
    *end = wire->head + skip + size;
    return (struct wire_record *)(ring + (at + skip) % wire->ring_size);
}

static void publish(uint64_t end)
{
    __atomic_store_n(&WIRE->head, end, __ATOMIC_RELEASE);
}

static struct wire_record *start(enum wire_record_kind kind, uint64_t payload, uint64_t *end)
{
    uint64_t size = (sizeof(struct wire_record) + payload + 7) & ~7ul;
    struct wire_record *record = claim(size, end);
    record->kind = kind;
    record->size = (uint32_t)size;
    record->explored = WIRE->clock / 2;
    record->valid = WIRE->valid;
    record->valid_hash = WIRE->valid_hash;
    record->payload = (uint32_t)payload;
    record->causes = 0;
    return record;
}

static void copy_choices(struct wire_choice *to)
{
    for (const struct wire_entry *entry = assay_entries; entry < TOP; entry++, to++) {
        to->field = entry->field;
        to->index = entry->index;
    }
}

void assay_record_choices(enum wire_record_kind kind)
{
    uint64_t end, count = (uint64_t)(TOP - assay_entries), causes = WIRE->cause_count;
    struct wire_record *record = start(kind, (count + causes) * sizeof(struct wire_choice), &end);
    struct wire_choice *choices = (struct wire_choice *)(record + 1);
    copy_choices(choices);
    record->causes = (uint32_t)causes;
    for (uint64_t i = 0; i < causes; i++)
        memcpy(choices + count + i, &WIRE->causes[i].count, 8);
    publish(end);
}

void assay_record_report(const struct wire_report *report)
{
    uint64_t end, count = assay_phase == PHASE_SPACE ? 0 : (uint64_t)(TOP - assay_entries);
    struct wire_record *record = start(RECORD_REPORT, sizeof *report + count * sizeof(struct wire_choice), &end);
    struct wire_report *copy = (struct wire_report *)(record + 1);
    *copy = *report;
    copy->choice_count = (uint32_t)count;
    if (count)
        copy_choices((struct wire_choice *)(copy + 1));
    publish(end);
}

void assay_record_bound(const char *data, size_t size)
{
    uint64_t end;
    struct wire_record *record = start(RECORD_BOUND, size, &end);
    memcpy(record + 1, data, size);
    publish(end);
}
