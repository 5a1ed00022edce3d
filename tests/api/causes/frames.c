#include <assert.h>
#include <stddef.h>
#include "frames.h"

bool frame_parse_gga(struct frame *frame, const char *text)
{
    if (!text || *text != '0')
        return false;
    frame->hours = 1;
    return true;
}

bool frame_parse_rmc(struct frame *frame, const char *text)
{
    if (!text || *text != '1')
        return false;
    frame->hours = 2;
    return true;
}

bool frame_parse_zda(struct frame *frame, const char *text)
{
    if (!text || *text != '2')
        return false;
    frame->minutes = 3;
    return true;
}

static int count(const struct frame *frame, const char *text)
{
    assert(frame != NULL && text != NULL);
    return frame->hours % 60 + *text;
}

int frame_sum(const struct frame *frame, const char *text)
{
    return count(frame, text);
}

int frame_product(const struct frame *frame, const char *text)
{
    int sum = count(frame, text);
    return sum % 7;
}

int frame_first(const unsigned char *bytes, unsigned long count)
{
    return count < 1000 ? bytes[0] : -1;
}
