#ifndef GPLABEL_H
#define GPLABEL_H

#include <stddef.h>

/*
 * Bookkeeping for the lines of a GPIO controller: who owns which line, how it
 * is configured, and its level.
 *
 * Lines are numbered from 0. Before a line can be configured it must be
 * requested; requesting a line which is owned fails with GPL_BUSY. Consumer
 * labels are copied and cut to GPL_LABEL_MAX bytes.
 *
 * chip is never NULL except for gpl_chip_free. Not reentrant.
 */

#define GPL_MAX_LINES 128
#define GPL_LABEL_MAX 31

enum gpl_err {
	GPL_OK    =  0,
	GPL_INVAL = -1,		/* no such line */
	GPL_BUSY  = -2,		/* line has an owner */
	GPL_PERM  = -3,		/* line has no owner, or is an input */
	GPL_NOMEM = -4
};

enum gpl_dir { GPL_IN, GPL_OUT };

struct gpl_chip;

/* 1..GPL_MAX_LINES lines, all free inputs at low level; else NULL */
struct gpl_chip *gpl_chip_new(unsigned nlines);
void gpl_chip_free(struct gpl_chip *chip);	/* lines need not be released first */

/* consumer may be NULL for an anonymous owner */
int gpl_request(struct gpl_chip *chip, unsigned line, const char *consumer);
/* the line becomes an input again */
int gpl_release(struct gpl_chip *chip, unsigned line);

/* change the label of a line that is owned; NULL makes the owner anonymous */
int gpl_relabel(struct gpl_chip *chip, unsigned line, const char *consumer);

/*
 * Label of the owner, "?" for an anonymous one and NULL for a line that is
 * free or doesn't exist. Valid until the line is relabelled or released.
 */
const char *gpl_consumer(const struct gpl_chip *chip, unsigned line);

int gpl_direction(struct gpl_chip *chip, unsigned line, enum gpl_dir dir);
int gpl_set(struct gpl_chip *chip, unsigned line, int level);
/* 0 or 1, or an error; works for free lines, too */
int gpl_get(const struct gpl_chip *chip, unsigned line);

/* first free line at or after `from`, or GPL_BUSY when there is none */
int gpl_find_free(const struct gpl_chip *chip, unsigned from);

#endif
