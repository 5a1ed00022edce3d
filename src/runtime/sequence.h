/* Sequences: what Assay and a checked image that makes and runs call sequences
 * share (Pacheco, Directed Random Testing, chapters 5 and 7).
 *
 * The block begins with a struct trials (runtime/trial.h): its journal, .end,
 * .stage, .stop and limits mean the same, and a process is started, watched and
 * survived the same way.  trials.mode is TRIAL_SEQUENCES, trials.clock / 2 is the
 * number of the next sequence.  What follows is the plan, which says what there
 * is to call and how arguments are drawn; the sequence that runs, written down
 * call by call before each call is made; and the component set, which outlives
 * every process.  References are byte offsets from the start of the block.
 *
 * ---- A sequence is a row of 64-bit words ----
 * Call after call: SEQUENCE_CALL(operation, words), then so many words, which say
 * the arguments.  Each parameter has a node; a node takes words as its kind says,
 * children in order (depth first).  So the same words mean the same on both
 * sides, in files, in memory and in hashes.
 *
 * A *head* is a word with a tag: NULL, VALUE with a count, REFERENCE to an
 * output of an earlier call, or GUARD.  Bytes are packed eight to a word, the
 * last word filled up with zeros.
 *
 * Outputs of a call are numbered: 0 is the result; 1, 2 … are the nodes with
 * .output set, in order.  A reference to a handle is to the *object* that this
 * output was then; a call that gives back a pointer which is a live object
 * already gives that same object. */
#ifndef ASSAY_RUNTIME_SEQUENCE_H
#define ASSAY_RUNTIME_SEQUENCE_H

#include "runtime/trial.h"

#define SEQUENCE_NONE UINT32_MAX
#define SEQUENCE_CALLS_MOST 512       /* in one sequence; a repetition adds up to 100 */
#define SEQUENCE_WORDS_MOST 65536     /* of one sequence */
#define SEQUENCE_ANY_BYTES                                                                  \
    256        /* of the block that the caller keeps: see SEQ_ANY; byte 8 n of it is n, all others \
    are zero, so that functions which compare find a difference */
#define SEQUENCE_BYTES_MOST 4096      /* of one string or buffer that is drawn; larger ones are run, not drawn */

/* ---- words ---- */

#define SEQUENCE_CALL(operation, words) ((uint64_t)(operation) | (uint64_t)(words) << 32)
#define SEQUENCE_CALL_OPERATION(word) ((uint32_t)(word))
#define SEQUENCE_CALL_WORDS(word) ((uint32_t)((word) >> 32))

enum sequence_head {
    HEAD_NULL,
    HEAD_VALUE,     /* low 32 bits: bytes of a string, cells of a buffer; else 0 */
    HEAD_REFERENCE, /* bits 32..47: call; low 16 bits: output */
    HEAD_GUARD,     /* probes only: the address of a page that nobody may touch, another one for each argument */
};
#define SEQUENCE_HEAD(tag, count) ((uint64_t)(tag) << 60 | (uint64_t)(count))
#define SEQUENCE_REFERENCE(call, output) ((uint64_t)HEAD_REFERENCE << 60 | (uint64_t)(call) << 32 | (uint64_t)(output))
#define SEQUENCE_TAG(word) ((enum sequence_head)((word) >> 60))
#define SEQUENCE_COUNT(word) ((uint32_t)(word))
#define SEQUENCE_REFERENCE_CALL(word) ((uint32_t)((word) >> 32 & 0xffff))
#define SEQUENCE_REFERENCE_OUTPUT(word) ((uint32_t)((word) & 0xffff))

/* ---- nodes: how words become arguments ---- */

enum sequence_node_kind {   /* words: */
                          SEQ_NUMBER,    /* 1: an integer, bool, enum, flags; the low .size bytes */
                          SEQ_FLOAT,     /* 1: the bits of a double, converted to .size bytes */
                          SEQ_STRING, /* head, bytes: a pointer to a block of exactly these bytes and a NUL.  REFERENCE:
                                         a string that an earlier call returned */
                          SEQ_BUFFER, /* head with the number of cells; then, unless ARGUMENT_OUT: the bytes of all
                                         cells (ARGUMENT_RAW; the child only says what numbers they are), or for each
                                         cell the words of the child.  A pointer to a block of exactly these cells;
                                         ARGUMENT_MOVED: to a variable that holds such a pointer.  NULL: no variable */
                          SEQ_OBJECT, /* head; VALUE and not ARGUMENT_OUT: the words of the child.  A pointer to one
                                         block of .cell_size */
                          SEQ_STRUCT, /* the words of its children, in place, .offset of each counted from its own start
                                       */
                          SEQ_CELLS, /* the words of the child, .cells times, in place */
                          SEQ_HANDLE, /* head: an object of .sort, passed as .holding says.  OUT: VALUE (storage is
                                         made) or NULL.  A VARIABLE that is not OUT: VALUE is a variable with NULL in
                                         it; NULL is no variable.  .cell_size: of the storage or variable */
                          SEQ_ANY, /* head: void *.  VALUE: n is the address of byte n of a block that the caller keeps
                                    */
                          SEQ_FUNCTION, /* 1: the number of a function of pool .pool; .cells: NULL, where that is
                                           allowed */
                          SEQ_LENGTH, /* none: the number of cells of node .array; where .cells is not 0, that number
                                         (of two lengths, the one that is the size of a cell: fread, qsort) */
                          SEQ_END, /* none: the address behind the last cell of .array */
                          SEQ_ZERO, /* none: zero bytes */
};

enum sequence_node_flags {
    ARGUMENT_OUT = 1, /* PASS_OUT: storage is zeroed, the call fills it */
    ARGUMENT_IN_OUT = 2,
    ARGUMENT_RAW = 4, /* BUFFER: cells are plain numbers or bytes */
    ARGUMENT_CONST = 8, /* what it points to must not change */
    ARGUMENT_CONSUMED = 16, /* HANDLE: gone after the call.  Learned rules set it between processes */
    ARGUMENT_BORROWED = 32, /* a result: part of a handle that was passed */
    ARGUMENT_PATH = 64, /* STRING: the name of a file, relative, within the scratch directory */
    ARGUMENT_SIGNED = 128, /* NUMBER */
    ARGUMENT_BOOL = 256,
    ARGUMENT_ENUM = 512, /* NUMBER: one of .values */
    ARGUMENT_FLAGS = 1024, /* NUMBER: any union of .values */
    ARGUMENT_LENGTH_IN_PLACE = 2048, /* LENGTH: a pointer to the number */
    ARGUMENT_LETTERS = 4096, /* NUMBER that is a char */
    ARGUMENT_UNSIZED = 8192, /* BUFFER: nobody knows how large it must be */
    ARGUMENT_TERMINATED = 16384, /* BUFFER of characters that a call fills: what comes back is a string (to-string).
                                    ARGUMENT_OUT: it holds SEQUENCE_TEXT_FILL before */
    ARGUMENT_ADOPTED = 32768, /* CONSUMED: another object has it from then on, unless its memory tells that the call did
                                 not take it; what is part of one already cannot be passed.  Learned */
    ARGUMENT_FLEETING = 65536, /* a result: BORROWED, it is gone when its memory is freed; else, what it was made of is
                                  not consumed before it.  Learned */
    ARGUMENT_EMPTY = 131072, /* HANDLE that is storage: passed only when it holds nothing of the library's.  Learned */
    ARGUMENT_INSIDE = 262144, /* HANDLE: part of another object that the call gets.  Learned */
    ARGUMENT_IF_DONE = 1048576, /* CONSUMED: by a call that says that it succeeded; where nobody knows how it says that,
                                   as ADOPTED */
    ARGUMENT_HANDED = 2097152, /* CONSUMED: another object that leads there has it from then on; what is part of one
                                  already cannot be passed.  The header says so */
    ARGUMENT_HELD = 4194304, /* HANDLE in a VARIABLE that is not OUT: there is one.  Learned */
    ARGUMENT_WIDE = 8388608, /* NUMBER: of any size, large ones as often as small ones */
    ARGUMENT_NONZERO = 16777216, /* NUMBER: signed, and not 0.  Learned */
    ARGUMENT_ALWAYS = 33554432, /* CONSUMED: also by a call that fails */
    ARGUMENT_MOVED = 67108864, /* BUFFER, of a parameter: T **, and the call moves the variable on */
    ARGUMENT_CLOSED = 134217728, /* BUFFER: behind its cells is one of zeros, by which the call knows where it ends */
    ARGUMENT_MODEST = 268435456, /* NUMBER: with large ones calls take too long or too much, so none are drawn;
                                  * FUNCTION: with others than the first calls do not end.  Learned */
    ARGUMENT_ROOM = 536870912, /* BUFFER: OUT, memory that an object is made in: mostly much of it */
    ARGUMENT_RESTRICT = 1073741824, /* HANDLE: it is not passed twice in a call that may change it */
    ARGUMENT_ENDED = 524288, /* CONSUMED: when its memory is freed, also as a part of another object.  Learned */
};
#define SEQUENCE_TEXT_FILL 0x7e

/* enum holding and enum null_rule of model/operation.h, by number; a test compares them */
enum sequence_holding { SEQ_HOLD_VALUE, SEQ_HOLD_STORAGE, SEQ_HOLD_VARIABLE, SEQ_HOLD_COPY };
enum sequence_null { SEQ_NULL_UNKNOWN, SEQ_NULL_NEVER, SEQ_NULL_ALLOWED };

struct sequence_node {
    uint16_t kind, parameter; /* parameter: of the operation, from 0; SEQUENCE_RESULT: the result's */
    uint32_t flags;
    uint8_t holding, null; /* null: learned rules change it between processes */
    uint32_t size, offset; /* what it stores itself, in its parent's memory; a parameter's own cell begins at 0 */
    uint32_t first, count; /* children: nodes first … first + count */
    uint32_t cell_size, cells; /* BUFFER: cells != 0: a fixed number of cells */
    uint32_t array, factor; /* LENGTH, END: that BUFFER's node; a BUFFER: the nodes of its LENGTH and second LENGTH.
                               A LENGTH of several: the others have at least as many cells.  SEQUENCE_NONE: none.
                               In a struct these are siblings */
    uint32_t limit; /* NUMBER: at most the cells of this BUFFER, or bytes of this STRING: learned.
                       SEQUENCE_NONE: none */
    uint32_t sort; /* HANDLE, STRING results that are memory; SEQUENCE_NONE */
    uint32_t output; /* its number among the outputs; 0: none (the result is output 0 by itself) */
    uint32_t pool; /* FUNCTION */
    uint32_t
        kin; /* NUMBER: the same for all parameters of that name: what one got is worth passing to another.  0: none */
    uint32_t values, value_count; /* int64_t[]: ENUM and FLAGS: their constants; NUMBER: worth trying, mined.
                                     STRING: struct sequence_text[], worth trying, mined */
    int64_t lo;
    uint64_t hi; /* NUMBER: the range; hi as bits (of a signed one, of an int64_t).  Learned or declared rules narrow
                    it. FLOAT: whole numbers, both signed */
    uint16_t bit_shift, bit_width; /* a NUMBER that is a bit-field, or a LENGTH: of the .size bytes at .offset; width 0:
                                      not one.  Other bits of these bytes stay */
    uint32_t least; /* STRING of bytes of which nobody says how many: drawn with so many at least.  Learned */
};
/* What it points to must not change; of `const T **` that is filled it is what comes out. */
static inline int sequence_node_is_const(const struct sequence_node *node)
{
    return node->flags & ARGUMENT_CONST &&
           !(node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE && node->flags & ARGUMENT_OUT);
}

/* A handle that is gone since the call gives another of its sort in its place, if it gives one: realloc. */
static inline int sequence_is_ended_for(const struct sequence_node *node)
{
    return node->kind == SEQ_HANDLE && node->flags & ARGUMENT_CONSUMED &&
           !(node->flags & (ARGUMENT_ADOPTED | ARGUMENT_HANDED));
}
#define SEQUENCE_RESULT UINT16_MAX

struct sequence_text {
    uint32_t bytes, size; /* offset in the block */
};

/* ---- operations and sorts ---- */

enum sequence_operation_flags {
    OPERATION_PURE_FLAG = 1,
    OPERATION_ORACLE_FLAG = 2, /* only contracts call it */
    OPERATION_UNCALLABLE_FLAG = 4, /* never drawn: an obstacle, or ASSAY_SKIP */
    OPERATION_AVOIDED_FLAG = 8, /* not drawn for now: it does nothing but die */
    OPERATION_REFERS_FLAG = 16, /* takes another reference to its first handle, of a counted sort: that object is
                                   destroyed once more */
    OPERATION_RELEASES_FLAG = 32, /* takes its handle out of what that is part of: it is the caller's then */
    OPERATION_ENDS_FLAG = 64, /* of a counted sort: gone is what it frees, however many references there are */
    OPERATION_PUTS_FLAG = 128, /* puts what it gets behind its first handle into that */
    OPERATION_FIRST_FLAG = 256, /* begins what .opposite ends, before all other calls */
    OPERATION_NEEDED_FLAG = 512, /* FIRST: no other may be called without it */
    OPERATION_AGAIN_FLAG = 1024, /* FIRST: also when it was called already */
};

/* kind, success: the enums of model/operation.h by number; SEQ_ names for the few that the runtime needs stand below,
 * and a test compares them. */
enum sequence_operation_kind {
    SEQ_KIND_PLAIN,
    SEQ_KIND_MAKES,
    SEQ_KIND_DESTROYS,
    SEQ_KIND_COPIES,
    SEQ_KIND_EQUALS,
    SEQ_KIND_COMPARES,
    SEQ_KIND_HASHES,
    SEQ_KIND_PRINTS,
    SEQ_KIND_INVARIANT,
    SEQ_KIND_OBSERVES
};
enum sequence_success {
    SEQ_SUCCESS_ALWAYS,
    SEQ_SUCCESS_NONNULL,
    SEQ_SUCCESS_TRUE,
    SEQ_SUCCESS_CONSTANT,
    SEQ_SUCCESS_UNKNOWN,
    SEQ_SUCCESS_DECLARED
};
enum sequence_service {
    SEQ_SERVICE_INVARIANT,
    SEQ_SERVICE_EQUAL,
    SEQ_SERVICE_COMPARE,
    SEQ_SERVICE_HASH,
    SEQ_SERVICE_COPY,
    SEQ_SERVICE_DESTROY,
    SEQ_SERVICE_PRINT,
    SEQ_SERVICES
};

/* What was learned that a call's numbers have to be, operands before what is done with them. */
enum sequence_term_kind {
    TERM_NUMBER,
    TERM_PARAMETER,
    TERM_NOT, /* of one */
    TERM_MINUS,
    TERM_OR, /* of two, and all that follow */
    TERM_AND,
    TERM_EQUAL,
    TERM_UNEQUAL,
    TERM_LESS,
    TERM_LESS_EQUAL,
    TERM_MORE,
    TERM_MORE_EQUAL,
    TERM_PLUS,
    TERM_LESSENED,
    TERM_TIMES,
    TERM_DIVIDED,
    TERM_REST,
    TERM_BITS,
};
#define SEQUENCE_TERMS_DEEP 16 /* numbers that wait, at most */
struct sequence_term {
    uint32_t kind, parameter;
    int64_t number;
};

struct sequence_operation {
    uint32_t stub; /* its place in assay_stubs */
    uint32_t parameters, parameter_count; /* nodes parameters … parameters + count are the roots, in order */
    uint32_t result; /* node; SEQUENCE_NONE: void, or not worth a look */
    uint32_t result_size; /* bytes of the result as C has it; 0: void */
    uint32_t outputs; /* how many, the result's 0 included */
    uint32_t kind, sort, subject; /* subject: parameter, or SEQUENCE_NONE: the result */
    uint32_t success;
    int64_t success_value;
    uint32_t success_expression; /* place in assay_expressions, or SEQUENCE_NONE */
    uint32_t requires_first, requires_count; /* uint32_t[]: places in assay_expressions, in plan.requires */
    uint32_t terms_first, term_count; /* struct sequence_term[], in plan.terms */
    uint32_t destroyer; /* of what it makes; SEQUENCE_NONE */
    uint32_t opposite; /* of one that is FIRST, the one that ends it, and the other way round; SEQUENCE_NONE */
    uint32_t flags;
    float weight; /* as Assay wants it: 1 to begin with; 0 with AVOIDED.  The generator
                     divides by what was drawn already */
};

enum sequence_sort_flags {
    SORT_COUNTED = 1,
    SORT_MEMORY = 2,
    SORT_INTEGER = 4,
    SORT_BARE =
        8, /* void *, or a typedef of char *, which may lead into a block, behind what the library keeps there */
    SORT_PARTS = 16, /* nothing gives one that is the caller's: all are parts of others */
};
struct sequence_sort {
    uint32_t services[SEQ_SERVICES]; /* operations; SEQUENCE_NONE */
    uint32_t flags;
    uint32_t size; /* of the struct behind it, 0: not known */
    uint32_t makers, maker_count; /* uint32_t[]: operations that give one, in plan.makers */
};

/* ---- contracts ---- */

enum sequence_contract_kind {
    CONTRACT_INVARIANT, /* of a sort: service holds, after every call */
    CONTRACT_EQUAL_REFLEXIVE,
    CONTRACT_EQUAL_SYMMETRIC,
    CONTRACT_EQUAL_TRANSITIVE,
    CONTRACT_EQUAL_NULL,
    CONTRACT_COMPARE_REFLEXIVE,
    CONTRACT_COMPARE_ANTISYMMETRIC,
    CONTRACT_COMPARE_TRANSITIVE,
    CONTRACT_HASH, /* equal objects have the same hash */
    CONTRACT_COMPARE_EQUAL, /* compare == 0 iff equal */
    CONTRACT_COPY_EQUAL,
    CONTRACT_COPY_INDEPENDENT,
    CONTRACT_PRINT_TERMINATED,
    CONTRACT_CONST, /* what a pointer to const leads to, of the caller's memory, is unchanged */
    CONTRACT_USER, /* ASSAY_CONTRACT: operation .operation returns true */
    CONTRACT_KINDS
};
struct sequence_contract {
    uint32_t kind, sort, operation; /* operation: the service it is about, or the user's function */
    uint32_t beside; /* HASH of plain values: the operation that finds them equal; SEQUENCE_NONE */
    volatile uint64_t held, broken; /* journal: how often, on states that differ */
    uint32_t is_inferred; /* tried before it is believed; CONTRACT_GUESSED: longer; CONTRACT_SAID: not tried */
    volatile uint32_t is_off; /* Assay: do not check, it is not believed, or switched off */
};

/* One that is inferred was guessed from names, so it is tried before it is believed: it must have held on so many
 * states that differ, and on more of them than it was broken on.  Until then a broken one is counted and nothing else.
 * In GIVEN sequences nothing is counted, and one that was never tried is believed.
 *
 * What is called valid or ok may be a state that comes and goes, of an iterator or after an error: an invariant is
 * broken seldom.  What finds every object equal to itself is an equal or compare, and may be wrong more often; so may
 * what hashes alike at least some that look different and are equal.  "Equal or above" finds every object equal to
 * itself, too, and is the same both ways for equal ones alone: most pairs of a true equal are different both ways. */
#define CONTRACT_GUESSED 2 /* by names alone, of two functions: it holds nine times of ten */
#define CONTRACT_SAID 3 /* by the header: no need to try */
#define CONTRACT_TRIES 8
#define CONTRACT_SELDOM 6 /* times as often held as broken */
#define CONTRACT_OFTEN 8 /* times as often broken as held */
#define CONTRACT_ONE_SIDED 3
static inline int sequence_contract_is_believed(const struct sequence_contract *contract)
{
    if (contract->is_off || !contract->is_inferred || contract->is_inferred == CONTRACT_SAID)
        return !contract->is_off;
    if (contract->held < CONTRACT_TRIES)
        return 0;
    if (contract->is_inferred == CONTRACT_GUESSED)
        return contract->held / 9 >= contract->broken;
    switch (contract->kind) {
    case CONTRACT_INVARIANT:
        return contract->held / CONTRACT_SELDOM > contract->broken;
    case CONTRACT_EQUAL_SYMMETRIC:
        return contract->held > contract->broken / CONTRACT_ONE_SIDED;
    case CONTRACT_EQUAL_TRANSITIVE:
    case CONTRACT_EQUAL_NULL:
    case CONTRACT_COMPARE_ANTISYMMETRIC:
    case CONTRACT_COMPARE_TRANSITIVE:
    case CONTRACT_HASH:
        return contract->held > contract->broken / CONTRACT_OFTEN;
    default:
        return contract->held > contract->broken;
    }
}

/* ---- one sequence as it runs ---- */

enum sequence_stage { STAGE_PREPARING, STAGE_CALLING, STAGE_CONTRACTS, STAGE_DESTROYING, STAGE_LEAKS, STAGE_DONE };

enum sequence_region {
    REGION_UNKNOWN,
    REGION_NULL /* the first page */,
    REGION_HEAP,
    REGION_FREED,
    REGION_STACK,
    REGION_GLOBAL,
    REGION_GUARD /* HEAD_GUARD of .argument */,
    REGION_WILD
};
enum sequence_owner { BLOCK_UNKNOWN, BLOCK_LIBRARY, BLOCK_CALLER };

/* Where the address is that a sanitizer or a signal complained about: by the tables of blocks, live and freed. */
struct sequence_fault {
    uint32_t call; /* that ran, or after which a contract was looked at; SEQUENCE_NONE: at the end */
    uint32_t stage; /* enum sequence_stage */
    uint32_t contract; /* STAGE_CONTRACTS: number in plan.contracts; SEQUENCE_NONE */
    uint32_t objects[3]; /* STAGE_CONTRACTS: call << 16 | output of what it was about; SEQUENCE_NONE.  COPY_INDEPENDENT:
                            the object that shows the change, the other one, and the call that shows it if it is made
                            again.  CONST, PRINT_TERMINATED: the call, and .argument is the node; of plain values: the
                            call */
    uint32_t region, owner;
    uint64_t address, access_size;
    uint32_t has_address, is_write;
    uint64_t block_size;
    int64_t offset; /* of the address, from the start of the block */
    uint32_t allocated_by; /* call; SEQUENCE_NONE: unknown */
    uint32_t argument; /* BLOCK_CALLER: the node it was passed for */
    uint32_t freed_by; /* REGION_FREED: call; SEQUENCE_NONE */
    uint64_t leaked_blocks, leaked_bytes; /* STAGE_LEAKS */
    uint32_t leak_call; /* that allocated the first leaked block */
    uint32_t undestroyed; /* objects for which no destroyer is known */
    uint32_t is_hook; /* ASSAY_BEFORE or ASSAY_AFTER ran */
};

enum sequence_call_outcome {
    CALL_NOT_MADE, /* the sequence ended before */
    CALL_SUCCEEDED,
    CALL_FAILED, /* it says so itself: its outputs do not enter the pool */
    CALL_REFUSED, /* the gate: a reference to nothing, or to what is gone; an ASSAY_REQUIRES is false.  GIVEN
                     sequences stop here */
};

/* What a call gave, for regression tests: a row of words for each call that was made:
 *   RECORD_CALL(outcome, words), then for each output 0, 1 … a head and more:
 *   nothing:  SEQUENCE_HEAD(HEAD_NULL, 0) and 0          a number:  HEAD_VALUE, the number
 *   a float:  HEAD_VALUE, bits                           a string:  HEAD_VALUE with its length, then bytes
 *   a handle: HEAD_REFERENCE to the first call and output that gave this object, or HEAD_NULL
 *   a buffer, struct or array of cells: HEAD_VALUE with its size in bytes, then bytes (padding and pointers zeroed)
 *   a pointer that was returned and is no handle: HEAD_NULL; to memory of a type: as memory, with size 0 where nobody
 * may read it; void *: HEAD_REFERENCE as a handle, else HEAD_VALUE with nothing behind it: 1 + n for byte n of the
 * block of SEQ_ANY, 0 for any other address Behind the last call, where objects are destroyed: RECORD_CALL(RECORD_LIVE,
 * words), then for each object that is, the reference of who gave it first and how often. */
#define RECORD_LIVE 4 /* no enum sequence_call_outcome */
/* In place of a text that cannot be read, or of a value that differs from run to run, with a word behind it as behind
 * nothing: nobody is to expect anything of it. */
#define RECORD_UNSTABLE SEQUENCE_HEAD(HEAD_NULL, 1)
#define RECORD_CALL(outcome, words) ((uint64_t)(outcome) | (uint64_t)(words) << 32)
#define SEQUENCE_RECORD_WORDS 32768

/* ---- GIVEN: sequences that Assay asks for, each in a child process ---- */

enum sequence_given_flags {
    GIVEN_OTHER_FILL = 1, /* memory that nobody wrote holds the second pattern */
    GIVEN_RECORD = 2, /* what each call gave */
    GIVEN_COVERAGE = 4, /* which edges it went over */
    GIVEN_NO_DESTROY = 8, /* objects stay at the end; no leaks are looked for */
    GIVEN_NO_CONTRACTS = 16,
    GIVEN_CONTRACTS_OFTEN = 32, /* all contracts after every call, not only at the end */
    GIVEN_SHOW = 64,
    GIVEN_NULLS = 128, /* NULL is passed where it says so, even where a rule that was learned since forbids it */
    GIVEN_FEW_MORE = 256, /* buffers of the caller have a few cells more than is told … */
    GIVEN_MANY_MORE = 512, /* … and many times as many; all of them zero */
    GIVEN_TEXTS = 1024, /* variables for texts that a call is to fill hold one before */
    GIVEN_LEFT = 2048, /* the last call takes nothing over: what it got is the caller's still */
    GIVEN_MARKED = 4096, /* structs that a call is to fill hold bytes that it will hardly write */
};
#define SKIPPED_MOST 3 /* objects that are left alone at the end: a call may take over so many at once */
struct sequence_given {
    uint64_t words; /* offset of uint64_t[] */
    uint32_t word_count, call_count;
    uint32_t flags;
    uint32_t repeat; /* run it so often in one process (leaks: 1, 2, 4); 0: once */
    uint32_t skip_destroy_of; /* SEQUENCE_NONE; or a call: what it made is destroyed once less at the end */
    uint32_t skip_destroy_too[SKIPPED_MOST - 1]; /* likewise, of later calls; 0: none */
};
struct sequence_report {
    uint32_t outcome; /* enum trial_outcome; DISCARDED: the gate refused a call */
    int32_t status;
    uint32_t calls_made, refused; /* refused: the call that was refused, or SEQUENCE_NONE */
    uint32_t refused_by; /* node of a bad reference, or SEQUENCE_NONE */
    uint32_t refused_requires; /* number of an expression, or SEQUENCE_NONE */
    struct sequence_fault fault;
    struct trial_end end;
    uint64_t allocated_blocks, allocated_bytes; /* that were live at the end of each repetition, the library's */
    uint32_t record_count, said_size;
    uint64_t record; /* offset of uint64_t[SEQUENCE_RECORD_WORDS], with GIVEN_RECORD */
    uint64_t coverage; /* offset of a bit for each edge, with GIVEN_COVERAGE */
    char said[TRIAL_SAID];
};

/* ---- the component set ---- */

/* An immutable sequence: those of its parents one behind the other (references
 * shifted), then calls of its own.  words: parent_count numbers of components,
 * then calls whose references count in the whole. */
struct sequence_component {
    uint64_t words; /* offset */
    uint32_t word_count, parent_count, call_count; /* call_count: of the whole */
    uint32_t uses; /* how often it was extended */
    uint64_t state; /* of the objects it gives, sharing kept apart */
    uint64_t reusable; /* bit i: output 0 of call i may be used; further outputs go with it; calls from 64 on
                          are all reusable */
    uint64_t edges; /* new ones that it was the first to reach, or to go over so often */
    uint32_t is_retired; /* it did not run again as it had: not drawn any more */
    uint32_t is_huge; /* what it leaves is so large that a call on it takes long: seldom drawn */
    uint32_t is_setting; /* it gives no object, and leaves variables of the library's in a state: .state */
};

/* ---- statistics ---- */

#define SEQUENCE_DEPTHS 65 /* calls in a sequence; the last: that and above */
struct sequence_operation_counts {
    volatile uint64_t drawn, succeeded, failed, refused, died;
    volatile uint64_t nulls_survived; /* it got a NULL somewhere and came back */
    volatile uint64_t rehearsed, stood; /* of those drawn: a child made the call first; and came back */
    volatile uint64_t results[4]; /* SUCCESS_UNKNOWN, of one that fills a struct of the caller: it returned 0 and left
                                     it blank, 0 and filled it, 1 and left it blank, 1 and filled it */
};

struct sequences {
    struct trials trials;

    /* the plan */
    uint32_t nodes, node_count; /* struct sequence_node[] */
    uint32_t operations, operation_count; /* struct sequence_operation[] */
    uint32_t sorts, sort_count; /* struct sequence_sort[] */
    uint32_t contracts, contract_count; /* struct sequence_contract[] */
    uint32_t makers,
        requires; /* uint32_t[]: see sorts and operations */
    uint32_t terms; /* struct sequence_term[]: see operations */
    uint32_t numbers, number_count; /* int64_t[]: mined from sources: for any number */
    uint32_t texts, text_count; /* struct sequence_text[]: mined, for any string */
    uint32_t templates, template_count; /* struct sequence_text[]: examples of texts, whose names and numbers may be
                                           others */
    uint32_t before, before_count, after, after_count; /* uint32_t[]: operations around every call */
    uint32_t counts; /* struct sequence_operation_counts[operation_count] */

    /* the request */
    uint64_t seed;
    uint64_t first, end; /* GENERATE: sequences first … end by number */
    uint32_t generate; /* 0: GIVEN */
    uint32_t length; /* calls in a sequence at most; 0: 18 */
    uint32_t fixed_length; /* benchmark: every sequence has exactly .length calls */
    float null_ratio, alias_ratio, repeat_ratio; /* 0.05, 0.5, 0.1; negative: never */
    uint32_t repeat_most; /* 100 */
    uint64_t large_number; /* numbers beyond are drawn seldom, and results not reused */
    uint32_t given, given_count, reports; /* struct sequence_given[], struct sequence_report[] */
    uint32_t no_pruning; /* a researcher's switch: bit 0 equality, 1 null, 2 large numbers, 3 coverage,
                            4 weights */

    /* the sequence that runs; complete before each call is made */
    volatile uint32_t call_count, word_count;
    volatile uint32_t stage; /* enum sequence_stage */
    volatile uint32_t call; /* that runs */
    volatile uint64_t number; /* of the sequence */
    struct sequence_fault fault;
    uint64_t words[SEQUENCE_WORDS_MOST];

    /* the component set */
    uint64_t components; /* struct sequence_component[component_room] */
    uint32_t component_room;
    volatile uint32_t component_count;
    volatile uint32_t component_changes; /* odd while components are renumbered or moved; Assay keeps a copy aside */
    uint64_t component_words, component_words_room; /* uint64_t[]: how many there are; the words of components */
    volatile uint64_t component_words_used;
    uint64_t seen, seen_room; /* uint32_t[], a power of two: half hashes of sequences made before; 0: free */
    volatile uint64_t seen_count;
    uint64_t states, states_room; /* uint32_t[], likewise: states seen, salted with the sort */
    volatile uint64_t states_count;
    uint64_t edges_seen, edge_room; /* uint8_t[edge_room]: edges reached so far by any sequence */
    uint64_t edge_places; /* uint32_t[edge_room]: where each edge is, as an offset in the image; 0: not known.  Offset
                             0: nobody asks */
    volatile uint32_t edge_count, edges_reached; /* how many the image has; 0: it cannot tell */
    volatile uint32_t has_globals; /* the process: the library has variables of its own (runtime/sequence/globals.h) */

    /* statistics: all volatile counts go on over processes */
    volatile uint64_t sequences, calls, repeats_left_out /* same hash */, discarded, extended, stored;
    volatile uint64_t depths[SEQUENCE_DEPTHS];
    volatile uint64_t last_new; /* number of the sequence that last reached a new edge or state */
    volatile double now; /* not used by the runtime */

    /* Serving: loading an image takes longer than most sequences, so one process stays and forks: for each sequence
     * that is given, and for exploring until something dies.  The task is what stands in the request when Assay sets
     * .asked to .answered + 1; the process sets .answered to it and writes a byte to the pipe that Assay watches. */
    uint32_t serve;
    volatile uint32_t asked, answered;
    volatile int32_t status; /* GENERATE: of the child, as waitpid gives it */
    volatile uint32_t said_size;
    char said[TRIAL_SAID];
};

/* ---- what the generated harness tells the runtime ---- */

/* arguments[i]: the address of argument i as C has it; result: of storage for what it returns, aligned to 16. */
typedef void sequence_stub(void *const *arguments, void *result);
typedef int sequence_expression(void *const *arguments, const void *result); /* result: NULL for ASSAY_REQUIRES */
extern sequence_stub *const assay_stubs[]; /* in the order of operations.items; ends with NULL */
extern sequence_expression *const assay_expressions[]; /* in the order of the declarations REQUIRES and SUCCESS of
                                                          operations.declarations; ends with NULL */
/* pools of functions: assay_function_pools of runtime/trial.h, numbered by target/stubs.h; what they remember from call
 * to call is here, and begins as zero in every sequence */
extern int assay_turns[] __attribute__((weak));
extern const unsigned assay_turn_count __attribute__((weak));

#endif
