/**
 * @file needles.h
 * @brief Finds many words in a text at once (Aho and Corasick, 1975).
 *
 * Add the words, compile, then scan as many texts as you like:
 *
 * @code
 *   ndl_set *set = ndl_create();
 *   ndl_add(set, "he");
 *   ndl_add(set, "she");
 *   ndl_compile(set);
 *   ndl_scan(set, text, strlen(text), print_it, NULL);
 *   ndl_destroy(set);
 * @endcode
 */
#ifndef NEEDLES_H
#define NEEDLES_H

#include <stdbool.h>
#include <stddef.h>

#define NDL_MAX_WORDS  256 /**< Words in a set. */
#define NDL_MAX_LENGTH 64  /**< Bytes in a word. */

/** A set of words.  Only ndl_destroy() takes NULL for one. */
typedef struct ndl_set ndl_set;

/**
 * Called for each occurrence of a word.
 *
 * The callback must not destroy the set.
 *
 * @param context  what was given to ndl_scan()
 * @param id       the word
 * @param end      where it ends: the offset of the byte after it
 * @return false to stop the scan
 */
typedef bool ndl_found(void *context, int id, size_t end);

/** @return an empty set, NULL when memory is out */
ndl_set *ndl_create(void);

/** Frees the set.  @param set may be NULL */
void ndl_destroy(ndl_set *set);

/**
 * Adds a word.  Words are bytes, case matters.  Adding one again gives the id
 * that it has already.
 *
 * @param set   must not be NULL
 * @param word  copied; must not be NULL
 * @return its id, which counts from 0; -1 when the word is empty or too long,
 *         the set is full or compiled, or memory is out
 */
int ndl_add(ndl_set *set, const char *word);

/** @return the number of words in the set */
int ndl_count(const ndl_set *set);

/** @return the word with that id, valid until the set is destroyed; NULL when
 *          there is none */
const char *ndl_word(const ndl_set *set, int id);

/**
 * Makes the set ready to scan.  No more words can be added afterwards.
 * Compiling twice does no harm.
 *
 * @return false when memory is out; the set is unchanged then
 */
bool ndl_compile(ndl_set *set);

/**
 * Finds all occurrences of all words, overlapping ones too, ordered by where
 * they end, longer words first.
 *
 * @param set      nothing is found unless it was compiled
 * @param text     of length bytes, may contain '\0'; may be NULL when length
 *                 is 0
 * @param found    may be NULL if you just want to count
 * @param context  handed on to the callback
 * @return the number of occurrences up to the end or the stop
 */
size_t ndl_scan(const ndl_set *set, const char *text, size_t length, ndl_found *found, void *context);

#endif
