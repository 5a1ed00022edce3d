/* Random spaces over all subjects, random inputs of them, every format: none
 * of it may do harm, and what JSON comes out must be balanced. */
#include "model_fixture.h"

#include "export/export.h"

static unsigned long seed = 1;

static unsigned long random_below(unsigned long limit)
{
    seed = seed * 6364136223846793005ul + 1442695040888963407ul;
    return (seed >> 33) % limit;
}

static const struct type *const subjects[] = {
    &node_type,  &bst_type,    &scale_type,   &gadget_type,          &vec_type,  &row_type,
    &table_type, &packet_type, &variant_type, &text_or_numbers_type, &huge_type,
};

static const char *const paths[] = {
    "left",
    "right",
    "key",
    "root",
    "size",
    "factor",
    "on",
    "in",
    "in.factor",
    "out.on",
    "color",
    "small",
    "bits",
    "more",
    "ratio",
    "exact",
    "element",
    "secret",
    "label",
    "name",
    "grid",
    "scales",
    "scales.factor",
    "buffer",
    "items",
    "length",
    "next",
    "count",
    "rows",
    "row_count",
    "used",
    "slots",
    "rows.count",
    "data",
    "kind",
    "as",
    "as.number",
    "as.tree",
    "as.scale.factor",
    "number",
    "scale",
    "big",
    "flag",
    "numbers",
    "text",
    "as.numbers",
    "as.text",
    "wide",
    "x",
    "",
    ".",
};
#define PATHS (sizeof paths / sizeof *paths)

/* A path that the struct has, most of the time. */
static const char *random_path(const struct type *type)
{
    for (int i = 0; i < 40; i++) {
        const char *path = paths[random_below(PATHS)];
        if (type_field(type, path, NULL))
            return path;
    }
    return paths[random_below(PATHS)];
}

static void state_something(void)
{
    const struct type *type = subjects[random_below(sizeof subjects / sizeof *subjects)];
    const char *path = random_path(type), *other = random_path(type);
    long long lo = (long long)random_below(5) - 1, count = (long long)random_below(4);
    switch (random_below(9)) {
    case 0:
        assay_bound_pool_(type->name, count);
        break;
    case 1:
    case 2:
        assay_bound_range_(type->name, path, lo, lo + (long long)random_below(4));
        break;
    case 3:
        assay_bound_values_(type->name, path, 3, (const long double[]){(long double)lo, 2, 0.5L * random_below(8)});
        break;
    case 4:
        assay_bound_nonnull_(type->name, path);
        break;
    case 5:
        assay_bound_array_(type->name, path, other, count);
        break;
    case 6:
        assay_bound_opaque_(type->name, path, count);
        break;
    case 7:
        assay_bound_strings_(type->name, path, 3, (const char *const[]){"a", NULL, "b\"\\\n"});
        break;
    default:
        assay_bound_union_(type->name, path, other, lo, paths[random_below(PATHS)]);
        break;
    }
}

static void assert_balanced(const char *json)
{
    char open[64];
    int depth = 0;
    bool quoted = false;
    for (const char *c = json; *c; c++) {
        if (quoted && *c == '\\') {
            c++;
        } else if (quoted) {
            quoted = *c != '"';
        } else if (*c == '"') {
            quoted = true;
        } else if (*c == '{' || *c == '[') {
            assert_true(depth < 64);
            open[depth++] = *c == '{' ? '}' : ']';
        } else if (*c == '}' || *c == ']') {
            assert_true(depth > 0 && open[--depth] == *c && c[-1] != ',');
        }
    }
    assert_true(depth == 0 && !quoted);
}

static void export_random_inputs(void)
{
    struct value_choice *choices = mem_array(layout.fields.count + 1, sizeof *choices);
    struct value_graph graph;
    value_graph_init(&graph, &layout);
    for (const struct export_format *const *format = export_formats(); *format; format++) {
        struct text out = TEXT_INIT;
        void *exporter = (*format)->begin(&layout, "source.c", &out);
        for (unsigned long long number = 1; number <= 3; number++) {
            for (uint32_t i = 0; i < layout.fields.count; i++)
                choices[i] = (struct value_choice){i, (uint32_t)random_below(layout.fields.items[i].count)};
            assert_true(value_graph_set(&graph, choices, layout.fields.count));
            (*format)->one(exporter, &graph, number, &out);
        }
        (*format)->end(exporter, 3, &out);
        assert_int_equal(strlen(out.s), out.length);
        if (strncmp((*format)->name, "json", 4) == 0)
            assert_balanced(out.s);
        text_release(&out);
    }
    value_graph_release(&graph);
    mem_free(choices);
}

static void check_guards(void)
{
    for (uint32_t i = 0; i < layout.fields.count; i++) {
        const struct layout_field *field = &layout.fields.items[i];
        assert_true(field->count > 0);
        assert_true(field->offset + field->size <= layout.arena_used);
        for (uint32_t v = 0; field->guard != NO_GUARD && v < layout.fields.items[field->guard].count; v++)
            assert_true(field->guard_active[v] <= 1);
    }
}

static void random_spaces_never_harm(void **state)
{
    static const struct type *const pointers[] = {
        &bst_pointer,     &gadget_pointer,          &vec_pointer,  &table_pointer, &packet_pointer,
        &variant_pointer, &text_or_numbers_pointer, &huge_pointer, &scale_type};
    unsigned built = 0;
    (void)state;
    for (int round = 0; round < 6000; round++) {
        begin_space((int)random_below(4));
        for (size_t i = 0, count = 1 + random_below(3); i < count; i++)
            takes(i, "p", pointers[random_below(sizeof pointers / sizeof *pointers)]);
        for (unsigned long i = random_below(12); i > 0; i--)
            state_something();
        if (round % 5 == 0)
            space_infer(&space, &predicate, space.scope);
        if (build()) {
            built++;
            check_guards();
            export_random_inputs();
        } else {
            assert_true(problem.message.length > 0 && problem.kind == ERROR_INPUT);
        }
        end_space();
    }
    assert_true(built > 600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(random_spaces_never_harm)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
