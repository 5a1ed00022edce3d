#ifndef MEMOLRU_H
#define MEMOLRU_H

#include <stddef.h>

/*
 * memolru - remember the texts that were used last.
 *
 * A memolru maps keys to texts and has a budget of characters.  What an entry
 * costs is the length of its key plus the length of its text.  Whenever the
 * entries cost more than the budget allows, the ones that nobody has asked for
 * in the longest time go first.
 *
 * Keys and texts are ordinary C strings (possibly empty), are copied, and must
 * not be NULL.  A text may well be one that memolru_get() has just returned.
 */
typedef struct memolru memolru;

/* Larger budgets are cut down to this one. */
#define MEMOLRU_MAX_BUDGET ((size_t)1 << 20)

/* A new, empty memory with this budget; any budget will do, 0 as well (though
 * hardly anything fits into that one).  NULL when there is no memory. */
memolru *memolru_new(size_t budget);

/* Forgets everything and frees m, which may be NULL. */
void memolru_free(memolru *m);

/*
 * Remembers text under key, in place of what was there before.  Returns the
 * length of the text, or -1 if it is not kept: either there is no memory, then
 * nothing has changed, or the entry alone would cost more than the budget, then
 * there is no entry for this key afterwards.
 */
long memolru_put(memolru *m, const char *key, const char *text);

/*
 * Appends text to what is remembered under key; if there is nothing yet, this
 * is memolru_put().  Returns the length of the whole text, or -1 if it is not
 * kept, for the same reasons and with the same effects as with memolru_put().
 */
long memolru_append(memolru *m, const char *key, const char *text);

/* The text under key, or NULL if there is none.  The entry counts as used.
 * The text belongs to m; it is good until m is next changed by put, append,
 * forget, set_budget or free. */
const char *memolru_get(memolru *m, const char *key);

/* Like memolru_get(), but the entry does not count as used. */
const char *memolru_peek(const memolru *m, const char *key);

/* Forgets the entry of key; 1 if there was one, else 0. */
int memolru_forget(memolru *m, const char *key);

/* A new budget.  Entries that are too much for it are forgotten at once. */
void memolru_set_budget(memolru *m, size_t budget);

/* How many entries there are, and what they cost together. */
size_t memolru_count(const memolru *m);
size_t memolru_cost(const memolru *m);

#endif
