#include "spscring.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct ring r;
    char *buffer = malloc(8), out[16];
    size_t n = 0;
    ring_init(&r, buffer, 8);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ring_write(&r, "hello", 5) != 5 || ring_peek(&r, 4) != 'o' || ring_read(&r, out, 3) != 3)
        return 2;
    if (ring_write(&r, "0123456789", 10) != 6 || ring_room(&r) != 0 || ring_used(&r) != 8 || ring_peek(&r, 7) != '5')
        return 2;
    const unsigned char *p = ring_read_span(&r, &n);
    if (n != 5 || memcmp(p, "lo012", 5) != 0)
        return 2;
    ring_consume(&r, 5);
    unsigned char *q = ring_write_span(&r, &n);
    if (n != 5)
        return 2;
    memcpy(q, "abc", 3);
    ring_commit(&r, 3);
    if (ring_read(&r, out, 16) != 6 || memcmp(out, "345abc", 6) != 0 || ring_read(&r, NULL, 0) != 0 || ring_write(&r, NULL, 0) != 0)
        return 2;
    ring_commit(&r, 8);
    ring_reset(&r);
    ring_write_span(&r, &n);
    ring_init(&r, buffer, 1);
    if (ring_used(&r) != 0 || ring_write(&r, "xy", 2) != 1 || ring_peek(&r, 0) != 'x')
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ring_init(&r, buffer, 3);
        break;
    case 2:
        ring_commit(&r, 9);
        break;
    case 3:
        ring_consume(&r, 1);
        break;
    case 4:
        return ring_peek(&r, 0);
    case 5:
        ring_init(&r, buffer, 16);
        ring_write(&r, "0123456789abcdef", 16);
        break;
    case 6:
        free(buffer);
        ring_write(&r, "x", 1);
        return 0;
    case 7: {
        char *small = malloc(4);
        memset(small, 0, 4);
        ring_write(&r, small, 8);
        free(small);
        break;
    }
    }
    (void)out, (void)n;
#endif
    free(buffer);
    return 0;
}
