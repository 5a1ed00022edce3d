#include "sendq.h"
#include <stdlib.h>
#include <string.h>

static char seen[32];

static void out(void *user, const unsigned char *d, size_t n)
{
    sq_queue *q = user;
    if (n)
        strncat(seen, (const char *)d, n);
    if (q && seen[3] == 0) {
        sq_packet *p = sq_packet_new("+", 1);
        if (sq_send(q, p, 3))
            sq_packet_free(p);
    }
}

int main(int argc, char **argv)
{
    sq_queue *q = sq_new(3);
#ifdef LEGAL
    (void)argc, (void)argv;
    sq_packet *p[5];
    for (int i = 0; i < 5; i++)
        p[i] = sq_packet_new(&"abcde"[i], 1);
    if (sq_send(q, p[0], 4) != -1 || sq_send(q, p[0], -1) != -1 || sq_send(q, p[0], 2) || sq_send(q, p[1], 0) ||
        sq_send(q, p[2], 2) || sq_send(q, p[3], 0) != -1 || sq_count(q) != 3)
        return 2;
    sq_packet *t = sq_take(q);
    if (t != p[1] || sq_packet_size(t) != 1 || *sq_packet_data(t) != 'b' || sq_send(q, t, 3))
        return 3;
    if (sq_flush(q, out, q) != 3 || strcmp(seen, "acb") || sq_count(q) != 3)
        return 4;
    sq_packet_free(p[3]);
    sq_packet_free(sq_take(q));
    if (sq_send(q, p[4], 1) || sq_packet_new(0, SQ_MAX_SIZE + 1))
        return 5;
    sq_free(q);
    sq_free(0);
    sq_packet_free(0);
    q = sq_new(0);
    t = sq_packet_new(0, 0);
    if (sq_send(q, t, 0) != -1 || sq_take(q))
        return 6;
    sq_packet_free(t);
    sq_free(q);
    return 0;
#else
    sq_packet *p = sq_packet_new("x", 1);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: sq_send(q, p, 0); sq_packet_free(p); break;
    case 2: sq_send(q, p, 0); sq_send(q, p, 1); break;
    case 3: sq_send(q, p, 0); sq_flush(q, out, 0); sq_packet_data(p)[0] = 'y'; break;
    }
    sq_free(q);
    return 0;
#endif
}
