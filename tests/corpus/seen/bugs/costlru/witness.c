#include "costlru.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void gone(void *user, const char *key, const void *data, size_t len)
{
    char *log = user;
    assert(data != NULL && len <= 64);
    strcat(log, key);
}
#endif

int main(void)
{
#ifdef LEGAL
    char log[64] = "";
    size_t len;
    cl_cache *c = cl_new(10, gone, log);
    assert(c && cl_oldest(c) == NULL && cl_count(c) == 0);
    assert(cl_put(c, "a", "1234", 4) == 1 && cl_put(c, "b", "12", 2) == 1);
    assert(cl_used(c) == 8 && strcmp(cl_oldest(c), "a") == 0);
    assert(cl_put(c, "b", "1234", 4) == 1 && cl_used(c) == 10 && *log == 0);
    assert(memcmp(cl_get(c, "a", &len), "1234", 4) == 0 && len == 4);
    assert(cl_put(c, "a", "123456", 6) == 1 && strcmp(log, "b") == 0);
    assert(cl_put(c, "a", cl_get(c, "a", NULL), 3) == 1 && cl_used(c) == 4);
    assert(cl_put(c, "long", "123456", 7) == 0 && cl_put(c, "", "", 0) == -1);
    assert(cl_put(c, "x", "y", (size_t)-1) == 0);
    assert(cl_put(c, "0123456789012345678901234567890123", "", 0) == -1);
    assert(cl_put(c, "e", NULL, 0) == 1 && cl_get(c, "e", &len) && len == 0);
    assert(cl_get(c, "none", &len) == NULL && cl_has(c, "e") && !cl_has(c, ""));
    assert(cl_put(c, cl_oldest(c), "zz", 2) == 1 && strcmp(cl_oldest(c), "e") == 0);
    assert(cl_drop(c, "e") == 1 && cl_drop(c, "e") == 0);
    assert(cl_set_budget(c, CL_MAX_BUDGET + 1) == -1 && cl_set_budget(c, 0) == 0);
    assert(cl_count(c) == 0 && strcmp(log, "ba") == 0 && cl_put(c, "a", NULL, 0) == 0);
    cl_free(c);
    c = cl_new(4, NULL, NULL);
    assert(cl_put(c, "a", "1", 1) == 1 && cl_put(c, "b", "1", 1) == 1 && cl_put(c, "c", "1", 1) == 1);
    assert(cl_count(c) == 2 && !cl_has(c, "a"));
    cl_free(c);
    cl_free(NULL);
    assert(cl_new((size_t)-1, NULL, NULL) == NULL);
#else
    cl_cache *c = cl_new(10, NULL, NULL);
    cl_put(c, "a", "1234", 4);
    cl_put(c, "b", "1234", 4);
    cl_put(c, "a", "123456", 6);
    cl_free(c);
#endif
    return 0;
}
