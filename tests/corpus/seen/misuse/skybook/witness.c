#include "skybook.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <stdint.h>
#include <string.h>

static struct sb_star star(const char *name, double ra, double dec, double mag)
{
    struct sb_star s = { name, ra, dec, mag };
    return s;
}

static int add(struct skybook *b, const char *name, double ra, double dec, double mag)
{
    struct sb_star s = star(name, ra, dec, mag);
    return sb_add(b, &s);
}

#ifdef LEGAL
int main(void)
{
    struct skybook *b = sb_open();
    size_t found[4];

    assert(b && !sb_brightest(b) && !sb_at(b, 0) && !sb_find(b, "") && sb_remove(b, "x") == -1);
    assert(sb_near(b, 0, 0, 180, found, 4) == 0);
    assert(add(b, NULL, 0, 0, 0) == -1 && add(b, "n", NAN, 0, 0) == -1 && add(b, "n", 360, 0, 0) == -1);
    assert(add(b, "n", 0, -91, 0) == -1 && add(b, "n", 0, 0, INFINITY) == -1);
    assert(!add(b, "Vega", 279.2, 38.8, 0.03) && !add(b, "Sirius", 101.3, -16.7, -1.46) && !add(b, "Pole", 0, 90, 2));
    assert(!strcmp(sb_brightest(b)->name, "Sirius") && sb_find(b, "Pole")->mag == 2 && !sb_at(b, SIZE_MAX));
    assert(sb_near(b, 280, 38, 10, found, 4) == 1 && found[0] == 0);
    assert(sb_near(b, 280, 38, 180, found, 4) == 3 && found[0] == 0 && found[1] == 2 && found[2] == 1);
    assert(sb_near(b, 101, -17, 180, found, 1) == 1 && found[0] == 1);
    assert(sb_near(b, 0, 0, 180, NULL, 0) == 0 && sb_near(b, NAN, 0, 1, found, 4) == 0 && sb_near(b, 0, 0, -1, found, 4) == 0);
    struct sb_star n = star("", 0, 90, 0), s = star("", 180, -90, 0);
    assert(fabs(sb_separation(&n, &s) - 180) < 1e-6 && sb_separation(&n, &n) == 0);
    for (int i = 0; i < 6; i++)
        assert(!sb_add(b, sb_at(b, 0)));
    assert(sb_count(b) == 9 && !sb_remove(b, "Sirius") && !sb_find(b, "Sirius") && sb_count(b) == 8);
    sb_close(b);
    sb_close(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct skybook *b = sb_open();
    volatile double result = 0;

    assert(b);
    if (rule == 1) {
        char *name = malloc(5);
        assert(name);
        strcpy(name, "Vega");
        add(b, name, 279.2, 38.8, 0.03);
        free(name);
        result = sb_find(b, "Vega") != NULL;
    }
    if (rule == 2) {
        add(b, "Vega", 279.2, 38.8, 0.03);
        const struct sb_star *s = sb_find(b, "Vega");
        add(b, "Deneb", 310.4, 45.3, 1.25);
        add(b, "Altair", 297.7, 8.9, 0.76);
        result = s->mag;
    }
    if (rule == 3) {
        size_t *found = malloc(sizeof *found);
        assert(found);
        add(b, "Vega", 279.2, 38.8, 0.03);
        add(b, "Deneb", 310.4, 45.3, 1.25);
        result = (double)sb_near(b, 290, 40, 90, found, 3);
        free(found);
    }
    (void)result;
    sb_close(b);
    return 0;
}
#endif
