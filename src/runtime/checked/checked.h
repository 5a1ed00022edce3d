/* Checked: the part of the checked image that is Assay's.  It draws inputs by
 * choices, runs a property on each, and notes how that ended in the block that
 * it shares with Assay (runtime/trial.h).
 *
 * Beside it runs the user's code, which may do anything.  So what this part
 * needs for itself comes from mmap, never from malloc; whatever the C library
 * would do in its place when the target's code calls exit, abort or chdir stands
 * here; and no name but those of assay.h and of the C library is visible. */
#ifndef ASSAY_RUNTIME_CHECKED_CHECKED_H
#define ASSAY_RUNTIME_CHECKED_CHECKED_H

#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "runtime/trial.h"

/* Retained, although nothing here uses it: the compiler may see all files as one. */
#define EXPORTED __attribute__((visibility("default"), used, retain))

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#define UNDER_MSAN 1
#endif
#endif
#ifdef UNDER_MSAN
/* Looks at memory that nobody may have written, and decides by it. */
#define READS_ANYTHING __attribute__((no_sanitize("memory")))
#else
#define UNDER_MSAN 0
#define READS_ANYTHING
#endif

/* ---- the session: what the whole process works on (session.c) ---- */

extern struct trials *trials;
extern const struct trial_entry *entry;
extern char *arguments;               /* of the property, as they are given to it */
extern volatile bool is_forked;       /* a child that the target's code made: it is on its own */
extern __thread bool is_main_thread;

static inline void *in_block(uint64_t offset)
{
    return (char *)trials + offset;
}

/* While the target's code has the word. */
static inline bool in_trial(void)
{
    return trials && !is_forked && trials->stage != TRIAL_IDLE;
}

enum attempt_outcome { ATTEMPT_PASSED, ATTEMPT_DISCARDED, ATTEMPT_LEFT_OUT, ATTEMPT_NOTHING, ATTEMPT_BROKE };

/* Why an attempt ended before the property returned. */
enum leap {
    LEAP_NONE,
    LEAP_DISCARD,   /* assay_assume; too many choices */
    LEAP_NOTHING,   /* nothing to choose from: this lane is empty */
    LEAP_BROKE,     /* it failed, while two runs are compared: trials->end says how */
};
/* Ends the attempt; in a thread of the target's, that thread. */
_Noreturn void leap(enum leap why);

/* ---- memory of our own (memory.c) ---- */

/* Room for count items of size; contents stay, what is new is zero. */
void *memory_grow(void *items, size_t *capacity, size_t count, size_t size);
/* Not seen by any sanitizer. */
void memory_fill(void *start, unsigned char byte, size_t size);
void memory_copy(void *to, const void *from, size_t size);

/* ---- choices (choices.c) ---- */

enum policy { POLICY_ALL, POLICY_RANDOM, POLICY_GIVEN, POLICY_AGAIN };

/* In random trials: an index of 0..most. */
typedef uint64_t pick_function(uint64_t most, uint64_t origin, const void *detail);

uint64_t choose(enum trial_choice_kind kind, uint64_t most, uint64_t origin, pick_function *pick, const void *detail);
bool choices_start(uint64_t number);      /* ALL: where this input begins; false: there is none */
bool choices_advance(uint64_t number);    /* ALL: notes where the next one, of this number, begins */
void choices_random(uint64_t run);
void choices_given(const struct trial_given *given);
void choices_again(void);                 /* those of the attempt before */
void choices_begin(void);                 /* an attempt begins */

/* ---- random numbers (random.c) ---- */

void random_seed(uint64_t seed, uint64_t run);
pick_function pick_uniform, pick_range, pick_integer, pick_float, pick_length, pick_character, pick_structure,
    pick_weighted;
struct weights {
    const double *of;                     /* one for each index */
    double total;
};

/* ---- arguments (draw.c, structure.c) ---- */

struct drawing {
    uint64_t scopes;                      /* at which all that was drawn so far was possible */
    uint64_t size;                        /* objects, cells and the user's choices */
};
extern struct drawing drawing;
void draw_arguments(void);
bool plan_has_generators(void);
void structure_build(const struct trial_node *node, char *memory);
void *input_block(size_t size, size_t align);

/* ---- what a property says (say.c) ---- */

extern uint64_t labels_said;              /* bits: of the attempt */
void say_begin(void);

/* ---- counts (tally.c) ---- */

void tally_prepare(enum attempt_outcome outcome);
void tally_commit(void);

/* ---- blocks on the heap (blocks.c) ---- */

/* LEFT: of a sequence that is over. */
enum owner { OWNER_NOBODY, OWNER_INPUT, OWNER_TARGET, OWNER_GLOBALS, OWNER_LEFT, OWNERS };

struct heap_block {
    uintptr_t address;
    size_t size;
    uint32_t owner;                       /* enum owner; NOBODY: free, .next is the next such */
    uint32_t next;
    uint32_t reached;                     /* enum reached */
    uint32_t number;                      /* of the allocation in its attempt */
    uint32_t call, argument;              /* running_call and heap_argument when it was allocated */
    uint32_t freed_by;                    /* of one in heap_freed: running_call when it was freed */
};
extern struct heap_block *heap;
extern uint32_t heap_count;
extern volatile uint32_t heap_owner;      /* of what is allocated now; NOBODY: not tracked */
extern volatile uint32_t heap_live[OWNERS]; /* blocks of each owner */

/* Sequences: whose doing an allocation is, and what was freed. */
extern volatile uint32_t running_call;    /* call of the sequence; UINT32_MAX: none */
extern volatile uint32_t heap_argument;   /* node that a block of the input is for */
extern bool heap_keeps_freed;
extern struct heap_block *heap_freed;     /* a ring of HEAP_FREED, of this attempt */
extern uint64_t heap_freed_count;
#define HEAP_FREED 16384
const struct heap_block *heap_find(uintptr_t start);          /* that begins there; NULL: none */
const struct heap_block *heap_find_freed(uintptr_t start);    /* the last that was freed */
const struct heap_block *heap_find_around(uintptr_t address); /* live, or freed; slow */

void heap_hook(void);                     /* where a sanitizer has the allocator */
void heap_added(void *address, size_t size, bool may_fill);
size_t heap_removed(void *address);       /* its size; 0: not known */
size_t heap_size_of(void *address);
void heap_watch(uint32_t number, size_t size); /* where that allocation is made goes to trials->end */
void heap_is_empty(void *address);        /* of an input: of size 0 */
void heap_begin(unsigned char fill);      /* an attempt begins */
void heap_compact(void);                  /* only what globals own is left */
void heap_free_all(enum owner owner);     /* then compacts */
uint64_t heap_bytes_of(enum owner owner);
void heap_forget(void);                   /* a forked child */
bool heap_can_fill(void);

/* ---- leaks (reach.c, leaks.c) ---- */

enum reached { REACHED_FROM_ARGUMENTS = 1, REACHED_FROM_GLOBALS = 2, REACHED_NOT_WHEN_GIVEN = 4 };

void reach_prepare(void);
bool reach_from_arguments(void);          /* whether that is all */
void reach_from_globals(void);
void reach_begin(enum reached by);        /* from what follows */
void reach_from(const void *start, size_t size);
void reach_from_large(const void *start, size_t size); /* pages that nobody touched are passed over */
bool reach_end(void);                     /* whether that is all */
void leaks_before_run(void);              /* what a generator lost is not the property's fault */
void leaks_after(bool report);            /* looks, reports, frees */
void leaks_drop_input(void);              /* frees an input that was not run */
bool leaks_is_alone(void);                /* no thread of the target's runs */
void leaks_leave_to_linker(void);         /* what the dynamic linker lost is not */
bool leaks_is_lost(const struct heap_block *block);
void leaks_free_rest(bool looked_at_globals); /* what globals lead to stays, if that is known */
void leaks_leave_to_threads(void);
void leaks_take_frames(const struct heap_block *block); /* where it was allocated, if ASan knows: to trials->end */

/* ---- how it ended (end.c, frames.c, faults.c) ---- */

void frames_start(void);
bool is_in_linker(const void *address);   /* code of the dynamic linker */
uint64_t image_offset(const void *address); /* from where the program was loaded; 0: it is not in it */
bool is_in_image(const void *address);    /* of the program, what a compiler put into it included */
void frames_take(struct trial_end *end, const void *frame);
void frames_take_unwinding(struct trial_end *end, uintptr_t instruction);
void frames_from_stack(struct trial_end *end, void *const *addresses, size_t count);

void end_note(enum trial_end_kind kind, int64_t number, const void *frame);
void end_say(char *to, size_t size, const char *text);
_Noreturn void end_broke(void);           /* the trial failed: end is noted */
_Noreturn void end_failed(void);          /* the process ends */
_Noreturn void end_process(int status);
extern bool is_comparing;                 /* a failure leaps, and the process goes on */
void faults_start(void);
void faults_adopt(void);                  /* in a new process that goes on with trials */
bool faults_is_overflow(int number, const siginfo_t *information, const void *context); /* of the stack */
void faults_step_back(const siginfo_t *information, void *context); /* out of a call that leads nowhere */

/* ---- output (output.c) ---- */

void output_start(void);
void output_direct(void);                 /* reports of sanitizers, also in a child */
void output_tell_sanitizers(void);        /* in a new process */
void output_trim(void);                   /* once in a while */
void output_clear(void);
void output_silence(void);                /* in a child: nobody hears what it says from now on */
void output_rehearse(void);               /* before children are forked; output_clear follows */
void output_finish(void);                 /* what the target said last goes to Assay */
size_t output_said(char *to, size_t size);

/* ---- files of our own (files.c) ---- */

int files_own(int file);                  /* the target cannot close it from now on; gives it back */

/* ---- the working directory (directory.c) ---- */

void directory_start(void);
void directory_restore(void);

/* ---- one input (attempt.c), all of them (trials.c) ---- */

enum attempt_outcome attempt(unsigned char fill, enum trial_stage drawing, enum trial_stage running);
void attempt_once_more(void);             /* of the input that has failed: to look closer */
enum attempt_outcome input_run(uint64_t number); /* with both fills where that is due */
void snapshot_take(void);
void given_forked(void);

/* ---- call sequences: src/runtime/sequence, where the image has it; else these do nothing ---- */

void sequences_prepare(void);             /* the block is there, nothing is started yet */
bool sequences_run(const char *files);    /* in the place of trials: whether all is done; files: as main got it */
void sequences_leap(void);                /* the call that runs is given up; returns in a thread of the target's */
void sequences_note_end(void);            /* the end is noted: where in the sequence */
void sequences_note_signal(int number, const siginfo_t *information, const void *context);

#endif
