/* The reader against the compiler: what it says of types, functions and flags
 * is compared with what this file itself is compiled to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/process.h"
#include "front/c/reader.h"
#include "front_shapes.h"

/* --- files to read --- */

struct bench {
    char directory[64];
    struct program program;
    struct error error;
    const char *files[8];
    const char *flags[8];
    const char *database;
    size_t given;
};

static char *here(void)
{
    char *directory = path_directory(__FILE__);
    char *absolute = path_absolute(directory);
    mem_free(directory);
    return absolute;
}

static int set_up(void **state)
{
    struct bench *bench = mem_alloc(sizeof *bench);
    bench->error = (struct error)ERROR_INIT;
    snprintf(bench->directory, sizeof bench->directory, "/tmp/assay-reader-XXXXXX");
    assert_non_null(mkdtemp(bench->directory));
    *state = bench;
    return 0;
}

static int tear_down(void **state)
{
    struct bench *bench = *state;
    program_release(&bench->program);
    error_release(&bench->error);
    for (size_t i = 0; bench->files[i]; i++)
        mem_free((void *)bench->files[i]);
    file_remove_tree(bench->directory);
    mem_free(bench);
    return 0;
}

static void put(struct bench *bench, const char *name, const char *text)
{
    char *path = path_join(bench->directory, name);
    assert_true(file_write(path, text, strlen(text), &bench->error));
    mem_free(path);
}

/* Adds a file to those that are read. */
static const char *use(struct bench *bench, const char *name)
{
    size_t count = 0;
    while (bench->files[count])
        count++;
    bench->files[count] = path_join(bench->directory, name);
    bench->given = count + 1;
    return bench->files[count];
}

static const char *put_and_use(struct bench *bench, const char *name, const char *text)
{
    put(bench, name, text);
    return use(bench, name);
}

static bool try_read(struct bench *bench)
{
    char *unit = here();
    char *include = path_join(unit, "../../include");
    struct reader_options options = {
        .files = bench->files,
        .given_files = bench->given,
        .flags = bench->flags,
        .database = bench->database,
        .include_directory = include,
    };
    program_release(&bench->program);
    bool done = reader_read(&options, &bench->program, &bench->error);
    mem_free(include);
    mem_free(unit);
    return done;
}

static void must_read(struct bench *bench)
{
    if (!try_read(bench))
        fail_msg("%s", bench->error.message.s);
}

static void must_fail(struct bench *bench, enum error_kind kind, const char *part)
{
    assert_false(try_read(bench));
    assert_int_equal(bench->error.kind, kind);
    if (!strstr(bench->error.message.s, part))
        fail_msg("'%s' is not in: %s", part, bench->error.message.s);
    assert_int_equal(bench->program.functions.count, 0);
}

static void read_text(struct bench *bench, const char *text)
{
    put_and_use(bench, "subject.c", text);
    must_read(bench);
}

static void read_shapes(struct bench *bench)
{
    char *directory = here();
    char *text = mem_format("#include \"%s/front_shapes.h\"\n", directory);
    read_text(bench, text);
    mem_free(text);
    mem_free(directory);
}

static const struct type *get_struct(struct bench *bench, const char *spelling)
{
    const struct type *type = program_struct(&bench->program, spelling);
    if (!type)
        fail_msg("no type '%s'", spelling);
    return type;
}

static const struct field *get_field(const struct type *type, const char *path, uint64_t *offset)
{
    const struct field *field = type_field(type, path, offset);
    if (!field)
        fail_msg("no field '%s' in '%s'", path, type->name);
    return field;
}

static const struct function *get_function(struct bench *bench, const char *name)
{
    const struct function *function = program_function(&bench->program, name);
    if (!function)
        fail_msg("no function '%s'", name);
    return function;
}

/* --- types --- */

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

/* --- functions --- */

static void functions_say_where_they_stand_and_what_they_take(void **state)
{
    struct bench *bench = *state;
    put(bench, "own.h", "struct t { int x; };\nstatic inline int in_header(void) { return 1; }\nint outside(int);\n");
    read_text(bench, "#include <string.h>\n#include \"own.h\"\n"
                     "int declared(int, char *name);\n"
                     "static int hidden(const struct t *t, int cells[8], int f(void)) { return t && cells && f; }\n"
                     "int  check(struct t *t, ...) { return hidden(t, 0, 0); }\n");
    const struct function *check = get_function(bench, "check");
    assert_string_equal(check->file, bench->files[0]);
    assert_int_equal(check->line, 5);
    assert_int_equal(check->column, 6);
    assert_true(check->defined && check->in_given_file && check->is_variadic && !check->is_static);
    const struct function *hidden = get_function(bench, "hidden");
    assert_true(hidden->is_static);
    assert_int_equal(hidden->parameter_count, 3);
    assert_string_equal(hidden->parameters[0].name, "t");
    assert_true(hidden->parameters[0].type->target_const);
    assert_string_equal(hidden->parameters[1].type->name, "int *");
    assert_string_equal(hidden->parameters[2].type->name, "int (*)(void)");
    const struct function *declared = get_function(bench, "declared");
    assert_false(declared->defined);
    assert_string_equal(declared->parameters[0].name, "arg1");
    assert_string_equal(declared->parameters[1].name, "name");
    const struct function *in_header = get_function(bench, "in_header");
    assert_true(in_header->defined && !in_header->in_given_file);
    assert_null(program_function(&bench->program, "strlen"));
}

static void ranges_are_evaluated(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "#include <assay.h>\n#include <limits.h>\n#define LOW -3\nenum { TEN = 10 };\n"
                     "struct pair { long a, b; };\n"
                     "int f(int a ASSAY_IN(0, 8), int b ASSAY_IN(LOW, TEN * 2), char c ASSAY_IN('a', 'z'),\n"
                     "      unsigned long d ASSAY_IN(0x10, sizeof(struct pair)), int e, int g ASSAY_IN(INT_MIN, INT_MAX));\n"
                     "int g(int key ASSAY_IN(-5, -2));\n"
                     "int g(int key) { return key; }\n");
    const struct parameter *p = get_function(bench, "f")->parameters;
    assert_true(p[0].has_range && p[0].lo == 0 && p[0].hi == 8);
    assert_true(p[1].has_range && p[1].lo == -3 && p[1].hi == 20);
    assert_true(p[2].has_range && p[2].lo == 'a' && p[2].hi == 'z');
    assert_true(p[3].has_range && p[3].lo == 16 && p[3].hi == 16);
    assert_false(p[4].has_range);
    assert_true(p[5].has_range && p[5].lo == INT32_MIN && p[5].hi == INT32_MAX);
    const struct parameter *key = get_function(bench, "g")->parameters;
    assert_true(key->has_range && key->lo == -5 && key->hi == -2);
}

static void wrong_ranges_are_refused(void **state)
{
    struct bench *bench = *state;
    static const char *const cases[][2] = {
        {"int f(int a ASSAY_IN(0, missing));", "subject.c:2:11: ASSAY_IN(0, missing) of 'a' cannot be evaluated: use of undeclared identifier 'missing'"},
        {"int v; int f(int a ASSAY_IN(0, v));", "cannot be evaluated"},
        {"int f(int a ASSAY_IN(0, 1.5));", "needs integers, and '1.5' is none"},
        {"int f(int a ASSAY_IN(3, 2));", "is empty"},
        {"int f(unsigned char a ASSAY_IN(0, 256));", "do not fit 'unsigned char'"},
        {"int f(unsigned a ASSAY_IN(-1, 2));", "do not fit 'unsigned int'"},
        {"int f(_Bool a ASSAY_IN(0, 2));", "do not fit '_Bool'"},
        {"int f(int *a ASSAY_IN(0, 2));", "is for numbers, and its type is 'int *'"},
        {"int f(unsigned long a ASSAY_IN(0, 0xFFFFFFFFFFFFFFFF));", "is too large"},
        {"int f(int a ASSAY_IN(0, \"\"));", "needs integers"},
    };
    use(bench, "subject.c");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *text = mem_format("#include <assay.h>\n%s\n", cases[i][0]);
        put(bench, "subject.c", text);
        mem_free(text);
        must_fail(bench, ERROR_INPUT, cases[i][1]);
        error_release(&bench->error);
        bench->error = (struct error)ERROR_INIT;
    }
}

static void spaces_are_found_and_are_no_functions(void **state)
{
    struct bench *bench = *state;
    put(bench, "list.h", "#ifndef L\n#define L\n#include <assay.h>\nstruct list { int n; };\nint ok(struct list *);\n"
                         "ASSAY_SPACE(ok, n) { assay_pool(struct list, n); }\n#endif\n");
    put_and_use(bench, "a.c", "#include \"list.h\"\nint ok(struct list *l) { return l->n; }\n");
    put_and_use(bench, "b.c", "#include \"list.h\"\n");
    must_read(bench);
    assert_int_equal(bench->program.spaces.count, 1);
    const struct space_function *space = bench->program.spaces.items[0];
    assert_string_equal(space->predicate, "ok");
    assert_non_null(strstr(space->file, "list.h"));
    assert_int_equal(space->line, 6);
    assert_null(program_function(&bench->program, space->symbol));
    put(bench, "b.c", "#include \"list.h\"\n#include <assay.h>\n");
    put(bench, "a.c", "#include <assay.h>\nstruct list { int n; };\nASSAY_SPACE(ok, k) { assay_pool(struct list, k); }\n");
    must_fail(bench, ERROR_INPUT, "ASSAY_SPACE(ok) is there already: see ");
}

/* --- several units --- */

static void one_struct_of_two_units_is_one_type(void **state)
{
    struct bench *bench = *state;
    put(bench, "tree.h", "struct node { struct node *l, *r; struct payload *p; struct { int u; } in; };\n"
                         "static inline int helper(struct node *n) { return !n; }\n");
    put_and_use(bench, "a.c", "#include \"tree.h\"\nint fa(struct node *n) { return helper(n); }\n");
    put_and_use(bench, "b.c", "struct payload { int x; };\n#include \"tree.h\"\nint fb(struct node *n) { return helper(n); }\n");
    must_read(bench);
    const struct type *node = get_struct(bench, "struct node");
    assert_ptr_equal(get_function(bench, "fa")->parameters[0].type->target, node);
    assert_ptr_equal(get_function(bench, "fb")->parameters[0].type->target, node);
    assert_ptr_equal(get_function(bench, "fa")->parameters[0].type, get_function(bench, "fb")->parameters[0].type);
    const struct type *payload = get_field(node, "p", NULL)->type->target;
    assert_true(payload->complete);
    assert_ptr_equal(payload, get_struct(bench, "struct payload"));
    assert_int_equal(bench->program.structs.count, 3);
    size_t helpers = 0;
    for (size_t i = 0; i < bench->program.functions.count; i++)
        helpers += strcmp(bench->program.functions.items[i]->name, "helper") == 0;
    assert_int_equal(helpers, 1);
}

static void different_structs_of_one_name_stay_apart(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct item { int x; };\nstruct box { struct item *i; };\nint fa(struct box *b) { return !b; }\n"
                              "static int same(struct item *i) { return !i; }\nint ua(struct item *i) { return same(i); }\n");
    put_and_use(bench, "b.c", "struct item { long x; };\nstruct box { struct item *i; };\nint fb(struct box *b) { return !b; }\n"
                              "static int same(struct item *i) { return !!i; }\nint ub(struct item *i) { return same(i); }\n");
    must_read(bench);
    const struct type *a = get_function(bench, "fa")->parameters[0].type->target;
    const struct type *b = get_function(bench, "fb")->parameters[0].type->target;
    assert_ptr_not_equal(a, b);
    assert_int_equal(a->fields[0].type->target->size, sizeof(int));
    assert_int_equal(b->fields[0].type->target->size, sizeof(long));
    assert_ptr_equal(get_struct(bench, "struct item"), a->fields[0].type->target);
    assert_int_equal(bench->program.structs.count, 4);
    size_t same = 0;
    for (size_t i = 0; i < bench->program.functions.count; i++)
        same += strcmp(bench->program.functions.items[i]->name, "same") == 0;
    assert_int_equal(same, 2);
}

static void sources_are_defined_but_not_given(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "int fa(int);\nint fb(int x);\nint fa(int x) { return fb(x); }\n");
    put_and_use(bench, "b.c", "int fb(int y) { return y; }\n");
    bench->given = 1;
    must_read(bench);
    assert_true(get_function(bench, "fa")->in_given_file);
    const struct function *fb = get_function(bench, "fb");
    assert_true(fb->defined && !fb->in_given_file);
    assert_string_equal(fb->file, bench->files[1]);
    assert_string_equal(fb->parameters[0].name, "y");
}

static void every_file_read_is_a_dependency(void **state)
{
    struct bench *bench = *state;
    put(bench, "own.h", "#include <stddef.h>\n");
    read_text(bench, "#include \"own.h\"\n#include \"own.h\"\n");
    size_t own = 0, standard = 0, itself = 0;
    for (size_t i = 0; i < bench->program.dependencies.count; i++) {
        const char *path = bench->program.dependencies.items[i];
        assert_true(file_exists(path));
        own += strcmp(path_base(path), "own.h") == 0;
        standard += strcmp(path_base(path), "stddef.h") == 0;
        itself += strcmp(path, bench->files[0]) == 0;
    }
    assert_int_equal(own, 1);
    assert_int_equal(standard, 1);
    assert_int_equal(itself, 1);
}

/* --- errors --- */

static void errors_in_a_file_are_the_compilers_words(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "subject.c", "int f(void)\n{\n    return missing;\n}\n");
    must_fail(bench, ERROR_INPUT, "subject.c:3:12: error: use of undeclared identifier 'missing'\n");
    assert_non_null(strstr(bench->error.message.s, "return missing;"));
    assert_non_null(strstr(bench->error.message.s, "           ^"));
    assert_null(strchr(bench->error.message.s, '\033'));
    assert_true(bench->error.message.s[bench->error.message.length - 1] != '\n');
}

static void warnings_are_not_shown(void **state)
{
    struct bench *bench = *state;
    bench->flags[0] = "-Wall";
    bench->flags[1] = "-Werror";
    read_text(bench, "int f(void) { int unused; return 1 == 1 == 1; }\n");
    assert_true(get_function(bench, "f")->defined);
}

static void files_that_cannot_be_read_are_named(void **state)
{
    struct bench *bench = *state;
    use(bench, "nothing.c");
    must_fail(bench, ERROR_INPUT, "nothing.c': No such file or directory");
    assert_memory_equal(bench->error.message.s, "cannot read '", 13);
}

static void a_directory_is_no_file(void **state)
{
    struct bench *bench = *state;
    use(bench, ".");
    must_fail(bench, ERROR_INPUT, "it is a directory, not a file");
}

static void a_text_file_is_not_c(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "notes.txt", "hello");
    must_fail(bench, ERROR_INPUT, "not a C file (its name must end in .c, .h or .i)");
}

/* --- flags --- */

static const char *const *flags_of(struct bench *bench, struct arena *arena, struct text *dropped)
{
    struct reader_options options = {.files = bench->files, .given_files = 1, .flags = bench->flags, .database = bench->database};
    const char *const **lists;
    if (!reader_flags(&options, arena, &lists, dropped, &bench->error))
        return NULL;
    return lists[0];
}

static void assert_flags(const char *const *flags, const char *expected)
{
    struct text text = TEXT_INIT;
    for (size_t i = 0; flags[i]; i++)
        text_addf(&text, "%s%s", i ? "|" : "", flags[i]);
    assert_string_equal(text.s, expected);
    text_release(&text);
}

static void flags_that_change_the_measured_are_dropped_and_told(void **state)
{
    struct bench *bench = *state;
    static const char *const given[] = {"-O2", "-DNDEBUG", "-flto=thin", "-Werror=all", "-march=native", "-fsanitize=address",
                                        "-c", "-o", "x.o", "-MMD", "-MF", "x.d", "-D", "NDEBUG=1", "-Iinc", "-DNDEBUGGER", "-march=haswell", NULL};
    put_and_use(bench, "a.c", "");
    struct reader_options options = {.files = bench->files, .given_files = 1, .flags = given};
    struct arena arena = ARENA_INIT;
    struct text dropped = TEXT_INIT;
    const char *const **lists;
    assert_true(reader_flags(&options, &arena, &lists, &dropped, &bench->error));
    assert_flags(lists[0], "-O2|-Iinc|-DNDEBUGGER|-march=haswell");
    assert_string_equal(dropped.s, "-DNDEBUG -flto=thin -Werror=all -march=native -fsanitize=address");
    text_release(&dropped);
    arena_release(&arena);
}

static void a_database_gives_flags_with_absolute_paths(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "int value = WIDTH;\n");
    struct text json = TEXT_INIT;
    text_addf(&json, "[{\"directory\": \"%s\", \"file\": \"other.c\", \"command\": \"cc other.c\", \"extra\": [1, {\"a\": null}]},\n"
                     " {\"directory\": \".\", \"file\": \"a.c\", \"output\": \"a.o\",\n"
                     "  \"command\": \"ccache gcc -DTEXT='\\\"two words\\\"' -DWIDTH=4\\\\ 0 -I sub -Iother -I/abs -isystem sys -O2 -o a.o -c a.c\"}]\n",
              bench->directory);
    put(bench, "compile_commands.json", json.s);
    text_release(&json);
    bench->database = bench->directory;
    bench->flags[0] = "-g";
    struct arena arena = ARENA_INIT;
    const char *const *flags = flags_of(bench, &arena, NULL);
    if (!flags)
        fail_msg("%s", bench->error.message.s);
    char *expected = mem_format("-DTEXT=\"two words\"|-DWIDTH=4 0|-I|%s/sub|-I%s/other|-I/abs|-isystem|%s/sys|-O2|-g",
                                bench->directory, bench->directory, bench->directory);
    assert_flags(flags, expected);
    mem_free(expected);
    arena_release(&arena);
}

static void the_database_decides_how_a_file_is_read(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct s { char c[WIDTH]; };\n");
    put(bench, "compile_commands.json", "[{\"directory\": \".\", \"file\": \"a.c\", \"arguments\": [\"cc\", \"-DWIDTH=12\", \"-c\", \"a.c\"]}]");
    char *database = path_join(bench->directory, "compile_commands.json");
    bench->database = database;
    must_read(bench);
    assert_int_equal(get_struct(bench, "struct s")->size, 12);
    put(bench, "compile_commands.json", "[]");
    must_fail(bench, ERROR_INPUT, "compile_commands.json': add it there, or give its flags with --cflags");
    bench->flags[0] = "-DWIDTH=7";
    must_read(bench);
    assert_int_equal(get_struct(bench, "struct s")->size, 7);
    mem_free(database);
}

static void a_broken_database_is_an_error_with_a_place(void **state)
{
    struct bench *bench = *state;
    static const char *const cases[][2] = {
        {"", "compile_commands.json:1:1: expected '['"},
        {"[\n {\"file\": \"a.c\"}]", ":2:16: expected \"directory\""},
        {"[{\"file\": 3}]", "expected a string"},
        {"[{\"file\": \"a\\q\"}]", "expected an escape"},
        {"[{\"file\": \"a", "expected the end of a string"},
        {"[{\"arguments\": [\"a\" \"b\"]}]", "expected ',' or ']'"},
        {"[{\"x\": [[[[}]", "expected a value"},
        {"[{\"file\": \"\\u00", "expected four hexadecimal digits"},
    };
    put_and_use(bench, "a.c", "");
    bench->database = bench->directory;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        put(bench, "compile_commands.json", cases[i][0]);
        must_fail(bench, ERROR_INPUT, cases[i][1]);
        error_release(&bench->error);
        bench->error = (struct error)ERROR_INIT;
    }
    bench->database = "/nonexistent/compile_commands.json";
    must_fail(bench, ERROR_INPUT, "cannot read '/nonexistent/compile_commands.json': No such file or directory");
}

/* --- broken files --- */

static const char sample[] =
    "#include <assay.h>\n"
    "typedef struct { unsigned a : 3, : 0; union { int x; float y[2][3]; }; } t;\n"
    "enum e { A, B = -1 };\n"
    "struct list { struct list *next; t (*f)(enum e, t[4]); char tail[]; };\n"
    "static int ok(const struct list *l, int k ASSAY_IN(A, 3 * 4), ...) { return l && k; }\n"
    "ASSAY_SPACE(ok, n) { assay_range(struct list, next, 0, n); }\n"
    "int user(struct list *l) { return ok(l, 1); }\n";

static void survive(struct bench *bench, const char *text)
{
    put(bench, "subject.c", text);
    if (!try_read(bench)) {
        assert_int_equal(bench->error.kind, ERROR_INPUT);
        assert_true(bench->error.message.length > 0);
    }
    error_release(&bench->error);
    bench->error = (struct error)ERROR_INIT;
}

static void broken_files_are_answered_with_an_error(void **state)
{
    struct bench *bench = *state;
    use(bench, "subject.c");
    unsigned long random = 7;
    for (int i = 0; i < 60; i++) {
        char *text = mem_strdup(sample);
        random = random * 6364136223846793005UL + 1442695040888963407UL;
        size_t place = (random >> 33) % (sizeof sample - 1);
        if (i % 2)
            text[place] = '\0';
        else
            text[place] = "{}()[];:,*#\"'\\\n x0"[(random >> 20) % 18];
        survive(bench, text);
        mem_free(text);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
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
        TEST(functions_say_where_they_stand_and_what_they_take),
        TEST(ranges_are_evaluated),
        TEST(wrong_ranges_are_refused),
        TEST(spaces_are_found_and_are_no_functions),
        TEST(one_struct_of_two_units_is_one_type),
        TEST(different_structs_of_one_name_stay_apart),
        TEST(sources_are_defined_but_not_given),
        TEST(every_file_read_is_a_dependency),
        TEST(errors_in_a_file_are_the_compilers_words),
        TEST(warnings_are_not_shown),
        TEST(files_that_cannot_be_read_are_named),
        TEST(a_directory_is_no_file),
        TEST(a_text_file_is_not_c),
        TEST(flags_that_change_the_measured_are_dropped_and_told),
        TEST(a_database_gives_flags_with_absolute_paths),
        TEST(the_database_decides_how_a_file_is_read),
        TEST(a_broken_database_is_an_error_with_a_place),
        TEST(broken_files_are_answered_with_an_error),
    };
    return cmocka_run_group_tests_name("reader", tests, NULL, NULL);
}
