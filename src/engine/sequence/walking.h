/* Walking: what the parts that read words share.
 *
 *   sequence.c         holding, reading, hashes
 *   sequence_walk.c    which words belong to which node
 *   sequence_change.c  sequences from sequences
 *   gate.c             what may be run; sequence_order.c: what has to come first
 *   sequence_names.c   what outputs are called
 *   sequence_text.c    printing; the form of values; sequence_own.c: calls that Assay makes itself
 *   sequence_parse.c   reading that again; sequence_parse_values.c: its arguments
 *   sequence_scan.c    words and numbers of that form */
#ifndef ASSAY_ENGINE_SEQUENCE_WALKING_H
#define ASSAY_ENGINE_SEQUENCE_WALKING_H

#include "engine/sequence/sequence.h"

/* Of each node that takes words, before its children.  False: enough, the words are wrong. */
typedef bool sequence_visit(void *data, const struct sequence_place *place);

/* The words of a call of operation, from words[first], which is behind its head, to words[end].  False: they are not
 * words of it, or a visit said so.  call: only for places. */
bool sequence_walk(const struct sequence_plan *plan, uint32_t operation, uint32_t call, const uint64_t *words,
                   size_t first, size_t end, sequence_visit *visit, void *data);

/* How many words this node takes from words[first] on, children included; 0 for words that are not its own. */
size_t sequence_words_of(const struct sequence_plan *plan, uint32_t node, const uint64_t *words, size_t first,
                         size_t end);
/* Its first word is a head. */
bool sequence_has_head(const struct sequence_node *node);
/* Takes at least one word, itself or by its children. */
bool sequence_takes_words(const struct sequence_plan *plan, uint32_t node);
/* An array within a struct, of one word a cell. */
/* How many words it takes, when they are numbers only, also within structs; 0: there are others, or none. */
size_t sequence_plain_words(const struct sequence_plan *plan, uint32_t node);
bool sequence_has_plain_cells(const struct sequence_plan *plan, const struct sequence_node *node);
static inline size_t sequence_words_of_bytes(uint64_t bytes)
{
    return (size_t)((bytes + 7) / 8);
}
/* A NUMBER's value, as its size and sign say; the word may have other bits above. */
uint64_t sequence_number(const struct sequence_node *node, uint64_t word);
/* A reference from this node may go to what that node gives, as far as kinds and sorts tell. */
bool sequence_fits(const struct sequence_plan *plan, uint32_t node, uint32_t output_node);

/* ---- names of outputs ---- */

struct sequence_names {
    VECTOR(char *) names;   /* NULL: it needs none */
    bool *is_referred;      /* of each */
    VECTOR(uint32_t) first;     /* of each call, in names: its output 0 */
};
void sequence_names_make(struct sequence_names *names, const struct sequence *sequence,
                         const struct sequence_plan *plan);
void sequence_names_release(struct sequence_names *names);
const char *sequence_name(const struct sequence_names *names, uint32_t call, uint32_t output);
/* NULL: no later call refers to it. */
const char *sequence_name_referred(const struct sequence_names *names, uint32_t call, uint32_t output);

#endif
