#include "parcelq.h"

#include <stdlib.h>
#include <string.h>

struct parcelq {
    size_t limit, first, length;
    char *message[];
};

parcelq *parcelq_open(size_t limit)
{
    parcelq *q;

    if (limit == 0 || limit > PARCELQ_LIMIT_MAX)
        return NULL;
    if (!(q = calloc(1, sizeof *q + limit * sizeof q->message[0])))
        return NULL;
    q->limit = limit;
    return q;
}

static char *pop(parcelq *q)
{
    char *message = q->message[q->first];

    q->message[q->first] = NULL;
    q->first = (q->first + 1) % q->limit;
    q->length--;
    return message;
}

size_t parcelq_flush(parcelq *q)
{
    size_t n = q->length;

    while (q->length)
        free(pop(q));
    return n;
}

void parcelq_close(parcelq *q)
{
    if (!q)
        return;
    parcelq_flush(q);
    free(q);
}

parcelq_status parcelq_send(parcelq *q, char *message)
{
    if (q->length == q->limit)
        return PARCELQ_FULL;
    q->message[(q->first + q->length++) % q->limit] = message;
    return PARCELQ_OK;
}

parcelq_status parcelq_send_copy(parcelq *q, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy;

    if (q->length == q->limit)
        return PARCELQ_FULL;
    if (!(copy = malloc(size)))
        return PARCELQ_NOMEM;
    return parcelq_send(q, memcpy(copy, text, size));
}

parcelq_status parcelq_recv(parcelq *q, char **message)
{
    *message = NULL;
    if (q->length == 0)
        return PARCELQ_EMPTY;
    *message = pop(q);
    return PARCELQ_OK;
}

const char *parcelq_peek(const parcelq *q)
{
    return q->length ? q->message[q->first] : NULL;
}

parcelq_status parcelq_forward(parcelq *from, parcelq *to)
{
    if (from->length == 0)
        return PARCELQ_EMPTY;
    if (from != to && to->length == to->limit)
        return PARCELQ_FULL;
    return parcelq_send(to, pop(from));
}

size_t parcelq_length(const parcelq *q)
{
    return q->length;
}
