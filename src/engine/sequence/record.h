/* Record: what the calls of a sequence gave, read from the words that a worker
 * wrote down (RECORD_CALL and what follows it in runtime/sequence.h). */
#ifndef ASSAY_ENGINE_SEQUENCE_RECORD_H
#define ASSAY_ENGINE_SEQUENCE_RECORD_H

#include "engine/sequence/sequence.h"

struct recorded_output {
    uint32_t node;      /* SEQUENCE_NONE: a result of void */
    size_t word, words; /* in the record: of its head, and how many with it */
};

struct recorded_call {
    enum sequence_call_outcome outcome;
    size_t word;           /* of its RECORD_CALL */
    size_t first, outputs; /* in record->outputs */
};

struct sequence_record { /* invariant: every place in it lies within words */
    const uint64_t *words;
    size_t count;
    VECTOR(struct recorded_call) calls; /* those that were made */
    VECTOR(struct recorded_output) outputs;
    size_t live, live_count; /* in words: pairs of a reference and how often it is destroyed at the end */
    bool has_live;           /* that is known */
};
#define SEQUENCE_RECORD_INIT {0}
/* words: stay the caller's, and must live as long.  False: they are no record of this sequence. */
bool sequence_record_read(struct sequence_record *record, const struct sequence *sequence,
                          const struct sequence_plan *plan, const uint64_t *words, size_t count);
void sequence_record_release(struct sequence_record *record);
/* NULL: the call was not made, or has no such output. */
const struct recorded_output *sequence_record_output(const struct sequence_record *record, uint32_t call,
                                                     uint32_t output);
enum sequence_call_outcome sequence_record_outcome(const struct sequence_record *record, uint32_t call);
uint64_t recorded_head(const struct sequence_record *record, const struct recorded_output *output);
bool recorded_is_unstable(const struct sequence_record *record, const struct recorded_output *output);
/* Of a number: as a 64-bit one of its sign. */
int64_t recorded_number(const struct sequence_record *record, const struct recorded_output *output,
                        const struct sequence_plan *plan);

/* The low bits of a word that are a number's, so many bytes or so many bits of them, as a 64-bit number. */
int64_t sequence_extend(uint64_t word, size_t size, bool is_signed);
int64_t sequence_extend_bits(uint64_t word, size_t width, bool is_signed);

#endif
