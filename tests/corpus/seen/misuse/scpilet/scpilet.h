/* scpilet: the command parser of the bench supply.  One instrument per program. */
#ifndef SCPILET_H
#define SCPILET_H

#define SL_REPLY 64    /* what a handler may put into its reply, with the NUL */
#define SL_ARG   128   /* longest argument, with the NUL */
#define SL_LINE  256   /* longest answer to a line, with the NUL */

#define SL_EUNDEF    (-113)   /* no such header */
#define SL_ETOOMUCH  (-223)   /* argument or answer too long */
#define SL_EQUEUE    (-350)   /* errors were lost */

/* Gets the argument ("" if there was none).  Puts its answer, if it has one, into
 * `reply`.  Returns 0 or an error number for the queue. */
typedef int (*sl_handler)(const char *arg, char *reply, void *dev);

/* Patterns are spelled as in the manual: "MEASure:VOLTage?" is understood as
 * meas:volt?, MEASURE:VOLT?, and so on.  The capitals of each part come first. */
struct sl_cmd {
    const char *pattern;
    sl_handler run;
};

/* Say this before anything else.  The table ends with { NULL, NULL } and is used
 * in place. */
void sl_attach(const struct sl_cmd *table, void *dev);
void sl_detach(void);

/* Runs a line of commands with ';' between them.  The answers, again with ';',
 * go to `out`, which has SL_LINE bytes.  Returns how many commands went well.
 * Handlers call neither it nor sl_attach and sl_detach. */
int sl_feed(const char *line, char *out);

/* Takes the oldest error out of the queue; 0 when there is none. */
int sl_error(void);

#endif
