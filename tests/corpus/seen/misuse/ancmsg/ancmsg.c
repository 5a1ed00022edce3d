#include "ancmsg.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

void anc_init(struct anc_msg *msg, void *control, size_t capacity)
{
    assert((uintptr_t)control % _Alignof(struct anc_hdr) == 0);
    assert(control != NULL || capacity == 0);
    msg->control = control;
    msg->capacity = capacity;
    msg->length = 0;
}

void anc_clear(struct anc_msg *msg)
{
    msg->length = 0;
}

bool anc_put(struct anc_msg *msg, int level, int type, const void *data, size_t len)
{
    if (len > ANC_MAX_PAYLOAD || ANC_SPACE(len) > msg->capacity - msg->length)
        return false;
    struct anc_hdr *hdr = (struct anc_hdr *)(void *)(msg->control + msg->length);
    hdr->len = sizeof *hdr + len;
    hdr->level = level;
    hdr->type = type;
    unsigned char *payload = anc_data(hdr);
    if (len > 0)
        memcpy(payload, data, len);
    memset(payload + len, 0, ANC_ALIGN(len) - len);
    msg->length += ANC_SPACE(len);
    return true;
}

struct anc_hdr *anc_first(const struct anc_msg *msg)
{
    return msg->length == 0 ? NULL : (struct anc_hdr *)(void *)msg->control;
}

struct anc_hdr *anc_next(const struct anc_msg *msg, const struct anc_hdr *hdr)
{
    uintptr_t at = (uintptr_t)hdr, start = (uintptr_t)msg->control;
    assert(at >= start && at - start < msg->length);
    size_t next = at - start + ANC_ALIGN(hdr->len);
    return next >= msg->length ? NULL : (struct anc_hdr *)(void *)(msg->control + next);
}

struct anc_hdr *anc_find(const struct anc_msg *msg, int level, int type)
{
    for (struct anc_hdr *hdr = anc_first(msg); hdr != NULL; hdr = anc_next(msg, hdr))
        if (hdr->level == level && hdr->type == type)
            return hdr;
    return NULL;
}

void *anc_data(struct anc_hdr *hdr)
{
    return hdr + 1;
}

size_t anc_data_len(const struct anc_hdr *hdr)
{
    return hdr->len - sizeof *hdr;
}

size_t anc_copy(const struct anc_hdr *hdr, void *out, size_t size)
{
    size_t len = anc_data_len(hdr);
    if (size > len)
        size = len;
    if (size > 0)
        memcpy(out, hdr + 1, size);
    return len;
}

size_t anc_count(const struct anc_msg *msg)
{
    size_t count = 0;
    for (struct anc_hdr *hdr = anc_first(msg); hdr != NULL; hdr = anc_next(msg, hdr))
        count++;
    return count;
}
