#include "taillog.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct taillog t;
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[8], out[8];
    struct taillog_line lines[4];
    taillog_init(&t, NULL, 0);
    taillog_puts(&t, "abc");
    assert(taillog_used(&t) == 0 && taillog_seen(&t) == 3 && taillog_copy(&t, out) == 0);
    assert(taillog_lines(&t, lines, 4) == 0);
    taillog_init(&t, buf, sizeof buf);
    taillog_put(&t, NULL, 0);
    taillog_puts(&t, "a\nbc\n");
    assert(taillog_lines(&t, lines, 4) == 2 && lines[1].length == 2 && lines[0].text[0] == 'a');
    assert(taillog_lines(&t, lines, 1) == 1 && lines[0].text[0] == 'b');
    taillog_puts(&t, "\n\nxy");
    assert(taillog_used(&t) == 8 && taillog_copy(&t, out) == 8 && !memcmp(out, "\nbc\n\n\nxy", 8));
    assert(taillog_lines(&t, lines, 4) == 4 && lines[3].length == 2 && lines[2].length == 0);
    taillog_puts(&t, "0123456789");
    assert(taillog_copy(&t, out) == 8 && !memcmp(out, "23456789", 8));
    assert(taillog_ends(&t, "") && taillog_ends(&t, "789") && !taillog_ends(&t, "0123456789"));
    taillog_skip(&t, 6);
    assert(taillog_used(&t) == 2 && taillog_ends(&t, "89"));
    taillog_skip(&t, (size_t)-1);
    taillog_clear(&t);
    taillog_puts(&t, "\n");
    assert(taillog_lines(&t, lines, 4) == 1 && lines[0].length == 0);
#else
    char *buf = malloc(8), *out = malloc(2);
    if (!buf || !out)
        return 0;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        taillog_init(&t, buf, 16);
        taillog_puts(&t, "0123456789");
        break;
    case 2:
        taillog_init(&t, buf, 8);
        taillog_puts(&t, "012345");
        taillog_copy(&t, out);
        break;
    default: {
        struct taillog_line line;
        taillog_init(&t, buf, 8);
        taillog_puts(&t, "01234567");
        taillog_lines(&t, &line, 1);
        taillog_put(&t, line.text + 1, 6);
        break;
    }
    }
    free(buf);
    free(out);
#endif
    return 0;
}
