/* Layouts: domains, arrays, unions, bit-fields, and messages for bad spaces. */
#include "model_fixture.h"

#include "runtime/wire.h"

static void a_tree_is_laid_out_in_declaration_order(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "t", &bst_pointer);
    assay_pool(struct node, 2);
    assay_range(struct bst, size, 0, 1);
    must_build();
    static const char *const names[] = {"arguments", "bst0", "node0", "node1"};
    assert_int_equal(layout.objects.count, 4);
    for (size_t i = 0; i < 4; i++) {
        assert_string_equal(layout.objects.items[i].name, names[i]);
        assert_int_equal(layout.objects.items[i].offset % 16, 0);
    }
    assert_int_equal(layout.objects.items[1].kind, OBJECT_FRESH);
    assert_int_equal(layout.fresh_count, 1);
    assert_int_equal(layout.fields.count, 8);
    const struct layout_field *root = the_field("bst0", "root"), *key = the_field("node1", "key");
    assert_int_equal(root->kind, CHOICE_REFERENCE);
    assert_true(root->nullable);
    assert_int_equal(root->count, 3);
    assert_int_equal(root->values[0].object, NO_OBJECT);
    assert_int_equal(root->values[2].object, 3);
    assert_ptr_equal(root->values, the_field("node0", "left")->values);
    assert_int_equal(key->kind, CHOICE_UNBOUNDED);
    assert_int_equal(key->count, 1);
    assert_string_equal(key->label, "struct node.key");
    assert_int_equal(key->offset, layout.objects.items[3].offset + offsetof(struct node, key));
    uint64_t address;
    memcpy(&address, layout.image, sizeof address);
    assert_int_equal(address, ARENA_ADDRESS + layout.objects.items[1].offset);
    end_space();
}

static void arguments_are_laid_out_as_c_does(void **state)
{
    (void)state;
    begin_space(2);
    struct arguments {
        bool flag;
        struct node *node;
        char letter;
        struct scale scale;
        enum color color;
    };
    takes(0, "flag", &bool_type);
    takes(1, "node", &node_pointer);
    takes(2, "letter", &char_type);
    takes(3, "scale", &scale_type);
    parameters[2].has_range = true;
    parameters[2].lo = 'a';
    parameters[2].hi = 'c';
    assay_pool(struct node, 2);
    assay_range(struct scale, factor, 1, 2);
    must_build();
    assert_int_equal(the_field("arguments", "flag")->count, 2);
    assert_int_equal(the_field("arguments", "node")->offset, offsetof(struct arguments, node));
    assert_int_equal(the_field("arguments", "letter")->values[0].integer, 'a');
    assert_int_equal(the_field("arguments", "scale.factor")->offset, offsetof(struct arguments, scale.factor));
    assert_string_equal(the_field("arguments", "scale.factor")->label, "argument 'scale.factor'");
    assert_int_equal(layout.fresh_count, 0);
    end_space();
}

static void domains_follow_their_statements(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "g", &gadget_pointer);
    assay_range(struct scale, factor, 0, 1);
    assay_range(struct gadget, out.factor, 5, 7);
    assay_values(struct gadget, ratio, 0.5, 2, 0.5);
    assay_values(struct gadget, exact, 0.1L, 3);
    assay_range(struct gadget, bits, 1, 7);
    assay_values(struct gadget, bits, 6, 2);
    assay_range(struct gadget, small, -128, 127);
    assay_opaque(struct gadget, element, 2);
    assay_opaque(struct gadget, secret, 1);
    assay_nonnull(struct gadget, secret);
    assay_strings(struct gadget, label, NULL, "x", "yy", "x");
    assay_strings(struct gadget, name, "", "seven__");
    must_build();
    assert_int_equal(the_field("gadget0", "in.factor")->count, 2);
    assert_int_equal(the_field("gadget0", "out.factor")->values[0].integer, 5);
    assert_int_equal(the_field("gadget0", "in.on")->kind, CHOICE_BOOL);
    assert_int_equal(the_field("gadget0", "scales[1].factor")->count, 2);
    assert_int_equal(the_field("gadget0", "color")->count, 3);
    assert_int_equal(the_field("gadget0", "ratio")->count, 2);
    assert_int_equal(the_field("gadget0", "small")->count, 256);
    const struct layout_field *bits = the_field("gadget0", "bits"), *exact = the_field("gadget0", "exact");
    assert_int_equal(bits->count, 2);
    assert_int_equal(bits->values[0].integer, 6);
    assert_int_equal(exact->size, 16);
    uint8_t image[64];
    layout_value_image(&layout, bits, 0, image);
    assert_int_equal(image[0], 6);
    assert_int_equal(bits->size, 1);
    long double tenth = 0.1L;
    layout_value_image(&layout, exact, 0, image);
    assert_memory_equal(image, &tenth, 10);
    const struct layout_field *element = the_field("gadget0", "element"), *secret = the_field("gadget0", "secret");
    assert_int_equal(element->kind, CHOICE_OPAQUE);
    assert_int_equal(element->count, 3);
    assert_int_equal(secret->count, 1);
    assert_string_equal(layout.objects.items[secret->values[0].object].name, "secret0");
    assert_int_equal(layout.objects.items[element->values[1].object].size, 16);
    assert_int_equal(the_field("element0", "")->kind, CHOICE_UNBOUNDED);
    const struct layout_field *label = the_field("gadget0", "label"), *name = the_field("gadget0", "name");
    assert_int_equal(label->count, 3);
    assert_string_equal(layout.objects.items[label->values[2].object].string, "yy");
    assert_memory_equal(layout.image + layout.objects.items[label->values[1].object].offset, "x", 2);
    assert_int_equal(name->size, 8);
    layout_value_image(&layout, name, 1, image);
    assert_memory_equal(image, "seven__", 8);
    const struct layout_field *buffer = the_field("gadget0", "buffer");
    assert_int_equal(buffer->kind, CHOICE_UNBOUNDED);
    assert_int_equal(buffer->size, 64);
    assert_int_equal(the_field("gadget0", "grid")->size, 24);
    end_space();
}

static void every_cell_of_an_array_in_place_is_a_choice(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "g", &gadget_pointer);
    assay_range(struct gadget, grid, 0, 1);
    assay_range(struct gadget, scales.factor, 3, 4);
    must_build();
    assert_int_equal(the_field("gadget0", "grid[1][2]")->count, 2);
    assert_int_equal(the_field("gadget0", "grid[1][2]")->offset - layout.objects.items[1].offset,
                     offsetof(struct gadget, grid[1][2]));
    assert_int_equal(the_field("gadget0", "scales[1].factor")->values[0].integer, 3);
    end_space();
}

static void cells_behind_a_pointer_depend_on_the_length(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &vec_pointer);
    assay_pool(struct vec, 2);
    assay_array(struct vec, items, length, 3);
    assay_range(struct vec, items, -1, 1);
    assay_range(struct vec, length, 1, 3);
    must_build();
    uint32_t cells = object_named("cells1"), owner = object_named("vec1");
    const struct layout_object *vec = &layout.objects.items[owner];
    assert_int_equal(layout.objects.items[cells].kind, OBJECT_ARRAY);
    assert_int_equal(layout.objects.items[cells].owner, owner);
    assert_int_equal(layout.objects.items[cells].size, 12);
    assert_int_equal(vec->field_count, 5);
    assert_int_equal(field_at("cells1", "[0]"), vec->first_field);
    assert_int_equal(field_at("vec1", "length"), vec->first_field + 3);
    const struct layout_field *second = the_field("cells1", "[1]");
    assert_string_equal(second->label, "struct vec.items[1]");
    assert_int_equal(second->guard, field_at("vec1", "length"));
    assert_memory_equal(second->guard_active, "\0\1\1", 3);
    assert_memory_equal(the_field("cells1", "[0]")->guard_active, "\1\1\1", 3);
    assert_memory_equal(the_field("cells1", "[2]")->guard_active, "\0\0\1", 3);
    assert_true(second->beyond);
    assert_int_equal(second->count, 3);
    uint64_t address;
    memcpy(&address, layout.image + vec->offset + offsetof(struct vec, items), sizeof address);
    assert_int_equal(address, ARENA_ADDRESS + layout.objects.items[cells].offset);
    end_space();
}

static void an_array_of_no_cells_still_has_an_address(void **state)
{
    (void)state;
    begin_space(0);
    takes(0, "v", &vec_pointer);
    assay_array(struct vec, items, length, 0);
    assay_range(struct vec, items, 0, -1);
    must_build();
    uint64_t address;
    memcpy(&address, layout.image + layout.objects.items[1].offset + offsetof(struct vec, items), sizeof address);
    assert_int_equal(address, ARENA_ADDRESS + layout.objects.items[object_named("cells0")].offset);
    assert_int_equal(the_field("vec0", "length")->count, 1);
    end_space();
}

static void arrays_nest(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "t", &table_pointer);
    assay_array(struct table, rows, row_count, 2);
    assay_array(struct row, scales, count, 2);
    assay_array(struct table, slots, used, 2);
    assay_range(struct table, slots, 4, 5);
    assay_range(struct scale, factor, 0, 3);
    must_build();
    const struct layout_field *count = the_field("cells0", "[1].count"), *factor = the_field("cells2", "[1].factor");
    assert_int_equal(count->guard, field_at("table0", "row_count"));
    assert_int_equal(factor->guard, field_at("cells0", "[1].count"));
    assert_string_equal(factor->label, "struct table.rows[1].scales[1].factor");
    assert_memory_equal(factor->guard_active, "\0\0\1", 3);
    const struct layout_field *slot = the_field("table0", "slots[2]");
    assert_false(slot->beyond);
    assert_memory_equal(slot->guard_active, "\0\0\0", 3);
    assert_int_equal(layout.objects.items[object_named("cells2")].owner, 1);
    end_space();
}

static void a_flexible_array_makes_its_object_longer(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "p", &packet_pointer);
    assay_array(struct packet, data, length, 5);
    assay_range(struct packet, data, 'a', 'b');
    must_build();
    assert_int_equal(layout.objects.items[1].size, 6);
    assert_int_equal(the_field("packet0", "data[4]")->offset, layout.objects.items[1].offset + 5);
    assert_true(the_field("packet0", "data[4]")->beyond);
    assert_int_equal(the_field("packet0", "length")->count, 6);
    end_space();
}

static void a_tag_selects_the_member_of_a_union(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    assay_pool(struct bst, 1);
    assay_range(struct variant, kind, 0, 3);
    assay_union(struct variant, as, kind, 0, number);
    assay_union(struct variant, as, kind, 1, tree);
    assay_union(struct variant, as, kind, 2, number);
    assay_union(struct variant, as, kind, 3, scale);
    assay_union(struct variant, big, kind, 1, flag);
    assay_range(struct variant, as.number, 8, 9);
    assay_range(struct scale, factor, 0, 1);
    must_build();
    assert_memory_equal(the_field("variant0", "as.number")->guard_active, "\1\0\1\0", 4);
    assert_memory_equal(the_field("variant0", "as.tree")->guard_active, "\0\1\0\0", 4);
    assert_memory_equal(the_field("variant0", "as.scale.on")->guard_active, "\0\0\0\1", 4);
    assert_memory_equal(the_field("variant0", "flag")->guard_active, "\0\1\0\0", 4);
    assert_int_equal(the_field("variant0", "as.number")->count, 2);
    assert_int_equal(the_field("variant0", "as.number")->offset, the_field("variant0", "as.tree")->offset);
    end_space();
}

static void a_union_without_a_tag_is_not_searched(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    must_build();
    assert_int_equal(the_field("variant0", "as")->kind, CHOICE_UNBOUNDED);
    assert_int_equal(the_field("variant0", "as")->size, 8);
    end_space();
}

static uint32_t nth_field(const char *object, const char *path, int nth)
{
    uint32_t field = field_at(object, path);
    while (nth-- > 0)
        for (field++; strcmp(layout.fields.items[field].path, path) != 0;)
            field++;
    return field;
}

static void a_length_beside_a_union_is_one_choice_for_each_member(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &text_or_numbers_pointer);
    assay_range(struct text_or_numbers, kind, 0, 2);
    assay_union(struct text_or_numbers, as, kind, 1, numbers);
    assay_union(struct text_or_numbers, as, kind, 2, text);
    assay_array(struct text_or_numbers, as.numbers, length, 2);
    assay_array(struct text_or_numbers, as.text, length, 2);
    must_build();
    static const char *const active[] = {"\0\1\0", "\0\0\1", "\1\0\0"};
    for (int i = 0; i < 3; i++) {
        const struct layout_field *length = &layout.fields.items[nth_field("text_or_numbers0", "length", i)];
        assert_int_equal(length->guard, field_at("text_or_numbers0", "kind"));
        assert_memory_equal(length->guard_active, active[i], 3);
        assert_int_equal(length->count, 3);
    }
    assert_int_equal(the_field("cells0", "[1]")->guard, nth_field("text_or_numbers0", "length", 0));
    assert_int_equal(the_field("cells1", "[1]")->guard, nth_field("text_or_numbers0", "length", 1));
    const struct layout_field *text = the_field("text_or_numbers0", "as.text");
    assert_int_equal(text->kind, CHOICE_ARRAY);
    assert_memory_equal(text->guard_active, "\0\0\1", 3);
    assert_int_equal(text->values[0].object, object_named("cells1"));
    uint64_t address;
    layout_value_image(&layout, text, 0, (uint8_t *)&address);
    assert_int_equal(address, ARENA_ADDRESS + layout.objects.items[object_named("cells1")].offset);
    end_space();
}

static void the_widest_integers_are_searched_by_their_values(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "h", &huge_pointer);
    assay_values(struct huge, wide, -2, 9e18L);
    must_build();
    const struct layout_field *wide = the_field("huge0", "wide");
    __int128 image;
    assert_int_equal(wide->size, 16);
    layout_value_image(&layout, wide, 0, (uint8_t *)&image);
    assert_true(image == -2);
    layout_value_image(&layout, wide, 1, (uint8_t *)&image);
    assert_true(image == (__int128)9000000000000000000);
    end_space();
}

static void a_tag_must_not_lie_in_what_it_decides_about(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    assay_union(struct variant, as, as.number, 0, number);
    must_say("assay_union(struct variant, as, as.number, 0, number): 'as.number' lies inside what it decides about");
    begin_space(2);
    takes(0, "v", &variant_pointer);
    assay_union(struct variant, as, big, 0, number);
    must_say("assay_union(struct variant, as, big, 0, number): 'big' lies in memory that is not searched, so it cannot "
             "decide "
             "about 'as'");
}

static void a_field_of_nobody_may_have_an_empty_domain(void **state)
{
    (void)state;
    begin_space(0);
    takes(0, "t", &bst_pointer);
    assay_pool(struct node, 0);
    assay_range(struct node, key, 0, -1);
    must_build();
    end_space();
}

/* ---- bad spaces ---- */

#define BAD(statement, parameter_type, message) \
    do {                                        \
        begin_space(3);                         \
        takes(0, "p", parameter_type);          \
        statement;                              \
        must_say(message);                      \
    } while (0)

static void wrong_names_are_told_with_a_suggestion(void **state)
{
    (void)state;
    BAD(assay_range(struct bst, sise, 0, 3), &bst_pointer,
        "assay_range(struct bst, sise, 0, 3): struct bst has no field 'sise'; did you mean 'size'?");
    BAD(assay_bound_pool_("struct nodes", 3), &bst_pointer,
        "assay_pool(struct nodes, 3): 'struct nodes' is not a struct of this program; did you mean 'struct node'?");
    BAD(assay_pool(int, 3), &bst_pointer, "assay_pool(int, 3): 'int' is not a struct of this program");
    BAD(assay_range(struct gadget, in.faktor, 0, 3), &gadget_pointer,
        "assay_range(struct gadget, in.faktor, 0, 3): struct scale has no field 'faktor'; did you mean 'factor'?");
    BAD(assay_range(struct bst, size.x, 0, 3), &bst_pointer,
        "assay_range(struct bst, size.x, 0, 3): 'size' is no embedded struct, so it has no field 'x'");
    BAD(assay_array(struct vec, items, len, 3), &vec_pointer,
        "assay_array(struct vec, items, len, 3): struct vec has no field 'len'");
    BAD(assay_union(struct variant, as, kind, 0, nummer), &variant_pointer,
        "assay_union(struct variant, as, kind, 0, nummer): union <anonymous> has no field 'nummer'; did you mean "
        "'number'?");
}

static void statements_must_fit_their_fields(void **state)
{
    (void)state;
    BAD(assay_range(struct bst, root, 0, 3), &bst_pointer,
        "assay_range(struct bst, root, 0, 3): 'root' is struct node *; ranges are for integers");
    BAD(assay_range(struct gadget, ratio, 0, 3), &gadget_pointer,
        "assay_range(struct gadget, ratio, 0, 3): 'ratio' is double; give it assay_values, ranges are for integers");
    BAD(assay_nonnull(struct bst, size), &bst_pointer,
        "assay_nonnull(struct bst, size): 'size' is int, not a pointer to data");
    BAD(assay_nonnull(struct bst, root), &bst_pointer,
        "assay_nonnull(struct bst, root): there is no pool of struct node to choose from; add assay_pool or "
        "assay_opaque");
    BAD(assay_strings(struct bst, size, "a"), &bst_pointer,
        "assay_strings(struct bst, size, \"a\"): 'size' is int, not a string");
    BAD(assay_array(struct bst, size, size, 3), &bst_pointer,
        "assay_array(struct bst, size, size, 3): field 'size' is int, neither a pointer nor an array");
    BAD(assay_array(struct gadget, element, small, 3), &gadget_pointer,
        "assay_array(struct gadget, element, small, 3): the cells of 'element' have no known size (void *)");
    BAD(assay_array(struct table, slots, used, 4), &table_pointer,
        "assay_array(struct table, slots, used, 4): 'slots' has only 3 cells");
    BAD(assay_union(struct variant, kind, kind, 0, number), &variant_pointer,
        "assay_union(struct variant, kind, kind, 0, number): field 'kind' is not a union (an anonymous union is named "
        "by one "
        "of its members)");
}

static void domains_must_fit_and_not_be_empty(void **state)
{
    (void)state;
    BAD(assay_range(struct bst, size, 4, 3), &bst_pointer,
        "assay_range(struct bst, size, 4, 3): struct bst.size has nothing to choose from: 4 > 3");
    BAD(assay_range(struct gadget, small, 0, 300), &gadget_pointer,
        "assay_range(struct gadget, small, 0, 300): 300 does not fit in struct gadget.small, which is signed char");
    BAD(assay_range(struct gadget, bits, 0, 8), &gadget_pointer,
        "assay_range(struct gadget, bits, 0, 8): 8 does not fit in struct gadget.bits, a bit-field of 3 bits");
    BAD(assay_range(struct gadget, bits, -1, 3), &gadget_pointer,
        "assay_range(struct gadget, bits, -1, 3): -1 does not fit in struct gadget.bits, a bit-field of 3 bits");
    BAD(assay_range(struct bst, size, 0, 1 << 20), &bst_pointer,
        "assay_range(struct bst, size, 0, 1048576): struct bst.size would have more than 1048576 values");
    BAD(assay_range(struct gadget, in.on, 0, 2), &gadget_pointer,
        "assay_range(struct gadget, in.on, 0, 2): 2 does not fit in struct gadget.in.on, which is _Bool");
    BAD(assay_values(struct bst, size, 1.5), &bst_pointer,
        "assay_values(struct bst, size, 1.5): 1.5 is not an integer for struct bst.size, which is int");
    BAD(assay_values(struct gadget, ratio, 1e999L), &gadget_pointer,
        "assay_values(struct gadget, ratio, 1e+999): 1e+999 does not fit in struct gadget.ratio, which is double");
    BAD(assay_strings(struct gadget, name, "eight___"), &gadget_pointer,
        "assay_strings(struct gadget, name, \"eight___\"): \"eight___\" does not fit in struct gadget.name, which is "
        "char[8]");
    BAD((assay_array(struct vec, items, length, 3), assay_range(struct vec, length, 0, 4)), &vec_pointer,
        "assay_range(struct vec, length, 0, 4): 'length' is the length of 'items', which is 0..3; 4 is outside");
    BAD((assay_pool(struct node, 0), assay_nonnull(struct bst, root)), &bst_pointer,
        "struct bst.root has nothing to choose from: it must not be NULL, and its pool has no objects");
}

static void huge_spaces_are_refused_at_once(void **state)
{
    (void)state;
    BAD(assay_pool(struct node, 1000000000), &bst_pointer,
        "assay_pool(struct node, 1000000000): too many objects; there is room for 1677721, so take a smaller scope");
    BAD(assay_pool(struct node, 9223372036854775807), &bst_pointer,
        "assay_pool(struct node, 9223372036854775807): too many objects; there is room for 1677721, so take a smaller "
        "scope");
    BAD(assay_pool(struct node, -1), &bst_pointer, "assay_pool(struct node, -1): there cannot be -1 objects");
    BAD(assay_array(struct vec, items, length, 1000000000000), &vec_pointer,
        "assay_array(struct vec, items, length, 1000000000000): too many cells; there is room for 16777216, so take a "
        "smaller "
        "scope");
    BAD(assay_opaque(struct gadget, element, 1ll << 40), &gadget_pointer,
        "assay_opaque(struct gadget, element, 1099511627776): too many objects; there is room for 2097152, so take a "
        "smaller "
        "scope");
    BAD(assay_pool(struct node, 1000000), &bst_pointer,
        "scope 3: more than 1048576 fields would be searched; take a smaller scope");
}

static void arrays_must_end_somewhere(void **state)
{
    (void)state;
    BAD(assay_array(struct vec, next, length, 2), &vec_pointer,
        "assay_array(struct vec, next, length, 2): every struct vec would own further ones without end; let 'next' be "
        "an array "
        "of pointers to a pool");
}

static void parameters_that_cannot_be_searched_are_named(void **state)
{
    (void)state;
    BAD((void)0, &int_type, "argument 'p' is int: give it bounds with ASSAY_IN(lo, hi)");
    BAD((void)0, &double_type,
        "argument 'p' is double: only integers, bools, enums, structs and pointers to structs can be searched");
    BAD((void)0, &text_pointer,
        "argument 'p' is const char *: a pointer must point to a struct whose definition is known");
    BAD((void)0, &void_pointer, "argument 'p' is void *: a pointer must point to a struct whose definition is known");
    BAD((void)0, &hidden_pointer,
        "argument 'p' is struct hidden *: a pointer must point to a struct whose definition is known");
    begin_space(3);
    takes(0, "key", &int_type);
    parameters[0].has_range = true;
    parameters[0].lo = 3;
    must_say("argument 'key' has nothing to choose from: 3 > 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tree_is_laid_out_in_declaration_order),
        cmocka_unit_test(arguments_are_laid_out_as_c_does),
        cmocka_unit_test(domains_follow_their_statements),
        cmocka_unit_test(every_cell_of_an_array_in_place_is_a_choice),
        cmocka_unit_test(cells_behind_a_pointer_depend_on_the_length),
        cmocka_unit_test(an_array_of_no_cells_still_has_an_address),
        cmocka_unit_test(arrays_nest),
        cmocka_unit_test(a_flexible_array_makes_its_object_longer),
        cmocka_unit_test(a_tag_selects_the_member_of_a_union),
        cmocka_unit_test(a_union_without_a_tag_is_not_searched),
        cmocka_unit_test(a_length_beside_a_union_is_one_choice_for_each_member),
        cmocka_unit_test(the_widest_integers_are_searched_by_their_values),
        cmocka_unit_test(a_tag_must_not_lie_in_what_it_decides_about),
        cmocka_unit_test(a_field_of_nobody_may_have_an_empty_domain),
        cmocka_unit_test(wrong_names_are_told_with_a_suggestion),
        cmocka_unit_test(statements_must_fit_their_fields),
        cmocka_unit_test(domains_must_fit_and_not_be_empty),
        cmocka_unit_test(huge_spaces_are_refused_at_once),
        cmocka_unit_test(arrays_must_end_somewhere),
        cmocka_unit_test(parameters_that_cannot_be_searched_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
