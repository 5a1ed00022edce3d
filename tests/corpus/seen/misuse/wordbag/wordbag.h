#ifndef WORDBAG_H
#define WORDBAG_H

#include <stdbool.h>
#include <stddef.h>

/* Counts words.  The members of the structure are private. */
struct wordbag {
    struct wordbag_entry *entries;
    size_t used;
    size_t room;
};

/* Makes an empty bag of a structure that the caller provides, whatever is in
   it.  All other functions want a bag that was initialized. */
void wordbag_init(struct wordbag *bag);
/* Frees what a bag has allocated.  After that it can only be initialized
   again. */
void wordbag_destroy(struct wordbag *bag);

/* Adds a word `times` times.  False when memory is out. */
bool wordbag_add(struct wordbag *bag, const char *word, unsigned times);
/* Takes a word out once; false when it is not there. */
bool wordbag_remove(struct wordbag *bag, const char *word);
/* Adds all words of another bag, as often as they are in there.  False when
   memory is out; then some of them may be missing. */
bool wordbag_merge(struct wordbag *bag, const struct wordbag *other);

/* How often a word is in the bag; it stops counting at UINT_MAX. */
unsigned wordbag_count(const struct wordbag *bag, const char *word);
/* The number of different words. */
size_t wordbag_words(const struct wordbag *bag);
/* One of the words that are there most often, NULL of an empty bag.  It is
   valid until the bag is changed. */
const char *wordbag_top(const struct wordbag *bag);

#endif
