/* Serve: the image's one public function.  Maps the fixed regions, then does
 * what the wire asks for. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "runtime/serve.h"
#include "runtime/state.h"

static bool map_at(uintptr_t address, size_t size)
{
    void *wanted = (void *)address;
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    return mmap(wanted, size, PROT_READ | PROT_WRITE, flags, -1, 0) == wanted;
}

static bool map_regions(void)
{
    static bool mapped;
    if (mapped)
        return true;
    mapped = assay_undo_base && map_at(ARENA_ADDRESS, ARENA_SIZE) && map_at(UNSEEN_ADDRESS, ARENA_SIZE + 4096) &&
             assay_stack_map();
    return mapped;
}

static void give_up(const char *why)
{
    assay_report(REPORT_INTERNAL, 0, NULL, why);
    WIRE->finished = 3;
}

static void run_space(void (*space)(int))
{
    assay_phase = PHASE_SPACE;
    assay_undo_top = assay_undo_base;
    assay_run_once((int (*)(void *))(void *)space, (void *)(intptr_t)WIRE->scope);
    assay_undo_to(assay_undo_base);
    WIRE->finished = assay_checked_outcome == OUTCOME_FAULT || assay_checked_outcome == OUTCOME_STOP ? 3 : 1;
}

static void search(int (*entry)(void *))
{
    assay_checked_entry = entry;
    assay_resuming = WIRE->mode != WIRE_RERUN;
    if (!assay_layout_load() || !assay_portable_load() ||
        !assay_search(WIRE->command == WIRE_SAMPLE ? PHASE_SAMPLE : PHASE_SEARCH, entry, OBJECTS + WIRE_AT(struct wire_object, WIRE->objects)[0].offset))
        give_up("no memory for the search");
}

void assay_serve(const struct serve_options *options)
{
    assay_entries = WIRE_AT(struct wire_entry, WIRE->entries);
    TOP = assay_entries;
    assay_ring_full = options->ring_full;
    assay_ring_data = options->data;
    assay_portable = WIRE->mode == WIRE_PORTABLE;
    void *function = dlsym(options->image, WIRE->symbol);
    if (!function || WIRE->common.magic != WIRE_MAGIC || !map_regions()) {
        give_up(!function ? "the image has no such function"
                          : WIRE->common.magic != WIRE_MAGIC ? "the image is of another version"
                                                      : "the fixed addresses are taken");
        return;
    }
    if (!options->leave_signals)
        assay_catch_signals();
    if (WIRE->command == WIRE_RUN_SPACE)
        run_space((void (*)(int))function);
    else
        search((int (*)(void *))function);
}
