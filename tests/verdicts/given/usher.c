#include "usher.h"

#include <stddef.h>
#include <string.h>

void usher_begin(struct usher *usher, char **argv)
{
    *usher = (struct usher){.words = argv};
}

int usher_next(struct usher *usher)
{
    char *word = usher->words[usher->at];
    if (!word || word[0] != '-')
        return 0;
    char flag = word[1 + usher->letter];
    usher->letter += flag != 0;
    return flag;
}

/* The bug: the letter stays. */
void usher_skip(struct usher *usher)
{
    if (usher->words[usher->at])
        usher->at++;
}

void usher_stretch(char *text)
{
    size_t length = strlen(text);
    char last = length ? text[length - 1] : ' ';
    text[length] = last;
    text[length + 1] = 0;
}

/* The bug: where there is one word, its end is stepped over. */
int usher_count(char *text)
{
    char *second = text;
    while (*second && *second != ' ')
        second++;
    return (int)(second - text) + (int)strlen(second + 1);
}
