#include "dltstrm.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    dlt_stream s, t;
    unsigned char data[10] = {1, 2, 3, 5, 5, 8, 7, 11, 255, 0}, out[10];
    if (dlt_init(&s, 0) != DLT_PARAM || dlt_end(&s) != DLT_STREAM || dlt_encode(&s) != DLT_STREAM)
        return 2;
    if (dlt_init(&s, 2) != DLT_OK || dlt_encode(&s) != DLT_BUF)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    s.next_in = data;
    s.avail_in = 10;
    s.next_out = out;
    s.avail_out = 4;
    if (dlt_encode(&s) || s.avail_in != 6 || s.avail_out != 0 || dlt_copy(&t, &s) || dlt_copy(&t, &t) != DLT_STREAM)
        return 2;
    t.avail_out = 6;
    if (dlt_encode(&t) || t.total_out != 10 || memcmp(out, "\1\2\2\3\2\3\2\3\370\365", 10) != 0)
        return 2;
    if (dlt_end(&s) || dlt_end(&s) != DLT_STREAM || dlt_reset(&s) != DLT_STREAM || dlt_reset(&t))
        return 2;
    t.next_in = t.next_out = out;
    t.avail_in = t.avail_out = 10;
    if (dlt_decode(&t) || memcmp(out, data, 10) != 0 || dlt_end(&t))
        return 2;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        s.next_in = data;
        s.avail_in = 10;
        s.next_out = malloc(5);
        s.avail_out = 10;
        dlt_encode(&s);
        break;
    case 2:
        t = s;
        dlt_end(&s);
        dlt_end(&t);
        break;
    case 3:
        memset(&t, 0x5a, sizeof t);
        dlt_reset(&t);
        break;
    case 4:
        s.next_in = malloc(3);
        s.avail_in = 10;
        s.next_out = out;
        s.avail_out = 10;
        dlt_encode(&s);
        break;
    }
#endif
    return 0;
}
