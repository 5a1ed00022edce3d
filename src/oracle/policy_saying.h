/* A saying: one sentence of a header about one call of a sequence that broke.
 * Internal to the oracle; policy_words.c and policy_order.c try it, policy_weigh.c counts it
 * when nothing can be tried. */
#ifndef ASSAY_ORACLE_POLICY_SAYING_H
#define ASSAY_ORACLE_POLICY_SAYING_H

#include "model/clause.h"
#include "oracle/policy_case.h"

struct saying {
    struct policy_case *judged;
    size_t call;                 /* the number of calls: what comes behind the last one */
    uint32_t operation;
    const struct clause *clause;
    bool is_own;                 /* of the comment at the function; else of another one, that names it */
    unsigned by;
};

/* Changes a copy of the sequence, which is tried and dropped.  False: that cannot be. */
typedef bool saying_change(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number);
/* Changed like that the sequence passes. */
bool saying_is_mended(const struct saying *saying, saying_change *change, size_t place, uint64_t number);
/* The object that the call is about; 0: none. */
uint64_t saying_subject(const struct saying *saying);

/* A number that it bounds, and with one that it allows it is well (policy_bound.c).  True: decided. */
bool saying_number(const struct saying *whole, const struct sequence_place *at, size_t place);
/* A length or a real number of which it gives a range, and within that it is well (policy_amount.c).  True: decided. */
bool saying_amount(const struct saying *saying, const struct sequence_place *at, size_t place);
/* "must not be called after close": without that call, or with one more, is it well?  True: decided. */
bool saying_order(const struct saying *saying);
/* "… and so does iter_remove() the other ones": not that which this call got, and which was used when it broke. */
bool saying_is_of_others(const struct saying *saying, size_t call);
/* Some call of the sequence is one of this operation. */
bool case_calls(const struct policy_case *judged, uint32_t operation);
/* "must outlive": without the call that destroyed what this one got. */
bool saying_life(const struct saying *saying);

/* The number is what the parameter is for that the sentence speaks of: by its name, or it is the only number. */
bool saying_means(const struct saying *saying, uint32_t node);
/* Of functions below one comment the first that gets a number is the one that digits are about: "1 to 1000", above
 * till_pay(till, amount) and till_buy(till, shelf).  Unless they go by the same name, or the sentence
 * names one of its own. */
bool saying_is_of_one_above(const struct saying *saying);
/* Nothing of what it speaks of was done, or case_doubt has seen to it: it is not weighed (policy_nothing.c). */
bool saying_explains_nothing(const struct saying *saying);
/* What overflows only with extreme numbers is for a sentence about numbers to explain, and it is not: no order of
 * calls, and no state of an object, makes them smaller. */
bool saying_is_beside_extremes(const struct saying *saying);
/* "q and r must differ" is of q and r, and not of q and b; what names no two pointers is of any two. */
bool saying_is_of_both(const struct saying *saying, uint32_t one, uint32_t other);
/* "q and r must be two different objects": they are, whatever else is passed twice, and it asks for nothing else. */
bool saying_is_of_two_apart(const struct saying *saying);
/* The clause with the digits that are about this number. */
struct clause saying_of_number(const struct saying *saying, uint32_t node);
/* "below count()", and that function says so. */
bool saying_is_within(const struct saying *saying, int64_t number);
/* It says what the call is for without a word of duty, as far as is known not what was done (policy_restrict.c). */
bool saying_restricts(const struct saying *saying);
/* … by a relation alone: "0 <= row < rows()". */
bool saying_compares(const struct saying *saying);
/* An observer, whatever looks and tells a truth (perm_valid(const unsigned *p, size_t n)), a function of numbers. */
bool operation_is_asked(const struct operation *operation);
/* It compares two numbers of the call, and they are as it says (policy_kept.c). */
bool saying_is_compared(const struct saying *saying);
bool saying_is_broken(const struct saying *saying); /* … they are not */
/* As far as can be seen, the sequence did what it asks for. */
bool saying_is_kept(const struct saying *saying);
/* "Denominators must not be 0": none is, or with others in their place it breaks as before (policy_forbidden.c). */
bool saying_is_of_unpassed(const struct saying *saying);
/* "Names must not have '='": one does, and without it is well. */
bool saying_forbids(const struct saying *saying);
/* "Handles must be valid ones from pool_create()", of all functions: every object that is passed came from there, and
 * nothing else is asked. */
bool saying_is_of_makers(const struct saying *saying);
/* By its topic it cannot explain what broke (policy_beside.c). */
bool saying_is_beside(const struct saying *saying);
/* What becomes of a result, who frees it, other threads: not how the call is to be made. */
bool clause_is_about_else(const struct clause *clause);
/* "a model that was filled by model_make()", "use text_next() to find out": it is not about how that is called. */
bool clause_names_means(const struct clause *clause, const char *name);
/* "Pointers must not be NULL, and a list must have been made by list_init()": what is not to be is said of something
 * else, and the function is named as what has to have been called. */
bool clause_wants_means(const struct clause *clause, const char *name);
/* "Told of each entry that has to go": when a function is called back. */
bool clause_is_of_callback(const struct clause *clause);
/* "assumes", "nothing is checked", "must": what counts also where it is said of the whole library. */
bool clause_is_weighty(const struct clause *clause);
/* "Arguments are not checked", "wrong order is a programming error": the library leaves it to its callers. */
bool clause_disclaims(const struct clause *clause);
/* "The fields are private": of what no call can do. */
bool clause_is_of_fields(const struct clause *clause);
/* Licences say "must" and "shall" as well. */
bool clause_is_licence(const struct clause *clause);
/* "If you need the original, you must make a copy first": who does not need it must not. */
bool clause_is_optional(const struct clause *clause);
/* "Define the macro … before including this header": of programs, and not of calls. */
bool clause_is_of_building(const struct clause *clause);
/* "False if none is open", at the function itself: it looks, whatever is described elsewhere. */
bool saying_looks_itself(const struct saying *saying);
/* "No pointer may be NULL", of all functions: none was passed anywhere, and it asks for nothing else. */
bool saying_is_of_absent(const struct saying *saying);
/* "parse() makes slices of your text, which has to stay", among what is said of all: and nobody called that. */
bool saying_is_of_uncalled(const struct saying *saying);
/* saying_is_of_makers, of all functions.  An object that is gone is no valid one, wherever it came from. */
bool saying_is_of_origin(const struct saying *saying);
/* It is about what comes after an end, and none of that function's came. */
bool saying_is_of_end(const struct saying *saying);
/* What has room for something explains nothing where it is not passed. */
bool saying_is_of_other_room(const struct saying *saying);
/* It asks for memory, and that is not what was wrong; for finite numbers, and they were. */
bool saying_is_of_memory_only(const struct saying *saying);
bool saying_is_of_finite(const struct saying *saying);
/* "All cursors have to be closed before", at what ends the whole, which was not called yet when it broke. */
bool saying_is_of_later(const struct saying *saying);
/* "The set must not change meanwhile": while the call is under way, and nobody does. */
bool saying_is_of_walk(const struct saying *saying);
/* "A range must not run backwards", of a text of which the function says that whatever is wrong with it is refused. */
bool saying_is_refused(const struct saying *saying);
/* It is the sentence that says what comes before all others, of which case_doubt knows. */
bool saying_is_of_first(const struct saying *saying);
/* … and that did; or it asks that of each object ("before anything else", at init(&object)), and nothing more, and all
 * of them began so (policy_begun.c). */
bool saying_is_begun_so(const struct saying *saying);
/* Some clause of the comment at the function is like that. */
typedef bool clause_test(const struct clause *clause);
bool case_says(const struct policy_case *judged, uint32_t operation, clause_test *test);
/* … there, or where all functions are spoken of. */
bool case_says_anywhere(const struct policy_case *judged, uint32_t operation, clause_test *test);
bool clause_tells_otherwise(const struct clause *clause); /* what happens then */
/* Decides: a suspect, and the sentence itself stands for a condition that C has no words for.  Returns true. */
bool saying_rule(const struct saying *saying);
/* … its digits are the rule, of the parameter of this name.  Returns true. */
bool saying_rule_digits(const struct saying *saying, const char *name);
/* Likewise, with an expression of C; is_certain: a call that breaks it is misuse. */
bool saying_rule_by(const struct saying *saying, const char *expression, bool is_certain);

#endif
