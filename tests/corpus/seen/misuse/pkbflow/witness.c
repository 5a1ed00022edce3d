#include "pkbflow.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void *counted(void *opaque, size_t size)
{
    ++*(int *)opaque;
    return malloc(size);
}

static void uncounted(void *opaque, void *address)
{
    --*(int *)opaque;
    free(address);
}
#endif

int main(int count, char **arguments)
{
    static uint8_t data[3000], packed[4000], back[3000];
    pk_stream s;
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)(i % 700 < 300 ? i * i / 3 : i % 700 < 500 ? 7 : i / 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    int live = 0;
    for (size_t n = 0; n <= sizeof data; n += n < 400 ? 1 : 130) {
        size_t size = pk_bound(n), length = n;
        if (pk_pack_buffer(packed, &size, data, n) != PK_OK || size > pk_bound(n))
            return 2;
        if (pk_unpack_buffer(back, &length, packed, size) != PK_OK || length != n || memcmp(data, back, n) != 0)
            return 2;
        length = n;
        if (pk_unpack_buffer(back, &length, packed, size - 1) != PK_EDATA)
            return 2;
        length = n > 0 ? n - 1 : 0;
        if (n > 0 && pk_unpack_buffer(back, &length, packed, size) != PK_EROOM)
            return 2;
        /* again, byte by byte */
        size_t made = 0, used = 0;
        uint8_t one;
        int result;
        memset(&s, 0, sizeof s);
        s.alloc = counted;
        s.release = uncounted;
        s.opaque = &live;
        if (pk_pack_init(&s) != PK_OK || live != 1)
            return 2;
        do {
            if (s.avail_in == 0 && used < n) {
                s.next_in = data + used++;
                s.avail_in = 1;
            }
            s.next_out = &one;
            s.avail_out = 1;
            result = pk_pack(&s, used == n ? PK_FINISH : PK_RUN);
            if (s.avail_out == 0 && packed[made++] != one)
                return 2;
        } while (result == PK_OK);
        if (result != PK_DONE || made != size || pk_pack_end(&s) != PK_OK || pk_pack_end(&s) != PK_ESTATE || live != 0)
            return 2;
        memset(&s, 0, sizeof s);
        pk_unpack_init(&s);
        made = used = 0;
        do {
            if (s.avail_in == 0 && used < size) {
                s.next_in = packed + used++;
                s.avail_in = 1;
            }
            s.next_out = &one;
            s.avail_out = 1;
            result = pk_unpack(&s);
            if (s.avail_out == 0 && data[made++] != one)
                return 2;
        } while (result == PK_OK);
        if (result != PK_DONE || made != n)
            return 2;
        pk_unpack_end(&s);
    }
    if (pk_pack(&s, PK_RUN) != PK_ESTATE || pk_unpack(&s) != PK_ESTATE || pk_bound(SIZE_MAX) != 0)
        return 2;
    size_t none = 0;
    if (pk_pack_buffer(NULL, &none, NULL, 0) != PK_EROOM || pk_unpack_buffer(NULL, &none, NULL, 0) != PK_EDATA)
        return 2;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    memset(&s, 0, sizeof s);
    switch (rule) {
    case 1:
        memset(&s, 0x5a, sizeof s);
        pk_pack_init(&s);
        break;
    case 2:
        pk_pack_init(&s);
        s.next_in = data;
        s.avail_in = sizeof data + 1;
        s.next_out = packed;
        s.avail_out = sizeof packed;
        pk_pack(&s, PK_FINISH);
        break;
    case 3:
        pk_unpack_init(&s);
        s.next_in = data;
        s.avail_in = sizeof data;
        s.next_out = packed;
        s.avail_out = sizeof packed;
        pk_pack(&s, PK_FINISH);
        break;
    case 4: {
        pk_pack_init(&s);
        pk_stream copy = s;
        pk_pack_end(&s);
        pk_pack_end(&copy);
        break;
    }
    case 5: {
        uint8_t small[16];
        size_t size = 4000;
        pk_pack_buffer(small, &size, data, 300);
        break;
    }
    }
    (void)back;
#endif
    return 0;
}
