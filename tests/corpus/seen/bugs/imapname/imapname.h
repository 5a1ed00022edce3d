/**
 * @file imapname.h
 * @brief Names of IMAP mailboxes: modified UTF-7 (RFC 3501, 5.1.3) and back.
 *
 * On the wire a mailbox name is printable ASCII.  "&" is written "&-", and
 * runs of all other characters (control characters too) are written as
 * base64 of UTF-16 between "&" and "-": "Entwürfe" is "Entw&APw-rfe".
 *
 * All texts are NUL-terminated.  No argument may be NULL unless said
 * otherwise.  Strings returned as `char *` are the caller's, who frees them
 * with imn_free().
 */
#ifndef IMAPNAME_H
#define IMAPNAME_H

#include <stddef.h>

/** Longest text in bytes that the functions convert. */
#define IMN_MAX 1000

/**
 * @brief Encodes a name for the wire.
 * @param utf8 any UTF-8 text of at most IMN_MAX bytes, possibly empty
 * @return the encoded name; NULL if the text is not UTF-8, is too long or if
 *         there is no memory
 */
char *imn_encode(const char *utf8);

/**
 * @brief Decodes a name from the wire; undoes imn_encode().
 * @param name any text
 * @return the name in UTF-8; NULL if name is not modified UTF-7 as
 *         imn_encode() would write it, is longer than 8 * IMN_MAX bytes or if
 *         there is no memory
 */
char *imn_decode(const char *name);

/** @brief 1 if the text is the same in both forms, else 0. */
int imn_plain(const char *text);

/**
 * @brief Compares encoded names.  They are compared byte by byte, but a
 *        first level "INBOX" is the same in upper and lower case.
 * @param delim hierarchy delimiter, '\0' if there is none
 * @return 1 if equal, else 0
 */
int imn_equal(const char *a, const char *b, char delim);

/**
 * @brief Joins two encoded names to parent, delim, child.
 * @return the new name, or only the child if parent is empty; NULL if one of
 *         them is longer than 8 * IMN_MAX bytes or if there is no memory
 */
char *imn_join(const char *parent, char delim, const char *child);

/** @brief Number of levels of an encoded name: 1 + delimiters in it. */
size_t imn_levels(const char *name, char delim);

/** @brief The last level of a name, a pointer into it. */
const char *imn_leaf(const char *name, char delim);

/** @brief Frees a string that came from this library; NULL is allowed. */
void imn_free(char *s);

#endif
