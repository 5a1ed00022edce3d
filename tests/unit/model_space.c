/* Spaces: records from the runtime, inference, printing. */
#include "model_fixture.h"

#include <stdlib.h>

static void statements_arrive_as_they_were_made(void **state)
{
    (void)state;
    begin_space(3);
    assay_pool(struct node, 3);
    assay_range(struct bst, size, -2, 9223372036854775807);
    assay_values(struct gadget, ratio, 0.5, -1, 1e300L);
    assay_strings(struct gadget, label, "a\nb", NULL, "");
    assay_union(struct variant, as, kind, 7, number);
    assay_array(struct vec, items, length, 4);
    assay_nonnull(struct bst, root);
    assay_opaque(struct gadget, element, 2);
    static const char *const texts[] = {
        "assay_pool(struct node, 3)",
        "assay_range(struct bst, size, -2, 9223372036854775807)",
        "assay_values(struct gadget, ratio, 0.5, -1, 1e+300)",
        "assay_strings(struct gadget, label, \"a\\nb\", NULL, \"\")",
        "assay_union(struct variant, as, kind, 7, number)",
        "assay_array(struct vec, items, length, 4)",
        "assay_nonnull(struct bst, root)",
        "assay_opaque(struct gadget, element, 2)",
    };
    assert_int_equal(space.bounds.count, 8);
    for (size_t i = 0; i < 8; i++) {
        struct text text = TEXT_INIT;
        bound_print(&space.bounds.items[i], &text);
        assert_string_equal(text.s, texts[i]);
        text_release(&text);
    }
    end_space();
}

static bool accepted(const char *record, size_t size)
{
    struct space scratch = {.scope = 1};
    struct error error = ERROR_INIT;
    bool good = space_add_record(&scratch, record, size, &error);
    assert_true(good ? scratch.bounds.count == 1 : error.message.length > 0);
    space_release(&scratch);
    error_release(&error);
    return good;
}

static void malformed_records_are_refused(void **state)
{
    (void)state;
#define REFUSED(text) assert_false(accepted(text, sizeof text - 1))
    REFUSED("");
    REFUSED("pool");
    REFUSED("pool\0struct node\0"
            "3");
    REFUSED("pool\0struct node\0"
            "3x\0");
    REFUSED("pool\0struct node\0"
            "99999999999999999999\0");
    REFUSED("pool\0struct node\0\0");
    REFUSED("pool\0struct node\0"
            "3\0"
            "4\0");
    REFUSED("pool\0struct \033[2J\0"
            "3\0");
    REFUSED("pond\0struct node\0"
            "3\0");
    REFUSED("strings\0struct s\0f\0*a\0");
    REFUSED("strings\0struct s\0f\0-a\0");
    REFUSED("values\0struct s\0f\0"
            "0x1p\0");
    REFUSED("memory\0");
    assert_true(accepted("pool\0struct node\0"
                         "3",
                         sizeof "pool\0struct node\0"
                                "3"));
}

static void random_records_never_harm(void **state)
{
    static const char seed[] = "strings\0struct gadget\0label\0=text\0-\0values\0s\0f\0"
                               "0x1p+0\0array\0s\0f\0l\0"
                               "3\0";
    unsigned long random = 12345;
    (void)state;
    for (int round = 0; round < 20000; round++) {
        char record[sizeof seed];
        memcpy(record, seed, sizeof seed);
        size_t start = 0, size = sizeof seed - 1;
        for (int change = 0; change < round % 7; change++) {
            random = random * 6364136223846793005ul + 1442695040888963407ul;
            record[(random >> 33) % size] = (char)(random >> 56);
        }
        start = (random >> 40) % size;
        char *exact = malloc(size - start + 1); /* so that the address sanitizer sees reads behind the end */
        memcpy(exact, record + start, size - start);
        accepted(exact, (random >> 20) % (size - start + 1));
        free(exact);
    }
}

static void assert_inferred(int scope, const char *expected)
{
    struct text text = TEXT_INIT;
    space_infer(&space, &predicate, scope);
    space_print(&space, &predicate, &text);
    assert_string_equal(text.s, expected);
    text_release(&text);
}

static void a_tree_without_a_space_gets_pools_and_ranges(void **state)
{
    (void)state;
    begin_space(3);
    takes(0, "t", &bst_pointer);
    assert_inferred(3, "ASSAY_SPACE(ok, n)\n{\n"
                       "    assay_pool(struct node, n);\n"
                       "    assay_range(struct bst, size, 0, n - 1);\n"
                       "    assay_range(struct node, key, 0, n - 1);\n"
                       "}\n");
    must_build();
    assert_int_equal(the_field("node2", "key")->count, 3);
    assert_int_equal(the_field("bst0", "root")->count, 4);
    end_space();
}

static void scope_zero_keeps_integers_at_zero(void **state)
{
    (void)state;
    begin_space(0);
    takes(0, "t", &bst_pointer);
    assert_inferred(0, "ASSAY_SPACE(ok, n)\n{\n"
                       "    assay_pool(struct node, n);\n"
                       "    assay_range(struct bst, size, 0, 0);\n"
                       "    assay_range(struct node, key, 0, 0);\n"
                       "}\n");
    must_build();
    assert_int_equal(the_field("bst0", "root")->count, 1);
    end_space();
}

static void narrow_fields_get_what_fits(void **state)
{
    (void)state;
    begin_space(10);
    takes(0, "g", &gadget_pointer);
    takes(1, "key", &int_type);
    assert_inferred(10, "ASSAY_SPACE(ok, n)\n{\n"
                        "    assay_range(struct gadget, small, 0, n - 1);\n"
                        "    assay_range(struct gadget, bits, 0, 7);\n"
                        "    assay_range(struct gadget, more, 0, n - 1);\n"
                        "    assay_range(struct gadget, name, 0, n - 1);\n"
                        "    assay_range(struct gadget, grid, 0, n - 1);\n"
                        "    assay_range(struct gadget, buffer, 0, n - 1);\n"
                        "    assay_range(struct scale, factor, 0, n - 1);\n"
                        "}\n"
                        "/* and on the parameter: int key ASSAY_IN(0, 9) */\n");
    must_build();
    assert_int_equal(the_field("arguments", "key")->count, 10);
    assert_int_equal(the_field("gadget0", "ratio")->kind, CHOICE_UNBOUNDED);
    end_space();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(statements_arrive_as_they_were_made),
        cmocka_unit_test(malformed_records_are_refused),
        cmocka_unit_test(random_records_never_harm),
        cmocka_unit_test(a_tree_without_a_space_gets_pools_and_ranges),
        cmocka_unit_test(scope_zero_keeps_integers_at_zero),
        cmocka_unit_test(narrow_fields_get_what_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
