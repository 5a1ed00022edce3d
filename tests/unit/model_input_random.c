/* Random typed graphs go through JSON and come back the same; JSON with random
 * damage is refused or read, and never harms. */
#include "model_fixture.h"

#include <stdlib.h>
#include "model/input.h"

#define BLOCKS_MOST 24

FIXTURE const struct type function_type = {.kind = TYPE_FUNCTION, .name = "int (int)", .target = &int_type};
FIXTURE const struct type function_pointer = POINTER_TO(&function_type, "int (*)(int)");

static uint64_t random_state = 88172645463325252u;
static uint64_t random_number(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    return random_state ^= random_state << 17;
}
static size_t below(size_t end)
{
    return (size_t)(random_number() >> 11) % end;
}

/* ---- random memory ---- */

static const struct type *const subjects[] = {
    &node_type,   &variant_type, &gadget_type,          &vec_type,     &row_type,   &table_type,
    &packet_type, &bst_type,     &text_or_numbers_type, &huge_type,    &scale_type, &int_type,
    &char_type,   &uchar_type,   &double_type,          &node_pointer, &long_type,  NULL,
};
#define SUBJECTS (sizeof subjects / sizeof *subjects)
static const struct type *const parameter_types[] = {
    &node_pointer,     &variant_pointer, &gadget_pointer,
    &vec_pointer,      &bst_pointer,     &table_pointer,
    &packet_pointer,   &int_pointer,     &text_or_numbers_pointer,
    &huge_pointer,     &void_pointer,    &text_pointer,
    &function_pointer, &scale_type,      &long_type,
    &double_type,      &hidden_pointer,
};
#define PARAMETERS (sizeof parameter_types / sizeof *parameter_types)

static struct raw_block raws[BLOCKS_MOST + 1];
static const struct type *raw_types[BLOCKS_MOST + 1];
static size_t raw_count;
static const struct raw_function known_functions[] = {{0x5000, 0, 1}, {0x6000, 1, 0}};

static uint64_t random_address(const struct type *target)
{
    size_t start = below(raw_count);
    for (size_t i = 0; i < raw_count && below(16); i++) {
        size_t number = (start + i) % raw_count;
        if (number && raw_types[number] == target)
            return raws[number].address;
    }
    switch (below(8)) {
    case 0: {
        size_t number = below(raw_count);
        return raws[number].address + below(raws[number].size + 1);
    }
    case 1:
        return 0x5000 + 0x1000 * below(3);
    default:
        return 0;
    }
}

static void fill(unsigned char *bytes, const struct type *type)
{
    if (type->kind == TYPE_STRUCT)
        for (size_t i = 0; i < type->field_count; i++) {
            const struct field *field = &type->fields[i];
            if (!field->bit_width && !(field->type->kind == TYPE_ARRAY && field->type->flexible))
                fill(bytes + field->bit_offset / 8, field->type);
        }
    else if (type->kind == TYPE_ARRAY)
        for (size_t i = 0; i < type->length; i++)
            fill(bytes + i * type->target->size, type->target);
    else if (type->kind == TYPE_POINTER)
        memcpy(bytes, &(uint64_t){random_address(type->target)}, 8);
    else if (type->kind == TYPE_UNION)
        fill(bytes, type->fields[below(type->field_count)].type);
    else if (type->kind == TYPE_ENUM)
        bytes[0] = (unsigned char)below(9);
    else if (type->kind == TYPE_BOOL)
        bytes[0] = (unsigned char)below(2);
    else if (type->kind == TYPE_INTEGER && below(2)) {
        memset(bytes, 0, type->size);
        bytes[0] = (unsigned char)(below(3) * 31);
    } else
        for (size_t i = 0; i < type->size; i++)
            bytes[i] = (unsigned char)(below(3) ? below(4) * 31 : random_number());
}

static void make_memory(void)
{
    raw_count = 1 + below(BLOCKS_MOST + 1);
    for (size_t i = 1; i < raw_count; i++) {
        raw_types[i] = below(2) ? subjects[below(4)] : subjects[below(SUBJECTS)];
        size_t size = raw_types[i] ? raw_types[i]->size * (below(3) ? 1 : below(5)) : 8 * below(5);
        if (below(6) == 0)
            size += below(9);
        unsigned char *bytes = mem_alloc(size ? size : 1);
        raws[i] = (struct raw_block){(uint64_t)(uintptr_t)bytes, size, bytes};
        for (size_t b = 0; b < size; b++) /* in the padding, too */
            bytes[b] = below(3) ? 0 : (unsigned char)random_number();
    }
    raw_types[0] = NULL;
    raws[0].size = input_arguments_size(&predicate);
    unsigned char *arguments = mem_alloc(raws[0].size + 1);
    raws[0] = (struct raw_block){(uint64_t)(uintptr_t)arguments, raws[0].size, arguments};
    for (size_t i = 1; i < raw_count; i++)
        for (size_t at = 0; raw_types[i] && at + raw_types[i]->size <= raws[i].size; at += raw_types[i]->size)
            fill((unsigned char *)raws[i].bytes + at, raw_types[i]);
    for (size_t i = 0; i < predicate.parameter_count; i++)
        fill(arguments + input_parameter(&predicate, i).at, parameters[i].type);
}

static void random_input(struct input *input)
{
    begin_space(2);
    assay_bound_union_("struct variant", "as", "kind", 0, "number");
    assay_bound_union_("struct variant", "as", "kind", 31, "tree");
    assay_bound_union_("struct text_or_numbers", "as", "kind", 0, "text");
    for (size_t i = 0, count = 1 + below(4); i < count; i++)
        takes(i, "p", parameter_types[below(below(2) ? 4 : PARAMETERS)]);
    make_memory();
    *input = (struct input)INPUT_INIT;
    input->raw_functions = known_functions;
    input->raw_function_count = 2;
    if (!input_from_memory(input, &program, &predicate, raws, raw_count, &space, &problem))
        fail_msg("%s", problem.message.s);
    for (size_t i = 0; i < raw_count; i++)
        mem_free((void *)raws[i].bytes);
}

/* ---- comparing ---- */

static void assert_same_block(const struct input_block *x, const struct input_block *y)
{
    assert_string_equal(x->name, y->name);
    assert_true(x->type == y->type);
    assert_int_equal(x->size, y->size);
    assert_int_equal(x->cells, y->cells);
    assert_true(x->is_array == y->is_array && x->is_string == y->is_string);
    assert_memory_equal(x->bytes, y->bytes, x->size ? x->size : 1);
    assert_int_equal(x->pointer_count, y->pointer_count);
    for (size_t i = 0; i < x->pointer_count; i++)
        assert_memory_equal(&x->pointers[i], &y->pointers[i], sizeof *x->pointers);
    assert_int_equal(x->function_count, y->function_count);
    for (size_t i = 0; i < x->function_count; i++)
        assert_memory_equal(&x->functions[i], &y->functions[i], sizeof *x->functions);
}

static void check(const struct input *input, const struct text *json)
{
    struct input again = INPUT_INIT;
    struct text second = TEXT_INIT;
    if (!input_from_json(&again, &program, &predicate, json->s, json->length, &problem))
        fail_msg("%s\n%s", problem.message.s, json->s);
    input_print_json(&again, &second);
    assert_string_equal(json->s, second.s);
    assert_int_equal(input->blocks.count, again.blocks.count);
    for (size_t i = 0; i < input->blocks.count; i++)
        assert_same_block(&input->blocks.items[i], &again.blocks.items[i]);
    text_release(&second);
    input_release(&again);
}

/* ---- damage ---- */

static void damage(struct text *json)
{
    static const char characters[] = "{}[]\",:&+(.0123456789x-etnulfas\\\n\xff";
    for (size_t i = 1 + below(3); i > 0 && json->length > 1; i--) {
        size_t at = below(json->length), length = 1 + below(json->length - at < 20 ? json->length - at : 20);
        switch (below(4)) {
        case 0:
            json->s[at] = characters[below(sizeof characters - 1)];
            break;
        case 1: /* left out */
            memmove(json->s + at, json->s + at + length, json->length - at - length + 1);
            json->length -= length;
            break;
        case 2: { /* twice */
            char *piece = mem_strndup(json->s + at, length), *rest = mem_strndup(json->s + at, json->length - at);
            text_cut(json, at);
            text_add(json, piece);
            text_add(json, rest);
            mem_free(piece);
            mem_free(rest);
            break;
        }
        default:
            text_cut(json, at + 1);
            break;
        }
    }
}

static bool read_damaged(const struct text *json)
{
    struct input again = INPUT_INIT;
    struct error error = ERROR_INIT;
    char *exact = mem_alloc(json->length); /* without a NUL: reading behind the end is seen */
    memcpy(exact, json->s, json->length);
    bool good = input_from_json(&again, &program, &predicate, exact, json->length, &error);
    if (good) {
        struct text text = TEXT_INIT;
        input_print_json(&again, &text);
        check(&again, &text);
        input_print_line(&again, &text);
        text_release(&text);
    } else {
        assert_true(error.kind == ERROR_INPUT && error.message.length > 0);
        assert_int_equal(again.blocks.count, 0);
    }
    mem_free(exact);
    input_release(&again);
    error_release(&error);
    return good;
}

/* ---- the tests ---- */

static void random_graphs_come_back_the_same(void **state)
{
    size_t blocks = 0;
    (void)state;
    for (int round = 0; round < 4000; round++) {
        struct input input;
        struct text json = TEXT_INIT;
        random_input(&input);
        input_print_json(&input, &json);
        check(&input, &json);
        text_clear(&json);
        input_print_text(&input, "", &json);
        input_print_line(&input, &json);
        assert_int_equal(strlen(json.s), json.length);
        blocks += input.blocks.count;
        text_release(&json);
        input_release(&input);
        end_space();
    }
    assert_true(blocks > 8000);
}

static void damaged_json_never_harms(void **state)
{
    size_t read = 0;
    (void)state;
    for (int round = 0; round < 1500; round++) {
        struct input input;
        struct text json = TEXT_INIT, damaged = TEXT_INIT;
        random_input(&input);
        input_print_json(&input, &json);
        for (int i = 0; i < 10; i++) {
            text_clear(&damaged);
            text_add_bytes(&damaged, json.s, json.length);
            damage(&damaged);
            read += read_damaged(&damaged);
        }
        text_release(&json);
        text_release(&damaged);
        input_release(&input);
        end_space();
    }
    assert_true(read > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_graphs_come_back_the_same),
        cmocka_unit_test(damaged_json_never_harms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
