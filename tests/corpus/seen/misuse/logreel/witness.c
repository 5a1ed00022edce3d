#include "logreel.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char spilled[256];

static void collect(void *arg, const char *text, size_t len)
{
    assert(strlen(text) == len && len > 0);
    assert(lr_lines(*(lr_reel **)arg) < 100);
    strncat(spilled, text, sizeof spilled - strlen(spilled) - 1);
}
#else
static void again(void *arg, const char *text, size_t len)
{
    (void)text;
    (void)len;
    lr_write(*(lr_reel **)arg, "log rotated");
}
#endif

int main(int argc, char **argv)
{
    lr_reel *reel = NULL;
#ifdef LEGAL
    size_t len = 9;

    (void)argc;
    (void)argv;
    assert(lr_open(15, 0, NULL, NULL) == NULL && lr_open(SIZE_MAX, 0, NULL, NULL) == NULL);
    assert(lr_open(16, UINT_MAX, NULL, NULL) == NULL);
    reel = lr_open(16, 1, collect, &reel);
    assert(reel != NULL && lr_segments(reel) == 1 && lr_lines(reel) == 0);
    assert(strcmp(lr_text(reel, 0, &len), "") == 0 && len == 0 && lr_text(reel, 1, NULL) == NULL);
    assert(lr_write(reel, NULL) == -1 && lr_write(reel, "0123456789abcdef") == -1);
    assert(lr_write(reel, "0123456789abcde") == 0 && lr_segments(reel) == 1);
    assert(lr_write(reel, "") == 0 && lr_segments(reel) == 2 && lr_lines(reel) == 2);
    assert(strcmp(lr_text(reel, 1, &len), "0123456789abcde\n") == 0 && len == 16);
    assert(lr_write(reel, lr_text(reel, 0, NULL)) == 0 && strcmp(lr_text(reel, 0, &len), "\n\n\n") == 0 && len == 3);
    assert(lr_write(reel, "another line") == 0 && lr_rotate(reel) == 0 && lr_rotate(reel) == 0);
    assert(lr_lines(reel) == 0 && lr_text(reel, UINT_MAX, NULL) == NULL);
    assert(lr_write(reel, "x") == 0 && lr_flush(reel) == 0 && lr_segments(reel) == 1 && lr_flush(reel) == 0);
    assert(strcmp(spilled, "0123456789abcde\n\n\n\nanother line\nx\n") == 0 || !puts(spilled));
    assert(lr_discarded(reel) == 5);
    lr_close(reel);
    lr_close(NULL);
    reel = lr_open(16, 0, NULL, NULL);
    assert(lr_write(reel, "abcdefgh") == 0 && lr_write(reel, "abcdefgh") == 0 && lr_discarded(reel) == 1);
    lr_close(reel);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    reel = lr_open(16, 0, again, &reel);
    assert(reel != NULL);
    lr_write(reel, "first line");
    if (rule == 1) {
        lr_rotate(reel);
    } else if (rule == 2) {
        lr_reel *quiet = lr_open(16, 0, NULL, NULL);
        const char *text;

        assert(quiet != NULL);
        lr_write(quiet, "first line");
        text = lr_text(quiet, 0, NULL);
        lr_write(quiet, "second line");
        puts(text);
        lr_close(quiet);
    } else {
        lr_close(reel);
    }
    lr_close(reel);
#endif
    return 0;
}
