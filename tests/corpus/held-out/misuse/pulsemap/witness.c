#include "pulsemap.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char text[PM_TEXT];
    assert(!pm_new(0) && !pm_new(PM_PPQ_MAX + 1) && !pm_new(-1u));
    pm_free(NULL);
    for (unsigned ppq = 1; ppq <= PM_PPQ_MAX; ppq += 479) {
        pm_map *map = pm_new(ppq);
        assert(map && pm_count(map) == 1 && pm_first(map)->tick == 0);
        assert(!pm_next(map, pm_first(map)));
        assert(pm_unset(map, 0) == -1 && pm_unset(map, 7) == -1);
        assert(pm_set(map, 1, 0) == -1 && pm_set(map, 1, PM_BEAT_MAX + 1) == -1);
        for (uint32_t i = 0; i < 40; i++)
            assert(pm_set(map, i * 37 % 41 * 100, PM_BEAT_MIN + i * 1000003) == 0);
        assert(pm_set(map, UINT32_MAX, PM_BEAT_MAX) == 0);
        assert(pm_set(map, UINT32_MAX - 1, PM_BEAT_MAX) == 0);
        assert(pm_set(map, 1, PM_BEAT_MAX) == 0 && pm_set(map, 1, PM_BEAT_MIN) == 0);
        size_t n = 0;
        for (const pm_change *c = pm_first(map); c; c = pm_next(map, c))
            n++;
        assert(n == pm_count(map) && n == 43);
        for (uint32_t t = 0; t < 5000; t += 13)
            assert(pm_tick(map, pm_us(map, t)) == t);
        assert(pm_tick(map, pm_us(map, UINT32_MAX)) == UINT32_MAX);
        assert(pm_tick(map, pm_us(map, UINT32_MAX - 1)) == UINT32_MAX - 1);
        assert(pm_tick(map, UINT64_MAX) == UINT32_MAX && pm_tick(map, 0) == 0);
        for (uint32_t i = 1; i < 41; i++)
            pm_unset(map, i * 100);
        assert(pm_count(map) == 4 && pm_unset(map, UINT32_MAX) == 0);
        pm_text(map, UINT32_MAX, text);
        pm_free(map);
    }
    pm_map *map = pm_new(480);
    assert(map && pm_us(map, 960) == 1000000);
    assert(pm_set(map, UINT32_MAX, PM_BEAT_MIN) == 0);
    assert(strcmp(pm_text(map, UINT32_MAX, text), "6000.000 bpm from 4294967295") == 0);
    for (uint32_t i = 2; i < PM_CHANGES_MAX; i++)
        assert(pm_set(map, i, PM_BEAT_MAX) == 0);
    assert(pm_set(map, 1, PM_BEAT_MAX) == -1 && pm_set(map, 2, PM_BEAT_MIN) == 0);
    pm_free(map);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pm_map *map = pm_new(480);
    assert(map);
    if (rule == 1) {
        const pm_change *first = pm_first(map);
        for (uint32_t i = 1; i <= 4; i++)
            pm_set(map, i * 480, 400000);
        for (const pm_change *c = first; c; c = pm_next(map, c))
            printf("%u\n", (unsigned)c->tick);
    } else if (rule == 2) {
        char *text = malloc(12);
        assert(text);
        puts(pm_text(map, 0, text));
        free(text);
    } else {
        pm_free(map);
        return (int)pm_us(map, 480);
    }
    pm_free(map);
    return 0;
}
#endif
