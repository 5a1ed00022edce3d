#ifndef UIFOCUS_H
#define UIFOCUS_H

/*!
 * \file uifocus.h
 * \brief The order in which the Tab key walks through the widgets of a window.
 *
 * Widgets are known by numbers of the application's choice, not negative.
 */

#include <stdbool.h>

typedef struct focus_ring focus_ring;

#define FOCUS_NONE (-1)

focus_ring *focus_ring_new(void);
void focus_ring_free(focus_ring *ring);

/*! Appends a widget.  The first widget gets the focus.
 * \return false if the number is negative, if it is in the ring already or if
 *         memory is out */
bool focus_ring_add(focus_ring *ring, int widget);

/*! Takes a widget out.  If it has the focus, the next one gets it.
 * \return false if there is no such widget */
bool focus_ring_remove(focus_ring *ring, int widget);

bool focus_ring_has(const focus_ring *ring, int widget);
int focus_ring_count(const focus_ring *ring);

/*! The widget with the focus, FOCUS_NONE if the ring is empty. */
int focus_ring_current(const focus_ring *ring);

/*! Gives the focus to a widget.  \return false if there is no such widget */
bool focus_ring_set(focus_ring *ring, int widget);

/*! Moves the focus as Tab and Shift+Tab do, around the end.
 * \return the widget that has it now, or FOCUS_NONE */
int focus_ring_next(focus_ring *ring);
int focus_ring_prev(focus_ring *ring);

/*! Takes out all widgets. */
void focus_ring_clear(focus_ring *ring);

#endif
