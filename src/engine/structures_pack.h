/* Packing: one input of a predicate as memory, a struct trial_structure
 * (runtime/trial.h).
 *
 * Only what is there is packed: of arrays the cells below their length, of
 * unions the member that the tag selects; everything else is zero.  Objects are
 * numbered in the order of their first reference, and memory holds values, not
 * places in a domain or in the arena, so equal inputs of different scopes give
 * equal bytes. */
#ifndef ASSAY_ENGINE_STRUCTURES_PACK_H
#define ASSAY_ENGINE_STRUCTURES_PACK_H

#include "base/text.h"
#include "model/value.h"

struct structure_packer;
/* The layout must outlive it. */
struct structure_packer *structure_packer_make(const struct layout *layout);
void structure_packer_release(struct structure_packer *packer);

/* Appends graph, with .scopes 0, and returns where it begins; out's length is
 * and stays a multiple of 8. */
size_t structure_pack(struct structure_packer *packer, const struct value_graph *graph, struct text *out);

#endif
