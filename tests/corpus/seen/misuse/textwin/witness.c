#include "textwin.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int join(const char *line, void *user)
{
    strcat(user, line);
    strcat(user, "|");
    return line[0] == '!' ? 7 : 0;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tw_win w;
    char *mem;

#ifdef LEGAL
    char all[100] = "", buf[5];

    (void)rule;
    mem = malloc(TW_SIZE(3, 4));
    assert(mem);
    tw_init(&w, mem, 3, 4);
    assert(tw_lines(&w) == 1 && !strcmp(tw_line(&w, 0), "") && !tw_line(&w, 1) && !tw_line(&w, (size_t)-1));
    tw_puts(&w, "");
    tw_write(&w, NULL, 0);
    tw_puts(&w, "abcdefghij\tk\x01\x7f");
    assert(tw_lines(&w) == 3 && tw_each(&w, join, all) == 0 && !strcmp(all, "abcd|efgh|ij k|"));
    tw_puts(&w, "\n");
    assert(tw_lines(&w) == 3 && tw_find(&w, "j ") == 1 && tw_find(&w, "ab") == -1 && tw_find(&w, "") == 2);
    assert(tw_copy(&w, 0, buf) == 4 && !strcmp(buf, "efgh") && tw_copy(&w, 3, buf) == 0 && !buf[0]);
    tw_write(&w, "\0!\xff\n\n", 5);
    all[0] = '\0';
    assert(tw_each(&w, join, all) == 7 && !strcmp(all, "!\xff|"));
    tw_clear(&w);
    assert(tw_lines(&w) == 1 && !*tw_line(&w, 0));
    free(mem);
    mem = malloc(TW_SIZE(1, 1));
    assert(mem);
    tw_init(&w, mem, 1, 1);
    tw_puts(&w, "xyz");
    assert(tw_lines(&w) == 1 && !strcmp(tw_line(&w, 0), "z"));
    free(mem);
#else
    if (rule == 1) {
        mem = malloc(2 * 8);
        assert(mem);
        tw_init(&w, mem, 2, 8);
    } else if (rule == 2) {
        char *buf = malloc(4);

        mem = malloc(TW_SIZE(2, 8));
        assert(mem && buf);
        tw_init(&w, mem, 2, 8);
        tw_puts(&w, "12345678");
        tw_copy(&w, 0, buf);
    } else {
        mem = malloc(8);
        assert(mem);
        tw_init(&w, mem, 0, 8);
    }
#endif
    return 0;
}
