/*
 * weakbox.h: counted strings, and weak references to them.
 *
 * A wb_box lives as long as somebody holds a (strong) reference to it.  A
 * wb_weak looks at a box without keeping it alive: once the last reference
 * has been given back, the weak one simply finds nothing any more.
 *
 * The ownership rules fit into two lines:
 *   - each wb_new(), wb_ref() and non-NULL wb_weak_get() is paired with one
 *     wb_unref(), and each wb_weak_new() with one wb_weak_free();
 *   - a box is not touched by somebody who holds no reference to it.
 * When both are kept, nothing leaks.  Weak references may be freed before or
 * after the box they look at.
 */
#ifndef WEAKBOX_H
#define WEAKBOX_H

#include <stddef.h>

#define WB_TEXT_MAX 65535

typedef struct wb_box wb_box;
typedef struct wb_weak wb_weak;

/* Makes a box with a copy of text; you hold the first reference.  NULL when
 * text is longer than WB_TEXT_MAX, or without memory. */
wb_box *wb_new(const char *text);

/* Takes another reference; returns box.  With NULL: NULL. */
wb_box *wb_ref(wb_box *box);

/* Gives a reference back; with the last one the box goes.  NULL is ignored. */
void wb_unref(wb_box *box);

/* The text of the box, valid as long as you hold a reference. */
const char *wb_text(const wb_box *box);

/* The number of strong references. */
size_t wb_refs(const wb_box *box);

/* Makes a weak reference to box, or to nothing when box is NULL.  NULL
 * without memory. */
wb_weak *wb_weak_new(wb_box *box);

/* Frees the weak reference (not the box).  NULL is ignored. */
void wb_weak_free(wb_weak *weak);

/* Lets weak look at another box, or at nothing when box is NULL.  It may be
 * the box it looks at already.  0, or -1 without memory (then it looks at
 * what it did before). */
int wb_weak_set(wb_weak *weak, wb_box *box);

/* A new strong reference to the box, for wb_unref(); NULL when weak looks at
 * nothing or the box has gone. */
wb_box *wb_weak_get(const wb_weak *weak);

/* Whether weak looks at a box that is alive: 1 or 0. */
int wb_weak_alive(const wb_weak *weak);

#endif
