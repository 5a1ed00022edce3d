/* What the hooks call when the fast path does not apply, and the few variables
 * they touch. */
#ifndef ASSAY_RUNTIME_HOOKS_H
#define ASSAY_RUNTIME_HOOKS_H

#include <stdint.h>
#include "runtime/fault.h"
#include "runtime/wire.h"

/* One write to take back: entries are unrolled from the top. */
struct undo {
    void *address;
    uint64_t old;
    uint64_t size; /* 1, 2, 4 or 8 */
};

#pragma GCC visibility push(hidden)
extern struct undo *assay_undo_top;
extern int64_t assay_steps;

/* Some byte of [offset, offset + size) of the arena is unseen: note its fields. */
void assay_note(uintptr_t offset, uint64_t size);
/* The same for a copy of any size; the bytes may all be seen. */
void assay_note_range(uintptr_t offset, uint64_t size);
void assay_write_object(void *address, uint64_t size);
void assay_write_range(void *address, uint64_t size);
void assay_opaque(const char *name, const void *argument);
/* These return when faults are left to a debugger: the real one follows. */
void assay_divided_by_zero(void);
void assay_null_access(const void *address);
#pragma GCC visibility pop

#endif
