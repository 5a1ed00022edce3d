/*
 * arglite.h - options of a command line
 *
 *   static const arglite_opt opts[] = {
 *       {'o', "output", 1},
 *       {'v', "verbose", 0},
 *       {0, NULL, 0}
 *   };
 *   arglite al;
 *   int c;
 *   arglite_start(&al, opts, argc, argv);
 *   while ((c = arglite_next(&al)) != ARGLITE_DONE)
 *       switch (c) {
 *       case 'o': name = arglite_value(&al); break;
 *       ...
 *       }
 *   while (arglite_rest(&al) > 0) use(arglite_shift(&al));
 */
#ifndef ARGLITE_H
#define ARGLITE_H

typedef struct {
    char letter;      /* not 0 and not '-' or '?' */
    const char *name; /* of the long option, NULL if there is none */
    int has_value;
} arglite_opt;

/* Treat as opaque. */
typedef struct {
    const arglite_opt *opts;
    char **argv;
    int argc;
    int index;
    int ended; /* by "--" */
    const char *cluster; /* rest of "-abc" */
    const char *value;
    const char *trouble;
} arglite;

#define ARGLITE_DONE (-1)
#define ARGLITE_BAD '?'

/* opts ends with an entry of letter 0. argv has argc strings, the first of
 * which is the name of the program. Nothing is copied: both are used as long
 * as the arglite is. */
void arglite_start(arglite *al, const arglite_opt *opts, int argc, char **argv);

/* The letter of the next option. ARGLITE_BAD for one that is unknown or lacks
 * its value; ARGLITE_DONE at the first argument which is no option, or after "--". */
int arglite_next(arglite *al);

/* The value of the option that arglite_next() returned; only for an option
 * which has one. */
const char *arglite_value(const arglite *al);

/* The argument with the trouble; only after ARGLITE_BAD. */
const char *arglite_trouble(const arglite *al);

/* Number of arguments behind the options, after ARGLITE_DONE. */
int arglite_rest(const arglite *al);

/* Takes the next of these; there must be one. */
char *arglite_shift(arglite *al);

/* The option of that letter in a table, NULL if there is none. */
const arglite_opt *arglite_lookup(const arglite_opt *opts, char letter);

#endif
