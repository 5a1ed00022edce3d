#include "edscript.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void both_ways(const char *one, const char *two, size_t distance)
{
    ed_text *a = ed_text_new(one), *b = ed_text_new(two);
    assert(a && b && ed_same(a, a));
    ed_script *s = ed_compare(a, b);
    assert(s && ed_distance(s) == distance && ed_steps(s) >= distance);
    ed_text *c = ed_apply(s, a);
    assert(c && ed_same(c, b) && ed_same(b, c));
    ed_reverse(s);
    ed_text *d = ed_apply(s, b);
    assert(d && ed_same(d, a));
    if (!ed_same(a, b))
        assert(ed_apply(s, a) == NULL);
    ed_script_free(s);
    ed_text_free(a), ed_text_free(b), ed_text_free(c), ed_text_free(d);
}
#endif

int main(void)
{
#ifdef LEGAL
    both_ways("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n", 5);
    both_ways("", "x", 1);
    both_ways("x\n", "", 1);
    both_ways("x", "x\n", 0);
    both_ways("\n", "\n\n", 1);
    both_ways("a\nb", "c\nd\ne", 5);
    ed_text_free(NULL);
    ed_script_free(NULL);
    char many[2 * (ED_LINES_MAX + 1) + 1] = "", other[2 * ED_LINES_MAX + 1] = "";
    for (int i = 0; i < ED_LINES_MAX; i++)
        memcpy(many + 2 * i, "m\n", 3), memcpy(other + 2 * i, "o\n", 3);
    both_ways(many, other, 2 * ED_LINES_MAX);
    strcat(many, "x");
    assert(ed_text_new(many) == NULL && ed_text_new(NULL) == NULL);
    ed_text *t = ed_text_new("one\n\nthree");
    assert(t && ed_lines(t) == 3 && strcmp(ed_line(t, 1), "") == 0 && ed_line(t, 3) == NULL);
    char *joined = ed_join(t);
    assert(joined && strcmp(joined, "one\n\nthree\n") == 0);
    free(joined);
    ed_script *s = ed_compare(t, t);
    ed_text_free(t);
    const char *line = NULL;
    assert(s && ed_steps(s) == 3 && ed_step(s, 2, &line) == ED_KEEP && strcmp(line, "three") == 0);
    assert(ed_step(s, SIZE_MAX, &line) == 0 && ed_step(s, 0, NULL) == ED_KEEP);
    ed_script_free(s);
    t = ed_text_new("");
    assert(t && ed_lines(t) == 0 && ed_line(t, 0) == NULL && ed_same(t, t));
    joined = ed_join(t);
    assert(joined && joined[0] == '\0');
    free(joined);
    ed_text_free(t);
    return 0;
#else
    ed_text *a = ed_text_new(""), *b = ed_text_new("");
    if (a == NULL || b == NULL)
        return 2;
    ed_script *s = ed_compare(a, b);
    ed_script_free(s);
    ed_text_free(a);
    ed_text_free(b);
    return 0;
#endif
}
