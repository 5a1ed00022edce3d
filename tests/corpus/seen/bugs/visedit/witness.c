#include "visedit.h"
#include <assert.h>
#include <string.h>
int main(void)
{
    char out[64];
    struct visedit *ve = ve_new("ab\n\nxyz");
    assert(ve_undo(ve) == -1);
#ifdef LEGAL
    size_t l, c;
    assert(ve_lines(ve) == 3 && !ve_line(ve, 3));
    ve_goto(ve, 0, 1);
    ve_select(ve);
    ve_goto(ve, 99, (size_t)-1);
    ve_where(ve, &l, &c);
    assert(l == 2 && c == 3);
    assert(ve_copy(ve, out, sizeof out) == 6 && !strcmp(out, "b\n\nxyz"));
    assert(ve_copy(ve, out, 3) == 6 && !strcmp(out, "b\n"));
    assert(ve_copy(ve, out, 0) == 6);
    ve_unselect(ve);
    assert(ve_copy(ve, out, sizeof out) == 0);
    assert(ve_type(ve, "\n") == -1 && ve_type(ve, "123") == 0);
    ve_goto(ve, 2, 1);
    ve_erase(ve, (size_t)-1);
    assert(!strcmp(ve_line(ve, 2), "x"));
    ve_undo(ve);
    assert(!strcmp(ve_line(ve, 2), "xyz123"));
    ve_undo(ve);
    assert(!strcmp(ve_line(ve, 2), "x"));
#else
    ve_type(ve, "some longer text that is undone");
    ve_select(ve);
    ve_undo(ve);
    ve_copy(ve, out, sizeof out);
#endif
    ve_free(ve);
    return 0;
}
