#include "nstrfeed.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum State { FIRST_DIGIT, DIGITS, BODY, COMMA };

struct NstrFeed {
    NstrCallback callback;
    void *user;
    enum State state;
    NstrStatus status;
    bool busy;     // in the callback
    char *data;
    size_t length; // of the string
    size_t have;   // of its bytes
    size_t count;
};

NstrFeed *NstrFeed_New(NstrCallback callback, void *user)
{
    assert(callback != NULL);
    NstrFeed *feed = calloc(1, sizeof *feed);
    if (feed == NULL)
        return NULL;
    feed->callback = callback;
    feed->user = user;
    return feed;
}

void NstrFeed_Delete(NstrFeed *feed)
{
    if (feed == NULL)
        return;
    free(feed->data);
    free(feed);
}

// The digits are read: gets memory for the bytes.
static NstrStatus StartBody(NstrFeed *feed)
{
    feed->data = malloc(feed->length > 0 ? feed->length : 1);
    if (feed->data == NULL)
        return NSTR_NO_MEMORY;
    feed->have = 0;
    feed->state = feed->length > 0 ? BODY : COMMA;
    return NSTR_OK;
}

static NstrStatus Digit(NstrFeed *feed, unsigned char c)
{
    if (feed->state == DIGITS && c == ':')
        return StartBody(feed);
    if (c < '0' || c > '9')
        return NSTR_SYNTAX;
    if (feed->state == FIRST_DIGIT)
        feed->length = 0;
    else if (feed->length == 0)
        return NSTR_SYNTAX; // no leading zeroes
    feed->length = feed->length * 10 + (size_t)(c - '0');
    feed->state = DIGITS;
    return feed->length > NSTR_MAX_LENGTH ? NSTR_TOO_LONG : NSTR_OK;
}

static NstrStatus Complete(NstrFeed *feed, unsigned char c)
{
    if (c != ',')
        return NSTR_SYNTAX;
    feed->count++;
    feed->state = FIRST_DIGIT;
    feed->busy = true;
    bool more = feed->callback(feed->user, feed->data, feed->length);
    feed->busy = false;
    free(feed->data);
    feed->data = NULL;
    return more ? NSTR_OK : NSTR_STOPPED;
}

NstrStatus NstrFeed_Push(NstrFeed *feed, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    assert(!feed->busy);
    assert(feed->status == NSTR_OK);
    while (length > 0 && feed->status == NSTR_OK) {
        size_t step = 1;
        switch (feed->state) {
        case FIRST_DIGIT:
        case DIGITS:
            feed->status = Digit(feed, *at);
            break;
        case BODY:
            step = feed->length - feed->have < length ? feed->length - feed->have : length;
            memcpy(feed->data + feed->have, at, step);
            feed->have += step;
            if (feed->have == feed->length)
                feed->state = COMMA;
            break;
        case COMMA:
            feed->status = Complete(feed, *at);
            break;
        }
        at += step;
        length -= step;
    }
    return feed->status;
}

void NstrFeed_Reset(NstrFeed *feed)
{
    assert(!feed->busy);
    free(feed->data);
    feed->data = NULL;
    feed->state = FIRST_DIGIT;
    feed->status = NSTR_OK;
    feed->count = 0;
}

NstrStatus NstrFeed_Status(const NstrFeed *feed)
{
    return feed->status;
}

bool NstrFeed_AtBoundary(const NstrFeed *feed)
{
    return feed->state == FIRST_DIGIT;
}

size_t NstrFeed_Count(const NstrFeed *feed)
{
    return feed->count;
}

static size_t DigitsOf(size_t length)
{
    size_t digits = 1;
    for (; length >= 10; length /= 10)
        digits++;
    return digits;
}

size_t Nstr_Size(size_t length)
{
    size_t around = DigitsOf(length) + 2;
    return length > SIZE_MAX - around ? SIZE_MAX : length + around;
}

char *Nstr_Write(char *out, const void *data, size_t length)
{
    size_t digits = DigitsOf(length), rest = length;
    for (size_t i = digits; i > 0; rest /= 10)
        out[--i] = (char)('0' + rest % 10);
    out += digits;
    *out++ = ':';
    if (length > 0)
        memcpy(out, data, length);
    out += length;
    *out++ = ',';
    return out;
}
