/* A library that is all in its header: declarations, and behind them bodies, with those of helpers among them. */
#ifndef WHOLE_H
#define WHOLE_H

#include <stddef.h>

/* How many words are in the text. */
int whole_words(const char *text);
/* The length of the longest one. */
size_t whole_longest(const char *text);
/* Whether all are equally long. */
int whole_even(const char *text);

static inline size_t whole_skip(const char *text);

inline int whole_words(const char *text)
{
    int count = 0;
    while (*(text += whole_skip(text)))
        count++;
    return count;
}

inline size_t whole_longest(const char *text)
{
    return whole_skip(text);
}

inline int whole_even(const char *text)
{
    return whole_longest(text) == whole_skip(text);
}

/* For the others: where a word ends. */
int whole_step(const char *text, size_t *from);
inline int whole_step(const char *text, size_t *from)
{
    return text[(*from)++] != 0;
}

static inline size_t whole_skip(const char *text)
{
    size_t length = 0;
    while (text[length] && text[length] != ' ')
        length++;
    return length;
}

#endif
