#ifndef SYMMODE_H
#define SYMMODE_H

#include <stddef.h>

/*
 * NAME
 *	sm_compile, sm_apply, sm_join, sm_count, sm_free, sm_strmode -
 *	change the permission bits of a file mode
 *
 * DESCRIPTION
 *	sm_compile() takes a mode as chmod(1) does: either an octal number
 *	of at most 07777, or clauses separated by commas,
 *
 *		[ugoa...] { + | - | = } [rwxXst... | u | g | o] ...
 *
 *	and returns the compiled changes.  A clause may hold several actions
 *	(`u=rw-x').  Without [ugoa] the action is for all, less the bits of
 *	mask.  NULL is returned if the text is not a mode, if it has more
 *	than SM_MAX actions, or if memory is out.
 *
 *	sm_apply() returns mode after the changes; bits above 07777 are
 *	handed through.  SM_DIR marks a directory, which matters to `X'.
 *
 *	sm_join() returns a new set, the changes of a followed by those of b,
 *	which may be the same; NULL if there are more than SM_MAX.
 *
 *	sm_count() returns the number of actions.
 *
 *	sm_strmode() writes mode the way ls -l shows it, e.g. `drwxr-xr-x',
 *	to the 11 bytes at p.
 *
 *	What sm_compile() and sm_join() return is released with sm_free(),
 *	which does nothing with NULL; the others want a set.
 */

#define SM_MAX 128
#define SM_DIR 0040000u

typedef struct symmode symmode_t;

symmode_t *sm_compile(const char *text, unsigned mask);
symmode_t *sm_join(const symmode_t *a, const symmode_t *b);
unsigned sm_apply(const symmode_t *set, unsigned mode);
size_t sm_count(const symmode_t *set);
void sm_free(symmode_t *set);
void sm_strmode(unsigned mode, char p[11]);

#endif
