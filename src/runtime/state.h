/* The runtime's own state: one search at a time, one thread.
 *
 * Invariants while a search runs:
 *   - entries below wire->top are the noted fields, in the order of their
 *     first access; chosen[f] is their domain index, UNCHOSEN for all others;
 *   - memory of a field that is not noted holds the image of index 0, or zero
 *     when the field has a guard: where it is absent, that is what is read;
 *   - a byte of the unseen map is 0 exactly when every field of that byte is
 *     noted, or known not to be there;
 *   - highest[p] is the highest object of pool p that a noted reference chose. */
#ifndef ASSAY_RUNTIME_STATE_H
#define ASSAY_RUNTIME_STATE_H

#include <stdbool.h>
#include "runtime/hooks.h"

#define rare(condition) __builtin_expect(!!(condition), 0)

#define UNCHOSEN UINT32_MAX
#define SLOW_BYTE UINT32_MAX
#define NOTE_WRITE (1ul << 63) /* in assay_note's size: the access is a store */

enum outcome { OUTCOME_FALSE, OUTCOME_TRUE, OUTCOME_FAULT, OUTCOME_STOP };

/* A field as the inner loop wants it: one cache line. */
struct hot_field {
    uint64_t mask, unseen_mask;
    const uint64_t *table;
    uint32_t offset, count;
    uint32_t size, guard;
    const uint8_t *guard_table;
    uint16_t flags, pool;
    uint8_t nullable;
    uint8_t plain;  /* neither SHARED nor WIDE */
    uint8_t absent; /* holds zero until it is noted: it has a guard */
} __attribute__((aligned(64)));

#pragma GCC visibility push(hidden)

#define WIRE ((struct wire *)WIRE_ADDRESS)
#define UNSEEN_MAP ((uint8_t *)UNSEEN_ADDRESS)
#define OBJECTS ((uint8_t *)ARENA_ADDRESS)
#define WIRE_AT(type, offset) ((type *)(WIRE_ADDRESS + (offset)))
#define TOP (*(struct wire_entry *volatile *)&WIRE->top)

/* layout.c */
extern struct hot_field *assay_fields;
extern struct wire_entry *assay_entries;
extern uint32_t *assay_chosen;
extern uint32_t *assay_byte_field; /* per arena byte: its only, plain, unguarded field, or SLOW_BYTE */
extern int32_t *assay_highest;     /* per pool, and a dummy for everything else */
bool assay_layout_load(void); /* false: no memory */
void assay_mark_shared(const struct hot_field *field, bool unseen);
void assay_set_wide(const struct hot_field *field, uint32_t index);
void assay_set_zero(const struct hot_field *field);
/* The field that must be noted next so that this one can be: itself, a guard
 * of it, or NO_FIELD when its guards say that it is not there. */
uint32_t assay_pending(uint32_t field);
bool assay_present(uint32_t field);

/* search.c */
enum phase { PHASE_SEARCH, PHASE_SAMPLE, PHASE_CHECK, PHASE_SPACE };
extern enum phase assay_phase;
extern int assay_checked_outcome; /* of the last run in another phase than SEARCH and SAMPLE */
extern bool assay_resuming, assay_portable;
void assay_look_soon(void);  /* something besides the search is due when the candidate is done */
void assay_check_soon(void); /* namely the check with refilled fields */
uint64_t assay_microseconds(void); /* a clock */
bool assay_search(enum phase phase, int (*entry)(void *), void *arguments); /* SEARCH or SAMPLE; false: no memory */
void assay_run_once(int (*entry)(void *), void *arguments);
uint64_t assay_note_field(uintptr_t offset, uint64_t size, char *stack);
char *assay_next(int outcome);

extern const struct wire_choice *assay_replay; /* choices that the first candidate is given */
extern uint32_t assay_replay_left;
void assay_follow_replay(struct wire_entry *entry);

/* sample.c */
enum sample_step {
    SAMPLE_GO_ON,     /* with the last entry's next value */
    SAMPLE_AFRESH,    /* from the empty path */
    SAMPLE_DONE,      /* as many as were wanted, or asked to stop */
    SAMPLE_EXHAUSTED, /* there is nothing to be found */
    SAMPLE_FAILED,    /* an error was reported */
};
void assay_sample_begin(void);
void assay_sample_choose(struct wire_entry *entry); /* it was just noted */
enum sample_step assay_sample_step(int outcome);    /* a candidate is complete */

/* valid.c */
bool assay_valid_load(void);  /* false: no memory */
bool assay_count_valid(void); /* false: that was the last one wanted */

/* stack.c */
enum stack_fault {
    STACK_INNOCENT,  /* the address is none of its pages */
    STACK_GO_ON,     /* a page was opened: the access can be made again */
    STACK_EXHAUSTED, /* or will be: endless recursion */
};
extern char *assay_stack_top;
bool assay_stack_map(void);
enum stack_fault assay_stack_fault(uintptr_t address, const char *stack);
void assay_stack_close_guards(void);

/* undo.c */
extern struct undo *assay_undo_base;
void assay_undo_more(struct undo *position);

/* ring.c */
void assay_record_choices(enum wire_record_kind kind);
void assay_record_report(const struct wire_report *report);
extern void (*assay_ring_full)(void *data);
extern void *assay_ring_data;
void assay_record_bound(const char *data, size_t size);

/* fault.c */
void assay_catch_signals(void);
void assay_forget_calls(void);
_Noreturn void assay_fault(enum wire_report_kind kind, uint32_t detail, const void *address, const char *name);
_Noreturn void assay_stop(enum wire_report_kind kind, uint32_t detail, const char *name);
void assay_report(enum wire_report_kind kind, uint32_t detail, const void *address, const char *name);
const char *assay_opaque_calls(void); /* names of the last run, for a message */

/* check.c */
extern int (*assay_checked_entry)(void *);
bool assay_check_refilled(int outcome, unsigned rounds); /* false: an error was reported */

/* switch_x86_64.S, or portable.c */
void assay_run(int (*entry)(void *), void *arguments, char *stack_top);
_Noreturn void assay_leave(int outcome); /* abandons the predicate's run from anywhere on its stack */
extern char *assay_main_stack;
void assay_run_portable(int (*entry)(void *), void *arguments, char *stack_top);
_Noreturn void assay_leave_portable(int outcome);
void assay_note_portable(uintptr_t offset, uint64_t size);
bool assay_portable_load(void);

#pragma GCC visibility pop

typedef uint64_t unaligned64 __attribute__((aligned(1), may_alias));

#define HOT static inline __attribute__((always_inline))

HOT void assay_undo_to(struct undo *position)
{
    if (rare(assay_undo_top > position))
        assay_undo_more(position);
}

HOT void assay_set(const struct hot_field *field, uint32_t index)
{
    if (rare(!field->plain)) {
        assay_set_wide(field, index);
        return;
    }
    unaligned64 *window = (unaligned64 *)(ARENA_ADDRESS + field->offset);
    *window = (*window & ~field->mask) | field->table[index];
}

/* Back to what an unnoted field holds. */
HOT void assay_reset(const struct hot_field *field)
{
    if (rare(field->absent))
        assay_set_zero(field);
    else
        assay_set(field, 0);
}

HOT void assay_mark(const struct hot_field *field, bool unseen)
{
    if (rare(!field->plain)) {
        assay_mark_shared(field, unseen);
        return;
    }
    unaligned64 *window = (unaligned64 *)(UNSEEN_ADDRESS + field->offset);
    *window = unseen ? *window | field->unseen_mask : *window & ~field->unseen_mask;
}

#endif
