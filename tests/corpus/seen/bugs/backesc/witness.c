#include "backesc.h"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[16], *t, *d, ascii[128];
    size_t n = 99;
    int i;
    assert(backesc_need(NULL, 0, 0) == 1 && backesc_need("", BACKESC_MAX + 1, 0) == 0 && backesc_need("", SIZE_MAX, 0) == 0);
    assert(backesc_put(buf, 1, NULL, 0, 0) == 0 && !*buf && backesc_put(buf, 0, "", 0, 0) == -1);
    assert(backesc_put(buf, 16, "a\"\n", 3, 0) == 4 && !strcmp(buf, "a\"\\n"));
    assert(backesc_put(buf, 5, "a\"\n", 3, BACKESC_DQUOTE) == -1);
    assert(backesc_put(buf, 6, "a\"\n", 3, BACKESC_DQUOTE) == 5 && !strcmp(buf, "a\\\"\\n"));
    assert(backesc_dup("", SIZE_MAX, 0) == NULL);
    t = backesc_dup("\0\x7f", 2, ~0u);
    assert(!strcmp(t, "\\x00\\x7f"));
    free(t);
    t = backesc_text("\xc3\xa9'", BACKESC_RAW8 | BACKESC_SQUOTE);
    assert(!strcmp(t, "\xc3\xa9\\'"));
    free(t);
    for (i = 0; i < 128; i++)
        ascii[i] = (char)i;
    t = backesc_dup(ascii, 128, 3);
    assert(strlen(t) + 1 == backesc_need(ascii, 128, 3) && backesc_check(t) == -1);
    d = backesc_undo(t, &n);
    assert(n == 128 && !memcmp(d, ascii, 128));
    free(t);
    free(d);
    d = backesc_undo("", NULL);
    assert(d && !*d);
    free(d);
    assert(backesc_undo("\\", &n) == NULL && backesc_undo("\\x4", &n) == NULL && backesc_check("ab\\q") == 2);
    d = backesc_undo("\\xE9\\x", NULL);
    assert(d == NULL);
    d = backesc_undo("\\xE9", &n);
    assert(n == 1 && (unsigned char)*d == 0xe9);
    free(d);
    assert(backesc_plain("abc", 3, 0) && backesc_plain(NULL, 0, 0) && !backesc_plain("\xe9", 1, 0) && backesc_plain("\xe9", 1, 4));
    assert(backesc_need("\xe9", 1, 0) == 5 && !backesc_plain("", SIZE_MAX, 0));
#else
    char *t = backesc_text("\xe9", 0);
    free(t);
#endif
    return 0;
}
