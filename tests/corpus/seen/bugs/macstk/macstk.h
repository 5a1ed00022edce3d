#ifndef MACSTK_H
#define MACSTK_H

/* Macro definitions, as m4 keeps them: every name has a stack of texts of
   which the top one is in force.  int functions give 0, or -1 where they could
   not do it.  Nothing here takes NULL. */

#define MS_NAME 31	/* longest name; not empty */
#define MS_TEXT 1023	/* longest text; may be empty */
#define MS_DEEP 100	/* texts of one name */
#define MS_MANY 500	/* names */

typedef struct mactab mactab;

mactab *ms_open(void);		/* NULL: no memory */
void ms_close(mactab *);

int ms_define(mactab *, const char *name, const char *text);	/* replace the top, or first */
int ms_pushdef(mactab *, const char *name, const char *text);	/* save what was, then define */
int ms_popdef(mactab *, const char *name);	/* back to what was; the last: undefined */
int ms_undefine(mactab *, const char *name);	/* forget the name, saved texts too */
int ms_alias(mactab *, const char *name, const char *old);	/* define(name, defn(old)) */

/* Text in force; NULL when undefined.  Good until the name is changed. */
const char *ms_text(const mactab *, const char *name);
int ms_depth(const mactab *, const char *name);	/* texts it has; 0 when undefined */
int ms_count(const mactab *);			/* names defined */

/* fn(arg, name, text) for each name, the newest first, until fn gives nonzero,
   which is returned; 0 in the end.  fn must leave the table as it is. */
int ms_each(const mactab *, int (*fn)(void *arg, const char *name, const char *text), void *arg);

#endif
