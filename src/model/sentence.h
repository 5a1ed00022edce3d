/* Sentence: what a sentence of a header is to somebody who calls its functions.
 *
 *     sentence_read("n is at least 1", 15)                     a duty: of values
 *     sentence_read("Values outside are counted as such", 34)  handled: the library looks itself
 *     sentence_read("The number of rows", 18)                  neither
 *
 * No list of words tells these apart; thousands of sentences that were read and
 * labelled by hand do (tests/sentences).  From them weights were learned for
 * words, and for pairs of words next to each other or with one between, and a
 * reading is a sum of weights: odds, which can be wrong.  What hangs on one must
 * be harmless when it is. */
#ifndef ASSAY_MODEL_SENTENCE_H
#define ASSAY_MODEL_SENTENCE_H

#include <stddef.h>

enum sentence_topic {
    TOPIC_VALUES,   /* values, sizes and contents of arguments */
    TOPIC_ORDER,    /* order of calls, states of objects */
    TOPIC_LIFE,     /* lifetimes, who owns and frees what */
    TOPIC_TOGETHER, /* objects that are the same, differ or belong together */
    TOPIC_CALLBACK, /* what a function of the caller's does */
    SENTENCE_TOPICS
};

struct sentence {
    double duty, handled;      /* logarithms of odds: above 0 it is likely */
    enum sentence_topic topic; /* of a duty */
};

struct sentence sentence_read(const char *s, size_t length);

/* ---- for those who learn the weights ---- */

enum { SENTENCE_DUTY, SENTENCE_HANDLED, SENTENCE_TOPIC, SENTENCE_OUTPUTS = SENTENCE_TOPIC + SENTENCE_TOPICS };
#define SENTENCE_SCALE 16.0 /* of weights in the table */

/* Told of each feature of a sentence, some more than once. */
typedef void sentence_feature(void *context, const char *feature);
void sentence_features(const char *s, size_t length, sentence_feature *tell, void *context);

struct sentence_weight {
    const char *feature;
    signed char weights[SENTENCE_OUTPUTS];
};
extern const struct sentence_weight sentence_weights[]; /* by feature, as of strcmp() */
extern const size_t sentence_weight_count;
extern const short sentence_biases[SENTENCE_OUTPUTS];

#endif
