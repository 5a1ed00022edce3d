/* rolodex: an address book in memory.
 *
 * A book is a list of cards sorted by name.  Cards live in at most one book.
 * A card made by card_new() is yours until you put it into a book; from then on
 * the book owns it, until you take it out with book_take().
 *
 * Strings handed in are copied.  Strings handed out belong to the card and stay
 * valid until that string is set again or the card is gone.
 */
#ifndef ROLODEX_H
#define ROLODEX_H

#include <stddef.h>

typedef struct book book;
typedef struct card card;

#define CARD_MAX_TEXT 200   /* characters of a name or phone number */

/* A card of nobody's.  NULL if name is empty or too long, phone (which may be
 * NULL for none) is too long, or memory is out. */
card *card_new(const char *name, const char *phone);

/* Frees a card that is in no book.  NULL does nothing. */
void card_free(card *c);

/* Never NULL. */
const char *card_name(const card *c);

/* NULL if there is none. */
const char *card_phone(const card *c);

/* Changes the number; NULL for none.  0, or -1 (card unchanged) if it is too long
 * or memory is out.  phone may be what card_phone() returned. */
int card_set_phone(card *c, const char *phone);

/* The card after c in its book, NULL for the last one or one in no book. */
card *card_next(const card *c);

/* An empty book; NULL if memory is out. */
book *book_new(void);

/* Frees the book and the cards in it.  NULL does nothing. */
void book_free(book *b);

/* Puts a card into a book, behind those with the same name.  0, or -1 if the
 * card is in a book already. */
int book_put(book *b, card *c);

/* Takes a card out of the book it is in; it is yours again.  Returns c, or NULL
 * if it is not in this book. */
card *book_take(book *b, card *c);

/* Takes all cards with a name out and frees them; how many there were. */
size_t book_erase(book *b, const char *name);

/* The first card, NULL if there is none. */
card *book_first(const book *b);

/* The first card of that name, NULL if there is none. */
card *book_find(const book *b, const char *name);

size_t book_count(const book *b);

#endif
