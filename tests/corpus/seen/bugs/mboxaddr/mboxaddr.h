/**
 * @file mboxaddr.h
 * Parsing and printing of single mailbox addresses, as in a From: line:
 *
 *     ada@example.org
 *     <ada@example.org>
 *     Ada Lovelace <ada@example.org>
 *     "Lovelace, Ada \"Countess\"" <ada@example.org>
 *
 * A subset of RFC 5322: no comments, groups, routes, domain literals or
 * quoted local parts.
 */
#ifndef MBOXADDR_H
#define MBOXADDR_H

#include <stddef.h>

/** Longest text that is parsed, in bytes. */
#define MBX_TEXT_MAX 998

enum {
    MBX_OK = 0,
    MBX_ESYNTAX = -1,  /**< the text is not a mailbox address */
    MBX_ELONG = -2,    /**< the text is longer than MBX_TEXT_MAX */
    MBX_ENOMEM = -3
};

/** An address.  The strings belong to the library; do not change them. */
struct mbx_addr {
    char *display;  /**< name without quotes and escapes, NULL if there is none */
    char *local;    /**< what stands before the @ */
    char *domain;   /**< what stands after it */
};

/**
 * Parses @p text, any zero-terminated text, which need not be an address.
 * Spaces and tabs around the parts are skipped.
 *
 * @param text  the text, for instance what a user has typed
 * @param out   is set in any case: on failure all its members are NULL.
 *              Release it with mbx_clear().
 * @return MBX_OK or an error
 */
int mbx_parse(const char *text, struct mbx_addr *out);

/** Frees the strings of @p a and makes them NULL.  Twice does no harm. */
void mbx_clear(struct mbx_addr *a);

/**
 * Copies @p src, which mbx_parse() has filled in successfully, to @p dst.
 * What was in @p dst is not freed; on failure its members are NULL.
 * Does nothing when both are the same object.
 */
int mbx_copy(struct mbx_addr *dst, const struct mbx_addr *src);

/**
 * Whether two parsed addresses lead to the same mailbox: 1 or 0.  Display
 * names do not count, nor does the case of the domain.
 */
int mbx_same(const struct mbx_addr *a, const struct mbx_addr *b);

/**
 * Prints a parsed address in the form that mbx_parse() reads; a display name
 * is put into quotes.  As with snprintf(), at most @p size bytes are written,
 * with the zero, and @p buf may be NULL when @p size is 0.
 *
 * @return length of the whole text without the zero
 */
size_t mbx_format(const struct mbx_addr *a, char *buf, size_t size);

/** A short text for a code; also for codes that do not exist. */
const char *mbx_strerror(int code);

#endif
