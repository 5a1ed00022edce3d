#include "wellplate.h"

#include <stdlib.h>
#include <string.h>

struct well {
    int volume;
    char *label;
};

struct wellplate {
    int rows;
    int cols;
    struct well wells[];
};

static wellplate *make(int rows, int cols)
{
    wellplate *plate = calloc(1, sizeof *plate + (size_t)(rows * cols) * sizeof(struct well));
    if (plate != NULL) {
        plate->rows = rows;
        plate->cols = cols;
    }
    return plate;
}

wellplate *wp_new(wp_format format)
{
    switch (format) {
    case WP_24:
        return make(4, 6);
    case WP_96:
        return make(8, 12);
    case WP_384:
        return make(16, 24);
    }
    return NULL;
}

wellplate *wp_clone(const wellplate *plate)
{
    wellplate *copy = make(plate->rows, plate->cols);
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < plate->rows * plate->cols; i++)
        copy->wells[i] = plate->wells[i];
    return copy;
}

void wp_clear(wellplate *plate)
{
    for (int i = 0; i < plate->rows * plate->cols; i++) {
        free(plate->wells[i].label);
        plate->wells[i].label = NULL;
        plate->wells[i].volume = 0;
    }
}

void wp_free(wellplate *plate)
{
    if (plate == NULL)
        return;
    wp_clear(plate);
    free(plate);
}

int wp_rows(const wellplate *plate)
{
    return plate->rows;
}

int wp_cols(const wellplate *plate)
{
    return plate->cols;
}

bool wp_parse(const wellplate *plate, const char *name, wp_pos *pos)
{
    int row = name[0] - 'A', col = 0;
    if (row < 0 || row >= plate->rows)
        return false;
    const char *at = name + 1;
    if (*at < '1' || *at > '9')
        return false;
    for (; *at >= '0' && *at <= '9'; at++) {
        col = col * 10 + (*at - '0');
        if (col > plate->cols)
            return false;
    }
    if (*at != '\0')
        return false;
    pos->row = row;
    pos->col = col - 1;
    return true;
}

static struct well *well_at(wellplate *plate, wp_pos pos)
{
    if (pos.row < 0 || pos.row >= plate->rows || pos.col < 0 || pos.col >= plate->cols)
        return NULL;
    return &plate->wells[pos.row * plate->cols + pos.col];
}

bool wp_set_label(wellplate *plate, wp_pos pos, const char *label)
{
    struct well *well = well_at(plate, pos);
    if (well == NULL)
        return false;
    size_t size = strlen(label) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, label, size);
    free(well->label);
    well->label = copy;
    return true;
}

const char *wp_label(const wellplate *plate, wp_pos pos)
{
    const struct well *well = well_at((wellplate *)plate, pos);
    return well == NULL ? NULL : well->label;
}

bool wp_dispense(wellplate *plate, wp_pos pos, int microlitres)
{
    struct well *well = well_at(plate, pos);
    if (well == NULL || microlitres < -well->volume || microlitres > 10000 - well->volume)
        return false;
    well->volume += microlitres;
    return true;
}

int wp_volume(const wellplate *plate, wp_pos pos)
{
    const struct well *well = well_at((wellplate *)plate, pos);
    return well == NULL ? 0 : well->volume;
}
