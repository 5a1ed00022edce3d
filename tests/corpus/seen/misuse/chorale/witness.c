#include "chorale.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    chorale_part a, b;
    chorale_part_init(&a);
    chorale_part_init(&b);
    chorale_note n[4];
#ifdef LEGAL
    (void)argc;
    (void)argv;
    if (chorale_note_init(&n[0], 480, 480, 60) || chorale_note_init(&n[1], 0, 960, 127) ||
        chorale_note_init(&n[2], 480, 0, 0) || chorale_note_init(&n[3], 240, CHORALE_LAST_TICK, 1))
        return 1;
    if (chorale_note_init(&n[0], UINT32_MAX, 0, 60) != -1 || chorale_note_init(&n[0], 0, 0, 128) != -1)
        return 1;
    chorale_add(&a, &n[0]);
    chorale_add(&a, &n[1]);
    chorale_add(&a, &n[2]);
    chorale_add(&b, &n[3]);
    chorale_note *which[1];
    if (chorale_sounding(&a, 480, which, 1) != 2 || which[0] != &n[1] || chorale_sounding(&a, UINT32_MAX, NULL, 0) != 0)
        return 1;
    if (chorale_transpose(&a, 1) != -1 || chorale_transpose(&a, 0x7fffffff) != -1 || n[0].pitch != 60)
        return 1;
    if (chorale_length(&a) != 960)
        return 1;
    chorale_merge(&a, &a);
    chorale_merge(&a, &b);
    if (a.count != 4 || b.count != 0 || chorale_first(&a) != &n[1] || chorale_next(&n[1]) != &n[3] || chorale_next(&n[3]) != &n[0])
        return 1;
    chorale_drop(&a, &n[0]);
    chorale_drop(&a, &n[1]);
    chorale_add(&b, &n[0]);
    return chorale_transpose(&b, -60) != 0 || n[0].pitch != 0 || chorale_length(&a) != 240 + CHORALE_LAST_TICK;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    for (int i = 0; i < 4; i++)
        chorale_note_init(&n[i], 480, 10, 60);
    chorale_add(&a, &n[0]);
    chorale_add(&a, &n[1]);
    switch (rule) {
    case 1:
        chorale_add(&a, &n[1]);
        chorale_length(&a);
        break;
    case 2:
        chorale_drop(&b, &n[0]);
        break;
    case 3: {
        chorale_note *h = malloc(sizeof *h);
        if (!h || chorale_note_init(h, 0, 1, 1))
            return 0;
        chorale_add(&a, h);
        free(h);
        chorale_transpose(&a, 2);
        break;
    }
    case 4:
        chorale_note_init(&n[0], 480, 20, 61);
        chorale_drop(&a, &n[1]);
        break;
    }
    return 0;
#endif
}
