#include "ringlog.h"

#include <string.h>

int main(void)
{
    unsigned char in[8] = "abcdefg", out[8];
    struct ringlog *log = ringlog_create(4);
    if (ringlog_write(log, in, 3) != 3 || ringlog_read(log, out, 2) != 2 || memcmp(out, "ab", 2) != 0)
        return 2;
    if (ringlog_write(log, in, 8) != 3 || ringlog_room(log) != 0 || ringlog_put(log, 'x'))
        return 2;
    if (ringlog_read(log, out, 8) != 4 || memcmp(out, "cabc", 4) != 0 || ringlog_get(log) != -1)
        return 2;
    for (int i = 0; i < 9; i++)
        if (!ringlog_put(log, in[i % 7]) || ringlog_get(log) != in[i % 7])
            return 2;
    ringlog_clear(log);
#ifndef LEGAL
    ringlog_write(log, in, 4);
    ringlog_get(log);
    ringlog_put(log, 'x');
#endif
    ringlog_destroy(log);
    return ringlog_create(0) != NULL;
}
