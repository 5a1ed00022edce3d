#include "postbin.h"

#include <stdlib.h>
#include <string.h>

struct postbin {
    postbin_msg *head;
    postbin_msg *tail;          /* undefined when head is NULL */
    size_t count;
    size_t limit;
};

postbin_msg *postbin_msg_new(int from, const void *data, size_t len)
{
    postbin_msg *msg;

    if (len > POSTBIN_BYTES_MAX)
        return NULL;
    msg = malloc(sizeof *msg + len);
    if (msg == NULL)
        return NULL;
    msg->link = NULL;
    msg->from = from;
    msg->len = len;
    if (len > 0)
        memcpy(msg->data, data, len);
    return msg;
}

void postbin_msg_free(postbin_msg *msg)
{
    free(msg);
}

postbin *postbin_open(size_t limit)
{
    postbin *box;

    if (limit == 0 || limit > POSTBIN_LIMIT_MAX)
        return NULL;
    box = calloc(1, sizeof *box);
    if (box == NULL)
        return NULL;
    box->limit = limit;
    return box;
}

void postbin_close(postbin *box)
{
    if (box == NULL)
        return;
    while (postbin_drop(box))
        ;
    free(box);
}

int postbin_post(postbin *box, postbin_msg *msg)
{
    if (box->count == box->limit)
        return -1;
    msg->link = NULL;
    if (box->head == NULL)
        box->head = msg;
    else
        box->tail->link = msg;
    box->tail = msg;
    box->count++;
    return 0;
}

const postbin_msg *postbin_peek(const postbin *box)
{
    return box->head;
}

postbin_msg *postbin_take(postbin *box)
{
    postbin_msg *msg = box->head;

    if (msg == NULL)
        return NULL;
    box->head = msg->link;
    msg->link = NULL;
    box->count--;
    return msg;
}

int postbin_drop(postbin *box)
{
    postbin_msg *msg = postbin_take(box);

    if (msg == NULL)
        return 0;
    postbin_msg_free(msg);
    return 1;
}

size_t postbin_count(const postbin *box)
{
    return box->count;
}

size_t postbin_each(const postbin *box,
                    int (*visit)(const postbin_msg *msg, void *arg), void *arg)
{
    const postbin_msg *msg;
    size_t visited = 0;

    for (msg = box->head; msg != NULL; msg = msg->link) {
        visited++;
        if (visit(msg, arg) != 0)
            break;
    }
    return visited;
}

size_t postbin_purge(postbin *box, int from)
{
    postbin_msg **at = &box->head;
    postbin_msg *last = NULL;
    size_t purged = 0;

    while (*at != NULL) {
        postbin_msg *msg = *at;

        if (msg->from == from) {
            *at = msg->link;
            postbin_msg_free(msg);
            box->count--;
            purged++;
        } else {
            last = msg;
            at = &msg->link;
        }
    }
    box->tail = last;
    return purged;
}
