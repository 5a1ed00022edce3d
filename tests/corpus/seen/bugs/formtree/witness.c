#include "formtree.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    assert(!form_new("") && !form_new(NULL) && !form_new("a b"));
    assert(!form_new("12345678901234567890123456789012345678901"));
    form *a = form_new("AaB03x"), *b = form_new("inner");
    assert(form_text(a, "", "x") == FORM_EINVAL && form_text(a, "a\"b", "x") == FORM_EINVAL);
    assert(form_text(a, "user", "") == FORM_OK && form_text(NULL, "a", "b") == FORM_EINVAL);
    assert(form_attach(a, "files", b) == FORM_OK && form_owner(b) == a && !form_owner(a));
    assert(form_attach(b, "files", a) == FORM_ELOOP && form_attach(a, "x", a) == FORM_ELOOP);
    assert(form_attach(a, "again", b) == FORM_EOWNED);
    assert(form_text(b, "f1", "data") == FORM_OK && form_count(a) == 2);
    form_free(b);
    size_t n = form_size(a);
    char *buf = malloc(n);
    assert(form_write(a, buf, n - 1) == 0 && form_write(a, buf, n) == n);
    assert(!memcmp(buf, "--AaB03x\r\n", 10));
    free(buf);
    while (form_text(a, "n", "v") == FORM_OK)
        ;
    assert(form_count(a) == FORM_MAX_FIELDS && form_text(a, "n", "v") == FORM_EFULL);
    form_free(a);
    form *top = form_new("t"), *low = top;
    for (int i = 1; i < FORM_MAX_DEPTH; i++) {
        form *next = form_new("n");
        assert(form_attach(low, "x", next) == FORM_OK);
        low = next;
    }
    form *more = form_new("m");
    assert(form_attach(low, "x", more) == FORM_EFULL);
    form_free(more);
    form_free(top);
    form_free(NULL);
#else
    form *a = form_new("a"), *b = form_new("b"), *c = form_new("c");
    form_attach(a, "b", b);
    form_attach(b, "c", c);
    form_attach(c, "a", a); /* should be FORM_ELOOP */
    return form_size(a) == 0;
#endif
    return 0;
}
