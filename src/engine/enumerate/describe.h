/* Describe: paths, fields and reports of a worker in words. */
#ifndef ASSAY_ENGINE_ENUMERATE_DESCRIBE_H
#define ASSAY_ENGINE_ENUMERATE_DESCRIBE_H

#include "engine/engine.h"
#include "runtime/wire.h"
#include "target/symbols.h"

/* "bst0.root=&node0 node0.left=NULL": the choices of a candidate, in their order. */
void describe_path(struct text *out, const struct layout *layout, const struct wire_choice *choices, size_t count);
/* "stack overflow in tree_ok (tree.c:12)" */
void describe_fault(struct text *out, const struct layout *layout, const struct wire_report *report,
                    const struct symbols *symbols);
/* "    #0 tree_ok tree.c:12" lines, the user's frames only */
void describe_frames(struct text *out, const struct wire_report *report, const struct symbols *symbols);
/* The message of an error or warning report. */
void describe_problem(struct text *out, const struct layout *layout, const char *predicate,
                      const struct wire_report *report, const struct symbols *symbols);

#endif
