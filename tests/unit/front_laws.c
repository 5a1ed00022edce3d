/* Laws of headers: which functions undo which, as comments, names and types tell. */
#include "front_bench.h"
#include "base/text.h"
#include "model/law.h"
#include "model/operation.h"

/* The laws of a header: a line of words for each, with '!' before those that the header says, '0' before those of what
 * ends at a zero byte. */
static char *laws_of(struct bench *bench, const char *header)
{
    const char *headers[] = {put_and_use(bench, "header.h", header), NULL};
    struct operations operations = {0};
    struct text lines = TEXT_INIT;
    laws found = VECTOR_INIT;
    must_read(bench);
    struct library given = {.program = &bench->program, .headers = headers};
    if (!operations_resolve(&given, &operations, &bench->error))
        fail_msg("%s", bench->error.message.s);
    laws_find(&operations, &found);
    for (size_t i = 0; i < found.count; i++) {
        struct text name = TEXT_INIT;
        law_name(&found.items[i], &name);
        char *words = law_words(name.s);
        bool has_cells = found.items[i].done.inputs[0].kind == LAW_CELLS;
        text_addf(&lines, "%s%s%s\n", found.items[i].is_said ? "!" : "",
                  has_cells && found.items[i].ends_at_zero ? "0" : "", words);
        mem_free(words);
        text_release(&name);
    }
    vector_release(&found);
    operations_release(&operations);
    return text_detach(&lines);
}

static void expect(void **state, const char *header, const char *wanted)
{
    char *found = laws_of(*state, header);
    assert_string_equal(found, wanted);
    mem_free(found);
}

static void what_the_header_calls_the_reverse_undoes(void **state)
{
    expect(state,
           "int code_of(int frame, int *code);\n"
           "/* The reverse of code_of(). */\nint frame_of(int code);\n",
           "!frame_of undoes code_of\n");
}

static void the_writer_may_say_who_reads(void **state)
{
    expect(state,
           "/* As text; size_read() reads it back. */\nchar *size_show(long size);\n"
           "_Bool size_read(const char *text, long *size);\n",
           "!size_read undoes size_show\n");
}

static void the_reader_may_say_who_writes(void **state)
{
    expect(state,
           "#define KEY_MOST 24\n#define KEY_SIZE (KEY_MOST + 1)\n"
           "/* `key` has room for KEY_SIZE characters. */\n_Bool size_key(long size, char *key);\n"
           "/* Reads a key as size_key writes it. */\n_Bool size_of_key(const char *key, long *size);\n",
           "!size_of_key undoes size_key\n");
}

static void a_comment_above_both_need_not_name_them(void **state)
{
    expect(state,
           "/* Plain conversions; each undoes the other. */\n"
           "unsigned wheel_code(unsigned place);\nunsigned wheel_place(unsigned code);\n\n"
           "/* Is it one? */\nint wheel_good(unsigned code);\n",
           "!wheel_place undoes wheel_code\n!wheel_code undoes wheel_place\n");
    expect(state,
           "/* Of a wheel; the two conversions undo each other. */\n"
           "unsigned wheel_code(unsigned place);\nunsigned wheel_place(unsigned code);\n"
           "unsigned wheel_flip(unsigned code);\n",
           "");
    expect(state,
           "/* Of a wheel; the two conversions undo each other. */\n"
           "unsigned wheel_encode(unsigned place);\nunsigned wheel_decode(unsigned code);\n"
           "unsigned wheel_flip(unsigned code);\n",
           "!wheel_decode undoes wheel_encode\n!wheel_encode undoes wheel_decode\n");
}

static void names_alone_are_a_guess(void **state)
{
    expect(state, "unsigned zig_encode(int n);\nint zig_decode(unsigned n);\n", "zig_decode undoes zig_encode\n");
}

static void other_arguments_are_passed_on(void **state)
{
    expect(state, "char *rot_encode(const char *text, int shift);\nchar *rot_decode(const char *text, int shift);\n",
           "rot_decode undoes rot_encode\n");
}

static void what_one_of_them_needs_besides_is_no_law(void **state)
{
    expect(state, "char *rot_encode(const char *text);\nchar *rot_decode(const char *text, int n);\n", "");
}

static void a_number_beside_may_be_left_out_where_the_header_says_so(void **state)
{
    expect(state,
           "#include <stddef.h>\n"
           "int a_stuff(const unsigned char *src, size_t len, unsigned map, unsigned char *dst, size_t cap, size_t "
           "*out);\n"
           "/* Reverts a_stuff(), with any map. */\n"
           "int a_unstuff(const unsigned char *src, size_t len, unsigned char *dst, size_t cap, size_t *out);\n\n"
           "int b_stuff(const unsigned char *src, size_t len, unsigned map, unsigned char *dst, size_t cap, size_t "
           "*out);\n"
           "int b_unstuff(const unsigned char *src, size_t len, unsigned char *dst, size_t cap, size_t *out);\n",
           "!a_unstuff undoes a_stuff\n");
}

static void names_with_un_before_them_are_the_way_back(void **state)
{
    expect(state, "char *page_fold(const char *text);\nchar *page_unfold(const char *text);\n",
           "page_unfold undoes page_fold\n");
}

static void a_sentence_may_name_both(void **state)
{
    expect(state,
           "/* Whatever x_put() writes, x_find() turns back into the same text. */\n\n#define X_MOST 4\n\n"
           "char *x_put(const char *text);\n\nchar *x_find(const char *text);\n",
           "!x_find undoes x_put\n");
}

static void that_texts_end_is_no_reason_to_doubt(void **state)
{
    expect(state,
           "char *rot_encode(const char *text);\n/* Decodes a terminated text. */\nchar *rot_decode(const char *t);\n",
           "rot_decode undoes rot_encode\n");
}

static void cells_must_be_counted(void **state)
{
    expect(state,
           "#include <stddef.h>\n"
           "size_t a_encode(const unsigned char *src, size_t len, unsigned char *dst, size_t cap);\n"
           "_Bool a_decode(unsigned char *dst, size_t cap, size_t *out, const unsigned char *src, size_t len);\n"
           "void b_encode(const unsigned char *src, size_t len, unsigned char *dst);\n"
           "void b_decode(const unsigned char *src, size_t len, unsigned char *dst);\n",
           "a_decode undoes a_encode\n");
}

static void bytes_may_end_at_a_zero(void **state)
{
    expect(state,
           "#include <stddef.h>\n"
           "/* In quotes, and a terminating zero byte. */\nsize_t put(char *to, const char *from, size_t length);\n"
           "/* The reverse of put(). */\nsize_t take(char *to, const char *from, size_t length);\n",
           "!take undoes put\n");
    expect(state,
           "#include <stddef.h>\n"
           "/* Stops at a zero byte. */\nsize_t put(char *to, const char *from, size_t length);\n"
           "/* The reverse of put(). */\nsize_t take(char *to, const char *from, size_t length);\n",
           "!0take undoes put\n");
    expect(state,
           "#include <stddef.h>\n"
           "size_t put(char *to, const char *from, size_t length);\n"
           "/* The reverse of put(). */\nvoid take(char *to, const char *from, size_t length);\n",
           "!0take undoes put\n");
}

static void several_texts_may_mean_the_same_number(void **state)
{
    expect(state, "char *roman_from_number(int n);\nint roman_to_number(const char *text);\n",
           "roman_to_number undoes roman_from_number\n");
}

static void a_struct_that_anybody_fills_in_begins_with_its_reader(void **state)
{
    expect(state,
           "#include <stddef.h>\n"
           "struct day { int year, month; };\n"
           "int day_format(struct day day, char *text, size_t size);\n"
           "_Bool day_parse(const char *text, struct day *out);\n"
           "_Bool day_of(int number, struct day *out);\n",
           "day_parse reads what day_format writes\nday_parse reads what day_format writes of day_of\n");
}

static void real_numbers_are_not_compared(void **state)
{
    expect(state, "double deg_to_rad(double angle);\ndouble rad_to_deg(double angle);\n", "");
}

static void rounding_is_a_reason_to_doubt(void **state)
{
    expect(state,
           "/* Rounded to the nearest foot. */\nint feet_from_metres(int metres);\n"
           "int feet_to_metres(int feet);\n",
           "");
}

static void what_a_header_asks_for_is_a_reason_to_doubt(void **state)
{
    expect(state, "/* n must be a number that was handed out. */\nint id_encode(int n);\n\nint id_decode(int code);\n",
           "");
}

static void objects_are_filled_anew(void **state)
{
    expect(state,
           "typedef struct conf conf;\nconf *conf_new(void);\nvoid conf_free(conf *c);\n"
           "char *conf_save(const conf *c);\n_Bool conf_load(conf *c, const char *text);\n",
           "conf_load reads what conf_save writes\n");
}

static void what_may_be_in_an_object_is_said_and_not_guessed(void **state)
{
    expect(state,
           "typedef struct conf conf;\nconf *conf_new(void);\nvoid conf_free(conf *c);\n"
           "char *conf_save(const conf *c);\n/* The inverse of conf_save(). */\n"
           "_Bool conf_load(conf *c, const char *text);\n",
           "!conf_load undoes conf_save\n!conf_load reads what conf_save writes\n");
}

static void a_setter_that_cannot_say_no_promises_nothing(void **state)
{
    expect(state,
           "typedef struct box box;\nbox *box_new(void);\nvoid box_free(box *b);\n"
           "void box_set_size(box *b, int size);\nint box_get_size(const box *b);\n"
           "_Bool box_put(box *b, int key, int value);\n_Bool box_get(const box *b, int key, int *value);\n",
           "box_get undoes box_put\n");
}

static void normalising_twice_is_normalising_once(void **state)
{
    expect(state, "char *path_normalize(const char *text);\n", "path_normalize settles\n");
}

static void words_stand_where_names_meet(void **state)
{
    (void)state;
    char *words = law_words("a_scan_reads_what_a_print_writes_of_a_make");
    assert_string_equal(words, "a_scan reads what a_print writes of a_make");
    mem_free(words);
    assert_null(law_words("pop_gives_what_was_pushed"));
}

static void all_laws_of_two_functions_are_about_the_same(void **state)
{
    (void)state;
    const char *names[] = {"a_from_b_undoes_a_to_b", "a_to_b_undoes_a_from_b", "a_from_b_reads_what_a_to_b_writes",
                           "a_from_b_reads_what_a_to_b_writes_of_a_make"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char *functions = law_functions(names[i]);
        assert_string_equal(functions, "a_from_b and a_to_b");
        mem_free(functions);
    }
    assert_null(law_functions("path_normalize_settles"));
}

/* Of laws of room: a name on a line each. */
static void expect_fits(void **state, const char *header, const char *wanted)
{
    struct bench *bench = *state;
    const char *headers[] = {put_and_use(bench, "header.h", header), NULL};
    struct operations operations = {0};
    struct text lines = TEXT_INIT;
    law_fits found = VECTOR_INIT;
    must_read(bench);
    struct library given = {.program = &bench->program, .headers = headers};
    if (!operations_resolve(&given, &operations, &bench->error))
        fail_msg("%s", bench->error.message.s);
    law_fits_find(&operations, &found);
    text_add(&lines, "");
    for (size_t i = 0; i < found.count; i++) {
        law_fit_name(&found.items[i], &lines);
        text_add_char(&lines, '\n');
    }
    assert_string_equal(lines.s, wanted);
    vector_release(&found);
    operations_release(&operations);
    text_release(&lines);
}

static void room_that_a_function_tells_is_enough(void **state)
{
    expect_fits(state,
                "typedef unsigned long size;\nsize pack_bound(size n);\n"
                "/* Writes to dst, which has room for pack_bound(n) bytes. */\n"
                "size pack(unsigned char *dst, const unsigned char *src, size n);\n",
                "pack_fits_pack_bound\n");
}

static void the_one_who_tells_may_say_whose_room_it_is(void **state)
{
    expect_fits(state,
                "typedef unsigned long size;\n/* The most that hex_write() needs for so many bytes. */\n"
                "size hex_size(size bytes);\n"
                "size hex_write(char *to, const unsigned char *from, size n);\n",
                "hex_write_fits_hex_size\n");
}

static void a_function_that_is_only_named_tells_no_room(void **state)
{
    expect_fits(state,
                "typedef unsigned long size;\nsize pack_level(size n);\n"
                "/* Writes to dst as pack_level() says. */\n"
                "size pack(unsigned char *dst, const unsigned char *src, size n);\n",
                "");
}

static void room_for_something_that_is_not_passed_is_not_known(void **state)
{
    expect_fits(state,
                "typedef unsigned long size;\nsize pack_bound(size n, int level);\n"
                "/* Writes to dst, which has room for pack_bound() bytes. */\n"
                "size pack(unsigned char *dst, const unsigned char *src, size n);\n",
                "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_the_header_calls_the_reverse_undoes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_writer_may_say_who_reads, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_reader_may_say_who_writes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_comment_above_both_need_not_name_them, set_up, tear_down),
        cmocka_unit_test_setup_teardown(names_alone_are_a_guess, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_arguments_are_passed_on, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_one_of_them_needs_besides_is_no_law, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_number_beside_may_be_left_out_where_the_header_says_so, set_up, tear_down),
        cmocka_unit_test_setup_teardown(names_with_un_before_them_are_the_way_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_sentence_may_name_both, set_up, tear_down),
        cmocka_unit_test_setup_teardown(that_texts_end_is_no_reason_to_doubt, set_up, tear_down),
        cmocka_unit_test_setup_teardown(cells_must_be_counted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bytes_may_end_at_a_zero, set_up, tear_down),
        cmocka_unit_test_setup_teardown(several_texts_may_mean_the_same_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_struct_that_anybody_fills_in_begins_with_its_reader, set_up, tear_down),
        cmocka_unit_test_setup_teardown(real_numbers_are_not_compared, set_up, tear_down),
        cmocka_unit_test_setup_teardown(rounding_is_a_reason_to_doubt, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_a_header_asks_for_is_a_reason_to_doubt, set_up, tear_down),
        cmocka_unit_test_setup_teardown(objects_are_filled_anew, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_may_be_in_an_object_is_said_and_not_guessed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_setter_that_cannot_say_no_promises_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(normalising_twice_is_normalising_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(all_laws_of_two_functions_are_about_the_same, set_up, tear_down),
        cmocka_unit_test_setup_teardown(words_stand_where_names_meet, set_up, tear_down),
        cmocka_unit_test_setup_teardown(room_that_a_function_tells_is_enough, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_one_who_tells_may_say_whose_room_it_is, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_function_that_is_only_named_tells_no_room, set_up, tear_down),
        cmocka_unit_test_setup_teardown(room_for_something_that_is_not_passed_is_not_known, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
