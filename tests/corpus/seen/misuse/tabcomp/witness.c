#include "tabcomp.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char *endless(const char *text, int again, void *context)
{
    (void)again;
    char *candidate = malloc(strlen(text) + 5);
    strcpy(candidate, text);
    size_t end = strlen(text);
    for (int n = (*(int *)context)++; n > 0; n /= 10)
        candidate[end++] = (char)('0' + n % 10);
    candidate[end] = '\0';
    return candidate;
}
#else
static char literal[] = "literal";

static char *wrong(const char *text, int again, void *context)
{
    (void)text, (void)context;
    return again ? NULL : literal;
}
#endif

int main(int count, char **arguments)
{
    static const char *const verbs[] = {"commit", "config", "clone", "push", "commit", NULL};
    TabChoices choices = {verbs, 0};
    char line[16] = "git co -v";
    size_t start = tabWordStart(line, 6);
    char **matches = tabMatches("co", tabFromChoices, &choices);
    if (start != 4 || tabCount(matches) != 2 || strcmp(matches[0], "co") != 0 || strcmp(matches[2], "config") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (tabInsert(line, sizeof line, 4, 6, matches[1]) != 10 || strcmp(line, "git commit -v") != 0)
        return 2;
    if (tabInsert(line, sizeof line, 0, 0, "abc") != 0 || tabInsert(line, sizeof line, 0, 0, "ab") != 2)
        return 2;
    if (strcmp(line, "abgit commit -v") != 0 || tabInsert(line, 0, 0, 0, "") != 0 || tabInsert(line, sizeof line, 0, 15, "") != 0)
        return 2;
    if (line[0] != '\0' || tabWordStart(line, 0) != 0)
        return 2;
    tabRelease(matches);
    matches = tabMatches("p", tabFromChoices, &choices);
    if (tabCount(matches) != 1 || strcmp(matches[0], "push") != 0 || matches[1] != NULL)
        return 2;
    tabRelease(matches);
    TabWords *words = tabNewWords();
    if (tabMatches("", tabFromWords, words) != NULL || tabFromWords("", 1, words) != NULL || tabForget(words, "x"))
        return 2;
    if (!tabLearn(words, "") || !tabLearn(words, "x") || !tabLearn(words, "y") || !tabLearn(words, "y"))
        return 2;
    matches = tabMatches("", tabFromWords, words);
    if (tabCount(matches) != 3 || matches[0][0] != '\0' || strcmp(matches[3], "y") != 0)
        return 2;
    tabRelease(matches);
    free(tabFromWords("y", 0, words));
    if (!tabForget(words, "y") || !tabForget(words, "y") || tabForget(words, "y") || tabFromWords("y", 1, words) != NULL)
        return 2;
    tabFreeWords(words);
    int number = 1000;
    matches = tabMatches("n", endless, &number);
    if (tabCount(matches) != TAB_MOST || strcmp(matches[0], "n") != 0)
        return 2;
    tabRelease(matches);
    tabRelease(NULL);
    tabFreeWords(NULL);
#else
    char *own;
    const char **open;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tabRelease(tabMatches("l", wrong, NULL));
        break;
    case 2:
        tabRelease(matches);
        tabRelease(matches);
        break;
    case 3:
        free(matches[1]);
        tabRelease(matches);
        break;
    case 4:
        open = malloc(sizeof *open);
        open[0] = "status";
        choices.list = open;
        tabMatches("x", tabFromChoices, &choices);
        break;
    case 5:
        own = malloc(4);
        strcpy(own, "abc");
        tabWordStart(own, 6);
        break;
    case 6:
        tabInsert(line, sizeof line, 12, 12, "x");
        break;
    case 7:
        own = malloc(4);
        strcpy(own, "abc");
        tabInsert(own, 100, 0, 0, "def");
        break;
    }
#endif
    return 0;
}
