#include "secname.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[64];
    secname_t *t = secname_new(), *u;
    assert(t && secname_size(t) == 1 && secname_next(t, 0) == 0);
    assert(secname_add(t, "") == 0);
    assert(secname_add(t, ".rela.text") == 1);
    assert(secname_add(t, ".text") == 6);
    assert(secname_add(t, ".data") == 12);
    assert(secname_add(t, secname_at(t, 12)) == 12);
    assert(secname_find(t, "nope") == -1);
    assert(secname_at(t, 18) == NULL && secname_at(t, (size_t)-1) == NULL);
    assert(secname_next(t, 0) == 1 && secname_next(t, 1) == 12);
    assert(secname_next(t, 12) == 0 && secname_next(t, (size_t)-1) == 0);
    assert(secname_write(t, NULL, 0) == 18);
    assert(secname_write(t, buf, sizeof buf) == 18);
    u = secname_load(buf, 18);
    assert(u && secname_equal(t, u) && secname_equal(t, t));
    assert(secname_add(u, "a longer name than the others") == 18);
    assert(!secname_equal(t, u));
    secname_free(u);
    u = secname_load("", 1);
    assert(u && secname_size(u) == 1);
    secname_free(u);
    assert(secname_load(NULL, 0) == NULL && secname_load("", 0) == NULL);
    secname_free(t);
    secname_free(NULL);
#else
    secname_t *t = secname_load("\0abc", 4);
    secname_free(t);
#endif
    return 0;
}
