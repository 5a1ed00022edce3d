#include "scqring.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char in[16] = "", out[16] = "some bytes here";
    struct scq_ring *r = scq_open(2, 100);
    struct scq_cqe *c;
    struct scq_sqe *e = scq_get_sqe(r);
    scq_prep_write(e, out, sizeof out, 4);
    scq_set_tag(e, 5);
    e = scq_get_sqe(r);
    scq_prep_read(e, in, sizeof in, 4);
    if (scq_get_sqe(r) != NULL || scq_submit(r) != 2 || scq_inflight(r) != 2)
        return 2;
    c = scq_peek_cqe(r);
    if (scq_cqe_result(c) != 16 || scq_cqe_tag(c) != 5 || scq_peek_cqe(r) != c)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    scq_cqe_seen(r, c);
    c = scq_peek_cqe(r);
    if (scq_cqe_tag(c) != 0 || strcmp(in, out) != 0 || scq_inflight(r) != 1)
        return 2;
    scq_cqe_seen(r, c);
    if (scq_peek_cqe(r) != NULL || scq_submit(r) != 0)
        return 2;
    scq_prep_read(scq_get_sqe(r), in, SIZE_MAX, 90);
    scq_prep_read(scq_get_sqe(r), NULL, 5, UINT64_MAX);
    scq_submit(r);
    c = scq_peek_cqe(r);
    if (scq_cqe_result(c) != 10)
        return 2;
    scq_cqe_seen(r, c);
    c = scq_peek_cqe(r);
    if (scq_cqe_result(c) != 0)
        return 2;
    for (int i = 0; i < 511; i++) {
        scq_get_sqe(r);
        scq_prep_nop(scq_get_sqe(r));
        if (scq_submit(r) != 2)
            return 2;
    }
    scq_get_sqe(r);
    scq_get_sqe(r);
    if (scq_inflight(r) != 1023 || scq_submit(r) != -1 || scq_open(0, 1) || scq_open(257, 1) || scq_open(1, SIZE_MAX))
        return 2;
    scq_close(r);
    r = scq_open(1, 0);
    scq_prep_write(scq_get_sqe(r), out, 3, 0);
    scq_submit(r);
    if (scq_cqe_result(scq_peek_cqe(r)) != 0)
        return 2;
    scq_close(r);
#else
    char *heap = calloc(8, 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        scq_prep_read(scq_get_sqe(r), heap, 8, 0);
        scq_submit(r);
        free(heap);
        scq_cqe_seen(r, c);
        scq_cqe_seen(r, scq_peek_cqe(r));
        scq_peek_cqe(r);
        break;
    case 2:
        scq_cqe_seen(r, c);
        return scq_cqe_result(c) == 12345;
    case 3:
        scq_get_sqe(r);
        scq_get_sqe(r);
        scq_prep_nop(scq_get_sqe(r));
        break;
    case 4:
        scq_cqe_seen(r, c);
        scq_cqe_seen(r, c);
        break;
    case 5:
        e = scq_get_sqe(r);
        scq_close(r);
        scq_set_tag(e, 1);
        break;
    case 6:
        scq_prep_read(scq_get_sqe(r), heap, 50, 0);
        scq_submit(r);
        scq_cqe_seen(r, c);
        scq_cqe_seen(r, scq_peek_cqe(r));
        scq_peek_cqe(r);
        break;
    }
#endif
    return 0;
}
