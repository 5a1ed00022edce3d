#include "lang_fixture.h"
#include <unistd.h>
#include "base/file.h"
#include "front/lang/cells.h"

/* ---- cells ---- */

static void print_cells(const struct cells *cells, struct text *out)
{
    for (size_t i = 0; i < cells->column_count; i++)
        text_addf(out, "%s;", cells->columns[i]);
    for (size_t i = 0; i < cells->row_count * cells->column_count; i++)
        text_addf(out, i % cells->column_count == 0 ? "|%s;" : "%s;",
                  cells->cells[i].text ? cells->cells[i].text : "-");
}

static void assert_cells(bool json, const char *source, const char *printed)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct cells cells;
    struct text out = TEXT_INIT;
    bool right = json ? cells_read_json(&arena, source, strlen(source), &cells, &error)
                      : cells_read_csv(&arena, source, strlen(source), &cells, &error);
    if (right)
        print_cells(&cells, &out);
    assert_string_equal(right ? out.s : error.message.s, printed);
    text_release(&out);
    error_release(&error);
    arena_release(&arena);
}

static void csv_is_read(void **state)
{
    (void)state;
    assert_cells(false, "a,b\n1,2\n", "a;b;|1;2;");
    assert_cells(false,
                 "\xef\xbb\xbf"
                 "a,b\r\n1,\r\n\r\n,2",
                 "a;b;|1;-;|-;2;");
    assert_cells(false, "a,b\n\"x,\"\"y\"\"\nz\",\"\"\n", "a;b;|x,\"y\"\nz;;");
    assert_cells(false, "a,b\n1\n", "2: expected 2 cells, found 1");
    assert_cells(false, "a,a\n", "1: expected another name for column 2, found 'a' again");
    assert_cells(false, "a,\n", "1: expected the name of column 2");
    assert_cells(false, "", "1: expected the name of column 1");
    assert_cells(false, "a\n\"x\n", "2: expected '\"' that ends this cell, found the end of the file");
    assert_cells(false, "a\n\"x\"y\n", "2: expected ',' or the end of the line behind '\"', found 'y'");
}

static void json_is_read(void **state)
{
    (void)state;
    assert_cells(true, "[{\"a\":1,\"b\":\"x\"},{\"c\":true,\"a\":null}]", "a;b;c;|1;x;-;|-;-;true;");
    assert_cells(true, "{}", "1: expected an array of objects, found an object");
    assert_cells(true, "[{},\n3]", "2: expected an object, found a number");
    assert_cells(true, "[{\"a\":[]}]", "1: expected a string, a number, true, false or null, found an array");
}

/* ---- tables of programs ---- */

struct folder {
    char path[64];
};

static struct folder folder_new(const char *file, const char *content)
{
    struct folder folder = {"/tmp/assay-lang-XXXXXX"};
    struct error error = ERROR_INIT;
    assert_non_null(mkdtemp(folder.path));
    char *path = path_join(folder.path, file);
    assert_true(file_write(path, content, strlen(content), &error));
    mem_free(path);
    return folder;
}

/* The type of the rows of a table, or the error behind the name of the folder. */
static void assert_table(const char *file, const char *content, const char *form, const char *expected)
{
    struct folder folder = folder_new(file, content);
    struct error error = ERROR_INIT;
    struct text source = TEXT_INIT, out = TEXT_INIT;
    char *path = path_join(folder.path, "p.assay");
    text_addf(&source, "(program p (declare T %s) (declare t ?T) (generate g 1))", form);
    struct lang_program *program = lang_parse(path, source.s, source.length, &error);
    if (program) {
        struct lang_type type = *program->blocks[0].variables[0].value->type;
        assert_int_equal(type.kind, LANG_ROW);
        type.kind = LANG_OBJECT;
        lang_print_type(&type, &out);
        const struct lang_value *row = lang_index(&program->arena, LANG_ROW, 1);
        text_add_char(&out, ' ');
        assert_true(lang_print_solution(&program->blocks[0], &row, &out, &error));
    } else {
        const char *message = strstr(error.message.s, "expected");
        text_add(&out, message ? message : error.message.s);
        char *folder_name = strstr(out.s, folder.path); /* which no test can know */
        if (folder_name)
            text_cut(&out, (size_t)(folder_name - out.s));
    }
    assert_string_equal(out.s, expected);
    lang_free(program);
    file_remove_tree(folder.path);
    mem_free(path);
    text_release(&source);
    text_release(&out);
    error_release(&error);
}

static void columns_have_the_type_of_their_cells(void **state)
{
    (void)state;
    assert_table(
        "t.csv", "i,r,b,d,s,o,e\n1,1,true,2017-10-21,x,1,\n2,1.5,false,2017-10-22,7,,\n", "(table \"t.csv\")",
        "(Object (i Integer) (r Real) (b Boolean) (d Date) (s String) (o (Option Integer)) (e (Option String)))"
        " {\"t\":{\"i\":2,\"r\":\"3/2\",\"b\":false,\"d\":\"2017-10-22\",\"s\":\"7\"}}");
    assert_table("t.json", "[{\"a\":\"1\",\"n\":1},{\"a\":\"2\",\"n\":1e2}]", "(table \"t.json\")",
                 "(Object (a String) (n Real)) {\"t\":{\"a\":\"2\",\"n\":\"100/1\"}}");
    assert_table("t.csv", "x,y\n1,a\n,b\n", "(table \"t.csv\" (y (Enum a b)) (x String))",
                 "(Object (x String) (y (Enum a b))) {\"t\":{\"x\":\"\",\"y\":\"b\"}}");
    assert_table("t.csv", "x,y,z\n1,a,2\n3,b,4\n", "(table \"t.csv\" (z Real))",
                 "(Object (x Integer) (y String) (z Real)) {\"t\":{\"x\":3,\"y\":\"b\",\"z\":\"4/1\"}}");
    assert_table("t.csv", "x,y\n1,a\n,b\n", "(table \"t.csv\" (x Integer optional))",
                 "(Object (x (Option Integer)) (y String)) {\"t\":{\"y\":\"b\"}}");
}

static void tables_that_do_not_fit_are_refused(void **state)
{
    (void)state;
    assert_table("t.csv", "x\n1\n\n", "(table \"t.csv\" (y Integer))", "expected a column 'y' in ");
    assert_table("t.csv", "x\n", "(table \"t.csv\")", "expected rows in ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(csv_is_read),
        cmocka_unit_test(json_is_read),
        cmocka_unit_test(columns_have_the_type_of_their_cells),
        cmocka_unit_test(tables_that_do_not_fit_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
