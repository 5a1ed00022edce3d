/**
 * @file undostep.h
 * @brief Undo history of named steps, for editors.
 *
 * A history is a row of steps, the done ones before the undone ones. The
 * history keeps only the names of the steps; what they mean is up to you.
 */
#ifndef UNDOSTEP_H
#define UNDOSTEP_H

#include <stddef.h>

/** Most steps a history can hold. */
#define UNDOSTEP_MAX 1000

/** Longest name of a step, in bytes. Longer ones are cut. */
#define UNDOSTEP_NAME_MAX 63

typedef struct undostep undostep;

/**
 * @brief Makes an empty history, which counts as saved.
 * @param limit most steps it keeps, done and undone together; 0 and numbers
 *              above UNDOSTEP_MAX mean UNDOSTEP_MAX
 * @return the history, or NULL without memory
 */
undostep *undostep_new(size_t limit);

/** @brief Frees a history and all its steps. NULL is allowed. */
void undostep_free(undostep *h);

/**
 * @brief Adds a done step, and forgets all undone ones.
 *
 * When the history is full, the oldest step is dropped.
 * @param name is copied; NULL means ""
 * @return 0, or -1 without memory: then nothing has changed
 */
int undostep_push(undostep *h, const char *name);

/**
 * @brief Turns the latest done step into an undone one.
 * @return its name, or NULL when no step is done. The name is valid until
 *         the next push, clear, change of the limit, or free.
 */
const char *undostep_undo(undostep *h);

/**
 * @brief Turns the undone step that was undone last into a done one.
 * @return like undostep_undo()
 */
const char *undostep_redo(undostep *h);

/** @brief Number of done steps. */
size_t undostep_done(const undostep *h);

/** @brief Number of undone steps. */
size_t undostep_undone(const undostep *h);

/**
 * @brief Changes the limit, at any time; the values are as for
 *        undostep_new().
 *
 * When there are more steps than that, done steps are dropped, the oldest
 * first; when there are no more of those, undone steps, the one that would
 * be redone last first.
 */
void undostep_set_limit(undostep *h, size_t limit);

/** @brief Forgets all steps. The limit stays, and so does what is saved. */
void undostep_clear(undostep *h);

/** @brief Notes that the document is saved as it is now. */
void undostep_mark_saved(undostep *h);

/** @brief 1 when the document is as it was when saved, else 0. */
int undostep_is_saved(const undostep *h);

#endif
