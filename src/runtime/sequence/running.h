/* Running: what the parts of the sequence runtime share.  It stands beside
 * runtime/checked (checked.h): that part's blocks, faults, frames, output and
 * working directory serve here too, and its rules hold: memory of our own comes
 * from mmap, no name but those of the harness is visible, the target's code may
 * do anything.
 *
 *   run.c, arguments.c …, outputs.c, service.c
 *                         words → arguments → a call → outputs        (one call)
 *   objects.c, owners.c   what the calls of this sequence made        (gate)
 *   replay.c, record.c    a sequence that is given                    (GIVEN)
 *   provenance.c          whose block is this?                        (fault)
 *   finish.c, lost.c      destroying, leaks                           (end)
 *   globals.c …           the library's own variables (globals.h)
 *   contracts.c …         what must hold
 *   generate.c, draw.c …  a new sequence, call by call                (GENERATE)
 *   components.c, state.c, seen.c, edges.c                            (what is worth keeping)
 *
 * A sequence runs like this:
 *     run_begin(fill);
 *     for each call: the words are put behind those that stand in sequences->words,
 *                    call_count and word_count are raised, run_call() makes the call;
 *     contracts_check_end(); run_finish();          destroys, looks for leaks
 * Anything that breaks ends the process (end_broke of checked.h), with
 * sequences->fault filled in. */
#ifndef ASSAY_RUNTIME_SEQUENCE_RUNNING_H
#define ASSAY_RUNTIME_SEQUENCE_RUNNING_H

#include <sys/types.h>
#include "runtime/checked/checked.h"
#include "runtime/sequence.h"

extern struct sequences *sequences;                    /* the block; same address as trials */
extern const struct sequence_node *nodes;
extern const struct sequence_operation *operations;
extern const struct sequence_sort *sorts;
extern struct sequence_contract *contracts;
extern struct sequence_operation_counts *operation_counts;
extern bool rehearses_next; /* the next call is rehearsed, and not made when that fails */

/* Of a buffer, the one whose cells its length counts: itself, unless several share that length. */
static inline uint32_t node_lead(uint32_t number)
{
    uint32_t length = nodes[number].array;
    return length != SEQUENCE_NONE && nodes[length].kind == SEQ_LENGTH ? nodes[length].array : number;
}

/* Where the address of a buffer's cells is, of an argument at this place: there; or beside it, where a variable holds
 * the address until the call moves it on.  A parameter has 16 bytes, of which a pointer takes 8. */
static inline char *cells_place(const struct sequence_node *node, const char *place)
{
    return (char *)place + (node->flags & ARGUMENT_MOVED ? sizeof(void *) : 0);
}

/* ---- objects (objects.c) ---- */

enum object_state {
    OBJECT_LIVE,
    OBJECT_CONSUMED,  /* a call took it; .ended_by */
    OBJECT_ORPHANED,  /* what it was part of is gone */
    OBJECT_FAILED,    /* the call that was to make it says that it failed, or gave NULL */
};

/* Something an earlier call made: a handle, memory that a function frees, or a string that it returned. */
struct object {
    uint32_t sort;            /* SEQUENCE_NONE: a string, of no sort: only nodes STRING take it */
    uint32_t call, output;    /* that gave it first */
    uint32_t state;           /* enum object_state */
    uint32_t parent;          /* borrowed from this object; SEQUENCE_NONE */
    uint32_t source;          /* the object that it was made of, whoever owns it; SEQUENCE_NONE */
    uint32_t instead_of;      /* the object that the call which gave it ended for it (realloc); SEQUENCE_NONE */
    uint32_t followed_by;     /* … and the other way */
    uint32_t ended_by;        /* call */
    uint32_t references;      /* of a counted sort */
    uint32_t destroyer;       /* operation; SEQUENCE_NONE: none is known */
    bool is_const;            /* may be passed for const parameters only */
    bool is_adopted;          /* borrowed since a call took it over: gone when its memory is */
    bool is_borrowed;         /* not the caller's to destroy, whether or not .parent is known */
    uint64_t value;           /* the pointer or integer; STORAGE: the address of .storage */
    void *storage;            /* HOLD_STORAGE, HOLD_VARIABLE, HOLD_COPY: the caller's memory; NULL */
    uint32_t size;            /* of storage */
    uint64_t content;         /* of its block, before a call that may take it over */
    uint32_t changed_by;      /* the last call that got it as not const */
    uint32_t holding;         /* enum sequence_holding: how the caller has it */
};
extern struct object *objects;    /* of the sequence that runs */
extern uint32_t object_count;
extern bool objects_have_storage, objects_have_parts; /* some of them */

/* What output of call is: an object; SEQUENCE_NONE: not one (a number, or nothing was made). */
uint32_t object_of(uint32_t call, uint32_t output);
bool object_is_part_of(uint32_t object, uint32_t whole); /* … or it itself */
/* May it be passed for this node, now?  (live, right sort, const) */
bool object_fits(const struct object *object, const struct sequence_node *node);
void object_end(uint32_t object, uint32_t call, enum object_state how); /* what was borrowed from it goes too */

/* Objects that the call that is made now got, then those that it gave; one may stand there twice. */
extern uint32_t involved[];
extern uint32_t involved_count;

/* Blocks of the caller that were made for the call that is made now. */
struct passed_block {
    void *address;
    size_t size;
    uint32_t node;
};
extern struct passed_block *passed;
extern uint32_t passed_count;

/* ---- one sequence (run.c) ---- */

void run_begin(unsigned char fill);
/* Makes the last call that stands in sequences->words.  REFUSED: nothing was called.  Hooks (BEFORE, AFTER) and the
 * cheap contracts (invariants, const) are looked at in it. */
enum sequence_call_outcome run_call(void);
/* Objects that live are destroyed, last in first out; what the library still has then is a leak.  After that, memory of
 * the caller is freed. */
void run_finish(bool look_for_leaks);
/* The words of call i, and where they begin. */
const uint64_t *call_words(uint32_t call);
uint32_t call_operation(uint32_t call);
/* What a call returned: result storage and argument cells stay until run_finish. */
const void *call_result(uint32_t call);

/* A call that is no part of the sequence (contracts, hooks, destroying, observers for states): parameters that are
 * handles get these objects in order; the rest is NULL or 0.  false: it cannot be called so, nothing happened.  result:
 * aligned to 16, at least 64 bytes and operation's result_size. */
bool call_service(uint32_t operation, const uint32_t *object_numbers, uint32_t count, void *result);
/* What the last call_service returned and wrote for the caller, as a hash. */
uint64_t call_service_told(void);

/* ---- provenance (provenance.c) ---- */

/* Fills in sequences->fault's region, owner, calls for an address; called by whoever ends the process. */
void fault_locate(uint64_t address, uint64_t size, bool is_write);
void provenance_start(void); /* callbacks of the sanitizer */
extern volatile uint32_t running_call; /* notes allocations and frees; SEQUENCE_NONE: the harness itself */

/* ---- state (state.c): the graph of blocks behind objects, by content, pointers by order of visit ---- */

/* Of one object, or of several together (sharing among them shows).  It does not depend on addresses.  0: none. */
uint64_t state_of(const uint32_t *object_numbers, uint32_t count);
/* The same, but what the library itself tells of an object (contracts_told.c: by a hash, by a text) stands in the place
 * of what its blocks contain.  What is declared as equal cannot serve here: it compares two objects, and those of
 * sequences that are gone are gone. */
uint64_t state_told(const uint32_t *object_numbers, uint32_t count);
size_t state_bytes(void); /* of the memory that these objects had, whose state was asked for last */
/* … and of the library's variables, with what they lead to. */
uint64_t state_with_globals(const uint32_t *object_numbers, uint32_t count);
enum state_detail {
    STATE_CONTENTS, /* of blocks: nothing is told */
    STATE_SHAPE, /* how blocks lead to blocks counts beside what is told */
    STATE_SHARING, /* only which objects share blocks does */
};
struct told {
    uint64_t hash;
    enum state_detail detail;
};
struct told told_of(uint32_t object);

/* ---- contracts (contracts.c, contracts_*.c) ---- */

void contracts_start(void); /* once, with the plan */
void contracts_begin(void); /* a sequence begins */
void contracts_before_call(void); /* of what must not change */
void contracts_after_call(void); /* invariants of objects it got or gave; const memory */
void contracts_check_end(void); /* all others, on live objects, within a budget: these two */
void contracts_tell(void); /* hashes and texts of objects, for their states */
void contracts_judge(void);

/* ---- values (draw.c) ---- */

/* Draws the words of a call of operation behind sequences->words and raises the counts, so that run_call is next;
 * false: an argument cannot be had now. */
bool draw_call(uint32_t operation);

/* ---- generation (generate.c, components.c, seen.c, edges.c) ---- */

void generate_run(void); /* GENERATE: until .end, .stop */
/* Looks through components that are new since the last time, for indices of our own; generate_run does it first.  The
 * process that serves does it before it forks, so that each child finds it done. */
void generate_prepare(void);
void given_run(void); /* GIVEN, in children */
extern const struct sequence_given *given_now; /* the one that runs; NULL: they are generated */
/* Does what Assay asks for, one task after the other, until it is stopped.  files: as main got it, BLOCK:ALIVE:PID. */
_Noreturn void sequences_serve(const char *files);
pid_t serve_fork(void); /* a child for a task */
void edges_start(void);
void edges_begin(void); /* forget what this sequence went over */
uint32_t edges_new(void); /* edges that nobody had reached before, now marked */
void edges_copy(void *bits); /* a bit for each, of this sequence */
uint64_t sequence_random(void); /* reproducible: seeded with seed and the sequence's number */
uint32_t sequence_below(uint32_t end);

#endif
