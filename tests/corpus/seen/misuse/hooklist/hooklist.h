/*
 * hooklist.h - lists of structures that bring their own links
 *
 *      struct job { int n; hook link; };
 *      HOOK_OWNER(h, struct job, link)->n
 *
 * Nothing is allocated or copied: a list is made of the hooks in the caller's
 * structures.  As long as a hook is in a list, its structure must stay where
 * it is.  The same goes for the hooklist itself while it is not empty.
 */
#ifndef HOOKLIST_H
#define HOOKLIST_H

#include <stddef.h>

typedef struct hook {
    struct hook *next, *prev;
} hook;

typedef struct hooklist {
    hook root;
    size_t count;
} hooklist;

#define HOOK_OWNER(h, type, member) ((type *)(void *)((char *)(h) - offsetof(type, member)))

/* Less than, equal to or greater than 0, as in qsort. */
typedef int hook_cmp(const hook *a, const hook *b);

/* A visitor returns 0 to go on.  It may remove the hook it is given, and no other. */
typedef int hook_visit(hooklist *l, hook *h, void *arg);

/* Every list and every hook is initialised before it is used otherwise. */
void hl_init(hooklist *l);
void hook_init(hook *h);

/* 1 if the hook is in some list, else 0. */
int hook_linked(const hook *h);

size_t hl_count(const hooklist *l);

/* Add a hook, which must not be in a list yet. */
void hl_push_front(hooklist *l, hook *h);
void hl_push_back(hooklist *l, hook *h);

/* Take hook h out of list l.  It must be in that list.  Afterwards it is as
 * after hook_init. */
void hl_remove(hooklist *l, hook *h);

/* Takes the first hook out and returns it; NULL if the list is empty. */
hook *hl_pop_front(hooklist *l);

/* The first hook, and the one behind h, which is in l; NULL if there is none. */
hook *hl_first(const hooklist *l);
hook *hl_next(const hooklist *l, const hook *h);

/* Moves all hooks of `from` to the end of `to`.  Nothing happens if both are
 * the same list. */
void hl_append(hooklist *to, hooklist *from);

/* Stable. */
void hl_sort(hooklist *l, hook_cmp *cmp);

/* Calls visit for each hook until it returns something else than 0, which is
 * then returned; else 0. */
int hl_each(hooklist *l, hook_visit *visit, void *arg);

#endif
