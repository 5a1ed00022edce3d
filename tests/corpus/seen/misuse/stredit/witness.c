#include "stredit.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define EDIT(text, call, want)                        \
    do {                                              \
        char s[32] = text;                            \
        assert(call == s && !strcmp(s, want));        \
    } while (0)

int main(void)
{
    char buf[8] = "", *f[3];

    EDIT("", stredit_trim(s), "");
    EDIT(" \t\r\n", stredit_trim(s), "");
    EDIT(" a b ", stredit_trim(s), "a b");
    EDIT("aabbaa", stredit_squeeze(s, 'a'), "abba");
    EDIT("aa", stredit_squeeze(s, 0), "aa");
    EDIT("", stredit_squeeze(s, 'a'), "");
    EDIT("", stredit_reverse(s), "");
    EDIT("a", stredit_reverse(s), "a");
    EDIT("abc", stredit_reverse(s), "cba");
    EDIT("abcd", stredit_reverse(s), "dcba");
    EDIT("", stredit_rotate(s, 1), "");
    EDIT("abcd", stredit_rotate(s, 0), "abcd");
    EDIT("abcd", stredit_rotate(s, 1), "bcda");
    EDIT("abcd", stredit_rotate(s, -1), "dabc");
    EDIT("abcd", stredit_rotate(s, -4), "abcd");
    EDIT("abcd", stredit_rotate(s, LONG_MIN), "abcd");
    EDIT("abcd", stredit_rotate(s, LONG_MAX), "dabc");
    EDIT("hello", stredit_tr(s, "lol", "LOX"), "heLLO");
    EDIT("hello", stredit_tr(s, "", ""), "hello");
    EDIT("\xff", stredit_tr(s, "\xff", "a"), "a");
    EDIT("a\\nb\\t\\\\\\x41", stredit_unescape(s), "a\nb\t\\A");
    EDIT("\\", stredit_unescape(s), "\\");
    EDIT("\\x", stredit_unescape(s), "\\x");
    EDIT("\\x4", stredit_unescape(s), "\\x4");
    EDIT("\\x00\\q", stredit_unescape(s), "\\x00\\q");

    assert(stredit_delete(buf, 0, SIZE_MAX) == 0 && stredit_delete(buf, SIZE_MAX, SIZE_MAX) == 0);
    assert(stredit_insert(buf, sizeof buf, SIZE_MAX, "abc") == 0 && !strcmp(buf, "abc"));
    assert(stredit_insert(buf, sizeof buf, 1, "wxyz") == 0 && !strcmp(buf, "awxyzbc"));
    assert(stredit_insert(buf, sizeof buf, 0, "!") == -1 && stredit_insert(buf, sizeof buf, 0, "") == 0);
    assert(stredit_insert(buf, 3, 0, "") == -1 && stredit_insert(buf, 0, 0, "") == -1);
    assert(stredit_delete(buf, 1, 4) == 4 && !strcmp(buf, "abc"));
    assert(stredit_pad(buf, sizeof buf, 5, '.') == 5 && !strcmp(buf, "abc.."));
    assert(stredit_pad(buf, sizeof buf, 2, '.') == 5 && stredit_pad(buf, 0, 99, '.') == 5);
    assert(stredit_pad(buf, sizeof buf, SIZE_MAX, '-') == 7 && !strcmp(buf, "abc..--"));
    assert(stredit_split(buf, '.', f, 0) == 0 && stredit_split(buf, 0, f, 3) == 1);
    assert(stredit_split(buf, '.', f, 2) == 2 && !strcmp(f[0], "abc") && !strcmp(f[1], ".--"));
    strcpy(buf, ",,");
    assert(stredit_split(buf, ',', f, 3) == 3 && !*f[0] && !*f[1] && !*f[2]);
    buf[0] = 0;
    assert(stredit_split(buf, ',', f, 3) == 1 && !*f[0]);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char s[4] = "abc";

    if (rule == 1)
        stredit_reverse((char *)"abc");
    else if (rule == 2)
        stredit_insert(s, 64, 1, "hello");
    else
        stredit_tr(s, "abc", "x");
    return 0;
}
#endif
