#include "tabcomp.h"

#include <stdlib.h>
#include <string.h>

struct word {
    struct word *next;
    char text[];
};

struct TabWords {
    struct word *first;
    struct word *cursor; /* the next one that the source looks at */
};

static char *copyOf(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static bool beginsWith(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

size_t tabWordStart(const char *line, size_t cursor)
{
    while (cursor > 0 && strchr(" \t|&;()<>=", line[cursor - 1]) == NULL)
        cursor--;
    return cursor;
}

static int byText(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void freeAll(char **texts, size_t count)
{
    while (count > 0)
        free(texts[--count]);
    free(texts);
}

/* Sorts, and drops what is there twice.  Returns how many are left. */
static size_t sortOut(char **texts, size_t count)
{
    qsort(texts, count, sizeof *texts, byText);
    size_t kept = 1;
    for (size_t i = 1; i < count; i++) {
        if (strcmp(texts[kept - 1], texts[i]) == 0)
            free(texts[i]);
        else
            texts[kept++] = texts[i];
    }
    return kept;
}

char **tabMatches(const char *text, TabSource *source, void *context)
{
    size_t count = 0, room = 6;
    char **matches = malloc((room + 2) * sizeof *matches);
    if (matches == NULL)
        return NULL;
    while (count < TAB_MOST) {
        char *candidate = source(text, count > 0, context);
        if (candidate == NULL)
            break;
        if (count == room) {
            char **larger = realloc(matches, (2 * room + 2) * sizeof *matches);
            if (larger == NULL) {
                free(candidate);
                freeAll(matches, count);
                return NULL;
            }
            matches = larger;
            room *= 2;
        }
        matches[count++] = candidate;
    }
    if (count == 0) {
        free(matches);
        return NULL;
    }
    count = sortOut(matches, count);
    if (count > 1) {
        /* What the first and the last have in common all have. */
        const char *last = matches[count - 1];
        size_t same = 0;
        while (matches[0][same] != '\0' && matches[0][same] == last[same])
            same++;
        char *common = malloc(same + 1);
        if (common == NULL) {
            freeAll(matches, count);
            return NULL;
        }
        memcpy(common, last, same);
        common[same] = '\0';
        memmove(matches + 1, matches, count * sizeof *matches);
        matches[0] = common;
        count++;
    }
    matches[count] = NULL;
    return matches;
}

void tabRelease(char **matches)
{
    if (matches == NULL)
        return;
    for (char **match = matches; *match != NULL; match++)
        free(*match);
    free(matches);
}

size_t tabCount(char *const *matches)
{
    if (matches == NULL)
        return 0;
    size_t entries = 0;
    while (matches[entries] != NULL)
        entries++;
    return entries > 1 ? entries - 1 : entries;
}

size_t tabInsert(char *line, size_t size, size_t from, size_t to, const char *text)
{
    size_t length = strlen(line), inserted = strlen(text);
    size_t left = length - (to - from);
    if (left >= size || inserted >= size - left)
        return 0;
    memmove(line + from + inserted, line + to, length - to + 1);
    memcpy(line + from, text, inserted);
    return from + inserted;
}

char *tabFromChoices(const char *text, int again, void *choices)
{
    TabChoices *c = choices;
    if (!again)
        c->next = 0;
    for (; c->list[c->next] != NULL; c->next++)
        if (beginsWith(c->list[c->next], text))
            return copyOf(c->list[c->next++]);
    return NULL;
}

TabWords *tabNewWords(void)
{
    return calloc(1, sizeof(TabWords));
}

void tabFreeWords(TabWords *words)
{
    if (words == NULL)
        return;
    while (words->first != NULL) {
        struct word *word = words->first;
        words->first = word->next;
        free(word);
    }
    free(words);
}

bool tabLearn(TabWords *words, const char *text)
{
    size_t size = strlen(text) + 1;
    struct word *word = malloc(sizeof *word + size);
    if (word == NULL)
        return false;
    memcpy(word->text, text, size);
    word->next = words->first;
    words->first = word;
    return true;
}

bool tabForget(TabWords *words, const char *text)
{
    struct word **link = &words->first;
    while (*link != NULL && strcmp((*link)->text, text) != 0)
        link = &(*link)->next;
    struct word *word = *link;
    if (word == NULL)
        return false;
    if (words->cursor == word)
        words->cursor = word->next;
    *link = word->next;
    free(word);
    return true;
}

char *tabFromWords(const char *text, int again, void *words)
{
    TabWords *w = words;
    if (!again)
        w->cursor = w->first;
    while (w->cursor != NULL) {
        const struct word *word = w->cursor;
        w->cursor = word->next;
        if (beginsWith(word->text, text))
            return copyOf(word->text);
    }
    return NULL;
}
