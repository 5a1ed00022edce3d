#include "plait.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char model[4000], text[300], out[4000];
    size_t length = 0, n;
    unsigned seed = 1;
    plait *r, *t;

    assert(!plait_new("x", SIZE_MAX));
    plait_free(NULL);
    r = plait_new(NULL, 0);
    assert(r && plait_length(r) == 0 && plait_at(r, 0) == -1 && plait_copy(r, 0, out, 9) == 0);
    assert(!plait_piece(r, 0, &n) && n == 0 && plait_equal(r, r) && plait_erase(r, 0, 5) == 0 && plait_erase(r, 1, 0) == -1);
    assert(plait_insert(r, 1, "x", 1) == -1 && plait_insert(r, 0, NULL, 0) == 0 && plait_insert(r, 0, "x", SIZE_MAX) == -1);
    for (int step = 0; step < 2000; step++) {
        size_t at, count;

        seed = seed * 1103515245u + 12345u;
        at = (seed >> 8) % (length + 1);
        count = (seed >> 20) % 290;
        if (step % 3 != 2 && length + count <= sizeof model) {
            memset(text, 'a' + step % 26, sizeof text);
            text[0] = '\0';
            assert(plait_insert(r, at, text, count) == 0);
            memmove(model + at + count, model + at, length - at);
            memcpy(model + at, text, count);
            length += count;
        } else {
            if (count > length - at)
                count = length - at;
            assert(plait_erase(r, at, count) == 0);
            memmove(model + at, model + at + count, length - at - count);
            length -= count;
        }
        assert(plait_length(r) == length);
        if (step % 50 == 0)
            assert(plait_copy(r, 0, out, sizeof out) == length && memcmp(out, model, length) == 0);
    }
    assert(plait_insert(r, 0, "\xff", 1) == 0 && plait_at(r, 0) == 255 && plait_erase(r, 0, 1) == 0);
    t = plait_dup(r);
    assert(t && plait_equal(r, t));
    assert(plait_join(r, t) == 0 && plait_length(r) == 2 * length);
    t = plait_new(model, length);
    assert(t && !plait_equal(r, t) && plait_erase(r, length, SIZE_MAX) == 0 && plait_equal(r, t) && plait_equal(t, r));
    for (size_t i = 0; plait_piece(r, i, &n) != NULL; i += n)
        assert(n > 0 && n <= PLAIT_PIECE);
    if (plait_length(r) > 0) {
        const char *p = plait_piece(r, 0, &n);
        assert(plait_insert(r, 1, p, n) == 0);
    }
    plait_free(t);
    plait_free(r);
    t = plait_new("", 0);
    r = plait_new("ab", 2);
    assert(t && r && plait_join(r, t) == 0 && plait_length(r) == 2);
    plait_free(r);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    plait *r = plait_new("hello ", 6), *t = plait_new("world", 5);
    const char *p;
    size_t n;

    switch (rule) {
    case 1:
        plait_join(r, t);
        printf("%zu\n", plait_length(t));
        break;
    case 2:
        p = plait_piece(r, 0, &n);
        plait_erase(r, 0, 6);
        printf("%c\n", p[0]);
        break;
    default:
        plait_join(r, r);
        printf("%zu\n", plait_length(r));
    }
    return 0;
}
#endif
