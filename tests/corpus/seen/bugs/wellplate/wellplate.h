#ifndef WELLPLATE_H
#define WELLPLATE_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Sample plates of the laboratory: wells in rows A, B, C ... and columns
 * 1, 2, 3 ... Each may hold a volume in microlitres and have a label.
 */
typedef struct wellplate wellplate;

typedef enum { WP_24, WP_96, WP_384 } wp_format;

/* Position of a well, both counted from 0. */
typedef struct {
    int row;
    int col;
} wp_pos;

wellplate *wp_new(wp_format format);
/* An independent copy, labels included. */
wellplate *wp_clone(const wellplate *plate);
void wp_free(wellplate *plate);

int wp_rows(const wellplate *plate);
int wp_cols(const wellplate *plate);

/* "A1" is row 0, column 0. False when the name is not one of this plate. */
bool wp_parse(const wellplate *plate, const char *name, wp_pos *pos);

/* All of these return false or NULL for positions outside the plate. */
bool wp_set_label(wellplate *plate, wp_pos pos, const char *label);
/* NULL also when the well has no label. */
const char *wp_label(const wellplate *plate, wp_pos pos);
/* Adds to the volume (or takes away). It must end between 0 and 10000. */
bool wp_dispense(wellplate *plate, wp_pos pos, int microlitres);

/* 0 outside the plate. */
int wp_volume(const wellplate *plate, wp_pos pos);
/* Empties all wells and removes their labels. */
void wp_clear(wellplate *plate);

#endif
