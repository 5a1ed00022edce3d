/* Judge: linked into the checked image, a program of its own.  Each input of
 * the wire is built from separate malloc blocks, as an ordinary program would
 * have it, and handed to the predicate; what it says is noted in the wire.
 *
 * assay-worker starts it as IMAGE WIRE-FD.  Before an input runs, the wire's
 * clock says which; when this process dies, that is the one. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "runtime/wire.h"

#define UNIT 16 /* objects start at multiples of it */
#define UNCHOSEN UINT32_MAX

int assay_entry(void *arguments);

struct judge {
    struct wire *wire;
    const struct wire_object *objects;
    const struct wire_field *fields;
    const char *image;
    uint32_t *object_at;  /* per UNIT of the arena: object + 1 */
    uint32_t *chosen;     /* per field */
    uint32_t *extent;     /* per object: bytes of it that are there, for arrays */
    char **block;         /* per object: where it was built; NULL: not reached */
    uint32_t *reached, reached_count;
};

static const void *at(const struct judge *judge, uint64_t offset)
{
    return (const char *)judge->wire + offset;
}

/* ---- the layout ---- */

static void load(struct judge *judge, struct wire *wire)
{
    *judge = (struct judge){.wire = wire};
    judge->objects = at(judge, wire->objects);
    judge->fields = at(judge, wire->fields);
    judge->image = at(judge, wire->arena_image);
    judge->object_at = calloc(wire->arena_used / UNIT + 1, sizeof *judge->object_at);
    judge->chosen = calloc(wire->field_count + 1, sizeof *judge->chosen);
    judge->extent = calloc(wire->object_count + 1, sizeof *judge->extent);
    judge->block = calloc(wire->object_count + 1, sizeof *judge->block);
    judge->reached = calloc(wire->object_count + 1, sizeof *judge->reached);
    if (!judge->object_at || !judge->chosen || !judge->extent || !judge->block || !judge->reached)
        _exit(WIRE_CANNOT_START);
    for (uint32_t o = 0; o < wire->object_count; o++)
        for (uint32_t unit = 0; unit <= (judge->objects[o].size - !!judge->objects[o].size) / UNIT; unit++)
            judge->object_at[judge->objects[o].offset / UNIT + unit] = o + 1;
}

static uint32_t object_of(const struct judge *judge, uint32_t offset)
{
    return judge->object_at[offset / UNIT] - 1;
}

static int is_present(const struct judge *judge, uint32_t field)
{
    for (;;) {
        const struct wire_field *it = &judge->fields[field];
        if (judge->chosen[field] == UNCHOSEN)
            return 0;
        if (it->guard == NO_FIELD)
            return 1;
        const uint8_t *active = at(judge, it->guard_table);
        if (judge->chosen[it->guard] == UNCHOSEN || !active[judge->chosen[it->guard]])
            return 0;
        field = it->guard;
    }
}

/* ---- building an input ---- */

static void choose(struct judge *judge, const struct wire_choice *choices, uint32_t count)
{
    for (uint32_t f = 0; f < judge->wire->field_count; f++)
        judge->chosen[f] = UNCHOSEN;
    memset(judge->extent, 0, judge->wire->object_count * sizeof *judge->extent);
    for (uint32_t i = 0; i < count; i++)
        judge->chosen[choices[i].field] = choices[i].index;
    for (uint32_t f = 0; f < judge->wire->field_count; f++) {
        uint32_t object = object_of(judge, judge->fields[f].offset);
        uint32_t end = judge->fields[f].offset + judge->fields[f].size - judge->objects[object].offset;
        if (judge->objects[object].cell_size && is_present(judge, f) && end > judge->extent[object])
            judge->extent[object] = end;
    }
}

/* An array has the cells that are there and no more, so that reading behind
 * them is seen. */
static size_t size_of(const struct judge *judge, uint32_t object)
{
    uint32_t cell = judge->objects[object].cell_size;
    if (!cell)
        return judge->objects[object].size;
    return (judge->extent[object] + cell - 1) / cell * cell;
}

static char *block_of(struct judge *judge, uint32_t object)
{
    if (!judge->block[object]) {
        size_t size = size_of(judge, object);
        char *block = malloc(size ? size : 1);
        if (!block)
            _exit(WIRE_CANNOT_START);
        memcpy(block, judge->image + judge->objects[object].offset, size);
        judge->block[object] = block;
        judge->reached[judge->reached_count++] = object;
    }
    return judge->block[object];
}

/* An address in the arena to where that object was built. */
static uint64_t moved(struct judge *judge, uint64_t address)
{
    uint64_t offset = address - ARENA_ADDRESS;
    if (offset >= judge->wire->arena_used || !judge->object_at[offset / UNIT])
        return address;
    uint32_t object = object_of(judge, (uint32_t)offset);
    return (uint64_t)block_of(judge, object) + (offset - judge->objects[object].offset);
}

/* Constant pointers: to arrays, and from the arguments. */
static void move_pointers(struct judge *judge, uint32_t object)
{
    char *block = judge->block[object];
    size_t size = size_of(judge, object);
    if (judge->objects[object].flags & OBJECT_IS_STRING)
        return;
    for (size_t i = 0; i + 8 <= size; i += 8) {
        uint64_t word;
        memcpy(&word, block + i, 8);
        word = moved(judge, word);
        memcpy(block + i, &word, 8);
    }
}

static void set_field(struct judge *judge, uint32_t number)
{
    const struct wire_field *field = &judge->fields[number];
    uint32_t object = object_of(judge, field->offset), index = judge->chosen[number];
    const char *table = at(judge, field->table);
    char *to = block_of(judge, object) + (field->offset - judge->objects[object].offset);
    if (field->flags & FIELD_WIDE) {
        memcpy(to, table + (size_t)index * field->size, field->size);
        return;
    }
    uint64_t value;
    memcpy(&value, table + (size_t)index * 8, 8);
    if (field->flags & FIELD_ADDRESS)
        value = moved(judge, value);
    for (uint32_t i = 0; i < field->size; i++) {
        uint8_t mask = (uint8_t)(field->mask >> 8 * i);
        to[i] = (char)((to[i] & ~mask) | ((uint8_t)(value >> 8 * i) & mask));
    }
}

static void *build(struct judge *judge)
{
    judge->reached_count = 0;
    memset(judge->block, 0, judge->wire->object_count * sizeof *judge->block);
    char *arguments = block_of(judge, 0);
    for (uint32_t i = 0; i < judge->reached_count; i++) {
        const struct wire_object *object = &judge->objects[judge->reached[i]];
        move_pointers(judge, judge->reached[i]);
        for (uint32_t f = object->first_field; f < object->first_field + object->field_count; f++)
            if (is_present(judge, f))
                set_field(judge, f);
    }
    return arguments;
}

static void release(struct judge *judge)
{
    for (uint32_t i = 0; i < judge->reached_count; i++)
        free(judge->block[judge->reached[i]]);
}

/* ---- all inputs ---- */

/* Global state of the predicate is as the inputs before left it.  When that may
 * be why an input is not accepted, it is judged again in a fresh process. */
static void judge_all(struct judge *judge)
{
    struct wire *wire = judge->wire;
    uint64_t first = wire->clock / 2;
    uint8_t *outcomes = (uint8_t *)wire + wire->outcomes;
    const uint64_t *starts = at(judge, wire->inputs);
    for (uint64_t i = wire->clock / 2; i < wire->input_count; i++) {
        const uint32_t *input = at(judge, starts[i]);
        wire->clock = 2 * i + 1;
        choose(judge, (const struct wire_choice *)(input + 2), input[0]);
        outcomes[i] = assay_entry(build(judge)) ? OUTCOME_ACCEPTED : OUTCOME_REJECTED;
        release(judge);
        if (outcomes[i] == OUTCOME_REJECTED && i > first) {
            wire->clock = 2 * i;
            _exit(WIRE_AGAIN);
        }
        wire->clock = 2 * i + 2;
    }
    wire->finished = 1;
}

int main(int count, char **arguments)
{
    if (count != 2)
        return WIRE_CANNOT_START;
    int file = atoi(arguments[1]);
    off_t size = lseek(file, 0, SEEK_END);
    struct wire *wire = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (wire == MAP_FAILED || wire->common.magic != WIRE_MAGIC)
        return WIRE_CANNOT_START;
    close(file);
    struct judge judge;
    load(&judge, wire);
    judge_all(&judge);
    _exit(0);
}
