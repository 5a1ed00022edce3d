#include "gzhead.h"

#include <stdlib.h>
#include <string.h>

enum state { FLAGS, LENGTH_LOW, LENGTH_HIGH, EXTRA, NAME, END };

struct gzhead {
    enum state state;
    unsigned flags;
    size_t extra_length;
    size_t extra_left;
    unsigned char *keep;
    size_t keep_space;
    char name[32];
    size_t name_length;
};

struct gzhead *gzhead_new(void)
{
    return calloc(1, sizeof(struct gzhead));
}

void gzhead_free(struct gzhead *head)
{
    free(head);
}

void gzhead_reset(struct gzhead *head)
{
    unsigned char *keep = head->keep;
    size_t space = head->keep_space;
    memset(head, 0, sizeof *head);
    head->keep = keep;
    head->keep_space = space;
}

void gzhead_keep_extra(struct gzhead *head, unsigned char *buffer, size_t space)
{
    head->keep = buffer;
    head->keep_space = buffer ? space : 0;
}

static enum state after_extra(const struct gzhead *head)
{
    return head->flags & GZHEAD_NAME ? NAME : END;
}

/* Consumes what belongs to the extra field and returns how much that was. */
static size_t feed_extra(struct gzhead *head, const unsigned char *bytes, size_t count)
{
    size_t piece = count < head->extra_left ? count : head->extra_left;
    size_t offset = head->extra_length - head->extra_left;
    if (head->keep && offset < head->keep_space)
        memcpy(head->keep + offset, bytes, piece < head->keep_space ? piece : head->keep_space);
    head->extra_left -= piece;
    if (head->extra_left == 0)
        head->state = after_extra(head);
    return piece;
}

static void feed_byte(struct gzhead *head, unsigned byte)
{
    switch (head->state) {
    case FLAGS:
        head->flags = byte;
        head->state = byte & GZHEAD_EXTRA ? LENGTH_LOW : after_extra(head);
        break;
    case LENGTH_LOW:
        head->extra_left = byte;
        head->state = LENGTH_HIGH;
        break;
    case LENGTH_HIGH:
        head->extra_left += (size_t)byte << 8;
        head->extra_length = head->extra_left;
        head->state = head->extra_left ? EXTRA : after_extra(head);
        break;
    case NAME:
        if (byte == 0)
            head->state = END;
        else if (head->name_length + 1 < sizeof head->name)
            head->name[head->name_length++] = (char)byte;
        break;
    case EXTRA:
    case END:
        break;
    }
}

enum gzhead_status gzhead_feed(struct gzhead *head, const unsigned char *bytes, size_t count)
{
    size_t i = 0;
    while (i < count && head->state != END) {
        if (head->state == EXTRA)
            i += feed_extra(head, bytes + i, count - i);
        else
            feed_byte(head, bytes[i++]);
    }
    return head->state == END ? GZHEAD_DONE : GZHEAD_MORE;
}

size_t gzhead_extra_length(const struct gzhead *head)
{
    return head->extra_length;
}

const char *gzhead_name(const struct gzhead *head)
{
    return head->name;
}
