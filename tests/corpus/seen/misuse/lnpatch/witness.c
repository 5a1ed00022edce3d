#include "lnpatch.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const char *const texts[] = {
    "", "\n", "a", "a\n", "a\nb\nc\n", "a\nc", "x\na\nb\nc\ny\n", "\n\n\n", "c\nb\na", "a\nB\nc\nd",
};
enum { TEXTS = sizeof texts / sizeof texts[0] };

int main(void)
{
    char *many = malloc(LNP_TEXT_MAX + 2);
    lnp_lines *lines, *a, *b, *c;
    lnp_diff *d;
    char *out;

    for (int i = 0; i < TEXTS; i++)
        for (int j = 0; j < TEXTS; j++) {
            a = lnp_split(texts[i]);
            b = lnp_split(texts[j]);
            assert(a != NULL && b != NULL);
            d = lnp_compare(a, b);
            assert(d != NULL && (lnp_hunks(d) == 0) == lnp_equal(a, b));
            for (size_t k = 0; k < lnp_hunks(d); k++)
                assert(lnp_hunk_at(d, k)->old_count + lnp_hunk_at(d, k)->new_count > 0);
            out = lnp_apply(d, a);
            assert(out != NULL);
            c = lnp_split(out);
            assert(c != NULL && lnp_equal(c, b) && lnp_equal(b, c));
            lnp_lines_free(c);
            free(out);
            free(lnp_apply(d, b));
            out = lnp_format(d);
            assert(out != NULL && (*out == 0) == (lnp_hunks(d) == 0));
            free(out);
            lnp_diff_free(d);
            lnp_lines_free(a);
            lnp_lines_free(b);
        }
    a = lnp_split("a\nb\n");
    b = lnp_split("a\nc");
    c = lnp_split("a");
    assert(a && b && c && lnp_count(a) == 2 && lnp_count(c) == 1);
    d = lnp_compare(a, b);
    assert(d != NULL && lnp_apply(d, b) == NULL && lnp_apply(d, c) == NULL);
    out = lnp_format(d);
    assert(out != NULL && strcmp(out, "@@ -1,1 +1,1 @@\n-b\n+c\n") == 0);
    free(out);
    lnp_diff_free(d);
    d = lnp_compare(a, a);
    assert(d != NULL && lnp_hunks(d) == 0);
    lnp_diff_free(d);
    lnp_lines_free(a);
    lnp_lines_free(b);
    lnp_lines_free(c);

    assert(many != NULL);
    memset(many, 'm', LNP_TEXT_MAX + 1);
    many[LNP_TEXT_MAX + 1] = 0;
    assert(lnp_split(many) == NULL);
    memset(many, '\n', LNP_LINES_MAX + 1);
    many[LNP_LINES_MAX + 1] = 0;
    assert(lnp_split(many) == NULL);
    many[LNP_LINES_MAX] = 0;
    lines = lnp_split(many);
    assert(lines != NULL && lnp_count(lines) == LNP_LINES_MAX);
    a = lnp_split("");
    assert(a != NULL && lnp_count(a) == 0);
    d = lnp_compare(a, lines);
    assert(d != NULL && lnp_hunks(d) == 1 && lnp_hunk_at(d, 0)->new_count == LNP_LINES_MAX);
    lnp_diff_free(d);
    lnp_diff_free(NULL);
    lnp_lines_free(a);
    lnp_lines_free(lines);
    lnp_lines_free(NULL);
    free(many);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(5);
    lnp_lines *a, *b;
    lnp_diff *d;
    char *out;

    assert(text != NULL);
    memcpy(text, "a\nb\n", 5);
    a = lnp_split(text);
    b = lnp_split("a\nc\n");
    assert(a != NULL && b != NULL);
    if (rule == 1) {
        free(text);
        return lnp_compare(a, b) == NULL;
    }
    d = lnp_compare(a, b);
    assert(d != NULL);
    switch (rule) {
    case 2:
        lnp_lines_free(a);
        out = lnp_format(d);
        free(out);
        break;
    case 3:
        return lnp_hunk_at(d, lnp_hunks(d))->old_count == 77;
    }
    return 0;
}
#endif
