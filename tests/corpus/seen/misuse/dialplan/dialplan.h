/* dialplan - international telephone numbers
 *
 * Reads numbers as people write them, "+49 (30) 901820" or "+1-202-456-1111",
 * and writes them in E.164 or grouped as is usual in their country.
 *
 * Nothing is allocated.  A dp_number refers to the text it was read from and
 * to the entry of the table it was read with: keep both, unchanged, for as
 * long as you use the number.
 *
 * Pointers must not be NULL.  A dp_number has to come from a successful
 * dp_parse() before it is given to the other functions.
 */
#ifndef DIALPLAN_H
#define DIALPLAN_H

#include <stddef.h>
#include <stdint.h>

/* What is known of a country.  Tables are arrays of these in any order, with
 * an entry of code 0 after the last; dp_builtin() is one. */
typedef struct {
    unsigned code;      /* calling code, 1 to 999 */
    const char *region; /* such as "DE" */
    int shortest;       /* digits after the code, at least 1 ... */
    int longest;        /* ... and at most this, not above 12 */
    const char *groups; /* sizes of groups, such as "334"; the remaining
                           digits are a group of their own */
} dp_country;

typedef struct {
    const dp_country *country;
    const char *national; /* in the text: where the national part begins, */
    size_t extent;        /* and how many characters of it there are */
} dp_number;

enum {
    DP_OK = 0,
    DP_SYNTAX = -1,  /* not of the form described at dp_parse() */
    DP_COUNTRY = -2, /* no country in the table has this code */
    DP_LENGTH = -3   /* too few or too many digits for the country */
};

#define DP_E164_SIZE 17   /* room for a number in E.164 with its NUL */
#define DP_FORMAT_SIZE 40 /* room for a formatted number with its NUL */

/* A table with some countries. */
const dp_country *dp_builtin(void);

/* The first entry of a table with this code; NULL if there is none. */
const dp_country *dp_find(const dp_country *table, unsigned code);

/* Reads a number: "+" and digits, between and after which there may be
 * blanks, "-", ".", "/", "(" and ")".  The code is the shortest one that is in
 * the table.  *out is set only if DP_OK is returned. */
int dp_parse(const dp_country *table, const char *text, dp_number *out);

/* The number of national digits, and each of them as 0 to 9, the first with
 * index 0; -1 if there is none with this index. */
int dp_length(const dp_number *number);
int dp_digit(const dp_number *number, int index);

/* Writes "+4930901820" to `out`, which has at least DP_E164_SIZE bytes.
 * Returns the length. */
int dp_e164(const dp_number *number, char *out);

/* Writes "+1 202 456 1111" to `out`, which has at least DP_FORMAT_SIZE bytes.
 * Returns the length. */
int dp_format(const dp_number *number, char *out);

/* By code, then by national digits as a text: negative, 0 or positive.  Equal
 * numbers (0) have the same hash. */
int dp_compare(const dp_number *a, const dp_number *b);
uint32_t dp_hash(const dp_number *number);

#endif
