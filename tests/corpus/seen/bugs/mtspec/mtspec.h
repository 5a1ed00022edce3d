/* mtspec - lines of a file specification in the manner of mtree(5)
 *
 *     ./bin/ls type=file mode=0755 size=51200 time=1700000000.250000000
 *
 * A name, then keywords in any order.  In names \ooo stands for a byte.
 */
#ifndef MTSPEC_H
#define MTSPEC_H

#include <stddef.h>

#define MTSPEC_NAME 256

typedef enum { MTSPEC_FILE, MTSPEC_DIR, MTSPEC_LINK } mtspec_type;

typedef struct {
    long long sec;
    long nsec;              /* 0 to 999999999 */
} mtspec_time;

/* What a line does not say is 0 (MTSPEC_FILE). */
typedef struct {
    char name[MTSPEC_NAME];
    mtspec_type type;
    unsigned mode;          /* up to 07777 */
    long long size;
    mtspec_time time;
} mtspec_entry;

typedef enum {
    MTSPEC_OK,
    MTSPEC_NONAME,          /* empty line or comment */
    MTSPEC_TOOLONG,
    MTSPEC_SYNTAX,
    MTSPEC_RANGE,
    MTSPEC_KEYWORD          /* an unknown one, or no "=" */
} mtspec_error;

/* Parses a line, which may end with LF.  *entry is of use with MTSPEC_OK only. */
mtspec_error mtspec_parse(const char *line, mtspec_entry *entry);

/* Parses a time: seconds, and maybe a dot and 1 to 9 digits. */
mtspec_error mtspec_parse_time(const char *text, mtspec_time *time);

/* Below, equal to or above 0 as a is older than, as old as, or newer than b. */
int mtspec_compare_time(mtspec_time a, mtspec_time b);

/* Whether all of two entries is the same. */
int mtspec_equal(const mtspec_entry *a, const mtspec_entry *b);

/* Writes the entry as a line without LF; like snprintf for the rest. */
size_t mtspec_format(const mtspec_entry *entry, char *dst, size_t cap);

#endif
