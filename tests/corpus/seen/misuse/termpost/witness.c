#include "termpost.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    term_index *ix = term_new();
    size_t n = 9, m = 9;
#ifdef LEGAL
    uint32_t out[8];
    term_free(NULL);
    assert(term_words(ix) == 0 && !term_find(ix, "cat", &n) && n == 0 && !term_find(ix, "", NULL));
    assert(term_add(ix, 0, "") == 0 && term_add(ix, 0, " .,\xc3\xa4!") == 0 && term_words(ix) == 0);
    assert(!term_find(ix, "cat", NULL));
    assert(term_add(ix, 1, "The cat, the CAT!") == 0 && term_add(ix, 1, "cat") == 0);
    assert(term_add(ix, 0, "late") == -1 && term_add(ix, 2, "dog cat") == 0 && term_add(ix, UINT32_MAX, "dog") == 0);
    assert(term_add(ix, UINT32_MAX - 1, "x") == -1 && term_words(ix) == 3 && !strcmp(term_word(ix, 0), "the"));
    const term_post *a = term_find(ix, "Cat", &n), *b = term_find(ix, "DOG", &m);
    assert(n == 2 && m == 2 && a[0].doc == 1 && a[0].count == 3);
    assert(term_both(a, n, b, m, out) == 1 && out[0] == 2);
    assert(term_either(a, n, b, m, out) == 3 && out[2] == UINT32_MAX);
    assert(term_both(a, n, a, n, out) == 2 && term_either(a, n, a, n, out) == 2);
    assert(term_both(NULL, 0, NULL, 0, NULL) == 0 && term_either(NULL, 0, NULL, 0, NULL) == 0);
    assert(term_either(NULL, 0, b, m, out) == 2 && term_either(b, m, NULL, 0, out) == 2);
    assert(!term_find(ix, "cat ", NULL) && !term_find(ix, " cat", NULL) && !term_find(ix, "cat dog", NULL));
    assert(term_add(ix, UINT32_MAX, "0123456789012345678901234567890123456789") == 0);
    assert(strlen(term_word(ix, 3)) == TERM_MAX_WORD && term_find(ix, "01234567890123456789012345678901", &n) && n == 1);
    for (int i = 0; i < 1000; i++) {
        char w[16];
        snprintf(w, sizeof w, "w%d", i);
        assert(term_add(ix, UINT32_MAX, w) == 0);
    }
    assert(term_words(ix) == 1004 && !strcmp(term_word(ix, 1003), "w999") && term_find(ix, "W500", NULL));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint32_t *out = malloc(sizeof *out);
    term_add(ix, 1, "cat");
    const term_post *p = term_find(ix, "cat", &n);
    switch (rule) {
    case 1:
        term_add(ix, 2, "cat");
        term_both(p, n, p, n, out);
        break;
    case 2:
        term_add(ix, 2, "dog");
        p = term_find(ix, "cat", &n);
        term_either(p, n, term_find(ix, "dog", &m), 1, out);
        break;
    default:
        term_word(ix, term_words(ix));
    }
    free(out);
#endif
    term_free(ix);
    return 0;
}
