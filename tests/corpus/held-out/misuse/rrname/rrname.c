#include "rrname.h"

#include <string.h>

#define HEADER 12
#define NAME_OCTETS 255

int rrname_open(struct rrname_msg *msg, const void *data, size_t size)
{
    msg->data = data;
    msg->size = size;
    if (data != NULL && size <= 65535)
        return 0;
    msg->data = NULL;
    msg->size = 0;
    return size == 0 ? 0 : -1;
}

unsigned rrname_questions(const struct rrname_msg *msg)
{
    return msg->size < HEADER ? 0 : (unsigned)msg->data[4] << 8 | msg->data[5];
}

size_t rrname_question(const struct rrname_msg *msg, unsigned i)
{
    size_t at = HEADER;

    if (i >= rrname_questions(msg))
        return 0;
    while (i-- > 0) {
        at = rrname_skip(msg, at);
        if (at == 0)
            return 0;
        at += 4;
    }
    return rrname_skip(msg, at) == 0 ? 0 : at;
}

void rrname_first(struct rrname_walk *walk, const struct rrname_msg *msg, size_t at)
{
    walk->msg = msg;
    walk->at = at;
    walk->floor = at;
    walk->octets = 1;
    walk->ended = 0;
}

/* Follows pointers; then what is at walk->at is the octet of a label's length,
 * and the label is in the message. */
static int settle(struct rrname_walk *walk)
{
    const struct rrname_msg *msg = walk->msg;

    for (;;) {
        unsigned octet;

        if (walk->at >= msg->size)
            return -1;
        octet = msg->data[walk->at];
        if (octet < 0x40)
            return octet < msg->size - walk->at ? 0 : -1;
        if (octet < 0xC0 || msg->size - walk->at < 2)
            return -1;
        walk->at = (size_t)(octet & 0x3F) << 8 | msg->data[walk->at + 1];
        if (walk->at >= walk->floor)
            return -1;
        walk->floor = walk->at;
    }
}

int rrname_next(struct rrname_walk *walk, const uint8_t **label, unsigned *length)
{
    unsigned octet;

    if (walk->ended)
        return walk->ended < 0 ? -1 : 0;
    if (settle(walk) != 0) {
        walk->ended = -1;
        return -1;
    }
    octet = walk->msg->data[walk->at];
    if (octet == 0) {
        walk->ended = 1;
        return 0;
    }
    walk->octets += octet + 1;
    if (walk->octets > NAME_OCTETS) {
        walk->ended = -1;
        return -1;
    }
    *label = walk->msg->data + walk->at + 1;
    *length = octet;
    walk->at += octet + 1;
    return 1;
}

size_t rrname_skip(const struct rrname_msg *msg, size_t at)
{
    struct rrname_walk walk;
    const uint8_t *label;
    unsigned length;
    int more;

    rrname_first(&walk, msg, at);
    while ((more = rrname_next(&walk, &label, &length)) == 1)
        ;
    if (more < 0)
        return 0;
    /* It is well formed: once more without following pointers. */
    while (msg->data[at] != 0 && msg->data[at] < 0x40)
        at += msg->data[at] + 1u;
    return at + (msg->data[at] == 0 ? 1 : 2);
}

static char *escape(char *text, uint8_t byte)
{
    if (byte == '.' || byte == '\\') {
        *text++ = '\\';
        *text++ = (char)byte;
    } else if (byte < 33 || byte > 126) {
        *text++ = '\\';
        *text++ = (char)('0' + byte / 100);
        *text++ = (char)('0' + byte / 10 % 10);
        *text++ = (char)('0' + byte % 10);
    } else {
        *text++ = (char)byte;
    }
    return text;
}

int rrname_text(const struct rrname_msg *msg, size_t at, char *text)
{
    struct rrname_walk walk;
    const uint8_t *label;
    unsigned length;
    char *end = text;
    int more;

    rrname_first(&walk, msg, at);
    while ((more = rrname_next(&walk, &label, &length)) == 1) {
        for (unsigned i = 0; i < length; i++)
            end = escape(end, label[i]);
        *end++ = '.';
    }
    if (more < 0)
        return -1;
    if (end == text)
        *end++ = '.';
    *end = '\0';
    return (int)(end - text);
}

static uint8_t lower(uint8_t byte)
{
    return byte >= 'A' && byte <= 'Z' ? (uint8_t)(byte + ('a' - 'A')) : byte;
}

static int same_label(const uint8_t *a, const uint8_t *b, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        if (lower(a[i]) != lower(b[i]))
            return 0;
    return 1;
}

int rrname_equal(const struct rrname_msg *a, size_t at_a, const struct rrname_msg *b, size_t at_b)
{
    struct rrname_walk wa, wb;
    const uint8_t *la = NULL, *lb = NULL;
    unsigned na = 0, nb = 0;

    if (rrname_skip(a, at_a) == 0 || rrname_skip(b, at_b) == 0)
        return -1;
    rrname_first(&wa, a, at_a);
    rrname_first(&wb, b, at_b);
    for (;;) {
        int more_a = rrname_next(&wa, &la, &na);
        int more_b = rrname_next(&wb, &lb, &nb);

        if (more_a != more_b)
            return 0;
        if (more_a == 0)
            return 1;
        if (na != nb || !same_label(la, lb, na))
            return 0;
    }
}
