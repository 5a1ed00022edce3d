#include "lendring.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    size_t n;
    lendring *r = lendring_new(8);
    if (r == NULL)
        return 0;
#ifndef LEGAL
    if (rule == 1) {
        lendring_write(r, "abcd", 4);
        const char *p = lendring_peek(r, &n);
        lendring_resize(r, 32);
        return p[0] == 'a' ? 0 : 2;
    }
    lendring_write(r, "abcdef", 6);
    char *p = lendring_claim(r, &n);
    if (p != NULL)
        memset(p, 'x', n);
    lendring_commit(r, 4);
    lendring_free(r);
    return 0;
#else
    char out[16];
    (void)rule;
    lendring_free(NULL);
    assert(!lendring_new(0) && !lendring_new(SIZE_MAX));
    assert(lendring_write(r, NULL, 0) == 0 && lendring_read(r, NULL, 0) == 0 && lendring_skip(r, SIZE_MAX) == 0);
    assert(lendring_peek(r, &n) == NULL && n == 0 && lendring_read(r, out, 16) == 0);
    assert(lendring_write(r, "abcdef", 6) == 6 && lendring_read(r, out, 4) == 4 && !memcmp(out, "abcd", 4));
    char *p = lendring_claim(r, &n);
    assert(p && n == 2);
    memcpy(p, "gh", 2);
    lendring_commit(r, 2);
    assert(lendring_space(r) == 4 && lendring_write(r, "ijklmn", 6) == 4);
    assert(lendring_claim(r, &n) == NULL && n == 0 && lendring_used(r) == 8);
    const char *q = lendring_peek(r, &n);
    assert(q && n == 4 && !memcmp(q, "efgh", 4));
    assert(!lendring_resize(r, 7) && !lendring_resize(r, 0) && lendring_resize(r, 8) && lendring_resize(r, 11));
    assert(lendring_write(r, "mnop", 4) == 3 && lendring_read(r, out, 16) == 11 && !memcmp(out, "efghijklmno", 11));
    p = lendring_claim(r, &n);
    assert(p && n == 11 && lendring_read(r, out, 1) == 0);
    p[0] = 'z';
    lendring_commit(r, 1);
    q = lendring_peek(r, &n);
    assert(n == 1 && q[0] == 'z' && lendring_skip(r, 1) == 1);
    lendring_free(r);
    return 0;
#endif
}
