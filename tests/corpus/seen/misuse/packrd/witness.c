#include "packrd.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    pk_reader r;
    size_t length;
#ifdef LEGAL
    (void)argc, (void)argv;
    const uint8_t data[] = {0x96, 0xc0, 0xc3, 0xff, 0xa2, 'h', 'i', 0x92, 0x01, 0x90, 0xd1, 0x80, 0x00, 0xcd, 1, 0};
    pk_init(&r, data, sizeof data);
    if (pk_next(&r) != PK_ARRAY || pk_enter(&r) != 6 || pk_next(&r) != PK_NIL)
        return 2;
    pk_nil(&r);
    if (!pk_bool(&r) || pk_int(&r) != -1 || memcmp(pk_str(&r, &length), "hi", 2) != 0 || length != 2)
        return 2;
    if (pk_next(&r) != PK_ARRAY || pk_depth(&r) != 1)
        return 2;
    pk_skip(&r);
    if (pk_int(&r) != -32768 || pk_next(&r) != PK_END)
        return 2;
    pk_leave(&r);
    if (pk_int(&r) != 256 || pk_next(&r) != PK_END || pk_depth(&r) != 0)
        return 2;
    const char *const bad[] = {"\xc1", "\xa3hi", "\xcd\1", "\x93\1\2", "\xcf\xff\xff\xff\xff\xff\xff\xff\xff", "\xd9"};
    for (int i = 0; i < 6; i++) {
        pk_init(&r, bad[i], strlen(bad[i]));
        if (pk_next(&r) != PK_ERROR)
            return 2;
    }
    const char *deep = "\x91\x91\x91\x91\x91\x91\x91\x91\x91\1";
    pk_init(&r, deep, 10);
    pk_skip(&r);
    if (pk_next(&r) != PK_ERROR)
        return 2;
    pk_init(&r, deep + 1, 9);
    pk_skip(&r);
    if (pk_next(&r) != PK_END || pk_depth(&r) != 0)
        return 2;
    pk_init(&r, NULL, 0);
    return pk_next(&r) != PK_END;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        pk_init(&r, "\xa1x", 2);
        pk_int(&r);
        break;
    case 2:
        pk_init(&r, "\x92\1\2", 3);
        pk_enter(&r);
        pk_int(&r);
        pk_leave(&r);
        break;
    case 3:
        pk_init(&r, "", 0);
        pk_leave(&r);
        break;
    case 4: {
        char *data = strcpy(malloc(4), "\1\2\3");
        pk_init(&r, data, 3);
        free(data);
        pk_int(&r);
        break;
    }
    case 5:
        pk_init(&r, "\xc1", 1);
        pk_str(&r, &length);
        break;
    }
    return 0;
#endif
}
