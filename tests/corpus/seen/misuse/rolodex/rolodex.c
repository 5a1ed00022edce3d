#include "rolodex.h"

#include <stdlib.h>
#include <string.h>

struct card {
    card *next;
    book *owner;
    char *name;
    char *phone;
};

struct book {
    card *first;
    size_t count;
};

static int too_long(const char *s)
{
    size_t n = 0;

    while (n <= CARD_MAX_TEXT && s[n])
        n++;
    return n > CARD_MAX_TEXT;
}

static char *copy(const char *s)
{
    size_t n = strlen(s) + 1;
    char *d = malloc(n);

    if (d)
        memcpy(d, s, n);
    return d;
}

static void destroy(card *c)
{
    free(c->name);
    free(c->phone);
    free(c);
}

card *card_new(const char *name, const char *phone)
{
    card *c;

    if (!*name || too_long(name) || (phone && too_long(phone)))
        return NULL;
    c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->name = copy(name);
    if (phone)
        c->phone = copy(phone);
    if (!c->name || (phone && !c->phone)) {
        destroy(c);
        return NULL;
    }
    return c;
}

void card_free(card *c)
{
    if (c)
        destroy(c);
}

const char *card_name(const card *c)
{
    return c->name;
}

const char *card_phone(const card *c)
{
    return c->phone;
}

int card_set_phone(card *c, const char *phone)
{
    char *fresh = NULL;

    if (phone) {
        if (too_long(phone))
            return -1;
        fresh = copy(phone);
        if (!fresh)
            return -1;
    }
    free(c->phone);
    c->phone = fresh;
    return 0;
}

card *card_next(const card *c)
{
    return c->next;
}

book *book_new(void)
{
    return calloc(1, sizeof(book));
}

void book_free(book *b)
{
    if (!b)
        return;
    while (b->first) {
        card *c = b->first;
        b->first = c->next;
        destroy(c);
    }
    free(b);
}

int book_put(book *b, card *c)
{
    card **link = &b->first;

    if (c->owner)
        return -1;
    while (*link && strcmp((*link)->name, c->name) <= 0)
        link = &(*link)->next;
    c->next = *link;
    c->owner = b;
    *link = c;
    b->count++;
    return 0;
}

card *book_take(book *b, card *c)
{
    card **link = &b->first;

    if (c->owner != b)
        return NULL;
    while (*link != c)
        link = &(*link)->next;
    *link = c->next;
    c->next = NULL;
    c->owner = NULL;
    b->count--;
    return c;
}

size_t book_erase(book *b, const char *name)
{
    card **link = &b->first, *gone = NULL;
    size_t n = 0;

    /* the name may be that of one of the cards: free them afterwards */
    while (*link) {
        card *c = *link;
        if (strcmp(c->name, name) == 0) {
            *link = c->next;
            c->next = gone;
            gone = c;
            n++;
        } else {
            link = &c->next;
        }
    }
    while (gone) {
        card *c = gone;
        gone = c->next;
        destroy(c);
    }
    b->count -= n;
    return n;
}

card *book_first(const book *b)
{
    return b->first;
}

card *book_find(const book *b, const char *name)
{
    card *c = b->first;

    while (c && strcmp(c->name, name) != 0)
        c = c->next;
    return c;
}

size_t book_count(const book *b)
{
    return b->count;
}
