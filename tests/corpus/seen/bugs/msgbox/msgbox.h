/**
 * msgbox.h -- a mailbox of text messages between parts of a program
 *
 * Messages are copied in and copied out. Urgent messages are taken before
 * ordinary ones, otherwise it is first in, first out.
 */
#ifndef MSGBOX_H
#define MSGBOX_H

#include <stdbool.h>
#include <stddef.h>

typedef struct mbox mbox;

typedef enum mbox_result {
    MBOX_OK,
    MBOX_FULL,   ///< there are as many messages as fit
    MBOX_CLOSED, ///< no more messages are taken
    MBOX_EMPTY,  ///< there is none
    MBOX_NOMEM
} mbox_result;

typedef enum mbox_class { MBOX_ORDINARY, MBOX_URGENT } mbox_class;

/// A box for at most `capacity` messages, 1 to 1000; NULL otherwise.
mbox *mbox_new(size_t capacity);
void mbox_free(mbox *box);

/// Puts a copy of text into the box.
mbox_result mbox_post(mbox *box, int sender, mbox_class cls, const char *text);

/// Takes the next message out. Its text is written to buffer, cut to size - 1
/// characters and terminated; nothing is written if size is 0. The sender is
/// stored in *sender if that is not NULL.
mbox_result mbox_take(mbox *box, char *buffer, size_t size, int *sender);

/// The text of the next message, valid until the box is next changed; NULL if
/// there is none.
const char *mbox_peek(const mbox *box);

/// Throws away all messages of a sender. Returns how many those were.
size_t mbox_drop(mbox *box, int sender);

/// From now on mbox_post() gives MBOX_CLOSED; what is inside can be taken.
void mbox_close(mbox *box);
bool mbox_is_closed(const mbox *box);

size_t mbox_count(const mbox *box);

#endif
