#include "lobstore.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

int main(int argc, char **argv)
{
    struct lob_store *s = lob_store_new();
    CHECK(s);
    unsigned id = lob_create(s);
    struct lob *a = lob_open(s, id);
    CHECK(id && a);
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[600];
    size_t n = 5;
    CHECK(!lob_open(s, 0) && !lob_open(s, UINT_MAX) && lob_unlink(s, 0) == -1 && lob_unlink(s, id) == -1);
    CHECK(lob_read(a, NULL, 0) == 0 && lob_read(a, buf, 600) == 0 && !lob_peek(a, &n) && n == 0);
    CHECK(lob_write(a, NULL, 0) == 0 && lob_size(a) == 0);
    lob_truncate(a, 0);
    lob_truncate(a, SIZE_MAX);
    CHECK(lob_write(a, "hello", 5) == 5 && lob_seek(a, 550) == 0 && lob_size(a) == 5);
    CHECK(lob_read(a, buf, 600) == 0 && lob_write(a, "x", 1) == 1 && lob_size(a) == 551);
    struct lob *b = lob_open(s, id);
    CHECK(b && lob_read(b, buf, 600) == 551 && buf[4] == 'o' && buf[5] == 0 && buf[300] == 0 && buf[550] == 'x');
    CHECK(lob_seek(b, 300) == 0);
    const char *p = lob_peek(b, &n);
    CHECK(p && n == 212 && p[0] == 0 && lob_tell(b) == 512);
    lob_truncate(a, 3);
    CHECK(lob_seek(a, 6) == 0 && lob_write(a, "!", 1) == 1);
    CHECK(lob_seek(b, 0) == 0 && lob_read(b, buf, 600) == 7 && memcmp(buf, "hel\0\0\0!", 7) == 0);
    CHECK(lob_seek(a, LOB_MAX) == 0 && lob_write(a, "z", 1) == 0 && lob_seek(a, LOB_MAX + 1) == -1);
    CHECK(lob_seek(a, LOB_MAX - 1) == 0 && lob_write(a, "zz", 2) == 1 && lob_size(a) == LOB_MAX);
    lob_truncate(b, 0);
    CHECK(lob_size(a) == 0 && lob_tell(a) == LOB_MAX && lob_read(a, buf, 1) == 0);
    lob_close(a);
    lob_close(b);
    CHECK(lob_unlink(s, id) == 0 && lob_unlink(s, id) == -1 && !lob_open(s, id));
    for (int i = 0; i < LOB_OBJECTS; i++)
        CHECK(lob_open(s, lob_create(s)));
    CHECK(lob_create(s) == 0 && !lob_open(s, id + 1));
    lob_store_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lob_write(a, "some words for it", 17);
    lob_seek(a, 0);
    if (rule == 1) {
        size_t n;
        const char *p = lob_peek(a, &n);
        lob_truncate(a, 0);
        putchar(p[n - 1]);
    } else if (rule == 2) {
        char *buf = malloc(8);
        CHECK(buf);
        lob_read(a, buf, lob_size(a));
        free(buf);
    } else {
        lob_close(a);
        lob_seek(a, 3);
    }
#endif
    lob_store_free(s);
    return 0;
}
