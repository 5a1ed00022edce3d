/// hookchain -- doubly linked lists through hooks inside your own structs.
///
/// Put a `struct hc_hook` into whatever you want to chain, one for each chain
/// it can be in at a time:
///
///     struct job { int id; struct hc_hook hook; };
///     struct job *j = HC_ENTRY(hc_first(&jobs), struct job, hook);
///
/// The library allocates nothing and owns nothing: a hooked object must be
/// removed before it is freed or goes out of scope.  A chain with hooks in it
/// must not be copied or moved.  Initialise chains with hc_init, and hooks with
/// hc_hook_init (or with zeros), before anything else.
#ifndef HOOKCHAIN_H
#define HOOKCHAIN_H

#include <stdbool.h>
#include <stddef.h>

struct hc_hook {
    struct hc_hook *prev, *next; // both NULL when it is in no chain
};

struct hc_chain {
    struct hc_hook ends; // next: first, prev: last
    size_t count;
};

#define HC_ENTRY(hook, type, member) ((type *)(void *)((char *)(hook)-offsetof(type, member)))

/// Makes an empty chain.
void hc_init(struct hc_chain *chain);

/// Makes a hook that is in no chain.
void hc_hook_init(struct hc_hook *hook);

/// Is the hook in some chain?
bool hc_linked(const struct hc_hook *hook);

/// Puts a hook, which is not in a chain yet, at an end.
void hc_push_front(struct hc_chain *chain, struct hc_hook *hook);
void hc_push_back(struct hc_chain *chain, struct hc_hook *hook);

/// Takes a hook out of the chain it is in.  When in doubt ask hc_linked first.
void hc_remove(struct hc_chain *chain, struct hc_hook *hook);

/// Takes the first hook out; NULL if there is none.
struct hc_hook *hc_pop_front(struct hc_chain *chain);

/// The first hook, and the one after a hook of the chain; NULL at the end.
struct hc_hook *hc_first(const struct hc_chain *chain);
struct hc_hook *hc_next(const struct hc_chain *chain, const struct hc_hook *hook);

/// Moves all hooks of `from` to the end of `to`.  No effect if they are the same.
void hc_splice(struct hc_chain *to, struct hc_chain *from);

/// Sorts, and leaves equal ones in their order.  compare is like qsort's.  It
/// must not change the chain.
void hc_sort(struct hc_chain *chain, int (*compare)(const struct hc_hook *, const struct hc_hook *));

/// Calls visit for each hook.  visit may remove the hook it is called with, and
/// free what that is in.  It must not remove any other.
void hc_each(struct hc_chain *chain, void (*visit)(struct hc_hook *hook, void *data), void *data);

/// Number of hooks.
size_t hc_count(const struct hc_chain *chain);

#endif
