/* Memory that arguments point to: literals and local variables; or heap blocks
 * of exactly their size, where a sanitizer is to see what goes beyond. */
#include <ctype.h>
#include <string.h>
#include "export/sequence_test_parts.h"

#define CELLS_IN_ROW 16

/* Bytes that stand packed in the words. */
static const char *take_bytes(struct test_arguments *arguments, size_t *size)
{
    const char *bytes = (const char *)(arguments->words + arguments->at);
    size_t left = (arguments->end - arguments->at) * sizeof *arguments->words;
    *size = *size < left ? *size : left;
    arguments->at += (*size + 7) / 8;
    return bytes;
}

const char *test_hint(const struct test_arguments *arguments, uint32_t number)
{
    const struct role *role = test_role(arguments, number);
    uint16_t parameter = test_node(arguments, number)->parameter;
    if (role && role->field && role->field->name)
        return role->field->name;
    const char *name = arguments->operation->function->parameters[parameter].name;
    bool is_numbered = strncmp(name, "arg", 3) == 0 && isdigit((unsigned char)name[3]);
    return is_numbered ? "value" : name;
}

/* What cells of a buffer are, or the thing that a pointer leads to. */
static void add_target_type(const struct test_arguments *arguments, uint32_t number, struct text *out)
{
    const struct role *role = test_role(arguments, number);
    uint16_t parameter = test_node(arguments, number)->parameter;
    const struct parameter *declared = &arguments->operation->function->parameters[parameter];
    const struct type *type = role->element ? role->element->type : NULL;
    bool is_root = !role->field && role->type == declared->type;
    bool is_nameless = type && strchr(type->name, '<');
    if (is_nameless && is_root && declared->spelling)
        text_addf(out, "__typeof__(*(__typeof__(%s))0)", declared->spelling);
    else if (!type || type->kind == TYPE_VOID || is_nameless)
        text_add(out, "unsigned char");
    else
        test_add_type(type, is_root ? &declared->alias : NULL, role->is_moved ? 2 : 1, out);
}

void test_note_block(struct test_writing *writing, uint32_t node, const char *name, const char *size)
{
    vector_push(&writing->blocks, ((struct test_block){node, mem_strdup(name), mem_strdup(size)}));
}

static bool points_to_const(const struct role *role)
{
    return role->type && role->type->kind == TYPE_POINTER && role->type->target_const;
}

/* ---- strings ---- */

static void add_character_cast(const struct role *role, struct text *expression)
{
    const struct type *target = role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    if (target && target->is_char && strcmp(target->name, "char") != 0)
        text_addf(expression, "(%s%s *)", role->type->target_const ? "const " : "", target->name);
}

static void declare_string(struct test_arguments *arguments, uint32_t number, const char *literal,
                           struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    char *name = test_name_new(writing, test_hint(arguments, number));
    if (writing->is_exact) {
        writing->file->helpers.string = true;
        text_addf(writing->out, INDENT "char *%s = assay_string(%s);\n", name, literal);
        vector_push(&writing->allocated, mem_strdup(name));
    } else {
        text_addf(writing->out, INDENT "char %s[] = %s;\n", name, literal);
    }
    char *size = mem_format("strlen(%s) + 1", name);
    test_note_block(writing, number, name, size);
    mem_free(size);
    add_character_cast(test_role(arguments, number), expression);
    text_add(expression, name);
    if (test_node(arguments, number)->output)
        test_output_hold(writing, arguments->call, test_node(arguments, number)->output, name, HELD_VALUE);
    mem_free(name);
}

/* What an earlier call gave. */
static void add_reference(struct test_writing *writing, uint64_t head, struct text *expression)
{
    test_add_object(writing, test_output_find(writing, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head)),
                    HOLD_VALUE, expression);
}

void test_add_string(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    uint64_t head = test_take(arguments);
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE) {
        add_character_cast(test_role(arguments, number), expression);
        add_reference(writing, head, expression);
        return;
    }
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        text_add(expression, "NULL");
        return;
    }
    size_t size = SEQUENCE_COUNT(head);
    bool is_out = test_node(arguments, number)->flags & ARGUMENT_OUT;
    const char *bytes = is_out ? "" : take_bytes(arguments, &size);
    struct text literal = TEXT_INIT;
    writing->file->empty_directory =
        writing->file->empty_directory || test_node(arguments, number)->flags & ARGUMENT_PATH;
    test_add_text(bytes, is_out ? 0 : size, &literal);
    if (points_to_const(test_role(arguments, number)) && !writing->is_exact) {
        add_character_cast(test_role(arguments, number), expression);
        text_add(expression, literal.s);
    } else {
        declare_string(arguments, number, literal.s, expression);
    }
    text_release(&literal);
}

/* ---- cells ---- */

static bool add_raw_cell(const struct test_writing *writing, uint32_t child, const unsigned char *bytes,
                         size_t cell_size, struct text *out)
{
    uint64_t bits = 0;
    memcpy(&bits, bytes, cell_size < sizeof bits ? cell_size : sizeof bits);
    const struct role *role = child == SEQUENCE_NONE ? NULL : writing->plan->roles.items[child];
    bool is_signed = child != SEQUENCE_NONE && writing->plan->nodes.items[child].flags & ARGUMENT_SIGNED;
    if (role && role->type && role->type->kind != TYPE_VOID)
        test_add_number(role, NULL, sequence_extend(bits, cell_size, is_signed), out);
    else
        text_addf(out, "%llu", (unsigned long long)bits);
    return bits == 0;
}

bool test_add_raw_cells(const struct test_writing *writing, uint32_t child, const unsigned char *bytes, size_t cells,
                        size_t cell_size, struct text *out)
{
    struct text all = TEXT_INIT;
    bool is_zero = true;
    for (size_t i = 0; i < cells; i++) {
        bool begins_row = cells > CELLS_IN_ROW && i % CELLS_IN_ROW == 0;
        text_add(&all, begins_row ? (i ? ",\n" INDENT INDENT : "\n" INDENT INDENT) : i ? ", " : "");
        is_zero = add_raw_cell(writing, child, bytes + i * cell_size, cell_size, &all) && is_zero;
    }
    text_addf(out, "{%s}", cells ? all.s : "0");
    text_release(&all);
    return is_zero;
}

static bool add_structured_cells(struct test_arguments *arguments, uint32_t child, size_t cells, struct text *out)
{
    struct text all = TEXT_INIT;
    bool is_zero = true;
    for (size_t i = 0; i < cells; i++) {
        text_add(&all, i ? ", " : "");
        is_zero = test_add_member(arguments, child, &all) && is_zero;
    }
    text_addf(out, "{%s}", is_zero ? "0" : all.s);
    text_release(&all);
    return is_zero;
}

/* ---- buffers ---- */

/* A variable that leads to the cells, for a call that moves it on: "&out2". */
static void declare_variable(struct test_arguments *arguments, uint32_t number, const char *cells,
                             struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    const struct parameter *parameter =
        &arguments->operation->function->parameters[test_node(arguments, number)->parameter];
    char *name = test_name_new(writing, test_hint(arguments, number));
    struct text type = TEXT_INIT;
    test_add_type(parameter->type->target, &parameter->alias, 1, &type);
    text_add(writing->out, INDENT);
    test_add_declaration(type.s, name, writing->out);
    text_addf(writing->out, " = %s;\n", cells);
    text_addf(expression, "&%s", name);
    text_release(&type);
    mem_free(name);
}

/* count: cells; cells: what is in them, in braces. */
static void declare_cells(struct test_arguments *arguments, uint32_t number, size_t count, const char *cells,
                          bool is_zero, struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    uint32_t output = test_node(arguments, number)->output;
    char *name = test_name_new(writing, test_hint(arguments, number));
    struct text type = TEXT_INIT;
    add_target_type(arguments, number, &type);
    text_add(writing->out, INDENT);
    (writing->is_exact ? test_add_pointer_declaration : test_add_declaration)(type.s, name, writing->out);
    if (!writing->is_exact) {
        text_addf(writing->out, "[%zu] = %s;\n", count ? count : 1, cells);
    } else if (count == 0) {
        writing->file->nothing = true;
        text_add(writing->out, " = assay_nothing();\n");
    } else if (is_zero) {
        writing->file->helpers.memory = true;
        text_addf(writing->out, " = assay_memory(%zu * sizeof *%s);\n", count, name);
    } else {
        writing->file->copy = true;
        text_addf(writing->out, " = assay_copy((%s[])%s, %zu * sizeof *%s);\n", type.s, cells, count, name);
    }
    if (writing->is_exact)
        vector_push(&writing->allocated, mem_strdup(name));
    char *size = mem_format("%zu * sizeof *%s", count, name);
    test_note_block(writing, number, name, size);
    mem_free(size);
    if (output)
        test_output_hold(writing, arguments->call, output, name, HELD_VALUE);
    if (test_node(arguments, number)->flags & ARGUMENT_MOVED)
        declare_variable(arguments, number, name, expression);
    else
        text_add(expression, name);
    text_release(&type);
    mem_free(name);
}

/* Bytes that are read as text stand in the call itself. */
static bool is_readable(const struct test_arguments *arguments, uint32_t number, const char *bytes, size_t size)
{
    const struct role *role = test_role(arguments, number);
    const struct type *cell = role->element ? role->element->type : NULL;
    bool readable = size > 0 && size <= 60 && points_to_const(role) && (!cell || cell->is_char || cell->size == 0) &&
                    !arguments->writing->is_exact && !test_node(arguments, number)->output;
    for (size_t i = 0; i < size && readable; i++)
        readable = (bytes[i] >= ' ' && bytes[i] < 0x7f) || bytes[i] == '\n';
    return readable;
}

static void add_raw_buffer(struct test_arguments *arguments, uint32_t number, size_t count, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    size_t size = count * node->cell_size;
    const char *bytes = take_bytes(arguments, &size);
    if (is_readable(arguments, number, bytes, size)) {
        add_character_cast(test_role(arguments, number), expression);
        test_add_text(bytes, size, expression);
        return;
    }
    struct text cells = TEXT_INIT;
    const struct type *target = test_role(arguments, number)->type->target;
    bool is_typed = node->count && target && target->kind != TYPE_VOID;
    size_t cell_size = is_typed || !test_role(arguments, number)->element ? node->cell_size : 1;
    /* behind a void * there are bytes */
    size_t cell_count = is_typed ? count : size;
    bool is_zero = test_add_raw_cells(arguments->writing, is_typed ? node->first : SEQUENCE_NONE,
                                      (const unsigned char *)bytes, cell_count, is_typed ? cell_size : 1, &cells);
    if (node->flags & ARGUMENT_CLOSED && cell_count++ && !is_zero) {
        text_cut(&cells, cells.length - 1);
        text_add(&cells, ", 0}");
    }
    declare_cells(arguments, number, cell_count, cells.s, is_zero, expression);
    text_release(&cells);
}

/* {"a", "b"} becomes {"a", "b", NULL}. */
static void close_cells(const struct role *role, struct text *cells)
{
    text_cut(cells, cells->length - 1);
    text_add(cells, role->type->target->kind == TYPE_POINTER ? ", NULL}" : ", {0}}");
}

void test_add_buffer(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    uint64_t head = test_take(arguments);
    size_t count = SEQUENCE_COUNT(head);
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        text_add(expression, "NULL");
        return;
    }
    if (node->flags & ARGUMENT_OUT) {
        const struct role *role = test_role(arguments, number);
        bool is_bytes = !role->element || role->element->type->kind == TYPE_VOID;
        declare_cells(arguments, number, is_bytes ? count * node->cell_size : count, "{0}", true, expression);
        return;
    }
    if (node->flags & ARGUMENT_RAW) {
        add_raw_buffer(arguments, number, count, expression);
        return;
    }
    struct text cells = TEXT_INIT;
    bool is_zero = add_structured_cells(arguments, node->first, count, &cells);
    count += node->flags & ARGUMENT_CLOSED ? 1 : 0;
    if (node->flags & ARGUMENT_CLOSED && !is_zero)
        close_cells(test_role(arguments, number), &cells);
    declare_cells(arguments, number, count, cells.s, is_zero, expression);
    text_release(&cells);
}

/* ---- one object ---- */

static void declare_object(struct test_arguments *arguments, uint32_t number, const char *value, bool is_zero,
                           struct text *expression)
{
    struct test_writing *writing = arguments->writing;
    uint32_t output = test_node(arguments, number)->output;
    char *name = test_name_new(writing, test_hint(arguments, number));
    struct text type = TEXT_INIT;
    add_target_type(arguments, number, &type);
    text_add(writing->out, INDENT);
    (writing->is_exact ? test_add_pointer_declaration : test_add_declaration)(type.s, name, writing->out);
    if (!writing->is_exact) {
        text_addf(writing->out, " = %s;\n", value);
    } else if (is_zero) {
        writing->file->helpers.memory = true;
        text_addf(writing->out, " = assay_memory(sizeof *%s);\n", name);
    } else {
        writing->file->copy = true;
        text_addf(writing->out, " = assay_copy(&(%s)%s%s%s, sizeof *%s);\n", type.s, *value == '{' ? "" : "{", value,
                  *value == '{' ? "" : "}", name);
    }
    if (writing->is_exact)
        vector_push(&writing->allocated, mem_strdup(name));
    if (output)
        test_output_hold(writing, arguments->call, output, name, writing->is_exact ? HELD_VALUE : HELD_STRUCT);
    size_t before = expression->length;
    text_addf(expression, "%s%s", writing->is_exact ? "" : "&", name);
    char *size = mem_format("sizeof(%s)", type.s);
    test_note_block(writing, number, expression->s + before, size);
    mem_free(size);
    text_release(&type);
    mem_free(name);
}

static bool is_braced(const struct test_arguments *arguments, uint32_t child)
{
    const struct role *role = test_role(arguments, child);
    return role && role->type &&
           (role->type->kind == TYPE_STRUCT || role->type->kind == TYPE_UNION || role->type->kind == TYPE_ARRAY);
}

void test_add_object_memory(struct test_arguments *arguments, uint32_t number, struct text *expression)
{
    const struct sequence_node *node = test_node(arguments, number);
    uint64_t head = test_take(arguments);
    struct text value = TEXT_INIT;
    bool is_zero = true;
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE) {
        add_reference(arguments->writing, head, expression);
        return;
    }
    if (SEQUENCE_TAG(head) != HEAD_VALUE) {
        text_add(expression, "NULL");
        return;
    }
    if (node->flags & ARGUMENT_OUT) {
        const struct type *type = test_role(arguments, node->first)->type;
        bool is_pointer = type && type->kind == TYPE_POINTER;
        text_add(&value, is_braced(arguments, node->first) ? "{0}"
                         : is_pointer                      ? "NULL"
                         : type && type->kind == TYPE_BOOL ? "false"
                                                           : "0");
    } else {
        is_zero = test_add_member(arguments, node->first, &value);
    }
    declare_object(arguments, number, value.s, is_zero, expression);
    text_release(&value);
}
