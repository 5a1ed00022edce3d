#ifndef SPARKDESK_H
#define SPARKDESK_H

#include <stdbool.h>
#include <stddef.h>

/*
 * SparkDesk draws curves with characters.
 *
 * Make a desk with SparkOpen(), tell it what to draw with the functions
 * below, call SparkDraw() as often as you like, and get rid of it with
 * SparkClose().  A desk that is not needed for drawing any more can be set up
 * differently and used again; that is cheaper than opening another one.
 */
typedef struct Spark Spark;

#define SPARK_SERIES 8      /* curves on a desk */
#define SPARK_TITLE  80     /* characters of a title; more are cut off */

/*
 * A drawing of `width` columns (1 to 200) and `height` rows (1 to 50).  NULL
 * when they are something else or there is no memory.
 */
Spark *SparkOpen(int width, int height);
void SparkClose(Spark *desk);

/*
 * Puts a curve on the desk that is drawn with the character `mark`, and
 * returns its number, or -1 when there are SPARK_SERIES of them.
 *
 * NOTE: the values are NOT copied.  The desk reads the `count` values
 * whenever it draws, so that you can change them in between, and you must keep
 * them until the curve is removed or the desk is closed.  When count is 0
 * `values` is not looked at.
 *
 * Values that are not numbers leave a gap.
 */
int SparkAddSeries(Spark *desk, char mark, const double *values, size_t count);

/* False when there is no curve of this number. */
bool SparkRemoveSeries(Spark *desk, int series);

/*
 * The values at the bottom and at the top; what is outside is drawn at the
 * edge.  False when low is not less than high or one of them is not finite.
 * Without that, the lowest and highest finite values on the desk are taken.
 */
bool SparkSetRange(Spark *desk, double low, double high);
void SparkAutoRange(Spark *desk);

/* The title is copied.  NULL or "" is none. */
void SparkSetTitle(Spark *desk, const char *title);

/* Belongs to the desk, and changes when another title is set. */
const char *SparkTitle(const Spark *desk);

/*
 * Lists of texts.  Begin with NULL; the text is copied and put at the end, and
 * the list is returned, or NULL when there is no memory (the list is still
 * there then).  SparkListFree() frees all of it.
 */
typedef struct SparkList SparkList;
SparkList *SparkListAppend(SparkList *list, const char *text);
void SparkListFree(SparkList *list);

/*
 * Lines to print below the drawing, or NULL for none.
 *
 * NOTE: the list is not copied, and the desk does not free it.  Keep it until
 * another one is set or the desk is closed, then free it yourself.
 */
void SparkSetLegend(Spark *desk, const SparkList *list);

/*
 * Draws into `text`, which has room for `size` characters: the title if there
 * is one, the rows, the legend, each line with a newline at its end.  Returns
 * the length of the whole drawing; if that is not less than `size` the end is
 * missing.  It is always terminated unless size is 0.
 */
size_t SparkDraw(const Spark *desk, char *text, size_t size);

#endif
