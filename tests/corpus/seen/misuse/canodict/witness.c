#include "canodict.h"

#include <stdlib.h>
#include <string.h>

static od *dictionary;
static int hooked;

static void hook(void *ctx, uint16_t index, uint8_t sub)
{
    uint32_t v = 0;
    (void)ctx;
    hooked++;
    if (od_write(dictionary, index, sub, &v, sizeof v) != OD_EBUSY)
        exit(2);
#ifndef LEGAL
    od_map(dictionary, 1, 1, OD_U32, &hooked, 0);
#endif
}

int main(int count, char **arguments)
{
    od *d = dictionary = od_new();
    uint32_t *speed = malloc(sizeof *speed), value = 77;
    char name[8] = "axis";
    *speed = 5;
    if (od_map(d, 0x6042, 1, OD_U32, speed, 0) || od_map_string(d, 0x1008, 0, name, sizeof name, 0))
        return 2;
    if (od_set_hook(d, 0x6042, 1, hook, NULL))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char buf[8];
    size_t len;
    if (od_map(d, 0x6042, 1, OD_U8, speed, 0) != OD_EEXIST || od_map(NULL, 1, 1, OD_U8, speed, 0) != OD_EARG ||
        od_map(d, 1, 1, OD_STRING, name, 0) != OD_EARG || od_map_string(d, 1, 1, name, 0, 0) != OD_EARG)
        return 2;
    if (od_write(d, 0x6042, 1, &value, 4) || *speed != 77 || hooked != 1 || od_write(d, 0x6042, 1, &value, 3) != OD_ESIZE)
        return 2;
    if (od_write(d, 0x6042, 1, speed, 4) || od_read(d, 0x6042, 1, speed, 4, NULL) || *speed != 77)
        return 2;
    if (od_read(d, 0x1008, 0, buf, 3, &len) != OD_ESIZE || len != 4 || od_read(d, 0x1008, 0, buf, 8, &len) ||
        memcmp(buf, "axis", 4) != 0)
        return 2;
    if (od_write(d, 0x1008, 0, "12345678", 8) != OD_ESIZE || od_write(d, 0x1008, 0, NULL, 0) || name[0] != '\0')
        return 2;
    if (od_read(d, 0x1008, 0, NULL, 0, &len) || len != 0 || od_read(d, 9, 9, buf, 8, &len) != OD_ENOENT)
        return 2;
    const od_entry *e = od_first(d);
    if (od_entry_index(e) != 0x1008 || od_entry_type(e) != OD_STRING || od_entry_sub(od_next(e)) != 1)
        return 2;
    if (od_unmap(d, 0x6042, 1) || od_next(e) != NULL || od_unmap(d, 0x6042, 1) != OD_ENOENT)
        return 2;
    if (od_map(d, 0x6042, 1, OD_U32, speed, OD_RO) || od_write(d, 0x6042, 1, &value, 4) != OD_EPERM)
        return 2;
    od_free(d);
    od_free(NULL);
    free(speed);
#else
    char *tiny = malloc(1);
    *tiny = 1;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(speed);
        od_read(d, 0x6042, 1, &value, sizeof value, NULL);
        break;
    case 2:
        od_map(d, 2, 2, OD_U32, tiny, 0);
        od_write(d, 2, 2, &value, sizeof value);
        break;
    case 3:
        od_read(d, 0x6042, 1, tiny, 4, NULL);
        break;
    case 4: {
        const od_entry *e = od_first(d);
        od_unmap(d, 0x1008, 0);
        return od_entry_index(e) == 0 ? 2 : 0;
    }
    case 5:
        od_write(d, 0x6042, 1, &value, sizeof value);
        break;
    case 6:
        od_free(d);
        od_unmap(d, 1, 1);
        break;
    }
#endif
    return 0;
}
