#include "msgbox.h"

#include <stdlib.h>
#include <string.h>

struct message {
    struct message *next;
    int sender;
    mbox_class cls;
    char text[];
};

struct mbox {
    struct message *first;
    size_t count;
    size_t capacity;
    bool closed;
};

static struct message *message_new(int sender, mbox_class cls, const char *text)
{
    size_t size = strlen(text) + 1;
    struct message *m = malloc(sizeof *m + size);
    if (m == NULL)
        return NULL;
    m->next = NULL;
    m->sender = sender;
    m->cls = cls;
    memcpy(m->text, text, size);
    return m;
}

mbox *mbox_new(size_t capacity)
{
    if (capacity < 1 || capacity > 1000)
        return NULL;
    mbox *box = calloc(1, sizeof *box);
    if (box != NULL)
        box->capacity = capacity;
    return box;
}

void mbox_free(mbox *box)
{
    if (box == NULL)
        return;
    while (box->first != NULL) {
        struct message *m = box->first;
        box->first = m->next;
        free(m);
    }
    free(box);
}

/* Behind all that go before it. */
static mbox_result enqueue(mbox *box, struct message *m)
{
    if (box->count >= box->capacity)
        return MBOX_FULL;
    struct message **link = &box->first;
    while (*link != NULL && (m->cls != MBOX_URGENT || (*link)->cls == MBOX_URGENT))
        link = &(*link)->next;
    m->next = *link;
    *link = m;
    box->count++;
    return MBOX_OK;
}

mbox_result mbox_post(mbox *box, int sender, mbox_class cls, const char *text)
{
    if (box->closed)
        return MBOX_CLOSED;
    struct message *m = message_new(sender, cls, text);
    if (m == NULL)
        return MBOX_NOMEM;
    return enqueue(box, m);
}

mbox_result mbox_take(mbox *box, char *buffer, size_t size, int *sender)
{
    struct message *m = box->first;
    if (m == NULL)
        return MBOX_EMPTY;
    if (size > 0) {
        size_t length = strlen(m->text);
        if (length > size - 1)
            length = size - 1;
        memcpy(buffer, m->text, length);
        buffer[length] = '\0';
    }
    if (sender != NULL)
        *sender = m->sender;
    box->first = m->next;
    box->count--;
    free(m);
    return MBOX_OK;
}

const char *mbox_peek(const mbox *box)
{
    return box->first == NULL ? NULL : box->first->text;
}

size_t mbox_drop(mbox *box, int sender)
{
    size_t dropped = 0;
    struct message **link = &box->first;
    while (*link != NULL) {
        struct message *m = *link;
        if (m->sender == sender) {
            *link = m->next;
            free(m);
            dropped++;
        } else {
            link = &m->next;
        }
    }
    box->count -= dropped;
    return dropped;
}

void mbox_close(mbox *box)
{
    box->closed = true;
}

bool mbox_is_closed(const mbox *box)
{
    return box->closed;
}

size_t mbox_count(const mbox *box)
{
    return box->count;
}
