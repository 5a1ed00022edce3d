#ifndef DUTYROTA_H
#define DUTYROTA_H
/* dutyrota.h: circular schedules with intrusive entries
 *
 * Embed a struct duty in your own object; nothing is allocated here.
 *
 *   struct duty      one entry; fields are private except .user
 *   struct rota      a circle of entries and whose turn it is; fields private
 *
 * Set both up before first use: a rota with ROTA_INIT or rota_init, an entry
 * with duty_init or all zero. They stay where they are (no memcpy) while
 * linked. An entry is on one rota at most. Its memory must stay valid until it
 * is removed.
 */
#include <stdbool.h>
#include <stddef.h>

struct rota;

struct duty {
    struct duty *next, *prev;
    struct rota *on;
    unsigned weight, left;
    void *user;
};

struct rota {
    struct duty *turn;
    size_t count;
    bool walking;
};

#define ROTA_INIT {NULL, 0, false}

void rota_init(struct rota *r);

/* weight: turns in a row that the entry gets each round; 0 is taken as 1 */
void duty_init(struct duty *d, unsigned weight, void *user);

/* is it on a rota? */
bool duty_linked(const struct duty *d);

/* add: goes to the end of the round, i.e. just before the entry whose turn it
 * is. d must not be on a rota (asserted), this one or another. */
void rota_add(struct rota *r, struct duty *d);

/* remove: no-op if d is on no rota. The turn passes on if it was d's. */
void rota_remove(struct duty *d);

/* next: the entry whose turn it is, and moves on; NULL if empty */
struct duty *rota_next(struct rota *r);

/* peek: same, does not move on */
struct duty *rota_peek(const struct rota *r);

/* skip: ends the run of the entry whose turn it is */
void rota_skip(struct rota *r);

size_t rota_count(const struct rota *r);

/* each: calls fn for each entry once, from the current turn on, until it
 * returns false. fn must not add to the rota or remove from it (asserted). */
void rota_each(struct rota *r, bool (*fn)(struct duty *d, void *arg), void *arg);

/* clear: removes all entries */
void rota_clear(struct rota *r);

#endif
