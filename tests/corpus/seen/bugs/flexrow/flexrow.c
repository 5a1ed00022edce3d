#include "flexrow.h"

#include <stdlib.h>
#include <string.h>

struct box {
    int least, weight;
    int x, width;
};

struct flexrow {
    int gap, count;
    struct box boxes[FLEXROW_BOXES];
};

static bool width_ok(int width)
{
    return width >= 0 && width <= FLEXROW_WIDTH;
}

flexrow_t *flexrow_new(int gap)
{
    if (!width_ok(gap))
        return NULL;
    flexrow_t *row = calloc(1, sizeof *row);
    if (row != NULL)
        row->gap = gap;
    return row;
}

void flexrow_free(flexrow_t *row)
{
    free(row);
}

int flexrow_add(flexrow_t *row, int least, int weight)
{
    if (row->count == FLEXROW_BOXES || !width_ok(least) || weight < 0 || weight > FLEXROW_WEIGHT)
        return -1;
    row->boxes[row->count] = (struct box){least, weight, 0, 0};
    return row->count++;
}

static bool has(const flexrow_t *row, int index)
{
    return index >= 0 && index < row->count;
}

bool flexrow_remove(flexrow_t *row, int index)
{
    if (!has(row, index))
        return false;
    row->count--;
    memmove(&row->boxes[index], &row->boxes[index + 1], (size_t)(row->count - index) * sizeof row->boxes[0]);
    return true;
}

int flexrow_count(const flexrow_t *row)
{
    return row->count;
}

int flexrow_least(const flexrow_t *row)
{
    int least = row->count > 1 ? (row->count - 1) * row->gap : 0;
    for (int i = 0; i < row->count; i++)
        least += row->boxes[i].least;
    return least;
}

bool flexrow_arrange(flexrow_t *row, int width)
{
    if (!width_ok(width))
        return false;
    int rest = width - flexrow_least(row), weights = 0, x = 0;
    for (int i = 0; i < row->count; i++)
        weights += row->boxes[i].weight;
    for (int i = 0; i < row->count; i++) {
        struct box *box = &row->boxes[i];
        box->x = x;
        box->width = box->least;
        if (rest > 0) {
            int share = rest * box->weight / weights;
            box->width += share;
            rest -= share;
            weights -= box->weight;
        }
        x += box->width + row->gap;
    }
    return true;
}

bool flexrow_place(const flexrow_t *row, int index, int *x, int *width)
{
    if (!has(row, index))
        return false;
    *x = row->boxes[index].x;
    *width = row->boxes[index].width;
    return true;
}

int flexrow_hit(const flexrow_t *row, int x)
{
    for (int i = 0; i < row->count; i++)
        if (x >= row->boxes[i].x && x - row->boxes[i].x < row->boxes[i].width)
            return i;
    return -1;
}
