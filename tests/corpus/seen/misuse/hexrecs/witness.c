#include "hexrecs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct out {
    char text[8000];
    size_t length;
    int fail_after;
};

#ifdef LEGAL
static int keep(void *arg, const char *line, size_t length)
{
    struct out *o = arg;
    hex_record r;
    char again[HEX_LINE_SIZE];

    assert(strlen(line) == length && hex_parse(line, &r) == 0);
    assert(hex_print(&r, again) == length && strcmp(again, line) == 0);
    if (o->fail_after-- == 0)
        return 1;
    memcpy(o->text + o->length, line, length + 1);
    o->length += length;
    return 0;
}
#else
static int ignore(void *arg, const char *line, size_t length)
{
    (void)arg, (void)line, (void)length;
    return 0;
}

static hex_writer *current;

static int closing(void *arg, const char *line, size_t length)
{
    static int once;

    (void)arg, (void)line, (void)length;
    if (!once++)
        hex_close(current);
    return 1;
}
#endif

int main(int argc, char **argv)
{
    static const uint8_t zeros[100];
    hex_writer *w;
#ifdef LEGAL
    static struct out o;
    hex_record r;
    static char line[HEX_LINE_SIZE];

    (void)argc, (void)argv;
    o.fail_after = -1;
    w = hex_open(keep, &o);
    assert(hex_close(w) == 0 && strcmp(o.text, ":00000001FF\n") == 0);
    o.length = 0;
    w = hex_open(keep, &o);
    hex_width(w, 2);
    assert(hex_seek(w, 0xffff) == 0 && hex_put(w, "abc", 3) == 0 && hex_put(w, NULL, 0) == 0);
    assert(hex_tell(w) == 0x10002 && hex_close(w) == 0);
    assert(strcmp(o.text, ":01FFFF0061A0\n:020000040001F9\n:02000000626339\n:00000001FF\n") == 0);
    o.length = 0;
    w = hex_open(keep, &o);
    hex_width(w, HEX_WIDTH_MAX);
    assert(hex_seek(w, UINT32_MAX) == 0 && hex_put(w, zeros, 100) == 0 && hex_tell(w) == 99);
    assert(hex_seek(w, 99) == 0 && hex_seek(w, 5) == 0 && hex_put(w, zeros, 1) == 0);
    assert(hex_close(w) == 0);
    o.fail_after = 1;
    w = hex_open(keep, &o);
    assert(hex_put(w, zeros, 16) == 0 && hex_put(w, zeros, 100) == -1 && hex_seek(w, 0) == -1);
    assert(hex_close(w) == -1);
    assert(hex_parse("", &r) == -1 && hex_parse(":", &r) == -1 && hex_parse(":00000001F", &r) == -1);
    assert(hex_parse(":00000001ff\r\n", &r) == 0 && hex_parse(":00000001FE", &r) == -2);
    assert(hex_parse(":00000001FFx", &r) == -1 && hex_parse(":FF000000", &r) == -1);
    memset(&r, 0xff, sizeof r);
    assert(hex_print(&r, line) == HEX_LINE_SIZE - 1 && hex_parse(line, &r) == 0 && r.data[254] == 0xff);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        w = hex_open(ignore, NULL);
        hex_width(w, 64);
        hex_put(w, zeros, 64);
        hex_close(w);
        break;
    case 2:
        current = w = hex_open(closing, NULL);
        hex_put(w, zeros, 20);
        break;
    case 3:
        w = hex_open(ignore, NULL);
        hex_put(w, zeros, 5);
        hex_close(w);
        hex_put(w, zeros, 5);
        break;
    }
    return 0;
#endif
}
