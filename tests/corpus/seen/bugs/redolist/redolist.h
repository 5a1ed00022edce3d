/*
 * RedoList: a text and the history of its changes.
 *
 * Every successful RL_Insert and RL_Erase is a step that RL_Undo takes back
 * and RL_Redo does again. A new change after some undoing drops the steps
 * that could have been redone. The history has at most RL_STEPS steps; the
 * oldest are forgotten.
 */
#ifndef REDOLIST_H
#define REDOLIST_H

#include <stdbool.h>
#include <stddef.h>

#define RL_STEPS 64
#define RL_LIMIT 65536 /* longest text */

typedef struct RedoList RedoList;

/* An empty text without history; NULL when out of memory. */
RedoList *RL_Create(void);

/* Destroys the text and its history; NULL is ignored. */
void RL_Destroy(RedoList *rl);

/* Inserts before position `at` (0 .. RL_Length). False if the position is
 * not in the text, the text would get too long or memory is out. Inserting
 * nothing succeeds and is no step. */
bool RL_Insert(RedoList *rl, size_t at, const char *text);

/* Erases up to `count` characters from `at`. False if there are none or
 * memory is out. */
bool RL_Erase(RedoList *rl, size_t at, size_t count);

/* False if there is nothing to undo or redo. */
bool RL_Undo(RedoList *rl);
bool RL_Redo(RedoList *rl);

/* How many steps could be undone or redone. */
size_t RL_CanUndo(const RedoList *rl);
size_t RL_CanRedo(const RedoList *rl);

/* Forgets the history; the text stays. */
void RL_Forget(RedoList *rl);

/* The text, terminated; valid until it is changed. */
const char *RL_Text(const RedoList *rl);
size_t RL_Length(const RedoList *rl);

#endif /* REDOLIST_H */
