#include "wordtrie.h"

#include <string.h>

int main(void)
{
    wordtrie *trie = wordtrie_new();
    char longest[WORDTRIE_WORD + 2];
    memset(longest, 'x', sizeof longest);
    longest[WORDTRIE_WORD + 1] = '\0';
    if (wordtrie_put(trie, longest, "") || !wordtrie_put(trie, longest + 1, "") || !wordtrie_remove(trie, longest + 1) ||
        wordtrie_count(trie) != 0)
        return 2;
    wordtrie_put(trie, "tea", "drink");
    wordtrie_put(trie, "team", "people");
    wordtrie_put(trie, "team", "more people");
    wordtrie_put(trie, "to", "");
    wordtrie_put(trie, "", "nothing");
    if (wordtrie_count(trie) != 4 || wordtrie_count_prefix(trie, "te") != 2 || wordtrie_count_prefix(trie, "x") != 0 ||
        wordtrie_match(trie, "teams") != 4 || wordtrie_match(trie, "x") != 0 || wordtrie_get(trie, "te") != NULL ||
        strcmp(wordtrie_get(trie, "team"), "more people") != 0)
        return 2;
    if (!wordtrie_remove(trie, "team") || wordtrie_remove(trie, "team") || !wordtrie_remove(trie, "to") ||
        wordtrie_match(trie, "team") != 3)
        return 2;
#ifndef LEGAL
    wordtrie_remove(trie, "");
#endif
    wordtrie_free(trie);
    return 0;
}
