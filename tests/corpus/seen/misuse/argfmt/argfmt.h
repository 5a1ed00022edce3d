#ifndef ARGFMT_H
#define ARGFMT_H

#include <stddef.h>

/* Messages with numbered arguments, for translations that change their order.
 *
 *   "%2 has sent %1 to %2"    %1 to %9 stand for arguments, %% for a '%'
 */

typedef struct argfmt argfmt;

/* Compiles a format.  Returns NULL if memory is out or there is a '%' that
 * nothing of the above follows; *error_at (unless NULL) is then its position,
 * or -1 if memory is out. */
argfmt *argfmt_compile(const char *format, int *error_at);
void argfmt_free(argfmt *f);

/* The highest number of an argument in the format, 0 if there is none. */
int argfmt_arity(const argfmt *f);

/* How often an argument is used. */
int argfmt_uses(const argfmt *f, int number);

/* Renders to `out`, which has room for `size` characters with the terminator.
 * args[0] is %1 and so on, up to argfmt_arity(); none of them may overlap
 * `out`.  Returns the length of the whole, whether it fit or not. */
size_t argfmt_render(const argfmt *f, const char *const *args, char *out, size_t size);

/* The same into memory from malloc(); NULL if that is out. */
char *argfmt_render_new(const argfmt *f, const char *const *args);

/* For formats with at most one and at most two arguments. */
char *argfmt_render1(const argfmt *f, const char *arg1);
char *argfmt_render2(const argfmt *f, const char *arg1, const char *arg2);

#endif
