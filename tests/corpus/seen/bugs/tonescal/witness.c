#include "tonescal.h"
#include <limits.h>
#include <string.h>

int main(void)
{
    struct ts_scale s;
    if (ts_init(&s, 60, TS_MAJOR))
        return 2;
#ifdef LEGAL
    int d, out[3];
    char buf[8];
    struct ts_scale t = s;
    if (!ts_init(&t, -1, 0) || !ts_init(&t, 128, 0) || !ts_init(&t, 0, TS_MODES) || !ts_init(&t, 0, INT_MIN))
        return 3;
    if (ts_note(&s, 0) != 60 || ts_note(&s, 8) != 74 || ts_note(&s, INT_MAX) != TS_NONE || ts_note(&s, INT_MIN) != TS_NONE)
        return 4;
    if (ts_note(&s, -7) != 48 || ts_note(&s, -35) != 0 || ts_note(&s, 39) != 127 || ts_note(&s, 40) != TS_NONE)
        return 5;
    if (ts_degree(&s, 59, &d) || d != -1 || !ts_degree(&s, 61, &d) || !ts_degree(&s, INT_MIN, &d))
        return 6;
    if (ts_triad(&s, 1, out) || out[0] != 62 || out[1] != 65 || out[2] != 69 || !ts_triad(&s, INT_MAX, out) || !ts_triad(&s, INT_MIN, out))
        return 7;
    if (ts_transpose(&s, INT_MIN) != TS_NONE || ts_transpose(&s, INT_MAX) != TS_NONE || ts_transpose(&s, -60) || s.tonic != 0)
        return 8;
    if (ts_common(&s, &s) != 75 || ts_size(&s) != 7)
        return 9;
    if (ts_name(0, buf, 8) || strcmp(buf, "C-1") || ts_name(61, buf, 4) || strcmp(buf, "C#4") || !ts_name(61, buf, 3) || !ts_name(61, NULL, 0))
        return 10;
    for (int m = 0; m < TS_MODES; m++)
        if (!ts_mode_name(m))
            return 11;
    return ts_mode_name(-1) || ts_mode_name(INT_MAX) ? 12 : 0;
#else
    return ts_note(&s, -1) == 59 ? 0 : 1;
#endif
}
