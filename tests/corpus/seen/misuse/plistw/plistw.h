/* plistw.h - writes property lists (XML) into a buffer of the caller.
 *
 *     char buf[1000];
 *     plistw w;
 *     plistw_begin(&w, buf, sizeof buf);
 *     plistw_dict(&w);
 *         plistw_key(&w, "Label");
 *         plistw_string(&w, "demo");
 *         plistw_key(&w, "Ports");
 *         plistw_array(&w);
 *             plistw_integer(&w, 80);
 *         plistw_close(&w);
 *     plistw_close(&w);
 *     if (plistw_end(&w) > 0) ...
 *
 * The order of the calls is the caller's responsibility and is checked with
 * assert() only:
 *   - in a dictionary each value follows a plistw_key and each key has its
 *     value, and keys stand nowhere else;
 *   - there is exactly one value at the top;
 *   - each plistw_dict and plistw_array has its plistw_close, all before
 *     plistw_end, after which only plistw_begin may follow.
 */
#ifndef PLISTW_H
#define PLISTW_H

#include <stddef.h>

#define PLISTW_DEPTH 24     /* deeper dictionaries and arrays must not be opened */

typedef struct {
    char *buf;
    size_t cap, len;
    int depth, state;
    char kind[PLISTW_DEPTH];
} plistw;   /* private */

void plistw_begin(plistw *w, char *buf, size_t cap);
void plistw_dict(plistw *w);
void plistw_array(plistw *w);
void plistw_key(plistw *w, const char *key);
void plistw_string(plistw *w, const char *s);
void plistw_integer(plistw *w, long long n);
void plistw_real(plistw *w, double d);
void plistw_bool(plistw *w, int value);
void plistw_close(plistw *w);

/* Ends the document with a NUL.  Returns its length, or 0 when it did not fit
 * into the buffer, which then holds the beginning of it. */
size_t plistw_end(plistw *w);

/* The room that the document needed so far, the NUL included. */
size_t plistw_needed(const plistw *w);

#endif
