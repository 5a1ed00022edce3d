#include "bufparse.h"
#include <stdlib.h>
#include <string.h>

struct seen {
    bp_parser *p;
    int rule, count;
    const char *kept;
};

static void on_pair(void *ctx, const char *key, const char *value)
{
    struct seen *s = ctx;
    s->count++;
    s->kept = value;
    if (s->rule == 1)
        bp_free(s->p);
    if (s->rule == 4)
        bp_get_buffer(s->p, 60000);
    if (strlen(key) == 0 || bp_line(s->p) == 0)
        exit(2);
}

int main(int argc, char **argv)
{
    static const char text[] = "# head\n a = 1\nlong key=two words \r\n\n=";
    (void)text;
    struct seen s = {0};
    s.p = bp_new(on_pair, &s);
    if (s.p == NULL)
        return 0;
    (void)argc, (void)argv;
#ifdef LEGAL
    for (size_t step = 1; step < sizeof text; step += 5) {
        size_t end = sizeof text - 2;
        s.count = 0;
        for (size_t at = 0; at < end; at += step) {
            size_t n = end - at < step ? end - at : step;
            memcpy(bp_get_buffer(s.p, n), text + at, n);
            if (bp_parse_buffer(s.p, n, 0) != BP_OK)
                return 1;
        }
        if (bp_parse_buffer(s.p, 0, 1) != BP_OK || s.count != 2)
            return 1;
    }
    memcpy(bp_get_buffer(s.p, sizeof text), text, sizeof text - 1);
    if (bp_parse_buffer(s.p, sizeof text - 1, 1) != BP_NO_EQUALS || bp_line(s.p) != 5)
        return 1;
    bp_reset(s.p);
    memset(bp_get_buffer(s.p, 5000), 'x', 5000);
    if (bp_parse_buffer(s.p, 5000, 0) != BP_TOO_LONG || bp_get_buffer(s.p, BP_MAX_BUFFER + 1) != NULL)
        return 1;
    bp_free(s.p);
    s.p = bp_new(NULL, NULL);
    if (bp_parse_buffer(s.p, 0, 1) != BP_OK)
        return 1;
    memcpy(bp_get_buffer(s.p, 4), "a=\0", 4);
    if (bp_parse_buffer(s.p, 4, 1) != BP_BAD_BYTE || strlen(bp_message(BP_BAD_BYTE)) == 0)
        return 1;
    bp_free(s.p);
    return 0;
#else
    s.rule = argc > 1 ? atoi(argv[1]) : 1;
    char *room;
    switch (s.rule) {
    case 1:
    case 4:
    case 5:
        room = bp_get_buffer(s.p, 8);
        memcpy(room, "k=v\nl=w\n", 8);
        bp_parse_buffer(s.p, 8, 1);
        if (s.rule == 5) {
            bp_free(s.p);
            return s.kept[0];
        }
        break;
    case 2:
        room = bp_get_buffer(s.p, 16);
        memset(room, ' ', 16);
        bp_parse_buffer(s.p, 4096, 0);
        break;
    case 3:
        bp_parse_buffer(s.p, 4, 0);
        break;
    }
    return 0;
#endif
}
