#ifndef TALLYBAG_H
#define TALLYBAG_H

#include <stdbool.h>
#include <stddef.h>

// A bag (multiset) of words: how often was each of them put in.

typedef struct TallyBag TallyBag;

TallyBag *TB_New(void);
void TB_Free(TallyBag *bag);

// A bag with the same words. NULL when there is no memory.
TallyBag *TB_Copy(const TallyBag *bag);

// Puts a word in, once more if it is there. The word is copied.
// false: no memory.
bool TB_Put(TallyBag *bag, const char *word);

// Takes a word out once. false: it is not in the bag.
bool TB_Take(TallyBag *bag, const char *word);

// How often a word is in the bag, 0 if it is not.
size_t TB_Count(const TallyBag *bag, const char *word);

// Number of different words, and of all words.
size_t TB_Distinct(const TallyBag *bag);
size_t TB_Total(const TallyBag *bag);

// Whether two bags have the same words, each equally often. The order in
// which they were put in does not matter.
bool TB_Equal(const TallyBag *a, const TallyBag *b);

// The word that is there most often, of several the first by strcmp(). NULL
// if the bag is empty. Owned by the bag, good until the bag is changed.
const char *TB_Mode(const TallyBag *bag);

// Takes everything out.
void TB_Empty(TallyBag *bag);

#endif
