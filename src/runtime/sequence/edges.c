/* Edges: which edges of the target's code a sequence went over.  clang puts a
 * counter of a byte into each; gcc calls a function, which counts in a table by
 * a hash of the place.  A counter is looked at once a sequence. */
#include <string.h>
#include "runtime/sequence/generating.h"

#define MODULES_MOST 256
#define FOUND_MOST 64
#define HASHED 65536 /* counters of code that was compiled by gcc */

struct module {
    uint8_t *start, *end;
    const struct place *places; /* one for each counter; NULL: not told */
};
struct place {
    const void *address;
    uintptr_t flags;
};
static struct module modules[MODULES_MOST];
static uint32_t module_count;

static uint8_t hashed[HASHED];
static uint16_t touched[HASHED]; /* those that are not 0 */
static uint32_t touched_count;

bool edges_found_counts;
static struct found { /* new the last time */
    const uint8_t *counter;
    uint8_t count;
} found[FOUND_MOST];
static uint32_t found_count;

/* ---- what compilers call ---- */

EXPORTED void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end)
{
    for (uint32_t i = 0; i < module_count; i++)
        if (modules[i].start == start)
            return;
    if (start < end && module_count < MODULES_MOST)
        modules[module_count++] = (struct module){start, end, NULL};
}

/* Comes behind the counters of the same module. */
EXPORTED void __sanitizer_cov_pcs_init(const struct place *start, const struct place *end)
{
    if (!module_count)
        return;
    struct module *module = &modules[module_count - 1];
    if (end - start == module->end - module->start)
        module->places = start;
}

/* The image may lie anywhere: places count from this function. */
EXPORTED void __sanitizer_cov_trace_pc(void)
{
    uintptr_t place = (uintptr_t)__builtin_return_address(0) - (uintptr_t)&__sanitizer_cov_trace_pc;
    uint16_t edge = (uint16_t)(place * 0x9e3779b97f4a7c15u >> 48);
    if (!hashed[edge]) {
        if (touched_count == HASHED)
            return;
        touched[touched_count++] = edge;
    }
    hashed[edge] += hashed[edge] < UINT8_MAX;
}

/* ---- counters in order: those of modules, one behind the other, or the table ---- */

static void tell_places(const struct module *module, uint64_t first)
{
    uint32_t *places = in_block(sequences->edge_places);
    for (uint64_t i = 0; i < (uint64_t)(module->end - module->start) && first + i < sequences->edge_room; i++)
        places[first + i] = module->places ? (uint32_t)image_offset(module->places[i].address) : 0;
}

void edges_start(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < module_count; i++) {
        if (sequences->edge_places)
            tell_places(&modules[i], count);
        count += (uint32_t)(modules[i].end - modules[i].start);
    }
    sequences->edge_count = count;
    edges_begin();
}

static void clear_hashed(void)
{
    for (uint32_t i = 0; i < touched_count; i++)
        hashed[touched[i]] = 0;
    touched_count = 0;
}

void edges_begin(void)
{
    for (uint32_t i = 0; i < module_count; i++)
        memset(modules[i].start, 0, (size_t)(modules[i].end - modules[i].start));
    clear_hashed();
}

/* ---- what is new ---- */

/* A bit for how often: once, twice, three times, 4, 8, 16, 32, 128 and more (as AFL has it). */
static uint8_t often(uint8_t count)
{
    return count < 4     ? (uint8_t)(1u << (count - 1))
           : count < 8   ? 8
           : count < 16  ? 16
           : count < 32  ? 32
           : count < 128 ? 64
                         : 128;
}

static uint32_t look_at(uint64_t edge, const uint8_t *counter)
{
    uint8_t count = *counter;
    uint8_t *seen = in_block(sequences->edges_seen);
    if (edge >= sequences->edge_room)
        return 0;
    uint8_t bit = often(count), before = seen[edge];
    if (before & bit)
        return 0;
    seen[edge] = before | bit;
    edges_found_counts = true;
    if (found_count < FOUND_MOST)
        found[found_count++] = (struct found){counter, count};
    return before == 0;
}

static uint32_t look_at_module(struct module module, uint64_t first)
{
    uint32_t reached = 0;
    for (uint8_t *at = module.start; at < module.end;) {
        uint64_t eight;
        if (module.end - at >= 8) {
            memcpy(&eight, at, sizeof eight);
            if (!eight) {
                at += 8;
                continue;
            }
        }
        uint8_t *stop = module.end - at >= 8 ? at + 8 : module.end;
        for (; at < stop; at++)
            if (*at) {
                reached += look_at(first + (uint64_t)(at - module.start), at);
                *at = 0;
            }
    }
    return reached;
}

uint32_t edges_new(void)
{
    uint32_t reached = 0;
    uint64_t first = 0;
    edges_found_counts = false;
    found_count = 0;
    for (uint32_t i = 0; i < module_count; i++) {
        reached += look_at_module(modules[i], first);
        first += (uint64_t)(modules[i].end - modules[i].start);
    }
    for (uint32_t i = 0; i < touched_count; i++)
        reached += look_at(first + touched[i], &hashed[touched[i]]);
    clear_hashed();
    sequences->edges_reached += reached;
    return reached;
}

bool edges_are_reached(void)
{
    for (uint32_t i = 0; i < found_count; i++)
        if (*found[i].counter >= found[i].count)
            return true;
    return false;
}

static void set_bit(uint8_t *bits, uint64_t edge)
{
    if (edge < sequences->edge_room)
        bits[edge / 8] |= (uint8_t)(1u << edge % 8);
}

void edges_copy(void *bits)
{
    uint64_t first = 0;
    for (uint32_t i = 0; i < module_count; i++) {
        for (uint8_t *at = modules[i].start; at < modules[i].end; at++)
            if (*at)
                set_bit(bits, first + (uint64_t)(at - modules[i].start));
        first += (uint64_t)(modules[i].end - modules[i].start);
    }
    for (uint32_t i = 0; i < touched_count; i++)
        set_bit(bits, first + touched[i]);
}
