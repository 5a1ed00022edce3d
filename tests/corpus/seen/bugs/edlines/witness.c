#include "edlines.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    editor *ed = ed_new();

    assert(ed);
#ifdef LEGAL
    assert(ed_rows(ed) == 1 && ed_char(ed) == -1 && ed_delete(ed) == -1);
    assert(ed_insert(ed, "") == 0 && ed_trim(ed) == 0);
    assert(ed_insert(ed, "one  \ntwo\n\n \t") == 0);
    assert(ed_rows(ed) == 4 && ed_row(ed) == 3 && ed_col(ed) == 2);
    ed_goto(ed, 0, 3);
    assert(ed_char(ed) == ' ');
    assert(ed_trim(ed) == 4 && ed_rows(ed) == 2);
    assert(ed_row(ed) == 0 && ed_col(ed) == 3 && ed_char(ed) == '\n');
    assert(ed_delete(ed) == 0 && strcmp(ed_line(ed, 0), "onetwo") == 0);
    assert(ed_char(ed) == 't' && ed_delete(ed) == 0);
    assert(ed_insert(ed, "\n") == 0 && ed_rows(ed) == 2);
    ed_goto(ed, SIZE_MAX, SIZE_MAX);
    assert(ed_row(ed) == 1 && ed_col(ed) == 2 && ed_char(ed) == -1);
    ed_delete_line(ed);
    assert(ed_row(ed) == 0 && ed_col(ed) == 2);
    assert(ed_line(ed, 1) == NULL);
    assert(ed_insert(ed, "x\n   ") == 0);
    assert(ed_trim(ed) == 0);     /* "   e" */
    ed_goto(ed, 1, 4);
    assert(ed_insert(ed, "\n\n") == 0);
    assert(ed_trim(ed) == 0 && ed_row(ed) == 1 && ed_col(ed) == 0);
    ed_delete_line(ed);
    ed_delete_line(ed);
    ed_delete_line(ed);
    assert(ed_rows(ed) == 1 && ed_line(ed, 0)[0] == '\0');
    assert(ed_insert(ed, "ab") == 0 && ed_insert(ed, ed_line(ed, 0)) == 0);
    assert(strcmp(ed_line(ed, 0), "abab") == 0);
    ed_delete_line(ed);
    char big[ED_MAX_LINE + 2];
    memset(big, 'a', sizeof big);
    big[sizeof big - 1] = '\0';
    assert(ed_insert(ed, big) == -1);
    big[ED_MAX_LINE] = '\0';
    assert(ed_insert(ed, big) == 0 && ed_insert(ed, "b") == -1);
    ed_free(NULL);
#else
    ed_insert(ed, "hello   ");
    ed_trim(ed);
    (void)ed_char(ed);
#endif
    ed_free(ed);
    return 0;
}
