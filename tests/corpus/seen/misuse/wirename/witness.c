#include "wirename.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void trip(const char *text, const char *wanted)
{
    uint8_t *name = malloc(WN_MAX), again[WN_MAX];
    char *back = malloc(WN_TEXT_MAX);
    int n;

    assert(name && back);
    n = wn_from_text(name, text);
    assert(n > 0 && (size_t)n == wn_length(name) && wn_check(name, (size_t)n) == n && wn_check(name, (size_t)n - 1) == -1);
    assert(wn_to_text(back, name) == back && (!wanted || strcmp(back, wanted) == 0));
    assert(wn_from_text(again, back) == n && memcmp(again, name, (size_t)n) == 0);
    assert(wn_equal(name, again) && wn_compare(name, again) == 0 && wn_is_under(name, again) && wn_equal(name, name));
    free(name);
    free(back);
}

int main(void)
{
    static const char *const bad[] = {"", "..", ".a", "a..b", "a..", "\\", "a\\25", "\\256", "\\9"};
    static const char *const ordered[] = {".", "example", "a.example", "yljkjljk.a.example", "Z.a.example", "zABC.a.EXAMPLE",
        "z.example", "\\001.z.example", "*.z.example", "\\200.z.example"};
    uint8_t a[WN_MAX], b[WN_MAX], c[WN_MAX];
    char text[4 * WN_MAX + 1];
    static const uint8_t pointer[] = {0xc0, 0x0c}, root[] = {0};

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(wn_from_text(a, bad[i]) == -1);
    trip(".", ".");
    trip("www.example.org.", "www.example.org");
    trip("a\\.b.\\\\c.\\065", "a\\.b.\\\\c.A");
    trip("\\000\\255 x", "\\000\\255\\032x");
    trip("\xff", "\\255");
    for (int i = 0; i < 10; i++)
        for (int k = 0; k < 10; k++) {
            int order;

            assert(wn_from_text(a, ordered[i]) > 0 && wn_from_text(b, ordered[k]) > 0);
            order = wn_compare(a, b);
            assert((order > 0) - (order < 0) == (i > k) - (i < k) && wn_equal(a, b) == (i == k));
            assert(i == 0 || !wn_is_under(root, a));
            assert(wn_is_under(a, root) && wn_join(c, a, b) > 0 && wn_is_under(c, b) && wn_labels(c) == wn_labels(a) + wn_labels(b));
        }
    for (size_t n = 60; n < 70; n++) {
        memset(text, 'x', n);
        text[n] = '\0';
        assert((wn_from_text(a, text) == -1) == (n > 63));
    }
    for (int dot = 0; dot < 2; dot++)
        for (size_t n = 240; n < 260; n++) { /* n characters in labels of 63 */
            for (size_t i = 0; i < n; i++)
                text[i] = i % 64 == 63 ? '.' : 'y';
            strcpy(text + n, dot ? "." : "");
            if (n % 64 == 0)
                continue;
            assert((wn_from_text(a, text) == -1) == (n > 253));
            if (n <= 253)
                trip(text, NULL);
        }
    text[0] = '\0';
    for (int i = 0; i < 253; i++)
        strcat(text, i % 64 == 63 ? "." : "\\000");
    trip(text, text);
    assert(wn_from_text(a, text) == WN_MAX && wn_join(b, a, root) == WN_MAX && wn_from_text(c, "a") == 3 && wn_join(b, c, a) == -1);
    assert(wn_labels(a) == 4 && wn_labels(wn_parent(a)) == 3 && wn_labels(root) == 0 && wn_length(root) == 1);
    assert(wn_check(pointer, 2) == -1 && wn_check(NULL, 0) == -1 && wn_check(root, 1) == 1);
    memset(text, 1, sizeof text);
    assert(wn_check((const uint8_t *)text, sizeof text) == -1);
    assert(wn_check((const uint8_t *)"\x03" "com", 4) == -1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        uint8_t *out = malloc(8);

        if (out)
            wn_from_text(out, "www.example.org");
        free(out);
    } else if (rule == 2) {
        uint8_t *packet = malloc(4);

        if (packet) {
            memcpy(packet, "\x03" "com", 4);
            printf("%zu\n", wn_length(packet));
        }
        free(packet);
    } else {
        uint8_t name[WN_MAX];

        if (wn_from_text(name, ".") > 0)
            printf("%zu\n", wn_labels(wn_parent(name)));
    }
    return 0;
}
#endif
