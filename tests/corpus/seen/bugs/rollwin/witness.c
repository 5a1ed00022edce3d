#include "rollwin.h"

int main(void)
{
    rollwin *w = rollwin_create(4), *copy;
    if (!w || rollwin_create(0) || rollwin_create(ROLLWIN_MAX + 1) || rollwin_sum(w) != 0)
        return 2;
    rollwin_feed(w, "abcdefgh", 8);
    if (rollwin_sum(w) != rollwin_block_sum("efgh", 4) || rollwin_offset(w) != 8)
        return 2;
    copy = rollwin_clone(w);
    rollwin_feed(copy, "\xff\xff", 2);
    if (rollwin_sum(copy) != rollwin_block_sum("gh\xff\xff", 4) || rollwin_sum(w) != rollwin_block_sum("efgh", 4))
        return 2;
    rollwin_destroy(copy);
    for (int i = 0; i < 9; i++)
        if (rollwin_mark(w) != 0)
            return 2;
    if (rollwin_marks(w) != 9 || rollwin_mark_at(w, 8) != 8 || rollwin_mark_at(w, 9) != UINT64_MAX)
        return 2;
#ifndef LEGAL
    copy = rollwin_clone(w);
    rollwin_destroy(copy);
#endif
    rollwin_reset(w);
    if (rollwin_marks(w) != 0 || rollwin_sum(w) != 0)
        return 2;
    rollwin_destroy(w);
    return 0;
}
