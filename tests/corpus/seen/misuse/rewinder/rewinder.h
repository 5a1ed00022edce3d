/** \file rewinder.h
 *  \brief Undo and redo for editors of any kind of document.
 *
 *  The application makes a change to its document and then records it as a
 *  step.  A step has data, known to the application only, and a table of
 *  functions that take the change back or make it again.
 */
#ifndef REWINDER_H
#define REWINDER_H

#include <stdbool.h>
#include <stddef.h>

#define REWINDER_MAX_STEPS 1000
#define REWINDER_MAX_LABEL 63

/** A log of steps. */
typedef struct rewinder rewinder;

/** What can be done with a step.  `undo` and `redo` must be set, `drop` may
 *  be NULL if the data needs no release.  The table must outlive the log.
 *
 *  The functions are called while the log is being changed: they must not
 *  call any rewinder function on the same log except rewinder_busy().
 */
typedef struct rewinder_ops {
    void (*undo)(void *document, void *data);
    void (*redo)(void *document, void *data);
    void (*drop)(void *data); /**< the step is forgotten: release its data */
} rewinder_ops;

/** Makes an empty log.
 *  \param document  passed to the functions of the steps, not touched
 *  \param limit     how many steps are kept; beyond that the oldest is
 *                   forgotten. 1 to REWINDER_MAX_STEPS.
 *  \return NULL if the limit is wrong or there is no memory
 */
rewinder *rewinder_new(void *document, size_t limit);

/** Forgets all steps and frees the log; NULL does nothing. */
void rewinder_free(rewinder *log);

/** Records a step.  Steps which could have been redone are forgotten.
 *  \param label  a short name for menus, copied; cut to REWINDER_MAX_LABEL
 *                bytes. NULL is the same as "".
 *  \param data   belongs to the log from now on, which releases it by `drop`
 *  \return false without memory: nothing has changed, and the data still is
 *          the caller's
 */
bool rewinder_push(rewinder *log, const char *label, const rewinder_ops *ops, void *data);

/** Takes the latest step back; false if there is none. */
bool rewinder_undo(rewinder *log);

/** Makes the step that was last taken back again; false if there is none. */
bool rewinder_redo(rewinder *log);

/** The label of the step that rewinder_undo() would take back, or NULL.  The
 *  string is the log's own and good until a step is recorded or forgotten. */
const char *rewinder_undo_label(const rewinder *log);

/** Likewise for rewinder_redo(). */
const char *rewinder_redo_label(const rewinder *log);

/** The number of steps that can be undone. */
size_t rewinder_depth(const rewinder *log);

/** Forgets all steps. The document stays as it is. */
void rewinder_clear(rewinder *log);

/** Whether a function of a step is running now. */
bool rewinder_busy(const rewinder *log);

#endif
