#include "reelbuf.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    reelbuf *r = reelbuf_new();
    size_t n;

    if (r == NULL)
        return 0;
#ifdef LEGAL
    char buf[64];
    char *place;
    reelbuf *s = reelbuf_new();
    (void)argc, (void)argv;

    assert(s && reelbuf_peek(r, &n) != NULL && n == 0 && reelbuf_read(r, NULL, 0) == 0 && reelbuf_read(r, buf, sizeof buf) == 0);
    assert(reelbuf_write(r, NULL, 0) == 0 && reelbuf_write(r, buf, SIZE_MAX) == -1 && reelbuf_write(r, "hello", 5) == 0);
    assert(reelbuf_reserve(r, SIZE_MAX) == NULL && reelbuf_reserve(r, REELBUF_MAX - 4) == NULL && reelbuf_reserve(r, 0) != NULL);
    reelbuf_commit(r, 0);
    place = reelbuf_reserve(r, 40);
    assert(place);
    memcpy(place, "world", 5);
    reelbuf_commit(r, 5);
    assert(reelbuf_length(r) == 10 && reelbuf_read(r, buf, 4) == 4 && memcmp(buf, "hell", 4) == 0 && reelbuf_tell(r) == 4);
    assert(reelbuf_splice(r, r) == 0 && reelbuf_length(r) == 16 && reelbuf_splice(s, r) == 0 && reelbuf_splice(r, r) == 0);
    assert(memcmp(reelbuf_peek(s, &n), "oworldoworld", 12) == 0 && n == 12);
    assert(reelbuf_seek(r, 29) == -1 && reelbuf_seek(r, 28) == 0 && reelbuf_read(r, buf, 1) == 0 && reelbuf_splice(s, r) == 0);
    assert(reelbuf_seek(r, 0) == 0 && reelbuf_read(r, buf, 64) == 28 && memcmp(buf + 10, "oworldoworldoworld", 18) == 0);
    reelbuf_commit(r, 0);
    place = reelbuf_reserve(r, REELBUF_MAX - 28);
    assert(place);
    memset(place, 'x', REELBUF_MAX - 28);
    reelbuf_commit(r, REELBUF_MAX - 28);
    assert(reelbuf_write(r, "x", 1) == -1 && reelbuf_length(r) == REELBUF_MAX && reelbuf_splice(r, s) == -1);
    reelbuf_free(s);
    reelbuf_free(NULL);
    reelbuf_free(r);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char zeros[100] = {0};

    reelbuf_write(r, "0123456789abcdef", 16);
    if (rule == 1) {
        const volatile char *p = reelbuf_peek(r, &n);

        reelbuf_write(r, zeros, sizeof zeros);
        return p[0] == '1';
    }
    if (rule == 2) {
        reelbuf_reserve(r, 8);
        reelbuf_commit(r, 9);
    } else {
        const void *p = reelbuf_peek(r, &n);

        reelbuf_write(r, p, n);
    }
    return 0;
#endif
}
