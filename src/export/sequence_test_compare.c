/* Memory compared with what it was: member by member, so that padding and
 * pointers do not count. */
#include <math.h>
#include <string.h>
#include "export/sequence_test_parts.h"

#define CELLS_ONE_BY_ONE 4 /* more of them are compared together */
#define CELLS_MOST 16      /* structs that are looked at */
#define CELLS_SPARED 8     /* zeros at the end that are worth a number of cells in the type */

static const struct sequence_node *node_at(const struct test_writing *writing, uint32_t node)
{
    return &writing->plan->nodes.items[node];
}

static void check_number(const struct test_writing *writing, uint32_t number, const unsigned char *bytes,
                         const char *expression)
{
    const struct sequence_node *node = node_at(writing, number);
    const struct role *role = writing->plan->roles.items[number];
    const struct check_forms *forms = writing->file->forms;
    uint64_t bits = 0;
    memcpy(&bits, bytes, node->size < sizeof bits ? node->size : sizeof bits);
    int64_t value = sequence_extend(bits, node->size, node->flags & ARGUMENT_SIGNED);
    struct text literal = TEXT_INIT;
    test_add_operand(role, NULL, value, &literal);
    if (role->type->kind == TYPE_BOOL)
        test_add_check(writing, value ? &forms->truth : &forms->falsehood, expression, "");
    else
        test_add_check(writing, value > INT32_MAX ? &forms->natural : &forms->number, expression, literal.s);
    text_release(&literal);
}

static void check_float(const struct test_writing *writing, uint32_t number, const unsigned char *bytes,
                        const char *expression)
{
    size_t size = node_at(writing, number)->size;
    float narrow = 0;
    double value = 0;
    if (size == sizeof narrow) {
        memcpy(&narrow, bytes, sizeof narrow);
        value = narrow;
    } else if (size == sizeof value) {
        memcpy(&value, bytes, sizeof value);
    } else {
        return; /* a long double has more than one form of a number */
    }
    struct text condition = TEXT_INIT;
    text_addf(&condition, isnan(value) ? "isnan(%s)" : "%s == ", expression);
    if (!isnan(value))
        test_add_float(value, size, &condition);
    test_add_check(writing, &writing->file->forms->truth, condition.s, "");
    text_release(&condition);
}

/* ---- cells ---- */

static bool is_character(const struct test_writing *writing, uint32_t child)
{
    const struct role *role = writing->plan->roles.items[child];
    return role && role->type && strcmp(role->type->name, "char") == 0;
}

static void check_bytes(const struct test_writing *writing, const unsigned char *bytes, size_t size,
                        const char *expression)
{
    struct text condition = TEXT_INIT;
    text_addf(&condition, "memcmp(%s, ", expression);
    test_add_text((const char *)bytes, size, &condition);
    text_addf(&condition, ", %zu) == 0", size);
    test_add_check(writing, &writing->file->forms->truth, condition.s, "");
    text_release(&condition);
}

/* Text that ends before the cells do, and nothing behind it. */
static bool is_text(const unsigned char *bytes, size_t size)
{
    size_t length = strnlen((const char *)bytes, size);
    for (size_t i = length; i < size; i++)
        if (bytes[i])
            return false;
    return length < size;
}

static void check_text(const struct test_writing *writing, const unsigned char *bytes, size_t size,
                       const char *expression)
{
    struct text literal = TEXT_INIT;
    test_add_text((const char *)bytes, strnlen((const char *)bytes, size), &literal);
    test_add_check(writing, &writing->file->forms->text, expression, literal.s);
    text_release(&literal);
}

/* Without the zeros at the end, where that says it shorter. */
static size_t cells_worth(const unsigned char *bytes, size_t cells, size_t cell_size)
{
    size_t size = cells * cell_size;
    while (size > 0 && bytes[size - 1] == 0)
        size--;
    size_t worth = (size + cell_size - 1) / cell_size;
    return worth + CELLS_SPARED > cells ? cells : worth ? worth : 1;
}

static void check_numbers(const struct test_writing *writing, uint32_t child, const unsigned char *bytes, size_t cells,
                          size_t cell_size, const char *expression)
{
    struct text condition = TEXT_INIT;
    text_addf(&condition, "memcmp(%s, (", expression);
    size_t worth = cells_worth(bytes, cells, cell_size);
    test_add_type(writing->plan->roles.items[child]->type, NULL, 0, &condition);
    if (worth < cells)
        text_addf(&condition, "[%zu])", cells);
    else
        text_add(&condition, "[])");
    test_add_raw_cells(writing, child, bytes, worth, cell_size, &condition);
    text_addf(&condition, ", %zu * sizeof *%s) == 0", cells, expression);
    test_add_check(writing, &writing->file->forms->truth, condition.s, "");
    text_release(&condition);
}

static void check_row(struct test_writing *writing, uint32_t child, const unsigned char *bytes, size_t cells,
                      size_t cell_size, const char *expression)
{
    if (cells > CELLS_ONE_BY_ONE && node_at(writing, child)->kind == SEQ_NUMBER) {
        check_numbers(writing, child, bytes, cells, cell_size, expression);
        return;
    }
    for (size_t i = 0; i < cells && i < CELLS_MOST; i++) {
        char *cell = mem_format("%s[%zu]", expression, i);
        test_check_memory(writing, child, bytes + i * cell_size, cell_size, cell, ".");
        mem_free(cell);
    }
}

static void check_cells(struct test_writing *writing, uint32_t number, const unsigned char *bytes, size_t size,
                        const char *expression)
{
    const struct sequence_node *node = node_at(writing, number);
    size_t cell_size = node->cell_size ? node->cell_size : 1;
    size_t most = node->kind == SEQ_CELLS ? (size_t)node->cells * cell_size : size;
    size = size < most ? size : most;
    if (!size)
        return;
    if (node->count && is_character(writing, node->first) && is_text(bytes, size))
        check_text(writing, bytes, size, expression);
    else if (!node->count || is_character(writing, node->first))
        check_bytes(writing, bytes, size, expression);
    else
        check_row(writing, node->first, bytes, size / cell_size, cell_size, expression);
}

/* ---- any ---- */

static void check_members(struct test_writing *writing, uint32_t number, const unsigned char *bytes, size_t size,
                          const char *expression, const char *link)
{
    const struct sequence_node *node = node_at(writing, number);
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        const struct sequence_node *member = node_at(writing, i);
        const struct role *role = writing->plan->roles.items[i];
        if (!role || !role->field || !role->field->name || member->offset >= size || member->bit_width)
            continue;
        char *path = mem_format("%s%s%s", expression, link, role->field->name);
        test_check_memory(writing, i, bytes + member->offset, size - member->offset, path, ".");
        mem_free(path);
    }
}

void test_check_memory(struct test_writing *writing, uint32_t number, const unsigned char *bytes, size_t size,
                       const char *expression, const char *link)
{
    const struct sequence_node *node = node_at(writing, number);
    char *whole = mem_format("%s%s", strcmp(link, "->") == 0 && node->kind != SEQ_STRUCT ? "*" : "", expression);
    if (node->kind == SEQ_STRUCT)
        check_members(writing, number, bytes, size, expression, link);
    else if (node->kind == SEQ_BUFFER || node->kind == SEQ_CELLS)
        check_cells(writing, number, bytes, size, expression);
    else if (node->kind == SEQ_NUMBER && node->size <= size)
        check_number(writing, number, bytes, whole);
    else if (node->kind == SEQ_FLOAT && node->size <= size)
        check_float(writing, number, bytes, whole);
    mem_free(whole);
}

/* ---- two of them ---- */

static const char *size_of_block(const struct test_writing *writing, uint32_t number)
{
    for (size_t i = writing->blocks.count; i-- > 0;)
        if (writing->blocks.items[i].node == number)
            return writing->blocks.items[i].size;
    return "0";
}

static void check_same_members(struct test_writing *writing, uint32_t number, const char *first, const char *second)
{
    const struct sequence_node *node = node_at(writing, number);
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        const struct role *role = writing->plan->roles.items[i];
        if (!role || !role->field || !role->field->name)
            continue;
        char *a = mem_format("%s.%s", first, role->field->name), *b = mem_format("%s.%s", second, role->field->name);
        test_check_same(writing, i, a, b);
        mem_free(a);
        mem_free(b);
    }
}

void test_check_same(struct test_writing *writing, uint32_t number, const char *first, const char *second)
{
    const struct check_forms *forms = writing->file->forms;
    const struct sequence_node *node = node_at(writing, number);
    struct text condition = TEXT_INIT;
    switch (node->kind) {
    case SEQ_STRUCT:
        check_same_members(writing, number, first, second);
        break;
    case SEQ_STRING:
        test_add_check(writing, &forms->text, first, second);
        break;
    case SEQ_BUFFER:
    case SEQ_CELLS:
        text_addf(&condition, "memcmp(%s, %s, ", first, second);
        text_addf(&condition, node->kind == SEQ_CELLS ? "sizeof %s) == 0" : "%s) == 0",
                  node->kind == SEQ_CELLS ? second : size_of_block(writing, number));
        test_add_check(writing, &forms->truth, condition.s, "");
        break;
    case SEQ_NUMBER:
    case SEQ_FLOAT:
    case SEQ_ANY:
    case SEQ_LENGTH:
        text_addf(&condition, "%s == %s", first, second);
        test_add_check(writing, &forms->truth, condition.s, "");
        break;
    default:
        break;
    }
    text_release(&condition);
}
