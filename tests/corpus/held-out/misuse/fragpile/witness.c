#include "fragpile.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void count(void *ctx, fp_piece *piece)
{
    assert(piece->size > 0);
    ++*(int *)ctx;
}

int main(void)
{
    static fp_piece many[FP_FLOWS_MAX + 1];
    static unsigned char big[FP_DATAGRAM_MAX], out[FP_DATAGRAM_MAX];
    fp_piece a = { "abc", 3, 0, 0, NULL }, b = { "defg", 4, 3, 0, NULL }, c = { "h", 1, 7, 1, NULL };
    fp_piece x = { "zz", 2, 2, 0, NULL }, e = { "ee", 2, 20, 1, NULL }, z = { "", 0, 0, 1, NULL };
    fp_piece m = { big, FP_DATAGRAM_MAX, 0, 1, NULL }, o = { big, 2, FP_DATAGRAM_MAX - 1, 0, NULL };
    fp_piece w = { big, SIZE_MAX, 1, 0, NULL }, v = { big, 1, SIZE_MAX, 1, NULL };
    int released = 0;
    char buf[8];
    unsigned i;
    fp_pile *p = fp_new(count, &released);

    fp_free(NULL);
    assert(p && fp_flows(p) == 0 && fp_length(p, 1) == 0 && fp_fetch(p, 1, NULL) == 0 && fp_drop(p, 1) == 0 && fp_tick(p, 0) == 0);
    assert(fp_push(p, 1, &z) == FP_EINVAL && fp_push(p, 1, &o) == FP_EINVAL && fp_push(p, 1, &w) == FP_EINVAL);
    assert(fp_push(p, 1, &v) == FP_EINVAL && fp_flows(p) == 0);
    assert(fp_push(p, 1, &c) == FP_WAITING && fp_push(p, 1, &a) == FP_WAITING && fp_push(p, 1, &x) == FP_EOVERLAP);
    assert(fp_push(p, 1, &e) == FP_EEND && fp_length(p, 1) == 0 && fp_fetch(p, 1, buf) == 0);
    assert(fp_push(p, 1, &b) == FP_COMPLETE && fp_length(p, 1) == 8 && fp_push(p, 1, &x) == FP_EDONE && fp_tick(p, 0) == 0);
    assert(fp_fetch(p, 1, buf) == 8 && memcmp(buf, "abcdefgh", 8) == 0 && released == 3 && fp_flows(p) == 0);
    assert(fp_push(p, 1, &e) == FP_WAITING);
    assert(fp_push(p, 1, &a) == FP_WAITING && fp_tick(p, 2) == 0 && fp_push(p, 1, &b) == FP_WAITING && fp_tick(p, 2) == 0);
    assert(fp_tick(p, 2) == 1 && released == 6 && fp_flows(p) == 0);
    assert(fp_push(p, UINT32_MAX, &m) == FP_COMPLETE && fp_length(p, UINT32_MAX) == FP_DATAGRAM_MAX);
    assert(fp_fetch(p, UINT32_MAX, out) == FP_DATAGRAM_MAX && released == 7);
    c.offset = 1;
    assert(fp_push(p, 5, &b) == FP_WAITING && fp_push(p, 5, &c) == FP_EEND && fp_drop(p, 5) == 1 && released == 8);
    for (i = 0; i <= FP_FLOWS_MAX; i++) {
        many[i] = (fp_piece){ "q", 1, i % 2, 0, NULL };
        assert(fp_push(p, i, &many[i]) == (i < FP_FLOWS_MAX ? FP_WAITING : FP_EFULL));
    }
    assert(fp_tick(p, 2) == 0 && fp_flows(p) == FP_FLOWS_MAX && fp_drop(p, 7) == 1);
    fp_free(p);
    assert(released == 8 + (int)FP_FLOWS_MAX);
    p = fp_new(NULL, NULL);
    assert(p && fp_push(p, 0, &a) == FP_WAITING && fp_drop(p, 0) == 1 && fp_push(p, 0, &a) == FP_WAITING);
    fp_free(p);
    return 0;
}
#else
static fp_pile *pile;

static void again(void *ctx, fp_piece *piece)
{
    (void)ctx;
    fp_drop(pile, 1);
    free(piece);
}

static fp_piece *piece(const char *data, size_t size, size_t offset, int last)
{
    fp_piece *p = malloc(sizeof *p);

    if (!p)
        exit(0);
    *p = (fp_piece){ data, size, offset, last, NULL };
    return p;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    fp_piece *p = piece("abcdefgh", 8, 0, rule == 3);

    pile = fp_new(rule == 2 ? again : NULL, NULL);
    if (!pile)
        return 0;
    printf("%d\n", fp_push(pile, 1, p));
    if (rule == 1) {
        free(p);
        printf("%d\n", fp_push(pile, 1, piece("ijkl", 4, 8, 1)));
    } else if (rule == 2) {
        fp_drop(pile, 1);
    } else {
        char *buf = malloc(4);

        if (buf)
            printf("%zu\n", fp_fetch(pile, 1, buf));
    }
    fp_free(pile);
    return 0;
}
#endif
