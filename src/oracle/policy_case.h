/* A case: one sequence that broke, as it is judged.  Internal to the oracle.
 *
 *   policy.c           the numbers, the order of the rules
 *   policy_again.c     rule 1: again, and with other memory
 *   policy_case.c      what happened; the same again?
 *   policy_facts.c     what was passed: NULLs, large numbers, objects
 *   policy_null.c      rules 5 and 8: NULL and zero
 *   policy_guilty.c    … which of several it is
 *   policy_chance.c    … which only seem to be the cause
 *   policy_allowed.c   NULLs and zeros that the header allows
 *   policy_buffer.c    rule 3: memory of the caller
 *   policy_content.c   … and addresses that stand in it
 *   policy_freed.c     rule 4: use after free
 *   policy_several.c   structs of the caller's that are the first of several
 *   policy_first.c     … and that a call fills
 *   policy_itself.c    … that say how large they are
 *   policy_foreign.c   texts and arrays that the library was to give and did not
 *   policy_left.c      room that is left in memory of the caller
 *   policy_held.c      objects that another one only holds
 *   policy_stable.c    parts that are to stay as long as the whole
 *   policy_root.c      roots that begin as NULL, and what was never put there
 *   policy_owner.c     who owns an object that was handed over?
 *   policy_split.c     structs that share what they lead to
 *   policy_twice.c     things that are put somewhere a second time
 *   policy_part.c      who owns what a call gave, or freed?
 *   policy_wrapped.c   functions that are there for the header's macros
 *   policy_inside.c    objects that must be part of another one
 *   policy_anew.c      objects that are filled or begun anew and lose what they held
 *   policy_assert.c    rule 6; policy_source.c reads where an assertion stands, policy_expression.c what it says,
 *                      policy_flow.c where that comes from, policy_each.c whether it is said of a whole array,
 *                      policy_refused.c … or of any cell
 *   policy_passed.c    what is passed on to a function that asks for more
 *   policy_limit.c     rules 7 and 9: large numbers, limits
 *   policy_leak.c      rule 10
 *   policy_index.c     is a number that is passed looked at by the function?  policy_care.c asks
 *   policy_cells.c     buffers that are as large as was told
 *   policy_continued.c … arrays that a call goes on with
 *   policy_room.c      … and a call counts in other units
 *   policy_others.c    objects that do not belong together
 *   policy_circle.c    … that lead to themselves
 *   policy_watch.c     … though a function looks for that
 *   policy_reference.c … that only refer to others
 *   policy_tag.c       functions for one kind of object
 *   policy_spoken.c    … of which their comment speaks
 *   policy_empty.c     an element of nothing
 *   policy_over.c      an object that an earlier call has ended
 *   policy_alive.c     … that others were made of, which live
 *   policy_past.c      a cursor that was told that there is nothing
 *   policy_need.c      an object that is not in the state it must be in
 *   policy_number.c    numbers that another function gives, or that constants are for
 *   policy_state.c     an object that nobody opened
 *   policy_size.c      objects and buffers of a size that does not fit
 *   policy_taken.c     more was taken earlier than there was
 *   policy_raw.c       lengths that are set as they are
 *   policy_unknown.c   values that a function has no case for
 *   policy_range.c     numbers that must be in a range, or fit each other
 *   policy_sense.c     … and that cannot be, by what they are
 *   policy_nan.c       what is not a number
 *   policy_observe.c   what other functions say about an object
 *   policy_callback.c  what the caller's functions return
 *   policy_member.c    members of a struct that the caller filled in
 *   policy_made.c      … and the library makes itself
 *   policy_filled.c    … as an earlier call of the sequence did
 *   policy_valid.c     … arrays and texts, of which a function says no
 *   policy_sorted.c    … arrays that have to be in order
 *   policy_follow.c    … arrays of indices
 *   policy_excuse.c    what else the caller may be to blame for
 *   policy_words.c     what the header says; model/clause.h reads its sentences
 *   policy_bound.c     … of numbers
 *   policy_reset.c     what a reset left behind
 *   policy_reenter.c   what functions that are called back do to the library
 *   policy_own.c       parts of an object that are passed back to it
 *   policy_copied.c    copies that share memory with their original
 *   policy_alike.c     two objects that it asks to be of one size
 *   policy_letters.c   texts of the letters that it names
 *   policy_amount.c    … about lengths of buffers, and real numbers
 *   policy_order.c     … about the order of calls
 *   policy_lasting.c   … about the time that an object lives
 *   policy_doubt.c     … about what comes before all others, and lengths
 *   policy_weigh.c     what it says and nobody can try; policy_weights.c was learned
 *   policy_kept.c      … and was done
 *   policy_begun.c     … by calling first what comes first
 *   policy_forbidden.c … of values that nobody passed
 *   policy_beside.c    … and explains nothing here
 *   policy_relevant.c  … and is about something else
 *   policy_restrict.c  what it says without a word of duty
 *   policy_memory.c    what was judged before
 *   policy_unwritten.c memory that nobody wrote
 *   policy_observers.c … calls that read it, and show that
 *   policy_success.c   0 or 1
 *   policy_guess.c     what breaks in a contract that was only guessed
 *   policy_dodged.c    what only seems to mend it
 *
 * A rule's function returns true when it has decided (case_rule was called), or
 * when probes failed for a reason of Assay's own (case_failed). */
#ifndef ASSAY_ORACLE_POLICY_CASE_H
#define ASSAY_ORACLE_POLICY_CASE_H

#include "oracle/policy.h"
#include "oracle/probe.h"

#define POLICY_FAR 4

struct policy_numbers {
    unsigned repetitions;            /* rule 1: fresh processes, all of which must agree */
    unsigned null_sequences;         /* rules 5, 8: different sequences that crash before a rule is certain */
    uint64_t small_number;           /* rule 9: numbers up to here are no reason to run out of anything */
    uint32_t small_buffer;           /* … and buffers of so many bytes */
    uint64_t extreme_number;         /* rule 7: beyond is extreme */
    double hang_seconds;             /* rule 9: ten times as long must not be enough */
    double hasty_seconds;            /* the same for probes while exploring, where waiting is for later */
    double hang_probe_seconds;       /* … and what is changed has ended by then: calls take microseconds */
    double growth_seconds;           /* … and a call that takes so long with a smaller number is slow, not stuck */
    unsigned leak_repetitions[3];    /* rule 10 */
    int64_t far[POLICY_FAR];         /* indices that are in no container; any one may meet memory by chance */
    unsigned asked_in_vain;          /* what becomes of a number, and nobody can tell */
    unsigned remembered;             /* the same ruling so often in a row is not asked for again … */
    unsigned remembered_again;       /* … but each so manyth time */
};
extern const struct policy_numbers policy_numbers;

enum fault_class {
    FAULT_NONE,     /* not a memory fault */
    FAULT_NULL,     /* the first page, or a report about a null pointer */
    FAULT_FREED,    /* memory that was freed */
    FAULT_CALLER,   /* beyond a block of the caller */
    FAULT_OWN,      /* beyond memory of the library: heap, stack, global */
    FAULT_WILD,     /* anything else */
};

struct policy_case {
    struct policy *policy;
    struct sequence_plan *plan;
    struct sequence sequence;              /* what is needed of the one that broke */
    struct sequence_outcome outcome;       /* of it */
    struct ruling *ruling;
    struct error *error;
    bool has_failed;                       /* error is set */
    bool is_proved;                        /* the library is to blame, whatever it asks for */
    bool is_given;                         /* its struct is as a function of the library gives it */
    uint32_t call;                         /* that broke; SEQUENCE_NONE: at the end */
    char *what;                            /* "heap-buffer-overflow", "null pointer …" */
    double seconds;                        /* for each probe; 0: the limit that holds */
};

/* ---- what happened (policy_case.c) ---- */

/* Decides; returns true. */
bool case_rule(struct policy_case *judged, enum ruling_kind kind, unsigned by, const char *why, ...)
    __attribute__((format(printf, 4, 5)));
bool case_failed(struct policy_case *judged); /* returns true */
/* Fills in .verdict, .signature, .operation of a ruling. */
void case_describe(struct policy *policy, const struct symbols *symbols, const struct sequence *sequence,
                   const struct sequence_outcome *outcome, struct ruling *ruling);
enum fault_class case_class(const struct verdict *verdict, const struct sequence_fault *fault);
/* "heap-use-after-free": the middle of a verdict's signature; caller frees. */
char *case_what(const struct verdict *verdict);
/* It breaks by the same cause: kind, what, function, in a call of the same operation. */
bool case_is_same(const struct policy_case *judged, const struct sequence *sequence,
                  const struct sequence_outcome *outcome);
/* This one, which does not break, is none to learn from: an earlier call says no that did not. */
bool case_is_dodged(struct policy_case *judged, const struct sequence *changed);
/* A probe ran and does not break like that. */
bool case_is_gone(const struct policy_case *judged, const struct probe *probe);
/* The call gets this object, at whatever place. */
bool case_gets(const struct policy_case *judged, size_t call, uint64_t object);
/* One probe of a sequence that is changed already; *gone as above.  False: has_failed. */
bool case_try(struct policy_case *judged, const struct sequence *changed, unsigned flags, bool *gone);
/* The same; *same: it ran, and breaks as before. */
bool case_try_same(struct policy_case *judged, const struct sequence *changed, bool *same);
/* Without the calls that are not needed, which would only confuse the probes; of a NULL that was just passed it is
 * plain enough.  False: has_failed. */
bool case_reduce(struct policy_case *judged);
/* Nor those that a NULL in the call that broke had kept, which tell how often it breaks.  False: has_failed. */
bool case_reduce_all(struct policy_case *judged);
/* Without that call it does not break like that. */
bool case_is_gone_without(struct policy_case *judged, size_t call);
/* Each place of each call, until one decides. */
typedef bool judge_place(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                         unsigned by);
bool case_any_place(struct policy_case *judged, judge_place *judge, unsigned by);
/* The call that died, of a probe; SEQUENCE_NONE: none did. */
uint32_t case_died_in(const struct sequence_outcome *outcome);
const char *case_operation_name(const struct policy_case *judged, uint32_t call);
/* A rule with this sequence as its witness and one more time seen; evidence: replaces that of before. */
struct rule *case_learn(struct policy_case *judged, enum rule_kind kind, uint32_t operation, size_t first,
                        size_t second, const char *expression, char *evidence);
/* INVALID when the rule is certain, else SUSPECT; ERROR when a person flipped it.  Applies it.  Returns true. */
bool case_rule_by(struct policy_case *judged, struct rule *rule, unsigned by, const char *why);

/* ---- what was passed (policy_facts.c) ---- */

/* A NULL, also as a function, or in a variable that may hold an object. */
bool fact_is_null(const struct sequence *sequence, const struct sequence_plan *plan,
                  const struct sequence_place *place);
size_t fact_count_nulls(const struct sequence *sequence, const struct sequence_plan *plan);
/* A number as large as is said: |n| > limit; floats too. */
bool fact_is_beyond(const struct sequence *sequence, const struct sequence_plan *plan,
                    const struct sequence_place *place, uint64_t limit);
size_t fact_count_beyond(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t limit);
/* An integer that could be an index, an amount: no bool, enum, flags, character. */
bool fact_is_amount(const struct sequence_node *node);
/* All of them in a call become this number. */
void probe_set_amounts(struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t number);
/* The call gets this object, and may change it. */
bool fact_changes(const struct policy_case *judged, size_t call, uint64_t object);
/* A reference to an object or string of an earlier call. */
bool fact_is_reference(const struct sequence *sequence, const struct sequence_plan *plan,
                       const struct sequence_place *place);
/* The object is a struct of the caller's. */
bool fact_is_storage(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t reference);
/* The header says of its result that it is the caller's; of a counted sort, a reference of his own. */
bool fact_gives(const struct sequence_plan *plan, uint32_t operation);
bool fact_gives_reference(const struct sequence_plan *plan, uint32_t operation);
/* The object is among what the call gets. */
bool fact_gets(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t object);
/* Some object is passed twice in one call. */
bool fact_has_alias(const struct sequence *sequence, const struct sequence_plan *plan);
/* Distinct objects that call gets or gives. */
size_t fact_count_objects(const struct sequence *sequence, const struct sequence_plan *plan, size_t call);
/* The number-th object that a call gets, from 0, and its sort; 0: there are fewer. */
uint64_t fact_object(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t number,
                     uint32_t *sort);
/* How many objects of the sort a call gives, also by filling in what it is passed. */
size_t fact_makes(const struct sequence_plan *plan, uint32_t operation, uint32_t sort);
/* Up to this call nothing was put into the object: it is as its maker left it, who was told of nothing to put in. */
bool fact_is_fresh(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t object);
/* It returns bool, a status or a pointer. */
bool fact_can_say_no(const struct sequence_plan *plan, uint32_t operation);
/* One of the words stands in its name, as name_does has it. */
bool fact_is_named(const struct sequence_plan *plan, uint32_t operation, const char *words);
/* What it gets or gives is taken out of what that was part of. */
bool fact_takes_out(const struct sequence_plan *plan, uint32_t operation);
/* It is told which element is meant, by a key, a name or a value: that one may be missing. */
bool fact_says_which(const struct sequence_plan *plan, uint32_t operation);
/* It takes or gives an element, whichever there is: pop, first, next. */
bool fact_gives_element(const struct sequence_plan *plan, uint32_t operation);
/* All of such an object is numbers: it leads to nothing, and nothing is put into it.  What is counted may be the
 * beginning of something larger. */
bool fact_holds_nothing(const struct sequence_plan *plan, uint32_t sort);
/* add(parent, node), hang(node, on), both of one sort: by its name it is the one that takes. */
bool fact_is_named_taker(const struct sequence_plan *plan, uint32_t operation, uint32_t node);
const char *fact_parameter(const struct sequence_plan *plan, uint32_t operation, uint32_t node);

/* ---- rules ---- */

bool case_again(struct policy_case *judged); /* 1: false: it is the same each time, and .sequence is what is needed */
bool case_null(struct policy_case *judged); /* 5: false: no NULL is to blame */
bool case_zero(struct policy_case *judged); /* 8: false: no zero is to blame */
bool case_buffer(struct policy_case *judged); /* 3 */
/* "const char *const *args", without a number: what was read in or behind memory of characters as a pointer, or
 * followed to nowhere, was to be a cell of args, of which nobody knows how many there are. */
bool case_pointers(struct policy_case *judged);
/* The header asks for more memory than the call is told of; a text for its end, or for as long as another one
 * (policy_behind.c). */
bool case_padded(struct policy_case *judged, size_t call, uint32_t node);
bool case_said_to_end(struct policy_case *judged, size_t call, size_t place, uint32_t node);
bool case_too_short(struct policy_case *judged, size_t call, uint32_t node, size_t length);
/* It is beyond a buffer of the caller's, and the call knew how many cells that has. */
bool case_is_told(const struct policy_case *judged);
bool case_continued(struct policy_case *judged, size_t call, size_t place, uint32_t node); /* … an array */
bool case_several(struct policy_case *judged, size_t call, uint32_t node); /* … a struct that is the first of many */
bool case_several_given(struct policy_case *judged); /* … of one that an earlier call gave */
bool case_counted(struct policy_case *judged); /* … of as many as a number says, and there is one */
bool case_first(struct policy_case *judged, size_t call, uint32_t node); /* … which a call fills */
bool case_itself(struct policy_case *judged, size_t call, uint32_t node); /* … that says itself how large it is */
/* … memory before plain numbers of the caller's, where the library hands out such arrays. */
bool case_headed(struct policy_case *judged, size_t call, const struct sequence_node *node);
/* Misaligned, or freed and not to be freed.  False: not because of a void * that was passed. */
bool case_misaligned(struct policy_case *judged);
/* An address was followed that stood in the memory which a void * leads to. */
bool case_content(struct policy_case *judged);
/* Nobody knows what the last void * that was passed points to; false: none was. */
bool case_rule_any(struct policy_case *judged);
/* 4: what was freed had been passed to another object, which only holds it.  False: or the header says otherwise. */
bool case_held(struct policy_case *judged, unsigned by);
/* 4: two structs of the caller's lead to the same memory, and one of them was ended. */
bool case_split(struct policy_case *judged, unsigned by);
/* 3: beyond a buffer that an earlier call got, and how much room is left a function tells. */
bool case_room_left(struct policy_case *judged, size_t call, uint32_t node, unsigned by);
/* What is used is an object like the one that the freeing call got, and not that one, and the header says that each
 * lives by itself. */
bool case_is_another(const struct policy_case *judged);
bool case_is_stable(const struct policy_case *judged); /* what was freed was to live as long as what it came from */
/* Something is good until this is done, as the header says. */
bool case_says_until(const struct operation *operation);
/* Another was got in the same way and is used by nobody, and without that one the object outlives what was freed: the
 * library itself sees to what leads there.  May fail. */
bool case_is_tended(struct policy_case *judged, uint64_t object);
bool case_is_tended_by(struct policy_case *judged, uint64_t object, uint32_t changed_by); /* by another call */
/* An iterator is used after what it walks was changed, and made anew it is well (policy_freed.c). */
bool case_iterator(struct policy_case *judged, unsigned by);
/* What broke was freed with a whole that it had been put into (policy_whole.c). */
bool case_whole(struct policy_case *judged);
/* Two objects were made of the same memory of the caller's (policy_twice.c). */
bool case_shared(struct policy_case *judged, unsigned by);
/* An entry of a list stands for the list (policy_whole.c). */
bool case_entry(struct policy_case *judged, unsigned by);
/* The node of this call takes over what it gets: learned, and a suspect. */
bool case_rule_part(struct policy_case *judged, size_t call, uint32_t node, unsigned by, char *evidence);
/* remove(graph, other), and then show(graph, object): what was freed is the other, which was made as this one was, was
 * handed in to be ended, and which nobody has touched since.  This one is as good as it was. */
bool case_is_sibling_freed(const struct policy_case *judged, uint64_t object);
bool case_freed(struct policy_case *judged); /* 4: false: nothing but the library is to blame */
bool case_assert(struct policy_case *judged); /* 6 */
bool case_beyond_meant(struct policy_case *judged, unsigned by); /* 7: more than the header means a number to be */
bool case_limit(struct policy_case *judged); /* 9 */
/* A loop without end that counts: whether its counter overflows first or its time is over depends on the machine.  It
 * is judged for what it is.  False: it could not be run (has_failed). */
bool case_find_hang(struct policy_case *judged);
bool case_leak(struct policy_case *judged); /* 10 */
bool case_is_extreme(struct policy_case *judged,
                     bool *is_extreme); /* 7: only with extreme numbers.  False: has_failed */
/* False: the caller is not to blame, as far as can be told. */
bool case_excuse(struct policy_case *judged, unsigned by);
bool case_excuse_places(struct policy_case *judged, unsigned by); /* functions, texts, the same object twice */
bool case_callback(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by);
bool case_follow(struct policy_case *judged, unsigned by);
/* The header asks for values of which the validator says yes. */
bool case_asks_for_valid(const struct policy_case *judged, uint32_t operation, const char *validator);
bool case_valid(struct policy_case *judged, unsigned by);
bool case_sorted(struct policy_case *judged, unsigned by); /* an array that has to be in order */
/* Its comment says what it does with what is wrong, or it has a way to. */
bool case_says_no(const struct policy_case *judged, uint32_t operation);
bool case_members(struct policy_case *judged, unsigned by);
/* The struct that a parameter is, or points to; that a member at a place is of.  NULL: none. */
const struct type *case_struct_of(const struct policy_case *judged, uint32_t operation, size_t parameter);
const struct type *case_struct_at(const struct policy_case *judged, uint32_t operation,
                                  const struct sequence_place *at);
/* What the caller filled in himself, though the library has a function that does; places: of the call. */
bool case_made(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by);
/* True: it breaks as well with structs that a careful maker of the library gives, and these stand in the sequence. */
bool case_make_members(struct policy_case *judged);
/* Sets .has_giver and .giver of the ruling.  False: has_failed. */
bool case_find_giver(struct policy_case *judged);
bool case_filled(struct policy_case *judged, unsigned by); /* the library itself filled what it does not stand */
/* Of a ruling that has a giver: that call is there still, and so is the struct.  For shrinking. */
bool filled_is_kept(const struct ruling *ruling, const struct sequence *sequence,
                    const struct sequence_outcome *outcome);
bool case_guessed(struct policy_case *judged, unsigned by); /* a struct of zeros that is only looked at */
bool case_guessed_end(struct policy_case *judged, unsigned by); /* a struct that a call named 'drop' was to end */
/* Who says it of the operation: "header" or, where its comment stands above its body, "source"; clause: NULL: whatever
 * its comment says. */
struct clause;
const char *case_teller(const struct policy_case *judged, uint32_t operation, const struct clause *clause);
bool case_words(struct policy_case *judged, unsigned by); /* the header says that it must not be done so */
bool case_foreign(struct policy_case *judged, unsigned by); /* it freed what the library did not give */
bool case_static(struct policy_case *judged, unsigned by); /* … what the library gave and keeps */
bool case_unsized(struct policy_case *judged,
                  unsigned by); /* numbers lead out of bytes of which nobody knows the end */
bool case_twice(struct policy_case *judged, unsigned by); /* a thing of the caller's was put in a second time */
/* What an object is part of before that call, as far as the calls say by their names; 0: nothing. */
uint64_t case_owner_of(const struct policy_case *judged, size_t before, uint64_t object);
bool case_owned(struct policy_case *judged, unsigned by); /* what is part of one was put into one */
bool case_alike(struct policy_case *judged, unsigned by); /* two objects that were to be of one size */
/* The header says how many characters a text of that name has: more than this one. */
bool case_says_length(const struct policy_case *judged, uint32_t operation, const char *name, size_t length);
bool case_letters(struct policy_case *judged, unsigned by); /* a text of other letters than the header names */
bool case_doubt(struct policy_case *judged, unsigned by); /* what comes first was not called; lengths of other units */
/* An error, of which all that the header asks for makes a suspect: it may be the caller's. */
bool case_weigh(struct policy_case *judged);
/* It broke in a call that only a guess makes. */
bool case_guess(struct policy_case *judged);
bool case_lasting(struct policy_case *judged,
                  unsigned by); /* what the maker of an object asks for while there is one */
bool case_reentered(struct policy_case *judged, unsigned by); /* … does not stand what it allows functions to do */
bool case_own_part(struct policy_case *judged, unsigned by); /* … frees what it may be passed, and uses it */
bool case_alone(struct policy_case *judged, unsigned by); /* … frees and uses what nobody else leads to */
bool case_reset(struct policy_case *judged, unsigned by); /* the library is to blame: a reset object is not as new */
bool case_copied(struct policy_case *judged, unsigned by); /* … a copy is none; of use after free */
bool case_passed_on(struct policy_case *judged, unsigned by); /* of assertions */
bool case_alive(struct policy_case *judged, unsigned by); /* likewise, while an object is destroyed */
bool case_owner(struct policy_case *judged, unsigned by);
bool case_left(struct policy_case *judged, unsigned by); /* of what is freed by a call that takes it when it succeeds */
bool case_askable(struct policy_case *judged, unsigned by); /* a function says that what the header wants is not so */
bool case_count(struct policy_case *judged); /* a number says how many objects there are, and there is one */
bool case_longer(struct policy_case *judged, unsigned by); /* a text that the library gave is written beyond its end */
/* That call of the sequence says that it failed.  False: has_failed. */
bool case_call_fails(struct policy_case *judged, uint32_t call, bool *fails);
bool case_part(struct policy_case *judged); /* of what is freed twice */
bool case_changed_part(struct policy_case *judged, unsigned by);
bool case_wrapped(struct policy_case *judged, unsigned by);
bool case_ended(struct policy_case *judged, unsigned by); /* likewise */
bool case_below(struct policy_case *judged, unsigned by); /* it went with another one, as the header says */
/* With the rules that hold now the sequence is illegal, or it does not break like that. */
bool case_is_explained(struct policy_case *judged);
/* … with this one: it holds from now on.  False: it does not, and is taken back. */
bool case_rule_explains(struct policy_case *judged, struct rule *rule);
bool case_made_again(struct policy_case *judged, unsigned by); /* by what makes it whole: init(object) */
bool case_anew(struct policy_case *judged, unsigned by); /* of leaks */
bool case_is_made_of_zeros(const struct policy_case *judged,
                           uint32_t operation); /* no function of the library makes it */
bool case_index(struct policy_case *judged, unsigned by);
/* Some function of these objects follows a number wherever it leads: the library relies on its callers. */
bool case_is_trusting(struct policy_case *judged, size_t call, uint64_t object, uint32_t sort);
bool case_others(struct policy_case *judged, unsigned by);
bool case_inside(struct policy_case *judged, unsigned by);
bool case_unset(struct policy_case *judged, unsigned by); /* pointers in structs that only callers set */
/* It calls a function that another one has to be told before. */
bool case_uninstalled(struct policy_case *judged, unsigned by);
bool case_base(struct policy_case *judged, unsigned by); /* of numbers: 0, 1 or 37 */
bool case_arena(struct policy_case *judged, unsigned by); /* memory for an object is too small */
bool case_circle(struct policy_case *judged, unsigned by); /* of what has no end, is freed or lost */
/* A suspect for this reason; an error when the call says no to such circles.  Returns true. */
bool case_rule_circle(struct policy_case *judged, size_t call, unsigned by, const char *why);
/* The object that a call gets as its number-th, and where; 0: none. */
uint64_t case_nth_object(const struct policy_case *judged, size_t call, size_t number, struct sequence_place *at);
/* By its maker's name it only refers to another object of its sort, and is not counted. */
bool case_is_reference(const struct policy_case *judged, uint64_t object);
/* … to one whose memory is what was freed. */
bool case_refers_to_freed(const struct policy_case *judged, uint64_t object);
bool case_referred(struct policy_case *judged); /* 4: freed by way of a reference */
bool case_lost_in_reference(struct policy_case *judged, unsigned by); /* 10 */
bool case_refers_back(struct policy_case *judged, unsigned by); /* a reference is put into what it refers to */
/* The call that broke gets a number, not known to be within its object, which it follows wherever it leads. */
bool case_follows_number(struct policy_case *judged);
bool case_flag(struct policy_case *judged, size_t call); /* of the call that got the buffer */
bool case_room(struct policy_case *judged, size_t call, const struct sequence_node *node); /* node: the buffer */
bool case_is_of_characters(const struct policy_case *judged, const struct sequence_node *node);
bool case_terminator(struct policy_case *judged, size_t call, const struct sequence_node *buffer);
bool case_unended(struct policy_case *judged, size_t call, size_t place, const struct sequence_node *buffer,
                  uint64_t head);
bool case_cells(struct policy_case *judged, unsigned by); /* only for faults in memory that is not the caller's */
bool case_nothing(struct policy_case *judged, unsigned by); /* an element of a buffer without cells */
bool case_tag(struct policy_case *judged, unsigned by);
/* The call is for objects of the maker that made this one, by their names: array_append(array()). */
bool case_is_of_kind(const struct policy_case *judged, uint32_t operation, uint32_t sort, uint64_t object);
/* The comment at the operation says that it is for objects of the kind that goes by this word, and not what it does
 * with others: "of a list". */
struct kind_word {
    char s[64];
};
bool case_says_kind(const struct sequence_plan *plan, uint32_t operation, uint32_t sort, struct kind_word kind);
/* … that its object is of that kind when it is done: "is NIL then". */
bool case_says_becomes(const struct sequence_plan *plan, uint32_t operation, struct kind_word kind);
bool case_empty(struct policy_case *judged, unsigned by);
bool case_state(struct policy_case *judged, unsigned by);
bool case_number(struct policy_case *judged, unsigned by);
bool case_need(struct policy_case *judged, unsigned by);
bool case_over(struct policy_case *judged, unsigned by);
bool case_behind(struct policy_case *judged, unsigned by); /* what end() gives is no element */
bool case_past(struct policy_case *judged, unsigned by);
bool case_size(struct policy_case *judged, unsigned by);
bool case_range(struct policy_case *judged, unsigned by);
bool case_sense(struct policy_case *judged, unsigned by); /* a size below 0, a probability of 6 */
bool case_taken(struct policy_case *judged, unsigned by);
bool case_raw(struct policy_case *judged, unsigned by);
bool case_root(struct policy_case *judged, unsigned by);
bool case_unknown(struct policy_case *judged, unsigned by);
bool case_nan(struct policy_case *judged, unsigned by); /* of contracts */
bool case_divisor(struct policy_case *judged, unsigned by); /* of a division by zero */

/* ---- what is no cause (policy_chance.c) ---- */

/* mended: with another number in that place it is well; but with other numbers elsewhere it breaks like before. */
bool case_is_by_chance(struct policy_case *judged, const struct sequence *mended, size_t call, size_t place,
                       uint32_t node);

/* ---- what the header allows (policy_allowed.c) ---- */

/* The comment at the function says that NULL, or 0, may be passed there. */
bool case_is_allowed(const struct policy_case *judged, size_t call, size_t place, uint32_t node, bool is_zero);

/* ---- what others say (policy_observe.c) ---- */

/* Takes an object of this sort and nothing else, leaves it there, and gives something; a number. */
bool observes_object(const struct sequence_plan *plan, uint32_t operation, uint32_t sort);
bool observes_number(const struct sequence_plan *plan, uint32_t operation, uint32_t sort);
/* … which says how many there are, or how many there can be. */
bool observes_size(const struct sequence_plan *plan, uint32_t operation, uint32_t sort);
/* It gives a part of the object, or NULL: as a number, 1 or 0. */
bool observes_pointer(const struct sequence_plan *plan, uint32_t operation);
/* What it says of the object behind the first `before` calls of a sequence.  False: it says nothing. */
bool case_observe(struct policy_case *judged, const struct sequence *sequence, size_t before, uint32_t observer,
                  uint64_t object, int64_t *number);
/* What the last call of a probe with GIVEN_RECORD gave; false: it did not come so far. */
bool probe_last_number(const struct policy_case *judged, const struct probe *probe, int64_t *number);
/* In the place of the call that broke, another operation with the same types that is_one comes back. */
typedef bool is_operation(const struct sequence_plan *plan, uint32_t operation);
bool case_sibling_stands(struct policy_case *judged, is_operation *is_one);

/* ---- how a number is taken (policy_care.c) ---- */

enum number_care { CARE_UNKNOWN, CARE_CHECKED, CARE_UNCHECKED };
struct answer {
    enum number_care care;
    bool stands; /* it comes back from wherever it is sent */
    bool is_lost; /* it never comes back */
    bool is_followed; /* … and the further it is, the further it goes */
    bool is_served; /* however far it is, an object is given */
};
/* What the last call of a sequence does with the number at place; kept where it is certain.  False: has_failed. */
bool case_ask_number(struct policy_case *judged, const struct sequence *sequence, size_t place, uint32_t node,
                     struct answer *answer);
/* … and with both ends of a range, which stay as far apart. */
bool case_ask_range(struct policy_case *judged, const struct sequence *sequence, size_t first, size_t last,
                    uint64_t distance, struct answer *answer);
/* Leaving memory, or a word: a bit is an index, too. */
bool fault_is_outside(const struct verdict *verdict, const struct sequence_fault *fault);

/* ---- where a line stands (policy_source.c) ---- */

/* The file as the compiler was given it, or beside the other one. */
char *source_path(const struct sequence_plan *plan, const char *file, const char *beside);
/* The line begins inside a function.  True too when nobody can tell. */
bool source_is_in_body(const char *path, int line);
/* Between the beginning of the function around that line and the line there are declarations and assertions, and
 * nothing else.  False too when nobody can tell. */
bool source_is_at_head(const char *path, int line);

/* ---- where a value comes from (policy_flow.c) ---- */

struct source_frame { /* of a backtrace */
    char name[128], *path;
    int line;
};
/* What is asserted in the innermost of these frames is how amounts go together that are held for a number which the
 * outermost function got, and nothing that was passed is reckoned with: "least >= 0", of a window that was looked up.
 * NULL: it is not, or nobody can tell. */
const struct parameter *flow_number_held(const struct function *function, const char *expression,
                                         const struct source_frame *frames, size_t count);
/* Before that line its function returns by a condition that names both, or what was found with them. */
bool source_refuses(const char *path, int line, const char *one, const char *other);

/* The assertion in that line, of the operation itself, is about each cell of an array that the caller passed, and about
 * nothing else but numbers that were passed (policy_each.c). */
bool source_asks_of_cells(const char *path, int line, const struct operation *operation, const char *expression);
/* What is asserted in the innermost of these frames names nothing but constants and a cell of an array, or a copy of
 * one, that the outermost function got and must not change: that array (policy_refused.c).  NULL: it does not, or
 * nobody can tell. */
const struct parameter *source_copied_cell(const struct function *function, const char *expression,
                                           const struct source_frame *frames, size_t count);
/* Such a number breaks it in whichever cell of that array. */
bool case_refused(struct policy_case *judged, uint32_t operation, const struct parameter *parameter,
                  const char *expression);

/* ---- what an assertion says (policy_expression.c) ---- */

/* Names of things are parameters of the function; members, functions and constants do not count. */
bool expression_names_parameters(const struct function *function, const char *expression);
/* … and all of these are numbers, without any member: what the caller passed, whoever asserts it. */
bool expression_names_numbers(const struct function *function, const char *expression);
/* What must hold always, whoever calls: "heap_valid(h)", "v->count <= v->capacity". */
bool expression_is_invariant(const struct policy_case *judged, const char *expression);
/* "pool->used >= size": what the library counts against what it found itself, in a function that gets no number. */
bool expression_is_balance(const struct function *function, const char *expression);
/* "0", "!\"text\"": what must never be reached. */
bool expression_is_constant(const char *expression);
/* "f.width >= 1 && f.width <= 32": the number that the function got by that name, in a struct that it is kept in.
 * NULL: it is about something else. */
const struct parameter *expression_number_kept(const struct function *function, const char *expression);
/* "as->labels[label] <= as->count": what is held for a number that the function got.  NULL: it is about something else.
 */
const struct parameter *expression_number_held(const struct function *function, const char *expression);
/* "parser->read_handler": a member of what was passed that must be there.  Who has not set it, with another call, is to
 * blame.  What a local variable leads to is the function's own affair. */
bool expression_is_member(const struct function *function, const char *expression);

/* ---- what was judged before (policy_memory.c) ---- */

struct policy_memory *policy_memory_new(size_t nodes);
void policy_memory_free(struct policy_memory *memory);
/* True: the ruling is filled in from what was said of the same case before. */
bool policy_remembers(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                      struct ruling *ruling);
void policy_remember(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                     const struct ruling *ruling);
/* How a number parameter is looked at. */
enum number_care policy_number_care(const struct policy *policy, uint32_t node);
void policy_set_number_care(struct policy *policy, uint32_t node, const struct answer *answer);
/* It was asked so often, and nobody could tell, that the last answer stands; NULL: not so. */
const struct answer *policy_asked_in_vain(const struct policy *policy, uint32_t node);

#endif
