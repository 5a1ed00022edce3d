#ifndef CSVSLIP_H
#define CSVSLIP_H

/**
 * @file csvslip.h
 * Writes CSV (RFC 4180) into a buffer of the caller.
 *
 * The functions behave like snprintf(): what does not fit is cut off but still
 * counted, and the buffer always holds a terminated string (unless its size is
 * 0). So one can write, look at csvslip_wanted(), and write again into a buffer
 * that is large enough.
 */

#include <stdbool.h>
#include <stddef.h>

/** A writer. Initialise it with csvslip_init(); do not touch the members. */
struct csvslip {
    char *buf;
    size_t size;
    size_t len;
    size_t wanted;
    unsigned long column;
    char sep;
    bool cut;
};

/**
 * Starts a text in @p buf, which has room for @p size bytes and must live as
 * long as the writer is used. @p buf may be NULL if @p size is 0.
 *
 * @param sep  the separator, usually ',' or ';' or '\t'
 * @return 0, or -1 if @p sep is a quote, CR, LF or NUL, or @p buf is NULL with
 *         a size other than 0. The writer is not initialised then.
 */
int csvslip_init(struct csvslip *w, char *buf, size_t size, char sep);

/** Forgets all that was written and starts again in the same buffer. */
void csvslip_rewind(struct csvslip *w);

/**
 * Writes a field. It is quoted if it contains the separator, a quote, CR or LF
 * or starts or ends with a space; quotes within are doubled. NULL is an empty
 * field. @p text must not lie within the buffer being written.
 */
void csvslip_text(struct csvslip *w, const char *text);

/** The same for @p n bytes, which may include NULs. @p p may be NULL if @p n is 0. */
void csvslip_bytes(struct csvslip *w, const void *p, size_t n);

/** Writes a number in decimal. */
void csvslip_int(struct csvslip *w, long long n);

/** Writes a number with the digits needed to read it back; an infinity or NaN
 *  becomes an empty field. */
void csvslip_real(struct csvslip *w, double x);

/** Ends the row (CR LF). A row without fields is an empty line. */
void csvslip_end(struct csvslip *w);

/** Length of the string in the buffer, without the NUL. */
size_t csvslip_length(const struct csvslip *w);

/** Length the string would have in an unlimited buffer. */
size_t csvslip_wanted(const struct csvslip *w);

/** Whether something had to be cut off. */
bool csvslip_cut(const struct csvslip *w);

#endif
