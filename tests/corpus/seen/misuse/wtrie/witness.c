#include "wtrie.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    WTrie *t = WTrie_Create();
    int v = 0;
    if (!WTrie_Put(t, "under", 1) || !WTrie_Put(t, "un", 2) || !WTrie_Put(t, "art", 3) || WTrie_Put(t, "", 4))
        return 2;
    WTrieIter *it = WTrie_Begin(t, "un");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!WTrieIter_Next(it) || strcmp(WTrieIter_Word(it), "un") != 0 || WTrieIter_Value(it) != 2 || !WTrieIter_Next(it) ||
        strcmp(WTrieIter_Word(it), "under") != 0 || WTrieIter_Next(it) || WTrieIter_Next(it))
        return 2;
    WTrieIter_End(it);
    if (!WTrie_Put(t, "un", 5) || WTrie_Count(t) != 3 || !WTrie_Remove(t, "un") || WTrie_Remove(t, "un") ||
        WTrie_Remove(t, "u") || WTrie_Get(t, "un", &v) || !WTrie_Get(t, "under", &v) || v != 1)
        return 2;
    it = WTrie_Begin(t, "");
    if (!WTrieIter_Next(it) || WTrieIter_Value(it) != 3 || !WTrieIter_Next(it) || WTrieIter_Next(it))
        return 2;
    WTrieIter_End(it);
    it = WTrie_Begin(t, "zebra");
    if (WTrieIter_Next(it) || strcmp(WTrieIter_Word(it), "") != 0)
        return 2;
    WTrieIter_End(it);
    if (!WTrie_Remove(t, "under") || !WTrie_Remove(t, "art") || WTrie_Count(t) != 0)
        return 2;
    it = WTrie_Begin(t, "");
    if (WTrieIter_Next(it))
        return 2;
    WTrieIter_End(it);
    WTrie_Put(t, "\xff\x01", -1);
    WTrie_Destroy(t);
    WTrie_Destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        WTrieIter_Next(it);
        WTrieIter_Next(it);
        WTrie_Remove(t, "under");
        WTrieIter_Next(it);
        break;
    case 2:
        WTrieIter_Next(it);
        WTrie_Destroy(t);
        v = WTrieIter_Value(it);
        break;
    case 3:
        v = WTrieIter_Value(it);
        break;
    case 4:
        WTrieIter_End(it);
        WTrieIter_Next(it);
        break;
    }
#endif
    (void)v;
    return 0;
}
