/**
 * \file agendas.h
 * \brief Appointments of a day, sorted by time
 *
 * Appointments live in memory of the caller (\ref ag_event is usually part of
 * a larger struct); an agenda only links them.  This has consequences:
 *
 *  - an appointment has to be initialised with ag_event_init() before it is
 *    used, and can be in one agenda at a time;
 *  - while it is in an agenda its memory has to stay where it is, and its
 *    times must not be changed;
 *  - an agenda has to be empty when it is freed.
 */
#ifndef AGENDAS_H
#define AGENDAS_H

#include <stdbool.h>
#include <stddef.h>

#define AG_DAY 1440 /**< minutes of a day */

typedef struct agenda agenda;

typedef struct ag_event {
    int start; /**< minute, 0 to AG_DAY - 1 */
    int end;   /**< minute after the last, above start and at most AG_DAY */
    /* private */
    struct ag_event *next;
    agenda *owner;
} ag_event;

/**
 * \brief Initialises an appointment.
 * \return false if the times are out of range; the appointment then must not be used
 */
bool ag_event_init(ag_event *ev, int start, int end);

/** \brief A new agenda, NULL if out of memory. */
agenda *ag_new(void);

/** \brief Frees an agenda, which must be empty. NULL is ignored. */
void ag_free(agenda *ag);

/** \brief Adds an appointment, which must not be in any agenda. */
void ag_add(agenda *ag, ag_event *ev);

/** \brief Removes an appointment, which must be in this agenda. */
void ag_remove(agenda *ag, ag_event *ev);

/** \brief Removes all appointments. */
void ag_clear(agenda *ag);

/** \brief The number of appointments. */
size_t ag_count(const agenda *ag);

/** \brief The first appointment, NULL if there is none. */
ag_event *ag_first(const agenda *ag);

/** \brief The one after an appointment that is in an agenda, NULL if it is the last. */
ag_event *ag_next(const ag_event *ev);

/** \brief The first appointment that overlaps a time, NULL if there is none. */
ag_event *ag_conflict(const agenda *ag, int start, int end);

/**
 * \brief Looks for free time.
 * \param minutes how long it should be, at least 1
 * \return the first minute of it, or -1
 */
int ag_gap(const agenda *ag, int minutes);

#endif
