#ifndef CLSWITCH_H
#define CLSWITCH_H

/**
 * @file
 * Options of command lines, as getopt(3) reads them, for programs that read
 * many lines (shells, debuggers, consoles).  A scanner is made once for a set
 * of options and then given one line after the other:
 *
 * @code
 * clswitch *s = cls_new("vo:");
 * while (cls_line(s, next_line()) == 0)
 *         while ((c = cls_next(s)) != CLS_END)
 *                 ...
 * @endcode
 *
 * Pointers that are passed must not be NULL, but for cls_free.
 */

typedef struct clswitch clswitch;

#define CLS_END (-1) /**< no more options */
#define CLS_MAXLINE 4096

/**
 * A scanner without a line.
 * @param opts  the letters that are options, each followed by a colon if it
 *              takes an argument; copied
 * @return NULL when memory is out
 */
clswitch *cls_new(const char *opts);

/** Frees the scanner.  NULL is all right. */
void cls_free(clswitch *s);

/**
 * Gives the scanner a new line, which is split into words at blanks and tabs.
 * The old line and what was got from it are gone.
 * @return 0; -1, and the scanner is as before, when the line is longer than
 *         CLS_MAXLINE or memory is out
 */
int cls_line(clswitch *s, const char *line);

/** Starts the current line again. */
void cls_rewind(clswitch *s);

/**
 * The next option.  Options may be clustered (`-ab`) and an argument may be
 * part of the word (`-ofile`) or the next one (`-o file`).  The options end
 * before the first word that is none, or behind `--`.
 * @return its letter as an unsigned char; '?' when it is not among the
 *         options or its argument is missing; CLS_END
 */
int cls_next(clswitch *s);

/** The argument of the option that cls_next returned last, or NULL. */
const char *cls_arg(const clswitch *s);

/** The number of words that are left. */
int cls_left(const clswitch *s);

/**
 * Takes the next word, whatever it looks like; the rest of a cluster is
 * dropped.
 * @return NULL when there is none; valid until the next line
 */
const char *cls_word(clswitch *s);

#endif
