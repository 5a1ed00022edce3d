#include "dial.h"

static const char *const quarters[4] = {"full", "quarter past", "half past", "quarter to"};

struct hand hand_make(int minute, unsigned char width)
{
    return (struct hand){(unsigned short)((minute % 60 + 60) % 60), width};
}

const char *hand_quarter(struct hand hand)
{
    return quarters[(hand.minute % 60 + 7) / 15];
}

struct mark mark_make(int place, int width)
{
    return (struct mark){place, width};
}

const char *mark_name(struct mark mark)
{
    return quarters[mark.place];
}
