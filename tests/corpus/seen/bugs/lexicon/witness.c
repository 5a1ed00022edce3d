#include "lexicon.h"

#include <string.h>

static void join(const char *word, void *context)
{
    strcat(strcat(context, word), " ");
}

int main(void)
{
    char all[64] = "";
    Lexicon *l = LexiconNew();
    if (!LexiconAdd(l, "Tea") || !LexiconAdd(l, "ten") || !LexiconAdd(l, "te") || LexiconAdd(l, "TEN") || LexiconAdd(l, ""))
        return 2;
    if (LexiconAdd(l, "a-b") || LexiconCount(l) != 3 || !LexiconHas(l, "te") || LexiconHas(l, "t") || !LexiconHasPrefix(l, "t"))
        return 2;
    LexiconEach(l, join, all);
    if (strcmp(all, "te tea ten ") != 0 || !LexiconRemove(l, "te") || LexiconHas(l, "te") || !LexiconHas(l, "ten"))
        return 2;
    if (LexiconRemove(l, "x") || !LexiconRemove(l, "tea") || LexiconHasPrefix(l, "tea") || LexiconCount(l) != 1)
        return 2;
    LexiconClear(l);
    if (LexiconHasPrefix(l, ""))
        return 2;
#ifndef LEGAL
    LexiconAdd(l, "ab");
    LexiconRemove(l, "a");
#endif
    LexiconFree(l);
    return 0;
}
