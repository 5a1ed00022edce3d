/* Pack: a layout put on the wire. */
#ifndef ASSAY_ENGINE_ENUMERATE_PACK_H
#define ASSAY_ENGINE_ENUMERATE_PACK_H

#include "base/error.h"
#include "model/layout.h"
#include "target/worker.h"

#define PACK_RING (1u << 22)

/* A block with the layout and an empty journal; the caller sets command, mode,
 * limits and replay (room for one choice per field). */
bool pack_layout(struct block *block, const struct layout *layout, struct error *error);
/* A block without a layout: ring only, for running a space function. */
bool pack_nothing(struct block *block, struct error *error);

#endif
