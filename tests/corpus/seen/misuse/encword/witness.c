#include "encword.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    static char out[EW_SIZE(EW_MAX)], in[EW_MAX + 1];
    char text[200], cut[20];

    assert(!ew_needed("", 0) && !ew_needed("a=b", 3) && ew_needed("=?", 2) && ew_needed("\n", 1));
    assert(ew_quote(out, EW_UTF8, "caf\xc3\xa9 x", 7) == 23 && strcmp(out, "=?UTF-8?Q?caf=C3=A9_x?=") == 0);
    assert(ew_match(out) == strlen(out) && ew_decode(out) == 7 && strcmp(out, "caf\xc3\xa9 x") == 0);
    assert(ew_base64(out, EW_LATIN1, "a\0b", 3) > 0 && ew_decode(out) == 3 && strcmp(out, "a?b") == 0);
    assert(ew_quote(out, EW_UTF8, "", 0) == 0 && ew_base64(out, EW_UTF8, "", 0) == 0);
    assert(ew_quote(out, EW_UTF8, in, SIZE_MAX) == 0 && ew_base64(out, (enum ew_charset)7, in, 1) == 0);
    for (int fill = 0; fill < 4; fill++)
        for (size_t n = 1; n <= EW_MAX; n += n < 200 ? 1 : 997) {
            for (size_t i = 0; i < n; i++)
                in[i] = fill == 0 ? (char)0xff : fill == 1 ? "\xf0\x9f\x98\x80"[i % 4] : fill == 2 ? 'a' : "\xc3\xa9 "[i % 3];
            in[n] = '\0';
            char *exact = malloc(EW_SIZE(n));
            assert(exact);
            size_t length = ew_quote(exact, (enum ew_charset)(n % 2), in, n);
            assert(length < EW_SIZE(n) && strlen(exact) == length);
            for (char *p = exact; p; p = strchr(p, ' '))
                p += *p == ' ', assert(ew_match(p) > 0 && ew_match(p) <= 75);
            assert(ew_decode(exact) == n && memcmp(exact, in, n) == 0);
            length = ew_base64(exact, (enum ew_charset)(n % 2), in, n);
            assert(length < EW_SIZE(n) && strlen(exact) == length);
            for (char *p = exact; p; p = strchr(p, ' '))
                p += *p == ' ', assert(ew_match(p) > 0 && ew_match(p) <= 75);
            assert(ew_decode(exact) == n && memcmp(exact, in, n) == 0);
            free(exact);
        }
    static const char *const odd[] = { "", "=", "=?", "=?a", "=?a?", "=?a?Q", "=?a?Q?", "=?a?Q?x?", "=?a?Q?=4?=",
                                       "=?a?Q?=?=", "=?a?B?a?=", "=?a?B?====?=", "=?a?B?a===?=", "=?a?B?YQ=a?=",
                                       "=?a?B?YQ==YQ==?=", "=?\?Q?a?=", "=?a?X?a?=", "=?a?Q?a b?=" };
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        strcpy(text, odd[i]);
        assert(ew_decode(text) == strlen(odd[i]) && strcmp(text, odd[i]) == 0);
    }
    strcpy(text, "x =?a?q?b?= \t=?a?b?YQ==?=  =?a?Q?\?= y =?a?Q?=41?=z");
    ew_decode(text);
    assert(strcmp(text, "x ba y Az") == 0);
    assert(ew_copy(cut, 0, "a") == 0 && ew_copy(cut, 1, "a") == 0 && cut[0] == '\0');
    assert(ew_copy(cut, 1, "") == 1 && ew_copy(cut, 3, "a\xc3\xa9") == 0 && strcmp(cut, "a") == 0);
    assert(ew_copy(cut, 20, "ab =?a?Q?cdefghijkl?=") == 0 && strcmp(cut, "ab ") == 0);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *subject = "\xc3\x84rger f\xc3\xbcr \xc3\x9c\x62\x65r";

    if (rule == 1) {
        char *dst = malloc(strlen(subject) + 1);

        assert(dst);
        ew_quote(dst, EW_UTF8, subject, strlen(subject));
        puts(dst);
        free(dst);
    } else if (rule == 2) {
        ew_decode("=?UTF-8?Q?caf=C3=A9?=");
    } else {
        char dst[EW_SIZE(40)];
        char src[4] = "abc";

        ew_base64(dst, EW_UTF8, src, 40);
        puts(dst);
    }
    return 0;
#endif
}
