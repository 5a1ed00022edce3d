#include "clipwin.h"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct cw_point triangle[] = {{-5, 1}, {5, -8}, {5, 12}};
#ifdef LEGAL
    (void)argv;
    (void)rule;
    struct cw_window w = cw_window((struct cw_point){4, 0}, (struct cw_point){0, 4});
    OK(cw_valid(&w) && w.x0 == 0 && w.y1 == 4);
    struct cw_window odd = cw_window((struct cw_point){NAN, INFINITY}, (struct cw_point){-INFINITY, NAN});
    OK(cw_valid(&odd));
    for (int x = -1; x <= 5; x += 3)
        for (int y = -1; y <= 5; y += 3)
            OK(strlen(cw_code_name(cw_code(&w, (struct cw_point){x, y}))) > 3);
    OK(cw_code(&w, (struct cw_point){NAN, NAN}) == 0 && cw_code(&w, (struct cw_point){INFINITY, -INFINITY}) == (CW_RIGHT | CW_BELOW));
    struct cw_point a = {-2, 2}, b = {6, 2};
    OK(cw_line(&w, &a, &b) && a.x == 0 && b.x == 4 && a.y == 2);
    a = (struct cw_point){-1, 0}, b = (struct cw_point){-1, 9};
    OK(!cw_line(&w, &a, &b) && b.y == 9);
    a = b = (struct cw_point){1, 1};
    OK(cw_line(&w, &a, &b) && cw_line(&w, &a, &a));
    a.x = NAN;
    OK(!cw_line(&w, &a, &b));
    a = (struct cw_point){-1e308, 0}, b = (struct cw_point){1e308, 0};
    cw_line(&w, &a, &b);
    OK(cw_polygon_room(0) == 0 && cw_polygon_room(1) == 1 && cw_polygon_room(3) >= 7 && cw_polygon_room(SIZE_MAX) == SIZE_MAX);
    struct cw_point *out = malloc(cw_polygon_room(40) * sizeof *out), zig[40];
    OK(out);
    long n = cw_polygon(&w, triangle, 3, out);
    OK(n > 3 && cw_area(out, (size_t)n) > 0 && cw_area(out, (size_t)n) <= 16);
    for (int i = 0; i < 40; i++)
        zig[i] = (struct cw_point){i % 2 ? -9 : 9, i % 3 ? i - 20 : 20 - i};
    n = cw_polygon(&w, zig, 40, out);
    OK(n >= 0 && (size_t)n <= cw_polygon_room(40));
    zig[3].x = NAN, zig[7].y = INFINITY;
    OK(cw_polygon(&w, zig, 40, out) >= 0);
    memcpy(out, triangle, sizeof triangle);
    OK(cw_polygon(&w, out, 3, out) > 3);
    OK(cw_polygon(&w, triangle, 1, out) == 0 && cw_polygon(&w, triangle, 2, out) >= 0 && cw_polygon(&w, triangle, 0, out) == 0);
    OK(cw_polygon(&w, triangle, SIZE_MAX, out) == -1 && cw_area(out, 0) == 0 && cw_area(NULL, 0) == 0);
    free(out);
#else
    struct cw_window w = {0, 0, 4, 4};
    if (rule == 1) {
        struct cw_point *out = malloc(3 * sizeof *out);
        printf("%ld\n", cw_polygon(&w, triangle, 3, out));
        free(out);
    } else if (rule == 2) {
        w.x0 = 9;
        printf("%d\n", cw_code(&w, triangle[0]));
    } else {
        puts(cw_code_name(16));
    }
#endif
    return 0;
}
