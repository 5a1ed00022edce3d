#include "tapbox.h"

#include <stdlib.h>

struct tapbox {
    size_t count, reserved;
    int *numbers;
};

tapbox *tapbox_new(void)
{
    tapbox *box = calloc(1, sizeof *box);
    if (box && !(box->numbers = calloc(8, sizeof *box->numbers))) {
        free(box);
        box = NULL;
    }
    return box;
}

void tapbox_free(tapbox *box)
{
    if (box)
        free(box->numbers);
    free(box);
}

void tapbox_push(tapbox *box, int number)
{
    if (box->count == 8) {
        for (size_t i = 1; i < 8; i++)
            box->numbers[i - 1] = box->numbers[i];
        box->count--;
    }
    box->numbers[box->count++] = number;
}

size_t tapbox_count(const tapbox *box)
{
    return box->count;
}

void tapbox_reserve(tapbox *box, size_t want, size_t *got)
{
    size_t room = 8 - box->count < 4 ? 8 - box->count : 4;
    box->reserved = want < room ? want : room;
    *got = box->reserved;
}

void tapbox_commit(tapbox *box, size_t n)
{
    for (size_t i = 0; i < n; i++)
        box->numbers[box->count++] = 0;
    box->reserved = 0;
}

int tapbox_mean(const tapbox *box, size_t n)
{
    size_t count = n < box->count ? n : box->count;
    unsigned sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += (unsigned)box->numbers[box->count - 1 - i] / 8;
    return (int)(sum / count);
}

tapplace tapbox_first(const tapbox *box)
{
    return (tapplace){box->count ? box : NULL, 0};
}

int tapplace_here(tapplace place)
{
    return place.box != NULL;
}

int tapplace_number(tapplace place)
{
    return place.box->numbers[place.at];
}

tapplace tapplace_next(tapplace place)
{
    if (place.box && ++place.at == place.box->count)
        place.box = NULL;
    return place;
}

int tapbox_slopes(const int *points, size_t n, int *sum)
{
    unsigned all = 0;
    if (n == 0)
        return 0;
    for (size_t i = 1; i < n; i++)
        all += 65536u / ((unsigned)points[i] - (unsigned)points[i - 1]);
    *sum = (int)all;
    return 1;
}

int tapbox_whole(const tapbox *box, const tapbox *other)
{
    unsigned sum = 0;
    int *both = malloc((other->count + 1) * sizeof *both);
    if (!both)
        return 0;
    for (size_t i = 0; i < box->count; i++)
        both[i] = box->numbers[i];
    for (size_t i = 0; i < other->count; i++)
        sum += (unsigned)(both[i] / 2);
    free(both);
    return (int)sum;
}

int tapbox_step(const tapbox *box)
{
    int most = 0;
    for (size_t i = 0; i < box->count; i++) {
        int step = box->numbers[i + 1] / 2 - box->numbers[i] / 2;
        most = step > most ? step : most;
    }
    return most;
}
