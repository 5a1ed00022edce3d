#include "suffidx.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void all(const char *text, size_t n, size_t repeat, uint64_t distinct)
{
    uint32_t *sa = malloc(n * 4 + 1), *rank = malloc(n * 4 + 1), *lcp = malloc(n * 4 + 1);
    size_t i, at = 0;

    assert(sa != NULL && rank != NULL && lcp != NULL);
    assert(suf_build(text, n, sa) && suf_check(text, n, sa));
    suf_rank(sa, n, rank);
    suf_lcp(text, n, sa, rank, lcp);
    for (i = 0; i < n; i++)
        assert(rank[sa[i]] == i);
    assert(suf_repeat(sa, lcp, n, &at) == repeat && suf_repeat(sa, lcp, n, NULL) == repeat);
    assert(suf_distinct(lcp, n) == distinct);
    if (repeat > 0)
        assert(suf_find(text, n, sa, text + at, repeat, NULL) >= 2);
    free(sa);
    free(rank);
    free(lcp);
}
#endif

int main(int argc, char **argv)
{
    char *text = malloc(6), *small = malloc(2);
    uint32_t *sa = malloc(6 * sizeof *sa), *rank = malloc(6 * sizeof *rank);

    if (text == NULL || small == NULL || sa == NULL || rank == NULL)
        return 0;
    memcpy(text, "banana", 6);
    memcpy(small, "ba", 2);
#ifdef LEGAL
    {
        static const uint32_t bad[] = { 0, 0, 4000000000u };
        size_t first = 9;
        char run[100];

        (void)argc, (void)argv;
        assert(suf_build(NULL, 0, NULL) && suf_check(NULL, 0, NULL) && !suf_build(text, SIZE_MAX, sa));
        assert(suf_find(NULL, 0, NULL, "x", 1, &first) == 0 && first == 0);
        suf_rank(NULL, 0, NULL);
        suf_lcp(NULL, 0, NULL, NULL, NULL);
        assert(suf_repeat(NULL, NULL, 0, NULL) == 0 && suf_distinct(NULL, 0) == 0);
        all(text, 6, 3, 15);
        all("\0\xff\0\xff", 4, 2, 7);
        all("x", 1, 0, 1);
        memset(run, 'r', sizeof run);
        all(run, sizeof run, 99, 100);
        assert(!suf_check("ab", 2, bad) && !suf_check("abc", 3, bad));
        assert(suf_build(text, 6, sa));
        assert(suf_find(text, 6, sa, "ana", 3, &first) == 2 && first == 1);
        assert(suf_find(text, 6, sa, "", 0, &first) == 6 && suf_find(text, 6, sa, NULL, 0, NULL) == 6);
        assert(suf_find(text, 6, sa, "zzz", 3, &first) == 0 && first == 6);
        assert(suf_find(text, 6, sa, "bananas", 7, NULL) == 0);
        assert(suf_find(text, 6, sa, text, 6, &first) == 1 && sa[first] == 0);
    }
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        uint32_t *tight = malloc(3 * sizeof *tight);

        suf_build(text, 6, tight);
        free(tight);
        break;
    }
    case 2:
        suf_build(text, 6, sa);
        printf("%zu\n", suf_find(small, 2, sa, "na", 2, NULL));
        break;
    case 3:
        memset(sa, 0x7e, 6 * sizeof *sa);
        suf_rank(sa, 6, rank);
        break;
    }
#endif
    free(text);
    free(small);
    free(sa);
    free(rank);
    return 0;
}
