/* Wire: what Assay and a worker share.
 *
 * One memory block (a memfd) is mapped at WIRE_ADDRESS in the worker and
 * anywhere in Assay.  Assay fills in the request before the worker starts;
 * the worker owns the rest until it is dead.  References inside the block are
 * byte offsets from its start.  Everything stays readable after the worker
 * was killed at any instruction: that is the journal.
 *
 * All addresses are fixed, so that a predicate that looks at addresses (a hash
 * set of pointers) behaves the same in every run, and a hook is a subtract, a
 * compare and a load. */
#ifndef ASSAY_RUNTIME_WIRE_H
#define ASSAY_RUNTIME_WIRE_H

#include <stddef.h>
#include <stdint.h>

#define WIRE_ADDRESS   0x08000000UL /* this block */
#define WIRE_MOST      0x07000000UL
#define ARENA_ADDRESS  0x10000000UL /* the searched objects */
#define ARENA_SIZE     0x04000000UL
#define UNSEEN_ADDRESS 0x14000000UL /* a byte for each byte of the arena: not 0 = part of a field not read yet */
#define HEAP_ADDRESS   0x20000000UL /* what woven code allocates */
#define HEAP_MOST      0x3fff0000UL /* ends where the guard begins */
#define STACK_ADDRESS  0x60000000UL /* the predicate's private stack, a guard page below */
#define STACK_MOST     0x18000000UL
#define WIRE_GUARD     0x00010000UL /* unmapped bytes below the stack */

/* Assay, the worker and the image must be of one build. */
#define WIRE_MAGIC                                                                                          \
    (0x31594153u ^ (uint32_t)(sizeof(struct wire) << 16 ^ sizeof(struct wire_field) << 8 ^                  \
                              sizeof(struct wire_object) << 4 ^ sizeof(struct wire_report)))

enum wire_command {
    WIRE_RUN_SPACE, /* call the space function with .scope: bounds go to the ring */
    WIRE_SEARCH,
    WIRE_SAMPLE,    /* structures at random, .valid_limit of them: those of sample .valid_hash and the next ones */
};

/* Exit statuses with which a worker says that it did not get as far as the target's code. */
enum { WIRE_CANNOT_LOAD = 124, WIRE_CANNOT_START = 125 };

enum wire_mode { WIRE_RERUN, WIRE_RESUME, WIRE_PORTABLE };

/* ---- the layout: what is searched ---- */

enum wire_field_flags {
    FIELD_REFERENCE = 1, /* chooses an object of .pool */
    FIELD_NULLABLE = 2,  /* index 0 is NULL */
    FIELD_UNBOUNDED = 4, /* the space does not mention it: zero; reading it first is an error */
    FIELD_SHARED = 8,    /* some byte belongs to another field too (bit-fields, unions) */
    FIELD_WIDE = 16,     /* more than 8 bytes: values are images of .size bytes */
    FIELD_BEYOND = 32,   /* a cell behind a pointer or in a flexible array: reading it while the guard says
                            it is not there is an out-of-bounds read, a fault of the predicate */
};
#define NO_FIELD UINT32_MAX

/* One choice point: a field of one object.  Images are what memory holds for
 * domain index v: table[v], already shifted; mask selects its bits. */
struct wire_field {
    uint64_t mask;         /* bits of the value in the 8 bytes at .offset */
    uint64_t unseen_mask;  /* the same, widened to whole bytes */
    uint64_t table;        /* byte offset in the block: uint64_t[count], or count images of .size bytes if WIDE */
    uint32_t offset;       /* in the arena */
    uint32_t size;         /* bytes touched from .offset */
    uint32_t count;        /* domain size; at least 1 */
    uint16_t flags;
    uint16_t pool;         /* REFERENCE: which; else .pool_count (a dummy) */
    uint32_t guard;        /* NO_FIELD, or the field that decides whether this one is there */
    uint32_t guard_table;  /* byte offset in the block: uint8_t[count of guard], 1 = there */
};

struct wire_pool {
    uint32_t first_object, object_count; /* objects of a pool are consecutive */
};

struct wire_object {
    uint32_t offset, size;               /* in the arena */
    uint32_t first_field, field_count;   /* in declaration order; cells of arrays it owns in place of the pointer */
};

/* Fields of each arena byte, as an index into .byte_lists: count, field, field …
 * Two lists are empty: that of bytes without a field (padding, constants), and
 * that of bytes which are in no object that may be looked into. */
#define NO_FIELD_BYTE 0
#define NO_OBJECT_BYTE 1

struct wire_choice {
    uint32_t field, index;
};

/* ---- the request and the journal ---- */

enum wire_isolation {
    ISOLATED_PROCESSES = 1, /* a pid namespace */
    ISOLATED_NETWORK = 2,
    ISOLATED_FILES = 4,     /* everything but the scratch directory is read-only */
    ISOLATED_ALL = 7,
};

enum wire_record_kind {
    RECORD_VALID = 1,  /* path: the structure */
    RECORD_POSITION,   /* path: the last completed candidate; SAMPLE: none, a sample was given up */
    RECORD_BOUND,      /* text: one statement of a space */
    RECORD_REPORT,     /* text: a fault, warning or error (struct wire_report) */
};

/* Ring records are 8-byte aligned and never wrap: kind 0 skips to the ring's start.
 * explored and valid are totals of this worker including the record's own candidate. */
struct wire_record {
    uint32_t kind;
    uint32_t size; /* whole record in bytes */
    uint64_t explored, valid, valid_hash; /* SAMPLE: valid_hash is the number of the next sample */
    uint32_t payload; /* bytes that follow, before padding */
    uint32_t causes;  /* VALID, POSITION: so many uint64_t counts of causes stand behind the choices */
    /* followed by wire_choice[] (VALID, POSITION), or bytes */
};

enum wire_report_kind {
    REPORT_SIGNAL = 1,   /* detail: signal number; address: where */
    REPORT_OVERFLOW,     /* private stack exhausted */
    REPORT_STEPS,        /* more than .step_limit loop turns and calls */
    REPORT_MEMORY,       /* private heap exhausted */
    REPORT_EXIT,         /* called exit, _exit …; name: which */
    REPORT_ABORT,        /* abort or failed assert; name: the assertion */
    REPORT_CALL,         /* called what a predicate must not: fork, pthread_create …; name: which */
    REPORT_BEYOND,       /* accessed a cell behind the end of an array (detail: field), or memory
                            outside of every object (detail: NO_FIELD; name: read or write) */
    REPORT_FAULT_LAST = REPORT_BEYOND, /* up to here: a fault, costs one candidate */
    REPORT_WRITES_FIELD, /* warning; detail: field */
    REPORT_UNBOUNDED,    /* error; detail: field: read without bounds */
    REPORT_OPAQUE,       /* error; name: the call that cannot be seen into and got a searched pointer */
    REPORT_LOST_READ,    /* error; name: calls that may have hidden it ('' if none) */
    REPORT_NOT_DETERMINISTIC, /* error */
    REPORT_INTERNAL,     /* error; name: what */
};

/* A report's example is the path of the candidate that caused it. */
#define REPORT_FRAMES 64
struct wire_report {
    uint32_t kind;
    uint32_t detail;
    uint64_t address;
    uint32_t frame_count;
    uint32_t choice_count;
    uint32_t cause; /* of a fault: its place in the table of causes */
    uint32_t unused;
    uint64_t frames[REPORT_FRAMES]; /* return addresses in the target's image */
    char name[256];
    /* followed by wire_choice[choice_count] */
};

/* Faults are counted by cause in the block; the first of each cause is also a RECORD_REPORT. */
#define WIRE_CAUSES 1024
struct wire_cause {
    uint32_t kind, unused;
    uint64_t address;
    uint64_t count;
};

enum wire_entry_flags {
    ENTRY_UNREAD = 1, /* appended to a valid candidate: the predicate did not read it, so its outcome stands */
};

/* One noted field of the current path.  The journal proper: Assay reads .field
 * and .index of the entries below .top after a worker died. */
struct wire_entry {
    uint32_t field, index;
    uint32_t limit;         /* highest index this entry may take */
    int32_t highest_before; /* of its pool */
    char *resume_at;        /* stack pointer to resume with; NULL: no snapshot */
    char *snapshot;
    uint32_t snapshot_size;
    uint32_t flags;         /* enum wire_entry_flags */
    uint64_t undo;          /* undo-log position */
    int64_t steps;
    uint32_t tried, upwards; /* SAMPLE: values besides the first, and in which direction they are taken */
};

/* What every block begins with: this one, and that of trials (runtime/trial.h). */
struct wire_head {
    uint32_t magic;
    volatile uint32_t isolation; /* enum wire_isolation: what the kernel gave */
    uint64_t size;               /* of the block */
    volatile uint64_t peak_kb;   /* of memory, when the worker has ended by itself */
};

struct wire {
    struct wire_head common;       /* magic: WIRE_MAGIC */
    uint32_t command;
    uint32_t mode;
    int32_t scope;
    char symbol[128];            /* space function, or the entry: int symbol(void *arguments) */

    /* limits */
    uint64_t stack_size, heap_size;
    int64_t step_limit;
    uint64_t valid_limit;        /* stop after so many; 0: none */
    uint64_t candidate_limit;    /* likewise, for self-checks; 0: none */
    uint64_t snapshot_most;      /* bytes of stack above which an entry is rerun instead of resumed */
    uint32_t stream_valid;       /* write RECORD_VALID */
    uint32_t sample_every;       /* refill check on the first 256 candidates and then one in so many; 0: never */
    uint64_t seed;

    /* layout */
    uint32_t arena_used, field_count, object_count, pool_count;
    uint32_t root_object;        /* the arguments of the predicate */
    uint32_t arena_image;        /* uint8_t[arena_used]: initial contents (constants, strings, array pointers) */
    uint32_t fields, objects, pools;
    uint32_t bytes;              /* uint32_t[arena_used]: see above */
    uint32_t byte_lists;         /* uint32_t[] */
    uint32_t entries;            /* struct wire_entry[field_count + 1], and one before: the search's sentinel */
    uint32_t replay, replay_count; /* wire_choice[]: the first candidate starts with these */

    /* journal */
    _Alignas(64) volatile uint64_t clock;    /* 2 * explored; + 1 while the predicate runs */
    volatile uint64_t valid;
    volatile uint64_t top;                   /* address in the worker of the first free entry */
    volatile uint64_t valid_hash;            /* of the valid set, independent of order; SAMPLE: number of the sample */
    volatile uint32_t finished;              /* 1: searched to the end, 2: stopped at a limit, 3: error reported */
    volatile uint32_t stop;                  /* Assay asks the worker to stop */
    volatile uint32_t checking;              /* not 0: the last candidate runs again, for so many times already */
    struct wire_cause causes[WIRE_CAUSES];
    volatile uint32_t cause_count;

    /* ring: written by the worker at head, read by Assay at tail; both count bytes for ever */
    uint32_t ring, ring_size;                /* size: a power of two */
    _Alignas(64) volatile uint64_t head;
    _Alignas(64) volatile uint64_t tail;
};

#endif
