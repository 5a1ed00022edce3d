#ifndef GETFLAG_H
#define GETFLAG_H

/*
 * getflag: options from a command line that you have as one text, such as a
 * line of a console or of a configuration file.
 *
 * You open a line, define the options that you know, and ask for one option
 * after the other:
 *
 *     getflag *g = gf_open("-v --out=log.txt 'my file'");
 *     gf_define(g, 1, "v", GF_NONE);
 *     gf_define(g, 2, "out", GF_REQUIRED);
 *     while ((id = gf_next(g)) != GF_DONE)
 *         ...
 *     while ((word = gf_operand(g)) != NULL)
 *         ...
 *     gf_close(g);
 *
 * Short options can be bundled (-abc), their value may follow at once or in
 * the next word (-ofile, -o file).  Long ones look like --name, --name=value
 * or --name value.  A value that is optional has to follow at once: -ofile or
 * --name=value.  The word "--" ends the options, "-" is an operand.
 */

#define GF_MAX_LINE 4096   /* characters of a line */
#define GF_MAX_OPTIONS 32  /* options that can be defined */
#define GF_MAX_NAME 23     /* characters of an option's name */

/* Does an option take a value? */
enum { GF_NONE, GF_OPTIONAL, GF_REQUIRED };

/* What gf_next can return besides the id of an option. */
enum {
    GF_DONE = 0,      /* no option is next */
    GF_UNKNOWN = -1,  /* an option that is not defined */
    GF_MISSING = -2,  /* an option without the value that it requires */
    GF_UNWANTED = -3  /* an option with a value that it does not take */
};

typedef struct getflag getflag;

/* Splits a line into words.  Blanks, tabs and newlines separate them; 'single'
 * and "double" quotes hold together what is between them, and are removed.
 * NULL when a quote is not closed, the line is too long, or memory is short.
 * The line is copied: you can throw it away. */
getflag *gf_open(const char *line);

/* Frees g and all words that it gave you.  NULL is fine. */
void gf_close(getflag *g);

/* Defines an option.  A name of one character is a short option, any other a
 * long one; both are given without dashes.  The same id can have several
 * names.  0, or -1 when the id is not above zero, the name is empty, too long,
 * defined already, starts with '-' or contains '=', `takes` is none of the
 * above, or there are too many options. */
int gf_define(getflag *g, int id, const char *name, int takes);

/* The id of the next option, or one of the constants above.  After an error
 * you can go on: what was wrong has been skipped.  When it says GF_DONE, the
 * next word is an operand or there is none; calling it again does no harm. */
int gf_next(getflag *g);

/* The value of the option that gf_next returned last, NULL if it has none. */
const char *gf_value(const getflag *g);

/* Takes the next word as an operand, whatever it looks like; NULL if there are
 * no more.  Options behind it can still be had with gf_next. */
const char *gf_operand(getflag *g);

/* The number of words, and word i of them; NULL if there is no such word. */
int gf_count(const getflag *g);
const char *gf_word(const getflag *g, int i);

/* Back to the first word.  Definitions stay. */
void gf_rewind(getflag *g);

#endif
