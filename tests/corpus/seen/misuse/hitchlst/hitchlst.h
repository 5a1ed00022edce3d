#ifndef HITCHLST_H
#define HITCHLST_H

/* Intrusive list: put a struct hitch into your own struct. No allocation.

       struct job { int prio; struct hitch link; };
       struct job *j = HITCH_OF(hitchlst_first(&jobs), struct job, link);   */

#include <stddef.h>

struct hitch { struct hitch *next, *prev; };        /* yours to place, ours to write */
struct hitchlst { struct hitch head; };             /* not to be moved or copied once in use */

#define HITCH_OF(ptr, type, member) ((type *)(void *)((char *)(ptr) - offsetof(type, member)))

typedef void hitch_visit(struct hitch *node, void *arg);
typedef int hitch_cmp(const struct hitch *a, const struct hitch *b);    /* like strcmp */

void hitchlst_init(struct hitchlst *l);                             /* makes it empty; first of all */
void hitchlst_push(struct hitchlst *l, struct hitch *node);         /* front; a node is on one list at a time */
void hitchlst_append(struct hitchlst *l, struct hitch *node);       /* back; likewise */
void hitchlst_unlink(struct hitch *node);                           /* off the list it is on */
int hitchlst_empty(const struct hitchlst *l);
size_t hitchlst_length(const struct hitchlst *l);                   /* counts them all */
struct hitch *hitchlst_first(const struct hitchlst *l);             /* NULL if empty */
struct hitch *hitchlst_next(const struct hitchlst *l, const struct hitch *node);  /* NULL after the last */
struct hitch *hitchlst_pop(struct hitchlst *l);                     /* unlinks the first; NULL if empty */
void hitchlst_splice(struct hitchlst *to, struct hitchlst *from);   /* all of from behind to; from is empty then */
void hitchlst_each(struct hitchlst *l, hitch_visit *fn, void *arg); /* fn may unlink the node it gets, no other */
void hitchlst_sort(struct hitchlst *l, hitch_cmp *cmp);             /* stable */

#endif
