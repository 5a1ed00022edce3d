#ifndef EDITGRP_H
#define EDITGRP_H

#include <stddef.h>

/* Undo of edits in an array of numbers (cells), with groups. */

typedef struct eg eg;

/* n cells, all 0; NULL if n is 0 or above EG_CELLS */
#define EG_CELLS 4096
eg *eg_open(size_t n);
/* all groups must have been ended */
void eg_close(eg *e);

size_t eg_size(const eg *e);

/* cells are numbered 0..eg_size()-1 */
int eg_get(const eg *e, size_t cell);
/* 0, -1 if memory is out */
int eg_set(eg *e, size_t cell, int value);

/* Edits from begin to end are undone at once. Groups nest; the outermost
   counts. */
void eg_begin(eg *e);
void eg_end(eg *e);

/* Not within a group. Return 1 if something was undone or redone. */
int eg_undo(eg *e);
int eg_redo(eg *e);

/* number of steps */
size_t eg_undos(const eg *e);
size_t eg_redos(const eg *e);

#endif
