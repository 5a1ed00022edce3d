#include "revedit.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    revedit *e = revedit_new(NULL, SIZE_MAX);

    assert(e);
    revedit_free(NULL);
    assert(revedit_undo(e) == -1 && revedit_redo(e) == -1);
    assert(revedit_insert(e, 1, "x") == -1 && revedit_erase(e, 1, 1) == -1);
    assert(revedit_insert(e, 0, "") == 0 && revedit_erase(e, 0, SIZE_MAX) == 0);
    assert(revedit_undos(e) == 0);
    assert(revedit_insert(e, 0, "a") == 0 && revedit_insert(e, 1, "b") == 0);
    assert(revedit_undos(e) == 1 && !strcmp(revedit_text(e), "ab"));
    revedit_break(e);
    assert(revedit_insert(e, 2, "c") == 0 && revedit_undos(e) == 2);
    assert(revedit_insert(e, 0, revedit_text(e)) == 0 && !strcmp(revedit_text(e), "abcabc"));
    assert(revedit_insert(e, 3, revedit_text(e) + 4) == 0 && !strcmp(revedit_text(e), "abcbcabc"));
    assert(revedit_undos(e) == 3);
    assert(revedit_erase(e, 1, SIZE_MAX) == 0 && !strcmp(revedit_text(e), "a"));
    while (revedit_undo(e) == 0)
        ;
    assert(revedit_length(e) == 0 && revedit_redos(e) == 4);
    while (revedit_redo(e) == 0)
        ;
    assert(!strcmp(revedit_text(e), "a"));
    assert(revedit_undo(e) == 0 && revedit_undo(e) == 0);
    assert(revedit_insert(e, 3, "!") == 0 && revedit_redos(e) == 0);
    assert(revedit_undo(e) == 0 && !strcmp(revedit_text(e), "abc"));
    revedit_free(e);

    e = revedit_new("hello", 3);
    assert(e);
    assert(revedit_insert(e, 5, "ab") == 0);
    assert(revedit_insert(e, 0, "c") == 0 && revedit_undos(e) == 2);
    assert(revedit_insert(e, 3, "dd") == 0 && revedit_undos(e) == 2);
    assert(revedit_erase(e, 0, 100) == 0 && revedit_undos(e) == 0 && revedit_length(e) == 0);
    assert(revedit_undo(e) == -1);
    assert(revedit_insert(e, 0, "x") == 0 && revedit_undo(e) == 0 && revedit_redo(e) == 0);
    revedit_free(e);

    e = revedit_new("abc", 0);
    assert(e);
    assert(revedit_erase(e, 0, 1) == 0 && revedit_erase(e, 0, 1) == 0);
    assert(revedit_undos(e) == 0 && revedit_undo(e) == -1 && !strcmp(revedit_text(e), "c"));
    revedit_free(e);
    return 0;
}
#else
int main(void)
{
    revedit *e = revedit_new("", 0);

    if (!e || revedit_insert(e, 0, "a") != 0)
        return 0;
    printf("%d\n", revedit_insert(e, 1, "b"));
    revedit_free(e);
    return 0;
}
#endif
