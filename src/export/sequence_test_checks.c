/* Checks: a call, and that it gives what it gave when it was recorded. */
#include <math.h>
#include <string.h>
#include "export/sequence_test_parts.h"

/* A call while it is written. */
struct calling {
    struct test_writing *writing;
    uint32_t call;
    const struct operation *operation;
    const struct sequence_operation *item;
    const char *expression; /* stack_pop(stack1, &value1) */
};

void test_add_check(const struct test_writing *writing, const struct check_form *form, const char *first,
                    const char *second)
{
    text_addf(writing->out, INDENT "%s%s%s%s%s;\n", form->before, first, form->between, second, form->behind);
}

static const struct check_forms *forms_of(const struct calling *calling)
{
    return calling->writing->file->forms;
}

/* ---- numbers ---- */

static void check_number(const struct calling *calling, const struct role *role, const struct alias *alias,
                         int64_t value, const char *expression)
{
    const struct check_forms *forms = forms_of(calling);
    if (role->type->kind == TYPE_BOOL) {
        test_add_check(calling->writing, value ? &forms->truth : &forms->falsehood, expression, "");
        return;
    }
    struct text literal = TEXT_INIT;
    test_add_operand(role, alias, value, &literal);
    test_add_check(calling->writing, value > INT32_MAX ? &forms->natural : &forms->number, expression, literal.s);
    text_release(&literal);
}

static void check_float(const struct calling *calling, double value, size_t size, const char *expression)
{
    struct text condition = TEXT_INIT;
    if (isnan(value)) {
        text_addf(&condition, "isnan(%s)", expression);
    } else {
        text_addf(&condition, "%s == ", expression);
        test_add_float(value, size, &condition);
    }
    test_add_check(calling->writing, &forms_of(calling)->truth, condition.s, "");
    text_release(&condition);
}

/* ---- results ---- */

/* The library can write to the record, too: what cannot be of this node is not used. */
static bool is_plausible(const struct calling *calling, const struct recorded_output *output)
{
    const struct sequence_plan *plan = calling->writing->plan;
    const struct sequence_node *node = &plan->nodes.items[output->node];
    uint64_t head = recorded_head(&calling->writing->record, output);
    if (node->kind == SEQ_HANDLE || node->kind == SEQ_STRING)
        return SEQUENCE_TAG(head) != HEAD_GUARD && (node->kind == SEQ_HANDLE) >= (SEQUENCE_TAG(head) == HEAD_REFERENCE);
    if (node->kind == SEQ_ANY)
        return SEQUENCE_TAG(head) != HEAD_GUARD && SEQUENCE_COUNT(head) <= SEQUENCE_ANY_BYTES;
    if (node->kind == SEQ_OBJECT && node->parameter == SEQUENCE_RESULT)
        return SEQUENCE_TAG(head) == HEAD_NULL ||
               (SEQUENCE_TAG(head) == HEAD_VALUE && (!SEQUENCE_COUNT(head) || SEQUENCE_COUNT(head) >= node->cell_size));
    if (SEQUENCE_TAG(head) != HEAD_VALUE)
        return false;
    return node->kind != SEQ_OBJECT || SEQUENCE_COUNT(head) >= node->cell_size;
}

static const struct recorded_output *recorded(const struct calling *calling, uint32_t output)
{
    const struct sequence_record *record = &calling->writing->record;
    const struct recorded_output *found = sequence_record_output(record, calling->call, output);
    return found && found->node != SEQUENCE_NONE && !recorded_is_unstable(record, found) && is_plausible(calling, found)
               ? found
               : NULL;
}

static uint64_t head_of(const struct calling *calling, const struct recorded_output *output)
{
    return recorded_head(&calling->writing->record, output);
}

static const unsigned char *bytes_of(const struct calling *calling, const struct recorded_output *output)
{
    return (const unsigned char *)(calling->writing->record.words + output->word + 1);
}

static void call_only(const struct calling *calling)
{
    const struct function *function = calling->operation->function;
    if (function->is_pure && function->result->kind != TYPE_VOID)
        text_addf(calling->writing->out, INDENT "ASSAY_CALL(%s);\n", calling->expression);
    else
        text_addf(calling->writing->out, INDENT "%s%s;\n", function->result->kind == TYPE_VOID ? "" : "(void)",
                  calling->expression);
}

/* What the variable is declared as. */
static void add_result_type(const struct calling *calling, struct text *out)
{
    const struct role *role = &calling->operation->result;
    const struct function *function = calling->operation->function;
    /* of structs that are passed by value, too, a pointer may be given: vec4 *set(vec4 *result, …) */
    bool is_of_struct = role->kind == ROLE_HANDLE && role->type->kind == TYPE_POINTER &&
                        !strchr(role->sort->name, '*') &&
                        (!function->result_alias.name || function->result_alias.depth > 0);
    if (role->kind == ROLE_HANDLE && role->holding != HOLD_COPY && !role->sort->is_memory && !is_of_struct) {
        text_addf(out, "%s%s", role->type->kind == TYPE_POINTER && role->type->target_const ? "const " : "",
                  test_sort_type(role->sort));
        return;
    }
    test_add_type(function->result, &function->result_alias, 0, out);
}

static void declare_result(const struct calling *calling, const char *hint, enum held held)
{
    struct test_writing *writing = calling->writing;
    struct text type = TEXT_INIT;
    char *name = test_name_new(writing, hint);
    add_result_type(calling, &type);
    text_add(writing->out, INDENT);
    test_add_declaration(type.s, name, writing->out);
    text_addf(writing->out, " = %s;\n", calling->expression);
    test_output_hold(writing, calling->call, 0, name, held);
    text_release(&type);
    mem_free(name);
}

static bool is_wanted(const struct calling *calling)
{
    const struct test_output *output = test_output_find(calling->writing, calling->call, 0);
    return output && output->is_wanted;
}

/* A struct by value has no address, a number of its own means nothing, and what a failed call returned is told only if
 * that is how it failed. */
static bool is_comparable(const struct calling *calling, const struct sequence_node *node)
{
    const struct test_writing *writing = calling->writing;
    bool is_integer = node->sort != SEQUENCE_NONE && writing->plan->sorts.items[node->sort].flags & SORT_INTEGER;
    bool is_told = sequence_record_outcome(&writing->record, calling->call) == CALL_SUCCEEDED ||
                   calling->item->success == SEQ_SUCCESS_NONNULL;
    return node->holding != SEQ_HOLD_COPY && !is_integer && is_told;
}

/* A variable of the caller's may have led to the object all along, and be what it is called by. */
static void check_handle_value(const struct calling *calling, const struct recorded_output *output,
                               const char *expression)
{
    struct test_writing *writing = calling->writing;
    const struct sequence_node *node = &writing->plan->nodes.items[output->node];
    uint64_t head = head_of(calling, output);
    const struct check_forms *forms = forms_of(calling);
    if (!is_comparable(calling, node))
        return;
    if (SEQUENCE_TAG(head) != HEAD_REFERENCE) {
        test_add_check(writing, &forms->null, expression, "");
        return;
    }
    uint32_t call = SEQUENCE_REFERENCE_CALL(head), number = SEQUENCE_REFERENCE_OUTPUT(head);
    const struct test_output *first = test_output_find(writing, call, number);
    struct text same = TEXT_INIT;
    if (call != calling->call && first && first->held != HELD_NOT) {
        test_add_object(writing, first, HOLD_VALUE, &same);
        if (strcmp(first->name, expression) != 0)
            test_add_check(writing, &forms->same, expression, same.s);
    } else {
        test_add_check(writing, &forms->nonnull, expression, "");
    }
    text_release(&same);
}

static void add_handle_result(const struct calling *calling, const struct recorded_output *output)
{
    const struct role *role = &calling->operation->result;
    const struct sequence_node *node = &calling->writing->plan->nodes.items[calling->item->result];
    if (is_wanted(calling)) {
        declare_result(calling, test_sort_word(role->sort), role->holding == HOLD_COPY ? HELD_STRUCT : HELD_VALUE);
        if (output)
            check_handle_value(calling, output, test_output_find(calling->writing, calling->call, 0)->name);
    } else if (output && is_comparable(calling, node)) {
        check_handle_value(calling, output, calling->expression);
    } else {
        call_only(calling);
    }
}

/* void *: data that was passed on, an object, or any address. */
static void add_any_result(const struct calling *calling, const struct recorded_output *output)
{
    struct test_writing *writing = calling->writing;
    const struct check_forms *forms = forms_of(calling);
    uint64_t head = head_of(calling, output);
    const struct test_output *object =
        SEQUENCE_TAG(head) == HEAD_REFERENCE
            ? test_output_find(writing, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head))
            : NULL;
    struct text same = TEXT_INIT;
    if (object && object->held == HELD_VALUE)
        text_add(&same, object->name);
    else if (SEQUENCE_TAG(head) == HEAD_VALUE && SEQUENCE_COUNT(head) && writing->anything)
        test_add_data(writing, SEQUENCE_COUNT(head) - 1, &same);
    if (SEQUENCE_TAG(head) == HEAD_NULL)
        test_add_check(writing, &forms->null, calling->expression, "");
    else if (same.length)
        test_add_check(writing, &forms->same, calling->expression, same.s);
    else
        test_add_check(writing, &forms->nonnull, calling->expression, "");
    text_release(&same);
}

/* A number, or a struct with some, that the library has. */
static void add_object_result(const struct calling *calling, const struct recorded_output *output)
{
    struct test_writing *writing = calling->writing;
    const struct check_forms *forms = forms_of(calling);
    const struct sequence_node *node = &writing->plan->nodes.items[output->node];
    uint64_t head = head_of(calling, output);
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        test_add_check(writing, &forms->null, calling->expression, "");
        return;
    }
    if (!SEQUENCE_COUNT(head)) {
        test_add_check(writing, &forms->nonnull, calling->expression, "");
        return;
    }
    const struct type *type = calling->operation->result.type->target;
    declare_result(calling, type->tag && strcmp(type->tag, "anonymous") != 0 ? type->tag : "result", HELD_VALUE);
    const char *name = test_output_find(writing, calling->call, 0)->name;
    test_add_check(writing, &forms->nonnull, name, "");
    test_check_memory(writing, node->first, bytes_of(calling, output), SEQUENCE_COUNT(head), name, "->");
}

static void check_string(const struct calling *calling, const struct recorded_output *output, const char *expression)
{
    uint64_t head = head_of(calling, output);
    const struct check_forms *forms = forms_of(calling);
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        test_add_check(calling->writing, &forms->null, expression, "");
        return;
    }
    const struct type *type = calling->writing->plan->roles.items[output->node]->type;
    bool is_char = type && type->kind == TYPE_POINTER && strcmp(type->target->name, "char") == 0;
    struct text literal = TEXT_INIT, cast = TEXT_INIT;
    test_add_text((const char *)bytes_of(calling, output), SEQUENCE_COUNT(head), &literal);
    text_addf(&cast, "%s%s", is_char ? "" : "(const char *)", expression);
    test_add_check(calling->writing, &forms->text, cast.s, literal.s);
    text_release(&cast);
    text_release(&literal);
}

static void add_string_result(const struct calling *calling, const struct recorded_output *output)
{
    if (is_wanted(calling)) {
        declare_result(calling, "text", HELD_VALUE);
        if (output)
            check_string(calling, output, test_output_find(calling->writing, calling->call, 0)->name);
    } else if (output) {
        check_string(calling, output, calling->expression);
    } else {
        call_only(calling);
    }
}

static void add_struct_result(const struct calling *calling, const struct recorded_output *output)
{
    const struct type *type = calling->operation->result.type;
    if (!is_wanted(calling) && !output) {
        call_only(calling);
        return;
    }
    declare_result(calling, type->tag && strcmp(type->tag, "anonymous") != 0 ? type->tag : "result", HELD_STRUCT);
    if (output)
        test_check_memory(calling->writing, output->node, bytes_of(calling, output),
                          SEQUENCE_COUNT(head_of(calling, output)),
                          test_output_find(calling->writing, calling->call, 0)->name, ".");
    else
        text_addf(calling->writing->out, INDENT "(void)%s;\n",
                  test_output_find(calling->writing, calling->call, 0)->name);
}

static void add_pointer_result(const struct calling *calling, const struct recorded_output *output)
{
    if (!output)
        call_only(calling);
    else if (calling->writing->plan->nodes.items[output->node].kind == SEQ_ANY)
        add_any_result(calling, output);
    else
        add_object_result(calling, output);
}

static void add_number_result(const struct calling *calling, const struct recorded_output *output)
{
    struct test_writing *writing = calling->writing;
    const struct function *function = calling->operation->function;
    const struct sequence_node *node = &writing->plan->nodes.items[calling->item->result];
    if (!output) {
        call_only(calling);
        return;
    }
    int64_t value = recorded_number(&writing->record, output, writing->plan);
    double real;
    memcpy(&real, bytes_of(calling, output), sizeof real);
    if (node->kind == SEQ_FLOAT)
        check_float(calling, real, node->size, calling->expression);
    else
        check_number(calling, &calling->operation->result, &function->result_alias, value, calling->expression);
}

/* What the call tells is compared with what it tells at the end. */
static void keep_result(const struct calling *calling)
{
    struct test_writing *writing = calling->writing;
    uint32_t result = calling->item->result;
    if (result == SEQUENCE_NONE || writing->plan->nodes.items[result].kind != SEQ_STRING) {
        if (result == SEQUENCE_NONE)
            call_only(calling);
        else
            declare_result(calling, "before",
                           writing->plan->nodes.items[result].kind == SEQ_STRUCT ? HELD_STRUCT : HELD_VALUE);
        return;
    }
    char *name = test_name_new(writing, "before");
    writing->file->helpers.string = true;
    text_addf(writing->out, INDENT "char *%s = assay_string(%s);\n", name, calling->expression);
    vector_push(&writing->allocated, mem_strdup(name));
    test_output_hold(writing, calling->call, 0, name, HELD_VALUE);
    mem_free(name);
}

static void add_result(const struct calling *calling)
{
    if (test_contract_repeats(calling->writing, calling->call)) {
        keep_result(calling);
        return;
    }
    uint32_t result = calling->item->result;
    const struct recorded_output *output = recorded(calling, 0);
    switch (result == SEQUENCE_NONE ? SEQ_ZERO : calling->writing->plan->nodes.items[result].kind) {
    case SEQ_HANDLE:
        add_handle_result(calling, output);
        return;
    case SEQ_STRING:
        add_string_result(calling, output);
        return;
    case SEQ_STRUCT:
        add_struct_result(calling, output);
        return;
    case SEQ_NUMBER:
    case SEQ_FLOAT:
        add_number_result(calling, output);
        return;
    case SEQ_ANY:
    case SEQ_OBJECT:
        add_pointer_result(calling, output);
        return;
    default:
        call_only(calling);
    }
}

/* ---- what the call told through pointers ---- */

static void check_told_handle(const struct calling *calling, const struct recorded_output *output,
                              const struct test_output *variable)
{
    const struct sequence_node *node = &calling->writing->plan->nodes.items[output->node];
    if (node->holding == SEQ_HOLD_VARIABLE && variable->held != HELD_STRUCT)
        check_handle_value(calling, output, variable->name);
}

/* Memory that the call may change and has not. */
static bool is_unchanged(const struct calling *calling, const struct recorded_output *output)
{
    const struct test_writing *writing = calling->writing;
    const struct sequence_node *node = &writing->plan->nodes.items[output->node];
    if (!(node->flags & ARGUMENT_RAW) || node->flags & ARGUMENT_OUT)
        return false;
    sequence_places places = VECTOR_INIT;
    bool is_same = false;
    sequence_look(writing->sequence, writing->plan, calling->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const uint64_t *words = &writing->sequence->words.items[places.items[i].word];
        size_t size = (size_t)SEQUENCE_COUNT(words[0]) * node->cell_size;
        if (places.items[i].node == output->node && size == SEQUENCE_COUNT(head_of(calling, output)))
            is_same = memcmp(words + 1, bytes_of(calling, output), size) == 0;
    }
    vector_release(&places);
    return is_same;
}

/* The alias of what a parameter points to. */
static void check_told_number(const struct calling *calling, const struct recorded_output *output,
                              const char *expression)
{
    const struct sequence_plan *plan = calling->writing->plan;
    const struct sequence_node *node = &plan->nodes.items[output->node], *child = &plan->nodes.items[node->first];
    struct alias alias = calling->operation->function->parameters[node->parameter].alias;
    uint64_t bits = 0;
    alias.name = alias.depth == 1 ? alias.name : NULL;
    alias.depth = 0;
    memcpy(&bits, bytes_of(calling, output), child->size < sizeof bits ? child->size : sizeof bits);
    check_number(calling, plan->roles.items[node->first], &alias,
                 sequence_extend(bits, child->size, child->flags & ARGUMENT_SIGNED), expression);
}

/* A length that stands at a pointer: how much was used, or how much is left. */
static void check_told_length(const struct calling *calling, const struct recorded_output *output,
                              const char *expression)
{
    const struct sequence_plan *plan = calling->writing->plan;
    const struct sequence_node *node = &plan->nodes.items[output->node];
    const struct type *type = plan->roles.items[output->node]->type->target;
    const struct role role = {.kind = ROLE_INTEGER, .type = type};
    struct alias alias = calling->operation->function->parameters[node->parameter].alias;
    alias.name = alias.depth == 1 ? alias.name : NULL;
    alias.depth = 0;
    check_number(
        calling, &role, &alias,
        sequence_extend(*(const uint64_t *)(const void *)bytes_of(calling, output), type->size, type->is_signed),
        expression);
}

static void check_told(const struct calling *calling, uint32_t number)
{
    struct test_writing *writing = calling->writing;
    const struct test_output *variable = test_output_find(writing, calling->call, number);
    const struct recorded_output *output = recorded(calling, number);
    if (!variable || variable->held == HELD_NOT || !output)
        return;
    const struct sequence_node *node = &writing->plan->nodes.items[output->node];
    uint64_t head = head_of(calling, output);
    if (node->kind == SEQ_HANDLE) {
        check_told_handle(calling, output, variable);
        return;
    }
    bool is_struct = variable->held == HELD_STRUCT;
    if (node->kind == SEQ_STRING || (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_TERMINATED))
        check_string(calling, output, variable->name);
    else if (node->kind == SEQ_LENGTH)
        check_told_length(calling, output, variable->name);
    else if (node->kind == SEQ_BUFFER && !is_unchanged(calling, output))
        test_check_memory(writing, output->node, bytes_of(calling, output), SEQUENCE_COUNT(head), variable->name, "");
    else if (node->kind == SEQ_OBJECT && writing->plan->nodes.items[node->first].kind == SEQ_NUMBER) {
        char *expression = mem_format("%s%s", is_struct ? "" : "*", variable->name);
        check_told_number(calling, output, expression);
        mem_free(expression);
    } else if (node->kind == SEQ_OBJECT)
        test_check_memory(writing, node->first, bytes_of(calling, output), SEQUENCE_COUNT(head), variable->name,
                          is_struct ? "." : "->");
}

void test_add_call(struct test_writing *writing, uint32_t call)
{
    uint32_t operation = sequence_operation_of(writing->sequence, call);
    struct text expression = TEXT_INIT;
    for (; writing->blocks.count; writing->blocks.count--) { /* those of an earlier call */
        mem_free(writing->blocks.items[writing->blocks.count - 1].name);
        mem_free(writing->blocks.items[writing->blocks.count - 1].size);
    }
    struct calling calling = {
        .writing = writing,
        .call = call,
        .operation = sequence_plan_operation(writing->plan, operation),
        .item = &writing->plan->items.items[operation],
    };
    text_addf(&expression, "%s(", calling.operation->function->name);
    test_add_arguments(writing, call, &expression);
    text_add(&expression, ")");
    calling.expression = expression.s;
    bool is_about = test_contract_is_about(writing, call);
    if (is_about)
        test_add_before_call(writing);
    add_result(&calling);
    test_end_within(writing, call);
    if (is_about)
        test_add_after_call(writing);
    if (sequence_record_outcome(&writing->record, call) == CALL_SUCCEEDED)
        for (uint32_t i = 1; i < calling.item->outputs; i++)
            check_told(&calling, i);
    text_release(&expression);
}
