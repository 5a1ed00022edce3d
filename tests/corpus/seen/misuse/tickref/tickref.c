#include "tickref.h"

#include <stdlib.h>
#include <string.h>

struct ticket {
    unsigned refs;
    ticket_state state;
    ticket *waits_for;
    char *title;
};

struct node {
    struct node *next;
    ticket *ticket;
};

struct ticket_queue {
    struct node *head, **tail;
    size_t length;
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *result = malloc(size);
    return result == NULL ? NULL : memcpy(result, text, size);
}

ticket *ticket_new(const char *title)
{
    ticket *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->title = copy(title);
    if (t->title == NULL) {
        free(t);
        return NULL;
    }
    t->refs = 1;
    return t;
}

ticket *ticket_ref(ticket *t)
{
    t->refs++;
    return t;
}

void ticket_unref(ticket *t)
{
    while (t != NULL && --t->refs == 0) {
        ticket *next = t->waits_for;
        free(t->title);
        free(t);
        t = next;
    }
}

const char *ticket_title(const ticket *t)
{
    return t->title;
}

bool ticket_retitle(ticket *t, const char *title)
{
    char *fresh = copy(title);
    if (fresh == NULL)
        return false;
    free(t->title);
    t->title = fresh;
    return true;
}

ticket_state ticket_status(const ticket *t)
{
    return t->state;
}

bool ticket_advance(ticket *t)
{
    if (t->state == TICKET_DONE || (t->waits_for != NULL && t->waits_for->state != TICKET_DONE))
        return false;
    t->state = t->state == TICKET_OPEN ? TICKET_WORKING : TICKET_DONE;
    return true;
}

bool ticket_wait_for(ticket *t, ticket *other)
{
    if (other == NULL) {
        ticket *old = t->waits_for;
        t->waits_for = NULL;
        ticket_unref(old);
        return true;
    }
    if (t->waits_for != NULL)
        return false;
    for (const ticket *at = other; at != NULL; at = at->waits_for)
        if (at == t)
            return false;
    t->waits_for = ticket_ref(other);
    return true;
}

ticket *ticket_waits_for(const ticket *t)
{
    return t->waits_for;
}

ticket_queue *ticket_queue_new(void)
{
    ticket_queue *q = calloc(1, sizeof *q);
    if (q != NULL)
        q->tail = &q->head;
    return q;
}

void ticket_queue_free(ticket_queue *q)
{
    if (q == NULL)
        return;
    while (q->length > 0)
        ticket_unref(ticket_queue_pop(q));
    free(q);
}

bool ticket_queue_push(ticket_queue *q, ticket *t)
{
    struct node *node = malloc(sizeof *node);
    if (node == NULL)
        return false;
    node->next = NULL;
    node->ticket = t;
    *q->tail = node;
    q->tail = &node->next;
    q->length++;
    return true;
}

ticket *ticket_queue_pop(ticket_queue *q)
{
    struct node *node = q->head;
    if (node == NULL)
        return NULL;
    ticket *t = node->ticket;
    q->head = node->next;
    if (q->head == NULL)
        q->tail = &q->head;
    q->length--;
    free(node);
    return t;
}

size_t ticket_queue_length(const ticket_queue *q)
{
    return q->length;
}
