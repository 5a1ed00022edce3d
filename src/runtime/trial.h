/* Trials: what Assay and the checked image share.  A trial is one run of a
 * property on one input; an input is a sequence of choices.
 *
 * One memory block (a memfd) holds the request, which Assay writes before the
 * process starts, and the journal, which the process writes: the choices of the
 * input that runs stand there before the property is called, so that when the
 * process dies, at whatever instruction, it is known which input did it.
 * References inside the block are byte offsets from its start.
 *
 * The input that comes next has the number clock / 2 in every mode, also in a
 * process that is started on a block in which others have worked: that is all
 * it needs to go on where they ended, whatever instruction they ended at.
 *
 * Every failure ends the process: a report of a sanitizer and a signal do so by
 * themselves; a false result, a failed assertion, a leak and the rest are noted
 * in .end, and the process exits with TRIAL_FAILED.  Assay starts the next
 * process behind the input that failed. */
#ifndef ASSAY_RUNTIME_TRIAL_H
#define ASSAY_RUNTIME_TRIAL_H

#include <stddef.h>
#include <stdint.h>
#include "runtime/wire.h"

#define TRIAL_MAGIC (0x31495254u ^ (uint32_t)(sizeof(struct trials) << 12 ^ sizeof(struct trial_node) << 4))

/* Exit statuses */
enum {
    TRIAL_REPORTED = 120, /* a sanitizer reported something */
    TRIAL_FAILED = 121,   /* .end says how */
};
#define TRIAL_NO_START UINT32_MAX /* start_count: there is no such input, all are done */

/* ---- choices ---- */

enum trial_choice_kind {
    CHOOSE_NUMBER,    /* an integer, a bool, one of listed values */
    CHOOSE_FLOAT,     /* see trial_float */
    CHOOSE_CHARACTER, /* of a string or of a buffer of bytes */
    CHOOSE_LENGTH,    /* of a string or array; its cells' choices follow */
    CHOOSE_STRUCTURE, /* the rank in a list of structures: lists begin with the smallest */
    CHOOSE_FUNCTION,  /* one of a pool of functions */
    CHOOSE_USER,      /* assay_choose, assay_weighted */
};

/* index is 0..most; the value it stands for is the node's lo + index.  origin is
 * the index of the simplest value (of the number 0, where that is among them):
 * where shrinking goes. */
struct trial_choice {
    uint64_t index, most, origin;
    uint32_t kind, unused;
};
#define TRIAL_CHOICES_MOST 65536 /* who makes more fails: he would probably never stop */

/* ---- the plan: how arguments are drawn, a tree of nodes ---- */

enum trial_node_kind {
    NODE_INTEGER,   /* lo … lo + most, .size bytes (or .bit_width bits from .bit_shift) at .offset */
    NODE_VALUES,    /* one of values[first … first + count), stored as an integer; enum constants */
    NODE_FLOAT,     /* .size 4, 8 or 16; lo … lo + most as whole numbers, or anything (ANY) */
    NODE_STRING,    /* a pointer to malloc'ed characters with a NUL; length 0..most */
    NODE_ARRAY,     /* a pointer to a malloc'ed block of exactly length cells of .cell_size bytes, each drawn by
                       node .first; length lo … lo + most, also stored in the arguments at .length_offset, .length_size
                       bytes (0: nowhere) */
    NODE_POINTER,   /* a pointer to one malloc'ed object of .cell_size bytes, zero at first, drawn by the nodes
                       first … first + count */
    NODE_STRUCT,    /* in place: the nodes first … first + count, whose offsets count from .offset */
    NODE_CELLS,     /* an array in place: .count cells of .cell_size bytes, each drawn by node .first */
    NODE_STRUCTURE, /* one of list .first: the bytes of its object 0 (.size of them) go to .offset; with
                       NODE_BY_VALUE those of its object 1, to which object 0 points */
    NODE_GENERATOR, /* the user's function: generator number .first writes its result to .offset */
    NODE_FUNCTION,  /* a pointer to one of the .count functions of pool number .first */
};

enum trial_node_flags {
    NODE_SCOPED = 1,   /* its choices grow with the scope (number v is there from scope v + 1 on, 0 always; length
                          v from scope v on, the least always): see .scopes of a structure */
    NODE_BY_VALUE = 2,
    NODE_ANY = 4,      /* all values of its width, for random trials: edges are likelier */
    NODE_LETTERS = 8,  /* cells of a string: 'a', 'b', … (lo, most) in exhaustive trials; any but NUL in random ones */
};

struct trial_node {
    uint16_t kind, flags;
    uint32_t size, offset;         /* offset: from the start of the memory that holds it */
    uint16_t bit_shift, bit_width; /* width 0: whole bytes */
    int64_t lo;
    uint64_t most, origin;
    uint32_t first, count;
    uint32_t cell_size, cell_lo, cell_most; /* STRING: lo and most of its characters */
    uint32_t length_offset, length_size;
};

/* ---- structures: what a predicate accepted ---- */

/* Followed by object_count times: struct trial_object, its bytes (padded to a
 * multiple of 8), its pointers.  Object 0 holds what the predicate's parameters
 * were; each of the others becomes a malloc block of exactly its size. */
struct trial_structure {
    uint64_t scopes;       /* bit s: it was an input of scope s already; see trials.scope */
    uint32_t size;         /* bytes that follow */
    uint32_t object_count;
};
struct trial_object {
    uint32_t size, align, pointer_count, unused;
};
struct trial_pointer {
    uint32_t at, object;   /* the 8 bytes at .at of this object point into .object … */
    uint64_t addend;       /* … so many bytes behind its start */
};
/* .object of a pointer to a function: this and the pool's number; .addend is the function's number in it. */
#define TRIAL_POOL 0x80000000u

/* Structures in order: of scope 0, of scope 1, … each part a segment. */
struct trial_list {
    uint32_t starts, count;            /* uint64_t[count]: offsets of struct trial_structure */
    uint32_t segments, segment_count;  /* uint32_t[segment_count]: where each ends.  A random trial takes a segment
                                          (none of them is empty), then one of it */
};

/* ---- the request ---- */

enum trial_mode {
    TRIAL_ALL,    /* every sequence of choices, the last one turning fastest */
    TRIAL_RANDOM, /* runs first_run, first_run + stride, … below run_end; each depends on seed and its number alone */
    TRIAL_GIVEN,  /* the sequences .given; what one does not say is the origin, what does not fit is cut to fit */
    TRIAL_SEQUENCES, /* call sequences: the block is a struct sequences (runtime/sequence.h) */
};

enum trial_flags {
    TRIAL_FORK = 1,     /* GIVEN: in children, all outcomes are noted, and the process goes on */
    TRIAL_APART = 32,   /* with FORK: each in a child of its own; else only those that break are sure to be alone */
    TRIAL_SNAPSHOT = 2, /* GIVEN, the first: memory as the property gets it goes to .snapshot before it is called */
    TRIAL_FROM_ORIGINS = 64, /* GIVEN: indices count from each choice's origin */
    TRIAL_LEAKS = 4,    /* look for leaks */
    TRIAL_OTHER_FILL = 16, /* inputs run once, with the second pattern */
    TRIAL_SHOW = 8,     /* a person replays: the target's stdout and stderr stay what they are */
};

/* Fill: heap and stack hold this byte where nobody has written yet.  An input
 * runs a second time with the other pattern when its number is below fill_first
 * or a multiple of fill_every; both must end the same way. */

/* ---- how a trial ended ---- */

enum trial_outcome {
    TRIAL_UNKNOWN,
    TRIAL_PASSED,
    TRIAL_DISCARDED, /* assay_assume */
    TRIAL_BROKE,     /* GIVEN with FORK: .report of its outcome says how */
};

enum trial_end_kind {
    TRIAL_END_NONE,    /* nothing noted: the wait status, and what the process said, tell */
    TRIAL_END_FALSE,   /* the property returned false */
    TRIAL_END_ASSERT,  /* text: the assertion; file, line, function */
    TRIAL_END_SIGNAL,  /* number: the signal (where no sanitizer handles it); address */
    TRIAL_END_ABORT,   /* abort() by other means than assert */
    TRIAL_END_LEAK,    /* number: blocks; address: bytes; text: "input", or frames: where the first was allocated */
    TRIAL_END_FILL,    /* text: how the two runs differ */
    TRIAL_END_EXIT,    /* number: the status; text: exit, _exit, quick_exit … */
    TRIAL_END_CONTRACT, /* of sequences; number: of the contract; text: what was seen */
};

enum trial_stage { TRIAL_IDLE, TRIAL_DRAWING, TRIAL_RUNNING, TRIAL_CHECKING /* leaks, second fill */ };

#define TRIAL_FRAMES 32
struct trial_end {
    uint32_t kind, stage;
    int64_t number;
    uint64_t address;
    uint32_t line, frame_count;
    uint64_t frames[TRIAL_FRAMES]; /* offsets in the image: return addresses, the first may be exact */
    char text[256], file[256], function[128];
};

/* GIVEN with FORK: one for each sequence. */
#define TRIAL_SAID 8192
#define TRIAL_REPORT_MORE 256  /* choices that an input may make beyond those given, in its report */
struct trial_report {
    uint32_t outcome;          /* enum trial_outcome */
    int32_t status;            /* of the child, as waitpid gives it */
    uint32_t choice_count;     /* that the input really made: they stand in .choices */
    uint32_t said_size;
    uint64_t choices;          /* offset of struct trial_choice[], room for as many as .given has, and TRIAL_REPORT_MORE */
    struct trial_end end;
    char said[TRIAL_SAID];     /* the beginning of the sanitizer's report, and what the child printed */
};

struct trial_given {
    uint64_t choices;          /* offset of uint64_t[count]: indices */
    uint32_t count, unused;
};

/* ---- statistics ---- */

#define TRIAL_LABELS 64
#define TRIAL_SIZES 65 /* the last: that and above */
struct trial_label {
    char text[64];
    uint64_t count;            /* inputs that had it */
};

/* Counts as they are with the input that ends now.  It is filled in first, then
 * .clock (that input's, odd) makes it hold, then the counts are stored one by
 * one, then the journal's clock goes on.  Assay does the same when the process
 * was killed in between: an input is counted once or not at all. */
struct trial_tally {
    volatile uint64_t clock;
    uint64_t passed, discarded;
    uint32_t second_runs, size;            /* size: the place in .sizes; TRIAL_SIZES: none */
    uint64_t size_count;
    uint64_t labels;                       /* bit i: its label_counts[i] is labels[i].count; the text was there before */
    uint64_t label_counts[TRIAL_LABELS];
};

/* Blocks of memory as the property gets them: the arguments first. */
struct trial_block {
    uint64_t address, size, bytes; /* bytes: offset of a copy */
};
#define TRIAL_BLOCKS_MOST 4096

struct trials {
    struct wire_head common;     /* magic: TRIAL_MAGIC */
    uint32_t mode, flags;
    char property[128];        /* its name in the image's table */
    int32_t scope;             /* ALL: an input all of whose parts were there together at a lower scope is left out */
    uint32_t lane, lanes;      /* ALL: only every lanes-th value of the first choice, beginning with lane */
    uint64_t seed, first_run, run_end, stride; /* RANDOM: input k is run first_run + k * stride */
    uint64_t fill_first, fill_every;

    uint32_t nodes, node_count;       /* struct trial_node[] */
    uint32_t roots, root_count;       /* the first root_count nodes are the parameters, in order */
    uint32_t values, value_count;     /* int64_t[] */
    uint32_t lists, list_count;       /* struct trial_list[] */
    uint32_t start, start_room;       /* ALL: uint64_t[2][start_room]: see start_count */
    uint32_t given, given_count;      /* struct trial_given[] */
    uint32_t reports;                 /* struct trial_report[given_count] with FORK */
    uint32_t snapshot, snapshot_size; /* room for struct trial_block[TRIAL_BLOCKS_MOST] and the copies */

    /* journal */
    _Alignas(64) volatile uint64_t clock;  /* 2 * inputs, those left out too; + 1 while one is drawn and run */
    volatile uint64_t run;                 /* RANDOM: number of the one that runs; GIVEN: its place */
    volatile uint64_t passed, discarded;
    volatile uint32_t start_count[2];      /* ALL: input k begins with the indices in start[k % 2], so many, and goes on
                                              with 0; they are there before the clock comes to it.  lanes still hold */
    volatile uint32_t stage;
    volatile uint32_t finished;            /* 1: all done; 2: stopped */
    volatile uint32_t stop;                /* Assay asks */
    volatile uint32_t choice_count;
    volatile uint32_t block_count;         /* of the snapshot */
    volatile uint32_t label_count;
    volatile uint32_t second_runs;         /* inputs that ran with both fills */
    volatile uint32_t reruns;              /* of any input: each may take as long as the first run */
    struct trial_tally tally;
    volatile uint32_t function_count;      /* SNAPSHOT: where the functions of the pools are */
    struct trial_function {
        uint64_t address;
        uint32_t pool, number;
    } functions[256];
    struct trial_end end;
    char note[4096];                       /* assay_note of the input that runs, lines */
    struct trial_label labels[TRIAL_LABELS];
    volatile uint64_t sizes[TRIAL_SIZES];  /* inputs that reached the property, by size: objects, cells, choices */
    struct trial_choice choices[TRIAL_CHOICES_MOST];
};

/* A double from 64 bits such that simple numbers have small ones: with the top
 * bit clear a whole number (sign in bit 62), else the bits of a double but the
 * last. */
static inline double trial_float(uint64_t index)
{
    union {
        uint64_t bits;
        double number;
    } any = {.bits = index << 1};
    if (index >> 63)
        return any.number;
    double whole = (double)(index & ((1ull << 53) - 1));
    return index >> 62 & 1 ? -whole : whole;
}

/* ---- what the generated harness tells the checked runtime ---- */

struct trial_entry {
    const char *name;
    int (*run)(void *arguments);         /* 0: false; a void property: 1 */
    uint32_t size;                       /* of the arguments */
};
struct trial_function_pool {
    void *const *functions;
    uint32_t count;
};
/* Each entry, wrapper and pool stands in the unit that has the user's function or knows its types; the tables
 * bring them together. */
extern const struct trial_entry *const assay_entries[]; /* ends with NULL */
extern void (*const assay_generators[])(void *place);   /* in the order of program->generators */
extern const struct trial_function_pool *const assay_function_pools[]; /* in the order of program->function_pools;
                                                                          ends with NULL */

#endif
