#include "kmstack.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAVE = 1, HELP, QUIT };

#ifdef LEGAL
static const km_bind files[] = { { KM_CTRL | 's', SAVE, NULL }, { 'q', -7, NULL }, KM_END };
static const km_bind global[] = {
    { KM_CTRL | 'x', QUIT, files }, { KM_F(1), HELP, NULL }, { 'q', QUIT, NULL }, KM_END
};
static const km_bind over[] = { { 'q', 0, NULL }, KM_END };
static const km_bind nothing[] = { KM_END };
static const km_bind again[] = { { 'g', 0, again }, KM_END };

static void both(const char *text, uint32_t chord)
{
    char buf[16];

    assert(km_chord(text) == chord);
    assert(km_name(chord, buf, sizeof buf) == (int)strlen(text) && !strcmp(buf, text));
}

int main(void)
{
    char buf[3];
    kmstack k;

    both("a", 'a');
    both("-", '-');
    both("C--", KM_CTRL | '-');
    both("C-M-S-F12", KM_CTRL | KM_META | KM_SHIFT | KM_F(12));
    both("C", 'C');
    both("SPC", KM_SPC);
    assert(km_chord("M-C-x") == (KM_CTRL | KM_META | 'x'));
    assert(!km_chord("") && !km_chord(" ") && !km_chord("C-") && !km_chord("C-C-x") && !km_chord("--") && !km_chord("X-a"));
    assert(!km_chord("F13") && !km_chord("F1 ") && !km_chord("\xc3\xa9"));
    assert(km_name(0, buf, 3) == -1 && km_name(UINT32_MAX, buf, 3) == -1 && km_name(KM_F(0), buf, 3) == -1);
    assert(km_name(KM_CTRL | 'x', buf, 3) == 3 && !strcmp(buf, "C-") && km_name('x', NULL, 0) == 1);

    kmstack_init(&k);
    assert(kmstack_depth(&k) == 0 && kmstack_feed(&k, 'q') == KM_NONE && kmstack_feed(&k, 0) == KM_NONE);
    assert(kmstack_lookup(&k, "q") == KM_NONE);
    assert(kmstack_push(&k, global) == 0);
    assert(kmstack_feed(&k, 'q') == QUIT && kmstack_feed(&k, KM_CTRL | 'x') == KM_PENDING);
    assert(kmstack_feed(&k, KM_CTRL | 's') == SAVE && kmstack_feed(&k, KM_CTRL | 's') == KM_NONE);
    assert(kmstack_feed(&k, KM_CTRL | 'x') == KM_PENDING && kmstack_feed(&k, 0) == KM_NONE);
    assert(kmstack_feed(&k, KM_CTRL | 'x') == KM_PENDING && kmstack_feed(&k, 'q') == KM_NONE);
    assert(kmstack_lookup(&k, "C-x C-s") == SAVE && kmstack_lookup(&k, " C-x  ") == KM_PENDING);
    assert(kmstack_lookup(&k, "C-x C-s q") == KM_NONE && kmstack_lookup(&k, "") == KM_NONE);
    assert(kmstack_lookup(&k, "C-x ?!") == KM_NONE && kmstack_lookup(&k, "z") == KM_NONE);
    assert(kmstack_push(&k, over) == 0 && kmstack_feed(&k, 'q') == KM_NONE && kmstack_feed(&k, KM_F(1)) == HELP);
    assert(kmstack_push(&k, nothing) == 0 && kmstack_push(&k, again) == 0);
    assert(kmstack_lookup(&k, "g g g g") == KM_PENDING);
    assert(kmstack_feed(&k, 'g') == KM_PENDING && kmstack_pop(&k) == again && kmstack_feed(&k, 'g') == KM_NONE);
    while (kmstack_depth(&k) < KM_DEPTH)
        assert(kmstack_push(&k, global) == 0);
    assert(kmstack_push(&k, global) == -1);
    kmstack_reset(&k);
    while (kmstack_depth(&k) > 0)
        assert(kmstack_pop(&k));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    km_bind open_ended[2] = { { 'a', SAVE, NULL }, { 'b', HELP, NULL } };
    kmstack k;

    kmstack_init(&k);
    if (rule == 1) {
        kmstack_push(&k, open_ended);
        printf("%d\n", kmstack_feed(&k, 'c'));
    } else if (rule == 2) {
        km_bind *map = calloc(2, sizeof *map);

        if (!map)
            return 0;
        map[0].chord = 'a';
        map[0].action = QUIT;
        kmstack_push(&k, map);
        free(map);
        printf("%d\n", kmstack_feed(&k, 'a'));
    } else {
        kmstack_pop(&k);
    }
    return 0;
}
#endif
