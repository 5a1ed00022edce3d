/* Objects as arguments: those that earlier calls gave, and variables and structs
 * for those that a call makes. */
#include <string.h>
#include "export/sequence_test_parts.h"

static void hold_output(const struct test_arguments *arguments, uint32_t number, const char *name, enum held held)
{
    uint32_t output = test_node(arguments, number)->output;
    if (output)
        test_output_hold(arguments->writing, arguments->call, output, name, held);
}

static void declare_storage(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    const struct sort *sort = test_role(arguments, number)->sort;
    char *name = test_name_new(writing, test_sort_word(sort)), *type = test_struct_type(sort);
    if (writing->is_exact) {
        writing->file->helpers.memory = true;
        text_addf(writing->out, INDENT "%s *%s = assay_memory(sizeof *%s);\n", type, name, name);
        vector_push(&writing->allocated, mem_strdup(name));
    } else {
        /* what was never written shows only where nothing else wrote it */
        bool is_unwritten = writing->one->is_error && writing->one->needs && strstr(writing->one->needs, "msan");
        text_addf(writing->out, INDENT "%s %s%s;\n", type, name, is_unwritten ? "" : " = {0}");
    }
    text_addf(expression, "%s%s", writing->is_exact ? "" : "&", name);
    hold_output(arguments, number, name, writing->is_exact ? HELD_VALUE : HELD_STRUCT);
    mem_free(type);
    mem_free(name);
}

/* start: what the variable holds before the call. */
static void declare_variable(struct test_arguments *arguments, uint32_t number, const char *start,
                             struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    const struct role *role = test_role(arguments, number);
    const struct sort *sort = role->sort;
    char *name = test_name_new(writing, test_sort_word(sort));
    bool is_const = role->type->kind == TYPE_POINTER && role->type->target->kind == TYPE_POINTER &&
                    role->type->target->target_const; /* const struct zone **found */
    text_addf(writing->out, INDENT "%s", is_const ? "const " : "");
    test_add_declaration(test_sort_type(sort), name, writing->out);
    text_addf(writing->out, " = %s;\n", start);
    text_addf(expression, "&%s", name);
    hold_output(arguments, number, name, HELD_VALUE);
    mem_free(name);
}

static bool is_integer(const struct test_arguments *arguments, const struct sequence_node *node)
{
    return node->sort != SEQUENCE_NONE && arguments->writing->plan->sorts.items[node->sort].flags & SORT_INTEGER;
}

/* A struct that the caller has must not change behind a pointer to const. */
static void note_storage(struct test_arguments *arguments, uint32_t number, const struct test_output *object,
                         const char *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    if (!object || object->held == HELD_NOT || node->kind != SEQ_HANDLE || node->holding == SEQ_HOLD_COPY ||
        arguments->writing->plan->nodes.items[object->node].holding != SEQ_HOLD_STORAGE)
        return;
    char *size = mem_format("sizeof *(%s)", expression);
    test_note_block(arguments->writing, number, expression, size);
    mem_free(size);
}

static void add_reference(struct test_arguments *arguments, uint32_t number, uint64_t head, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    const struct sequence_node *node = test_node(arguments, number);
    const struct test_output *object =
        test_output_find(writing, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    bool is_object = node->kind == SEQ_HANDLE && node->holding != SEQ_HOLD_COPY && node->holding != SEQ_HOLD_VARIABLE;
    const char *within = is_object ? test_within(writing, test_role(arguments, number)->sort) : NULL;
    if (within)
        text_addf(expression, "%s = ", within);
    size_t before = expression->length;
    test_add_object(writing, object, node->kind == SEQ_HANDLE ? (enum holding)node->holding : HOLD_VALUE, expression);
    note_storage(arguments, number, object, expression->s + before);
    /* whatever stands in a variable behind the call, it is the same object */
    if (object && node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE)
        hold_output(arguments, number, object->name, object->held);
}

void test_add_handle(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    uint64_t head = test_take(arguments);
    const char *nothing = is_integer(arguments, node) ? "0" : "NULL";
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        add_reference(arguments, number, head, expression);
    else if (SEQUENCE_TAG(head) != HEAD_VALUE)
        text_add(expression, node->holding == SEQ_HOLD_VALUE ? nothing : "NULL");
    else if (node->holding == SEQ_HOLD_STORAGE)
        declare_storage(arguments, number, expression);
    else
        declare_variable(arguments, number, nothing, expression);
}

/* ---- what the library only passes on ---- */

void test_add_data(const struct test_writing *writing, uint32_t offset, struct text *expression)
{
    text_add(expression, writing->anything);
    if (offset)
        text_addf(expression, " + %u", offset);
}

void test_add_anything(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    uint64_t head = test_take(arguments);
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE) {
        add_reference(arguments, number, head, expression);
        return;
    }
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        text_add(expression, "NULL");
        return;
    }
    if (!writing->anything) {
        writing->anything = test_name_new(writing, "data");
        writing->file->data = true;
        text_addf(writing->out, INDENT "char *%s = assay_data();\n", writing->anything);
    }
    test_add_data(writing, SEQUENCE_COUNT(head), expression);
}
