/*----------------------------------------------------------------------------
  argvwalk -- walk over the options of a command line

      static const struct aw_option table[] = {
          { 'v', "verbose", AW_FLAG,  1 },
          { 'o', "output",  AW_VALUE, 2 },
      };
      struct argvwalk w;
      int id;
      aw_begin(&w, argv, table, 2);
      while ((id = aw_next(&w)) != AW_END)
          switch (id) { ... }
      for (char *const *p = aw_rest(&w); *p; p++) ...

  Understood are -v, -vx (the same as -v -x), -oFILE, -o FILE, --output FILE and
  --output=FILE.  The walk ends before the first argument that is no option (a
  lone "-" is none), or behind "--".  Nothing is copied, permuted or allocated:
  all results point into argv, which along with the table has to stay as it is
  during the walk.
----------------------------------------------------------------------------*/
#ifndef ARGVWALK_H
#define ARGVWALK_H

#include <stddef.h>

enum aw_takes { AW_FLAG, AW_VALUE };

struct aw_option {
    char letter;          /* 0: has no short form  */
    const char *name;     /* NULL: has no long form */
    enum aw_takes takes;
    int id;               /* what aw_next returns, > 0 */
};

enum {
    AW_END = 0,
    AW_UNKNOWN = -1,      /* an option that is not in the table */
    AW_MISSING = -2,      /* the option wants a value and there is none */
    AW_SURPLUS = -3       /* --name=value of an AW_FLAG */
};

struct argvwalk {         /* private */
    char *const *argv;
    const struct aw_option *table;
    size_t count, index;
    int ended;
    const char *cluster, *value, *word;
};

/* Starts a walk.  argv is an array like main's, with the program's name first
   and a NULL at the end.  As execve(2) lets anybody start a program without any
   argument at all, there may be just the NULL.  The table has count entries; it
   may be empty. */
void aw_begin(struct argvwalk *w, char *const argv[], const struct aw_option *table, size_t count);

/* The id of the next option, or one of the constants above.  After an error one
   may go on with the walk.  After AW_END there is only AW_END. */
int aw_next(struct argvwalk *w);

/* The value of the option that aw_next just returned; NULL if it has none. */
const char *aw_value(const struct argvwalk *w);

/* The argument that aw_next looked at last as an option, for messages; "" if there
   was none. */
const char *aw_word(const struct argvwalk *w);

/* After AW_END: what is left of argv, with the NULL at its end. */
char *const *aw_rest(const struct argvwalk *w);

/* The last part of the path of the program's name; "" if there is no name. */
const char *aw_program(const struct argvwalk *w);

/* Reads a decimal number from low to high into *number.  Returns 0, or -1
   and leaves *number alone if text is NULL, no number, or out of range. */
int aw_number(const char *text, long low, long high, long *number);

#endif
