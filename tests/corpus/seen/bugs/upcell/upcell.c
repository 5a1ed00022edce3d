#include "upcell.h"

#include <stdlib.h>

struct uc_cell {
    size_t references;
    int64_t *at; /* the slot, or own */
    int64_t own;
    uc_stack *stack; /* NULL when closed */
    size_t slot;
    uc_cell *next; /* the next open cell, of a lower slot */
};

struct uc_stack {
    int64_t *slots;
    size_t depth;
    size_t room;
    uc_cell *open; /* by slot, the highest first */
};

static bool resize(uc_stack *stack, size_t room)
{
    int64_t *slots = realloc(stack->slots, room * sizeof *slots);
    if (slots == NULL)
        return false;
    stack->slots = slots;
    stack->room = room;
    return true;
}

static bool grow(uc_stack *stack)
{
    size_t room = stack->room < 4 ? 8 : 2 * stack->room;
    if (room > UC_MAX_DEPTH)
        room = UC_MAX_DEPTH;
    if (!resize(stack, room))
        return false;
    for (uc_cell *cell = stack->open; cell != NULL; cell = cell->next)
        cell->at = &stack->slots[cell->slot];
    return true;
}

uc_stack *uc_stack_new(size_t room)
{
    if (room > UC_MAX_DEPTH)
        return NULL;
    uc_stack *stack = calloc(1, sizeof *stack);
    if (stack != NULL && room > 0 && !resize(stack, room)) {
        free(stack);
        return NULL;
    }
    return stack;
}

void uc_stack_free(uc_stack *stack)
{
    if (stack == NULL)
        return;
    uc_truncate(stack, 0);
    free(stack->slots);
    free(stack);
}

size_t uc_depth(const uc_stack *stack)
{
    return stack->depth;
}

bool uc_reserve(uc_stack *stack, size_t extra)
{
    if (extra > UC_MAX_DEPTH - stack->depth)
        return false;
    size_t room = stack->depth + extra;
    return room <= stack->room || resize(stack, room);
}

bool uc_push(uc_stack *stack, int64_t value)
{
    if (stack->depth == UC_MAX_DEPTH)
        return false;
    if (stack->depth == stack->room && !grow(stack))
        return false;
    stack->slots[stack->depth++] = value;
    return true;
}

bool uc_pop(uc_stack *stack, int64_t *value)
{
    if (stack->depth == 0)
        return false;
    if (value != NULL)
        *value = stack->slots[stack->depth - 1];
    uc_truncate(stack, stack->depth - 1);
    return true;
}

void uc_truncate(uc_stack *stack, size_t depth)
{
    if (depth >= stack->depth)
        return;
    while (stack->open != NULL && stack->open->slot >= depth) {
        uc_cell *cell = stack->open;
        stack->open = cell->next;
        cell->own = *cell->at;
        cell->at = &cell->own;
        cell->stack = NULL;
        cell->next = NULL;
    }
    stack->depth = depth;
}

bool uc_get(const uc_stack *stack, size_t slot, int64_t *value)
{
    if (slot >= stack->depth)
        return false;
    *value = stack->slots[slot];
    return true;
}

bool uc_set(uc_stack *stack, size_t slot, int64_t value)
{
    if (slot >= stack->depth)
        return false;
    stack->slots[slot] = value;
    return true;
}

uc_cell *uc_capture(uc_stack *stack, size_t slot)
{
    if (slot >= stack->depth)
        return NULL;
    uc_cell **link = &stack->open;
    while (*link != NULL && (*link)->slot > slot)
        link = &(*link)->next;
    if (*link != NULL && (*link)->slot == slot)
        return uc_cell_retain(*link);
    uc_cell *cell = malloc(sizeof *cell);
    if (cell == NULL)
        return NULL;
    cell->references = 1;
    cell->at = &stack->slots[slot];
    cell->own = 0;
    cell->stack = stack;
    cell->slot = slot;
    cell->next = *link;
    *link = cell;
    return cell;
}

uc_cell *uc_cell_retain(uc_cell *cell)
{
    cell->references++;
    return cell;
}

void uc_cell_release(uc_cell *cell)
{
    if (cell == NULL || --cell->references > 0)
        return;
    if (cell->stack != NULL) {
        uc_cell **link = &cell->stack->open;
        while (*link != cell)
            link = &(*link)->next;
        *link = cell->next;
    }
    free(cell);
}

int64_t uc_cell_get(const uc_cell *cell)
{
    return *cell->at;
}

void uc_cell_set(uc_cell *cell, int64_t value)
{
    *cell->at = value;
}

bool uc_cell_is_open(const uc_cell *cell)
{
    return cell->stack != NULL;
}
