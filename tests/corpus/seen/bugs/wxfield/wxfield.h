/**
 * @file wxfield.h
 * @brief Scalar weather fields (temperature, pressure, rain rate ...) on a
 *        regular global latitude/longitude mesh.
 *
 * A field consists of boxes.  Box (i, j) covers
 *
 *     latitude   -90 + i * 180/rows  ...  -90 + (i+1) * 180/rows    [deg N]
 *     longitude        j * 360/cols  ...        (j+1) * 360/cols    [deg E]
 *
 * and holds one value, the mean over the box.  What the value's unit is only
 * the caller knows.  Field pointers must be valid, except for wxf_free().
 */
#ifndef WXFIELD_H
#define WXFIELD_H

#include <stdbool.h>

/** Largest number of rows and of columns. */
#define WXF_MAX 512

typedef struct wxfield wxfield;

/**
 * Makes a field whose boxes are all 0.
 * @param rows  1 ... WXF_MAX
 * @param cols  1 ... WXF_MAX
 * @return the field, or NULL when a size is out of range or memory is short
 */
wxfield *wxf_new(int rows, int cols);

/** Frees a field; NULL is ignored. */
void wxf_free(wxfield *f);

int wxf_rows(const wxfield *f);
int wxf_cols(const wxfield *f);

/** Sets the value of one box.  @return false when there is no such box */
bool wxf_put(wxfield *f, int i, int j, double value);

/** @return the value of one box, NAN when there is no such box */
double wxf_at(const wxfield *f, int i, int j);

/**
 * Value of the box at a place.
 * @param lat  degrees north; beyond the poles the value at the pole is used
 * @param lon  degrees east; any finite number, wrapped to 0 ... 360
 * @return the value, NAN when a coordinate is not finite
 */
double wxf_sample(const wxfield *f, double lat, double lon);

/**
 * f := f + scale * g, box by box; scale = -1 gives an anomaly.  g may be f.
 * @return false, and f as it was, when the meshes differ
 */
bool wxf_add(wxfield *f, const wxfield *g, double scale);

/**
 * Area-weighted mean over the globe,
 *
 *     sum(w_i * v_ij) / (cols * sum(w_i)),   w_i = sin(lat_i+1) - sin(lat_i)
 */
double wxf_mean(const wxfield *f);

/**
 * A coarser field, each box of which is the plain mean of k by k boxes of f.
 * When k does not divide a side, the last boxes of the new field are made
 * from what is left of the old one.
 * @param k  1 or more
 * @return a new field of ceil(rows/k) by ceil(cols/k) boxes, to be freed by
 *         the caller; NULL when k < 1 or memory is short
 */
wxfield *wxf_coarsen(const wxfield *f, int k);

#endif
