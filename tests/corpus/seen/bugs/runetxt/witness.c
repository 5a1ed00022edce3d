#include "runetxt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
static int same(char *made, const char *text)
{
    int is = made && strcmp(made, text) == 0;
    free(made);
    return is;
}
int main(void)
{
    uint32_t cp = 9;
    char out[4];
    const char *t = "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z";

    MUST(rt_decode("", &cp) == 0 && cp == 0);
    MUST(rt_decode("\xE2\x82\xAC", &cp) == 3 && cp == 0x20AC);
    MUST(rt_decode("\xE2\x82", &cp) == 1 && cp == RT_REPLACEMENT);
    MUST(rt_decode("\xC0\x80", NULL) == 1 && rt_decode("\xED\xA0\x80", NULL) == 1);
    MUST(rt_encode(0x20AC, out) == 3 && rt_encode(0xD800, out) == 0 && rt_encode(UINT32_MAX, out) == 0);
    MUST(rt_encode(0, out) == 1 && rt_encode(0x10FFFF, out) == 4);
    MUST(rt_valid(t) && rt_valid("") && !rt_valid("\xC3") && !rt_valid("a\xFF"));
    MUST(rt_length(t) == 5 && rt_length("\xC3") == 1 && rt_length("\xF0\x9F") == 2);
    MUST(rt_offset(t, 0) == t && rt_offset(t, 4) == t + 10 && *rt_offset(t, 5) == 0 && !rt_offset(t, 6));
    MUST(!rt_offset("", SIZE_MAX) && !rt_offset("abc", SIZE_MAX));
    MUST(same(rt_slice(t, 1, 2), "\xC3\xA9\xE2\x82\xAC") && same(rt_slice(t, 9, 9), ""));
    MUST(same(rt_slice("\xC3", 0, SIZE_MAX), "\xC3") && same(rt_slice("", 0, 0), ""));
    MUST(same(rt_repair("a\xC3"), "a\xEF\xBF\xBD") && same(rt_repair(""), ""));
    MUST(same(rt_reverse(t), "z\xF0\x9F\x98\x80\xE2\x82\xAC\xC3\xA9""a") && same(rt_reverse("\xE2"), "\xEF\xBF\xBD"));
    MUST(rt_find(t, 0x20AC) == t + 3 && !rt_find(t, 'q') && !rt_find(t, 0));
    MUST(rt_casecmp("\xC3\x89x", "\xC3\xA9X") == 0 && rt_casecmp("a", "B") < 0 && rt_casecmp("ab", "a") > 0);
    MUST(rt_casecmp("\xC3", "\xC3") == 0);
    return 0;
}
#else
int main(void)
{
    char *text = malloc(3);

    if (!text)
        return 0;
    strcpy(text, "a\xC3");
    printf("%zu\n", rt_length(text));
    printf("%d\n", rt_offset(text, 3) == NULL);
    free(text);
    return 0;
}
#endif
