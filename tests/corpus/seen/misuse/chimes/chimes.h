#ifndef CHIMES_H
#define CHIMES_H

#include <stddef.h>

/*!
 * \brief Handlers for numbered events.
 *
 * A board knows which handlers want to hear of which event, and calls them one
 * after the other, in the order in which they were hung up, when the event is
 * rung. A handler may ring other events of the same board (it goes 16 deep),
 * and ask for numbers. It may not hang up or take down anything on the board
 * that is calling it, and of course not throw that board away.
 */
typedef struct chimes chimes;

/*!
 * \param arg    what was given to chimes_hang
 * \param event  the event
 * \param data   what was given to chimes_ring
 */
typedef void chimes_fn(void *arg, int event, void *data);

enum { CHIMES_MAX = 256 };

/*! \return a board, for chimes_free; NULL without memory */
chimes *chimes_new(void);

/*! \brief Frees a board (or NULL). What the args point to is not touched. */
void chimes_free(chimes *board);

/*!
 * \brief  Hangs up a handler. The same one may be hung up many times.
 * \return its number, more than 0; 0 if there are CHIMES_MAX or no memory.
 * arg is only passed on, and must be good for as long as the handler hangs.
 */
int chimes_hang(chimes *board, int event, chimes_fn *fn, void *arg);

/*! \brief Takes a handler down. \param number of one that hangs on this board */
void chimes_drop(chimes *board, int number);

/*!
 * \brief  Calls all handlers of an event.
 * \return how many; -1 if handlers ring handlers too deep
 */
int chimes_ring(chimes *board, int event, void *data);

/*! \brief How often a handler was called. \param number as for chimes_drop */
unsigned long chimes_heard(const chimes *board, int number);

/*! \brief Handlers that wait for an event. */
size_t chimes_waiting(const chimes *board, int event);

#endif
