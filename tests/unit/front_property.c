/* Properties read from C: where each parameter's values come from, in words and
 * as sources, and what is said where they cannot come from anywhere. */
#include "front_bench.h"
#include "model/property.h"

static void resolve(struct bench *bench, const char *name, struct property *property)
{
    if (!property_resolve(&bench->program, get_function(bench, name), property, &bench->error))
        fail_msg("%s", bench->error.message.s);
}

/* Reads text, in which function 'p' is the property, and compares the
 * descriptions of its parameters, one in a line. */
static void expect_sources(struct bench *bench, const char *text, const char *wanted)
{
    if (!bench->files[0])
        use(bench, "subject.c");
    put(bench, "subject.c", text);
    must_read(bench);
    struct property property;
    resolve(bench, "p", &property);
    struct text found = TEXT_INIT;
    for (size_t i = 0; i < property.function->parameter_count; i++) {
        text_add(&found, i ? "\n" : "");
        property_describe_source(&property, i, &found);
    }
    if (strcmp(found.s, wanted) != 0)
        fail_msg("%s\ngives\n%s\ninstead of\n%s", text, found.s, wanted);
    text_release(&found);
}

static void expect_refusal(struct bench *bench, const char *text, const char *part)
{
    if (!bench->files[0])
        use(bench, "subject.c");
    put(bench, "subject.c", text);
    must_read(bench);
    struct property property;
    assert_false(property_resolve(&bench->program, get_function(bench, "p"), &property, &bench->error));
    assert_int_equal(bench->error.kind, ERROR_INPUT);
    if (!strstr(bench->error.message.s, part))
        fail_msg("'%s' is not in: %s", part, bench->error.message.s);
    error_release(&bench->error);
    bench->error = (struct error)ERROR_INIT;
}

#define HEAD "#include <assay.h>\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"
#define LIST HEAD "struct list { struct list *next; int key; };\n"

/* --- scalars --- */

static void scalars_are_drawn_by_type_and_range(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   HEAD "enum mood { CALM, BUSY };\n"
                        "ASSAY_PROPERTY bool p(int a, char b ASSAY_IN('a', 'z'), bool c, enum mood d, double e,\n"
                        "    float f ASSAY_IN(-1, 1), enum mood g ASSAY_IN(0, 3), uint8_t h, long double i) { return a; }\n",
                   "a: any int\nb: 97..122\nc: false, true\nd: constants of enum mood\ne: any double\nf: -1..1\ng: 0..3\n"
                   "h: any unsigned char\ni: any long double");
    struct property property;
    resolve(bench, "p", &property);
    assert_true(property.returns_result && property.may_check);
    assert_int_equal(property.sources[0].kind, SOURCE_INTEGER);
    assert_false(property.sources[0].has_range);
    assert_int_equal(property.sources[0].length, NO_PARAMETER);
    assert_int_equal(property.sources[1].kind, SOURCE_INTEGER);
    assert_true(property.sources[1].has_range && property.sources[1].lo == 'a' && property.sources[1].hi == 'z');
    assert_int_equal(property.sources[5].kind, SOURCE_FLOAT);
    assert_true(property.sources[5].has_range && property.sources[5].lo == -1);
    assert_int_equal(property.sources[6].kind, SOURCE_INTEGER);
}

static void a_property_needs_no_parameters(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench, HEAD "ASSAY_PROPERTY static void p(void) {}\n", "");
    struct property property;
    resolve(bench, "p", &property);
    assert_false(property.returns_result || property.may_check || property_is_scoped(&property));
}

static void results_that_say_nothing_are_refused(void **state)
{
    struct bench *bench = *state;
    expect_refusal(bench, HEAD "ASSAY_PROPERTY double p(int a) { return a; }\n",
                   "subject.c:5: property 'p' returns 'double': a property returns void, or bool or an integer");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void *p(int a) { return &a + 1; }\n", "returns 'void *'");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(int a, ...) { (void)a; }\n", "property 'p' takes '...'");
    expect_sources(bench, HEAD "ASSAY_PROPERTY unsigned long p(int a) { return a; }\n", "a: any int");
}

/* --- pointers, strings, arrays --- */

static void pointers_are_strings_arrays_or_one_object(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   HEAD "ASSAY_PROPERTY void p(const char *s, char *buf, size_t buf_len, int *one, const int *a, int n,\n"
                        "    const void *data, unsigned long size, bool flags[], short count) {}\n",
                   "s: string\nbuf: array of buf_len char\nbuf_len: length of buf\none: pointer to any int\n"
                   "a: array of n int\nn: length of a\ndata: array of size unsigned char\nsize: length of data\n"
                   "flags: array of count _Bool\ncount: length of flags");
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(property.sources[1].kind, SOURCE_ARRAY);
    assert_int_equal(property.sources[1].length, 2);
    assert_int_equal(property.sources[2].kind, SOURCE_LENGTH);
    assert_int_equal(property.sources[2].array, 1);
    assert_int_equal(property.sources[6].element->kind, SOURCE_INTEGER);
    assert_int_equal(property.sources[6].element->type->size, 1);
    assert_false(property.sources[6].element->type->is_signed);
}

static void arrays_of_strings_and_structs_are_drawn(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   HEAD "struct point { int x, y; };\nASSAY_PROPERTY void p(char **words, int count, struct point *points,\n"
                        "    size_t npoints, int grid[2][3], int (*rows)[4], int n) {}\n",
                   "words: array of count char *\ncount: length of words\npoints: array of npoints struct point\n"
                   "npoints: length of points\ngrid: pointer to array of 2 int[3]\nrows: array of n int[4]\nn: length of rows");
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(property.sources[0].element->kind, SOURCE_STRING);
    assert_int_equal(property.sources[2].element->kind, SOURCE_STRUCT);
    const struct source *grid = &property.sources[4];
    assert_int_equal(grid->element->kind, SOURCE_CELLS);
    assert_int_equal(grid->element->type->length, 2);
    assert_int_equal(grid->element->type->size, sizeof(int[2][3]));
    assert_int_equal(grid->element->element->kind, SOURCE_CELLS);
}

static void a_length_may_come_first_where_the_array_names_it(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench, HEAD "ASSAY_PROPERTY void p(int total, int a[total], int x) {}\n",
                   "total: length of a\na: array of total int\nx: any int");
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(property.sources[1].length, 0);
    assert_int_equal(property.sources[0].array, 1);
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(int n, int a[n], int b[n]) {}\n",
                   "'b' of property 'p' is an array whose length is not the parameter before it");
}

static void lengths_may_be_bounded(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench, HEAD "ASSAY_PROPERTY void p(bool *a, size_t n ASSAY_IN(1, 5)) {}\n",
                   "a: array of n _Bool\nn: length of a, 1..5");
    struct property property;
    resolve(bench, "p", &property);
    assert_true(property.sources[0].has_range && property.sources[0].lo == 1 && property.sources[0].hi == 5);
    assert_false(property_is_scoped(&property));
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(bool *a, int n ASSAY_IN(-1, 5)) {}\n",
                   "'a' of property 'p' has the length 'n', which cannot be below 0");
}

/* --- what a length is called --- */

static bool is_length(struct bench *bench, const char *array, const char *name)
{
    if (!bench->files[0])
        use(bench, "subject.c");
    char *text = mem_format("#include <assay.h>\nASSAY_PROPERTY void p(const int *%s, int %s) {}\n", array, name);
    put(bench, "subject.c", text);
    mem_free(text);
    must_read(bench);
    struct property property;
    resolve(bench, "p", &property);
    return property.sources[1].kind == SOURCE_LENGTH;
}

static void lengths_are_known_by_their_names(void **state)
{
    struct bench *bench = *state;
    static const char *const lengths[] = {
        "n", "N", "len", "length", "size", "count", "num", "nmemb", "n_items", "buf_len", "keyCount", "nbytes", "numKeys",
        "num_keys", "key_n", "bufLen", "buflen", "datasize", "n2", "nItems", "array_length", "size_of_a", "nxs",
    };
    static const char *const others[] = {
        "key", "next", "needle", "number", "discount", "account", "node", "i", "k", "nil", "numeral", "min",
    };
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        if (!is_length(bench, "xs", lengths[i]))
            fail_msg("'%s' is a length", lengths[i]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (is_length(bench, "xs", others[i]))
            fail_msg("'%s' is no length", others[i]);
}

static void a_length_is_an_integer_directly_behind(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench, HEAD "ASSAY_PROPERTY void p(int *a, double n, int *b, int x, int len) {}\n",
                   "a: pointer to any int\nn: any double\nb: pointer to any int\nx: any int\nlen: any int");
    expect_sources(bench,
                   HEAD "ASSAY_GENERATOR int three(void) { return 3; }\nASSAY_PROPERTY void p(int *a, int n ASSAY_OF(three)) {}\n",
                   "a: pointer to any int\nn: what three makes");
}

/* --- structs --- */

static void the_only_predicate_of_a_struct_is_taken(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   LIST "bool list_ok(const struct list *l) { return !l->next; }\n"
                        "ASSAY_PROPERTY bool p(struct list *l, struct list v, const struct list *c, int n) { return l->key; }\n"
                        "ASSAY_PROPERTY bool q(struct list *l) { return l->key; }\n",
                   "l: structures that list_ok accepts\nv: structures that list_ok accepts\n"
                   "c: structures that list_ok accepts\nn: any int");
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(property.sources[0].kind, SOURCE_PREDICATE);
    assert_string_equal(property.sources[0].function->name, "list_ok");
    assert_null(property.sources[0].space);
    assert_false(property.sources[0].by_value);
    assert_true(property.sources[1].by_value);
    assert_true(property_is_scoped(&property));
}

static void helpers_give_way_to_the_predicate(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   LIST "bool list_ok(const struct list *l) { return !l->next; }\n"
                        "int list_length(const struct list *l) { return l->key; }\n"
                        "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "l: structures that list_ok accepts");
    expect_sources(bench,
                   LIST "static bool sorted(struct list *l) { return !l->next; }\n"
                        "bool list_ok(struct list *l) { return sorted(l); }\nint list_length(struct list *l) { return l->key; }\n"
                        "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "l: structures that list_ok accepts");
    expect_sources(bench,
                   LIST "static int sorted(struct list *l) { return !l->next; }\nint list_ok(struct list *l) { return sorted(l); }\n"
                        "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "l: structures that list_ok accepts");
    expect_sources(bench,
                   LIST "bool a(struct list *l) { return !l->next; }\nbool b(struct list *l) { return !l->key; }\n"
                        "ASSAY_SPACE(a, n) { assay_pool(struct list, n); }\nASSAY_PROPERTY void p(struct list *l) {}\n",
                   "l: structures that a accepts");
    struct property property;
    resolve(bench, "p", &property);
    assert_string_equal(property.sources[0].space->predicate, "a");
}

static void generators_serve_their_type(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   LIST "union u { int a; float b; };\nbool list_ok(const struct list *l) { return !l->next; }\n"
                        "ASSAY_GENERATOR struct list *some(void) { return 0; }\n"
                        "ASSAY_GENERATOR union u some_u(void) { union u u = {0}; return u; }\n"
                        "ASSAY_GENERATOR void *anything(void) { return 0; }\n"
                        "ASSAY_GENERATOR int even(void) { return 2 * (int)assay_choose(0, 3); }\n"
                        "ASSAY_PROPERTY void p(const struct list *l, union u u, int a, int b ASSAY_OF(even), void *c,\n"
                        "    struct list *d ASSAY_OF(list_ok)) {}\n",
                   "l: what some makes\nu: what some_u makes\na: any int\nb: what even makes\nc: what anything makes\n"
                   "d: structures that list_ok accepts");
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(property.sources[0].kind, SOURCE_GENERATOR);
    assert_string_equal(property.sources[0].function->name, "some");
}

static void only_generators_and_bounded_parts_do_not_grow(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   LIST "ASSAY_GENERATOR struct list *some(void) { return 0; }\nstruct pair { bool a; bool b[3]; };\n"
                        "ASSAY_PROPERTY void p(struct list *l, int k ASSAY_IN(0, 9), struct pair v, struct pair *q, int (*f)(int)) {}\n",
                   "l: what some makes\nk: 0..9\nv: struct pair, member by member\nq: pointer to struct pair, member by member\n"
                   "f: simple functions, int (*)(int)");
    struct property property;
    resolve(bench, "p", &property);
    assert_false(property_is_scoped(&property));
    expect_sources(bench, HEAD "struct pair { bool a; int b[3]; };\nASSAY_PROPERTY void p(struct pair *q) {}\n",
                   "q: pointer to struct pair, member by member");
    resolve(bench, "p", &property);
    assert_true(property_is_scoped(&property));
}

static void several_sources_are_listed(void **state)
{
    struct bench *bench = *state;
    expect_refusal(bench,
                   LIST "bool b(struct list *l) { return !l->next; }\nbool a(struct list *l) { return !l->key; }\n"
                        "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "'l' of property 'p' has several predicates or generators; choose one: struct list *l ASSAY_OF(b)\n  ");
    expect_refusal(bench,
                   LIST "bool b(struct list *l) { return !l->next; }\nASSAY_SPACE(b, n) { assay_pool(struct list, n); }\n"
                        "ASSAY_GENERATOR struct list *some(void) { return 0; }\nASSAY_PROPERTY void p(struct list *l) {}\n",
                   "subject.c:8: generator some");
}

static void a_wrong_source_is_explained(void **state)
{
    struct bench *bench = *state;
    expect_refusal(bench,
                   LIST "bool list_ok(struct list *l) { return !l->next; }\nASSAY_PROPERTY void p(struct list *l ASSAY_OF(list_okay)) {}\n",
                   "'l' of property 'p' has ASSAY_OF(list_okay), and there is no function 'list_okay'; did you mean 'list_ok'?");
    expect_refusal(bench,
                   LIST "bool two(struct list *l, int k) { return l->key == k; }\nASSAY_PROPERTY void p(struct list *l ASSAY_OF(two)) {}\n",
                   "that function (");
    expect_refusal(bench,
                   LIST "bool two(struct list *l, int k) { return l->key == k; }\nASSAY_PROPERTY void p(struct list *l ASSAY_OF(two)) {}\n",
                   "returns _Bool, takes (struct list *, int); what fits is a predicate, 'bool two(const struct list *)', or a "
                   "function marked ASSAY_GENERATOR that returns 'struct list *' and takes nothing");
    expect_refusal(bench,
                   LIST "ASSAY_GENERATOR long some(void) { return 1; }\nASSAY_PROPERTY void p(int x ASSAY_OF(some)) {}\n",
                   "is a generator that returns long, takes (void); what fits is a function marked ASSAY_GENERATOR that returns "
                   "'int'");
    expect_refusal(bench, HEAD "int even(void) { return 2; }\nASSAY_PROPERTY void p(int x ASSAY_OF(even)) {}\n",
                   "what fits is a function marked ASSAY_GENERATOR");
    expect_refusal(bench, LIST "bool list_ok(struct list *l);\nASSAY_PROPERTY void p(struct list *l ASSAY_OF(list_ok)) {}\n",
                   "defined in none of the files read: add the file that defines it with --source");
    expect_refusal(bench,
                   LIST "ASSAY_GENERATOR struct list *some(int n) { return 0; }\nASSAY_PROPERTY void p(struct list *l) {}\n",
                   "which takes parameters: a generator takes none");
    expect_refusal(bench,
                   HEAD "ASSAY_GENERATOR int even(void) { return 2; }\n"
                        "ASSAY_PROPERTY void p(int x ASSAY_OF(even) ASSAY_IN(0, 4)) {}\n",
                   "has ASSAY_OF and ASSAY_IN: its values can come from one of them only");
    expect_refusal(bench, HEAD "struct hidden;\nbool hidden_ok(struct hidden *h) { return h; }\nASSAY_PROPERTY void p(struct hidden *h) {}\n",
                   "cannot come from predicate 'hidden_ok': what is in 'struct hidden' is declared in none of the files read");
}

static void of_static_sources_the_property_has_its_own(void **state)
{
    struct bench *bench = *state;
    put(bench, "list.h", LIST);
    put_and_use(bench, "a.c", "#include \"list.h\"\nstatic bool ok(struct list *l) { return !l->next; }\nbool u(void) { return ok(0); }\n");
    put_and_use(bench, "b.c", "#include \"list.h\"\nstatic bool ok(struct list *l) { return !l->key; }\n"
                              "ASSAY_PROPERTY void p(struct list *l ASSAY_OF(ok)) { ok(l); }\n");
    must_read(bench);
    struct property property;
    resolve(bench, "p", &property);
    assert_string_equal(property.sources[0].function->file, bench->files[1]);
}

static void plain_structs_are_drawn_member_by_member(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   HEAD "enum mood { CALM, BUSY };\n"
                        "struct plain { int a; bool b : 1; unsigned c : 3; enum mood d; double e; const char *s; char t[8];\n"
                        "    struct { short x; union { int i; float f; } u; } in; struct { int y; }; int (*cb)(int); int m[2][2]; };\n"
                        "ASSAY_PROPERTY void p(struct plain *a, struct plain b) {}\n",
                   "a: pointer to struct plain, member by member; zero: 'u'\nb: struct plain, member by member; zero: 'u'");
    struct property property;
    resolve(bench, "p", &property);
    const struct source *plain = property.sources[0].element;
    assert_int_equal(property.sources[0].kind, SOURCE_POINTER);
    assert_int_equal(plain->kind, SOURCE_STRUCT);
    assert_int_equal(plain->member_count, 11);
    static const enum source_kind kinds[] = {SOURCE_INTEGER, SOURCE_BOOL,   SOURCE_INTEGER, SOURCE_ENUM,
                                             SOURCE_FLOAT,   SOURCE_STRING, SOURCE_CELLS,   SOURCE_STRUCT,
                                             SOURCE_STRUCT,  SOURCE_FUNCTION, SOURCE_CELLS};
    for (size_t i = 0; i < 11; i++) {
        assert_int_equal(plain->members[i].kind, kinds[i]);
        assert_ptr_equal(plain->members[i].field, &plain->type->fields[i]);
    }
    assert_int_equal(plain->members[2].field->bit_width, 3);
    assert_int_equal(plain->members[7].members[1].kind, SOURCE_NOTHING);
    assert_int_equal(property.sources[1].kind, SOURCE_STRUCT);
}

static void what_cannot_be_drawn_is_explained(void **state)
{
    struct bench *bench = *state;
    expect_refusal(bench, LIST "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "subject.c:6: 'l' of property 'p' has no predicate or generator for 'struct list', and its member 'next' is a "
                   "pointer; write one of them:\n  bool list_ok(const struct list *) { … }");
    expect_refusal(bench, LIST "ASSAY_PROPERTY void p(struct list *l) {}\n",
                   "\n  ASSAY_GENERATOR struct list *some_list(void) { … }");
    expect_refusal(bench, LIST "struct box { struct list in; };\nASSAY_PROPERTY void p(struct box b) {}\n",
                   "its member 'next' is a pointer (in 'in')");
    expect_refusal(bench, HEAD "struct tail { int n; char text[]; };\nASSAY_PROPERTY void p(struct tail *t) {}\n",
                   "its member 'text' has no fixed length");
    expect_refusal(bench, HEAD "struct hidden;\nASSAY_PROPERTY void p(struct hidden *h) {}\n",
                   "what is in it is declared in none of the files read; write a generator:");
    expect_refusal(bench, HEAD "union u { int a; float b; };\nASSAY_PROPERTY void p(union u u) {}\n",
                   "'u' of property 'p' is 'union u': nobody knows which member of a union to draw; write a generator:\n"
                   "  ASSAY_GENERATOR union u some_value(void)");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(void *data) {}\n", "'data' of property 'p' is 'void *': nobody knows");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(int **rows) {}\n", "a pointer to a pointer cannot be drawn");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(int **rows, int n) {}\n", "is 'int **', and 'int *' in it:");
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(__int128 big) {}\n", "values of this type cannot be drawn");
}

/* --- functions --- */

static void functions_are_registered_once_for_each_type(void **state)
{
    struct bench *bench = *state;
    expect_sources(bench,
                   HEAD "typedef int order(const void *, const void *);\nstruct table { order *compare; int n; };\n"
                        "ASSAY_PROPERTY void p(order f, int (*g)(const void *, const void *), void (*h)(void), struct table t) {}\n",
                   "f: simple functions, int (*)(const void *, const void *)\ng: simple functions, int (*)(const void *, const void *)\n"
                   "h: simple functions, void (*)(void)\nt: struct table, member by member");
    assert_int_equal(bench->program.function_pools.count, 2);
    struct property property;
    resolve(bench, "p", &property);
    assert_int_equal(bench->program.function_pools.count, 2);
    assert_ptr_equal(bench->program.function_pools.items[0].type, property.sources[0].type->target);
    assert_ptr_equal(bench->program.function_pools.items[1].type, property.sources[2].type->target);
}

static void functions_that_cannot_be_made_are_refused(void **state)
{
    struct bench *bench = *state;
    expect_refusal(bench, HEAD "ASSAY_PROPERTY void p(int (*f)(const char *, ...)) {}\n",
                   "'f' of property 'p' needs functions of type 'int (*)(const char *, ...)', which Assay cannot make: it takes "
                   "'...'");
    expect_refusal(bench, HEAD "struct s { int x; };\nASSAY_PROPERTY void p(struct s (*f)(int)) {}\n", "it returns a struct or union");
    expect_refusal(bench, HEAD "struct s { int x; };\nASSAY_PROPERTY void p(int (*f)(struct s)) {}\n", "it takes a struct or union");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(scalars_are_drawn_by_type_and_range),
        TEST(a_property_needs_no_parameters),
        TEST(results_that_say_nothing_are_refused),
        TEST(pointers_are_strings_arrays_or_one_object),
        TEST(arrays_of_strings_and_structs_are_drawn),
        TEST(a_length_may_come_first_where_the_array_names_it),
        TEST(lengths_may_be_bounded),
        TEST(lengths_are_known_by_their_names),
        TEST(a_length_is_an_integer_directly_behind),
        TEST(the_only_predicate_of_a_struct_is_taken),
        TEST(helpers_give_way_to_the_predicate),
        TEST(generators_serve_their_type),
        TEST(only_generators_and_bounded_parts_do_not_grow),
        TEST(several_sources_are_listed),
        TEST(a_wrong_source_is_explained),
        TEST(of_static_sources_the_property_has_its_own),
        TEST(plain_structs_are_drawn_member_by_member),
        TEST(what_cannot_be_drawn_is_explained),
        TEST(functions_are_registered_once_for_each_type),
        TEST(functions_that_cannot_be_made_are_refused),
    };
    return cmocka_run_group_tests_name("property", tests, NULL, NULL);
}
