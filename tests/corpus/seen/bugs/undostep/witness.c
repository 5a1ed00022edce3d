#include "undostep.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    undostep *h = undostep_new(0);

    if (!h)
        return 0;
#ifdef LEGAL
    char longname[200];

    memset(longname, 'x', sizeof longname - 1);
    longname[sizeof longname - 1] = '\0';
    assert(undostep_is_saved(h));
    assert(!undostep_undo(h) && !undostep_redo(h));
    undostep_clear(h);
    assert(undostep_push(h, NULL) == 0 && undostep_push(h, longname) == 0);
    assert(!undostep_is_saved(h));
    assert(strlen(undostep_undo(h)) == UNDOSTEP_NAME_MAX);
    assert(strcmp(undostep_undo(h), "") == 0 && undostep_is_saved(h));
    assert(undostep_undone(h) == 2);
    undostep_set_limit(h, 1);
    assert(undostep_undone(h) == 1 && undostep_done(h) == 0);
    assert(strcmp(undostep_redo(h), "") == 0 && !undostep_redo(h));
    undostep_mark_saved(h);
    assert(undostep_push(h, "c") == 0 && undostep_done(h) == 1);
    assert(strcmp(undostep_undo(h), "c") == 0 && undostep_is_saved(h));
    assert(undostep_push(h, "d") == 0 && undostep_undone(h) == 0);
    undostep_set_limit(h, SIZE_MAX);
    assert(undostep_push(h, "e") == 0 && undostep_done(h) == 2);
    undostep_set_limit(h, 1);
    assert(undostep_done(h) == 1 && !strcmp(undostep_undo(h), "e"));
    undostep_clear(h);
    undostep_clear(h);
    assert(undostep_done(h) + undostep_undone(h) == 0);
    undostep_free(NULL);
#else
    undostep_push(h, "a");
    undostep_push(h, "b");
    undostep_undo(h);
    undostep_set_limit(h, 1);
    undostep_undo(h);
#endif
    undostep_free(h);
    return 0;
}
