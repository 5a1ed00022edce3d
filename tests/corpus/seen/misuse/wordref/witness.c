#include "wordref.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *a = wordref_get("apple");

    assert(a && !strcmp(a, "apple"));
#ifdef LEGAL
    static char big[WORDREF_LENGTH_MAX + 2];
    const char *e;

    (void)rule;
    memset(big, 'x', sizeof big - 1);
    assert(!wordref_get(big) && wordref_count() == 1);
    e = wordref_getn(big, WORDREF_LENGTH_MAX);
    assert(e && wordref_length(e) == WORDREF_LENGTH_MAX);
    wordref_drop(e);
    assert(wordref_getn("apple pie", 5) == a && wordref_get(a) == a && wordref_find("apple") == a);
    e = wordref_getn("pear", 0);
    assert(e && !*e && wordref_length(e) == 0 && wordref_get("") == e && wordref_getn(NULL, 0) == e);
    assert(wordref_hold(a) == a && wordref_length(a) == 5 && wordref_hash(a) != wordref_hash(e));
    for (int i = 0; i < 4; i++)
        wordref_drop(a);
    assert(!wordref_find("apple") && wordref_find("") == e && wordref_count() == 1);
    wordref_drop(NULL);
    wordref_exit();
    assert(wordref_count() == 0);
    wordref_exit();
    a = wordref_get("again");
    assert(a);
    wordref_drop(a);
#else
    char *text = malloc(6);

    switch (rule) {
    case 1: return wordref_length(strcpy(text, "apple")) == 12345;
    case 2: wordref_drop(a); wordref_drop(a); break;
    case 3: wordref_exit(); wordref_drop(a); break;
    }
#endif
    return 0;
}
