/* rcvars: shell-like configuration (rc.conf) without a shell.

       # comment
       hostname="build7"           # quotes of either kind, or none
       sshd_enable=YES
       sshd_flags='-4 -p 22'
       ifaces="em0 \
               em1"

   Like strtok(3) and strsep(3) this works in place: it cuts the text up where
   it lies, moves quoted values together, and hands out pointers into it.  No
   memory is allocated.  Hence for the functions that take a `char *':

     - the text is a terminated string in memory that can be written,
       which a string literal is not;
     - the text stays as long as anything that was made from it is used;
     - the text is parsed once, afterwards it is in pieces.

   None of the pointers passed in may be NULL. */

#ifndef RCVARS_H
#define RCVARS_H

#include <stddef.h>

struct rcvar {
    const char *name;
    char *value;
};

struct rcscan {
    char *next;
    unsigned line;
};

/* One assignment after the other.  rc_scan_next gives 1 and fills in the
   variable, 0 at the end, -1 at a line that is no assignment; the line's
   number is then in s->line, and the next call goes on behind that line. */
void rc_scan(struct rcscan *s, char *text);
int rc_scan_next(struct rcscan *s, struct rcvar *v);

/* All of a text into a table that has room for `room' variables.  A variable
   that is assigned again has the new value.  Returns how many variables there
   are in the table, or the negated number of the line that is wrong or for
   which the table is too small. */
long rc_load(char *text, struct rcvar *table, size_t room);

/* The value of a variable, NULL if it is not set. */
char *rc_get(const struct rcvar *table, size_t count, const char *name);

/* 1 for YES, TRUE, ON and 1, 0 for NO, FALSE, OFF and 0, in any case of the
   letters; -1 for anything else. */
int rc_bool(const char *value);

/* Cuts a value into words at blanks, as for execv(3): argv gets at most `max'
   words and a NULL behind them, so that it has to have room for max + 1
   pointers.  Further words are dropped.  Returns the number of words. */
size_t rc_words(char *value, char **argv, size_t max);

#endif
