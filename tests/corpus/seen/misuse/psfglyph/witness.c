#include "psfglyph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
int main(void)
{
    psf_font f;
    uint8_t small[4] = { 0x36, 4, 0, 0 };

    CHECK(psf_open(&f, NULL, 0) == -1 && psf_count(&f) == 0);
    CHECK(psf_open(&f, small, 3) == -1 && psf_open(&f, small, 4) == -1);
    small[3] = 1;
    CHECK(psf_open(&f, small, 4) == -1 && psf_height(&f) == 0);
    uint8_t none;
    CHECK(psf_text_size(&f, "abc") == 0);
    psf_text(&f, "abc", &none);
    CHECK(psf_blank(0, 0, NULL, 0) == 0 && psf_blank(256, 0, NULL, 0) == 0 && psf_blank(-1u, 1, NULL, 0) == 0);
    CHECK(psf_blank(255, 1, NULL, 0) == 4 + 512 * 255);

    for (int wide = 0; wide < 2; wide++) {
        size_t n = psf_blank(8, wide, NULL, 0);
        uint8_t *file = malloc(n);
        CHECK(psf_blank(8, wide, file, n - 1) == n && psf_blank(8, wide, file, n) == n);
        CHECK(psf_open(&f, file, n - 1) == -1 && psf_open(&f, file, n) == 0);
        unsigned last = psf_count(&f) - 1;
        CHECK(last == (wide ? 511u : 255u) && psf_height(&f) == 8);
        file[n - 1] = 0x81;
        CHECK(psf_pixel(&f, last, 0, 7) == 1 && psf_pixel(&f, last, 7, 7) == 1 && psf_pixel(&f, last, 1, 7) == 0);
        CHECK(psf_glyph(&f, last)[7] == 0x81);
        uint8_t screen[10 * 8];
        memset(screen, 9, sizeof screen);
        psf_draw(&f, last, screen + 2, 10, 5);
        CHECK(screen[79] == 5 && screen[72] == 5 && screen[73] == 9);
        CHECK(psf_text_size(&f, "") == 0);
        psf_text(&f, "", NULL);
        uint8_t *pic = malloc(psf_text_size(&f, "\xFF!"));
        CHECK(psf_text_size(&f, "\xFF!") == 128);
        psf_text(&f, "\xFF!", pic);
        CHECK(pic[127] == 0 && pic[7 * 16] == (wide ? 0 : 1));
        free(pic);
        char *lng = malloc(1002);
        memset(lng, 'x', 1001);
        lng[1001] = '\0';
        CHECK(psf_text_size(&f, lng) == 0 && psf_text_size(&f, lng + 1) == 64000);
        psf_text(&f, lng, NULL);
        free(lng);
        free(file);
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    size_t n = psf_blank(16, 0, NULL, 0);
    void *file = malloc(n);
    psf_font f;
    if (file == NULL)
        return 0;
    psf_blank(16, 0, file, n);
    psf_open(&f, file, n);
    if (rule == 1) {
        free(file);
        return psf_pixel(&f, 'A', 3, 3) & 0;
    } else if (rule == 2) {
        int set = psf_pixel(&f, psf_count(&f), 0, 0);
        printf("%d\n", set);
    } else {
        uint8_t *picture = malloc(psf_text_size(&f, "A"));
        psf_text(&f, "AB", picture);
    }
    return 0;
}
#endif
