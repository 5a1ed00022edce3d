/* Value: one input as a graph, the same for all engines and exporters.
 *
 * A value graph is a layout plus one domain index per choice; only objects
 * reachable from the arguments are in it.  Identity is kept: two references to
 * one object are the same object.  Reused from input to input: nothing is
 * allocated per structure once the buffers have grown. */
#ifndef ASSAY_MODEL_VALUE_H
#define ASSAY_MODEL_VALUE_H

#include "model/layout.h"

struct value_choice { /* same shape as the runtime's wire_choice */
    uint32_t field, index;
};

struct value_graph {
    const struct layout *layout;
    uint32_t *index;         /* [fields]: chosen domain index, 0 where not chosen */
    bool *present;           /* [fields]: guard holds; kept for fields of reachable objects only */
    uint32_t *reachable;     /* object numbers in order of first reference, arguments object first */
    size_t reachable_count;
    struct value_walk *walk; /* how objects are reached; private to value.c */
};

void value_graph_init(struct value_graph *graph, const struct layout *layout);
/* Choices come from a worker: false (and a graph without choices) when one is not in the layout. */
bool value_graph_set(struct value_graph *graph, const struct value_choice *choices, size_t count);
void value_graph_release(struct value_graph *graph);

/* Whether a member of object is there: its guard holds. */
bool value_member_present(const struct value_graph *graph, const struct layout_object *object,
                          const struct layout_member *member);

bool value_field_present(const struct value_graph *graph, uint32_t field); /* likewise, of any field */

/* Where an array's choices and arrays are counted from: its owner; any other object: itself. */
const struct layout_object *value_holder(const struct layout *layout, const struct layout_object *object);

/* A value as C would write it: 3, true, RED, &node0, NULL, "text", 0.5. */
void value_print(const struct layout *layout, uint32_t field, uint32_t index, struct text *out);
void value_field_print(const struct value_graph *graph, uint32_t field, struct text *out);
/* What an object holds: root = &node0, size = 1 */
void value_object_print(const struct value_graph *graph, const struct layout_object *object, struct text *out);
/* bst_ok(&bst0) */
void value_call_print(const struct value_graph *graph, struct text *out);
/* The whole input in one line: bst_ok(&bst0): bst0 {root = &node0, size = 1}, node0 {…} */
void value_graph_print(const struct value_graph *graph, struct text *out);

/* The path that follows this one in the search (facts: the search rule), for
 * going on behind a candidate; *count becomes 0 when there is none. */
void path_next(const struct layout *layout, struct value_choice *choices, size_t *count);

#endif
