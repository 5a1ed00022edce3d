#include "sufarr.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const size_t want[] = {5, 3, 1, 0, 4, 2}, want_lcp[] = {0, 1, 3, 0, 0, 2};
    size_t lcp[8], first, start;
    sa_index *sa = sa_open("banana", 6);

    assert(sa && sa_length(sa) == 6);
    for (size_t i = 0; i < 6; i++)
        assert(sa_at(sa, i) == want[i]);
    assert(sa_find(sa, "ana", 3, &first) == 2 && first == 1);
    assert(sa_find(sa, "nab", 3, &first) == 0 && first == 5);
    assert(sa_find(sa, "zz", 2, &first) == 0 && first == 6);
    assert(sa_find(sa, "", 0, &first) == 6 && first == 0 && sa_find(sa, NULL, 0, NULL) == 6);
    assert(sa_contains(sa, "banana", 6) && !sa_contains(sa, "bananas", 7) && sa_contains(sa, "", 0));
    sa_lcp(sa, lcp);
    assert(!memcmp(lcp, want_lcp, sizeof want_lcp));
    assert(sa_longest_repeat(sa, &start) == 3 && (start == 1 || start == 3));
    sa_close(sa);

    sa = sa_open(NULL, 0);
    assert(sa && sa_length(sa) == 0 && sa_find(sa, "a", 1, &first) == 0 && first == 0);
    assert(sa_find(sa, "", 0, NULL) == 0 && sa_longest_repeat(sa, &start) == 0);
    sa_lcp(sa, lcp);
    sa_close(sa);
    assert(!sa_open("x", SA_MAX_TEXT + 1) && !sa_open("x", SIZE_MAX));
    sa = sa_open("x", 1);
    assert(sa && sa_at(sa, 0) == 0 && sa_longest_repeat(sa, &start) == 0);
    sa_close(sa);
    sa = sa_open("\0\xff\0", 3);
    assert(sa && sa_at(sa, 0) == 2 && sa_at(sa, 1) == 0 && sa_at(sa, 2) == 1);
    sa_close(sa);
    char *many = malloc(5000);
    assert(many);
    memset(many, 'a', 5000);
    sa = sa_open(many, 5000);
    assert(sa && sa_at(sa, 0) == 4999 && sa_longest_repeat(sa, &start) == 4999);
    sa_close(sa);
    free(many);
    sa_close(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(6);
    sa_index *sa;

    if (!text)
        return 0;
    memcpy(text, "banana", 6);
    sa = sa_open(text, 6);
    if (!sa)
        return 0;
    if (rule == 1) {
        free(text);
        return (int)sa_find(sa, "ana", 3, NULL) * 0;
    }
    if (rule == 2)
        return (int)sa_at(sa, sa_length(sa)) * 0;
    size_t *lcp = malloc(5 * sizeof *lcp);
    if (lcp)
        sa_lcp(sa, lcp);
    free(lcp);
    sa_close(sa);
    free(text);
    return 0;
}
#endif
