/*
 * crawlq.h - the queue of URLs of a web crawler ("frontier")
 *
 * You throw in the URLs that you find, and take out the one to fetch next.
 * crawlq takes care of two things: no URL comes up twice, and the hosts take
 * turns, so that no server gets all your requests in a row.
 *
 * The life of an item: cq_add() puts it in the queue, cq_next() lends it to
 * you, and when you are through with the page, you give it back, either with
 * cq_done(), or with cq_retry() if the server was busy.  You may have any
 * number of items on loan at a time.
 *
 *     while ((item = cq_next(q))) {
 *         if (fetch(cq_url(item)) == 0 || cq_tries(item) > 2)
 *             cq_done(item);
 *         else
 *             cq_retry(item);
 *     }
 *
 * URLs are compared as they are; bring them into a normal form first.
 */
#ifndef CRAWLQ_H
#define CRAWLQ_H

#include <stddef.h>

#define CQ_MAX_URL  2000    /* bytes of a URL */
#define CQ_MAX_URLS 4096    /* URLs that a queue sees in its life */

typedef struct crawlq crawlq;
typedef struct cq_item cq_item;

/* What cq_each() calls.  It may look at the item, but it must not change the
 * queue: no cq_add(), cq_next(), cq_drop() and so on from in here.  Return 0
 * to go on, anything else to stop. */
typedef int (*cq_func)(const cq_item *item, void *arg);

/* Returns NULL if there is no memory. */
crawlq *cq_new(void);

/* Frees the queue and all that is in it.  Items on loan are freed too.
 * NULL is ignored. */
void cq_free(crawlq *q);

/* Adds a URL, which must have a host: "scheme://host" and perhaps more.  The
 * text is copied.  Returns 1 if it was added, 0 if the queue has seen it
 * before, -1 if this is no such URL, the queue is full or there is no memory. */
int cq_add(crawlq *q, const char *url);

/* Lends you the next item, NULL if nothing is waiting. */
cq_item *cq_next(crawlq *q);

/* Gives an item back for good: it is freed, with its URL. */
void cq_done(cq_item *item);

/* Gives an item back, to the end of the queue of its host. */
void cq_retry(cq_item *item);

/* The URL of an item: a text that belongs to the item. */
const char *cq_url(const cq_item *item);

/* How often the item has been lent, this time included. */
unsigned cq_tries(const cq_item *item);

/* Throws away what waits for a host ("example.org:8080").  Items on loan stay
 * as they are.  Returns how many were thrown away. */
size_t cq_drop(crawlq *q, const char *host);

/* How many items are waiting, and how many are on loan. */
size_t cq_waiting(const crawlq *q);
size_t cq_lent(const crawlq *q);

/* Calls func for all items that are waiting, host by host.  Returns 0, or what
 * func returned to stop. */
int cq_each(const crawlq *q, cq_func func, void *arg);

#endif
