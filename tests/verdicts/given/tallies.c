/* What is asked of those who have an object, where nobody has one. */
#include "tallies.h"

#include <stdlib.h>

struct tallies {
    int numbers[16], count;
};

tallies *tallies_new(void)
{
    return calloc(1, sizeof(tallies));
}

void tallies_free(tallies *t)
{
    free(t);
}

void tallies_add(tallies *t, int number)
{
    if (t->count < 16)
        t->numbers[t->count++] = number;
}

int tallies_undo(tallies *t)
{
    return t->numbers[--t->count];
}

int tallies_strokes(const char *text)
{
    char word[8];
    int length = 0, count = 0;
    for (; text[length] && text[length] != ' '; length++)
        word[length] = text[length]; /* however long it is: the bug */
    for (int i = 0; i < length; i++)
        count += word[i] == 'x' ? 2 : 1;
    return count;
}
