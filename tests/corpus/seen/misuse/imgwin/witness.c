#include "imgwin.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    imgwin img, win, part, tiny;
    size_t counts[256];
    uint8_t memory[3 * 7];

    assert(imgwin_create(&img, 0, 1) == -1 && imgwin_create(&img, 1, INT_MIN) == -1);
    assert(imgwin_create(&img, IMGWIN_MAX + 1, 1) == -1 && imgwin_create(&img, 5, 4) == 0);
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 5; x++)
            imgwin_put(&img, x, y, (uint8_t)(10 * y + x));
    imgwin_flip(&img);
    assert(imgwin_get(&img, 0, 0) == 30 && imgwin_get(&img, 4, 3) == 4);
    imgwin_flip(&img);
    assert(imgwin_window(&win, &img, INT_MIN, 0, INT_MAX, 1) == -1);
    assert(imgwin_window(&win, &img, 5, 0, 1, 1) == -1 && imgwin_window(&win, &img, 0, 0, 0, 1) == -1);
    assert(imgwin_window(&win, &img, INT_MAX, INT_MAX, INT_MAX, INT_MAX) == -1);
    assert(imgwin_window(&win, &img, 0, 0, INT_MIN, INT_MIN) == -1);
    assert(imgwin_window(&win, &img, 1, 1, INT_MAX, INT_MAX) == 0 && win.width == 4 && win.height == 3);
    assert(imgwin_window(&part, &img, -1, -1, 4, 4) == 0 && part.width == 3 && part.height == 3);
    imgwin_blit(&win, 0, 0, &part);
    assert(imgwin_get(&img, 1, 1) == 0 && imgwin_get(&img, 3, 3) == 22 && imgwin_get(&img, 2, 3) == 21);
    imgwin_blit(&part, 0, 0, &win);
    assert(imgwin_get(&img, 0, 0) == 0 && imgwin_get(&img, 2, 2) == 22);
    imgwin_blit(&img, 0, 0, &img);
    imgwin_blit(&img, 1, 0, &img);
    assert(imgwin_get(&img, 1, 0) == 0 && imgwin_get(&img, 3, 2) == 22);
    imgwin_blit(&img, INT_MIN, INT_MIN, &win);
    imgwin_blit(&img, INT_MAX, INT_MAX, &win);
    imgwin_blit(&img, -3, -2, &win);
    assert(imgwin_window(&win, &win, 1, 1, 1, 1) == 0);
    imgwin_fill(&win, 255);
    imgwin_histogram(&win, counts);
    assert(counts[255] == 1 && counts[0] == 0 && imgwin_get(&img, 2, 2) == 255);
    imgwin_destroy(&win);
    imgwin_histogram(&img, counts);
    assert(counts[255] == 1);
    assert(imgwin_wrap(&tiny, memory, 6, 3, 5) == -1 && imgwin_wrap(&tiny, memory, 6, 3, SIZE_MAX) == -1);
    assert(imgwin_wrap(&tiny, memory, 6, 3, 7) == 0);
    imgwin_fill(&tiny, 1);
    imgwin_blit(&tiny, -1, 1, &img);
    imgwin_flip(&tiny);
    imgwin_histogram(&tiny, counts);
    imgwin_destroy(&tiny);
    imgwin_destroy(&img);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    imgwin img, win;
    uint8_t *memory;

    switch (rule) {
    case 1:
        imgwin_create(&img, 4, 4);
        imgwin_put(&img, 0, 4, 1);
        break;
    case 2:
        imgwin_create(&img, 4, 4);
        imgwin_window(&win, &img, 1, 1, 2, 2);
        imgwin_destroy(&img);
        printf("%d\n", imgwin_get(&win, 0, 0));
        break;
    case 3:
        memory = malloc(10);
        imgwin_wrap(&img, memory, 4, 4, 4);
        imgwin_fill(&img, 9);
        break;
    }
    return 0;
}
#endif
