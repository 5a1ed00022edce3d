#ifndef TAILLOG_H
#define TAILLOG_H

#include <stddef.h>

/*
 * taillog - keeps the last bytes of a stream in a buffer of yours.
 *
 * No allocation. A struct taillog may lie anywhere; the buffer has to stay
 * alive as long as the taillog is used, and is the taillog's to write to.
 * Functions want a taillog that has been through taillog_init().
 */
struct taillog {
    char *buf;          /* private from here on */
    size_t size;
    size_t used;
    unsigned long long seen;
};

/* A line of the tail, without its newline. Not NUL-terminated. */
struct taillog_line {
    const char *text;
    size_t length;
};

/* Starts an empty tail in buf, which has size bytes. size 0 is allowed, then
 * nothing is ever kept and buf may be NULL. */
void taillog_init(struct taillog *t, char *buf, size_t size);

/* Appends n bytes at data (NULL is fine if n is 0). If there is not enough
 * room the oldest bytes go. data must not lie in the taillog's own buffer. */
void taillog_put(struct taillog *t, const char *data, size_t n);

/* Appends a string without its NUL. */
void taillog_puts(struct taillog *t, const char *s);

/* How many bytes are kept, and how many have been put in all. */
size_t taillog_used(const struct taillog *t);
unsigned long long taillog_seen(const struct taillog *t);

/* Copies the tail to out and returns its length. out must have room for
 * taillog_used() bytes, outside of the buffer; no NUL is added. */
size_t taillog_copy(const struct taillog *t, char *out);

/* Finds the last max lines, in the order in which they were put, and stores
 * them in lines, an array of at least max elements. A last line without newline
 * counts. Returns how many there are. They point into the buffer and are good
 * until the next put or skip. */
size_t taillog_lines(const struct taillog *t, struct taillog_line *lines, size_t max);

/* Whether the tail ends with s: 1 or 0. Every tail ends with "". */
int taillog_ends(const struct taillog *t, const char *s);

/* Forgets the n oldest bytes, or all if there are fewer. */
void taillog_skip(struct taillog *t, size_t n);

/* Forgets all bytes; taillog_seen() goes on. */
void taillog_clear(struct taillog *t);

#endif
