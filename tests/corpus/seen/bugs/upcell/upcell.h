#ifndef UPCELL_H
#define UPCELL_H

/**
 * @file upcell.h
 * @brief The value stack of a small interpreter, with captured variables.
 *
 * Slots are numbered from 0, the bottom of the stack.  A closure captures a
 * slot and gets a cell.  While the slot is on the stack the cell is *open*:
 * cell and slot are the same variable, and a change of one is seen in the
 * other.  When the slot leaves the stack the cell is *closed* and keeps the
 * value that the slot had last.
 *
 * Cells are counted: whoever got one from uc_capture() or uc_cell_retain()
 * gives it back with uc_cell_release().  Pointers must not be NULL unless it
 * is said that they may.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** No stack gets deeper than this. */
#define UC_MAX_DEPTH 65536

typedef struct uc_stack uc_stack;
typedef struct uc_cell uc_cell;

/**
 * @brief Makes an empty stack.
 * @param room slots to allocate at once; the stack grows when it needs more
 * @return NULL when @p room is above UC_MAX_DEPTH or memory is out
 */
uc_stack *uc_stack_new(size_t room);

/**
 * @brief Frees a stack; NULL is ignored.
 *
 * Open cells are closed.  They live on until they are released.
 */
void uc_stack_free(uc_stack *stack);

/** @return the number of slots on the stack */
size_t uc_depth(const uc_stack *stack);

/**
 * @brief Makes sure that @p extra values can be pushed without allocating.
 * @return false when the stack would exceed UC_MAX_DEPTH or memory is out
 */
bool uc_reserve(uc_stack *stack, size_t extra);

/** @return false when the stack is UC_MAX_DEPTH deep or memory is out */
bool uc_push(uc_stack *stack, int64_t value);

/**
 * @param[out] value what was on top; may be NULL
 * @return false when the stack is empty
 */
bool uc_pop(uc_stack *stack, int64_t *value);

/** @brief Drops slots until at most @p depth are left. */
void uc_truncate(uc_stack *stack, size_t depth);

/** @return false when there is no such slot */
bool uc_get(const uc_stack *stack, size_t slot, int64_t *value);

/** @return false when there is no such slot */
bool uc_set(uc_stack *stack, size_t slot, int64_t value);

/**
 * @brief Captures a slot.
 *
 * Capturing a slot again while its cell is open gives the same cell, with one
 * more reference.
 *
 * @return NULL when there is no such slot or memory is out
 */
uc_cell *uc_capture(uc_stack *stack, size_t slot);

/** @return @p cell, with one more reference */
uc_cell *uc_cell_retain(uc_cell *cell);

/** @brief Gives a reference back; NULL is ignored. */
void uc_cell_release(uc_cell *cell);

int64_t uc_cell_get(const uc_cell *cell);
void uc_cell_set(uc_cell *cell, int64_t value);

/** @return whether the cell still shares a slot of its stack */
bool uc_cell_is_open(const uc_cell *cell);

#endif
