#ifndef POPTTAB_H
#define POPTTAB_H

struct popt_option {
    const char *longname; /* without the dashes, or NULL */
    char shortname;       /* or '\0' */
    int has_arg;
    int val;              /* above 0 */
};

/* Put this at the end of each table of options. */
#define POPT_TABLEEND {0, 0, 0, 0}

#define POPT_END 0
#define POPT_NOARG (-1)  /* the argument is missing */
#define POPT_BADOPT (-2) /* unknown option */
#define POPT_EXTRA (-3)  /* an argument was given to an option that has none */

typedef struct popt_context popt_context;

/* Neither the arguments nor the table are copied.  argv[0] is the program. */
popt_context *popt_open(int argc, const char *const *argv, const struct popt_option *options);
void popt_close(popt_context *con);

/* val of the next option, POPT_END, or one of the errors */
int popt_next(popt_context *con);
/* the argument of that option, NULL if it has none */
const char *popt_optarg(const popt_context *con);
/* after POPT_END: the next argument that is not an option, or NULL */
const char *popt_rest(popt_context *con);
void popt_reset(popt_context *con);

int popt_table_size(const struct popt_option *options);
const struct popt_option *popt_find_long(const struct popt_option *options, const char *name);
const struct popt_option *popt_find_short(const struct popt_option *options, char name);
const char *popt_strerror(int error);

#endif
