#include <assert.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "imagined.h"
#include "runtime/sequence/calling.h"
#include "runtime/sequence/globals.h"

/* ---- what the rest of the runtime would have ---- */

struct trials *trials;
struct sequences *sequences;
const struct sequence_node *nodes;
const struct sequence_operation *operations;
const struct sequence_sort *sorts;
struct sequence_operation_counts *operation_counts;
struct object *objects;
uint32_t object_count;
uint32_t involved[64];
uint32_t involved_count;
struct call calls[SEQUENCE_CALLS_MOST];
struct passed_block *passed;
uint32_t passed_count;

uint32_t imagined_calls[IMAGINED_OPERATIONS];
bool imagined_refuses, imagined_has_shelf;
static struct {
    int64_t is_open, number, changes;
} shelf;
static struct global_range shelves[] = {{.start = (char *)&shelf, .size = sizeof shelf}};
struct global_range *globals = shelves;
uint32_t global_count;
uint8_t imagined_edges[16];

enum { BOX, CRATE, SORTS };
enum { NODES_MOST = 64, OBJECTS_MOST = 4096 };

static struct object all_objects[OBJECTS_MOST];
static uint32_t given_by[SEQUENCE_CALLS_MOST]; /* the object that a call gave */
static uint32_t starts[SEQUENCE_CALLS_MOST];
static int64_t results[SEQUENCE_CALLS_MOST];
static struct sequence_node all_nodes[NODES_MOST];
static struct sequence_operation all_operations[IMAGINED_OPERATIONS];
static struct sequence_sort all_sorts[SORTS];
static struct sequence_operation_counts all_counts[IMAGINED_OPERATIONS];
static uint32_t node_count;
static uint64_t *hash_to;

uint64_t image_offset(const void *address)
{
    return (uintptr_t)address;
}

_Noreturn void end_process(int status)
{
    exit(status);
}

void frames_take_unwinding(struct trial_end *end, uintptr_t instruction)
{
    (void)end, (void)instruction;
}

void output_trim(void)
{
}

void contracts_tell(void)
{
}

void contracts_judge(void)
{
}

struct told imagined_told[2];

struct told told_of(uint32_t object)
{
    return object < 2 ? imagined_told[object] : (struct told){.detail = STATE_CONTENTS};
}

/* What calls wrote: none of these does, unless a test says so. */
uint64_t value_load(const void *place, uint32_t size)
{
    uint64_t value = 0;
    memcpy(&value, place, size < sizeof value ? size : sizeof value);
    return value;
}

int64_t result_number(const struct sequence_operation *operation, const void *result)
{
    (void)operation;
    return (int32_t)value_load(result, 4);
}

size_t memory_readable(const char *text, size_t most)
{
    (void)text;
    return most;
}

bool is_all_zero(const char *bytes, uint32_t size)
{
    for (uint32_t i = 0; i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

uint64_t number_at(const struct sequence_node *node, const char *place)
{
    return value_load(place, node->size);
}

uint64_t float_at(const struct sequence_node *node, const char *place)
{
    return value_load(place, node->size);
}

/* ---- the plan ---- */

static uint32_t add_node(struct sequence_node node)
{
    node.limit = node.limit ? node.limit : SEQUENCE_NONE;
    all_nodes[node_count] = node;
    return node_count++;
}

static void operation(enum imagined_operation number, uint32_t kind, uint32_t parameters, uint32_t count,
                      uint32_t result)
{
    all_operations[number] = (struct sequence_operation){.parameters = parameters,
                                                         .parameter_count = count,
                                                         .result = result,
                                                         .kind = kind,
                                                         .success = SEQ_SUCCESS_ALWAYS,
                                                         .opposite = SEQUENCE_NONE,
                                                         .weight = 1};
}

static struct sequence_node handle(uint32_t sort, uint32_t flags, uint32_t null)
{
    return (struct sequence_node){
        .kind = SEQ_HANDLE, .flags = (uint16_t)flags, .null = (uint8_t)null, .sort = sort, .size = 8};
}

static struct sequence_node number(int64_t lo, int64_t hi)
{
    return (struct sequence_node){
        .kind = SEQ_NUMBER, .flags = ARGUMENT_SIGNED, .size = 4, .lo = lo, .hi = (uint64_t)hi};
}

static void plan_boxes(void)
{
    uint32_t box = add_node(handle(BOX, 0, SEQ_NULL_UNKNOWN));
    uint32_t first = add_node(number(0, 9));
    operation(BOX_NEW, SEQ_KIND_MAKES, first, 1, box);
    first = add_node(handle(BOX, 0, SEQ_NULL_NEVER));
    add_node((struct sequence_node){.kind = SEQ_STRING, .null = SEQ_NULL_NEVER, .size = 8, .sort = SEQUENCE_NONE});
    add_node(number(INT32_MIN, INT32_MAX));
    operation(BOX_PUT, SEQ_KIND_PLAIN, first, 3, SEQUENCE_NONE);
    uint32_t value = add_node(number(INT32_MIN, INT32_MAX));
    first = add_node(handle(BOX, 0, SEQ_NULL_NEVER));
    add_node((struct sequence_node){.kind = SEQ_NUMBER, .size = 4, .hi = UINT32_MAX});
    operation(BOX_TAKE, SEQ_KIND_PLAIN, first, 2, value);
    first = add_node(handle(BOX, ARGUMENT_CONST, SEQ_NULL_NEVER));
    operation(BOX_COPY, SEQ_KIND_COPIES, first, 1, box);
    first = add_node(handle(BOX, ARGUMENT_CONSUMED, SEQ_NULL_ALLOWED));
    operation(BOX_FREE, SEQ_KIND_DESTROYS, first, 1, SEQUENCE_NONE);
    first = add_node(handle(BOX, ARGUMENT_CONST, SEQ_NULL_NEVER));
    add_node((struct sequence_node){.kind = SEQ_BUFFER,
                                    .flags = ARGUMENT_RAW | ARGUMENT_CONST,
                                    .null = SEQ_NULL_UNKNOWN,
                                    .size = 8,
                                    .cell_size = 1});
    add_node((struct sequence_node){.kind = SEQ_LENGTH, .array = first + 1, .size = 4});
    add_node((struct sequence_node){.kind = SEQ_NUMBER, .size = 4, .hi = UINT32_MAX, .limit = first + 1});
    operation(BOX_FIND, SEQ_KIND_OBSERVES, first, 4, SEQUENCE_NONE);
}

static void plan_crates(void)
{
    static const int64_t choices[] = {2, 3, 5}, bits[] = {1, 4, 64};
    uint32_t listed = (uint32_t)sizeof *sequences;
    memcpy((char *)sequences + listed, choices, sizeof choices);
    memcpy((char *)sequences + listed + sizeof choices, bits, sizeof bits);
    uint32_t crate = add_node(handle(CRATE, 0, SEQ_NULL_UNKNOWN));
    uint32_t first = add_node(handle(BOX, ARGUMENT_CONSUMED, SEQ_NULL_NEVER));
    operation(CRATE_NEW, SEQ_KIND_MAKES, first, 1, crate);
    first = add_node(handle(CRATE, 0, SEQ_NULL_NEVER));
    add_node(handle(CRATE, 0, SEQ_NULL_ALLOWED));
    add_node((struct sequence_node){.kind = SEQ_FLOAT, .size = 8, .lo = -10, .hi = 10});
    add_node((struct sequence_node){
        .kind = SEQ_NUMBER, .flags = ARGUMENT_ENUM, .size = 4, .values = listed, .value_count = 3, .hi = 5});
    add_node((struct sequence_node){.kind = SEQ_NUMBER,
                                    .flags = ARGUMENT_FLAGS,
                                    .size = 4,
                                    .values = listed + (uint32_t)sizeof choices,
                                    .value_count = 3,
                                    .hi = 127});
    add_node((struct sequence_node){.kind = SEQ_FUNCTION, .null = SEQ_NULL_ALLOWED, .size = 8, .cells = 3});
    add_node((struct sequence_node){.kind = SEQ_ANY, .size = 8});
    operation(CRATE_MIX, SEQ_KIND_PLAIN, first, 7, SEQUENCE_NONE);
    first = add_node(handle(CRATE, ARGUMENT_CONSUMED, SEQ_NULL_NEVER));
    operation(CRATE_FREE, SEQ_KIND_DESTROYS, first, 1, SEQUENCE_NONE);
    operation(NEVER, SEQ_KIND_PLAIN, first, 0, SEQUENCE_NONE);
    all_operations[NEVER].flags = OPERATION_AVOIDED_FLAG;
}

static void plan_shelf(void)
{
    uint32_t first = add_node(number(0, 9));
    operation(SHELF_OPEN, SEQ_KIND_PLAIN, first, 0, SEQUENCE_NONE);
    operation(SHELF_SET, SEQ_KIND_PLAIN, first, 1, SEQUENCE_NONE);
    operation(SHELF_SHUT, SEQ_KIND_PLAIN, first, 0, SEQUENCE_NONE);
    for (unsigned i = SHELF_OPEN; i <= SHELF_SHUT; i++)
        all_operations[i].flags = imagined_has_shelf ? 0 : OPERATION_UNCALLABLE_FLAG;
    if (!imagined_has_shelf)
        return;
    all_operations[SHELF_OPEN].flags = OPERATION_FIRST_FLAG | OPERATION_NEEDED_FLAG;
    all_operations[SHELF_OPEN].opposite = SHELF_SHUT;
    all_operations[SHELF_SHUT].opposite = SHELF_OPEN;
}

static void plan_makers(uint32_t at)
{
    uint32_t *makers = (uint32_t *)((char *)sequences + at);
    makers[0] = BOX_NEW, makers[1] = BOX_COPY, makers[2] = CRATE_NEW;
    sequences->makers = at;
    all_sorts[BOX] = (struct sequence_sort){.maker_count = 2};
    all_sorts[CRATE] = (struct sequence_sort){.makers = 2, .maker_count = 1};
}

void imagined_open(const struct imagined_rooms *rooms)
{
    size_t lists = 256, at = sizeof(struct sequences) + lists;
    size_t size = at + rooms->components * sizeof(struct sequence_component) +
                  ((size_t)rooms->words + rooms->seen + rooms->states) * 8 + sizeof imagined_edges;
    sequences = calloc(1, size);
    assert_non_null(sequences);
    node_count = 0;
    plan_boxes();
    plan_crates();
    plan_shelf();
    global_count = imagined_has_shelf;
    plan_makers((uint32_t)(sizeof(struct sequences) + 64));
    sequences->node_count = node_count;
    sequences->operation_count = IMAGINED_OPERATIONS;
    sequences->sort_count = SORTS;
    sequences->seed = 7;
    sequences->large_number = 4096;
    sequences->components = at;
    sequences->component_room = rooms->components;
    sequences->component_words = at += rooms->components * sizeof(struct sequence_component);
    sequences->component_words_room = rooms->words;
    sequences->seen = at += (size_t)rooms->words * 8;
    sequences->seen_room = rooms->seen;
    sequences->states = at += (size_t)rooms->seen * 8;
    sequences->states_room = rooms->states;
    sequences->edges_seen = at + (size_t)rooms->states * 8;
    sequences->edge_room = sizeof imagined_edges;
    trials = &sequences->trials;
    nodes = all_nodes;
    operations = all_operations;
    sorts = all_sorts;
    operation_counts = all_counts;
    objects = all_objects;
    memset(all_counts, 0, sizeof all_counts);
    memset(imagined_calls, 0, sizeof imagined_calls);
    imagined_restart();
}

void imagined_restart(void)
{
    sequences->component_changes += 2; /* what the map of this process knows is out of date */
    words_start();
    generate_prepare();
}

void imagined_close(void)
{
    free(sequences);
}

/* ---- objects ---- */

struct box {
    struct contents *contents;
    struct box *kept; /* of a crate */
};
struct contents {
    uint64_t used, hash;
};

static void *take(size_t size)
{
    void *block = calloc(1, size);
    assert_non_null(block);
    heap_added(block, size, false);
    return block;
}

static void drop(void *block)
{
    heap_removed(block);
    free(block);
}

bool object_fits(const struct object *object, const struct sequence_node *node)
{
    return object->state == OBJECT_LIVE && node->kind == SEQ_HANDLE && object->sort == node->sort;
}

uint32_t object_of(uint32_t call, uint32_t output)
{
    return call < sequences->call_count && output == 0 ? given_by[call] : SEQUENCE_NONE;
}

static void give(uint32_t sort, void *block)
{
    assert_true(object_count < OBJECTS_MOST);
    uint32_t call = sequences->call_count - 1;
    objects[object_count] =
        (struct object){.sort = sort, .call = call, .parent = SEQUENCE_NONE, .value = (uint64_t)(uintptr_t)block};
    involved[involved_count++] = given_by[call] = object_count++;
}

/* ---- calls ---- */

struct argument {
    uint64_t word;
    struct box *box; /* of a handle */
    uint32_t object;
    const char *bytes;
};

static void check_number(const struct sequence_node *node, uint64_t word, const uint32_t *counts)
{
    const int64_t *values = in_block(node->values);
    if (node->flags & ARGUMENT_ENUM)
        assert_true(word == (uint64_t)values[0] || word == (uint64_t)values[1] || word == (uint64_t)values[2]);
    if (node->flags & ARGUMENT_SIGNED)
        assert_true((int64_t)word >= node->lo && (int64_t)word <= (int64_t)node->hi);
    else
        assert_true(word <= node->hi);
    if (node->limit != SEQUENCE_NONE)
        assert_true(word <= counts[node->limit]);
}

static void check_handle(const struct sequence_node *node, struct argument *argument)
{
    uint64_t head = argument->word;
    if (SEQUENCE_TAG(head) == HEAD_NULL) {
        assert_int_not_equal(node->null, SEQ_NULL_NEVER);
        return;
    }
    assert_int_equal(SEQUENCE_TAG(head), HEAD_REFERENCE);
    assert_true(SEQUENCE_REFERENCE_CALL(head) + 1 < sequences->call_count);
    argument->object = object_of(SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    assert_int_not_equal(argument->object, SEQUENCE_NONE);
    assert_true(object_fits(&objects[argument->object], node));
    argument->box = (struct box *)(uintptr_t)objects[argument->object].value;
    involved[involved_count++] = argument->object;
}

static const uint64_t *check(const struct sequence_node *node, const uint64_t *at, struct argument *argument,
                             uint32_t *counts)
{
    if (node->kind == SEQ_LENGTH)
        return at;
    argument->word = *at;
    if (node->kind == SEQ_NUMBER)
        check_number(node, *at, counts);
    if (node->kind == SEQ_HANDLE)
        check_handle(node, argument);
    if (node->kind == SEQ_FUNCTION)
        assert_true(*at <= node->cells);
    if (node->kind == SEQ_ANY && SEQUENCE_TAG(*at) == HEAD_VALUE)
        assert_true(SEQUENCE_COUNT(*at) < SEQUENCE_ANY_BYTES);
    if (node->kind != SEQ_STRING && node->kind != SEQ_BUFFER)
        return at + 1;
    bool is_null = SEQUENCE_TAG(*at) == HEAD_NULL;
    uint32_t size = is_null ? 0 : SEQUENCE_COUNT(*at);
    assert_false(is_null && node->null == SEQ_NULL_NEVER);
    counts[node - nodes] = size;
    argument->bytes = (const char *)(at + 1);
    if (node->kind == SEQ_STRING)
        assert_null(memchr(at + 1, 0, size));
    return at + 1 + words_for(size);
}

static void end_object(uint32_t object)
{
    objects[object].state = OBJECT_CONSUMED;
}

static void put(struct contents *contents, const struct argument *arguments)
{
    uint32_t size = SEQUENCE_COUNT(arguments[1].word);
    contents->used++;
    for (uint32_t i = 0; i < size; i++)
        contents->hash = contents->hash * 31 + (unsigned char)arguments[1].bytes[i];
    contents->hash = contents->hash * 31 + arguments[2].word;
}

static void use_shelf(uint32_t number, uint64_t set)
{
    assert_int_equal(shelf.is_open, number != SHELF_OPEN);
    for (uint32_t i = 0; number == SHELF_SHUT && i < object_count; i++)
        assert_int_not_equal(objects[i].state, OBJECT_LIVE);
    if (number == SHELF_SET) {
        shelf.number = (int64_t)set;
        shelf.changes++;
    } else {
        shelf.is_open = number == SHELF_OPEN;
        shelf.number = shelf.changes = 0;
    }
}

static void make_call(uint32_t number, const struct argument *arguments)
{
    struct box *box;
    assert_true(shelf.is_open || number == SHELF_OPEN || !imagined_has_shelf);
    switch (number) {
    case SHELF_OPEN:
    case SHELF_SET:
    case SHELF_SHUT:
        use_shelf(number, arguments[0].word);
        break;
    case BOX_NEW:
        box = take(sizeof *box);
        box->contents = take(sizeof *box->contents);
        give(BOX, box);
        break;
    case BOX_COPY:
        box = take(sizeof *box);
        *box = *arguments[0].box;
        give(BOX, box);
        break;
    case BOX_PUT:
        put(arguments[0].box->contents, arguments);
        break;
    case BOX_TAKE:
        results[sequences->call_count - 1] = (int64_t)arguments[0].box->contents->used;
        break;
    case CRATE_NEW:
        box = take(sizeof *box);
        box->kept = arguments[0].box;
        give(CRATE, box);
        end_object(arguments[0].object);
        break;
    case BOX_FREE:
    case CRATE_FREE:
        if (arguments[0].box)
            end_object(arguments[0].object);
        break;
    case CRATE_MIX:
        imagined_edges[1]++;
        break;
    default:
        assert_int_not_equal(number, NEVER);
    }
}

enum sequence_call_outcome run_call(void)
{
    static unsigned made;
    struct argument arguments[8] = {0};
    uint32_t counts[NODES_MOST] = {0}, call = sequences->call_count - 1;
    uint32_t start = call ? starts[call - 1] + 1 + SEQUENCE_CALL_WORDS(sequences->words[starts[call - 1]]) : 0;
    uint64_t head = sequences->words[start];
    const struct sequence_operation *called = &operations[SEQUENCE_CALL_OPERATION(head)];
    const uint64_t *at = sequences->words + start + 1;
    starts[call] = start;
    given_by[call] = SEQUENCE_NONE;
    involved_count = 0;
    if (imagined_refuses && ++made % 7 == 0)
        return CALL_REFUSED;
    for (uint32_t i = 0; i < called->parameter_count; i++)
        at = check(&nodes[called->parameters + i], at, &arguments[i], counts);
    assert_ptr_equal(at, sequences->words + sequences->word_count);
    assert_int_equal(at - sequences->words - start - 1, SEQUENCE_CALL_WORDS(head));
    make_call(SEQUENCE_CALL_OPERATION(head), arguments);
    imagined_calls[SEQUENCE_CALL_OPERATION(head)]++;
    all_counts[SEQUENCE_CALL_OPERATION(head)].succeeded++;
    sequences->calls++;
    return CALL_SUCCEEDED;
}

const uint64_t *call_words(uint32_t call)
{
    return sequences->words + starts[call] + 1;
}

uint32_t call_operation(uint32_t call)
{
    return SEQUENCE_CALL_OPERATION(sequences->words[starts[call]]);
}

const void *call_result(uint32_t call)
{
    return &results[call];
}

void run_begin(unsigned char fill)
{
    (void)fill;
    sequences->call_count = sequences->word_count = 0;
    object_count = 0;
    heap_owner = OWNER_TARGET;
}

void run_finish(bool look_for_leaks)
{
    (void)look_for_leaks;
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner)
            drop((void *)heap[i].address);
    heap_compact();
    memset(&shelf, 0, sizeof shelf);
    for (uint32_t i = 0; i < sequences->word_count; i++)
        *hash_to = mixed(*hash_to ^ sequences->words[i]);
}

void imagined_run(uint64_t end, uint64_t *hash)
{
    hash_to = hash;
    sequences->end = end;
    generate_run();
}
