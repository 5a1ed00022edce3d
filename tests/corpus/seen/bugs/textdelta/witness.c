#include "textdelta.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const char *texts[] = {"a", "ABCABBA", "CBABAC", "aaaa", "b", "hello world", "held wold!", "aa"};
    char out[64], big[TD_MAX_TEXT + 1], big2[TD_MAX_TEXT];
    td_edit e;

    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            td_script *s = td_diff_text(texts[i], texts[j]), *r;
            size_t n = strlen(texts[j]);

            assert(s);
            assert((td_distance(s) == 0) == (i == j));
            assert(td_apply(s, texts[i], strlen(texts[i]), out, sizeof out) == (long)n);
            assert(memcmp(out, texts[j], n) == 0);
            assert(td_apply(s, texts[i], strlen(texts[i]), NULL, 0) == (long)n);
            assert(td_apply(s, "zzz", 3, out, sizeof out) == -1);
            r = td_invert(s);
            assert(r && td_apply(r, texts[j], n, out, sizeof out) == (long)strlen(texts[i]));
            assert(memcmp(out, texts[i], strlen(texts[i])) == 0);
            assert(td_get(s, td_count(s), &e) == -1 && td_get(s, 0, &e) == 0);
            td_free(r);
            td_free(s);
        }
    td_script *s = td_diff_text("ABCABBA", "CBABAC");
    assert(s && td_distance(s) == 5);
    td_free(s);
    s = td_diff(NULL, 0, "ab", 2);
    assert(s && td_count(s) == 2 && td_apply(s, NULL, 0, out, 1) == 2);
    td_free(s);
    s = td_diff("a\0b", 3, NULL, 0);
    assert(s && td_distance(s) == 3 && td_apply(s, "a\0b", 3, out, 0) == 0);
    td_free(s);
    memset(big, 'x', sizeof big);
    memset(big2, 'y', sizeof big2);
    assert(!td_diff(big, sizeof big, "", 0) && !td_diff("", SIZE_MAX, "", 0));
    s = td_diff(big, TD_MAX_TEXT, big2, TD_MAX_TEXT);
    assert(s && td_distance(s) == 2 * TD_MAX_TEXT);
    td_free(s);
    td_free(NULL);
#else
    td_free(td_diff_text("", ""));
#endif
    return 0;
}
