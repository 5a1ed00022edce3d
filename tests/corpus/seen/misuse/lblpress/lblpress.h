/**
 * \file lblpress.h
 * Draws labels for thermal printers: one bit per dot, 1 is black, the most
 * significant bit is the leftmost, rows are padded to whole bytes.
 *
 * The label's dots live in memory of the caller, which must stay there as long
 * as the label is used:
 *
 *     unsigned char dots[LBL_BYTES(203, 100)];
 *     lbl_label label;
 *     lbl_init(&label, dots, 203, 100);
 *
 * All drawing is clipped: coordinates may be anything, what is outside of the
 * label is not drawn.
 */
#ifndef LBLPRESS_H
#define LBLPRESS_H

#include <stddef.h>

#define LBL_WIDTH_MAX 832
#define LBL_HEIGHT_MAX 2400

/** Bytes of an image of w times h dots. */
#define LBL_BYTES(w, h) ((((size_t)(w) + 7) / 8) * (size_t)(h))

/** A label.  Set up with lbl_init(); read the members, do not change them. */
typedef struct {
    unsigned char *dots;
    int width, height;
    size_t stride;      /**< bytes in a row */
} lbl_label;

/** Takes a row of bytes for the printer.  Other than 0 stops the printing.
 *  The bytes are the label's own: valid during the call. */
typedef int (*lbl_sink)(const unsigned char *row, size_t bytes, void *arg);

/**
 * Sets up a label and clears it.
 * \param dots  memory of at least LBL_BYTES(width, height) bytes
 * \return 0, or -1 when width is not in 1..LBL_WIDTH_MAX or height not in
 *         1..LBL_HEIGHT_MAX; then neither label nor dots is touched
 */
int lbl_init(lbl_label *label, unsigned char *dots, int width, int height);

/** Makes all dots white. */
void lbl_clear(lbl_label *label);

/** Sets a dot: white for 0, else black. */
void lbl_set(lbl_label *label, int x, int y, int black);

/** \return 1 for a black dot, 0 for a white one or one outside. */
int lbl_get(const lbl_label *label, int x, int y);

/** Fills a box with black; nothing when w or h is not positive. */
void lbl_box(lbl_label *label, int x, int y, int w, int h);

/**
 * Draws the black dots of an image.
 * \param image  LBL_BYTES(w, h) bytes, not those of the label itself
 * Nothing is drawn, and image not read, when w or h is not positive.
 */
void lbl_image(lbl_label *label, int x, int y, const unsigned char *image, int w, int h);

/**
 * Draws digits, 3 dots wide and 5 high, with a dot of space between them.
 * Other characters leave a blank.
 * \return the x behind the text; INT_MAX if that were more
 */
int lbl_digits(lbl_label *label, int x, int y, const char *text);

/**
 * Gives the rows to sink, from the top.
 * \return 0, or what sink returned when it was not 0
 */
int lbl_print(const lbl_label *label, lbl_sink sink, void *arg);

#endif
