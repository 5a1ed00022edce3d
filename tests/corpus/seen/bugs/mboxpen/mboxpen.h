/** @file mboxpen.h
 *
 * Reading and writing of mailboxes in the "mboxrd" format, in memory.
 *
 * A mailbox is a text.  Each message in it begins with a line "From sender
 * date" and ends with an empty line.  So that no line of a body is taken for
 * the beginning of a message, a line of a body that matches "^>*From " gets one
 * more '>' in front; the reader takes it away again.
 *
 * Texts are NUL-terminated, lines end with '\n'.  No pointer argument may be
 * NULL unless it is said.
 */
#ifndef MBOXPEN_H
#define MBOXPEN_H

#include <stddef.h>

/** Longest body to append, in bytes, and most messages in a mailbox. */
#define MBOX_MAXBODY 65536
#define MBOX_MAXMSGS 1024

typedef struct mbox mbox;

/** An empty mailbox. @return NULL when out of memory */
mbox *mbox_new(void);

/** A mailbox from its text, which is copied.
 * @param text is empty or begins with a From_ line
 * @return NULL when it does not, when its last line is not terminated, when
 *         it has more than MBOX_MAXMSGS messages, or when out of memory */
mbox *mbox_parse(const char *text);

/** @param m may be NULL */
void mbox_free(mbox *m);

/** Appends a message. A body that does not end with a newline gets one,
 * unless it is empty.
 * @param sender not empty, without blanks and control characters, at most
 *               1024 bytes
 * @param date   not empty, without control characters, at most 1024 bytes
 * @param body   any text of at most MBOX_MAXBODY bytes
 * @return 0, or -1 when an argument is wrong, the mailbox is full or memory is
 *         short; then the mailbox is as before */
int mbox_append(mbox *m, const char *sender, const char *date, const char *body);

/** Number of messages. */
size_t mbox_count(const mbox *m);

/** The text of the whole mailbox; valid until the mailbox changes. */
const char *mbox_text(const mbox *m);

/** The body of message i (from 0) as it was before quoting.
 * @return to be freed by the caller; NULL when there is no such message or
 *         out of memory */
char *mbox_body(const mbox *m, size_t i);

/** The sender of message i, without the date.
 * @return as mbox_body() */
char *mbox_sender(const mbox *m, size_t i);

/** Quotes the lines of a body.
 * @return to be freed by the caller; NULL when the body is longer than
 *         MBOX_MAXBODY or when out of memory */
char *mbox_quote(const char *body);

/** Takes back what mbox_quote() did.  Never longer than its argument.
 * @return to be freed by the caller; NULL when out of memory */
char *mbox_unquote(const char *quoted);

#endif
