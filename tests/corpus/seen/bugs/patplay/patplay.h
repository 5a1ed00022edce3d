/**
 * @file patplay.h
 * @brief Sequencer of a tracker module: patterns, an order list, and a player.
 *
 * Modules are named by small integers. All functions check their numbers and
 * answer PP_ERR when one is out of range; pointers are not checked.
 */
#ifndef PATPLAY_H
#define PATPLAY_H

#define PP_MODULES 4   /**< modules that may be open at a time */
#define PP_CHANNELS 8  /**< most channels of a module */
#define PP_PATTERNS 32 /**< most patterns of a module */
#define PP_ROWS 64     /**< most rows of a pattern */
#define PP_ORDERS 64   /**< longest order list */

#define PP_ERR (-1)

/** Effects of a cell. */
enum pp_fx {
    PP_FX_NONE,
    PP_FX_VOLUME, /**< param 0..64 */
    PP_FX_JUMP,   /**< after this row go on at order @c param, or 0 if there is none such */
    PP_FX_BREAK   /**< after this row go on in the next order's pattern at row @c param,
                       or at its first row if it has none such */
};

/** What a channel plays in a row. */
struct pp_cell {
    unsigned char note;  /**< 0: none */
    unsigned char fx;    /**< one of enum pp_fx */
    unsigned char param; /**< meaning depends on fx */
};

/**
 * @brief Open a module.
 * @param channels 1..PP_CHANNELS
 * @return its number, to be given back with pp_close(), or PP_ERR
 */
int pp_open(int channels);

/** @brief Close a module; its number may be given out again. */
int pp_close(int mod);

/**
 * @brief Append an empty pattern.
 * @param rows 1..PP_ROWS
 * @return the pattern's number (from 0) or PP_ERR
 */
int pp_pattern(int mod, int rows);

/**
 * @brief Set a cell.
 * @return 0, or PP_ERR for an unknown place or effect
 */
int pp_set(int mod, int pattern, int row, int channel, struct pp_cell cell);

/**
 * @brief Set the order in which patterns are played, and rewind.
 * @param list @p n numbers of existing patterns (not kept)
 * @param n 0..PP_ORDERS
 */
int pp_orders(int mod, const int *list, int n);

/** @brief Go to a row of the pattern at an order. */
int pp_seek(int mod, int order, int row);

/**
 * @brief Play a row and advance; the song repeats when it ends.
 * @param[out] out room for as many cells as the module has channels
 * @return the order that was played, or PP_ERR when there are no orders
 *
 * When several effects of a row go elsewhere, the last JUMP gives the order and
 * the last BREAK the row.
 */
int pp_step(int mod, struct pp_cell *out);

/** @brief Where the player is. */
int pp_tell(int mod, int *order, int *row);

#endif
