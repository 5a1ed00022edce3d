#include "devcaps.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    dc_device *dev = dc_open(1);
    if (dev == NULL)
        return 0;
#ifdef LEGAL
    union {
        struct dc_caps caps;
        unsigned char room[200];
    } u;
    memset(&u, 0xff, sizeof u);
    u.caps.size = sizeof u;
    if (dc_query(dev, &u.caps) != DC_OK || u.caps.size != 200 || u.room[199] != 0 || strcmp(u.caps.name, "studio interface") != 0)
        return 1;
    memset(&u, 0xff, sizeof u);
    u.caps.size = DC_CAPS_SIZE_1 + 1;
    if (dc_query(dev, &u.caps) != DC_OK || u.caps.max_channels != 8 || u.room[17] != 0xff)
        return 1;
    u.caps.size = 3;
    if (dc_query(dev, &u.caps) != DC_BAD_SIZE)
        return 1;
    u.caps.size = UINT32_MAX;
    if (dc_query(dev, &u.caps) != DC_BAD_SIZE || dc_byte_rate(dev) != 0)
        return 1;
    struct dc_setup s = {sizeof s, 44100, 2, DC_CAN_FLOAT}, now = {.size = sizeof now};
    if (dc_apply(dev, &s) != DC_OK || dc_byte_rate(dev) != 352800 || dc_current(dev, &now) != DC_OK || now.rate != 44100)
        return 1;
    s.size = DC_SETUP_SIZE_1;
    if (dc_apply(dev, &s) != DC_OK || dc_byte_rate(dev) != 176400)
        return 1;
    s.size = 0;
    if (dc_apply(dev, &s) != DC_BAD_SIZE || dc_current(dev, &s) != DC_BAD_SIZE)
        return 1;
    s.size = sizeof s;
    s.rate = UINT32_MAX;
    if (dc_apply(dev, &s) != DC_BAD_VALUE)
        return 1;
    unsigned char big[40] = {40, 0, 0, 0, 1, 0, 0, 0, 1};
    struct dc_setup *aligned = malloc(40);
    big[39] = 1;
    memcpy(aligned, big, 40);
    if (dc_apply(dev, aligned) != DC_TOO_NEW)
        return 1;
    free(aligned);
    dc_close(dev);
    dc_close(NULL);
    return dc_count() != 3 || dc_open(3) != NULL;
#else
    struct dc_caps caps = {.size = 1000};
    struct dc_setup *s = malloc(sizeof *s);
    memset(s, 0, sizeof *s);
    switch (rule) {
    case 1:
        dc_query(dev, &caps);
        break;
    case 2:
        s->size = sizeof caps;
        dc_apply(dev, s);
        break;
    case 3:
        caps.size = sizeof caps;
        dc_close(dev);
        dc_query(dev, &caps);
        break;
    case 4:
        caps.size = sizeof caps;
        dc_query(dc_open(9), &caps);
        break;
    }
    return 0;
#endif
}
