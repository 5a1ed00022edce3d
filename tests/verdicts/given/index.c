#include "index.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    int pages;
    char word[];
};

struct book {
    struct entry *first;
};

book *book_new(void)
{
    return calloc(1, sizeof(book));
}

void book_clear(book *b)
{
    while (b->first) {
        struct entry *next = b->first->next;
        free(b->first);
        b->first = next;
    }
}

void book_free(book *b)
{
    if (b)
        book_clear(b);
    free(b);
}

int book_add(book *b, const char *word)
{
    struct entry *e = malloc(sizeof *e + strlen(word) + 1);
    if (!e)
        return -1;
    e->next = b->first;
    e->pages = 1;
    strcpy(e->word, word);
    b->first = e;
    return 0;
}

entry *book_first(book *b)
{
    return b->first;
}

const char *entry_word(entry *e)
{
    return e->word;
}

entry *entry_of_word(const char *word)
{
    return (entry *)(void *)((char *)(size_t)word - offsetof(entry, word));
}

int entry_pages(entry *e)
{
    return e->pages;
}
