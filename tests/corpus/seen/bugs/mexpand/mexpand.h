#ifndef MEXPAND_H
#define MEXPAND_H

#include <stddef.h>

/*
 * A little macro processor.
 *
 *   {name}          is replaced by the expansion of name's text
 *   {name:=text}    defines name (anew); gives nothing itself.  Braces in text
 *                   nest, and it is not expanded before name is used
 *   {-name}         forgets name; gives nothing
 *
 * Names are 1 to 31 letters, digits and underscores.  Whatever else stands in
 * braces, a name that is not defined, and braces without a partner are copied
 * to the output as they are.
 */
typedef struct mexpand mexpand;

#define MEXPAND_MACROS 200      /* so many definitions at a time */
#define MEXPAND_TEXT 4096       /* longest text of a macro */
#define MEXPAND_OUTPUT 65536    /* longest result */
#define MEXPAND_DEPTH 40        /* macros within macros */
#define MEXPAND_STEPS 5000      /* macros replaced by one mexpand_run */

enum { MEXPAND_OK, MEXPAND_NAME, MEXPAND_LIMIT, MEXPAND_MEMORY };

mexpand *mexpand_new(void);
void mexpand_free(mexpand *m);

int mexpand_define(mexpand *m, const char *name, const char *text);
/* 1 when name was defined, 0 when not. */
int mexpand_undefine(mexpand *m, const char *name);
/* NULL when not defined; valid until the next change or run. */
const char *mexpand_text(const mexpand *m, const char *name);
size_t mexpand_count(const mexpand *m);

/* Expands text.  The result is the caller's to free; NULL on error, which is
 * put into *error when error is not NULL. */
char *mexpand_run(mexpand *m, const char *text, int *error);

#endif
