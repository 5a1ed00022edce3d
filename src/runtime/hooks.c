/* Hooks: spliced into the user's code by the weaver, before every load, store,
 * loop turn, function and call that cannot be seen into.  Linked in as bitcode
 * and always inlined, so each is a few instructions on its fast path; all that
 * is rare is a call into the runtime. */
#include "runtime/hooks.h"

#define HOOK __attribute__((always_inline))
#define OWN_CALL __attribute__((nomerge)) /* not joined with others: a backtrace must tell the line */
#define rare(condition) __builtin_expect(!!(condition), 0)

typedef uint16_t unaligned16 __attribute__((aligned(1), may_alias));
typedef uint32_t unaligned32 __attribute__((aligned(1), may_alias));
typedef uint64_t unaligned64 __attribute__((aligned(1), may_alias));

#define UNSEEN(type, offset) (*(const type *)(UNSEEN_ADDRESS + (offset)))

#define NULL_PAGE 4096

/* A load whose value nobody uses is optimised away, its hook is not: so the
 * hook faults for it. */
#define LOAD_HOOK(bytes, type)                                                  \
    HOOK void assay_load##bytes(const void *p)                                  \
    {                                                                           \
        uintptr_t offset = (uintptr_t)p - ARENA_ADDRESS;                        \
        if (__builtin_expect(offset < ARENA_SIZE, 1)) {                         \
            if (rare(UNSEEN(type, offset)))                                     \
                assay_note(offset, bytes);                                      \
        } else if (rare((uintptr_t)p < NULL_PAGE)) {                            \
            OWN_CALL assay_null_access(p);                                      \
        }                                                                       \
    }
LOAD_HOOK(1, uint8_t)
LOAD_HOOK(2, unaligned16)
LOAD_HOOK(4, unaligned32)
LOAD_HOOK(8, unaligned64)

HOOK void assay_load16(const void *p)
{
    uintptr_t offset = (uintptr_t)p - ARENA_ADDRESS;
    if (offset < ARENA_SIZE && rare(UNSEEN(unaligned64, offset) | UNSEEN(unaligned64, offset + 8)))
        assay_note(offset, 16);
}

HOOK void assay_loadn(const void *p, uint64_t size)
{
    uintptr_t offset = (uintptr_t)p - ARENA_ADDRESS;
    if (offset < ARENA_SIZE && size)
        assay_note_range(offset, size);
}

/* A write is undone when the search backtracks over it, unless it goes to the
 * private stack, which is part of every snapshot. */
#define STORE_HOOK(bytes, type)                                        \
    HOOK void assay_store##bytes(void *p)                              \
    {                                                                  \
        if ((uintptr_t)p - STACK_ADDRESS < STACK_MOST)                 \
            return;                                                    \
        if (rare((uintptr_t)p - ARENA_ADDRESS < ARENA_SIZE)) {         \
            assay_write_object(p, bytes);                              \
            return;                                                    \
        }                                                              \
        struct undo *entry = assay_undo_top;                           \
        entry->address = p;                                            \
        entry->old = *(type *)p;                                       \
        entry->size = bytes;                                           \
        assay_undo_top = entry + 1;                                    \
    }
STORE_HOOK(1, uint8_t)
STORE_HOOK(2, unaligned16)
STORE_HOOK(4, unaligned32)
STORE_HOOK(8, unaligned64)

HOOK void assay_storen(void *p, uint64_t size)
{
    if ((uintptr_t)p - STACK_ADDRESS >= STACK_MOST && size)
        assay_write_range(p, size);
}

HOOK void assay_store16(void *p)
{
    assay_storen(p, 16);
}

/* In one instruction where that can be said: the count must not be left in a
 * register, from where it would get into stack frames and make each look
 * different from the last (see stack.c). */
HOOK void assay_step(void)
{
#if defined(__x86_64__)
    int negative;
    __asm__("subq $1, %0" : "+m"(assay_steps), "=@ccs"(negative));
#else
    int negative = --assay_steps < 0;
#endif
    if (rare(negative))
        OWN_CALL assay_out_of_steps();
}

HOOK void assay_divide(uint8_t by_zero)
{
    if (rare(by_zero))
        OWN_CALL assay_divided_by_zero();
}

HOOK void assay_call_opaque(const char *name, const void *argument)
{
    assay_opaque(name, argument);
}
