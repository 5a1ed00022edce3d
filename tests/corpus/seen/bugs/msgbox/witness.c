#include "msgbox.h"

#include <string.h>

int main(void)
{
    char text[4];
    int sender = 0;
    mbox *box = mbox_new(4);
    if (mbox_new(0) || mbox_new(1001) || mbox_peek(box) || mbox_take(box, text, 4, NULL) != MBOX_EMPTY)
        return 2;
    mbox_post(box, 1, MBOX_ORDINARY, "first");
    mbox_post(box, 2, MBOX_ORDINARY, "second");
    mbox_post(box, 1, MBOX_URGENT, "third");
    mbox_post(box, 3, MBOX_URGENT, "");
    if (mbox_count(box) != 4 || strcmp(mbox_peek(box), "third") != 0)
        return 2;
#ifndef LEGAL
    if (mbox_post(box, 1, MBOX_ORDINARY, "fifth") != MBOX_FULL)
        return 2;
#endif
    if (mbox_take(box, text, 4, &sender) != MBOX_OK || strcmp(text, "thi") != 0 || sender != 1)
        return 2;
    if (mbox_take(box, NULL, 0, &sender) != MBOX_OK || sender != 3 || mbox_drop(box, 1) != 1 || mbox_count(box) != 1)
        return 2;
    mbox_close(box);
    if (!mbox_is_closed(box) || mbox_post(box, 1, MBOX_URGENT, "x") != MBOX_CLOSED)
        return 2;
    mbox_free(box);
    return 0;
}
