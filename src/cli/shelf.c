#include "cli/shelf.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

bool shelf_open(struct shelf *shelf, const struct project *project, const struct source *source,
                const struct engine_limits *limits, const struct engine_services *services, struct console *console,
                struct error *error)
{
    *shelf = (struct shelf){.predicate = source->function, .space = source->space, .console = console};
    if (!target_build_woven(&shelf->woven, &project->building, &project->program, source->function, error))
        return false;
    shelf->problem = (struct engine_problem){.program = &project->program,
                                             .predicate = source->function,
                                             .space = source->space,
                                             .target = &shelf->woven};
    shelf->structures = structures_open(&shelf->problem, limits, services);
    return true;
}

void shelf_close(struct shelf *shelf)
{
    for (size_t i = 0; i < shelf->stocks.count; i++) {
        structure_chunk_release(&shelf->stocks.items[i].chunk);
        mem_free(shelf->stocks.items[i].no_scope);
    }
    vector_release(&shelf->stocks);
    if (shelf->structures)
        structures_close(shelf->structures);
    target_release(&shelf->woven);
}

unsigned structure_object_count(const struct structure_chunk *chunk, size_t number)
{
    struct trial_structure head;
    memcpy(&head, chunk->packed.s + chunk->starts.items[number], sizeof head);
    return head.object_count;
}

/* Small ones first; the order of the search stays among equals. */
struct ranked {
    uint64_t start;
    unsigned objects;
    size_t place;
};

static int by_size(const void *a, const void *b)
{
    const struct ranked *left = a, *right = b;
    if (left->objects != right->objects)
        return left->objects < right->objects ? -1 : 1;
    return left->place < right->place ? -1 : 1;
}

static void sort(struct structure_chunk *chunk)
{
    struct ranked *ranked = mem_array(chunk->starts.count + 1, sizeof *ranked);
    for (size_t i = 0; i < chunk->starts.count; i++)
        ranked[i] = (struct ranked){chunk->starts.items[i], structure_object_count(chunk, i), i};
    qsort(ranked, chunk->starts.count, sizeof *ranked, by_size);
    for (size_t i = 0; i < chunk->starts.count; i++)
        chunk->starts.items[i] = ranked[i].start;
    mem_free(ranked);
}

/* n must show in it: at scope 0 and 1 it could be anything. */
static void mention_inferred(struct shelf *shelf, int scope)
{
    const struct space *space = structures_space(shelf->structures);
    if (shelf->is_mentioned || scope < 2 || !space || !space->inferred || shelf->console->quiet)
        return;
    struct text c = TEXT_INIT;
    space_print(space, shelf->predicate, &c);
    console_note(shelf->console,
                 "structures come from %s, which has no ASSAY_SPACE, so its bounds were inferred from the types; paste "
                 "and change:",
                 shelf->predicate->name);
    console_print(shelf->console, c.s);
    text_release(&c);
    shelf->is_mentioned = true;
}

bool shelf_stock(struct shelf *shelf, int scope, double deadline, unsigned long long effort, const struct stock **stock,
                 struct error *error)
{
    while (shelf->stocks.count <= (size_t)scope)
        vector_push(&shelf->stocks, ((struct stock){.chunk = STRUCTURE_CHUNK_INIT}));
    struct stock *wanted = &shelf->stocks.items[scope];
    *stock = wanted;
    if (wanted->is_loaded)
        return true;
    structure_chunk_release(&wanted->chunk); /* of a call that was interrupted */
    mem_free(wanted->no_scope);
    wanted->no_scope = NULL;
    structures_rewind(shelf->structures, scope);
    structures_set_deadline(shelf->structures, deadline);
    structures_set_effort(shelf->structures, effort);
    if (!structures_all(shelf->structures, scope, SHELF_CHUNK, &wanted->chunk, &wanted->no_scope, error))
        return false;
    wanted->is_loaded = !wanted->chunk.stopped;
    wanted->is_long = wanted->chunk.stopped && strcmp(wanted->chunk.stopped, "effort") == 0;
    mention_inferred(shelf, scope);
    if (wanted->chunk.is_last)
        sort(&wanted->chunk);
    return true;
}

void shelf_forget(struct shelf *shelf, int scope)
{
    struct stock *stock = &shelf->stocks.items[scope];
    structure_chunk_release(&stock->chunk);
    stock->chunk = (struct structure_chunk)STRUCTURE_CHUNK_INIT;
    stock->is_loaded = false;
    stock->is_long = true;
}

bool shelf_rewind(struct shelf *shelf, int scope, struct error *error)
{
    struct structure_chunk skipped = STRUCTURE_CHUNK_INIT;
    char *no_scope = NULL;
    structures_rewind(shelf->structures, scope);
    structures_set_deadline(shelf->structures, 0);
    structures_set_effort(shelf->structures, 0);
    bool done = structures_all(shelf->structures, scope, SHELF_CHUNK, &skipped, &no_scope, error);
    structure_chunk_release(&skipped);
    mem_free(no_scope);
    return done;
}

bool shelf_more(struct shelf *shelf, int scope, double deadline, struct structure_chunk *chunk, struct error *error)
{
    char *no_scope = NULL;
    structures_set_deadline(shelf->structures, deadline);
    structures_set_effort(shelf->structures, 0);
    bool done = structures_all(shelf->structures, scope, SHELF_CHUNK, chunk, &no_scope, error);
    mem_free(no_scope);
    return done;
}

/* ---- lists ---- */

void structure_list_add(struct structure_list *list, const char *packed, uint64_t start)
{
    struct trial_structure head;
    if (!list->packed.s)
        text_init(&list->packed);
    memcpy(&head, packed + start, sizeof head);
    vector_push(&list->starts, list->packed.length);
    text_add_bytes(&list->packed, packed + start, sizeof head + head.size);
    while (list->packed.length % 8)
        text_add_char(&list->packed, 0);
}

void structure_list_end_segment(struct structure_list *list)
{
    uint32_t end = (uint32_t)list->starts.count;
    if (end > (list->segments.count ? list->segments.items[list->segments.count - 1] : 0))
        vector_push(&list->segments, end);
}

void structure_list_release(struct structure_list *list)
{
    if (list->packed.s)
        text_release(&list->packed);
    vector_release(&list->starts);
    vector_release(&list->segments);
}

void structure_list_view(const struct structure_list *list, struct trial_structures *view)
{
    *view = (struct trial_structures){.packed = list->packed.s,
                                      .starts = list->starts.items,
                                      .count = list->starts.count,
                                      .segments = list->segments.items,
                                      .segment_count = list->segments.count};
}
