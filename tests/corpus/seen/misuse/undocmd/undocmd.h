/* undocmd.h: undo and redo with commands
 *
 * Whatever a user does to a document is made a command: an object that knows
 * how to do it and how to take it back.  Commands are pushed on a stack, which
 * does them; from then on the stack undoes and redoes them.
 *
 *     uc_cmd *c = uc_cmd_new("type x", &type_ops, my_data);
 *     if (uc_push(stack, c) != 0)
 *         uc_cmd_free(c);
 *     ...
 *     uc_undo(stack);
 */
#ifndef UNDOCMD_H
#define UNDOCMD_H

#include <stddef.h>

/* Most commands a stack can keep, whatever the limit given. */
#define UC_MAX 1000

typedef struct uc_cmd uc_cmd;
typedef struct uc_stack uc_stack;

/* What a command does, with its data.  All but redo may be NULL.
 *   redo     does it, the first time and again after undo
 *   undo     takes it back
 *   merge    joins the command of data `next', just done, with this one of
 *            the same ops: returns 1 if data now stands for both, 0 if not
 *   destroy  frees the data
 * These functions are called by the stack; they must not call functions that
 * change the same stack (push, undo, redo, clear, free). */
typedef struct uc_ops {
    void (*redo)(void *data);
    void (*undo)(void *data);
    int (*merge)(void *data, void *next);
    void (*destroy)(void *data);
} uc_ops;

/* A command.  label is copied; ops is not.  NULL if there is no memory: data
 * still belongs to the caller then, otherwise to the command. */
uc_cmd *uc_cmd_new(const char *label, const uc_ops *ops, void *data);

/* Frees a command that was not pushed, with its data.  NULL is ignored. */
void uc_cmd_free(uc_cmd *c);

/* A stack that remembers up to `limit' commands (1 .. UC_MAX; the oldest are
 * forgotten).  NULL if limit is out of range or there is no memory. */
uc_stack *uc_stack_new(int limit);

/* Frees the stack and the commands on it, without undoing any.  NULL is
 * ignored. */
void uc_stack_free(uc_stack *s);

/* Does the command and puts it on the stack, after commands that were undone
 * have been dropped.  The stack owns the command from now on, and may free it
 * at any time, even at once when it is merged.  Returns 0; or -1 if there is
 * no memory, then nothing was done and the command is still the caller's. */
int uc_push(uc_stack *s, uc_cmd *c);

/* Undo or redo one command.  Return 1, or 0 if there is none. */
int uc_undo(uc_stack *s);
int uc_redo(uc_stack *s);

/* How many commands can be undone and redone. */
int uc_undo_count(const uc_stack *s);
int uc_redo_count(const uc_stack *s);

/* Label of the command that uc_undo() would undo, for a menu; NULL if there is
 * none.  Belongs to the command: use it before the stack is changed. */
const char *uc_undo_label(const uc_stack *s);

/* Drops all commands, without undoing any. */
void uc_clear(uc_stack *s);

#endif
