#ifndef NAMECARD_H
#define NAMECARD_H

/* Cards of an address book.
 *
 * A card is a plain struct that may be copied by assignment.  Its three fields
 * are strings, each of them possibly empty.  Write them with nc_set or
 * nc_parse only; a card that is all zeros is an empty card.  Pointers to cards
 * and texts must not be NULL unless it says so. */

#include <stddef.h>
#include <stdint.h>

#define NC_FIELD 32 /* room of a field, with the final NUL */

typedef struct nc_card {
    char family[NC_FIELD];
    char given[NC_FIELD];
    char phone[NC_FIELD];
} nc_card;

/* Fills a card.  A NULL field is an empty one.  Spaces at both ends of a field
 * are dropped.  Returns 0; or -1 if what is left of a field has more than
 * NC_FIELD - 1 bytes or contains a comma, a semicolon or a control character,
 * and then the card stays as it was. */
int nc_set(nc_card *card, const char *family, const char *given, const char *phone);

/* Fills a card from a line: "Family, Given; phone".  Without the comma it is
 * all the given name; "; phone" may be missing.  Returns as nc_set. */
int nc_parse(nc_card *card, const char *line);

/* Writes a card as a line that nc_parse reads back to an equal card.  At most
 * size bytes are written, the final NUL among them (size 0: nothing, and buf
 * may be NULL).  Returns the length of the full line. */
size_t nc_format(const nc_card *card, char *buf, size_t size);

/* The order of the book: negative, 0 or positive as a comes before b, is
 * equal to b, or comes after it.  By family name, then given name, then phone,
 * bytewise; people without a family name are filed by their given name.
 * A total order, 0 for equal cards only: fit for sorting and searching. */
int nc_compare(const nc_card *a, const nc_card *b);

/* 1 if all fields are equal, else 0. */
int nc_equal(const nc_card *a, const nc_card *b);

/* A hash value: the same for equal cards. */
uint32_t nc_hash(const nc_card *card);

/* Sorts n cards by nc_compare.  cards may be NULL if n is 0. */
void nc_sort(nc_card *cards, size_t n);

/* The card among n sorted ones that is equal to *key, or NULL. */
const nc_card *nc_find(const nc_card *cards, size_t n, const nc_card *key);

/* The letter 'A' .. 'Z' of the register under which the card is filed, or '#'
 * if the name does not begin with a letter of ASCII or is empty. */
char nc_letter(const nc_card *card);

#endif
