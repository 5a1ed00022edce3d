#include "qargs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    qargs *q = qargs_parse("a=1&b=two+words&&a=%41%zz&flag&x=%00&%4=1&p=%", 45);
    assert(q && qargs_count(q) == 7);
    assert(strcmp(qargs_get(q, "a", 1), "A%zz") == 0);
    assert(strcmp(qargs_get(q, "b", 0), "two words") == 0);
    assert(strcmp(qargs_get(q, "flag", 0), "") == 0);
    assert(strcmp(qargs_get(q, "x", 0), "%00") == 0);
    assert(strcmp(qargs_get(q, "p", 0), "%") == 0);
    assert(qargs_get(q, "a", 2) == NULL && qargs_key(q, 7) == NULL);
    assert(qargs_remove(q, qargs_key(q, 0)) == 2 && qargs_count(q) == 5);
    assert(qargs_add(q, "", "&=\xff") == 0);
    char *text = qargs_build(q);
    qargs *again = qargs_parse(text, strlen(text));
    assert(again && qargs_count(again) == 6);
    assert(strcmp(qargs_value(again, 5), "&=\xff") == 0);
    free(text);
    qargs_free(again);
    qargs_free(q);
    q = qargs_parse(NULL, 0);
    assert(q && qargs_count(q) == 0);
    text = qargs_build(q);
    assert(*text == '\0');
    free(text);
    qargs_free(q);
    assert(qargs_parse("a\0b", 3) == NULL);
    q = qargs_parse("&", 1);
    assert(q && qargs_count(q) == 0);
    qargs_free(q);
    qargs_free(NULL);
#else
    qargs *q = qargs_parse("a=%4", 4);
    assert(q && strcmp(qargs_get(q, "a", 0), "%4") == 0);
    qargs_free(q);
#endif
    return 0;
}
