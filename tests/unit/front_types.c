/* Types: what the reader says of them is compared with what this file itself is
 * compiled to. */
#include "front_bench.h"
#include "front_shapes.h"

static void read_shapes(struct bench *bench)
{
    char *directory = here();
    char *text = mem_format("#include \"%s/front_shapes.h\"\n", directory);
    read_text(bench, text);
    mem_free(text);
    mem_free(directory);
}

#define CHECK_TYPE(spelled)                                               \
    do {                                                                  \
        const struct type *found = get_struct(bench, #spelled);           \
        assert_int_equal(found->size, sizeof(spelled));                   \
        assert_int_equal(found->align, _Alignof(spelled));                \
        assert_true(found->complete);                                     \
    } while (0)

#define CHECK_FIELD(struct_type, path, is_kind)                                               \
    do {                                                                                      \
        uint64_t offset = UINT64_MAX;                                                         \
        const struct field *field = get_field(get_struct(bench, #struct_type), #path, &offset); \
        assert_int_equal(offset, 8 * offsetof(struct_type, path));                            \
        assert_int_equal(field->type->size, sizeof(((struct_type *)0)->path));                \
        assert_int_equal(field->type->kind, is_kind);                                         \
        assert_int_equal(field->bit_width, 0);                                                \
    } while (0)

static void sizes_and_alignments_are_the_compilers(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    CHECK_TYPE(struct scalars);
    CHECK_TYPE(struct bits);
    CHECK_TYPE(struct node);
    CHECK_TYPE(nameless);
    CHECK_TYPE(struct arrays);
    CHECK_TYPE(struct old_flexible);
    CHECK_TYPE(struct packed);
    CHECK_TYPE(union both);
    CHECK_TYPE(struct timespec);
    CHECK_TYPE(node_alias);
}

static void fields_are_where_the_compiler_puts_them(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    CHECK_FIELD(struct scalars, flag, TYPE_BOOL);
    CHECK_FIELD(struct scalars, plain, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, s, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, ull, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, f, TYPE_FLOAT);
    CHECK_FIELD(struct scalars, d, TYPE_FLOAT);
    CHECK_FIELD(struct scalars, ld, TYPE_FLOAT);
    CHECK_FIELD(struct scalars, color, TYPE_ENUM);
    CHECK_FIELD(struct scalars, u16, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, atomic, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, cv, TYPE_INTEGER);
    CHECK_FIELD(struct scalars, huge, TYPE_OTHER);
    CHECK_FIELD(struct node, right, TYPE_POINTER);
    CHECK_FIELD(struct node, compare, TYPE_POINTER);
    CHECK_FIELD(struct packed, d, TYPE_FLOAT);
    CHECK_FIELD(struct arrays, grid, TYPE_ARRAY);
    CHECK_FIELD(struct arrays, cells, TYPE_ARRAY);
    CHECK_FIELD(struct arrays, when.tv_nsec, TYPE_INTEGER);
    CHECK_FIELD(struct arrays, nested.value.half.high, TYPE_INTEGER);
    CHECK_FIELD(nameless, in.inner.key, TYPE_INTEGER);
}

static void anonymous_members_are_looked_through(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    CHECK_FIELD(nameless, x, TYPE_INTEGER);
    CHECK_FIELD(nameless, y, TYPE_INTEGER);
    CHECK_FIELD(nameless, z, TYPE_FLOAT);
    const struct type *type = get_struct(bench, "nameless");
    assert_string_equal(type->name, "nameless");
    assert_string_equal(type->tag, "nameless");
    assert_int_equal(type->field_count, 4);
    assert_null(type->fields[1].name);
    assert_string_equal(type->fields[1].type->tag, "anonymous");
    assert_string_equal(type->fields[2].name, "in");
}

static void unknown_paths_have_no_field(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *type = get_struct(bench, "nameless");
    uint64_t offset;
    static const char *const wrong[] = {"", ".", "in.", ".in", "in..inner", "nothing", "scale.x", "in.x", "scal", "scales"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_null(type_field(type, wrong[i], &offset));
}

/* Where the bits of one bit-field are, found by setting them all. */
#define CHECK_BITS(member, width)                                                         \
    do {                                                                                  \
        union {                                                                           \
            struct bits bits;                                                             \
            unsigned char bytes[sizeof(struct bits)];                                     \
        } probe;                                                                          \
        memset(&probe, 0, sizeof probe);                                                  \
        probe.bits.member = (1ULL << (width)) - 1;                                        \
        unsigned first = 0, count = 0;                                                    \
        for (unsigned i = 0; i < 8 * sizeof probe; i++)                                   \
            if (probe.bytes[i / 8] >> i % 8 & 1 && count++ == 0)                          \
                first = i;                                                                \
        uint64_t offset;                                                                  \
        const struct field *field = get_field(get_struct(bench, "struct bits"), #member, &offset); \
        assert_int_equal(offset, first);                                                  \
        assert_int_equal(field->bit_width, width);                                        \
        assert_int_equal(count, width);                                                   \
    } while (0)

static void bit_fields_have_their_place_and_width(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    CHECK_BITS(a, 3);
    CHECK_BITS(b, 5);
    CHECK_BITS(d, 1);
    CHECK_BITS(e, 40);
    uint64_t offset;
    assert_int_equal(get_field(get_struct(bench, "struct bits"), "c", &offset)->bit_width, 9);
    CHECK_FIELD(struct bits, last, TYPE_INTEGER);
    assert_int_equal(get_struct(bench, "struct bits")->field_count, 6);
}

static void enums_have_their_constants(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *color = get_field(get_struct(bench, "struct scalars"), "color", NULL)->type;
    assert_string_equal(color->name, "enum color");
    assert_int_equal(color->constant_count, 4);
    assert_string_equal(color->constants[1].name, "BLACK");
    assert_int_equal(color->constants[1].value, 5);
    assert_int_equal(color->constants[2].value, GREEN);
    assert_int_equal(color->constants[3].value, -2);
    assert_true(color->is_signed);
    const struct type *wide = get_field(get_struct(bench, "struct scalars"), "wide", NULL)->type;
    assert_false(wide->is_signed);
    assert_int_equal(wide->constants[1].value, 0xFFFFFFFFLL);
}

static void characters_and_signs_are_known(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *scalars = get_struct(bench, "struct scalars");
    assert_true(get_field(scalars, "plain", NULL)->type->is_char);
    assert_true(get_field(scalars, "small", NULL)->type->is_char);
    assert_true(get_field(scalars, "byte", NULL)->type->is_char);
    assert_false(get_field(scalars, "byte", NULL)->type->is_signed);
    assert_true(get_field(scalars, "small", NULL)->type->is_signed);
    assert_true(get_field(scalars, "cv", NULL)->type->is_signed);
    assert_false(get_field(scalars, "ull", NULL)->type->is_signed);
    assert_false(get_field(scalars, "s", NULL)->type->is_char);
}

static void arrays_have_length_and_element(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *arrays = get_struct(bench, "struct arrays");
    const struct type *grid = get_field(arrays, "grid", NULL)->type;
    assert_string_equal(grid->name, "char[2][5]");
    assert_int_equal(grid->length, 2);
    assert_int_equal(grid->target->length, 5);
    assert_true(grid->target->target->is_char);
    assert_false(grid->flexible);
    const struct type *bytes = get_field(arrays, "bytes", NULL)->type;
    assert_int_equal(bytes->kind, TYPE_ARRAY);
    assert_true(bytes->flexible);
    assert_int_equal(bytes->size, 0);
    assert_int_equal(bytes->target->size, 1);
    assert_true(get_field(get_struct(bench, "struct old_flexible"), "cells", NULL)->type->flexible);
    assert_string_equal(get_field(arrays, "links", NULL)->type->name, "struct node *[4]");
}

static void pointers_lead_back_to_the_same_struct(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *node = get_struct(bench, "struct node");
    assert_ptr_equal(get_field(node, "left", NULL)->type->target, node);
    assert_ptr_equal(get_field(node, "left", NULL)->type, get_field(node, "parent", NULL)->type);
    assert_false(get_field(node, "left", NULL)->type->target_const);
    const struct type *reader = get_field(node, "reader", NULL)->type;
    assert_true(reader->target_const);
    assert_ptr_equal(reader->target, node);
    assert_string_equal(reader->name, "const struct node *");
    assert_int_equal(get_field(node, "anything", NULL)->type->target->kind, TYPE_VOID);
    const struct type *compare = get_field(node, "compare", NULL)->type;
    assert_int_equal(compare->target->kind, TYPE_FUNCTION);
    assert_string_equal(compare->name, "int (*)(const struct node *, const struct node *)");
    assert_string_equal(get_field(node, "names", NULL)->type->name, "const char *const *");
}

static void every_spelling_finds_the_struct(void **state)
{
    struct bench *bench = *state;
    read_shapes(bench);
    const struct type *node = get_struct(bench, "struct node");
    assert_ptr_equal(get_struct(bench, "node_alias"), node);
    assert_ptr_equal(get_struct(bench, " const   struct\tnode "), node);
    assert_null(program_struct(&bench->program, "node"));
    assert_null(program_struct(&bench->program, "union node"));
    assert_null(program_struct(&bench->program, "node_pointer"));
    assert_null(program_struct(&bench->program, "enum color"));
    assert_null(program_struct(&bench->program, ""));
}

static void declarators_are_spelled_as_in_c(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "typedef int (*callback)(char, ...);\n"
                     "struct s { callback one, *two, many[3]; int (*grid)[4]; char **argv; char *const *words;\n"
                     "  void (*plain)(void); callback (*maker)(int); struct { int x; } *unnamed; int (*const *c)(void); };\n");
    const struct type *s = get_struct(bench, "struct s");
    static const char *const expected[][2] = {
        {"one", "int (*)(char, ...)"},
        {"two", "int (**)(char, ...)"},
        {"many", "int (*[3])(char, ...)"},
        {"grid", "int (*)[4]"},
        {"argv", "char **"},
        {"words", "char *const *"},
        {"plain", "void (*)(void)"},
        {"maker", "int (*(*)(int))(char, ...)"},
        {"unnamed", "struct <anonymous> *"},
        {"c", "int (*const *)(void)"},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_string_equal(get_field(s, expected[i][0], NULL)->type->name, expected[i][1]);
}

static void a_long_chain_of_structs_is_read(void **state)
{
    struct bench *bench = *state;
    struct text text = TEXT_INIT;
    for (int i = 0; i < 3000; i++)
        text_addf(&text, "struct s%d { struct s%d *next; };\n", i, i + 1);
    text_add(&text, "int f(struct s0 *s);\n");
    read_text(bench, text.s);
    text_release(&text);
    assert_int_equal(bench->program.structs.count, 3001);
    assert_false(get_struct(bench, "struct s3000")->complete);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sizes_and_alignments_are_the_compilers),
        TEST(fields_are_where_the_compiler_puts_them),
        TEST(anonymous_members_are_looked_through),
        TEST(unknown_paths_have_no_field),
        TEST(bit_fields_have_their_place_and_width),
        TEST(enums_have_their_constants),
        TEST(characters_and_signs_are_known),
        TEST(arrays_have_length_and_element),
        TEST(pointers_lead_back_to_the_same_struct),
        TEST(every_spelling_finds_the_struct),
        TEST(declarators_are_spelled_as_in_c),
        TEST(a_long_chain_of_structs_is_read),
    };
    return cmocka_run_group_tests_name("types", tests, NULL, NULL);
}
