#include "engine/sequence/lines.h"

#include <stdlib.h>
#include <string.h>
#include "base/memory.h"
#include "runtime/sequence.h"
#include "target/symbols.h"

/* An edge at its line. */
struct place {
    struct symbol at;
    uint32_t edge;
};

static int compare(const void *left, const void *right)
{
    const struct place *a = left, *b = right;
    int files = strcmp(a->at.file, b->at.file);
    if (files)
        return files;
    return (a->at.line > b->at.line) - (a->at.line < b->at.line);
}

/* Numbers the lines of places, which are in their order. */
static void number(struct sequence_lines *lines, const struct place *places, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lines->count += i == 0 || compare(&places[i - 1], &places[i]) != 0;
        lines->of_edges[places[i].edge] = (uint32_t)lines->count - 1;
    }
}

void sequence_lines_find(struct sequence_lines *lines, const char *image, const uint32_t *places, size_t count)
{
    struct symbols symbols;
    struct symbol *found = mem_array(count + 1, sizeof *found);
    struct place *known = mem_array(count + 1, sizeof *known);
    bool *is_report = mem_array(count + 1, sizeof *is_report);
    size_t known_count = 0;
    *lines = (struct sequence_lines){
        .of_edges = mem_array(count + 1, sizeof *lines->of_edges), .edge_count = count, .is_known = true};
    symbols_open(&symbols, image);
    symbols_find_lines(&symbols, places, count, found);
    symbols_find_reports(&symbols, places, count, is_report);
    for (size_t i = 0; i < count; i++) {
        lines->of_edges[i] = SEQUENCE_NONE;
        if (found[i].file && !is_report[i])
            known[known_count++] = (struct place){found[i], (uint32_t)i};
    }
    qsort(known, known_count, sizeof *known, compare);
    number(lines, known, known_count);
    symbols_close(&symbols);
    mem_free(is_report);
    mem_free(found);
    mem_free(known);
}

static bool is_reached(size_t edge, const unsigned char *const *edges, size_t lanes)
{
    for (size_t i = 0; i < lanes; i++)
        if (edges[i][edge])
            return true;
    return false;
}

size_t sequence_lines_reached(const struct sequence_lines *lines, const unsigned char *const *edges, size_t lanes)
{
    bool *reached = mem_array(lines->count + 1, sizeof *reached);
    size_t count = 0;
    for (size_t i = 0; i < lines->edge_count; i++) {
        uint32_t line = lines->of_edges[i];
        if (line == SEQUENCE_NONE || reached[line] || !is_reached(i, edges, lanes))
            continue;
        reached[line] = true;
        count++;
    }
    mem_free(reached);
    return count;
}

void sequence_lines_release(struct sequence_lines *lines)
{
    mem_free(lines->of_edges);
    *lines = (struct sequence_lines){0};
}
