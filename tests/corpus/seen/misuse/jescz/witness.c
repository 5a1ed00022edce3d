#include "jescz.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    unsigned char in[4] = {'a', '"', 1, 0xe9}, out[32];
    jescz_stream s = {0};
    if (jescz_init(&s, 8) != JESCZ_STREAM_ERROR || jescz_init(&s, JESCZ_ASCII | JESCZ_QUOTE) != JESCZ_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (jescz_run(&s, 0) != JESCZ_BUF_ERROR)
        return 2;
    s.next_in = in;
    s.avail_in = sizeof in;
    s.next_out = out;
    int result;
    do {
        s.avail_out = 1;
        result = jescz_run(&s, 1);
    } while (result == JESCZ_OK);
    if (result != JESCZ_STREAM_END || s.total_in != 4 || s.total_out != 17 || jescz_run(&s, 1) != JESCZ_STREAM_END)
        return 2;
    if (memcmp(out, "\"a\\\"\\u0001\\u00e9\"", 17) != 0 || jescz_reset(&s) != JESCZ_OK || s.total_out != 0)
        return 2;
    s.next_in = NULL;
    s.avail_in = 0;
    s.next_out = out;
    s.avail_out = 2;
    if (jescz_run(&s, 1) != JESCZ_STREAM_END || jescz_end(&s) != JESCZ_OK || jescz_end(&s) != JESCZ_STREAM_ERROR)
        return 2;
    if (jescz_run(&s, 1) != JESCZ_STREAM_ERROR || jescz_reset(&s) != JESCZ_STREAM_ERROR)
        return 2;
    if (jescz_bound(4) != 26 || jescz_bound((size_t)-1) != 0)
        return 2;
    if (jescz_memory(out, in, 4, 0) != 10 || jescz_memory(out, NULL, 0, 0) != 0 || jescz_memory(out, in, 4, -1) != 0)
        return 2;
    if (jescz_memory(out, "\n\t/", 3, JESCZ_QUOTE) != 7 || memcmp(out, "\"\\n\\t/\"", 7) != 0)
        return 2;
#else
    s.next_in = in;
    s.avail_in = sizeof in;
    s.next_out = out;
    s.avail_out = sizeof out;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        s.avail_in = sizeof in + 1;
        s.next_in = memcpy(malloc(4), in, 4);
        jescz_run(&s, 1);
        break;
    case 2:
        s.next_out = malloc(8);
        jescz_run(&s, 1);
        break;
    case 3: {
        jescz_stream raw;
        memset(&raw, 0xa5, sizeof raw);
        jescz_run(&raw, 1);
        break;
    }
    case 4: {
        jescz_stream copy = s;
        jescz_end(&copy);
        jescz_end(&s);
        break;
    }
    case 5:
        jescz_memory(malloc(4), in, 4, 0);
        break;
    }
#endif
    return 0;
}
