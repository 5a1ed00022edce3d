/* cardbook - an address book of cards.
 *
 * A card is the caller's until a book has taken it, and the book's from then
 * on: only the caller's cards may be given to cb_card_free(), cb_add() and
 * cb_add_all().  Pointers must not be NULL where nothing is said of it. */
#ifndef CARDBOOK_H
#define CARDBOOK_H

#include <stddef.h>

#define CB_NAME 31  /* characters of a name, 1 to 31 */
#define CB_PHONE 23 /* characters of a phone number, 0 to 23 */
#define CB_MAX 64   /* cards in a book */

enum {
    CB_OK = 0,
    CB_DUPLICATE = -1, /* there is a card of this name */
    CB_FULL = -2,
    CB_MISSING = -3 /* there is no card of this name */
};

typedef struct cb_card cb_card;
typedef struct cb_book cb_book;

/* NULL when a text is too long, the name is empty, or memory is out. */
cb_card *cb_card_new(const char *name, const char *phone);
void cb_card_free(cb_card *card); /* NULL is ignored */
const char *cb_name(const cb_card *card);
const char *cb_phone(const cb_card *card);

cb_book *cb_book_new(void);
void cb_book_free(cb_book *book); /* with its cards; NULL is ignored */
size_t cb_count(const cb_book *book);

/* Gives a card to the book.  When this fails it remains the caller's. */
int cb_add(cb_book *book, cb_card *card);

/* Gives n cards to the book: all of them or, when one of them cannot be
 * added, none; then all remain the caller's and the book is as it was.
 * CARDS may be NULL when n is 0. */
int cb_add_all(cb_book *book, cb_card *const *cards, size_t n);

/* The book's card of a name, or NULL; it is still the book's. */
const cb_card *cb_find(const cb_book *book, const char *name);

/* Removes and frees a card. */
int cb_remove(cb_book *book, const char *name);

/* Removes a card and gives it to the caller; NULL when there is none. */
cb_card *cb_take(cb_book *book, const char *name);

/* The i-th card by name (strcmp), or NULL. */
const cb_card *cb_at(const cb_book *book, size_t i);

#endif
