/*
 * anadict - find anagrams in a list of words
 *
 * The library allocates nothing: the index lives in an array of the caller's.
 *
 * A "word" in the descriptions below is a string of 1 to AD_LETTERS letters,
 * 'a' to 'z' and nothing else.  Texts from outside are to be tested with
 * ad_is_word() first; the other functions do not test again.
 */
#ifndef ANADICT_H
#define ANADICT_H

#include <stddef.h>

#define AD_LETTERS  23
#define AD_KEY_SIZE (AD_LETTERS + 1)

struct ad_entry {
    char key[AD_KEY_SIZE];      /* the word's letters in order */
    const char *word;
};

/* 1 if text is a word, 0 if not.  NULL is not. */
int ad_is_word(const char *text);

/* Writes the letters of a word in alphabetic order to key, which has room for
 * AD_KEY_SIZE bytes.  "banana" gives "aaabnn". */
void ad_key(const char *word, char *key);

/* 1 if two words are anagrams of each other (each is one of itself). */
int ad_anagrams(const char *one, const char *other);

/* 1 if the word can be laid with (some of) the letters of another word. */
int ad_contained(const char *word, const char *letters);

/* Fills an array of n entries from n words and sorts it for ad_find().  The
 * entries refer to the words, which must not change or go while the index is
 * in use.  With n == 0 nothing is done. */
void ad_index(struct ad_entry *entries, const char *const *words, size_t n);

/* Finds the anagrams of a word in an index of n entries made by ad_index().
 * Returns the first and stores how many there are in *count (they follow one
 * another, alphabetically), or NULL with *count 0.  Nothing has to be freed. */
const struct ad_entry *ad_find(const struct ad_entry *entries, size_t n,
                               const char *word, size_t *count);

/* The size of the largest family of anagrams in an index, and its first entry
 * in *first unless first is NULL.  0 for an empty index (*first is NULL). */
size_t ad_largest(const struct ad_entry *entries, size_t n,
                  const struct ad_entry **first);

/* Joins the words of count entries with a space in between into text, a buffer
 * of size bytes (1 at least), cutting off what does not fit; always terminated.
 * Returns the length that is needed without the terminator. */
size_t ad_join(const struct ad_entry *entries, size_t count, char *text, size_t size);

#endif
