#ifndef NUPSHEET_H_INCLUDED
#define NUPSHEET_H_INCLUDED

#include <stdbool.h>
#include <stdint.h>

/**
 * @file nupsheet.h
 * @brief N-up printing: how many labels, cards or tickets go on a sheet.
 *
 * All measures are in tenths of a millimetre.
 */

/** The largest measure that is accepted, 10 m. */
#define NUP_LIMIT 100000

/** Width and height of a sheet or of an item. */
typedef struct {
    int32_t w;
    int32_t h;
} NupSize;

/**
 * @brief How items lie on a sheet.
 *
 * Made by nupFit() or nupFitBest(); the members are there to be read.  In a
 * layout which takes no items `cols` and `rows` are both 0. Such a layout
 * is valid with every function below.
 */
typedef struct {
    NupSize sheet;
    NupSize item;
    int32_t margin;  /**< on all four sides */
    int32_t gutter;  /**< between neighbours */
    uint32_t cols;
    uint32_t rows;
    bool rotated;    /**< items were turned by 90 degrees */
} NupLayout;

/**
 * @brief Arrange items in rows and columns.
 *
 * The layout takes no items if one does not fit within the margins, if sheet
 * or item are not from 1 to NUP_LIMIT in both directions, or if margin or
 * gutter are not from 0 to NUP_LIMIT.
 */
NupLayout nupFit(NupSize sheet, int32_t margin, NupSize item, int32_t gutter);

/** @brief Like nupFit(), with the items turned if that way more of them fit. */
NupLayout nupFitBest(NupSize sheet, int32_t margin, NupSize item, int32_t gutter);

/** @return the number of items on one side of a sheet */
uint64_t nupPerSide(const NupLayout *layout);

/**
 * @brief Sheets to be printed for a number of items.
 * @param duplex  whether both sides are printed
 */
uint64_t nupSheets(const NupLayout *layout, uint32_t items, bool duplex);

/** @return the number of items on the last printed side, 0 if nothing is printed */
uint64_t nupOnLast(const NupLayout *layout, uint32_t items);

/**
 * @brief Where the left upper corner of an item lies.
 * @param index   counted from 0 by rows
 * @param corner  set on success
 * @return false if there is no such item on one side
 */
bool nupCorner(const NupLayout *layout, uint64_t index, NupSize *corner);

/** @return the part of the sheet's area that stays empty, in percent, rounded down */
unsigned nupWaste(const NupLayout *layout);

#endif
