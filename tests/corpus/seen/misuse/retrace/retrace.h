/*
 * retrace.h
 *
 * Undo and redo for editors.  What can be undone are commands: blocks of
 * memory that mean something to the application only.  retrace keeps them in
 * order and calls the application back to revert or repeat them.
 *
 * The struct is yours to place; please do not look into it.  Call rt_init()
 * before anything else and rt_done() at the end.
 */
#ifndef RETRACE_H
#define RETRACE_H

#include <stdbool.h>
#include <stddef.h>

enum rt_way { RT_UNDO, RT_REDO };

/*
 * Reverts (RT_UNDO) or repeats (RT_REDO) a command.  It is called by rt_undo()
 * and rt_redo(), and while it runs it must not call functions that change the
 * history: only rt_can_undo(), rt_can_redo(), rt_count() and rt_is_saved() are
 * allowed.
 */
typedef void rt_apply(void *app, void *command, enum rt_way way);

struct rt_history {
    struct rt_entry *entries;
    size_t count, pos, room, limit;
    size_t group, group_id;
    int nested;
    size_t saved;
    rt_apply *apply;
    void *app;
};

#define RT_LIMIT_MAX 10000

/* Prepares an empty history that keeps up to `limit` commands: 1 to
 * RT_LIMIT_MAX, values outside are taken as the nearest of these.  `app` is
 * handed to the callback; it may be NULL, the callback not. */
void rt_init(struct rt_history *h, size_t limit, rt_apply *apply, void *app);

/* Frees everything; rt_init() is needed before the next use. */
void rt_done(struct rt_history *h);

/* Adds a command that the application has just carried out.  Commands that
 * were undone and not repeated are forgotten; when the limit is reached, the
 * oldest is, too.  The command must come from malloc().  From now on it
 * belongs to the history, which calls free() on it when it is forgotten;
 * NULL, a command without data, is allowed.  Returns false when out of memory:
 * the command is freed and nothing else has changed. */
bool rt_push(struct rt_history *h, void *command);

/* Commands pushed between rt_begin() and the rt_end() that belongs to it are
 * undone and repeated together.  Pairs can be nested: the outermost counts.
 * An rt_end() without rt_begin() has no effect. */
void rt_begin(struct rt_history *h);
void rt_end(struct rt_history *h);

/* Undo the last command or group, repeat the next.  Within rt_begin() and
 * rt_end(), or when there is none, they do nothing and return false. */
bool rt_undo(struct rt_history *h);
bool rt_redo(struct rt_history *h);

/* Whether there is a command to be undone, or to be repeated. */
bool rt_can_undo(const struct rt_history *h);
bool rt_can_redo(const struct rt_history *h);

/* Forgets all commands. The document counts as saved only if it was. */
void rt_clear(struct rt_history *h);

/* How many commands there are, those undone included. */
size_t rt_count(const struct rt_history *h);

/* Notes that the document has been saved; whether it is as it was then. A
 * new history counts as saved. */
void rt_set_saved(struct rt_history *h);
bool rt_is_saved(const struct rt_history *h);

#endif
