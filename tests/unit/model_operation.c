/* Operations without a reader: words in names, lengths, and declarations of a
 * program that is made by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include <stdio.h>
#include "base/file.h"
#include "model/operation_parts.h"

/* --- comments --- */

static void write_header(const char *text)
{
    struct error error = ERROR_INIT;
    assert_true(file_write("commented.h", text, strlen(text), &error));
    error_release(&error);
}

static void the_comment_above_a_declaration_may_forbid_to_call_it(void **state)
{
    (void)state;
    struct function function = {.name = "list_end"};
    struct operation operation = {.function = &function, .file = "commented.h", .line = 4};
    struct text comment = TEXT_INIT;
    write_header("int a;\n/* do not call list_end\n * directly */\nvoid list_end(void);\n\nvoid list_end(void);\n");
    assert_true(operation_comment(&operation, &comment));
    assert_string_equal(comment.s, "do not call list_end directly ");
    assert_true(operation_is_forbidden(&operation));
    function.name = "list_begin";
    assert_false(operation_is_forbidden(&operation));
    operation.line = 6; /* it stands apart */
    assert_false(operation_comment(&operation, &comment));
    text_release(&comment);
    remove("commented.h");
}

static void a_function_that_is_declared_by_its_type_is_for_others_to_call(void **state)
{
    (void)state;
    struct function function = {.name = "by_name"};
    struct operation operation = {.function = &function, .file = "commented.h", .line = 2};
    write_header("typedef int order(int, int);\nextern order by_name;\nint by_size(int, int);\n");
    assert_true(operation_is_called_back(&operation));
    function.name = "by_size";
    operation.line = 3;
    assert_false(operation_is_called_back(&operation));
    remove("commented.h");
}

static void what_is_internal_is_forbidden(void **state)
{
    (void)state;
    struct function function = {.name = "grow"};
    struct operation operation = {.function = &function, .file = "commented.h", .line = 2};
    write_header("/* An internal function: it should \\b not be called directly. */\nint grow(void);\n");
    assert_true(operation_is_forbidden(&operation));
    remove("commented.h");
}

static void a_hash_for_tables_goes_with_equal(void **state)
{
    (void)state;
    struct operation operation = {.function = &(struct function){.name = "key_hash"}, .file = "commented.h", .line = 2};
    write_header("/* For hash tables: keys that are equal have the same one. */\nunsigned key_hash(struct key key);\n");
    assert_true(operation_says_hash(&operation));
    write_header("/* A checksum of all its bytes. */\nunsigned key_hash(struct key key);\n");
    assert_false(operation_says_hash(&operation));
    remove("commented.h");
}

static void what_is_said_of_members_is_about_no_function(void **state)
{
    (void)state;
    struct operation operation = {.function = &(struct function){.name = "bits_set"}, .file = "commented.h", .line = 7};
    struct text comments = TEXT_INIT;
    write_header("#ifdef __cplusplus\nextern \"C\" {\n#endif\n/* Bits. */\n"
                 "struct bits { int *words; /* for the functions below only */ int n; /* bits_set makes it more */ };\n"
                 "/* All of them. */\nvoid bits_set(struct bits *bits, int n);\n");
    assert_true(operation_header_comments(&operation, &comments));
    assert_string_equal(comments.s, "Bits. . bits_set makes it more . All of them. ");
    text_release(&comments);
    remove("commented.h");
}

static void comments_are_told(const char *header, int line, const char *wanted)
{
    struct operation operation = {.function = &(struct function){.name = "f"}, .file = "commented.h", .line = line};
    struct text comment = TEXT_INIT;
    write_header(header);
    operation_comment(&operation, &comment);
    assert_string_equal(comment.length ? comment.s : "", wanted);
    text_release(&comment);
    remove("commented.h");
}

static void comments_stand_above_behind_and_with_others(void **state)
{
    (void)state;
    comments_are_told("/* first */\nvoid e(void);\nvoid f(void);\n", 3, "first ");
    comments_are_told("// first\n// second\nvoid f(void);\n", 3, "first second");
    comments_are_told("void e(void); /* other */\nvoid f(void); /* own */\n", 2, "own ");
    comments_are_told("/* a */\nvoid e(void); /* other */\nvoid f(void); // own\n", 3, "a . own");
    comments_are_told("/* many */\nvoid e(void);\n\n/* The same for one */\nvoid f(void);\n", 5,
                      "The same for one . many ");
    comments_are_told("/* a must be 1 */\nvoid lib_e(int a);\n\n/* As lib_e, twice */\nvoid f(int a);\n", 5,
                      "As lib_e, twice . a must be 1 ");
    comments_are_told("const char *s = \"/* no */\";\nvoid f(void);\n", 2, "");
    comments_are_told("/* open", 1, "");
}

static void comments_for_a_documentation_tool_may_stand_apart(void **state)
{
    (void)state;
    comments_are_told("/* section */\n\nvoid f(void);\n", 3, "");
    comments_are_told("/** own */\n\nMACRO(int)\nf(void);\n", 4, "own ");
    comments_are_told("/* own\n * @param[in] a not @c NULL */\n\nvoid f(char *a);\n", 4, "own @param[in] a not NULL ");
    comments_are_told("/** <b>Not</b> for `e`. */\nvoid f(void);\n", 2, "Not for e. ");
}

static void a_comment_below_may_be_about_what_is_above(void **state)
{
    (void)state;
    comments_are_told("void f(void);\n/* own */\n\nvoid g(void);\n/* other */\n", 1, "own ");
    comments_are_told("void f(void);\n/* of g */\nvoid g(void);\n", 1, "");
    comments_are_told("void f(void);\n\n/* section */\n\nvoid g(void);\n", 1, "");
}

static void what_is_general_is_told(const char *header, int line, const char *wanted)
{
    struct operation operation = {.function = &(struct function){.name = "f"}, .file = "commented.h", .line = line};
    struct text comments = TEXT_INIT;
    write_header(header);
    operation_general_comments(&operation, &comments);
    assert_string_equal(comments.length ? comments.s : "", wanted);
    text_release(&comments);
    remove("commented.h");
}

static void comments_at_no_function_are_about_all_or_a_section(void **state)
{
    (void)state;
    what_is_general_is_told("/* all */\n\nint e(void);\n\n/* one */\n\nint f(void);\n\n/* two */\n\nint g(void);\n", 7,
                            "all . one ");
    what_is_general_is_told("/* all */\n\nint e(void);\n\n/* one */\n\nint f(void);\n\n/* two */\n\nint g(void);\n", 3,
                            "all ");
    what_is_general_is_told("int e(void);\nint f(void);\n\n/* notes */\n", 2, "notes ");
    what_is_general_is_told(
        "/* of e */\nstatic inline int\ne(void)\n{\n    /* in e */\n    return 1;\n}\nint f(void);\n", 8, "");
    what_is_general_is_told("/* a macro */\n#define E(x) x\nenum {\n    /* a constant */\n    A\n};\nint f(void);\n", 7,
                            "");
    what_is_general_is_told("/* of e\n * @return 1 */\n\nint e(void);\n\nint f(void);\n", 6, "");
    what_is_general_is_told("#ifdef __cplusplus\nextern \"C\" {\n#endif\n/* all */\n\nint f(void);\n", 6, "all ");
}

static void the_terms_of_a_licence_ask_for_nothing(void **state)
{
    (void)state;
    what_is_general_is_told(
        "/* Copyright 2001 A. Redistributions must retain the above copyright notice. This notice may not\n"
        " * be removed. All sizes must be even. */\n\nint f(void);\n",
        4, "All sizes must be even. ");
}

static void constants_that_bound_something_are_numbers(void **state)
{
    (void)state;
    comments_are_told("#define F_MOST 9\n/* 0 to F_MOST, or F_MOST */\nvoid f(int n);\n", 3, "0 to 9, or F_MOST ");
    comments_are_told("enum { F_MOST = 1 << 4 };\n/* below `F_MOST` */\nvoid f(int n);\n", 3, "below 16 ");
    comments_are_told("#define F_MOST (64u) /* cells */\n/* 1..F_MOST - 1 */\nvoid f(int n);\n", 3, "1..63 ");
    comments_are_told("#define F_MOST f_most()\n/* at most F_MOST */\nvoid f(int n);\n", 3, "at most F_MOST ");
}

static void success_is_told(const char *comment, enum success wanted, long long value)
{
    struct type result = {.kind = TYPE_INTEGER, .name = "int", .size = 4, .is_signed = true};
    struct function function = {.name = "f", .result = &result};
    struct operation operation = {.function = &function, .file = "commented.h", .line = 2};
    char header[200];
    snprintf(header, sizeof header, "/* %s */\nint f(void);\n", comment);
    write_header(header);
    success_of_operation(&operation);
    assert_int_equal(operation.success, wanted);
    assert_int_equal(operation.success_value, value);
    remove("commented.h");
}

static void headers_say_how_functions_succeed(void **state)
{
    (void)state;
    success_is_told("Returns 0 on success, -1 on error.", SUCCESS_CONSTANT, 0);
    success_is_told("@returns @c 1 if the function succeeded, @c 0 on error.", SUCCESS_CONSTANT, 1);
    success_is_told("Zero in case of errors, non-zero otherwise.", SUCCESS_TRUE, 0);
    success_is_told("Non-zero on failure.", SUCCESS_CONSTANT, 0);
    success_is_told("On success, the function returns 0.", SUCCESS_CONSTANT, 0);
    success_is_told("Returns -1 on error.", SUCCESS_UNKNOWN, 0);
    success_is_told("The length on success.", SUCCESS_UNKNOWN, 0);
    success_is_told("0 if it was not successful.", SUCCESS_UNKNOWN, 0);
    success_is_told("Counts errors.", SUCCESS_UNKNOWN, 0);
    success_is_told("0 ok, -1 out of memory", SUCCESS_CONSTANT, 0);
    success_is_told("1: ok; 0: full", SUCCESS_CONSTANT, 1);
    success_is_told("-1 error", SUCCESS_UNKNOWN, 0);
    success_is_told("1: it is in the box; 0: full", SUCCESS_TRUE, 0);
    success_is_told("Non-zero if it is full.", SUCCESS_UNKNOWN, 0);
    success_is_told("How many of the 0 errors.", SUCCESS_UNKNOWN, 0);
}

static void zero_beside_what_nobody_returns_who_has_done_it_is_success(void **state)
{
    (void)state;
    success_is_told("0, or -1 if there is no such row.", SUCCESS_CONSTANT, 0);
    success_is_told("Adds a row. Returns 0, E_SYNTAX or E_RANGE.", SUCCESS_CONSTANT, 0);
    success_is_told("0; or -1, and no change, if it is full.", SUCCESS_CONSTANT, 0);
    success_is_told("-1 if the text is anything else, else 0.", SUCCESS_CONSTANT, 0);
    success_is_told("Returns -2 for an empty row, otherwise 0.", SUCCESS_CONSTANT, 0);
    success_is_told("0, or 1 if there is another.", SUCCESS_UNKNOWN, 0);
    success_is_told("0 or more, and -1 if there is none.", SUCCESS_UNKNOWN, 0);
    success_is_told("0 rows, or -1.", SUCCESS_UNKNOWN, 0);
    success_is_told("0; a row has -1.", SUCCESS_UNKNOWN, 0);
    success_is_told("-1 if there is none, else its number.", SUCCESS_UNKNOWN, 0);
    success_is_told("1 if there is one, else 0.", SUCCESS_UNKNOWN, 0);
}

static void a_comment_above_a_struct_is_about_it(void **state)
{
    (void)state;
    struct operation operation = {.function = &(struct function){.name = "f"}, .file = "commented.h", .line = 9};
    struct type object = {.kind = TYPE_STRUCT, .name = "struct port"};
    struct text comment = TEXT_INIT;
    write_header("/* other */\nint a;\n\n/* Fill it with f() only. */\nstruct port {\n    int b;\n};\n");
    assert_true(operation_struct_comment(&operation, &object, &comment));
    assert_string_equal(comment.s, "Fill it with f() only. ");
    object.name = "struct other";
    assert_false(operation_struct_comment(&operation, &object, &comment));
    text_release(&comment);
    remove("commented.h");
}

/* --- declarations --- */

struct made {
    struct program program;
    struct declarations declarations;
    struct error error;
    struct function function;
    struct parameter parameters[2];
    struct type integer, record, pointer;
};

static int set_up(void **state)
{
    struct made *made = mem_alloc(sizeof *made);
    made->error = (struct error)ERROR_INIT;
    made->integer = (struct type){.kind = TYPE_INTEGER, .name = "int", .size = 4, .complete = true, .is_signed = true};
    made->record = (struct type){.kind = TYPE_STRUCT, .name = "struct s", .tag = "s"};
    made->pointer =
        (struct type){.kind = TYPE_POINTER, .name = "struct s *", .target = &made->record, .complete = true};
    made->parameters[0] = (struct parameter){.name = "left", .type = &made->pointer};
    made->parameters[1] = (struct parameter){.name = "right", .type = &made->pointer};
    made->function = (struct function){.name = "s_same",
                                       .file = "s.h",
                                       .line = 3,
                                       .result = &made->integer,
                                       .parameters = made->parameters,
                                       .parameter_count = 2,
                                       .given_file = "s.h",
                                       .given_line = 3};
    vector_push(&made->program.functions, &made->function);
    *state = made;
    return 0;
}

static int tear_down(void **state)
{
    struct made *made = *state;
    declarations_release(&made->declarations);
    error_release(&made->error);
    program_release(&made->program);
    mem_free(made);
    return 0;
}

static void say(struct made *made, const char *text)
{
    struct remark remark = {.text = text, .file = "model.c", .line = (int)made->program.remarks.count + 1};
    vector_push(&made->program.remarks, remark);
}

static void must_read(struct made *made)
{
    if (!declarations_read(&made->program, NULL, &made->declarations, &made->error))
        fail_msg("%s", made->error.message.s);
}

static void must_refuse(struct made *made, const char *text, const char *message)
{
    made->program.remarks.count = 0;
    say(made, text);
    assert_false(declarations_read(&made->program, NULL, &made->declarations, &made->error));
    assert_int_equal(made->error.kind, ERROR_INPUT);
    assert_string_equal(made->error.message.s, message);
    assert_int_equal(made->declarations.items.count, 0);
    error_release(&made->error);
    made->error = (struct error)ERROR_INIT;
}

static void declarations_are_taken_apart(void **state)
{
    struct made *made = *state;
    say(made, "equal s_same");
    say(made, "requires s_same\nleft != right\n&& 1");
    say(made, "length s_same\n2\nleft");
    say(made, "learned 7");
    say(made, "nonnull s_same\nright");
    say(made, "nonnull s_same\n1");
    say(made, "bug 7");
    must_read(made);
    const struct declaration *items = made->declarations.items.items;
    assert_int_equal(made->declarations.items.count, 5);
    assert_int_equal(items[0].kind, DECLARATION_EQUAL);
    assert_ptr_equal(items[0].function, &made->function);
    assert_string_equal(items[1].expression, "left != right\n&& 1");
    assert_int_equal(items[2].parameters[0], 1);
    assert_int_equal(items[2].parameters[1], 0);
    assert_string_equal(items[3].learned, "7");
    assert_true(items[3].is_bug);
    assert_null(items[4].learned);
    assert_false(items[4].is_bug);
    assert_int_equal(items[4].line, 6);
}

static void a_bug_may_stand_before_its_rule(void **state)
{
    struct made *made = *state;
    say(made, "bug a");
    say(made, "learned a");
    say(made, "pure s_same");
    must_read(made);
    assert_true(made->declarations.items.items[0].is_bug);
}

static void wrong_declarations_are_refused(void **state)
{
    struct made *made = *state;
    must_refuse(made, "equal s_sane",
                "model.c:1: ASSAY_EQUAL(s_sane): there is no function 's_sane'; did you mean 's_same'?");
    must_refuse(made, "equal", "model.c:1: ASSAY_EQUAL(): there is no function ''");
    must_refuse(
        made, "hash s_same",
        "model.c:1: ASSAY_HASH(s_same): 's_same' takes 2 parameters, and a function that is declared so takes 1");
    must_refuse(made, "nonnull s_same\n0", "model.c:1: ASSAY_NONNULL(s_same, 0): 's_same' has parameters 1 to 2");
    must_refuse(made, "nonnull s_same\n1x", "model.c:1: ASSAY_NONNULL(s_same, 1x): 's_same' has parameters 1 to 2");
    must_refuse(made, "nonnull s_same\n99999999999999999999",
                "model.c:1: ASSAY_NONNULL(s_same, 99999999999999999999): 's_same' has parameters 1 to 2");
    must_refuse(made, "nonnull s_same\nrigth",
                "model.c:1: ASSAY_NONNULL(s_same, rigth): 's_same' has no parameter 'rigth'; did you mean 'right'? (it "
                "has 'left', 'right')");
    must_refuse(made, "nonnull s_same",
                "model.c:1: ASSAY_NONNULL(s_same): it takes 1 parameter of the function, and here are 0");
    must_refuse(made, "learned", "model.c:1: ASSAY_LEARNED needs an id and a rule");
    must_refuse(made, "bug 3", "model.c:1: ASSAY_BUG(3): no rule is ASSAY_LEARNED(3, …)");
    must_refuse(made, "", "model.c:1: nothing is known that is declared by 'assay '");
}

static void a_program_made_by_hand_has_operations(void **state)
{
    struct made *made = *state;
    const char *headers[] = {"s.h", NULL};
    struct library library = {.program = &made->program, .headers = headers};
    struct operations operations;
    assert_true(operations_resolve(&library, &operations, &made->error));
    assert_int_equal(operations.items.count, 1);
    const struct operation *same = operations_find(&operations, "s_same");
    assert_int_equal(same->kind, OPERATION_EQUALS);
    assert_true(same->is_dead);
    assert_string_equal(same->obstacle,
                        "no function of these headers makes a 'struct s *'; declare one in --with MODEL.c");
    assert_int_equal(operations.callable, 0);
    assert_false(operations.sorts.items[0]->is_made);
    operations_release(&operations);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_comment_above_a_declaration_may_forbid_to_call_it),
        cmocka_unit_test(a_function_that_is_declared_by_its_type_is_for_others_to_call),
        cmocka_unit_test(a_hash_for_tables_goes_with_equal),
        cmocka_unit_test(what_is_said_of_members_is_about_no_function),
        cmocka_unit_test(what_is_internal_is_forbidden),
        cmocka_unit_test(comments_stand_above_behind_and_with_others),
        cmocka_unit_test(comments_for_a_documentation_tool_may_stand_apart),
        cmocka_unit_test(a_comment_below_may_be_about_what_is_above),
        cmocka_unit_test(comments_at_no_function_are_about_all_or_a_section),
        cmocka_unit_test(the_terms_of_a_licence_ask_for_nothing),
        cmocka_unit_test(constants_that_bound_something_are_numbers),
        cmocka_unit_test(headers_say_how_functions_succeed),
        cmocka_unit_test(zero_beside_what_nobody_returns_who_has_done_it_is_success),
        cmocka_unit_test(a_comment_above_a_struct_is_about_it),
        TEST(declarations_are_taken_apart),
        TEST(a_bug_may_stand_before_its_rule),
        TEST(wrong_declarations_are_refused),
        TEST(a_program_made_by_hand_has_operations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
