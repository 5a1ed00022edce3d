#include "dripgate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

int main(void)
{
    struct dg_gate top, a, b, fast, thirds;
    int i;

    CHECK(dg_init(&top, NULL, 0, 1, 0) == -1 && dg_init(&top, NULL, 1, 0, 0) == -1);
    CHECK(dg_init(&top, NULL, UINT32_MAX, 1, 0) == -1 && dg_init(&top, NULL, 1, DG_MAX_BURST + 1, 0) == -1);
    CHECK(dg_init(&top, &top, 1, 1, 0) == -1);
    CHECK(dg_init(&top, NULL, 10, 5, 1000) == 0);
    CHECK(dg_init(&a, &top, 2, 3, 1000) == 0 && dg_init(&b, &top, 1, 4, 1000) == 0);
    CHECK(dg_available(&a, 1000) == 3 && dg_available(&top, 1000) == 5 && dg_wait(&a, 3, 1000) == 0);
    CHECK(dg_wait(&a, 4, 1000) == DG_NEVER && dg_wait(&top, UINT32_MAX, 1000) == DG_NEVER);
    CHECK(dg_pass(&a, 0, 1000) && !dg_pass(&a, 4, 1000) && !dg_pass(&a, UINT32_MAX, 1000));
    CHECK(dg_pass(&a, 3, 1000) && !dg_pass(&b, 3, 1000) && dg_available(&b, 1000) == 2 && dg_pass(&b, 2, 1000));
    CHECK(dg_passed(&top) == 5 && dg_passed(&a) == 3 && dg_passed(&b) == 2);
    CHECK(dg_wait(&top, 1, 1000) == 100 && dg_wait(&a, 1, 1000) == 500 && dg_wait(&a, 0, 1000) == 0);
    CHECK(!dg_pass(&a, 1, 500) && dg_available(&a, 0) == 0);
    dg_giveback(&a, 0);
    dg_giveback(&a, 3);
    CHECK(dg_passed(&a) == 0 && dg_passed(&top) == 2 && dg_available(&a, 0) == 3);
    CHECK(dg_available(&b, UINT64_MAX) == 4 && dg_available(&top, UINT64_MAX) == 5 && dg_available(&b, 0) == 4);
    dg_giveback(&b, 2);
    CHECK(dg_available(&b, 0) == 4 && dg_passed(&top) == 0);
    CHECK(dg_change(&b, 0, 1, 0) == -1 && dg_change(&b, 7, 1, UINT64_MAX) == 0 && dg_available(&b, 0) == 1);
    CHECK(dg_init(&fast, NULL, DG_MAX_RATE, DG_MAX_BURST, UINT64_MAX) == 0);
    CHECK(dg_pass(&fast, DG_MAX_BURST, 0) && dg_wait(&fast, DG_MAX_BURST, 0) == 1000 && dg_available(&fast, UINT64_MAX) == DG_MAX_BURST);
    CHECK(dg_init(&thirds, NULL, 3, 1, 0) == 0);
    for (i = 0; i < 100; i++) {
        uint64_t now = (uint64_t)i * 1000;

        CHECK(dg_pass(&thirds, 1, now) && !dg_pass(&thirds, 1, now) && dg_wait(&thirds, 1, now) == 334);
        CHECK(!dg_pass(&thirds, 1, now + 333) && dg_pass(&thirds, 1, now + 334));
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct dg_gate *parent, gate;

    if (rule == 1) {
        parent = malloc(sizeof *parent);
        if (parent == NULL)
            return 0;
        dg_init(parent, NULL, 100, 10, 0);
        dg_init(&gate, parent, 10, 5, 0);
        free(parent);
        printf("%d\n", dg_pass(&gate, 1, 0));
    } else if (rule == 2) {
        memset(&gate, 0, sizeof gate);
        printf("%u\n", (unsigned)dg_available(&gate, 1));
    } else {
        dg_init(&gate, NULL, 10, 5, 0);
        dg_pass(&gate, 1, 0);
        dg_giveback(&gate, 2);
    }
    return 0;
}
#endif
