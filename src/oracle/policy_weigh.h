/* Weighing: how likely it is that a sentence of the header that nobody can try
 * explains what broke.  Internal to the oracle.
 *
 * Every sentence that may ask for something is described by facts: where it
 * stands, what it is about, whether what it asks for was done as far as can be
 * seen.  So is the fault.  The facts have weights (policy_weights.c, which
 * tests/weighing learned from the corpus): a sum of them for each sentence, and one
 * for the fault, are odds in logarithms.  A sentence that explains nothing adds
 * nothing, however many there are of its kind. */
#ifndef ASSAY_ORACLE_POLICY_WEIGH_H
#define ASSAY_ORACLE_POLICY_WEIGH_H

/* Of a sentence.  duty and handled are odds; all others are 0 or 1. */
#define WEIGH_SENTENCE(FACT)                                                  \
    FACT(any)                                                                 \
    FACT(duty)                                                                \
    FACT(handled)                                                             \
    FACT(plain)    /* "must" */                                                  \
    FACT(weighty)  /* … or "assumes", "nothing is checked" */                  \
    FACT(tells)    /* it says what happens otherwise */                          \
    FACT(larger)                                                              \
    FACT(smaller)                                                             \
    FACT(apart)                                                               \
    FACT(same)                                                                \
    FACT(null)                                                                \
    FACT(of_values)                                                           \
    FACT(of_order)                                                            \
    FACT(of_life)                                                             \
    FACT(of_together)                                                         \
    FACT(of_callback)                                                         \
    FACT(names_broken) /* the function that broke */                          \
    FACT(names_called)                                                        \
    FACT(beside)    /* by its topic it cannot explain it */                      \
    FACT(kept)      /* it was done */                                              \
    FACT(elsewhere) /* of results, of threads, of room at another function */ \
    FACT(restricts) /* without a word of duty */                              \
    FACT(looks)     /* the function looks itself */                               \
    FACT(accepted)  /* of values that nobody got who could not have said no */ \
    FACT(asks)      /* a duty, as a clause */                                      \
    FACT(asks_own)                                                            \
    FACT(asks_called)                                                         \
    FACT(asks_uncalled)                                                       \
    FACT(asks_general)                                                        \
    FACT(open_own) /* … that is not beside, kept or elsewhere */              \
    FACT(open_called)                                                         \
    FACT(open_uncalled)                                                       \
    FACT(open_general)                                                        \
    FACT(open_plain_own)                                                      \
    FACT(open_plain_called)                                                   \
    FACT(open_plain_uncalled)                                                 \
    FACT(open_plain_general)

/* Of what broke. */
#define WEIGH_FAULT(FACT)                                  \
    FACT(always)                                           \
    FACT(through_null)                                     \
    FACT(in_freed)                                         \
    FACT(in_callers)                                       \
    FACT(in_own)                                           \
    FACT(in_wild)                                          \
    FACT(assertion)                                        \
    FACT(undefined)                                        \
    FACT(leak)                                             \
    FACT(endless)                                          \
    FACT(contract)                                         \
    FACT(freed_here)     /* by the same call */                \
    FACT(allocated_here)                                   \
    FACT(writes)                                           \
    FACT(can_say_no)                                       \
    FACT(extreme)                                          \
    FACT(alias)                                            \
    FACT(calls)          /* quarters of them, 2 at most */          \
    FACT(open_sentences) /* quarters, 3 at most */         \
    FACT(all_say_no)     /* all calls that got values could */ \
    FACT(sentences)      /* eighths, 4 at most */

#define WEIGH_NUMBER(name) WEIGH_##name,
enum { WEIGH_SENTENCE(WEIGH_NUMBER) WEIGH_SENTENCE_FACTS };
enum { WEIGH_FAULT(WEIGH_NUMBER) WEIGH_FAULT_FACTS };
#undef WEIGH_NUMBER

/* Of all sentences of a header so many count, the strongest: a large library does not ask for more than a small one by
 * having more to say. */
#define WEIGH_MOST 10
#define WEIGH_UNCALLED_MOST 4 /* … of those at functions that were not called */

struct weigh_weights {
    double fault[WEIGH_FAULT_FACTS], sentence[WEIGH_SENTENCE_FACTS];
    double limit; /* odds from which on it is a suspect */
};
extern const struct weigh_weights weigh_weights;

#endif
