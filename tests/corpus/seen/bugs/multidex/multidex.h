#ifndef MULTIDEX_H
#define MULTIDEX_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file multidex.h
 * @brief An index from words to page numbers, as in the back of a book.
 *
 * One word may have any number of pages; a page stands once under a word.
 */

typedef struct multidex multidex;

/** Called for each page of a word. Must not change the index. */
typedef void (*multidex_visit)(const char *word, int page, void *user);

/** @return a new empty index, NULL if memory is exhausted. */
multidex *multidex_create(void);

/** Destroys the index. NULL is ignored. */
void multidex_destroy(multidex *index);

/**
 * Adds a page to a word. The word is copied.
 * @return false if the page is there already, or if memory is exhausted.
 */
bool multidex_add(multidex *index, const char *word, int page);

/**
 * Takes a page away from a word.
 * @return false if it was not there.
 */
bool multidex_remove(multidex *index, const char *word, int page);

/** @return whether the page is noted for the word. */
bool multidex_contains(const multidex *index, const char *word, int page);

/** @return the number of pages of the word, 0 if it has none. */
size_t multidex_count(const multidex *index, const char *word);

/**
 * Finds the lowest page of a word.
 * @param[out] page set if the word has a page, else left alone
 * @return whether the word has one.
 */
bool multidex_first(const multidex *index, const char *word, int *page);

/** Visits the pages of a word, the lowest first. @return how many there were. */
size_t multidex_each(const multidex *index, const char *word, multidex_visit visit, void *user);

#endif
