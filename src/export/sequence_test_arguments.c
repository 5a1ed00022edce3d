/* Arguments: the words of a call as C expressions. */
#include <string.h>
#include "export/sequence_test_parts.h"

/* ---- finding places ---- */

/* Behind these nodes' words. */
static void skip(const struct sequence_plan *plan, uint32_t number, const uint64_t *words, size_t *at, size_t end)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    bool takes_one = node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_FUNCTION;
    if (node->kind == SEQ_LENGTH || node->kind == SEQ_END || node->kind == SEQ_ZERO)
        return;
    if (node->kind == SEQ_STRUCT || node->kind == SEQ_CELLS) {
        size_t times = node->kind == SEQ_CELLS ? node->cells : 1;
        for (size_t i = 0; i < times; i++)
            for (uint32_t k = 0; k < node->count; k++)
                skip(plan, node->first + k, words, at, end);
        return;
    }
    uint64_t head = *at < end ? words[*at] : 0;
    *at += *at < end;
    if (takes_one || SEQUENCE_TAG(head) != HEAD_VALUE || (node->flags & ARGUMENT_OUT))
        return;
    size_t count = SEQUENCE_COUNT(head);
    bool is_raw = node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW;
    if (node->kind == SEQ_STRING || is_raw)
        *at += (count * (is_raw ? node->cell_size : 1) + 7) / 8;
    else if (node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT)
        for (size_t i = 0; i < (node->kind == SEQ_OBJECT ? 1 : count); i++)
            skip(plan, node->first, words, at, end);
}

/* The cells of a buffer among these siblings, whose words begin at `at`. */
static size_t cells_among(const struct test_arguments *arguments, uint32_t first, uint32_t count, size_t at,
                          uint32_t buffer)
{
    for (uint32_t i = first; i < first + count; i++) {
        if (i == buffer) {
            uint64_t head = at < arguments->end ? arguments->words[at] : 0;
            return SEQUENCE_TAG(head) == HEAD_VALUE ? SEQUENCE_COUNT(head) : 0;
        }
        skip(arguments->writing->plan, i, arguments->words, &at, arguments->end);
    }
    return 0;
}

/* ---- lengths ---- */

static const struct alias *alias_of(const struct test_arguments *arguments, uint32_t number)
{
    uint16_t parameter = test_node(arguments, number)->parameter;
    uint32_t operation = sequence_operation_of(arguments->writing->sequence, arguments->call);
    bool is_root = number == arguments->writing->plan->items.items[operation].parameters + parameter;
    return is_root ? &arguments->operation->function->parameters[parameter].alias : NULL;
}

static void add_length(struct test_arguments *arguments, uint32_t number, size_t cells, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    const struct sequence_node *node = test_node(arguments, number);
    size_t length = node->cells ? node->cells : cells;
    if (!(node->flags & ARGUMENT_LENGTH_IN_PLACE)) {
        text_addf(expression, "%zu", length);
        return;
    }
    char *name = test_name_new(writing, test_hint(arguments, number));
    struct text type = TEXT_INIT;
    test_add_type(test_role(arguments, number)->type->target, alias_of(arguments, number), 1, &type);
    text_add(writing->out, INDENT);
    test_add_declaration(type.s, name, writing->out);
    text_addf(writing->out, " = %zu;\n", length);
    text_addf(expression, "&%s", name);
    test_output_hold(writing, arguments->call, node->output, name, HELD_STRUCT);
    text_release(&type);
    mem_free(name);
}

static void add_end(const struct test_arguments *arguments, uint32_t number, size_t cells, struct text *expression)
{
    const struct test_writing *writing = arguments->writing;
    uint32_t buffer = test_node(arguments, number)->array;
    for (size_t i = writing->blocks.count; i-- > 0;)
        if (writing->blocks.items[i].node == buffer) {
            text_addf(expression, "%s + %zu", writing->blocks.items[i].name, cells);
            return;
        }
    text_add(expression, "NULL");
}

/* ---- functions ---- */

static void add_function(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    uint32_t function = (uint32_t)test_take(arguments);
    text_add(expression,
             function >= node->cells ? "NULL" : test_function_name(arguments->writing, node->pool, function));
}

/* ---- structs ---- */

static bool is_left_out(const struct text *value)
{
    static const char *const zeros[] = {"0", "0.0", "0.0f", "NULL", "false", "'\\0'", "{0}"};
    for (size_t i = 0; i < sizeof zeros / sizeof *zeros; i++)
        if (strcmp(value->s, zeros[i]) == 0)
            return true;
    return false;
}

static void add_node(struct test_arguments *arguments, uint32_t number, size_t cells, struct text *expression);

/* {.units = 5, .decimals = 2} */
static void add_members(struct test_arguments *arguments, uint32_t number, struct text *out)
{
    const struct sequence_node *node = test_node(arguments, number);
    size_t start = arguments->at, before = out->length;
    text_add_char(out, '{');
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        const struct field *field = test_role(arguments, i) ? test_role(arguments, i)->field : NULL;
        uint32_t buffer = test_node(arguments, i)->array;
        struct text value = TEXT_INIT;
        add_node(arguments, i, cells_among(arguments, node->first, node->count, start, buffer), &value);
        if (!is_left_out(&value) && field && field->name)
            text_addf(out, "%s.%s = %s", out->length > before + 1 ? ", " : "", field->name, value.s);
        text_release(&value);
    }
    text_add(out, out->length > before + 1 ? "}" : "0}");
}

/* Characters that end within their cells, and nothing behind them: a text. */
static bool add_text_cells(struct test_arguments *arguments, const struct sequence_node *node, struct text *out)
{
    const struct role *role = test_role(arguments, node->first);
    if (strcmp(role->type->name, "char") != 0 || node->cells > arguments->end - arguments->at)
        return false;
    char *bytes = mem_array(node->cells + 1, 1);
    for (uint32_t i = 0; i < node->cells; i++)
        bytes[i] = (char)arguments->words[arguments->at + i];
    size_t length = strlen(bytes), end = node->cells;
    while (end > length && !bytes[end - 1])
        end--;
    bool is_text = length > 0 && length < node->cells && end == length;
    if (is_text) {
        test_add_text(bytes, length, out);
        arguments->at += node->cells;
    }
    mem_free(bytes);
    return is_text;
}

static void add_cells(struct test_arguments *arguments, uint32_t number, struct text *out)
{
    const struct sequence_node *node = test_node(arguments, number);
    if (add_text_cells(arguments, node, out))
        return;
    struct text all = TEXT_INIT;
    bool is_zero = true;
    for (uint32_t i = 0; i < node->cells; i++) {
        text_add(&all, i ? ", " : "");
        is_zero = test_add_member(arguments, node->first, &all) && is_zero;
    }
    text_addf(out, "{%s}", is_zero ? "0" : all.s);
    text_release(&all);
}

/* ---- any ---- */

static void add_number(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    uint64_t word = test_take(arguments);
    double real;
    memcpy(&real, &word, sizeof real);
    if (node->kind == SEQ_FLOAT)
        test_add_float(real, node->size, expression);
    else
        test_add_number(test_role(arguments, number), alias_of(arguments, number),
                        sequence_extend_bits(word, node->bit_width ? node->bit_width : node->size * 8,
                                             node->flags & ARGUMENT_SIGNED),
                        expression);
}

/* cells: of the buffer whose length this is, or whose end. */
static void add_node(struct test_arguments *arguments, uint32_t number, size_t cells, struct text *expression)
{
    switch (test_node(arguments, number)->kind) {
    case SEQ_NUMBER:
    case SEQ_FLOAT:
        add_number(arguments, number, expression);
        return;
    case SEQ_STRING:
        test_add_string(arguments, number, expression);
        return;
    case SEQ_BUFFER:
        test_add_buffer(arguments, number, expression);
        return;
    case SEQ_OBJECT:
        test_add_object_memory(arguments, number, expression);
        return;
    case SEQ_STRUCT:
        add_members(arguments, number, expression);
        return;
    case SEQ_CELLS:
        add_cells(arguments, number, expression);
        return;
    case SEQ_HANDLE:
        test_add_handle(arguments, number, expression);
        return;
    case SEQ_ANY:
        test_add_anything(arguments, number, expression);
        return;
    case SEQ_FUNCTION:
        add_function(arguments, number, expression);
        return;
    case SEQ_LENGTH:
        add_length(arguments, number, cells, expression);
        return;
    case SEQ_END:
        add_end(arguments, number, cells, expression);
        return;
    default:
        text_add(expression, "0");
    }
}

bool test_add_member(struct test_arguments *arguments, uint32_t node, struct text *out)
{
    struct text value = TEXT_INIT;
    add_node(arguments, node, 0, &value);
    bool is_zero = is_left_out(&value);
    text_add(out, value.s);
    text_release(&value);
    return is_zero;
}

/* A struct as an argument is a compound literal. */
static void add_argument(struct test_arguments *arguments, uint32_t number, size_t cells, struct text *expression)
{
    uint16_t kind = test_node(arguments, number)->kind;
    bool is_struct =
        kind == SEQ_STRUCT || (kind == SEQ_ZERO && test_role(arguments, number) && test_role(arguments, number)->type &&
                               (test_role(arguments, number)->type->kind == TYPE_STRUCT ||
                                test_role(arguments, number)->type->kind == TYPE_UNION));
    if (is_struct) {
        text_add_char(expression, '(');
        test_add_type(test_role(arguments, number)->type, alias_of(arguments, number), 0, expression);
        text_add_char(expression, ')');
    }
    if (is_struct && kind == SEQ_ZERO)
        text_add(expression, "{0}");
    else
        add_node(arguments, number, cells, expression);
}

void test_add_each_argument(struct test_writing *writing, uint32_t call, struct text *expressions)
{
    const struct sequence *sequence = writing->sequence;
    size_t word = sequence->calls.items[call];
    uint32_t operation = sequence_operation_of(sequence, call);
    const struct sequence_operation *item = &writing->plan->items.items[operation];
    struct test_arguments arguments = {
        .writing = writing,
        .call = call,
        .operation = sequence_plan_operation(writing->plan, operation),
        .words = sequence->words.items,
        .at = word + 1,
        .end = word + 1 + SEQUENCE_CALL_WORDS(sequence->words.items[word]),
    };
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        uint32_t node = item->parameters + i, buffer = writing->plan->nodes.items[node].array;
        size_t cells = cells_among(&arguments, item->parameters, item->parameter_count, word + 1, buffer);
        add_argument(&arguments, node, cells, &expressions[i]);
    }
}
