#include "ringlend.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

int main(void)
{
    rl_ring *ring;
    unsigned char in[300], out[300], *p;
    size_t capacity, step, n, k, written, taken;

    for (n = 0; n < sizeof in; n++)
        in[n] = (unsigned char)n;
    rl_free(NULL);
    CHECK(rl_new(0) == NULL && rl_new(SIZE_MAX) == NULL && rl_new(RL_MAX + 1u) == NULL);
    for (capacity = 1; capacity < 9; capacity++)
        for (step = 1; step < 11; step++) {
            ring = rl_new(capacity);
            CHECK(ring != NULL && rl_capacity(ring) == capacity && rl_used(ring) == 0);
            CHECK(rl_peek(ring, &n) == NULL && n == 0);
            rl_consume(ring, 0);
            rl_commit(ring, 0);
            written = taken = 0;
            while (written + 20 < sizeof in) {
                n = step;
                p = rl_reserve(ring, &n);
                CHECK((p == NULL) == (n == 0) && n <= step);
                for (k = 0; k < n; k++)
                    p[k] = in[written + k];
                rl_commit(ring, n);
                written += n;
                written += rl_write(ring, in + written, 2);
                CHECK(rl_used(ring) == written - taken && rl_used(ring) <= capacity);
                n = rl_read(ring, out, (step * 7) % 5 + 1);
                CHECK(memcmp(out, in + taken, n) == 0);
                taken += n;
                if (rl_used(ring) > 0) {
                    const unsigned char *q = rl_peek(ring, &n);

                    CHECK(q != NULL && n > 0 && q[0] == in[taken]);
                    rl_consume(ring, 1);
                    taken++;
                }
                if (step == 3) {
                    CHECK(rl_resize(ring, capacity + rl_used(ring) % 2) == 0 || rl_used(ring) > capacity);
                    CHECK(rl_resize(ring, capacity) == 0 || rl_used(ring) > capacity);
                }
            }
            CHECK(rl_read(ring, out, sizeof out) == written - taken);
            CHECK(rl_read(ring, NULL, 0) == 0 && rl_write(ring, NULL, 0) == 0);
            CHECK(rl_write(ring, in, sizeof in) == capacity && rl_write(ring, in, 1) == 0);
            n = SIZE_MAX;
            CHECK(rl_reserve(ring, &n) == NULL && n == 0);
            CHECK(rl_resize(ring, 0) == -1 && rl_resize(ring, SIZE_MAX) == -1 && rl_resize(ring, capacity - 1) == -1);
            rl_consume(ring, capacity);
            n = SIZE_MAX;
            CHECK(rl_reserve(ring, &n) != NULL && n == capacity);
            rl_reset(ring);
            CHECK(rl_used(ring) == 0);
            rl_free(ring);
        }
    ring = rl_new(RL_MAX);
    CHECK(ring != NULL);
    rl_free(ring);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    rl_ring *ring = rl_new(4);
    size_t n = 8;
    unsigned char *p;

    if (ring == NULL)
        return 0;
    if (rule == 1) {
        rl_reserve(ring, &n);
        rl_commit(ring, 8);
    } else if (rule == 2) {
        p = rl_reserve(ring, &n);
        if (p != NULL && rl_resize(ring, 64) == 0)
            p[0] = 'x';
    } else {
        rl_consume(ring, 1);
    }
    rl_free(ring);
    return 0;
}
#endif
