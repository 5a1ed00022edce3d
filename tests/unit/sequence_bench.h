/* A library that is read from a header, its plan, and sequences of it: shared by
 * the tests of plans, sequences and simplification. */
#ifndef SEQUENCE_BENCH_H
#define SEQUENCE_BENCH_H

#include "base/dice.h"
#include "engine/sequence/sequence.h"
#include "front_bench.h"

struct sequence_bench {
    struct bench *bench;
    const char *headers[2];
    struct library library;
    struct operations operations;
    struct stubs stubs;
    struct sequence_plan plan;
};

static inline void open_library(struct sequence_bench *bench, const char *header, const char *model)
{
    bench->headers[0] = put_and_use(bench->bench, "header.h", header);
    const char *with = model ? put_and_use(bench->bench, "model.c", model) : NULL;
    must_read(bench->bench);
    bench->library = (struct library){.program = &bench->bench->program, .headers = bench->headers, .model = with};
    if (!operations_resolve(&bench->library, &bench->operations, &bench->bench->error))
        fail_msg("%s", bench->bench->error.message.s);
    stubs_init(&bench->stubs, &bench->operations, &bench->library);
    struct sequence_mined mined = {VECTOR_INIT, VECTOR_INIT, VECTOR_INIT};
    sequence_plan_init(&bench->plan, &bench->operations, &bench->stubs, &mined);
}

static inline int open_bench(void **state)
{
    struct sequence_bench *bench = mem_alloc(sizeof *bench);
    set_up((void **)&bench->bench);
    *state = bench;
    return 0;
}

static inline int close_bench(void **state)
{
    struct sequence_bench *bench = *state;
    sequence_plan_release(&bench->plan);
    stubs_release(&bench->stubs);
    operations_release(&bench->operations);
    tear_down((void **)&bench->bench);
    mem_free(bench);
    return 0;
}

static inline uint32_t number_of(const struct sequence_bench *bench, const char *name)
{
    for (uint32_t i = 0; i < bench->plan.items.count; i++)
        if (strcmp(sequence_plan_operation(&bench->plan, i)->function->name, name) == 0)
            return i;
    fail_msg("no operation '%s'", name);
    return 0;
}

static inline const struct sequence_operation *item(const struct sequence_bench *bench, const char *name)
{
    return &bench->plan.items.items[number_of(bench, name)];
}

/* parameter NO_PARAMETER: the result */
static inline struct sequence_node *node(const struct sequence_bench *bench, const char *name, size_t parameter)
{
    return &bench->plan.nodes.items[sequence_plan_node(&bench->plan, number_of(bench, name), parameter)];
}

static inline struct sequence_node *child(const struct sequence_bench *bench, const struct sequence_node *parent,
                                          uint32_t number)
{
    assert_true(number < parent->count);
    return &bench->plan.nodes.items[parent->first + number];
}

/* ---- sequences by text ---- */

static inline void parse(struct sequence_bench *bench, struct sequence *sequence, const char *text)
{
    if (!sequence_parse(sequence, &bench->plan, text, &bench->bench->error))
        fail_msg("%s\nin:\n%s", bench->bench->error.message.s, text);
}

static inline void is_text(const struct sequence_bench *bench, const struct sequence *sequence, const char *text)
{
    struct text out = TEXT_INIT;
    sequence_print(sequence, &bench->plan, &out);
    assert_string_equal(out.s, text);
    text_release(&out);
}

/* The library that has one of everything that words can say. */
#define EVERYTHING                                                                                 \
    "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"                             \
    "enum color { RED = 1, GREEN = -2, BLUE = 7, CRIMSON = 1 };\n"                                 \
    "enum rights { RIGHT_READ = 1, RIGHT_WRITE = 2, RIGHT_RUN = 4, RIGHT_ALL = 7 };\n"             \
    "struct point { int x; short y; unsigned tiny : 3; int tinier : 5; };\n"                       \
    "struct shape { struct point corners[2]; enum color color; union { int i; float f; } extra;\n" \
    "               const char *label; struct { char c; double d; }; void (*hook)(int); };\n"      \
    "struct chunk { const char *text; unsigned char text_len; int kind; };\n"                      \
    "typedef struct stack stack_t;\n"                                                              \
    "stack_t *stack_new(size_t capacity);\n"                                                       \
    "stack_t *stack_copy(const stack_t *s);\n"                                                     \
    "void stack_free(stack_t *s);\n"                                                               \
    "bool stack_push(stack_t *s, int value);\n"                                                    \
    "bool stack_pop(stack_t *s, int *value);\n"                                                    \
    "bool stack_equal(const stack_t *a, const stack_t *b);\n"                                      \
    "int stack_compare(const stack_t *a, const stack_t *b);\n"                                     \
    "unsigned stack_hash(const stack_t *s);\n"                                                     \
    "int stack_format(const stack_t *s, char *buffer, size_t size);\n"                             \
    "const stack_t *stack_parent(const stack_t *s);\n"                                             \
    "void stack_keep(stack_t *s, void *element);\n"                                                \
    "void stack_join(stack_t *const *stacks, int count);\n"                                        \
    "void numbers(bool b, char c, unsigned long n, double d, float f, int8_t small);\n"            \
    "void enums(enum color c, enum rights r);\n"                                                   \
    "void strings(const char *name, char *text, const unsigned char *bytes);\n"                    \
    "void fill(char *buffer);\n"                                                                   \
    "void array(const int *keys, size_t n);\n"                                                     \
    "void words(const char *const *names, int count);\n"                                           \
    "void arguments(int argc, char **argv);\n"                                                     \
    "void board(int cells[9]);\n"                                                                  \
    "void colors(const enum color *colors, unsigned char count);\n"                                \
    "void bytes(const void *data, size_t size, void *out, size_t *out_len);\n"                     \
    "size_t read_items(void *buffer, size_t size, size_t nmemb);\n"                                \
    "void sort_items(void *base, size_t nmemb, size_t size);\n"                                    \
    "void range(const int *first, const int *last);\n"                                             \
    "struct point middle(struct point a, struct point b);\n"                                       \
    "void draw(const struct shape *shape, struct point *points, int point_count);\n"               \
    "void where(struct point *result);\n"                                                          \
    "void grow(struct point *p);\n"                                                                \
    "void add_chunk(const struct chunk *chunk);\n"                                                 \
    "void name_of(int number, const char **name);\n"                                               \
    "int convert(const uint16_t **in, size_t *in_left, unsigned char **out, size_t *out_left);\n"  \
    "int scan(const char **at, const char *end);\n"                                                \
    "int edit(char **text, unsigned left);\n"                                                      \
    "struct queue { int *items; size_t used; };\n"                                                 \
    "bool queue_init(struct queue *q);\n"                                                          \
    "void queue_add(struct queue *q, int item);\n"                                                 \
    "void queue_close(struct queue *q);\n"                                                         \
    "struct session;\n"                                                                            \
    "int session_open(const char *address, struct session **out);\n"                               \
    "void session_destroy(struct session **s);\n"                                                  \
    "struct cell { struct cell *next; int value; };\n"                                             \
    "void cell_push(struct cell **head, int value);\n"                                             \
    "typedef int door_t;\n"                                                                        \
    "door_t door_open(int number);\n"                                                              \
    "int door_close(door_t door);\n"                                                               \
    "void *roles_alloc(size_t size);\n"                                                            \
    "void roles_free(void *block);\n"                                                              \
    "char *roles_strdup(const char *s);\n"                                                         \
    "void on_event(void (*handler)(int event, void *data), void *data);\n"                         \
    "void sort_by(int (*order)(const void *, const void *));\n"                                    \
    "void log_line(const char *format, ...);\n"

/* ---- random sequences: any words that a plan can mean, sensible or not ---- */

struct drawing {
    const struct sequence_bench *bench;
    const struct sequence *before; /* calls that can be referred to */
    struct dice dice;
    VECTOR(uint64_t) words;
};

static inline void draw_node(struct drawing *drawing, uint32_t number);

static inline uint64_t roll(struct drawing *drawing, uint64_t limit)
{
    return dice_below(&drawing->dice, limit);
}

static inline void draw_bytes(struct drawing *drawing, uint64_t size)
{
    for (uint64_t i = 0; i < size; i += 8) {
        char bytes[8] = {0};
        for (uint64_t k = 0; k < 8 && i + k < size; k++)
            bytes[k] = (char)(roll(drawing, 3) ? 'a' + roll(drawing, 26) : roll(drawing, 256));
        uint64_t word;
        memcpy(&word, bytes, sizeof word);
        vector_push(&drawing->words, word);
    }
}

/* A reference that fits, or nothing. */
static inline bool draw_reference(struct drawing *drawing, uint32_t number)
{
    const struct sequence_plan *plan = &drawing->bench->plan;
    const struct sequence_node *node = &plan->nodes.items[number];
    if (node->kind != SEQ_HANDLE && node->kind != SEQ_STRING && node->kind != SEQ_ANY)
        return false;
    for (int tries = 0; drawing->before->calls.count && tries < 20; tries++) {
        uint32_t call = (uint32_t)roll(drawing, drawing->before->calls.count);
        uint32_t operation = sequence_operation_of(drawing->before, call);
        uint32_t output = (uint32_t)roll(drawing, plan->items.items[operation].outputs);
        uint32_t given = sequence_plan_output(plan, operation, output);
        const struct sequence_node *other = given == SEQUENCE_NONE ? NULL : &plan->nodes.items[given];
        bool fits = other && !(node->flags & ARGUMENT_OUT) &&
                    (node->kind == SEQ_HANDLE ? other->sort == node->sort && other->kind == SEQ_HANDLE
                                              : other->kind == SEQ_STRING);
        if (!fits)
            continue;
        vector_push(&drawing->words, SEQUENCE_REFERENCE(call, output));
        return true;
    }
    return false;
}

static inline void draw_children(struct drawing *drawing, const struct sequence_node *node, uint64_t times)
{
    for (uint64_t k = 0; k < times; k++)
        for (uint32_t i = 0; i < node->count; i++)
            draw_node(drawing, node->first + i);
}

static inline void draw_head(struct drawing *drawing, uint32_t number)
{
    const struct sequence_node *node = &drawing->bench->plan.nodes.items[number];
    uint64_t choice = roll(drawing, 10), count = roll(drawing, 12);
    bool is_out = node->flags & ARGUMENT_OUT, is_handle = node->kind == SEQ_HANDLE;
    if (choice > 4 && draw_reference(drawing, number))
        return;
    if (choice == 0 || (is_handle && !is_out && node->holding != SEQ_HOLD_VARIABLE)) {
        vector_push(&drawing->words, SEQUENCE_HEAD(HEAD_NULL, 0));
    } else if (choice == 1) {
        vector_push(&drawing->words, SEQUENCE_HEAD(HEAD_GUARD, roll(drawing, 3)));
    } else {
        bool counts = node->kind == SEQ_STRING || node->kind == SEQ_BUFFER || node->kind == SEQ_ANY;
        vector_push(&drawing->words, SEQUENCE_HEAD(HEAD_VALUE, counts ? count : 0));
        if (node->kind == SEQ_STRING)
            draw_bytes(drawing, count);
        else if (node->kind == SEQ_BUFFER && !is_out && node->flags & ARGUMENT_RAW)
            draw_bytes(drawing, count * node->cell_size);
        else if (!is_out && (node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT))
            draw_children(drawing, node, node->kind == SEQ_OBJECT ? 1 : count);
    }
}

static inline uint64_t any_number(struct drawing *drawing)
{
    uint64_t bits = dice_roll(&drawing->dice);
    switch (roll(drawing, 4)) {
    case 0:
        return bits;
    case 1:
        return bits % 8;
    case 2:
        return -(bits % 200);
    default:
        return ' ' + bits % 95;
    }
}

static inline void draw_node(struct drawing *drawing, uint32_t number)
{
    const struct sequence_node *node = &drawing->bench->plan.nodes.items[number];
    switch (node->kind) {
    case SEQ_NUMBER:
    case SEQ_FLOAT:
        vector_push(&drawing->words, any_number(drawing));
        break;
    case SEQ_FUNCTION:
        vector_push(&drawing->words, roll(drawing, node->cells + 1ull));
        break;
    case SEQ_STRUCT:
        draw_children(drawing, node, 1);
        break;
    case SEQ_CELLS:
        draw_children(drawing, node, node->cells);
        break;
    case SEQ_LENGTH:
    case SEQ_END:
    case SEQ_ZERO:
        break;
    default:
        draw_head(drawing, number);
    }
}

static inline void draw_sequence(const struct sequence_bench *bench, struct sequence *sequence, uint64_t seed,
                                 size_t calls)
{
    struct drawing drawing = {.bench = bench, .before = sequence, .dice = dice_of(seed, 1)};
    sequence_clear(sequence);
    while (sequence->calls.count < calls) {
        uint32_t operation = (uint32_t)roll(&drawing, bench->plan.items.count);
        const struct sequence_operation *item = &bench->plan.items.items[operation];
        if (item->flags & OPERATION_UNCALLABLE_FLAG)
            continue;
        drawing.words.count = 0;
        for (uint32_t i = 0; i < item->parameter_count; i++)
            draw_node(&drawing, item->parameters + i);
        vector_push(&sequence->calls, (uint32_t)sequence->words.count);
        vector_push(&sequence->words, SEQUENCE_CALL(operation, drawing.words.count));
        for (size_t i = 0; i < drawing.words.count; i++)
            vector_push(&sequence->words, drawing.words.items[i]);
    }
    vector_release(&drawing.words);
}

#define SEQUENCE_TEST(name) cmocka_unit_test_setup_teardown(name, open_bench, close_bench)

#endif
