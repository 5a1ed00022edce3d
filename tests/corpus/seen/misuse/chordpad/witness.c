#include "chordpad.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int visit(size_t line, size_t column, const char *chord, void *arg)
{
    (void)line;
    (void)column;
    ++*(int *)arg;
    return strcmp(chord, "stop") == 0 ? 7 : 0;
}

static int renders(const cp_song *s, size_t line, const char *text)
{
    char *r = cp_render(s, line);
    int same = r && strcmp(r, text) == 0;
    free(r);
    return same;
}

int main(void)
{
    cp_song *s = cp_new();
    int calls = 0;

    assert(s && cp_lines(s) == 0 && !cp_lyrics(s, 0) && !cp_chord(s, 0, 0) && !cp_render(s, 0));
    assert(cp_each(s, visit, &calls) == 0 && calls == 0 && cp_transpose(s, 3) == 0);
    assert(cp_add_line(s, "[Am") == -1 && cp_add_line(s, "a\nb") == -1 && cp_add_line(s, "a]b[") == -1);
    assert(!cp_add_line(s, "[Am]Hello dark[G/B]ness") && !cp_add_line(s, "") && !cp_add_line(s, "x][][N.C.][[Bb]"));
    assert(!strcmp(cp_lyrics(s, 0), "Hello darkness") && cp_chords(s, 0) == 2 && cp_chords(s, 2) == 3);
    assert(!strcmp(cp_chord(s, 0, 1), "G/B") && !cp_chord(s, 0, SIZE_MAX) && !cp_lyrics(s, SIZE_MAX));
    assert(cp_transpose(s, 1) == 0 && renders(s, 0, "[A#m]Hello dark[G#/C]ness"));
    assert(cp_transpose(s, -13) == 0 && renders(s, 0, "[Am]Hello dark[G/B]ness"));
    assert(renders(s, 1, "") && renders(s, 2, "x][][N.C.][[Bb]"));
    assert(cp_transpose(s, INT_MIN) == 0 && cp_transpose(s, INT_MAX) == 0 && cp_transpose(s, 1) == 0);
    assert(renders(s, 0, "[Am]Hello dark[G/B]ness"));
    assert(!cp_add_line(s, "[stop][A]") && cp_each(s, visit, &calls) == 7 && calls == 6);
    for (int i = 4; i < CP_MAX_LINES; i++)
        assert(!cp_add_line(s, "[E]"));
    assert(cp_add_line(s, "") == -1);
    cp_free(s);
    cp_free(NULL);
    return 0;
}
#else
static int adding(size_t line, size_t column, const char *chord, void *arg)
{
    (void)line;
    (void)column;
    (void)chord;
    return cp_add_line(arg, "more");
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cp_song *s = cp_new();
    volatile size_t result = 0;

    assert(s);
    cp_add_line(s, "[C]one [F]two");
    if (rule == 1) {
        const char *c = cp_chord(s, 0, 0);
        cp_transpose(s, 1);
        result = strlen(c);
    }
    if (rule == 2)
        cp_each(s, adding, s);
    cp_free(s);
    if (rule == 3)
        cp_free(s);
    (void)result;
    return 0;
}
#endif
