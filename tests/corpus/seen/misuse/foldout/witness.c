#include "foldout.h"

#include <stdlib.h>
#include <string.h>

struct all {
    char text[400];
    FoldOut *again;
    const char *kept;
};

static void collect(void *context, const char *line, size_t length)
{
    struct all *all = context;
    if (strlen(line) != length)
        exit(2);
    strcat(strcat(all->text, line), "|");
    all->kept = line;
    if (all->again != NULL)
        FoldOutText(all->again, "again");
}

int main(int count, char **arguments)
{
    struct all all = {"", NULL, NULL};
    FoldOut fold;
    FoldOutInit(&fold, 10, collect, &all);
    FoldOutText(&fold, "some text ");
    FoldOutText(&fold, "and some more");
#ifdef LEGAL
    (void)count, (void)arguments;
    FoldOutEnd(&fold);
    if (strcmp(all.text, "some text|and some|more|") != 0 || FoldOutLines(&fold) != 3)
        return 2;
    all.text[0] = '\0';
    FoldOutIndent(&fold, 8);
    FoldOutText(&fold, "abcde\n");
    FoldOutBreak(&fold);
    FoldOutBreak(&fold);
    FoldOutText(&fold, "");
    FoldOutChar(&fold, '\0');
    FoldOutEnd(&fold);
    if (strcmp(all.text, "        ab|        cd|        e||") != 0)
        return 2;
    all.text[0] = '\0';
    FoldOutInit(&fold, 1, collect, &all);
    FoldOutText(&fold, "ab c");
    FoldOutEnd(&fold);
    if (strcmp(all.text, "a|b|c|") != 0)
        return 2;
    FoldOutInit(&fold, FOLDOUT_WIDTH, collect, &all);
    all.text[0] = '\0';
    for (int i = 0; i < 300; i++)
        FoldOutChar(&fold, 'x');
    FoldOutEnd(&fold);
    return FoldOutLines(&fold) != 3 || strlen(all.text) != 303;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        FoldOutInit(&fold, 0, collect, NULL);
        break;
    case 2:
        all.again = &fold;
        FoldOutEnd(&fold);
        break;
    case 3:
        FoldOutIndent(&fold, 10);
        break;
    case 4:
        FoldOutInit(&fold, 10, NULL, NULL);
        FoldOutBreak(&fold);
        break;
    case 5:
        FoldOutText(&fold, " ");
        FoldOutEnd(&fold);
        FoldOutText(&fold, "different ");
        return strcmp(all.kept, "more") != 0;
    }
    return 0;
#endif
}
