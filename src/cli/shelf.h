/* Shelf: the structures that one predicate accepts, found once and handed to
 * every property that takes them.
 *
 * Of each scope the first chunk is kept, sorted by size when it is all there
 * is; what goes beyond is searched again by whoever wants it. */
#ifndef ASSAY_CLI_SHELF_H
#define ASSAY_CLI_SHELF_H

#include "cli/project.h"
#include "engine/structures.h"
#include "engine/trial/trials.h"

#define SHELF_CHUNK 50000 /* structures at a time */

struct stock { /* of one scope */
    struct structure_chunk chunk;
    bool is_loaded;
    bool is_long;   /* too many, or the effort for it was spent before all were found */
    char *no_scope; /* why there is no such scope; NULL: there is */
};

struct shelf {
    const struct function *predicate;
    const struct space_function *space;
    struct target woven;
    struct engine_problem problem;
    struct structures *structures;
    VECTOR(struct stock) stocks; /* by scope, those asked for in order, then random samples */
    struct console *console;
    bool is_mentioned;           /* an inferred space was shown */
};

/* An inferred space is shown on the console, once. */
bool shelf_open(struct shelf *shelf, const struct project *project, const struct source *source,
                const struct engine_limits *limits, const struct engine_services *services, struct console *console,
                struct error *error);
void shelf_close(struct shelf *shelf);

/* The first SHELF_CHUNK structures of scope; chunk.is_last: all of them.  deadline: in clock_seconds(), 0: none;
 * effort: in candidates, likewise; what is not found until then is not in it, and it is tried again the next time. */
bool shelf_stock(struct shelf *shelf, int scope, double deadline, unsigned long long effort, const struct stock **stock,
                 struct error *error);
/* A stock that is not all of its scope is of no use for random inputs, and large. */
void shelf_forget(struct shelf *shelf, int scope);
/* Those behind what shelf_stock gave, chunk by chunk, from the first such chunk on after shelf_rewind. */
bool shelf_rewind(struct shelf *shelf, int scope, struct error *error);
bool shelf_more(struct shelf *shelf, int scope, double deadline, struct structure_chunk *chunk, struct error *error);

unsigned structure_object_count(const struct structure_chunk *chunk, size_t number);

/* A list of structures that outlives the chunks they came from. */
struct structure_list {
    struct text packed;
    VECTOR(uint64_t) starts;
    VECTOR(uint32_t) segments;
};
void structure_list_add(struct structure_list *list, const char *packed, uint64_t start);
void structure_list_end_segment(struct structure_list *list); /* nothing happens when it would be empty */
void structure_list_release(struct structure_list *list);
void structure_list_view(const struct structure_list *list, struct trial_structures *view);

#endif
