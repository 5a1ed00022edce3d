/* Calling: what the parts that make one call share: run.c, arguments.c,
 * outputs.c, taken.c, service.c, record.c, replay.c, finish.c, lost.c, provenance.c.
 *
 * Memory of a call lasts until its sequence is done.  Cells of arguments and
 * results come from a stretch of our own (stretch.c); whatever a pointer leads to
 * is a malloc block of exactly its size, owned by OWNER_INPUT, so that a
 * sanitizer sees who goes beyond it, and provenance knows for which node it
 * was made. */
#ifndef ASSAY_RUNTIME_SEQUENCE_CALLING_H
#define ASSAY_RUNTIME_SEQUENCE_CALLING_H

#include "runtime/sequence/running.h"

struct output {
    uint32_t node;   /* SEQUENCE_NONE: it gives nothing */
    uint32_t object; /* SEQUENCE_NONE: none */
    char *place;     /* where the node stores itself */
};

struct call {
    uint32_t word; /* of its SEQUENCE_CALL, in sequences->words */
    uint32_t operation;
    uint32_t outcome; /* enum sequence_call_outcome */
    uint32_t output_count;
    struct output *outputs;
    void **arguments; /* one address for each parameter */
    char *result;
};
extern struct call calls[SEQUENCE_CALLS_MOST];

/* How many bytes there are before the end of its memory, as far as one can tell; at most `most` (contracts_memory.c).
 */
size_t memory_readable(const char *text, size_t most);

/* ---- a stretch of memory (stretch.c) ---- */

void stretch_clear(void);
void *stretch_take(size_t size);               /* zeroed, aligned to 16; NULL: there is no more */
void *caller_block(size_t size, uint32_t node); /* malloc, not written; NULL: there is no room.  Joins .passed */
char *any_block(uint32_t node);                /* SEQUENCE_ANY_BYTES that the caller keeps; NULL: they are gone */
bool any_offset(uintptr_t address, uint32_t *offset); /* which byte of them this is; false: none */
char *guard_page(uint32_t node);               /* another one for each call of this; NULL: no more */
bool guard_find(uintptr_t address, uint32_t *node, int64_t *offset);

/* ---- arguments (arguments.c) ---- */

/* A handle that is no output of the sequence, or is: for services. */
struct service_handle {
    uint64_t value;
    uint32_t object; /* SEQUENCE_NONE: none */
};
#define HEAD_SERVICE 4 /* a tag that only service.c writes: low 32 bits: number in .handles */

struct preparation {
    const uint64_t *words, *end;
    const struct service_handle *handles;
    bool has_null;             /* a NULL was passed for some pointer */
    uint32_t refused_by;       /* node; SEQUENCE_NONE */
    uint32_t refused_requires; /* number of an expression; SEQUENCE_NONE */
};
void arguments_start(void); /* once, with the plan */
/* .word and .operation are there; the rest is filled in.  False: the gate refuses it. */
bool arguments_prepare(struct call *call, uint32_t number, struct preparation *preparation);

/* involved[i] was passed for this node. */
struct handing {
    uint32_t node;
    void *variable; /* HOLD_VARIABLE: its address */
};
#define INVOLVED_MOST 1024
extern struct handing handings[INVOLVED_MOST];

/* ---- one call (run.c) ---- */

extern bool is_in_hook;
/* Calls the stub.  False: the call gave up (assay_assume). */
bool call_make(const struct call *call);

/* ---- rehearsals (rehearse.c) ---- */

/* A child makes the call.  False: it died, or took too long. */
bool rehearse(const struct call *call);
void rehearse_leave(void); /* something has failed: in such a child, this is the end */

/* ---- calls that are no part of the sequence (service.c) ---- */

void services_start(void); /* once, with the plan */

/* ---- outputs (outputs.c) ---- */

void outputs_start(void); /* once, with the plan */
/* handed: the first of involved that is of this call. */
enum sequence_call_outcome outputs_read(struct call *call, uint32_t number, uint32_t handed);
uint64_t value_load(const void *place, uint32_t size);
bool is_all_zero(const char *bytes, uint32_t size);
int64_t result_number(const struct sequence_operation *operation, const void *result); /* as a signed number */

/* ---- what a call took (taken.c) ---- */

/* Of what it got, from handed on; result: what it returned; is_done: it says that it succeeded. */
void objects_taken(const struct sequence_operation *operation, uint32_t handed, uint32_t call, const void *result,
                   bool is_done);

/* ---- objects (objects.c) ---- */

void objects_clear(void);
uint32_t object_add(const struct object *object);
uint32_t object_live(uint64_t value); /* the newest that lives with this value; SEQUENCE_NONE: none */
uint32_t object_live_of(uint64_t value, uint32_t sort); /* … rather one of this sort */

/* ---- owners (owners.c); handed: the first of involved that is of this call ---- */

void owners_start(void); /* once, with the plan */
void owner_note(uint32_t object); /* before a call that may take it over */
/* A call that takes an object over did not: nothing else that it got leads there.  is_done: it says that it succeeded;
 * where it got nothing else, and failed, what still lives was left. */
bool owner_left(const struct sequence_operation *operation, uint32_t handed, uint32_t object, bool is_done);
/* Something new, which the call gave at this address, leads to the object. */
bool owner_is_in(uint32_t object, uintptr_t given);
/* Of the heap, that it leads to, and of a bare one that it leads into; NULL: none lives. */
const struct heap_block *owner_block(const struct object *object);
/* It did, and keeps it: the object is part of what took it.  False: it is gone. */
bool owner_adopt(uint32_t handed, uint32_t object);
/* What another object took over may be looked at, and passed together with that or to be taken out of it. */
bool owner_allows(const struct object *object, const struct sequence_node *node);
bool owner_holds(const struct object *object); /* storage that leads to a block of the library's */
bool owner_is_fleeting(const struct object *object); /* by the call that gave it */
void owner_own(uint32_t object);      /* it is the caller's from now on */
void owner_release(uint32_t handed);  /* parts that the call got, and that what they were part of has lost */
void owner_forget(uint32_t call);     /* parts whose memory is gone, where that is known to happen */

/* ---- records, files (record.c, scratch.c) ---- */

void record_call(uint32_t number);
void record_live(void); /* what is destroyed at the end */
uint64_t number_at(const struct sequence_node *node, const char *place); /* as words have it */
uint64_t float_at(const struct sequence_node *node, const char *place);
extern bool has_named_file; /* a call of this sequence got the name of one */
void scratch_start(void);   /* before the first sequence */
void scratch_begin(void);   /* of each: files of one that broke in another process go */
void scratch_clean(void);   /* files that calls made go, where that is due */

/* ---- the end (finish.c, lost.c) ---- */

uint32_t references_to_end(const struct object *object); /* how often it is destroyed at the end */
extern bool keeps_blocks;     /* what is lost stays, and is counted: the sequence is repeated */
void rest_if_worn(void);      /* worn.c: sets trials->stop */
extern uint32_t undestroyed;  /* objects of this sequence for which no destroyer is known */
/* running_call while an object is destroyed at the end. */
#define RUNNING_DESTROYER 0x80000000u
void lost_look(bool report);
void lost_keep(
    void); /* blocks stay, to be counted; but those that variables lose when they are put back do not count */
struct sequence_report;
extern struct sequence_report *report_now; /* of the given sequence that runs; NULL: there is none */

#endif
