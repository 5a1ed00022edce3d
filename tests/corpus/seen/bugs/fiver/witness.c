#include "fiver.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
struct text {
    char s[64];
    size_t n;
};
static int append(const char *text, size_t length, void *user)
{
    struct text *t = user;
    memcpy(t->s + t->n, text, length);
    t->s[t->n += length] = 0;
    return t->n > 12 ? 7 : 0;
}
static void around(const void *data, size_t n, const char *expected)
{
    char *text = fv_encode(data, n);
    size_t m;
    assert(text && strlen(text) <= fv_bound(n) && (!expected || strcmp(text, expected) == 0));
    unsigned char *back = fv_decode(text, &m);
    assert(back && m == n && (n == 0 || memcmp(back, data, n) == 0));
    free(back);
    free(text);
}
#endif

int main(void)
{
    size_t n;
#ifdef LEGAL
    around(NULL, 0, "");
    around("M", 1, NULL);
    around("Man ", 4, "9jqo^");
    around("\0\0\0\0", 4, "z");
    around("\0\0\0", 3, "!!!!");
    around("\0\0\0\0A", 5, NULL);
    around("\xff\xff\xff\xff\xff\xff\xff", 7, NULL);
    unsigned char all[256];
    for (int i = 0; i < 256; i++)
        all[i] = (unsigned char)i;
    for (size_t i = 1; i <= 256; i++)
        around(all + 1, i - 1, NULL);
    assert(fv_encode(all, FV_MAX + 1) == NULL && fv_bound((size_t)-1) == 0 && fv_bound(0) == 0 && fv_bound(5) == 7);
    assert(fv_check("") == FV_OK && fv_check(" \n") == FV_OK && fv_check("!") == FV_BAD_END);
    assert(fv_check("!!z") == FV_BAD_Z && fv_check("uuuuu") == FV_BAD_GROUP && fv_check("v") == FV_BAD_CHARACTER);
    assert(fv_check("s8W-!") == FV_OK && fv_check("s8W-\"") == FV_BAD_GROUP && fv_check("\xff") == FV_BAD_CHARACTER);
    assert(fv_check("!!!!!!") == FV_BAD_END && fv_decode("~", &n) == NULL && n == 0);
    unsigned char *bytes = fv_decode("9j q\no^ ", &n);
    assert(bytes && n == 4 && memcmp(bytes, "Man ", 4) == 0);
    free(bytes);
    char *big = malloc(FV_MAX + 2);
    assert(big);
    memset(big, '!', FV_MAX + 1);
    big[FV_MAX + 1] = 0;
    assert(fv_check(big) == FV_TOO_LONG);
    free(big);
    struct text t = {"", 0};
    fv_writer w;
    fv_start(&w, append, &t);
    assert(fv_finish(&w) == 0 && t.n == 0 && fv_write(&w, NULL, 0) == 0);
    assert(fv_write(&w, "Ma", 2) == 0 && fv_write(&w, "n M", 3) == 0 && fv_finish(&w) == 0);
    assert(strncmp(t.s, "9jqo^", 5) == 0 && t.n == 7);
    assert(fv_write(&w, "12345678", 8) == 7 && fv_write(&w, "1", 1) == 7 && fv_finish(&w) == 7);
    t.n = 0;
    assert(fv_write(&w, "\0\0\0\0", 4) == 0 && strcmp(t.s, "z") == 0 && fv_finish(&w) == 0);
    assert(t.n == 1);
#else
    unsigned char *bytes = fv_decode("zz", &n);
    assert(bytes && n == 8);
    free(bytes);
#endif
    return 0;
}
