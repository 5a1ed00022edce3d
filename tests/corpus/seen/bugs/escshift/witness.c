#include "escshift.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct escshift e, d;
    static const uint32_t text[] = {'a', 0xe4, 0x3b1, 0x10ffff, '\n', 0x85, 0x1b, 0xd800, 0xff, 0, 0xffffffff};
    static const uint32_t back[] = {'a', 0xe4, 0x3b1, 0x10ffff, '\n', 0x85, '?', '?', 0xff, 0, '?'};
    unsigned char *bytes = malloc(escshift_room(11));
    uint32_t points[11];
    escshift_init(&e);
    escshift_init(&d);
    struct escshift_done done = escshift_encode(&e, text, 11, bytes, escshift_room(11));
    if (done.taken != 11 || e.marks != 3)
        return 2;
    done.given += escshift_end(&e, bytes + done.given, 1);
    size_t taken = 0, given = 0;
    for (size_t end = 1; end <= done.given; end++) {
        struct escshift_done part = escshift_decode(&d, bytes + taken, end - taken, points + given, 11 - given);
        taken += part.taken;
        given += part.given;
    }
    if (taken != done.given || given != 11 || d.marks != 0 || memcmp(points, back, sizeof back) != 0)
        return 2;
    escshift_init(&e);
    if (escshift_encode(&e, NULL, 0, NULL, 0).taken != 0 || escshift_encode(&e, text, 2, NULL, 0).given != 0)
        return 2;
    if (escshift_decode(&d, NULL, 0, NULL, 0).taken != 0 || escshift_end(&e, NULL, 0) != 0)
        return 2;
    if (escshift_encode(&e, text, 2, bytes, 3).taken != 1 || e.set != ESCSHIFT_BASIC)
        return 2;
    if (escshift_room(SIZE_MAX) != SIZE_MAX || escshift_room(0) != 1)
        return 2;
    free(bytes);
#ifndef LEGAL
    bytes = malloc(2);
    escshift_encode(&e, text + 2, 1, bytes, 2);
    free(bytes);
#endif
    return 0;
}
