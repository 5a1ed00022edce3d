/* Types built by hand beside the C structs they describe, and spaces stated
 * with the macros that users write: nothing here needs a C front end. */
#ifndef MODEL_FIXTURE_H
#define MODEL_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#define __ASSAY__ 1
#include <assay.h>
#include "runtime/space.c"

#include "model/layout.h"
#include "model/space.h"
#include "model/value.h"

#define FIXTURE static __attribute__((unused)) /* not every test uses everything */

/* ---- the subjects ---- */

enum color { RED, GREEN = 5, BLUE = 7, CRIMSON = 0 };
struct node {
    struct node *left, *right;
    int key;
};
struct bst {
    struct node *root;
    int size;
};
struct scale {
    int factor;
    bool on;
};
struct hidden;
struct gadget {
    struct scale in, out;
    enum color color;
    signed char small;
    unsigned bits : 3, more : 29;
    double ratio;
    long double exact;
    void *element;
    struct hidden *secret;
    const char *label;
    char name[8];
    int grid[2][3];
    struct scale scales[2];
    unsigned char buffer[64];
};
struct vec {
    int *items;
    unsigned length;
    struct vec *next;
};
struct row {
    short count;
    struct scale *scales;
};
struct table {
    struct row *rows;
    int row_count;
    int used;
    int slots[3];
};
struct packet {
    unsigned char length;
    char data[];
};
struct variant {
    int kind;
    union {
        int number;
        struct bst *tree;
        struct scale scale;
    } as;
    union {
        long big;
        bool flag;
    };
};

struct text_or_numbers {
    int kind, length;
    union {
        int *numbers;
        char *text;
    } as;
};
struct huge {
    __int128 wide;
};

/* ---- their description ---- */

#define SCALAR(type_kind, type_name, c_type, ...) \
    {.kind = type_kind,                           \
     .name = type_name,                           \
     .size = sizeof(c_type),                      \
     .align = _Alignof(c_type),                   \
     .complete = true,                            \
     __VA_ARGS__}
#define FIELD(c_struct, field, field_type) {#field, field_type, 8 * offsetof(c_struct, field), 0}
#define POINTER_TO(pointee, type_name) \
    {.kind = TYPE_POINTER, .name = type_name, .size = 8, .align = 8, .complete = true, .target = pointee}
#define ARRAY_OF(cell, cell_size, cells, type_name) \
    {.kind = TYPE_ARRAY,                            \
     .name = type_name,                             \
     .size = (cell_size) * (cells),                 \
     .complete = true,                              \
     .target = cell,                                \
     .length = cells}
#define STRUCT(type_tag, c_struct, list) \
    {.kind = TYPE_STRUCT,                \
     .name = #c_struct,                  \
     .tag = #type_tag,                   \
     .size = sizeof(c_struct),           \
     .align = _Alignof(c_struct),        \
     .complete = true,                   \
     .fields = list,                     \
     .field_count = sizeof list / sizeof *list}

FIXTURE const struct constant color_constants[] = {{"RED", 0}, {"GREEN", 5}, {"BLUE", 7}, {"CRIMSON", 0}};
FIXTURE const struct type void_type = {.kind = TYPE_VOID, .name = "void"};
FIXTURE const struct type int_type = SCALAR(TYPE_INTEGER, "int", int, .is_signed = true);
FIXTURE const struct type short_type = SCALAR(TYPE_INTEGER, "short", short, .is_signed = true);
FIXTURE const struct type long_type = SCALAR(TYPE_INTEGER, "long", long, .is_signed = true);
FIXTURE const struct type unsigned_type = SCALAR(TYPE_INTEGER, "unsigned int", unsigned);
FIXTURE const struct type char_type = SCALAR(TYPE_INTEGER, "char", char, .is_signed = true, .is_char = true);
FIXTURE const struct type schar_type = SCALAR(TYPE_INTEGER, "signed char", char, .is_signed = true, .is_char = true);
FIXTURE const struct type uchar_type = SCALAR(TYPE_INTEGER, "unsigned char", char, .is_char = true);
FIXTURE const struct type bool_type = SCALAR(TYPE_BOOL, "_Bool", bool);
FIXTURE const struct type double_type = SCALAR(TYPE_FLOAT, "double", double);
FIXTURE const struct type long_double_type = SCALAR(TYPE_FLOAT, "long double", long double);
FIXTURE const struct type color_type =
    SCALAR(TYPE_ENUM, "enum color", enum color, .tag = "color", .target = &unsigned_type, .constants = color_constants,
           .constant_count = 4);

FIXTURE const struct type node_type, bst_type, vec_type;
FIXTURE const struct type node_pointer = POINTER_TO(&node_type, "struct node *");
FIXTURE const struct field node_fields[] = {FIELD(struct node, left, &node_pointer),
                                            FIELD(struct node, right, &node_pointer),
                                            FIELD(struct node, key, &int_type)};
FIXTURE const struct type node_type = STRUCT(node, struct node, node_fields);
FIXTURE const struct field bst_fields[] = {FIELD(struct bst, root, &node_pointer), FIELD(struct bst, size, &int_type)};
FIXTURE const struct type bst_type = STRUCT(bst, struct bst, bst_fields);
FIXTURE const struct type bst_pointer = POINTER_TO(&bst_type, "struct bst *");

FIXTURE const struct field scale_fields[] = {FIELD(struct scale, factor, &int_type),
                                             FIELD(struct scale, on, &bool_type)};
FIXTURE const struct type scale_type = STRUCT(scale, struct scale, scale_fields);
FIXTURE const struct type scale_pointer = POINTER_TO(&scale_type, "struct scale *");
FIXTURE const struct type scales_type = ARRAY_OF(&scale_type, sizeof(struct scale), 2, "struct scale[2]");
FIXTURE const struct type hidden_type = {.kind = TYPE_STRUCT, .name = "struct hidden", .tag = "hidden"};
FIXTURE const struct type hidden_pointer = POINTER_TO(&hidden_type, "struct hidden *");
FIXTURE const struct type void_pointer = POINTER_TO(&void_type, "void *");
FIXTURE const struct type text_pointer = POINTER_TO(&char_type, "const char *");
FIXTURE const struct type name_type = ARRAY_OF(&char_type, 1, 8, "char[8]");
FIXTURE const struct type triple_type = ARRAY_OF(&int_type, 4, 3, "int[3]");
FIXTURE const struct type grid_type = ARRAY_OF(&triple_type, 12, 2, "int[2][3]");
FIXTURE const struct type buffer_type = ARRAY_OF(&uchar_type, 1, 64, "unsigned char[64]");
FIXTURE const struct field gadget_fields[] = {
    FIELD(struct gadget, in, &scale_type),
    FIELD(struct gadget, out, &scale_type),
    FIELD(struct gadget, color, &color_type),
    FIELD(struct gadget, small, &schar_type),
    {"bits", &unsigned_type, 8 * (offsetof(struct gadget, small) + 4), 3},
    {"more", &unsigned_type, 8 * (offsetof(struct gadget, small) + 4) + 3, 29},
    FIELD(struct gadget, ratio, &double_type),
    FIELD(struct gadget, exact, &long_double_type),
    FIELD(struct gadget, element, &void_pointer),
    FIELD(struct gadget, secret, &hidden_pointer),
    FIELD(struct gadget, label, &text_pointer),
    FIELD(struct gadget, name, &name_type),
    FIELD(struct gadget, grid, &grid_type),
    FIELD(struct gadget, scales, &scales_type),
    FIELD(struct gadget, buffer, &buffer_type),
};
FIXTURE const struct type gadget_type = STRUCT(gadget, struct gadget, gadget_fields);
FIXTURE const struct type gadget_pointer = POINTER_TO(&gadget_type, "struct gadget *");

FIXTURE const struct type int_pointer = POINTER_TO(&int_type, "int *");
FIXTURE const struct type vec_pointer = POINTER_TO(&vec_type, "struct vec *");
FIXTURE const struct field vec_fields[] = {FIELD(struct vec, items, &int_pointer),
                                           FIELD(struct vec, length, &unsigned_type),
                                           FIELD(struct vec, next, &vec_pointer)};
FIXTURE const struct type vec_type = STRUCT(vec, struct vec, vec_fields);

FIXTURE const struct field row_fields[] = {FIELD(struct row, count, &short_type),
                                           FIELD(struct row, scales, &scale_pointer)};
FIXTURE const struct type row_type = STRUCT(row, struct row, row_fields);
FIXTURE const struct type row_pointer = POINTER_TO(&row_type, "struct row *");
FIXTURE const struct field table_fields[] = {
    FIELD(struct table, rows, &row_pointer), FIELD(struct table, row_count, &int_type),
    FIELD(struct table, used, &int_type), FIELD(struct table, slots, &triple_type)};
FIXTURE const struct type table_type = STRUCT(table, struct table, table_fields);
FIXTURE const struct type table_pointer = POINTER_TO(&table_type, "struct table *");

FIXTURE const struct type data_type = {
    .kind = TYPE_ARRAY, .name = "char[]", .complete = true, .target = &char_type, .flexible = true};
FIXTURE const struct field packet_fields[] = {FIELD(struct packet, length, &uchar_type),
                                              FIELD(struct packet, data, &data_type)};
FIXTURE const struct type packet_type = STRUCT(packet, struct packet, packet_fields);
FIXTURE const struct type packet_pointer = POINTER_TO(&packet_type, "struct packet *");

FIXTURE const struct field as_fields[] = {
    {"number", &int_type, 0, 0}, {"tree", &bst_pointer, 0, 0}, {"scale", &scale_type, 0, 0}};
FIXTURE const struct type as_type = {.kind = TYPE_UNION,
                                     .name = "union <anonymous>",
                                     .tag = "anonymous",
                                     .size = 8,
                                     .align = 8,
                                     .complete = true,
                                     .fields = as_fields,
                                     .field_count = 3};
FIXTURE const struct field other_fields[] = {{"big", &long_type, 0, 0}, {"flag", &bool_type, 0, 0}};
FIXTURE const struct type other_type = {.kind = TYPE_UNION,
                                        .name = "union <anonymous>",
                                        .tag = "anonymous",
                                        .size = 8,
                                        .align = 8,
                                        .complete = true,
                                        .fields = other_fields,
                                        .field_count = 2};
FIXTURE const struct field variant_fields[] = {FIELD(struct variant, kind, &int_type),
                                               FIELD(struct variant, as, &as_type),
                                               {NULL, &other_type, 8 * offsetof(struct variant, big), 0}};
FIXTURE const struct type variant_type = STRUCT(variant, struct variant, variant_fields);
FIXTURE const struct type variant_pointer = POINTER_TO(&variant_type, "struct variant *");

FIXTURE const struct type chars_pointer = POINTER_TO(&char_type, "char *");
FIXTURE const struct field either_fields[] = {{"numbers", &int_pointer, 0, 0}, {"text", &chars_pointer, 0, 0}};
FIXTURE const struct type either_type = {.kind = TYPE_UNION,
                                         .name = "union <anonymous>",
                                         .tag = "anonymous",
                                         .size = 8,
                                         .align = 8,
                                         .complete = true,
                                         .fields = either_fields,
                                         .field_count = 2};
FIXTURE const struct field text_or_numbers_fields[] = {FIELD(struct text_or_numbers, kind, &int_type),
                                                       FIELD(struct text_or_numbers, length, &int_type),
                                                       FIELD(struct text_or_numbers, as, &either_type)};
FIXTURE const struct type text_or_numbers_type =
    STRUCT(text_or_numbers, struct text_or_numbers, text_or_numbers_fields);
FIXTURE const struct type text_or_numbers_pointer = POINTER_TO(&text_or_numbers_type, "struct text_or_numbers *");

FIXTURE const struct type wide_type = SCALAR(TYPE_OTHER, "__int128", __int128);
FIXTURE const struct field huge_fields[] = {FIELD(struct huge, wide, &wide_type)};
FIXTURE const struct type huge_type = STRUCT(huge, struct huge, huge_fields);
FIXTURE const struct type huge_pointer = POINTER_TO(&huge_type, "struct huge *");

/* ---- a space, stated as users do ---- */

FIXTURE struct space space;
FIXTURE struct error problem;
FIXTURE struct layout layout;
FIXTURE struct program program;
FIXTURE struct parameter parameters[4];
FIXTURE struct function predicate = {.name = "ok", .parameters = parameters, .parameter_count = 1};

void assay_record_bound(const char *data, size_t size)
{
    assert_true(space_add_record(&space, data, size, &problem));
}

FIXTURE void begin_space(int scope)
{
    static const struct type *const structs[] = {
        &node_type,  &bst_type,    &scale_type,   &gadget_type,          &vec_type, &row_type,
        &table_type, &packet_type, &variant_type, &text_or_numbers_type, &huge_type};
    memset(&layout, 0, sizeof layout);
    space = (struct space){.scope = scope};
    problem = (struct error)ERROR_INIT;
    program = (struct program){0};
    predicate.parameter_count = 1;
    memset(parameters, 0, sizeof parameters);
    for (size_t i = 0; i < sizeof structs / sizeof *structs; i++) {
        vector_push(&program.structs, structs[i]);
        map_put(&program.spellings, structs[i]->name, (void *)structs[i]);
    }
}

FIXTURE void takes(size_t number, const char *name, const struct type *type)
{
    parameters[number].name = name;
    parameters[number].type = type;
    predicate.parameter_count = number + 1;
}

FIXTURE bool build(void)
{
    return layout_build(&layout, &program, &predicate, &space, &problem);
}

FIXTURE void end_space(void)
{
    layout_release(&layout);
    space_release(&space);
    error_release(&problem);
    program_release(&program);
}

FIXTURE void must_build(void)
{
    if (!build())
        fail_msg("%s", problem.message.s);
}

/* Ends the space, too. */
FIXTURE void must_say(const char *message)
{
    assert_false(build());
    assert_string_equal(problem.message.s, message);
    end_space();
}

FIXTURE uint32_t object_named(const char *name)
{
    for (uint32_t i = 0; i < layout.objects.count; i++)
        if (strcmp(layout.objects.items[i].name, name) == 0)
            return i;
    fail_msg("no object '%s'", name);
    return 0;
}

FIXTURE uint32_t field_at(const char *object, const char *path)
{
    for (uint32_t i = 0; i < layout.fields.count; i++)
        if (layout.fields.items[i].object == object_named(object) && strcmp(layout.fields.items[i].path, path) == 0)
            return i;
    fail_msg("object '%s' has no field '%s'", object, path);
    return 0;
}

FIXTURE const struct layout_field *the_field(const char *object, const char *path)
{
    return &layout.fields.items[field_at(object, path)];
}

#endif
