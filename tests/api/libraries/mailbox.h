/* Fixed messages in a fixed ring, status by an enum, an object by value inside the caller. */
#ifndef MAILBOX_H
#define MAILBOX_H
#include <stdint.h>
#define MAILBOX_SLOTS 4
#define MESSAGE_BYTES 8

typedef enum { MAILBOX_OK = 0, MAILBOX_FULL, MAILBOX_EMPTY, MAILBOX_BAD_ARGUMENT } mailbox_status;

typedef struct {
    uint8_t kind;
    uint8_t length;
    char text[MESSAGE_BYTES];
} message;

typedef struct mailbox mailbox;

mailbox *mailbox_create(void);
void mailbox_destroy(mailbox *box);
mailbox_status mailbox_send(mailbox *box, const message *m);
mailbox_status mailbox_receive(mailbox *box, message *m);
mailbox_status mailbox_peek(const mailbox *box, unsigned index, message *m);
unsigned mailbox_waiting(const mailbox *box);
const char *mailbox_status_text(mailbox_status status);
#endif
