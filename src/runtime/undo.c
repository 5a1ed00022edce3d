/* Undo: every write of woven code outside the private stack is logged, so that
 * going back to a choice can take it back.  The log is reserved address space
 * with an unmapped page behind it: running into that page is a memory fault of
 * the predicate, and the hooks need no bounds check. */
#include <string.h>
#include <sys/mman.h>
#include "runtime/state.h"

struct undo *assay_undo_base, *assay_undo_top;

/* Before the user's constructors, whose stores and allocations are woven too.
 * Without room there is no log, and nothing is searched. */
__attribute__((constructor(101))) static void reserve(void)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    void *heap = (void *)HEAP_ADDRESS;
    if (mmap(heap, WIRE->heap_size, PROT_READ | PROT_WRITE, flags, -1, 0) != heap)
        return;
    for (size_t size = 8ul << 30; size >= 1ul << 20; size /= 2) {
        void *log = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (log == MAP_FAILED)
            continue;
        mprotect((char *)log + size - 4096, 4096, PROT_NONE);
        assay_undo_base = assay_undo_top = log;
        return;
    }
}

static inline void take_back(const struct undo *entry)
{
    switch (entry->size) {
    case 8:
        memcpy(entry->address, &entry->old, 8);
        break;
    case 4:
        memcpy(entry->address, &entry->old, 4);
        break;
    default:
        memcpy(entry->address, &entry->old, entry->size);
    }
}

void assay_undo_more(struct undo *position)
{
    struct undo *entry = assay_undo_top;
    while (entry > position)
        take_back(--entry);
    assay_undo_top = entry;
}

static void log_write(char *address, uint64_t size)
{
    while (size) {
        uint64_t piece = size < 8 ? size : 8;
        struct undo *entry = assay_undo_top;
        entry->address = address;
        entry->old = 0;
        memcpy(&entry->old, address, piece);
        entry->size = piece;
        assay_undo_top = entry + 1;
        address += piece;
        size -= piece;
    }
}

static void tell_written(uint32_t offset)
{
    uint32_t field = assay_byte_field[offset];
    if (field == SLOW_BYTE || assay_fields[field].count == 1)
        return;
    if (assay_fields[field].flags & FIELD_UNBOUNDED)
        return;
    static uint32_t told[64], count;
    for (uint32_t i = 0; i < count; i++)
        if (told[i] == field)
            return;
    if (count < 64) { /* which of them are the same field of other objects, Assay knows */
        told[count++] = field;
        assay_report(REPORT_WRITES_FIELD, field, NULL, "");
    }
}

/* A store to an unread field counts as an access of it: its value would be lost otherwise. */
void assay_write_object(void *address, uint64_t size)
{
    uintptr_t offset = (uintptr_t)address - ARENA_ADDRESS;
    if (offset >= WIRE->arena_used)
        assay_fault(REPORT_BEYOND, NO_FIELD, address, "write");
    for (uint64_t i = 0; i < size && offset + i < ARENA_SIZE; i++) {
        if (UNSEEN_MAP[offset + i])
            assay_note(offset + i, 1 | NOTE_WRITE);
        if (offset + i < WIRE->arena_used)
            tell_written((uint32_t)(offset + i));
    }
    log_write(address, size);
}

void assay_write_range(void *address, uint64_t size)
{
    if ((uintptr_t)address - ARENA_ADDRESS < ARENA_SIZE)
        assay_write_object(address, size);
    else
        log_write(address, size);
}
