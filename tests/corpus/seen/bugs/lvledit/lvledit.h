#ifndef LVLEDIT_H
#define LVLEDIT_H

/**
 * @file lvledit.h
 * @brief The document behind a tile level editor: layers, strokes, undo, redo.
 *
 * All layers of a level have the level's size.  Functions which return int
 * return LVL_OK or one of the errors below and leave the level as it was when
 * they fail.  No function takes NULL, lvl_close() excepted.
 */

#define LVL_OK      0
#define LVL_ERANGE (-1) /**< no such layer or cell, or a bad size */
#define LVL_EFULL  (-2) /**< no more layers */
#define LVL_ENOMEM (-3) /**< out of memory */
#define LVL_ENONE  (-4) /**< nothing to undo or redo */

#define LVL_MAX_SIDE   256 /**< greatest width and height */
#define LVL_MAX_LAYERS 16
#define LVL_MAX_UNDO   64  /**< older strokes are forgotten */

typedef struct lvl lvl;

/** @brief A new level of @p width x @p height cells (1 to LVL_MAX_SIDE)
 *  without layers.
 *  @return the level, or NULL for a bad size or when memory runs out */
lvl *lvl_new(int width, int height);

/** @brief Frees a level and its layers; NULL is ignored. */
void lvl_close(lvl *level);

/** @brief The number of layers. */
int lvl_layers(const lvl *level);

/** @brief Adds a layer on top; all its cells are 0.
 *  @return the index of the layer, or LVL_EFULL or LVL_ENOMEM */
int lvl_add_layer(lvl *level);

/** @brief Removes a layer.  Those above it move down by one.
 *
 *  This cannot be undone, and strokes on the layer are forgotten.  Strokes on
 *  other layers can be undone and redone afterwards as before.
 *  @return LVL_OK or LVL_ERANGE */
int lvl_remove_layer(lvl *level, int layer);

/** @brief Puts layer @p from at the place of layer @p to and shifts those
 *  between.  @return LVL_OK or LVL_ERANGE */
int lvl_move_layer(lvl *level, int from, int to);

/** @brief Sets a cell.  This is a stroke that can be undone; strokes that
 *  waited to be redone are forgotten.  @return LVL_OK or LVL_ERANGE */
int lvl_paint(lvl *level, int layer, int x, int y, unsigned short tile);

/** @brief The tile of a cell, or LVL_ERANGE. */
int lvl_tile(const lvl *level, int layer, int x, int y);

/** @brief Takes the last stroke back.  @return LVL_OK or LVL_ENONE */
int lvl_undo(lvl *level);

/** @brief Paints the stroke again which was last undone.
 *  @return LVL_OK or LVL_ENONE */
int lvl_redo(lvl *level);

#endif
