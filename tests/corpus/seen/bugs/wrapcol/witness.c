#include "wrapcol.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    char out[200];
#ifdef LEGAL
    struct wrap_style s = wrap_plain(10);
    struct wrap_extent e;
    assert(wrap_text("", &s, out, sizeof out) == 0 && out[0] == '\0');
    assert(wrap_text("the quick brown fox", &s, out, sizeof out) == 19);
    assert(strcmp(out, "the quick\nbrown fox") == 0);
    assert(wrap_text("the quick brown fox", &s, out, 5) == 19 && strcmp(out, "the ") == 0);
    assert(wrap_text("the", &s, NULL, 0) == 3 && wrap_text(" \t\n", &s, out, 1) == 1);
    s.first = 2, s.rest = 9, s.words = WRAP_CUT;
    assert(wrap_text("abcdefghij", &s, out, sizeof out) == 10 + 22 && wrap_measure("abcdefghij", &s, &e) == 0);
    assert(e.lines == 3 && e.widest == 10);
    s = wrap_plain(3);
    s.words = WRAP_HYPHEN;
    wrap_text("abcdef gh", &s, out, sizeof out);
    assert(strcmp(out, "ab-\ncd-\nef\ngh") == 0);
    s.width = 1;
    assert(wrap_text("a b\n\nc", &s, out, sizeof out) == 6 && strcmp(out, "a\nb\n\nc") == 0);
    s = wrap_plain(0);
    assert(s.width == 1 && wrap_plain(SIZE_MAX).width == WRAP_WIDTH_MAX);
    assert(wrap_text("ab cd", &s, out, sizeof out) == 5 && strcmp(out, "ab\ncd") == 0);
    s.words = WRAP_CUT;
    assert(wrap_text("ab", &s, out, sizeof out) == 3 && strcmp(out, "a\nb") == 0);
    s.first = 1;
    assert(!wrap_style_ok(&s) && wrap_text("a", &s, out, sizeof out) == WRAP_BAD && out[0] == '\0');
    assert(wrap_measure("a", &s, &e) == -1 && e.lines == 3);
    s.first = 0, s.width = 4;
    assert(wrap_measure("", &s, &e) == 0 && e.lines == 0 && e.widest == 0);
    assert(wrap_cell("abc", 6, WRAP_CENTER, out, sizeof out) == 6 && strcmp(out, " abc  ") == 0);
    assert(wrap_cell("abc", 2, WRAP_RIGHT, out, sizeof out) == 2 && strcmp(out, "ab") == 0);
    assert(wrap_cell(NULL, 0, WRAP_LEFT, NULL, 0) == 0 && wrap_cell("a", SIZE_MAX, WRAP_LEFT, out, 1) == WRAP_BAD);
    const char *cells[] = {"one", NULL, "x\ny"};
    size_t widths[] = {4, 1, 2};
    assert(wrap_row(cells, widths, 3, out, sizeof out) == 13 && strcmp(out, "one  |   | x ") == 0);
    assert(wrap_rule(widths, 3, out, sizeof out) == 13 && strcmp(out, "-----+---+---") == 0);
    assert(wrap_row(NULL, NULL, 0, out, 1) == 0 && wrap_rule(widths, SIZE_MAX, out, 1) == WRAP_BAD);
    return 0;
#else
    struct wrap_style s = wrap_plain(1);
    s.words = WRAP_HYPHEN;
    wrap_text("ab", &s, out, sizeof out);
    return 0;
#endif
}
