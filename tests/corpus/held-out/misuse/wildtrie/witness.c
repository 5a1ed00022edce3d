#include "wildtrie.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static wt_trie *t;

#ifdef LEGAL
static char list[1000];
static int left;

static int join(void *arg, const char *word, int number)
{
    int again;

    assert(wt_get(t, word, &again) && again == number && wt_is_word(word));
    strcat(strcat(arg, word), " ");
    return --left == 0;
}

static void expect(const char *pattern, long calls, const char *words)
{
    list[0] = 0;
    assert(wt_match(t, pattern, join, list) == calls && strcmp(list, words) == 0);
}

int main(void)
{
    char out[WT_WORD_MAX + 1], longest[WT_WORD_MAX + 2], text[100] = "carton, 1";
    int n = 5;

    wt_free(NULL);
    assert(!wt_is_word(NULL) && !wt_is_word("") && wt_is_word("a") && !wt_is_word("A") && !wt_is_word("a ") && !wt_is_word("{") && !wt_is_word("\xe9"));
    memset(longest, 'z', sizeof longest);
    longest[WT_WORD_MAX + 1] = 0;
    assert(!wt_is_word(longest));
    longest[WT_WORD_MAX] = 0;
    assert(wt_is_word(longest));
    t = wt_new();
    assert(t && wt_count(t) == 0 && !wt_get(t, "a", &n) && n == 5 && wt_remove(t, "a") == 0 && wt_longest(t, "", out) == 0 && !out[0]);
    expect("*", 0, "");
    assert(wt_put(t, "car", 1) == 1 && wt_put(t, "cart", INT_MIN) == 1 && wt_put(t, "cat", 3) == 1 && wt_put(t, "dog", 4) == 1);
    assert(wt_put(t, "car", INT_MAX) == 0 && wt_get(t, "car", &n) && n == INT_MAX && wt_get(t, "cart", NULL) && !wt_get(t, "ca", NULL));
    assert(wt_put(t, longest, 0) == 1 && wt_count(t) == 5);
    expect("", 0, "");
    expect("c*", 3, "car cart cat ");
    expect("c?t", 1, "cat ");
    expect("*a**t*", 2, "cart cat ");
    expect("???", 3, "car cat dog ");
    expect("z*z", 1, "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz ");
    expect("car1", 0, "");
    expect("************************************************************", 5, "car cart cat dog zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz ");
    expect("*************************************************************", -1, "");
    left = 2;
    expect("*", 2, "car cart ");
    assert(wt_longest(t, "carton", out) == 4 && strcmp(out, "cart") == 0 && wt_longest(t, "ca", out) == 0);
    assert(wt_longest(t, text, text) == 4 && strcmp(text, "cart") == 0 && wt_longest(t, "Cart", out) == 0);
    memset(text, 'z', 99);
    text[99] = 0;
    assert(wt_longest(t, text, out) == WT_WORD_MAX);
    assert(wt_remove(t, "car") == 1 && wt_remove(t, "car") == 0 && wt_get(t, "cart", NULL) && wt_remove(t, "cart") == 1);
    assert(wt_remove(t, "ca") == 0 && wt_remove(t, longest) == 1 && wt_remove(t, "dog") == 1 && wt_count(t) == 1);
    expect("*", 1, "cat ");
    assert(wt_put(t, "a", 1) == 1 && wt_remove(t, "a") == 1 && wt_remove(t, "cat") == 1 && wt_count(t) == 0);
    expect("*", 0, "");
    wt_free(t);
    return 0;
}
#else
static int take_out(void *arg, const char *word, int number)
{
    char copy[WT_WORD_MAX + 1];

    (void)arg, (void)number;
    strcpy(copy, word);
    wt_remove(t, copy);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    t = wt_new();
    if (!t)
        return 0;
    wt_put(t, "straightforward", 1);
    if (rule == 1) {
        wt_match(t, "*", take_out, NULL);
    } else if (rule == 2) {
        wt_put(t, "Hello", 2);
    } else {
        char out[8];

        wt_longest(t, "straightforwardly", out);
        puts(out);
    }
    wt_free(t);
    return 0;
}
#endif
