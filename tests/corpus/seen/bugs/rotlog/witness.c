#include "rotlog.h"

#include <string.h>

int main(void)
{
    char line[ROTLOG_ROOM + 1];
    memset(line, 'x', sizeof line);
    line[ROTLOG_ROOM] = '\0';
    rotlog *log = rotlog_open();
    if (rotlog_write(log, line) != -1 || rotlog_write(log, "") != 0 || rotlog_write(log, line + 1) != 0)
        return 2;
    if (rotlog_segments(log) != 2 || rotlog_total(log) != ROTLOG_ROOM + 1 || strcmp(rotlog_text(log, 0), "\n") != 0)
        return 2;
    for (int i = 0; i < 3; i++)
        rotlog_rotate(log);
    if (rotlog_segments(log) != 4 || rotlog_dropped(log) != 1 || rotlog_text(log, 4) != NULL)
        return 2;
    rotlog_rotate(log);
    if (rotlog_write(log, "a") != 0 || rotlog_write(log, rotlog_text(log, 3)) != 0 || rotlog_total(log) != 5)
        return 2;
    rotlog_discard(log);
    if (rotlog_total(log) != 0 || rotlog_write(log, "a") != 0)
        return 2;
#ifndef LEGAL
    rotlog_rotate(log);
    rotlog_discard(log);
    rotlog_total(log);
#endif
    rotlog_close(log);
    return 0;
}
