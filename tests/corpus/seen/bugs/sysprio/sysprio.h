/*
 * sysprio - priorities of syslog lines, and selectors on them
 *
 * A syslog line starts with its priority in angle brackets: <34> is
 * facility 4 (auth), severity 2 (crit), since 34 = 4 * 8 + 2.  There are 24
 * facilities, so the largest regular priority is 191; what hosts really send
 * is not always regular.
 */
#ifndef SYSPRIO_H
#define SYSPRIO_H

#include <stddef.h>

#define SYSPRIO_NFACILITIES 24
#define SYSPRIO_INVALID     24  /* the facility of lines with an irregular priority */

#define SYSPRIO_OK    0
#define SYSPRIO_NOPRI 1         /* no priority: user.notice was assumed */
#define SYSPRIO_RANGE 2         /* a priority above 191 */
#define SYSPRIO_ERR   (-1)

struct sysprio_msg {
    int facility;               /* 0 .. 23, or SYSPRIO_INVALID */
    int severity;               /* 0 (emerg) .. 7 (debug) */
    const char *text;           /* what follows the priority */
};

/*
 * Takes a line apart.  The priority is '<', one to three digits, '>'; a line
 * that does not start so is all text.  With a priority above 191 the facility
 * is SYSPRIO_INVALID and the severity is what the last three bits say; such a
 * message is as good as any other for the functions below.  msg->text points
 * into the line.  Returns SYSPRIO_OK, SYSPRIO_NOPRI or SYSPRIO_RANGE; *msg is
 * filled in all three cases.
 */
int sysprio_parse(const char *line, struct sysprio_msg *msg);

/*
 * Writes the line of a message to buf, cut to cap - 1 characters and always
 * terminated (cap 0: nothing is written, buf may be NULL).  Returns the length
 * of the whole line, or SYSPRIO_ERR when a number of *msg is out of its range.
 */
int sysprio_format(const struct sysprio_msg *msg, char *buf, size_t cap);

/* Names: "kern", "mail", "local0", ...; "emerg", ..., "info", "debug".  The
 * name of SYSPRIO_INVALID is "invalid".  NULL or -1 for what there is not. */
const char *sysprio_facility_name(int facility);
int sysprio_facility_code(const char *name);
const char *sysprio_severity_name(int severity);
int sysprio_severity_code(const char *name);

/* A set of selectors; matches nothing at first.  NULL when out of memory. */
typedef struct sysprio_filter sysprio_filter;
sysprio_filter *sysprio_filter_new(void);
void sysprio_filter_free(sysprio_filter *f); /* NULL is fine */

/*
 * Adds a selector as in syslog.conf: "mail.info", "auth,authpriv.*",
 * "*.err", "news.none".  It selects the facility's messages of this severity
 * and the more severe ones; '*' as severity selects them all, "none" takes
 * the facility out again.  '*' as facility stands for each one and for
 * SYSPRIO_INVALID, which cannot be named otherwise.  Returns SYSPRIO_OK, or
 * SYSPRIO_ERR for what is no selector; the filter is then unchanged.
 */
int sysprio_filter_add(sysprio_filter *f, const char *selector);

/* Whether a message is selected: 1 or 0.  One with a number out of its range
 * never is. */
int sysprio_filter_match(const sysprio_filter *f, const struct sysprio_msg *msg);

#endif
