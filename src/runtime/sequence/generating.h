/* Generating: what the parts that make new sequences share (Pacheco, Directed
 * Random Testing, chapters 5.3 and 7.5).
 *
 *   generate.c     one new sequence after the other
 *   extend.c       another call on the objects that live, and what it needs for that
 *   choose.c       which operation: adaptive weights
 *   order.c        what begins a sequence, and ends it
 *   settings.c     which calls changed what all others may depend on
 *   draw*.c        words of a call: values.c has what was met in this sequence,
 *                  draw_written.c and draw_filled.c what its calls wrote
 *   words.c        how many words a node takes, and where references stand
 *   components.c   the set, its map by sort
 *   append.c       a component runs again, at the end of the sequence
 *   keep.c         which part of a sequence becomes a component; store.c makes it one
 *   edges.c        what the target's code went over; trace.c by which call
 *   compared.c     what it compared
 *   seen.c, state.c, random.c
 *
 * Everything here is a function of seed, number and component set, so that a run
 * can be repeated. */
#ifndef ASSAY_RUNTIME_SEQUENCE_GENERATING_H
#define ASSAY_RUNTIME_SEQUENCE_GENERATING_H

#include "runtime/sequence/running.h"

/* ---- random numbers (random.c) ---- */

extern uint64_t random_state;
void sequence_seed(uint64_t seed, uint64_t number);

/* splitmix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) */
static inline uint64_t mixed(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* wyrand (Wang Yi): a product of 128 bits, folded. */
static inline uint64_t folded(uint64_t z)
{
    unsigned __int128 product = (unsigned __int128)z * (z ^ 0xe7037ed1a0b428dbu);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static inline uint64_t any64_from(uint64_t *state)
{
    return folded(*state += 0xa0761d6478bd642fu);
}

static inline uint64_t any64(void)
{
    return any64_from(&random_state);
}

/* 0 … end - 1, end > 0.  The bias is below end / 2^32. */
static inline uint32_t below_from(uint64_t *state, uint32_t end)
{
    return (uint32_t)((any64_from(state) >> 32) * end >> 32);
}

static inline uint32_t below(uint32_t end)
{
    return below_from(&random_state, end);
}

static inline bool one_in(uint32_t count)
{
    return below(count) == 0;
}

static inline bool chance(float ratio)
{
    return (float)(any64() >> 40) * 0x1p-24f < ratio;
}

/* A ratio of the request: 0 stands for the usual one, what is negative for never. */
static inline float ratio_or(float asked, float usual)
{
    return asked == 0 ? usual : asked;
}

/* ---- words (words.c) ---- */

static inline uint32_t words_for(uint64_t bytes)
{
    return (uint32_t)((bytes + 7) / 8);
}

static inline bool is_handle_in(const struct sequence_node *node)
{
    return node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_OUT);
}

/* Called for each word that is a reference; may change it. */
typedef void visit_reference(uint64_t *word, void *data);
void words_start(void); /* once, with the plan */
/* How many words the arguments of a call take, of at most count; visits references.  SEQUENCE_NONE: these are no words
 * of this operation. */
uint32_t words_walk(uint32_t operation, uint64_t *words, uint32_t count, visit_reference *visit, void *data);
/* The same for one node. */
uint32_t words_of_node(const struct sequence_node *node, uint64_t *words, uint32_t count);

/* Most operations take the same number of words whatever is passed. */
#define WORD_ROW_MOST 64
struct word_row {
    uint32_t count; /* SEQUENCE_NONE: it depends */
    uint64_t heads; /* bit i: word i is one */
};
extern struct word_row *word_rows; /* one for each operation */
void words_copy_any(uint32_t operation, uint64_t *to, const uint64_t *words, uint32_t count, uint32_t shift);

/* Copies them; shift is added to the call of every reference. */
static inline void words_copy(uint32_t operation, uint64_t *to, const uint64_t *words, uint32_t count, uint32_t shift)
{
    if (word_rows[operation].count != count) {
        words_copy_any(operation, to, words, count, shift);
        return;
    }
    for (uint64_t i = 0, heads = word_rows[operation].heads; i < count; i++, heads >>= 1) {
        bool is_reference = heads & (SEQUENCE_TAG(words[i]) == HEAD_REFERENCE);
        to[i] = words[i] + ((uint64_t)(is_reference ? shift : 0) << 32);
    }
}

/* ---- values met in this sequence (values.c) ---- */

struct met_text {
    uint32_t at, size; /* at: place in sequences->words */
};

void values_begin(void);
void values_meet_number(uint64_t number);
void values_meet_text(uint32_t at, uint32_t size);
/* The numbers and texts of a call, if values_are_in its operation. */
void values_meet_words(const struct sequence_operation *operation, uint64_t *words, uint32_t count);
bool values_are_in(const struct sequence_operation *operation);
void values_forget(uint32_t words);     /* texts behind this place are gone: the call was refused */
bool values_number(uint64_t *number);   /* one of them; false: there is none */
const char *values_text(uint32_t *size); /* NULL: none */

/* ---- what calls of this sequence wrote for the caller (draw_written.c) ---- */

void written_start(void);
void written_begin(void);
bool written_by(const struct sequence_operation *operation); /* it may write bytes or a text that others take */
void written_meet(uint32_t call);                            /* was made last, and succeeded */
bool written_any(void);
/* One of them, as it is or changed a little; there is one.  Returns how many bytes. */
uint32_t draw_written(const struct sequence_node *node, char *to, uint32_t most);

/* ---- structs that calls of this sequence filled (draw_filled.c) ---- */

void filled_begin(void);
bool filled_by(const struct sequence_operation *operation);
/* One that works on a struct which was just filled, now and then, and will get it; SEQUENCE_NONE. */
uint32_t filled_follower(void);
void filled_meet(uint32_t call); /* what the call that was made last, and succeeded, got to fill */

/* ---- files that calls of this sequence named (draw_file.c) ---- */

void file_begin(void);
bool file_named_by(const struct sequence_operation *operation);
void file_meet(uint32_t call); /* was made last */
/* One that names a file, behind one that did, now and then, and will name the same; SEQUENCE_NONE. */
uint32_t file_follower(void);
/* One that makes a file, for one that may be about to read one, where nobody has named any yet; SEQUENCE_NONE. */
uint32_t file_maker_for(uint32_t operation);
uint32_t draw_path(char *to, uint32_t most);

/* ---- drawing (draw.c, draw_number.c, draw_text.c) ---- */

/* What is passed for each root node that is a handle, if that is decided already; else an object of those there are,
 * or NULL. */
#define DECIDED_MOST 32
#define UNDECIDED 0
struct decided {
    uint64_t heads[DECIDED_MOST]; /* UNDECIDED: nothing (a NULL is SEQUENCE_HEAD(HEAD_NULL, 1)) */
};
#define DECIDED_NULL SEQUENCE_HEAD(HEAD_NULL, 1)

void draw_start(void);
bool draw_decided(uint32_t operation, const struct decided *decided);
bool draw_again(void); /* the last call once more, as it was */
/* A call of these words, the calls of references shifted. */
bool draw_words(uint32_t operation, const uint64_t *words, uint32_t count, uint32_t shift);
/* A call of these words, with one argument other than it was.  False: it has none that could be other. */
bool draw_mutated(uint32_t operation, const uint64_t *words, uint32_t count);
uint32_t draw_mutations(uint32_t operation); /* how much there is that could be other */
/* Counts as they were before the last call: it was refused, and is no part of the sequence. */
void draw_undo(void);

uint64_t draw_number(const struct sequence_node *node);
uint64_t draw_number_near(const struct sequence_node *node, uint64_t number);
bool number_fits(const struct sequence_node *node, uint64_t number); /* into its range */
uint64_t draw_float(const struct sequence_node *node);
bool draws_null(const struct sequence_node *node);

/* A string or a buffer of bytes or plain numbers that can have any length. */
static inline bool is_text(const struct sequence_node *node)
{
    return (node->kind == SEQ_STRING && !(node->flags & ARGUMENT_PATH)) ||
           (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && !(node->flags & ARGUMENT_OUT) && !node->cells);
}

/* Bytes for a string (no NUL among them) or for raw cells; at most `most`.  Returns how many. */
uint32_t draw_text(const struct sequence_node *node, char *to, uint32_t most);
/* The text that is there, changed a little. */
uint32_t draw_text_like(const struct sequence_node *node, char *text, uint32_t size, uint32_t most);
void draw_cells(const struct sequence_node *node, unsigned char *to, uint32_t cells);

/* Characters that the sources compare with (draw_character.c). */
void characters_start(void);
void characters_begin(void); /* a sequence begins */
void names_begin(void); /* likewise (draw_names.c) */

/* Texts and bytes with which some component reached an edge (draw_known.c). */
void known_texts_forget(void);
void known_texts_learn(uint32_t operation, uint64_t *words, uint32_t count); /* of a call in a component */
const char *known_text(const struct sequence_node *node, uint32_t *size);    /* NULL: there is none */

/* ---- what was compared (compared.c), used by draw_solved.c ---- */

#define COMPARED_BYTES 32
struct compared_numbers {
    uint64_t left, right; /* they differ */
    bool is_constant;     /* left stands in the code */
};
struct compared_texts {
    char left[COMPARED_BYTES], right[COMPARED_BYTES];
    uint8_t left_size, right_size;
};
extern bool compared_is_on;
void compared_begin(bool is_on);
bool compared_any(void); /* since */
/* One of those that were compared; NULL: nothing was. */
const struct compared_numbers *compared_numbers(void);
const struct compared_texts *compared_texts(void);
/* A call of these words, with one side of a comparison in the place of the other.  False: no argument has it. */
bool draw_solved(uint32_t operation, const uint64_t *words, uint32_t count);

/* ---- operations (choose.c) ---- */

#define GIVES_MOST 8
struct operation_facts {
    uint32_t needs, need_count; /* in choose_needs: nodes of handles that go in, roots and others */
    uint32_t gives[GIVES_MOST], give_count; /* sorts of objects it makes */
    bool can_be_drawn;
    bool gives_number; /* that is worth passing on */
    bool gets_values; /* numbers or texts */
    bool gives_bytes, fills_struct; /* likewise */
    bool names_file, makes_file; /* makes_file: and needs and gives no object */
};
extern struct operation_facts *facts;
extern uint32_t *choose_needs;

void choose_start(void);
void choose_begin(uint64_t number); /* a sequence begins */
uint32_t choose_operation(void);    /* SEQUENCE_NONE: there is none */
uint32_t choose_deadly(void);       /* one that mostly dies, and is to be rehearsed now; SEQUENCE_NONE: none */
uint32_t choose_maker(uint32_t sort);

/* ---- what comes first (order.c) ---- */

void order_start(void);
void order_begin(void); /* a sequence begins */
bool order_is_usual(void); /* it begins as most do: what it reaches, others reach as well */
bool order_call_first(void); /* false: it failed */
void order_call_last(void); /* now and then, where nothing is in the way */
uint32_t order_next(void); /* nothing else may be called now; SEQUENCE_NONE */
bool order_allows(uint32_t operation);
bool order_is_of(uint32_t operation); /* it begins or ends something: components have it only at their beginning */
void order_note(uint32_t operation, enum sequence_call_outcome outcome); /* was called */

/* ---- calls that change variables of the library's (settings.c) ---- */

void settings_begin(void); /* a sequence begins */
void settings_before_call(uint32_t operation);
void settings_after_call(uint32_t call); /* it was made, and keep_call knows it */
bool settings_are_in(uint32_t root); /* the part has some: the order of its calls counts, and so do variables */

/* ---- objects (draw_object.c) ---- */

void object_choice_begin(void);
void object_choice_note(uint32_t object); /* used last */
void object_choice_prune(uint32_t object); /* equal to one that another component gives: better not used as it is */
/* One that may be passed for node, first given by call `first` or later; SEQUENCE_NONE: there is none. */
uint32_t object_choose(const struct sequence_node *node, uint32_t first);

/* ---- extending (extend.c) ---- */

/* Objects of so much memory: calls on them take their time, and seldom say more than on smaller ones. */
#define HEAVY_BYTES 65536
/* … or of so much: one call may take as long as a sequence has, and mostly is the last one. */
#define ENDLESS_BYTES (16 << 20)

struct extent {
    uint32_t calls_most, steps_most; /* a row of calls of one operation is one step */
    uint32_t steps;
    bool from_scratch;               /* no components */
    bool calls_back_simply; /* the first function of each pool: many end all that is worth doing by a result */
    bool compares; /* what the target compares is looked at */
    bool passes_nulls, passes_large; /* NULL where nobody knows whether it may be, large numbers: what these break they
                                        break in some sequences, and the others get on */
    bool is_heavy; /* there is much memory: it is not to go on for long */
    bool wants_alike; /* objects are new, and made one like the other */
    bool has_few_names, is_small; /* texts are of two or three names, numbers 0, 1 and 2: the same comes again */
    bool has_kin_texts; /* … of those that were passed before, changed a little: what orders and compares them is wrong
                           about some */
    bool seeks_edges; /* most numbers are at the ends of what their types hold: some faults need two of those */
};
extern struct extent extent;
void extend_begin(void);
bool extend(void); /* by one step; false: nothing could be called now */
extern uint64_t extend_hash; /* of the words of all calls so far */
/* Makes the call that was drawn; REFUSED: it is gone.  first: of the calls that it belongs to; SEQUENCE_NONE: that
 * follows from the objects it gets. */
enum sequence_call_outcome extend_run(uint32_t first);
bool extend_has_room(uint32_t calls, uint32_t steps);

/* ---- components (components.c) ---- */

struct component_facts { /* of each, in this process */
    uint32_t steps;
};
extern struct sequence_component *components;
extern struct component_facts *component_facts;

static inline uint64_t *component_words(const struct sequence_component *component)
{
    return in_block(component->words);
}

void components_start(void); /* looks at all that are there, retires what is damaged, makes the map */
/* Choices of a sequence follow from its number and nothing else, so that those of the next one can be foreseen: what
 * they lead to is far apart in memory, and takes a while to come. */
void components_begin(uint64_t number);
void components_foresee(uint64_t number, bool in_depth); /* in depth: later, their parents */
/* One that gives an object of sort, and has at most so many calls and steps; SEQUENCE_NONE. */
uint32_t component_choose(uint32_t sort, uint32_t calls, uint32_t steps);
uint32_t component_choose_any(uint32_t calls); /* to be changed */
uint32_t component_choose_setting(uint32_t calls, uint32_t steps); /* one that gives no object, and leaves variables */
uint32_t component_settings(void); /* .sort of parts that become such: stands for what they give */
void component_retire(uint32_t component);
uint32_t component_count_of(uint32_t sort);
/* Room for words behind those of the set; NULL: there is none.  It may renumber components. */
uint64_t *component_room(uint32_t words);
uint32_t component_add(const struct sequence_component *component); /* its words stand in the room just got */

/* ---- appending components (append.c) ---- */

#define INSTANCES_MOST 64
struct instance { /* of a component, in the sequence that runs */
    uint32_t component, first, call_count;
    bool is_intact;
};
extern struct instance instances[INSTANCES_MOST];
extern uint32_t instance_count;
void append_begin(void);
/* Appends its calls; false: not all of them could be made.  change: this call gets another argument; SEQUENCE_NONE. */
bool append(uint32_t component, uint32_t change);
bool append_repeats(uint32_t call); /* it stands in a component as it was made */
uint32_t append_choose_change(uint32_t component); /* a call that can be changed; SEQUENCE_NONE: there is none */

/* ---- keeping (keep.c, store.c) ---- */

#define PART_OBJECTS_MOST 64
struct part { /* calls that share objects */
    uint32_t root;
    uint32_t sort; /* of its first object */
    uint64_t state; /* 0: it has no objects */
    bool is_new, is_heavy, is_huge; /* heavy: whoever extends it has much to copy and to go through; huge: hardly can */
    uint32_t objects[PART_OBJECTS_MOST], object_count;
    uint32_t calls[PART_OBJECTS_MOST], call_count; /* that gave objects which may be reused */
    uint64_t states[PART_OBJECTS_MOST]; /* of these objects, each alone */
};
/* Its calls below end become a component. */
void store_part(const struct part *part, uint32_t new_edges, uint32_t end);

void keep_call(uint32_t call,
               uint32_t earlier); /* was made, and belongs to this one; SEQUENCE_NONE: nobody knows yet */
void keep_join(uint32_t call, uint32_t earlier); /* they belong together */
uint32_t keep_root(uint32_t call); /* the first call of its part */
extern bool keep_is_needed[SEQUENCE_CALLS_MOST]; /* keep_look: calls that do more than look */
void keep_prepare(void); /* the sequence is complete: which parts it has, their states */
void keep_look(void); /* which of these are new, before objects are destroyed */
bool keep_store(uint32_t new_edges, uint32_t call); /* after that; whether anything was new.  call: reached the edges */

/* ---- sets of hashes (seen.c) ---- */

/* Whether it is there; it is, afterwards.  Without room: true. */
bool seen_before(uint64_t hash);
bool state_seen_before(uint64_t hash);
bool state_is_known(uint64_t hash);
/* It will be asked for soon: memory takes longer than all else. */
void seen_prefetch(uint64_t hash);
void state_prefetch(uint64_t hash);

/* ---- state (state.c) ---- */

void state_start(void);

/* ---- edges (edges.c, trace.c) ---- */

#define FRESH_FILL 0xa5 /* of memory that nobody wrote: no pointer, no small number */

extern bool edges_found_counts; /* edges_new: an edge was gone over so often for the first time */
bool edges_are_reached(void); /* since edges_begin: one of those that were new the last time */
uint32_t trace_call(void); /* the call that reaches them; SEQUENCE_NONE: none */

#endif
