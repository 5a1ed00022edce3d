#include "cardbook.h"

#include <stdlib.h>
#include <string.h>

struct cb_card {
    char name[CB_NAME + 1];
    char phone[CB_PHONE + 1];
};

struct cb_book {
    size_t count;
    cb_card *cards[CB_MAX]; /* by name */
};

cb_card *cb_card_new(const char *name, const char *phone)
{
    cb_card *card;

    if (*name == '\0' || strlen(name) > CB_NAME || strlen(phone) > CB_PHONE)
        return NULL;
    if ((card = malloc(sizeof *card))) {
        strcpy(card->name, name);
        strcpy(card->phone, phone);
    }
    return card;
}

void cb_card_free(cb_card *card)
{
    free(card);
}

const char *cb_name(const cb_card *card)
{
    return card->name;
}

const char *cb_phone(const cb_card *card)
{
    return card->phone;
}

cb_book *cb_book_new(void)
{
    return calloc(1, sizeof(cb_book));
}

void cb_book_free(cb_book *book)
{
    if (!book)
        return;
    while (book->count > 0)
        cb_card_free(book->cards[--book->count]);
    free(book);
}

size_t cb_count(const cb_book *book)
{
    return book->count;
}

/* The place of the first card whose name is not less. */
static size_t place_of(const cb_book *book, const char *name)
{
    size_t low = 0, high = book->count;

    while (low < high) {
        size_t middle = (low + high) / 2;

        if (strcmp(book->cards[middle]->name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int is_at(const cb_book *book, size_t i, const char *name)
{
    return i < book->count && strcmp(book->cards[i]->name, name) == 0;
}

int cb_add(cb_book *book, cb_card *card)
{
    size_t i = place_of(book, card->name);

    if (is_at(book, i, card->name))
        return CB_DUPLICATE;
    if (book->count == CB_MAX)
        return CB_FULL;
    memmove(book->cards + i + 1, book->cards + i, (book->count - i) * sizeof *book->cards);
    book->cards[i] = card;
    book->count++;
    return CB_OK;
}

int cb_add_all(cb_book *book, cb_card *const *cards, size_t n)
{
    size_t i;
    int status;

    for (i = 0; i < n; i++)
        if ((status = cb_add(book, cards[i])) != CB_OK) {
            while (i > 0)
                cb_remove(book, cards[--i]->name);
            return status;
        }
    return CB_OK;
}

const cb_card *cb_find(const cb_book *book, const char *name)
{
    size_t i = place_of(book, name);

    return is_at(book, i, name) ? book->cards[i] : NULL;
}

cb_card *cb_take(cb_book *book, const char *name)
{
    size_t i = place_of(book, name);
    cb_card *card;

    if (!is_at(book, i, name))
        return NULL;
    card = book->cards[i];
    book->count--;
    memmove(book->cards + i, book->cards + i + 1, (book->count - i) * sizeof *book->cards);
    return card;
}

int cb_remove(cb_book *book, const char *name)
{
    cb_card *card = cb_take(book, name);

    if (!card)
        return CB_MISSING;
    cb_card_free(card);
    return CB_OK;
}

const cb_card *cb_at(const cb_book *book, size_t i)
{
    return i < book->count ? book->cards[i] : NULL;
}
