#include "wordset.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static int visit(const char *word, void *arg)
{
    *(size_t *)arg += strlen(word) + 1;
    return 0;
}
static int stop(const char *word, void *arg)
{
    (void)word;
    (void)arg;
    return -7;
}
#endif

int main(void)
{
    wordset *s = wordset_new();
    assert(s);
#ifdef LEGAL
    static char word[WORDSET_LONGEST + 2];
    size_t total = 0;
    wordset *t = wordset_new(), *c;
    assert(t);
    wordset_subtract(s, s);
    memset(word, 'w', WORDSET_LONGEST + 1);
    assert(wordset_add(s, word) == -1 && wordset_add(s, word + 1) == 1);
    assert(wordset_remove(s, word + 1) == 1 && wordset_remove(s, word) == 0);
    assert(wordset_equal(s, t) && wordset_each(s, visit, &total) == 0 && total == 0);
    assert(wordset_add(s, "") == 1 && wordset_add(s, "a") == 1 && wordset_add(s, "bc") == 1);
    assert(wordset_add(s, "a") == 0 && wordset_count(s) == 3 && wordset_has(s, ""));
    assert(wordset_each(s, visit, &total) == 0 && total == 6);
    assert(wordset_each(s, stop, NULL) == -7);
    assert(wordset_unite(s, s) == 0 && wordset_count(s) == 3);
    wordset_intersect(s, s);
    assert(wordset_count(s) == 3 && wordset_equal(s, s));
    c = wordset_copy(s);
    assert(c && wordset_equal(c, s) && wordset_equal(s, c));
    assert(wordset_add(t, "a") == 1 && wordset_add(t, "z") == 1);
    assert(!wordset_equal(s, t));
    wordset_subtract(c, t);
    assert(wordset_count(c) == 2 && !wordset_has(c, "a"));
    wordset_subtract(t, s);
    assert(wordset_count(t) == 1 && wordset_has(t, "z"));
    wordset_intersect(c, t);
    assert(wordset_count(c) == 0);
    wordset_free(c);
    wordset_free(t);
    wordset_free(NULL);
#else
    wordset_add(s, "a");
    wordset_subtract(s, s);
#endif
    wordset_free(s);
    return 0;
}
