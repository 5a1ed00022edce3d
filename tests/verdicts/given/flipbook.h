#ifndef FLIPBOOK_H
#define FLIPBOOK_H

#include <stdbool.h>

/* Pages of a book, by their numbers. */
typedef struct flipbook flipbook;
typedef struct flip_iter flip_iter;

flipbook *flipbook_new(void);
void flipbook_free(flipbook *book); /* NULL is fine */
bool flipbook_add(flipbook *book, int page); /* false: there are 50 already */

/* Sets what stands before each number, in all books.  Make sure that it has 7 characters at most. */
void flipbook_set_prefix(const char *prefix);

/* How many characters the numbers of all pages take. */
int flipbook_width(const flipbook *book);

/* Goes over the pages of a book.  NULL without memory. */
flip_iter *flip_iter_new(flipbook *book);
void flip_iter_free(flip_iter *iter);

/* The next page; 0 behind the last one. */
int flip_iter_next(flip_iter *iter);

/* The page once more.  This function should only be called after flip_iter_next(). */
int flip_iter_again(const flip_iter *iter);

/* A tab sticks to one page of one book. */
struct flip_tab {
    int page;
    struct flip_tab *next;
};
struct flip_tabs {
    struct flip_tab *first;
};

/* Sticks a tab on.  1, or 0 when it sticks there already: then nothing changes. */
int flip_stick(struct flip_tabs *tabs, struct flip_tab *tab);

/* How many there are. */
int flip_count_tabs(const struct flip_tabs *tabs);

#endif
