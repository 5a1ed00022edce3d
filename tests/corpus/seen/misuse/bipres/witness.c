#include "bipres.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
/* Against a plain queue, with reservations that outlive releases. */
static int compare(void)
{
    bip_queue *q;
    unsigned char next_in = 0, next_out = 0;
    uint32_t random = 1;
    size_t used = 0, got = 0;
    unsigned char *room = NULL;
    if (bip_create(13, &q) != BIP_OK)
        return 1;
    for (int i = 0; i < 20000; i++) {
        random = random * 1664525u + 1013904223u;
        size_t n = random >> 8 & 15;
        if (random >> 30 == 0) {
            room = bip_reserve(q, n, &got);
        } else if (random >> 30 == 1) {
            if (n > got)
                n = got;
            for (size_t k = 0; k < n; k++)
                room[k] = next_in++;
            bip_commit(q, n);
            used += n;
            got = 0;
        } else if (random >> 30 == 2) {
            size_t len;
            const unsigned char *at = bip_peek(q, &len);
            if (n > len)
                n = len;
            for (size_t k = 0; k < n; k++)
                if (at[k] != next_out++)
                    return 1;
            bip_release(q, n);
            used -= n;
        } else {
            unsigned char some[16];
            size_t len = bip_read(q, some, n);
            for (size_t k = 0; k < len; k++)
                if (some[k] != next_out++)
                    return 1;
            used -= len;
        }
        if (bip_used(q) != used)
            return 1;
    }
    bip_destroy(q);
    return 0;
}
#endif

int main(int count, char **arguments)
{
    bip_queue *q;
    size_t got, len;
    char text[16];
    if (bip_create(0, &q) != BIP_BAD_CAPACITY || bip_create(SIZE_MAX, &q) != BIP_BAD_CAPACITY || q != NULL)
        return 2;
    if (bip_create(8, &q) != BIP_OK || bip_write(q, "abcdef", 6) != 6 || bip_read(q, text, 4) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (bip_write(q, "ghijklm", 7) != 4 || bip_used(q) != 6 || bip_reserve(q, 1, &got) != NULL || got != 0)
        return 2;
    if (bip_read(q, text, sizeof text) != 6 || memcmp(text, "efghij", 6) != 0 || bip_peek(q, &len) != NULL || len != 0)
        return 2;
    bip_commit(q, 0);
    bip_release(q, 0);
    if (bip_write(q, NULL, 0) != 0 || bip_read(q, NULL, 0) != 0 || bip_reserve(q, 0, &got) != NULL)
        return 2;
    if (bip_reserve(q, SIZE_MAX, &got) == NULL || got != 8)
        return 2;
    bip_clear(q);
    bip_destroy(q);
    bip_destroy(NULL);
    return compare() ? 2 : 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bip_reserve(q, 2, &got);
        bip_commit(q, 3);
        break;
    case 2:
        bip_peek(q, &len);
        bip_release(q, len + 1);
        break;
    case 3: {
        void *room = bip_reserve(q, 8, &got);
        memset(room, 0, 64);
        break;
    }
    case 4: {
        char *room = bip_reserve(q, 4, &got);
        bip_write(q, room + 1, got - 1);
        break;
    }
    case 5:
        bip_destroy(q);
        bip_used(q);
        break;
    case 6: {
        const char *at = bip_peek(q, &len);
        bip_destroy(q);
        return at[0] == 'e' ? 0 : 2;
    }
    }
    return 0;
#endif
}
