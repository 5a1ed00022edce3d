/* Strings and buffers: parts go, halves first, then smaller ones; what is left
 * becomes the simplest byte or number. */
#include <string.h>

#include "engine/sequence/walking.h"
#include "refine/reduction.h"

#define CELLS_MOST 256 /* beyond, cells are made simpler in parts only */

struct cells {
    const struct sequence_node *node;
    uint32_t count;
    VECTOR(size_t) ends; /* of each cell behind the head: bytes of raw cells and strings, else words */
    bool is_raw;         /* bytes */
};

/* False: the call fills it, there is only a number of cells. */
static bool look(const struct reduction *reduction, const struct sequence_place *place, struct cells *cells)
{
    const struct sequence_plan *plan = reduction->plan;
    const struct sequence *best = &reduction->best;
    cells->node = &plan->nodes.items[place->node];
    cells->count = SEQUENCE_COUNT(best->words.items[place->word]);
    cells->is_raw = cells->node->kind == SEQ_STRING || cells->node->flags & ARGUMENT_RAW;
    cells->ends.count = 0;
    size_t cell_size = cells->node->kind == SEQ_STRING ? 1 : cells->node->cell_size, at = place->word + 1;
    if (cells->node->flags & ARGUMENT_OUT)
        return false;
    for (uint32_t i = 0; i < cells->count; i++) {
        if (!cells->is_raw)
            at += sequence_words_of(plan, cells->node->first, best->words.items, at, best->words.count);
        vector_push(&cells->ends, cells->is_raw ? (i + 1) * cell_size : at - place->word - 1);
    }
    return true;
}

static size_t start_of(const struct cells *cells, uint32_t cell)
{
    return cell ? cells->ends.items[cell - 1] : 0;
}

/* Without cells first … last. */
static void propose_shorter(struct reduction *reduction, const struct sequence_place *place, const struct cells *cells,
                            uint32_t first, uint32_t last)
{
    size_t unit = cells->is_raw ? 1 : sizeof(uint64_t), total = start_of(cells, cells->count) * unit;
    size_t from = start_of(cells, first) * unit, to = start_of(cells, last) * unit;
    uint64_t *words = mem_array(2 + total / 8, sizeof *words);
    char *bytes = (char *)&words[1];
    const char *old = (const char *)&reduction->best.words.items[place->word + 1];
    words[0] = SEQUENCE_HEAD(HEAD_VALUE, cells->count - (last - first));
    memcpy(bytes, old, from);
    memcpy(bytes + from, old + to, total - to);
    reduction_propose_words(reduction, place, words, 1 + sequence_words_of_bytes(total - (to - from)), first);
    mem_free(words);
}

static bool shorten_by(struct reduction *reduction, const struct sequence_place *place, struct cells *cells,
                       uint32_t size)
{
    bool changed = false;
    uint64_t first = 0;
    for (uint32_t end = cells->count; end > 0 && !reduction->stopped;) {
        for (int i = 0; i < 8 && end > 0; i++) {
            uint32_t start = end > size ? end - size : 0;
            propose_shorter(reduction, place, cells, start, end);
            end = start;
        }
        if (!reduction_settle(reduction, &first))
            continue;
        changed = true;
        look(reduction, place, cells);
        end = (uint32_t)first;
    }
    return changed;
}

static bool shorten(struct reduction *reduction, const struct sequence_place *place, struct cells *cells)
{
    bool changed = false;
    if (cells->node->kind == SEQ_BUFFER && cells->node->cells)
        return false;
    for (uint32_t size = cells->count; size >= 1; size /= 2)
        changed = shorten_by(reduction, place, cells, size) || changed;
    return changed;
}

/* An OUT buffer has no cells to drop, only a number of them. */
static bool shorten_out(struct reduction *reduction, const struct sequence_place *place, const struct cells *cells)
{
    for (uint32_t i = 0; i < cells->count && !cells->node->cells; i = i ? 2 * i : 1) {
        uint64_t head = SEQUENCE_HEAD(HEAD_VALUE, i);
        reduction_propose_words(reduction, place, &head, 1, 0);
    }
    return reduction_settle(reduction, NULL);
}

/* ---- simpler bytes ---- */

static char simplest_byte(const struct reduction *reduction, const struct cells *cells)
{
    const struct sequence_node *node = cells->node;
    bool is_text = node->kind == SEQ_STRING || node->count == 0 ||
                   reduction->plan->nodes.items[node->first].flags & ARGUMENT_LETTERS;
    return is_text ? 'a' : 0;
}

static void propose_plain(struct reduction *reduction, const struct sequence_place *place, const struct cells *cells,
                          uint32_t first, uint32_t last)
{
    size_t total = start_of(cells, cells->count), count = 1 + sequence_words_of_bytes(total);
    uint64_t *words = mem_array(count + 1, sizeof *words);
    memcpy(words, &reduction->best.words.items[place->word], count * sizeof *words);
    memset((char *)&words[1] + start_of(cells, first), simplest_byte(reduction, cells),
           start_of(cells, last) - start_of(cells, first));
    reduction_propose_words(reduction, place, words, count, 0);
    mem_free(words);
}

static bool make_plain(struct reduction *reduction, const struct sequence_place *place, const struct cells *cells)
{
    uint32_t least = cells->count > CELLS_MOST ? cells->count / CELLS_MOST : 1;
    bool changed = false;
    for (uint32_t size = cells->count; size >= least; size /= 2)
        for (uint32_t first = 0; first < cells->count && !reduction->stopped; first += size) {
            uint32_t last = cells->count - first < size ? cells->count : first + size;
            propose_plain(reduction, place, cells, first, last);
            changed = reduction_settle(reduction, NULL) || changed;
        }
    return changed;
}

/* A cell that must not be 0 may be 1. */
static bool make_ones(struct reduction *reduction, const struct sequence_place *place, const struct cells *cells)
{
    if (simplest_byte(reduction, cells) != 0 || cells->count > CELLS_MOST || cells->node->cell_size > 8)
        return false;
    bool changed = false;
    size_t count = 1 + sequence_words_of_bytes(start_of(cells, cells->count));
    uint64_t *words = mem_array(count + 1, sizeof *words);
    const uint64_t one = 1;
    for (uint32_t i = 0; i < cells->count && !reduction->stopped; i++) {
        memcpy(words, &reduction->best.words.items[place->word], count * sizeof *words);
        memcpy((char *)&words[1] + start_of(cells, i), &one, cells->node->cell_size);
        reduction_propose_words(reduction, place, words, count, 0);
        changed = reduction_settle(reduction, NULL) || changed;
    }
    mem_free(words);
    return changed;
}

bool simplify_cells(struct reduction *reduction, const struct sequence_place *place)
{
    struct cells cells = {0};
    bool has_cells = look(reduction, place, &cells);
    bool changed = has_cells ? shorten(reduction, place, &cells) : shorten_out(reduction, place, &cells);
    if (has_cells && cells.is_raw && cells.count) {
        changed = make_plain(reduction, place, &cells) || changed;
        changed = make_ones(reduction, place, &cells) || changed;
    }
    vector_release(&cells.ends);
    return changed;
}
