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
static const uint8_t often[256] = {
    [1] = 1, [2] = 2, [3] = 4, [4 ... 7] = 8, [8 ... 15] = 16, [16 ... 31] = 32, [32 ... 127] = 64, [128 ... 255] = 128,
};

static uint32_t look_at(uint64_t edge, const uint8_t *counter)
{
    uint8_t *seen = in_block(sequences->edges_seen);
    if (edge >= sequences->edge_room)
        return 0;
    uint8_t bit = often[*counter], before = seen[edge];
    if (!(bit & ~before))
        return 0;
    seen[edge] = before | bit;
    edges_found_counts = true;
    if (found_count < FOUND_MOST)
        found[found_count++] = (struct found){counter, *counter};
    return before == 0;
}

static uint32_t look_at_some(uint64_t first, const uint8_t *counters, uint64_t count)
{
    uint32_t reached = 0;
    for (uint64_t i = 0; i < count; i++)
        reached += look_at(first + i, &counters[i]);
    return reached;
}

static bool are_all_zero(const uint8_t *eight)
{
    uint64_t all;
    memcpy(&all, eight, sizeof all);
    return !all;
}

/* Seldom one is new: most are passed over eight at a time. */
static uint32_t look_at_module(struct module module, uint64_t first)
{
    const uint8_t *seen = (const uint8_t *)in_block(sequences->edges_seen) + first;
    uint64_t count = (uint64_t)(module.end - module.start), at = 0;
    uint64_t room = sequences->edge_room > first ? sequences->edge_room - first : 0;
    uint32_t reached = 0;
    for (; at + 8 <= count && at + 8 <= room; at += 8) {
        uint8_t *eight = module.start + at;
        unsigned news = 0;
        if (are_all_zero(eight))
            continue;
        for (unsigned i = 0; i < 8; i++)
            news |= often[eight[i]] & ~(unsigned)seen[at + i];
        if (news)
            reached += look_at_some(first + at, eight, 8);
        memset(eight, 0, 8);
    }
    reached += look_at_some(first + at, module.start + at, count - at);
    memset(module.start + at, 0, count - at);
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
