#include "mailbox.h"

#include <stdlib.h>
#include <string.h>

struct mailbox {
    message slots[MAILBOX_SLOTS];
    unsigned first, waiting;
};

mailbox *mailbox_create(void)
{
    return calloc(1, sizeof(mailbox));
}

void mailbox_destroy(mailbox *box)
{
    free(box);
}

mailbox_status mailbox_send(mailbox *box, const message *m)
{
    if (!box || !m || m->length > MESSAGE_BYTES)
        return MAILBOX_BAD_ARGUMENT;
    if (box->waiting == MAILBOX_SLOTS)
        return MAILBOX_FULL;
#ifdef SEEDED_BUG /* the ring does not turn */
    box->slots[box->first + box->waiting] = *m;
#else
    box->slots[(box->first + box->waiting) % MAILBOX_SLOTS] = *m;
#endif
    box->waiting++;
    return MAILBOX_OK;
}

mailbox_status mailbox_receive(mailbox *box, message *m)
{
    if (!box || !m)
        return MAILBOX_BAD_ARGUMENT;
    if (box->waiting == 0)
        return MAILBOX_EMPTY;
    *m = box->slots[box->first];
    box->first = (box->first + 1) % MAILBOX_SLOTS;
    box->waiting--;
    return MAILBOX_OK;
}

mailbox_status mailbox_peek(const mailbox *box, unsigned index, message *m)
{
    if (!box || !m)
        return MAILBOX_BAD_ARGUMENT;
    if (index >= box->waiting)
        return MAILBOX_EMPTY;
    *m = box->slots[(box->first + index) % MAILBOX_SLOTS];
    return MAILBOX_OK;
}

unsigned mailbox_waiting(const mailbox *box)
{
    return box ? box->waiting : 0;
}

const char *mailbox_status_text(mailbox_status status)
{
    static const char *const texts[] = {"ok", "full", "empty", "bad argument"};
    return (unsigned)status < 4 ? texts[status] : "unknown";
}
