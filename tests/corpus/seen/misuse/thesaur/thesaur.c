#include "thesaur.h"

#include <stdlib.h>
#include <string.h>

struct thesaur_entry {
    thesaur_entry *next;
    char *term;
    char *meaning;
};

struct thesaur {
    thesaur_entry *first;
    size_t size;
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *fresh = malloc(size);
    if (fresh != NULL)
        memcpy(fresh, text, size);
    return fresh;
}

static void destroy(thesaur_entry *entry)
{
    free(entry->term);
    free(entry->meaning);
    free(entry);
}

thesaur *thesaur_open(void)
{
    return calloc(1, sizeof(thesaur));
}

void thesaur_clear(thesaur *book)
{
    while (book->first != NULL) {
        thesaur_entry *entry = book->first;
        book->first = entry->next;
        destroy(entry);
    }
    book->size = 0;
}

void thesaur_close(thesaur *book)
{
    if (book == NULL)
        return;
    thesaur_clear(book);
    free(book);
}

size_t thesaur_size(const thesaur *book)
{
    return book->size;
}

/* The link to the first entry that is not before the term. */
static thesaur_entry **place(thesaur_entry **link, const char *term)
{
    while (*link != NULL && strcmp((*link)->term, term) < 0)
        link = &(*link)->next;
    return link;
}

static const thesaur_entry *find(const thesaur *book, const char *term)
{
    thesaur_entry *first = book->first;
    const thesaur_entry *entry = *place(&first, term);
    return entry != NULL && strcmp(entry->term, term) == 0 ? entry : NULL;
}

bool thesaur_define(thesaur *book, const char *term, const char *meaning)
{
    thesaur_entry **link = place(&book->first, term), *entry = *link;
    char *fresh = copy(meaning);
    if (fresh == NULL)
        return false;
    if (entry != NULL && strcmp(entry->term, term) == 0) {
        free(entry->meaning);
        entry->meaning = fresh;
        return true;
    }
    entry = book->size == THESAUR_MAX ? NULL : calloc(1, sizeof *entry);
    if (entry == NULL || (entry->term = copy(term)) == NULL) {
        free(entry);
        free(fresh);
        return false;
    }
    entry->meaning = fresh;
    entry->next = *link;
    *link = entry;
    book->size++;
    return true;
}

bool thesaur_same(thesaur *book, const char *term, const char *as)
{
    const char *meaning = thesaur_lookup(book, as);
    return meaning != NULL && thesaur_define(book, term, meaning);
}

bool thesaur_forget(thesaur *book, const char *term)
{
    thesaur_entry **link = place(&book->first, term), *entry = *link;
    if (entry == NULL || strcmp(entry->term, term) != 0)
        return false;
    *link = entry->next;
    book->size--;
    destroy(entry);
    return true;
}

const char *thesaur_lookup(const thesaur *book, const char *term)
{
    const thesaur_entry *entry = find(book, term);
    return entry == NULL ? NULL : entry->meaning;
}

const thesaur_entry *thesaur_first(const thesaur *book)
{
    return book->first;
}

const thesaur_entry *thesaur_next(const thesaur_entry *entry)
{
    return entry->next;
}

const thesaur_entry *thesaur_prefix(const thesaur *book, const char *prefix)
{
    thesaur_entry *first = book->first;
    const thesaur_entry *entry = *place(&first, prefix);
    return entry != NULL && strncmp(entry->term, prefix, strlen(prefix)) == 0 ? entry : NULL;
}

const char *thesaur_term(const thesaur_entry *entry)
{
    return entry->term;
}

const char *thesaur_meaning(const thesaur_entry *entry)
{
    return entry->meaning;
}
