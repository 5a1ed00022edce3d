/* passline - lines of colon-separated files such as /etc/passwd
 *
 * A line is cut up where it is: the separators become ends of strings, and the
 * fields point into the line.  So the line must be writable, and must stay for
 * as long as its fields are used.
 */
#ifndef PASSLINE_H
#define PASSLINE_H

#define PWL_MAX_FIELDS 32

typedef struct passline {
    char *field[PWL_MAX_FIELDS];
    int count;
    char separator;
} passline;

/* Cuts a line at each separator.  A newline at its end is removed.  An empty
 * line has one empty field.  Returns the number of fields, or -1 when there are
 * more than PWL_MAX_FIELDS; the line is then unchanged and p has no fields. */
int pwl_cut(passline *p, char *line, char separator);

/* Field i, from 0 to count - 1. */
char *pwl_field(const passline *p, int i);

/* The field that has this text, or -1. */
int pwl_index(const passline *p, const char *text);

/* Field i, from 0 to count - 1, as a decimal number of 0 to max.  Returns 0, or
 * -1 when it is something else; *number is then unchanged. */
int pwl_number(const passline *p, int i, unsigned long max, unsigned long *number);

/* Puts the separators back, so that the line is as it was but for its newline,
 * and returns the line.  p has no fields afterwards.  It must have some before. */
char *pwl_join(passline *p);

/* Reads the members of a list ("root,bin,daemon") one by one.  *rest is the
 * list at first, a writable string, and what is left of it then; NULL after the
 * last one.  Returns a member, or NULL when *rest is NULL. */
char *pwl_member(char **rest);

#endif
