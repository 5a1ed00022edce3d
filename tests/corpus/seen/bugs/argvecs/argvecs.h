#ifndef ARGVECS_H
#define ARGVECS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * ArgVec - a growing list of command line arguments.
 *
 * Initialise with ArgVec_Init() before anything else and release with
 * ArgVec_Clear(), after which the vector is empty and may be used again.
 * The members of the struct are for reading only.  Arguments are copied.
 *
 * Functions returning bool leave the vector as it was and return false when
 * memory is out or there would be more than ARGVEC_MAX arguments.
 */
#define ARGVEC_MAX 4096

typedef struct ArgVec {
    char **items;
    size_t count;
    size_t room;
} ArgVec;

void ArgVec_Init(ArgVec *v);
void ArgVec_Clear(ArgVec *v);

bool ArgVec_Push(ArgVec *v, const char *arg);

/* Puts an argument before the one at `at`; behind all if there is none. */
bool ArgVec_Insert(ArgVec *v, size_t at, const char *arg);

/* Appends all arguments of `src`, which may be `dst` itself. */
bool ArgVec_Extend(ArgVec *dst, const ArgVec *src);

/* Appends the words of a line, which are separated by blanks. */
bool ArgVec_Split(ArgVec *v, const char *line);

/* Removes the last argument and returns it; NULL if there is none.  The
   caller frees it. */
char *ArgVec_Pop(ArgVec *v);

/* One string with blanks in between.  The caller frees it. */
char *ArgVec_Join(const ArgVec *v);

bool ArgVec_Equal(const ArgVec *a, const ArgVec *b);

#endif /* ARGVECS_H */
