#include "inboxq.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct iq_office {
    size_t messages;
    size_t boxes;
};

struct iq_msg {
    iq_office *office;
    size_t references;
    char text[];
};

struct entry {
    struct entry *next;
    iq_msg *message;
};

struct iq_inbox {
    iq_office *office;
    struct entry *first, *last;
    size_t count;
};

iq_office *iq_open(void)
{
    return calloc(1, sizeof(iq_office));
}

void iq_shut(iq_office *o)
{
    if (o == NULL)
        return;
    assert(o->boxes == 0);
    assert(o->messages == 0);
    free(o);
}

size_t iq_alive(const iq_office *o)
{
    return o->messages;
}

iq_msg *iq_message(iq_office *o, const char *text)
{
    size_t size = strlen(text) + 1;
    iq_msg *m = malloc(sizeof *m + size);
    if (m == NULL)
        return NULL;
    m->office = o;
    m->references = 1;
    memcpy(m->text, text, size);
    o->messages++;
    return m;
}

iq_msg *iq_ref(iq_msg *m)
{
    m->references++;
    return m;
}

void iq_unref(iq_msg *m)
{
    if (m == NULL || --m->references > 0)
        return;
    m->office->messages--;
    free(m);
}

const char *iq_text(const iq_msg *m)
{
    return m->text;
}

iq_inbox *iq_inbox_open(iq_office *o)
{
    iq_inbox *box = calloc(1, sizeof *box);
    if (box != NULL) {
        box->office = o;
        o->boxes++;
    }
    return box;
}

void iq_inbox_close(iq_inbox *box)
{
    if (box == NULL)
        return;
    while (box->first != NULL)
        iq_unref(iq_take(box));
    box->office->boxes--;
    free(box);
}

int iq_post(iq_inbox *box, iq_msg *m)
{
    assert(m->office == box->office);
    struct entry *e = malloc(sizeof *e);
    if (e == NULL)
        return -1;
    e->next = NULL;
    e->message = iq_ref(m);
    if (box->last != NULL)
        box->last->next = e;
    else
        box->first = e;
    box->last = e;
    box->count++;
    return 0;
}

iq_msg *iq_take(iq_inbox *box)
{
    struct entry *e = box->first;
    if (e == NULL)
        return NULL;
    iq_msg *m = e->message;
    box->first = e->next;
    if (box->first == NULL)
        box->last = NULL;
    box->count--;
    free(e);
    return m;
}

const iq_msg *iq_peek(const iq_inbox *box)
{
    return box->first == NULL ? NULL : box->first->message;
}

size_t iq_waiting(const iq_inbox *box)
{
    return box->count;
}
