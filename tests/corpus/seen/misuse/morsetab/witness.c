#include "morsetab.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int third(int on, unsigned units, void *ctx)
{
    assert(units > 0 && (on == 0 || on == 1));
    return ++*(int *)ctx == 3 ? -5 : 0;
}
#endif

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
#ifdef LEGAL
    for (int c = EOF; c <= 255; c++) {
        const char *m = morse_of(c);
        assert(!morse_spell(c) || m);
        if (m)
            assert(morse_char(m, strlen(m)) == (c >= 'a' && c <= 'z' ? c - 32 : c));
    }
    assert(!morse_of(EOF) && !morse_of(0) && !morse_of(255) && !morse_spell('.') && !strcmp(morse_spell('z'), "Zulu"));
    assert(!morse_char("", 0) && !morse_char(".......", 7) && !morse_char("......", 6) && !morse_char("x", 1) && !morse_char(NULL, 0));
    const char *texts[] = {"", " ", "sos", "  A  b\t\n", "\3771\1!", "Hello, world 0.", "!", "a ! b"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t n = morse_size(texts[i]);
        char *m = malloc(n);
        assert(morse_encode(m, texts[i]) == n - 1 && strlen(m) == n - 1);
        assert(morse_units(m) >= n - 1 || n < 3);
        morse_decode(m, m);
        free(m);
    }
    char b[80];
    assert(morse_encode(b, " A  b ") == 9 && !strcmp(b, ".- / -..."));
    assert(morse_decode(b, b) == 3 && !strcmp(b, "A B"));
    assert(morse_decode(b, "") == 0 && morse_decode(b, "//") == 2 && morse_decode(b, "  ......  .x ") == 2 && !strcmp(b, "??"));
    assert(morse_decode(b, "/") == 1 && morse_decode(b, ".") == 1 && morse_units("") == 0 && morse_units(" / ") == 0);
    assert(morse_units(". .") == 5 && morse_units("./.") == 9 && morse_units(". / .") == 9 && morse_units("x.-x ") == 5);
    int n = 0;
    assert(morse_key("...", third, &n) == -5 && n == 3);
    n = 3;
    assert(morse_key("", third, &n) == 0 && n == 3);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char text[] = "\303\244";
    char *small;
    switch (rule) {
    case 1:
        return morse_of((signed char)text[0]) != NULL;
    case 2:
        small = malloc(4);
        morse_encode(small, "sos");
        free(small);
        break;
    default:
        morse_key("...", NULL, NULL);
    }
#endif
    return 0;
}
