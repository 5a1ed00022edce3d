#include "linkseq.h"

#include <stdlib.h>

struct lseq_node {
    lseq_node *next;
    int value;
};

struct lseq {
    lseq_node *head;
    lseq_node *tail;
    size_t count;
};

static lseq_node *node_new(const lseq *s, int value)
{
    if (s->count >= LSEQ_MAX)
        return NULL;
    lseq_node *n = malloc(sizeof *n);
    if (n) {
        n->next = NULL;
        n->value = value;
    }
    return n;
}

lseq *lseq_new(void)
{
    lseq *s = malloc(sizeof *s);
    if (s) {
        s->head = NULL;
        s->tail = NULL;
        s->count = 0;
    }
    return s;
}

lseq *lseq_from(const int *v, size_t n)
{
    if (n > LSEQ_MAX)
        return NULL;
    lseq *s = lseq_new();
    if (!s)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        if (!lseq_push_back(s, v[i])) {
            lseq_free(s);
            return NULL;
        }
    }
    return s;
}

void lseq_free(lseq *s)
{
    if (!s)
        return;
    lseq_node *n = s->head;
    while (n) {
        lseq_node *next = n->next;
        free(n);
        n = next;
    }
    free(s);
}

size_t lseq_count(const lseq *s)
{
    return s->count;
}

bool lseq_push_front(lseq *s, int value)
{
    lseq_node *n = node_new(s, value);
    if (!n)
        return false;
    n->next = s->head;
    s->head = n;
    if (!s->tail)
        s->tail = n;
    s->count++;
    return true;
}

bool lseq_push_back(lseq *s, int value)
{
    lseq_node *n = node_new(s, value);
    if (!n)
        return false;
    if (s->tail)
        s->tail->next = n;
    else
        s->head = n;
    s->tail = n;
    s->count++;
    return true;
}

bool lseq_pop_front(lseq *s, int *value)
{
    lseq_node *n = s->head;
    if (!n)
        return false;
    if (value)
        *value = n->value;
    s->head = n->next;
    if (!s->head)
        s->tail = NULL;
    s->count--;
    free(n);
    return true;
}

bool lseq_equal(const lseq *a, const lseq *b)
{
    if (a->count != b->count)
        return false;
    const lseq_node *x = a->head;
    const lseq_node *y = b->head;
    while (x && y) {
        if (x->value != y->value)
            return false;
        x = x->next;
        y = y->next;
    }
    return true;
}

void lseq_begin(lseq *s, lseq_cur *c)
{
    c->seq = s;
    c->prev = NULL;
    c->at = s->head;
}

bool lseq_get(const lseq_cur *c, int *value)
{
    if (!c->at)
        return false;
    *value = c->at->value;
    return true;
}

bool lseq_next(lseq_cur *c)
{
    if (!c->at)
        return false;
    c->prev = c->at;
    c->at = c->at->next;
    return true;
}

bool lseq_insert(lseq_cur *c, int value)
{
    lseq *s = c->seq;
    lseq_node *n = node_new(s, value);
    if (!n)
        return false;
    n->next = c->at;
    if (c->prev)
        c->prev->next = n;
    else
        s->head = n;
    if (!c->at)
        s->tail = n;
    s->count++;
    c->prev = n;
    return true;
}

bool lseq_erase(lseq_cur *c)
{
    lseq *s = c->seq;
    lseq_node *gone = c->at;
    lseq_node *before = c->prev;

    if (!gone)
        return false;
    if (!before) {
        lseq_pop_front(s, NULL);
        c->at = s->head;
        return true;
    }
    /* Step over the element, then take it out behind the cursor. */
    lseq_next(c);
    before->next = c->at;
    if (s->tail == gone)
        s->tail = before;
    s->count--;
    free(gone);
    return true;
}
