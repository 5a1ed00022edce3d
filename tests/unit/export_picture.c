/* Pictures of small inputs, and none of others. */
#include "model_fixture.h"

#include <stdlib.h>
#include "export/picture.h"

/* ---- more subjects ---- */

struct item {
    struct item *prev, *next;
    char name[4];
    int value;
};
struct list {
    struct item *head, *tail;
};
struct leaf {
    struct leaf *left, *right, *parent;
    enum color color;
    int key;
};
struct family {
    int id;
    struct family *children[3];
};

static const struct type item_type, leaf_type, family_type;
static const struct type item_pointer = POINTER_TO(&item_type, "struct item *");
static const struct type leaf_pointer = POINTER_TO(&leaf_type, "struct leaf *");
static const struct type family_pointer = POINTER_TO(&family_type, "struct family *");
static const struct type item_name = ARRAY_OF(&char_type, 1, 4, "char[4]");
static const struct type children_type = ARRAY_OF(&family_pointer, 8, 3, "struct family *[3]");
static const struct field item_fields[] = {FIELD(struct item, prev, &item_pointer),
                                           FIELD(struct item, next, &item_pointer),
                                           FIELD(struct item, name, &item_name), FIELD(struct item, value, &int_type)};
static const struct type item_type = STRUCT(item, struct item, item_fields);
static const struct field list_fields[] = {FIELD(struct list, head, &item_pointer),
                                           FIELD(struct list, tail, &item_pointer)};
static const struct type list_type = STRUCT(list, struct list, list_fields);
static const struct type list_pointer = POINTER_TO(&list_type, "struct list *");
static const struct field leaf_fields[] = {FIELD(struct leaf, left, &leaf_pointer),
                                           FIELD(struct leaf, right, &leaf_pointer),
                                           FIELD(struct leaf, parent, &leaf_pointer),
                                           FIELD(struct leaf, color, &color_type), FIELD(struct leaf, key, &int_type)};
static const struct type leaf_type = STRUCT(leaf, struct leaf, leaf_fields);
static const struct field family_fields[] = {FIELD(struct family, id, &int_type),
                                             FIELD(struct family, children, &children_type)};
static const struct type family_type = STRUCT(family, struct family, family_fields);

/* ---- inputs from memory ---- */

static struct raw_block raws[40];
static size_t raw_count;
static unsigned char arguments[64];

static void begin(void)
{
    begin_space(3);
    raw_count = 1;
    memset(arguments, 0, sizeof arguments);
}

static void argument(size_t number, const char *name, const struct type *type, const void *value)
{
    takes(number, name, type);
    memcpy(arguments + input_parameter(&predicate, number).at, value, type->size);
}

static void block(const void *memory, size_t size)
{
    raws[raw_count++] = (struct raw_block){(uint64_t)(uintptr_t)memory, size, memory};
}
#define BLOCKS(array)                                         \
    for (size_t b = 0; b < sizeof array / sizeof *array; b++) \
    block(&array[b], sizeof array[b])

static struct text drawn(size_t width, bool ascii)
{
    struct input input = INPUT_INIT;
    struct text out = TEXT_INIT;
    raws[0] = (struct raw_block){(uint64_t)(uintptr_t)arguments, input_arguments_size(&predicate), arguments};
    if (!input_from_memory(&input, &program, &predicate, raws, raw_count, NULL, &problem))
        fail_msg("%s", problem.message.s);
    picture_draw(&input, width, "  ", ascii, &out);
    input_release(&input);
    return out;
}

static void must_draw(size_t width, bool ascii, const char *wanted)
{
    struct text out = drawn(width, ascii);
    assert_string_equal(out.s, wanted);
    text_release(&out);
}

/* ---- shapes ---- */

static void a_tree_has_branches(void **state)
{
    struct node nodes[4] = {{&nodes[1], &nodes[2], 5}, {NULL, &nodes[3], 2}, {NULL, NULL, 7}, {NULL, NULL, 3}};
    struct bst bst = {nodes, 4}, *t = &bst;
    (void)state;
    begin();
    argument(0, "t", &bst_pointer, &t);
    block(&bst, sizeof bst);
    BLOCKS(nodes);
    must_draw(80, false,
              "  bst0.root: [5]\n"
              "  ├─ left [2]\n"
              "  │  └─ right [3]\n"
              "  └─ right [7]\n");
    must_draw(80, true,
              "  bst0.root: [5]\n"
              "  |- left [2]\n"
              "  |  `- right [3]\n"
              "  `- right [7]\n");
    must_draw(12, true, "");
    must_draw(0, true, "");
    end_space();
}

static void pointers_to_parents_are_no_branches(void **state)
{
    struct leaf leaves[3] = {{&leaves[1], &leaves[2], NULL, BLUE, 5},
                             {NULL, NULL, &leaves[0], RED, 2},
                             {NULL, NULL, &leaves[0], RED, 7}},
                *t = leaves;
    (void)state;
    begin();
    argument(0, "t", &leaf_pointer, &t);
    BLOCKS(leaves);
    must_draw(80, true,
              "  t: [color=BLUE key=5]\n"
              "  |- left [color=RED key=2]\n"
              "  `- right [color=RED key=7]\n");
    end_space();
}

static void a_node_may_have_many_children(void **state)
{
    struct family all[4] = {{1, {&all[1], &all[2], &all[3]}}, {2, {0}}, {3, {0}}, {4, {0}}}, *f = all;
    (void)state;
    begin();
    argument(0, "f", &family_pointer, &f);
    BLOCKS(all);
    must_draw(80, true,
              "  f: [1]\n"
              "  |- children [2]\n"
              "  |- children [3]\n"
              "  `- children [4]\n");
    end_space();
}

static void a_list_is_a_chain(void **state)
{
    struct vec vecs[3] = {{NULL, 3, &vecs[1]}, {NULL, 5, &vecs[2]}, {NULL, 8, NULL}}, *v = vecs;
    (void)state;
    begin();
    argument(0, "v", &vec_pointer, &v);
    BLOCKS(vecs);
    must_draw(80, true, "  v: [3] -> [5] -> [8] -> nil\n");
    must_draw(80, false, "  v: [3] → [5] → [8] → nil\n");
    must_draw(16, true, "  v: [3] -> [5]\n      -> [8]\n      -> nil\n");
    vecs[2].next = &vecs[1];
    must_draw(80, true, "  v: [3] -> #2 [5] -> [8] -> back to #2\n");
    struct vec *w = &vecs[2];
    vecs[2].next = NULL;
    argument(1, "w", &vec_pointer, &w);
    must_draw(80, true, "  v: [3] -> [5] -> #3 [8] -> nil\n  w: #3\n");
    end_space();
}

static void a_doubly_linked_list_is_a_chain(void **state)
{
    struct item items[2] = {{NULL, &items[1], "a", 1}, {&items[0], NULL, "b\"", 2}};
    struct list list = {&items[0], &items[1]}, *l = &list;
    (void)state;
    begin();
    argument(0, "l", &list_pointer, &l);
    block(&list, sizeof list);
    BLOCKS(items);
    must_draw(80, true,
              "  list0.head: [name=\"a\" value=1] <-> #2 [name=\"b\\\"\" value=2] -> nil\n  list0.tail: #2\n");
    items[0].prev = &items[1];
    items[1].next = &items[0];
    must_draw(80, false,
              "  list0.head: #1 [name=\"a\" value=1] ↔ #2 [name=\"b\\\"\" value=2] ↔ back to #1\n  list0.tail: #2\n");
    end_space();
}

static void what_is_neither_is_a_graph(void **state)
{
    struct node nodes[3] = {{&nodes[1], &nodes[2], 5}, {&nodes[2], NULL, 2}, {&nodes[0], NULL, 7}}, *n = nodes;
    (void)state;
    begin();
    argument(0, "n", &node_pointer, &n);
    BLOCKS(nodes);
    must_draw(80, true,
              "  n: #1\n"
              "  #1 [5] left -> #2, right -> #3\n"
              "  #2 [2] left -> #3\n"
              "  #3 [7] left -> #1\n");
    end_space();
}

static void an_array_is_boxes(void **state)
{
    int numbers[12] = {3, -1, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 7}, *a = numbers;
    (void)state;
    begin();
    argument(0, "a", &int_pointer, &a);
    block(numbers, 3 * sizeof *numbers);
    must_draw(80, false,
              "  a0:\n"
              "  ┌───┬────┬──────┐\n"
              "  │ 3 │ -1 │ 1000 │\n"
              "  └───┴────┴──────┘\n"
              "    0   1     2\n");
    must_draw(80, true,
              "  a0:\n"
              "  +---+----+------+\n"
              "  | 3 | -1 | 1000 |\n"
              "  +---+----+------+\n"
              "    0   1     2\n");
    must_draw(18, true, "");
    raw_count = 1;
    block(numbers, sizeof numbers);
    must_draw(80, true,
              "  a0:\n"
              "  +---+----+------+---+---+---+---+---+---+---+----+----+\n"
              "  | 3 | -1 | 1000 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0  | 7  |\n"
              "  +---+----+------+---+---+---+---+---+---+---+----+----+\n"
              "    0   1     2     3   4   5   6   7   8   9   10   11\n");
    end_space();
}

static void nothing_is_drawn_where_nothing_is_linked(void **state)
{
    struct node node = {NULL, NULL, 1}, *n = &node;
    int key = 3;
    (void)state;
    begin();
    argument(0, "n", &node_pointer, &n);
    argument(1, "key", &int_type, &key);
    block(&node, sizeof node);
    must_draw(80, true, "");
    end_space();
}

/* ---- chance ---- */

static uint64_t random_state = 88172645463325252u;
static size_t below(size_t end)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (size_t)(random_state >> 11) % end;
}

static void assert_narrow(const char *lines, size_t width)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n"), columns = 0;
        for (size_t i = 0; i < length; i++)
            columns += ((unsigned char)lines[i] & 0xc0) != 0x80;
        assert_true(columns <= width);
        lines += length + 1;
    }
}

static void random_graphs_are_drawn_or_not(void **state)
{
    static const struct type *const pointers[] = {&node_pointer, &vec_pointer, &item_pointer, &leaf_pointer,
                                                  &family_pointer};
    static unsigned char memory[20][64];
    size_t pictures = 0;
    (void)state;
    for (int round = 0; round < 20000; round++) {
        const struct type *pointer = pointers[below(5)];
        size_t count = 1 + below(20), links = 1 + below(4);
        begin();
        for (size_t i = 0; i < count; i++) {
            memset(memory[i], 0, sizeof memory[i]);
            for (size_t at = 0; at + 8 <= pointer->target->size; at += 8) {
                bool is_pointer =
                    at < 8 * links && !(pointer == &vec_pointer && at < 16) && !(pointer == &family_pointer && !at);
                uint64_t word = below(1000);
                if (is_pointer)
                    word = below(3) ? (uint64_t)(uintptr_t)memory[below(round % 2 ? count : i + 1)] : 0;
                memcpy(memory[i] + at, &word, sizeof word);
            }
            block(memory[i], pointer->target->size);
        }
        for (size_t i = 0, roots = 1 + below(3); i < roots; i++) {
            void *root = memory[below(count)];
            argument(i, "p", pointer, &root);
        }
        size_t width = below(100);
        struct text out = drawn(width, below(2));
        assert_narrow(out.s, width);
        pictures += out.length > 0;
        text_release(&out);
        end_space();
    }
    assert_true(pictures > 2000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tree_has_branches),
        cmocka_unit_test(pointers_to_parents_are_no_branches),
        cmocka_unit_test(a_node_may_have_many_children),
        cmocka_unit_test(a_list_is_a_chain),
        cmocka_unit_test(a_doubly_linked_list_is_a_chain),
        cmocka_unit_test(what_is_neither_is_a_graph),
        cmocka_unit_test(an_array_is_boxes),
        cmocka_unit_test(nothing_is_drawn_where_nothing_is_linked),
        cmocka_unit_test(random_graphs_are_drawn_or_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
