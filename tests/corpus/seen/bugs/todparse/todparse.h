#ifndef TODPARSE_H
#define TODPARSE_H

#include <stdbool.h>

/* Time of day. */
typedef struct tod {
    unsigned char hour, minute, second;
} tod;

bool tod_make(tod *t, int hour, int minute, int second);
bool tod_parse(tod *t, const char *text); /* "7:30", "07:30" or "07:30:15"; without seconds they are 0 */
void tod_format(const tod *t, char text[9]); /* "07:30:15" */

long tod_seconds(const tod *t); /* since midnight */
void tod_from_seconds(tod *t, long seconds); /* wraps around at midnight */
void tod_add(tod *t, long seconds);

int tod_compare(const tod *a, const tod *b); /* <0, 0, >0 */
bool tod_within(const tod *t, const tod *from, const tod *to); /* also across midnight */

#endif
