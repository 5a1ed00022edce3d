#include "subcue.h"

#include <string.h>

int main(void)
{
    char buf[17];
    subcue_t *track = sub_open();
    if (sub_add(track, 1000, 2000, "one") != 0 || sub_add(track, 0, 1000, "zero") != 0 || sub_count(track) != 2)
        return 2;
    if (sub_add(track, 1999, 2001, "x") != SUB_ETIME || sub_add(track, 5, 5, "x") != SUB_ETIME)
        return 2;
    if (sub_at(track, 999) != 0 || sub_at(track, 1000) != 1 || sub_at(track, 2000) != SUB_EINDEX)
        return 2;
    if (sub_set_text(track, 1, sub_text(track, 0)) != 0 || strcmp(sub_text(track, 1), "zero") != 0)
        return 2;
    if (sub_set_style(track, 0, "italic") != 0 || sub_set_style(track, 2, "x") != SUB_EINDEX)
        return 2;
#ifndef LEGAL
    sub_set_style(track, 0, "bold");
#endif
    sub_timecode(3723004, buf);
    if (strcmp(buf, "01:02:03,004") != 0 || sub_remove(track, 1) != 0)
        return 2;
    sub_close(track);
    return 0;
}
