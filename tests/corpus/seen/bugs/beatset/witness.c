#include "beatset.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
int main(void)
{
    struct beat_due due[BEAT_MAX];
    uint64_t when = 7;
    beatset *b = beat_new(100);
    int i;

    CHECK(b != NULL && beat_now(b) == 100);
    CHECK(beat_next(b, &when) == 0 && when == 7 && beat_poll(b, 100, due) == 0);
    CHECK(beat_add(b, 0) == -1);
    CHECK(beat_add(b, 10) == 0 && beat_add(b, 25) == 1 && beat_add(b, UINT64_MAX) == 2);
    CHECK(beat_next(b, &when) == 1 && when == 110);
    CHECK(beat_poll(b, 109, due) == 0 && beat_poll(b, 108, due) == -1 && beat_now(b) == 109);
    CHECK(beat_poll(b, 110, due) == 1 && due[0].id == 0 && due[0].times == 1 && due[0].late == 0);
    CHECK(beat_poll(b, 151, due) == 2 && due[0].times == 4 && due[0].late == 1 && due[1].times == 2 && due[1].late == 1);
    CHECK(beat_pause(b, 0) == 0 && beat_pause(b, 0) == 0 && beat_pause(b, 9) == -1 && beat_pause(b, -1) == -1);
    CHECK(beat_poll(b, 170, due) == 0 && beat_next(b, &when) == 1 && when == 175);
    CHECK(beat_resume(b, 0) == 0 && beat_resume(b, 0) == 0 && beat_resume(b, BEAT_MAX) == -1);
    CHECK(beat_poll(b, 179, due) == 1 && due[0].id == 1 && beat_poll(b, 180, due) == 1 && due[0].id == 0);
    CHECK(beat_remove(b, 0) == 0 && beat_remove(b, 0) == -1 && beat_remove(b, -5) == -1);
    CHECK(beat_period(b, 0) == 0 && beat_period(b, 1) == 25 && beat_period(b, 99) == 0);
    for (i = 0; i < BEAT_MAX - 2; i++)
        CHECK(beat_add(b, 1000) >= 0);
    CHECK(beat_add(b, 1) == -1);
    CHECK(beat_poll(b, 100000, due) == BEAT_MAX - 1);
    beat_free(b);

    b = beat_new(UINT64_MAX - 5);
    CHECK(b != NULL && beat_add(b, 6) == 0 && beat_next(b, &when) == 0);
    CHECK(beat_add(b, 5) == 1 && beat_next(b, &when) == 1 && when == UINT64_MAX);
    CHECK(beat_add(b, 1) == 2);
    CHECK(beat_poll(b, UINT64_MAX, due) == 2 && due[0].times == 1 && due[1].times == 5 && due[1].late == 0);
    CHECK(beat_poll(b, UINT64_MAX, due) == 0 && beat_next(b, &when) == 0);
    CHECK(beat_pause(b, 2) == 0 && beat_resume(b, 2) == 0 && beat_poll(b, UINT64_MAX, due) == 0);
    beat_free(b);

    b = beat_new(0);
    CHECK(b != NULL && beat_add(b, UINT64_MAX) == 0 && beat_add(b, UINT64_MAX / 3) == 1 && beat_add(b, 1) == 2);
    CHECK(beat_pause(b, 2) == 0);
    CHECK(beat_poll(b, UINT64_MAX, due) == 2 && due[0].times == 1 && due[1].times == 3);
    CHECK(beat_resume(b, 2) == 0 && beat_poll(b, UINT64_MAX, due) == 0);
    beat_free(b);
    beat_free(NULL);
    return 0;
}
#else
int main(void)
{
    static struct beat_due due[BEAT_MAX];
    beatset *b = beat_new(0);

    if (b == NULL || beat_add(b, 1) < 0)
        return 0;
    beat_poll(b, UINT64_MAX, due);
    beat_free(b);
    return 0;
}
#endif
