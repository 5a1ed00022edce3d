#include "iochain.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ALPHA "abcdefghijklmnopqrstuvwxyz"

#ifdef LEGAL
static void is(const ioc_chain *c, const char *want)
{
    char buf[200];
    size_t n = ioc_copy(c, 0, buf, sizeof buf);
    assert(n == strlen(want) && ioc_len(c) == n && !memcmp(buf, want, n));
}

int main(void)
{
    ioc_chain *a = ioc_new(), *b = ioc_new(), *r;
    struct ioc_vec v[4];
    char buf[8];
    char *big = calloc(1, IOC_MAX + 1);

    assert(a && b && big);
    assert(ioc_append(a, NULL, 0) == 0 && ioc_len(a) == 0 && ioc_vecs(a, NULL, 0) == 0 && ioc_cmp(a, b) == 0);
    assert(ioc_drain(a, SIZE_MAX) == 0 && ioc_copy(a, 0, buf, 8) == 0);
    r = ioc_split(a, 0);
    assert(r && ioc_len(r) == 0);
    ioc_free(r);
    assert(!ioc_split(a, 1));
    assert(ioc_append(a, ALPHA, 26) == 0 && ioc_vecs(a, v, 1) == 2 && v[0].len == 16);
    assert(ioc_append(a, "0123456789", 10) == 0);
    is(a, ALPHA "0123456789");
    assert(ioc_copy(a, 25, buf, 3) == 3 && !memcmp(buf, "z01", 3) && ioc_copy(a, SIZE_MAX, buf, 8) == 0);
    r = ioc_split(a, 20);
    is(a, "abcdefghijklmnopqrst");
    is(r, "uvwxyz0123456789");
    assert(ioc_append(a, "!", 1) == 0 && ioc_append(r, "?", 1) == 0);
    is(a, "abcdefghijklmnopqrst!");
    assert(ioc_cmp(a, r) < 0 && ioc_cmp(r, a) > 0 && ioc_cmp(a, a) == 0);
    assert(ioc_join(a, a) == -1 && ioc_join(a, r) == 0 && ioc_len(r) == 0);
    is(a, "abcdefghijklmnopqrst!uvwxyz0123456789?");
    assert(ioc_join(a, r) == 0 && ioc_append(r, "new", 3) == 0);
    is(r, "new");
    ioc_free(r);
    r = ioc_split(a, 38);
    assert(r && ioc_len(r) == 0);
    assert(ioc_join(r, a) == 0 && ioc_join(a, r) == 0);
    ioc_free(r);
    assert(ioc_drain(a, 21) == 21);
    is(a, "uvwxyz0123456789?");
    r = ioc_split(a, 0);
    is(a, "");
    is(r, "uvwxyz0123456789?");
    ioc_free(r);
    assert(ioc_append(a, "abc", 3) == 0 && ioc_drain(a, 3) == 3 && ioc_append(a, "d", 1) == 0);
    is(a, "d");
    assert(ioc_append(a, big, IOC_MAX) == -1 && ioc_append(a, big, SIZE_MAX) == -1);
    assert(ioc_append(b, big, IOC_MAX) == 0 && ioc_join(b, a) == -1 && ioc_join(a, b) == -1);
    ioc_free(a), ioc_free(b), ioc_free(NULL);
    free(big);
    return 0;
}
#else
int main(void)
{
    ioc_chain *c = ioc_new(), *rest;

    if (!c || ioc_append(c, ALPHA, 20) != 0)
        return 0;
    rest = ioc_split(c, 16);
    ioc_free(rest);
    ioc_append(c, "more", 4);
    ioc_free(c);
    return 0;
}
#endif
