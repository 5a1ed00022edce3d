#include "gathio.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct gio g;
#ifdef LEGAL
    (void)rule;
    struct gseg seg[] = { { NULL, 0 }, { "\x01\x02\x03", 3 }, { NULL, 0 }, { "\x04\x05", 2 }, { "\x06\x07\x08", 3 }, { "", 0 } };
    int bad = gio_init(&g, seg, 6) != 0 || gio_left(&g) != 8;
    size_t avail;
    char buf[16];
    const unsigned char *p = gio_peek(&g, &avail);
    bad |= avail != 3 || p[0] != 1;
    p = gio_pullup(&g, 7, buf);
    bad |= (const char *)p != buf || p[6] != 7 || gio_pullup(&g, 2, NULL) == NULL;
    struct gio head, copy = g;
    gio_split(&g, 4, &head);
    bad |= gio_left(&head) != 4 || gio_left(&g) != 4;
    bad |= gio_u32(&head) != 0x01020304 || gio_u8(&g) != 5 || gio_u16(&g) != 0x0607;
    gio_peek(&head, &avail);
    bad |= avail != 0;
    bad |= gio_read(&g, buf, sizeof buf) != 1 || buf[0] != 8 || gio_read(&g, buf, 4) != 0;
    gio_skip(&g, 0);
    gio_skip(&copy, 7);
    bad |= gio_csum(&copy) != (uint16_t)~0x0800 || gio_csum(&g) != 0xffff;
    bad |= gio_init(&g, NULL, 0) != 0 || gio_left(&g) != 0 || gio_peek(&g, &avail) != NULL;
    gio_pullup(&g, 0, buf);
    struct gseg huge[] = { { "", SIZE_MAX }, { "", 2 } };
    bad |= gio_init(&g, huge, 2) != -1 || gio_left(&g) != 0;
    return bad;
#else
    struct gseg *seg = malloc(2 * sizeof *seg);
    char *data = malloc(6), *scratch = malloc(2);
    memcpy(data, "abcdef", 6);
    seg[0] = (struct gseg){ data, 3 };
    seg[1] = (struct gseg){ data + 3, 3 };
    gio_init(&g, seg, 2);
    switch (rule) {
    case 1: gio_u32(&g); gio_u32(&g); break;
    case 2: gio_skip(&g, 7); break;
    case 3: free(seg); gio_u8(&g); return 0;
    case 4: gio_pullup(&g, 5, scratch); break;
    case 5: free(data); gio_u8(&g); return 0;
    }
    free(seg);
    free(data);
    free(scratch);
    return 0;
#endif
}
