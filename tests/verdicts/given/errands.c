/* What is asked of functions that are passed, where none was. */
#include "errands.h"

#include <stdlib.h>
#include <string.h>

struct errands {
    int count, lengths[16];
};

errands *errands_new(void)
{
    return calloc(1, sizeof(errands));
}

void errands_free(errands *list)
{
    free(list);
}

static int read_word(const char *text, char *word)
{
    int length = 0;
    for (; text[length] && text[length] != ' '; length++)
        word[length] = text[length]; /* however long it is: the bug */
    word[length] = '\0';
    return length;
}

void errands_add(errands *list, const char *text)
{
    char word[8];
    int length = read_word(text, word);
    if (list->count < 16)
        list->lengths[list->count++] = length;
}

void errands_each(const errands *list, void (*visit)(int length))
{
    for (int i = 0; visit && i < list->count; i++)
        visit(list->lengths[i]);
}

int errands_most(const errands *list, int (*kind)(int length))
{
    int counts[3] = {0}, most = 0;
    for (int i = 0; i < list->count; i++) {
        int count = ++counts[kind(list->lengths[i])];
        most = count > most ? count : most;
    }
    return most;
}

int errands_vowels(const char *text)
{
    char word[8];
    int count = 0;
    for (int i = read_word(text, word); i-- > 0;)
        count += strchr("aeiou", word[i]) != NULL;
    return count;
}
