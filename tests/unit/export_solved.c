/* Solved inputs in every format: exact text for hand-made solutions, and C that compiles. */
#include "lang_fixture.h"

#include "export/solved.h"

/* One solution a string: values of the block's symbols, in their order, as a program would write them. */
struct sample {
    struct lang_program *program;
    const struct lang_block *blocks[8];
    struct solved_inputs inputs;
    struct arena arena;
};

static void sample_open(struct sample *sample, const char *source)
{
    *sample = (struct sample){.program = program_of(source)};
    for (size_t i = 0; i < sample->program->block_count; i++)
        sample->blocks[i] = &sample->program->blocks[i];
    sample->inputs = (struct solved_inputs){sample->program, sample->blocks, sample->program->block_count, 7};
}

static void sample_close(struct sample *sample)
{
    lang_free(sample->program);
    arena_release(&sample->arena);
}

struct given {
    size_t block;
    const struct lang_value *values[4];
};

static void assert_written(struct sample *sample, const char *name, const struct given *given, size_t count,
                           const char *expected)
{
    struct text out = TEXT_INIT;
    struct error error = ERROR_INIT;
    const struct solved_format *format = solved_find(name);
    assert_non_null(format);
    void *state = format->begin(&sample->inputs, &out);
    for (size_t i = 0; i < count; i++)
        assert_true(solved_one(format, state, &sample->inputs, given[i].block, given[i].values, &out, &error));
    format->end(state, &out);
    assert_string_equal(out.s, expected);
    text_release(&out);
}

static const struct lang_value *text_value(struct sample *sample, const char *s)
{
    return lang_string(&sample->arena, s, strlen(s));
}

static const struct lang_value *number(struct sample *sample, long long n)
{
    return lang_integer_small(&sample->arena, n);
}

static const struct lang_value *large(struct sample *sample, const char *digits)
{
    mpz_t n;
    mpz_init_set_str(n, digits, 10);
    const struct lang_value *value = lang_integer(&sample->arena, n);
    mpz_clear(n);
    return value;
}

static const struct lang_value *fraction(struct sample *sample, const char *pq)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_str(q, pq, 10);
    mpq_canonicalize(q);
    const struct lang_value *value = lang_real(&sample->arena, q);
    mpq_clear(q);
    return value;
}

static void json_is_one_object_a_line_or_one_array(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare s ?String) (declare n ?Integer) (generate g 2))");
    struct given given[] = {
        {0, {text_value(&sample, "a\"\n\\"), number(&sample, -3)}},
        {0, {lang_string(&sample.arena, "a\0b", 3), large(&sample, "123456789012345678901234567890")}},
    };
    const char *lines = "{\"s\":\"a\\\"\\n\\\\\",\"n\":-3}\n"
                        "{\"s\":\"a\\u0000b\",\"n\":123456789012345678901234567890}\n";
    assert_written(&sample, "jsonl", given, 2, lines);
    assert_written(&sample, "json", given, 2,
                   "[\n{\"s\":\"a\\\"\\n\\\\\",\"n\":-3},\n"
                   "{\"s\":\"a\\u0000b\",\"n\":123456789012345678901234567890}\n]\n");
    assert_written(&sample, "json", NULL, 0, "[]\n");
    assert_written(&sample, "jsonl", NULL, 0, "");
    assert_written(&sample, "none", given, 2, "");
    sample_close(&sample);
}

static void several_blocks_are_named_first(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare generate ?Integer) (generate g 1) (generate h 1 (declare x ?Boolean)))");
    struct given given[] = {
        {0, {number(&sample, 1)}},
        {1, {number(&sample, 2), lang_boolean(&sample.arena, true)}},
    };
    assert_written(&sample, "jsonl", given, 2,
                   "{\"generate\":\"g\",\".generate\":1}\n{\"generate\":\"h\",\".generate\":2,\"x\":true}\n");
    assert_written(&sample, "csv", given, 2, "generate,.generate,x\ng,1,\nh,2,true\n");
    assert_written(&sample, "text", given, 2, "g 1: generate = 1\nh 1:\n    generate = 2\n    x        = true\n\n");
    sample_close(&sample);
}

static void csv_quotes_as_rfc_4180_says(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare s ?String) (declare o ?(Option String)) (declare l ?(List String)) "
                         "(generate g 1))");
    const struct lang_value *items[] = {text_value(&sample, "x"), text_value(&sample, "y,\"")};
    const struct lang_value *none = lang_option(&sample.arena, NULL);
    const struct lang_value *empty = lang_items(&sample.arena, LANG_LIST, NULL, 0);
    struct given given[] = {
        {0, {text_value(&sample, "plain"), none, empty}},
        {0,
         {text_value(&sample, "a,b"), lang_option(&sample.arena, text_value(&sample, "")),
          lang_items(&sample.arena, LANG_LIST, items, 2)}},
        {0, {text_value(&sample, "say \"no\"\r\n"), none, empty}},
        {0, {text_value(&sample, " x"), none, empty}},
    };
    assert_written(&sample, "csv", given, 4,
                   "s,o,l\n"
                   "plain,,[]\n"
                   "\"a,b\",\"\",\"[\"\"x\"\",\"\"y,\\\"\"\"\"]\"\n"
                   "\"say \"\"no\"\"\r\n\",,[]\n"
                   "\" x\",,[]\n");
    sample_close(&sample);
}

static void objects_are_taken_apart_in_columns(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare at ?(Object (day Date) (place (Object (x Real) (kind (Enum in out)))))) "
                         "(declare t ?DateTime) (generate g 1))");
    const struct lang_block *block = sample.blocks[0];
    mpz_t day;
    mpz_init_set_si(day, 1);
    const struct lang_value *place[] = {fraction(&sample, "5/2"), lang_index(&sample.arena, LANG_ENUM, 1)};
    const struct lang_value *fields[] = {lang_moment(&sample.arena, LANG_DATE, day),
                                         lang_items(&sample.arena, LANG_OBJECT, place, 2)};
    /* an Object of blanks may be one symbol or one for each field */
    struct given given = {0, {0}};
    assert_in_range(block->symbol_count, 2, 4);
    if (block->symbol_count == 2) {
        given.values[0] = lang_items(&sample.arena, LANG_OBJECT, fields, 2);
        given.values[1] = lang_moment(&sample.arena, LANG_TIME, day);
    } else {
        given.values[0] = fields[0];
        given.values[1] = place[0];
        given.values[2] = place[1];
        given.values[3] = lang_moment(&sample.arena, LANG_TIME, day);
    }
    mpz_clear(day);
    assert_written(&sample, "csv", &given, 1,
                   "at.day,at.place.x,at.place.kind,t\n1970-01-02,5/2,out,1970-01-01T00:00:01Z\n");
    assert_written(&sample, "text", &given, 1,
                   "1:\n    at.day        = 1970-01-02\n    at.place.x    = 5/2\n    at.place.kind = out\n"
                   "    t             = 1970-01-01T00:00:01Z\n\n");
    assert_written(&sample, "c", &given, 1,
                   "/* Inputs of p, written by Assay (seed 7). */\n"
                   "#include <stdbool.h>\n#include <stddef.h>\n\n"
                   "enum g_at_place_kind {\n    g_at_place_kind_in,\n    g_at_place_kind_out,\n};\n"
                   "struct g_at_place {\n    double x;\n    enum g_at_place_kind kind;\n};\n"
                   "struct g_at {\n    const char *day;\n    struct g_at_place place;\n};\n"
                   "struct g {\n    struct g_at at;\n    const char *t;\n};\n"
                   "static const size_t g_count __attribute__((unused)) = 1;\n"
                   "static const struct g g_inputs[] __attribute__((unused)) = {\n"
                   "    {.at = {.day = \"1970-01-02\", .place = {.x = 2.5, .kind = g_at_place_kind_out}}, "
                   ".t = \"1970-01-01T00:00:01Z\"},\n};\n");
    sample_close(&sample);
}

static void c_types_follow_from_the_values(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare 12hr ?String) (declare int ?Integer) (declare r ?Real) (generate g 2))");
    struct given small[] = {
        {0,
         {text_value(&sample, "?\?/\"\xc3\xa9"
                              "1"),
          large(&sample, "-9223372036854775808"), fraction(&sample, "1/3")}},
        {0, {text_value(&sample, ""), large(&sample, "9223372036854775807"), fraction(&sample, "3")}},
    };
    const char *head = "/* Inputs of p, written by Assay (seed 7). */\n#include <stdbool.h>\n#include <stddef.h>\n\n";
    char expected[2000];
    snprintf(expected, sizeof expected,
             "%sstruct g {\n    const char *x_12hr; /* 12hr */\n    long long int_; /* int */\n    double r;\n};\n"
             "static const size_t g_count __attribute__((unused)) = 2;\nstatic const struct g g_inputs[] "
             "__attribute__((unused)) = {\n"
             "    {.x_12hr = \"?\\?/\\\"\\303\\2511\", .int_ = -9223372036854775807 - 1, "
             ".r = 0.3333333333333333 /* 1/3 */},\n"
             "    {.x_12hr = \"\", .int_ = 9223372036854775807, .r = 3.0},\n};\n",
             head);
    assert_written(&sample, "c", small, 2, expected);
    struct given wide[] = {
        {0, {lang_string(&sample.arena, "\0", 1), large(&sample, "9223372036854775808"), number(&sample, 0)}},
    };
    char huge[400] = "1";
    memset(huge + 1, '0', 350);
    wide[0].values[2] = fraction(&sample, huge);
    snprintf(expected, sizeof expected,
             "%sstruct g {\n    size_t x_12hr_length;\n    const char *x_12hr; /* 12hr */\n"
             "    const char *int_; /* int; digits: some are beyond 64 bits */\n"
             "    const char *r; /* p/q: some are beyond double */\n};\n"
             "static const size_t g_count __attribute__((unused)) = 1;\nstatic const struct g g_inputs[] "
             "__attribute__((unused)) = {\n"
             "    {.x_12hr_length = 1, .x_12hr = \"\\000\", .int_ = \"9223372036854775808\", .r = \"%s/1\"},\n};\n",
             head, huge);
    assert_written(&sample, "c", wide, 1, expected);
    assert_written(&sample, "c", NULL, 0,
                   "/* Inputs of p, written by Assay (seed 7). */\n#include <stdbool.h>\n#include <stddef.h>\n\n"
                   "struct g {\n    const char *x_12hr; /* 12hr */\n    long long int_; /* int */\n    double r;\n};\n"
                   "static const size_t g_count __attribute__((unused)) = 0;\n"
                   "static const struct g g_inputs[1] __attribute__((unused)); /* there is none */\n");
    sample_close(&sample);
}

static void c_lists_and_options_have_company(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare a ?(List Integer)) (declare b ?(List (List String))) "
                         "(declare c ?(Option Boolean)) (declare has_c ?(List (Option Integer))) (generate g 1))");
    struct arena *arena = &sample.arena;
    const struct lang_value *numbers[] = {number(&sample, 1), number(&sample, 2)};
    const struct lang_value *strings[] = {text_value(&sample, "x")};
    const struct lang_value *lists[] = {lang_items(arena, LANG_LIST, strings, 1),
                                        lang_items(arena, LANG_LIST, NULL, 0)};
    const struct lang_value *options[] = {lang_option(arena, numbers[0]), lang_option(arena, NULL)};
    struct given given[] = {
        {0,
         {lang_items(arena, LANG_LIST, numbers, 2), lang_items(arena, LANG_LIST, lists, 2),
          lang_option(arena, lang_boolean(arena, true)), lang_items(arena, LANG_LIST, options, 2)}},
        {0,
         {lang_items(arena, LANG_LIST, NULL, 0), lang_items(arena, LANG_LIST, NULL, 0), lang_option(arena, NULL),
          lang_items(arena, LANG_LIST, NULL, 0)}},
    };
    assert_written(
        &sample, "c", given, 2,
        "/* Inputs of p, written by Assay (seed 7). */\n#include <stdbool.h>\n#include <stddef.h>\n\n"
        "struct g_b {\n    size_t value_count;\n    const char *const *value;\n};\n"
        "struct g_has_c {\n    bool has_value;\n    long long value;\n};\n"
        "struct g {\n    size_t a_count;\n    const long long *a;\n    size_t b_count;\n    const struct g_b *b;\n"
        "    bool has_c_2;\n    bool c;\n    size_t has_c_count;\n    const struct g_has_c *has_c;\n};\n"
        "static const size_t g_count __attribute__((unused)) = 2;\nstatic const struct g g_inputs[] "
        "__attribute__((unused)) = {\n"
        "    {.a_count = 2, .a = (const long long[]){1, 2}, .b_count = 2, .b = (const struct g_b[]){"
        "{.value_count = 1, .value = (const char *const[]){\"x\"}}, {.value_count = 0}}, .has_c_2 = true, .c = true, "
        ".has_c_count = 2, .has_c = (const struct g_has_c[]){{.has_value = true, .value = 1}, "
        "{.has_value = false}}},\n"
        "    {.a_count = 0, .b_count = 0, .has_c_2 = false, .has_c_count = 0},\n};\n");
    sample_close(&sample);
}

/* lang_print_solution is the contract for one JSON object. */
static void json_is_what_the_language_prints(void **state)
{
    (void)state;
    struct sample sample;
    sample_open(&sample, "(program p (declare o ?(Option String)) (declare q ?(List (Option Integer))) "
                         "(declare r ?Real) (generate g 1))");
    struct arena *arena = &sample.arena;
    for (int i = 0; i < 4; i++) {
        const struct lang_value *items[] = {lang_option(arena, i & 2 ? number(&sample, i) : NULL)};
        const struct lang_value *values[] = {lang_option(arena, i & 1 ? text_value(&sample, "v") : NULL),
                                             lang_items(arena, LANG_LIST, items, i == 3 ? 0 : 1),
                                             fraction(&sample, "7/3")};
        struct text expected = TEXT_INIT;
        struct error error = ERROR_INIT;
        assert_true(lang_print_solution(sample.blocks[0], values, &expected, &error));
        text_add_char(&expected, '\n');
        struct given given = {0, {values[0], values[1], values[2]}};
        assert_written(&sample, "jsonl", &given, 1, expected.s);
        text_release(&expected);
    }
    sample_close(&sample);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_is_one_object_a_line_or_one_array),
        cmocka_unit_test(several_blocks_are_named_first),
        cmocka_unit_test(csv_quotes_as_rfc_4180_says),
        cmocka_unit_test(objects_are_taken_apart_in_columns),
        cmocka_unit_test(c_types_follow_from_the_values),
        cmocka_unit_test(c_lists_and_options_have_company),
        cmocka_unit_test(json_is_what_the_language_prints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
