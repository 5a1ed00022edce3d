#include "slotque.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

bool sq_init(struct slotque *q, void *mem, size_t elem, size_t slots)
{
    if (elem == 0 || slots == 0 || slots > SIZE_MAX / elem)
        return false;
    q->mem = mem;
    q->elem = elem;
    q->slots = slots;
    q->head = 0;
    q->len = 0;
    return true;
}

size_t sq_len(const struct slotque *q)
{
    return q->len;
}

size_t sq_room(const struct slotque *q)
{
    return q->slots - q->len;
}

/* Index of the slot that is `i` after the head; i is at most slots - 1. */
static size_t slot(const struct slotque *q, size_t i)
{
    size_t before_wrap = q->slots - q->head;
    return i < before_wrap ? q->head + i : i - before_wrap;
}

static unsigned char *address(const struct slotque *q, size_t i)
{
    return q->mem + slot(q, i) * q->elem;
}

bool sq_push(struct slotque *q, const void *element)
{
    if (q->len == q->slots)
        return false;
    memmove(address(q, q->len), element, q->elem);
    q->len++;
    return true;
}

void sq_force(struct slotque *q, const void *element)
{
    if (q->len == q->slots) {
        /* The new element goes where the oldest one was. */
        memmove(address(q, 0), element, q->elem);
        q->head = q->slots == 1 ? 0 : slot(q, 1);
    } else {
        sq_push(q, element);
    }
}

bool sq_pop(struct slotque *q, void *out)
{
    if (q->len == 0)
        return false;
    if (out != NULL)
        memmove(out, address(q, 0), q->elem);
    q->head = q->slots == 1 ? 0 : slot(q, 1);
    q->len--;
    return true;
}

void *sq_at(const struct slotque *q, size_t i)
{
    assert(i < q->len);
    return address(q, i);
}

size_t sq_drop(struct slotque *q, size_t n)
{
    if (n >= q->len) {
        n = q->len;
        sq_clear(q);
    } else {
        /* n is less than the number of slots here */
        q->head = slot(q, n);
        q->len -= n;
    }
    return n;
}

void sq_clear(struct slotque *q)
{
    q->head = 0;
    q->len = 0;
}

size_t sq_each(const struct slotque *q, sq_visit *visit, void *arg)
{
    size_t i = 0;
    while (i < q->len) {
        const void *element = address(q, i);
        i++;
        if (!visit(element, arg))
            break;
    }
    return i;
}
