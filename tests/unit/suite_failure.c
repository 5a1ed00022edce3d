/* Failures as files: what is written is read back, and what is damaged is
 * refused with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/file.h"
#include "suite/failure_file.h"

#define JSON                                                                                                  \
    "{\"args\":[3,\"&bst0\"],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"root\":\"&node0\",\"size\":1}," \
    "\"node0\":{\"type\":\"struct node\",\"left\":null,\"right\":null,\"key\":\"{,\\\"\"}}}"

static char *no_list[] = {NULL}, *two[] = {"bst.c", "with blank .c", NULL}, *flags[] = {"-DX=\"a b\"", "-I..", NULL};

static const struct failure example = {
    .id = "insert_keeps_order-0123abcd",
    .property = "insert_keeps_order",
    .file = "tests/bst_test.c",
    .sources = two,
    .cflags = flags,
    .compiler = "clang-19",
    .build = "checked",
    .kind = "assertion",
    .cause = "assertion 'bst_ok(t)' failed in insert_keeps_order (bst_test.c:14)",
    .detail = "",
    .backtrace = "    #0 bst_insert bst.c:31\n    #1 insert_keeps_order bst_test.c:13\n",
    .signature = "assertion bst_ok(t) insert_keeps_order",
    .needs = "plain",
    .found = "scope 3",
    .input = JSON,
    .text = "key = 3\nt = &bst0\n",
    .is_shrunk = true,
    .timeout = 0.25,
};

static void assert_same_list(char **x, char **y)
{
    x = x ? x : no_list;
    for (; *x && *y; x++, y++)
        assert_string_equal(*x, *y);
    assert_true(*x == *y);
}

static void assert_same(const struct failure *x, const struct failure *y)
{
    for (const struct failure_key *key = failure_keys; key->name; key++) {
        const char *a = (const char *)x + key->offset, *b = (const char *)y + key->offset;
        if (key->kind == KEY_LIST)
            assert_same_list(*(char **const *)a, *(char **const *)b);
        else if (key->kind == KEY_BOOL)
            assert_true(*(const bool *)a == *(const bool *)b);
        else if (key->kind == KEY_NUMBER)
            assert_true(*(const double *)a == *(const double *)b);
        else if (*(char *const *)a && *(char *const *)b)
            assert_string_equal(*(char *const *)a, *(char *const *)b);
        else
            assert_true(*(char *const *)a == *(char *const *)b);
    }
}

static void assert_reads_back(const struct failure *failure)
{
    struct text text = TEXT_INIT;
    struct failure again = {0};
    struct error error = ERROR_INIT;
    failure_print(failure, &text);
    if (!failure_parse(&again, "x.txt", text.s, text.length, &error))
        fail_msg("%s\n%s", error.message.s, text.s);
    assert_same(failure, &again);
    failure_release(&again);
    text_release(&text);
}

static void a_failure_is_readable_lines(void **state)
{
    struct text text = TEXT_INIT;
    (void)state;
    failure_print(&example, &text);
    assert_string_equal(text.s,
                        "assay failure 1\n"
                        "id: insert_keeps_order-0123abcd\n"
                        "property: insert_keeps_order\n"
                        "file: tests/bst_test.c\n"
                        "source: bst.c\n"
                        "source: with blank .c\n"
                        "cflag: -DX=\"a b\"\n"
                        "cflag: -I..\n"
                        "compiler: clang-19\n"
                        "build: checked\n"
                        "kind: assertion\n"
                        "cause: assertion 'bst_ok(t)' failed in insert_keeps_order (bst_test.c:14)\n"
                        "detail:\n"
                        "backtrace:\n"
                        "        #0 bst_insert bst.c:31\n"
                        "        #1 insert_keeps_order bst_test.c:13\n"
                        "signature: assertion bst_ok(t) insert_keeps_order\n"
                        "needs: plain\n"
                        "found: scope 3\n"
                        "shrunk: yes\n"
                        "timeout: 0.25\n"
                        "text:\n"
                        "    key = 3\n"
                        "    t = &bst0\n"
                        "input:\n"
                        "    {\"args\":[3,\"&bst0\"],\"objects\":{\n"
                        "    \"bst0\":{\"type\":\"struct bst\",\"root\":\"&node0\",\"size\":1},\n"
                        "    \"node0\":{\"type\":\"struct node\",\"left\":null,\"right\":null,\"key\":\"{,\\\"\"}}}\n");
    text_release(&text);
    assert_reads_back(&example);
}

/* ---- odd values ---- */

static uint64_t random_state = 88172645463325252u;
static size_t below(size_t end)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (size_t)(random_state >> 11) % end;
}

static void odd_text(char *out, size_t most)
{
    static const char *const pieces[] = {
        "a",  " ",  "    ", "\n",  "\\",  ":",      "#",    "\"", "\xc3\xa9", "\xff", "\xe0\x80\x80",
        "\r", "\t", "\x01", "\\n", "\\e", "input:", "\x7f", "{",  "}",        ",\"",  "\xf0\x9f\x98\x80"};
    *out = '\0';
    for (size_t i = below(12); i > 0 && strlen(out) + 8 < most; i--)
        strcat(out, pieces[below(sizeof pieces / sizeof *pieces)]);
}

static void everything_reads_back(void **state)
{
    (void)state;
    for (int round = 0; round < 5000; round++) {
        char values[24][128];
        struct failure failure = {.is_shrunk = below(2) == 1, .timeout = (double)below(1000) / 7};
        char *list[3] = {values[22], values[23], NULL};
        size_t i = 0;
        for (size_t v = 0; v < 24; v++)
            odd_text(values[v], sizeof values[v]);
        for (const struct failure_key *key = failure_keys; key->name; key++)
            if (key->kind != KEY_LIST && key->kind != KEY_BOOL && key->kind != KEY_NUMBER &&
                (key->required || below(3)))
                *(char **)((char *)&failure + key->offset) = values[i++];
        failure.sources = below(2) ? list : NULL;
        failure.cflags = list + below(3);
        failure.headers = below(2) ? list : NULL;
        if (!failure.input && !failure.sequence) /* one of them is what failed */
            failure.input = values[21];
        assert_reads_back(&failure);
    }
}

/* ---- errors ---- */

static void must_not_read(const char *file, const char *message)
{
    struct failure failure = {0};
    struct error error = ERROR_INIT;
    assert_false(failure_parse(&failure, ".assay/failures/x.txt", file, strlen(file), &error));
    assert_string_equal(error.message.s, message);
    failure_release(&failure);
    error_release(&error);
}

static void errors_name_path_and_line(void **state)
{
    (void)state;
    must_not_read("", ".assay/failures/x.txt:1: a failure's file begins with the line 'assay failure 1'");
    must_not_read("assay failure 2\n", ".assay/failures/x.txt:1: this file was written by another version of Assay: "
                                       "'assay failure 2', expected 'assay failure 1'");
    must_not_read("assay failure 1\nid: a\n", ".assay/failures/x.txt:2: the file ends without 'property'");
    must_not_read("assay failure 1\nidd: a\n", ".assay/failures/x.txt:2: unknown key 'idd'; did you mean 'id'?");
    must_not_read("assay failure 1\n\nid: a\nid: b\n", ".assay/failures/x.txt:4: 'id' was given before");
    must_not_read("assay failure 1\nid\n", ".assay/failures/x.txt:2: 'key: value' is expected here");
    must_not_read("assay failure 1\n  id: 1\n", ".assay/failures/x.txt:2: an indented line belongs to no key "
                                                "(blocks are indented by 4 blanks)");
    must_not_read("assay failure 1\nid:\n    a\n",
                  ".assay/failures/x.txt:2: 'id' has one line: write it behind the colon");
    must_not_read("assay failure 1\nshrunk: maybe\n",
                  ".assay/failures/x.txt:2: 'shrunk' is 'yes' or 'no', not 'maybe'");
    must_not_read("assay failure 1\ntimeout: soon\n",
                  ".assay/failures/x.txt:2: 'timeout' is a number of seconds, not 'soon'");
    must_not_read("assay failure 1\nnote:\n    a\n    \\q\n",
                  ".assay/failures/x.txt:4: this escape is not known: write a backslash as \\\\");
}

static void a_person_may_comment_and_use_other_line_ends(void **state)
{
    struct failure failure = {0};
    struct error error = ERROR_INIT;
    static const char file[] =
        "assay failure 1\r\n# seen on Monday\r\n\r\nid: a-1\r\nproperty: a\r\nfile: a.c\r\n"
        "kind: leak\r\nsignature: s\r\nnote:\r\n    one\r\n    two\r\ninput:\r\n    {\r\n    }\r\n";
    (void)state;
    assert_true(failure_parse(&failure, "x", file, sizeof file - 1, &error));
    assert_string_equal(failure.note, "one\ntwo\n");
    assert_string_equal(failure.input, "{}");
    assert_true(failure.sources && !failure.sources[0]);
    failure_release(&failure);
}

static void damaged_files_never_harm(void **state)
{
    struct text text = TEXT_INIT;
    size_t read = 0;
    (void)state;
    failure_print(&example, &text);
    for (int round = 0; round < 20000; round++) {
        size_t size = below(4) ? text.length : below(text.length);
        char *copy = mem_alloc(size + 1);
        memcpy(copy, text.s, size);
        for (size_t i = below(4); size && i > 0; i--)
            copy[below(size)] = "\n:\\ \0ax\xff#\r"[below(10)];
        char *exact = mem_alloc(size ? size : 1); /* nothing behind the end may be read */
        memcpy(exact, copy, size);
        struct failure failure = {0};
        struct error error = ERROR_INIT;
        if (failure_parse(&failure, "x", exact, size, &error)) {
            assert_reads_back(&failure);
            read++;
        } else {
            assert_true(error.kind == ERROR_INPUT && strncmp(error.message.s, "x:", 2) == 0);
        }
        failure_release(&failure);
        error_release(&error);
        mem_free(copy);
        mem_free(exact);
    }
    assert_true(read > 1000);
    text_release(&text);
}

/* ---- files ---- */

static void files_are_written_listed_read_and_removed(void **state)
{
    char folder[] = "/tmp/assay-failures-XXXXXX";
    struct error error = ERROR_INIT;
    struct failure again, other = example;
    failure_ids ids = VECTOR_INIT;
    (void)state;
    assert_non_null(mkdtemp(folder));
    char *directory = path_join(folder, ".assay/failures");
    assert_true(failure_list(&ids, directory, &error));
    assert_int_equal(ids.count, 0);
    other.id = "another-00000000";
    assert_true(failure_write(&example, directory, "int main(void) { return 0; }\n", &error));
    assert_true(failure_write(&other, directory, NULL, &error));
    assert_true(failure_write(&other, directory, NULL, &error));
    char *stray = path_join(directory, "notes.md");
    assert_true(file_write(stray, "x", 1, &error));
    assert_true(failure_list(&ids, directory, &error));
    assert_int_equal(ids.count, 2);
    assert_string_equal(ids.items[0], other.id);
    assert_string_equal(ids.items[1], example.id);
    char *path = path_join(directory, "insert_keeps_order-0123abcd.txt");
    char *test = path_join(directory, "insert_keeps_order-0123abcd.c");
    assert_true(failure_read(&again, path, &error));
    assert_same(&example, &again);
    failure_release(&again);
    assert_true(file_exists(test));
    assert_true(failure_remove(directory, example.id, &error));
    assert_false(file_exists(path) || file_exists(test));
    assert_false(failure_remove(directory, example.id, &error));
    assert_non_null(strstr(error.message.s, "insert_keeps_order-0123abcd.txt"));
    error_release(&error);
    error = (struct error)ERROR_INIT;
    assert_false(failure_remove(directory, "../x", &error));
    assert_string_equal(error.message.s, "'../x' is not the ID of a failure");
    failure_ids_release(&ids);
    error_release(&error);
    mem_free(path);
    mem_free(test);
    mem_free(stray);
    mem_free(directory);
    assert_true(file_remove_tree(folder));
}

static void the_id_depends_on_property_and_signature(void **state)
{
    char *a = failure_id("p", "x"), *b = failure_id("p", "x"), *c = failure_id("p", "y");
    (void)state;
    assert_string_equal(a, b);
    assert_string_not_equal(a, c);
    assert_int_equal(strlen(a), 10);
    assert_int_equal(strspn(a + 2, "0123456789abcdef"), 8);
    mem_free(a);
    mem_free(b);
    mem_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_failure_is_readable_lines),
        cmocka_unit_test(everything_reads_back),
        cmocka_unit_test(errors_name_path_and_line),
        cmocka_unit_test(a_person_may_comment_and_use_other_line_ends),
        cmocka_unit_test(damaged_files_never_harm),
        cmocka_unit_test(files_are_written_listed_read_and_removed),
        cmocka_unit_test(the_id_depends_on_property_and_signature),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
