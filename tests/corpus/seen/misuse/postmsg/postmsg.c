#include "postmsg.h"

#include <stdlib.h>
#include <string.h>

struct pm_msg {
    struct pm_msg *next; /* in a queue */
    size_t len;
    unsigned char *body; /* never NULL, exactly len bytes (1 if len is 0) */
};

struct pm_queue {
    size_t limit, len;
    struct pm_msg *first, **tail;
};

static unsigned char *body_of_size(size_t size)
{
    return calloc(size ? size : 1, 1);
}

pm_msg *pm_msg_new(size_t size)
{
    pm_msg *msg;

    if (size > PM_MAX_BODY)
        return NULL;
    msg = malloc(sizeof *msg);
    if (!msg)
        return NULL;
    msg->next = NULL;
    msg->len = size;
    msg->body = body_of_size(size);
    if (!msg->body) {
        free(msg);
        return NULL;
    }
    return msg;
}

void pm_msg_free(pm_msg *msg)
{
    if (!msg)
        return;
    free(msg->body);
    free(msg);
}

pm_msg *pm_msg_dup(const pm_msg *msg)
{
    pm_msg *copy = pm_msg_new(msg->len);

    if (copy)
        memcpy(copy->body, msg->body, msg->len);
    return copy;
}

size_t pm_msg_len(const pm_msg *msg)
{
    return msg->len;
}

void *pm_msg_body(pm_msg *msg)
{
    return msg->body;
}

pm_status pm_msg_append(pm_msg *msg, const void *data, size_t n)
{
    unsigned char *body;

    if (n > PM_MAX_BODY - msg->len)
        return PM_EMSGSIZE;
    if (n == 0)
        return PM_OK;
    /* data may point into the old body, so this goes only afterwards. */
    body = body_of_size(msg->len + n);
    if (!body)
        return PM_ENOMEM;
    memcpy(body, msg->body, msg->len);
    memcpy(body + msg->len, data, n);
    free(msg->body);
    msg->body = body;
    msg->len += n;
    return PM_OK;
}

pm_status pm_msg_trim(pm_msg *msg, size_t n)
{
    unsigned char *body;

    if (n > msg->len)
        return PM_EINVAL;
    if (n == 0)
        return PM_OK;
    body = body_of_size(msg->len - n);
    if (!body)
        return PM_ENOMEM;
    memcpy(body, msg->body + n, msg->len - n);
    free(msg->body);
    msg->body = body;
    msg->len -= n;
    return PM_OK;
}

pm_queue *pm_queue_new(size_t limit)
{
    pm_queue *queue = malloc(sizeof *queue);

    if (!queue)
        return NULL;
    queue->limit = limit;
    queue->len = 0;
    queue->first = NULL;
    queue->tail = &queue->first;
    return queue;
}

void pm_queue_free(pm_queue *queue)
{
    pm_msg *msg;

    if (!queue)
        return;
    while (pm_recv(queue, &msg) == PM_OK)
        pm_msg_free(msg);
    free(queue);
}

pm_status pm_send(pm_queue *queue, pm_msg *msg)
{
    if (queue->len >= queue->limit)
        return PM_EAGAIN;
    msg->next = NULL;
    *queue->tail = msg;
    queue->tail = &msg->next;
    queue->len++;
    return PM_OK;
}

pm_status pm_recv(pm_queue *queue, pm_msg **msg)
{
    pm_msg *first = queue->first;

    *msg = first;
    if (!first)
        return PM_EAGAIN;
    queue->first = first->next;
    if (!queue->first)
        queue->tail = &queue->first;
    first->next = NULL;
    queue->len--;
    return PM_OK;
}

size_t pm_queue_len(const pm_queue *queue)
{
    return queue->len;
}
