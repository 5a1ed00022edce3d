#include "lvledit.h"

#include <stdlib.h>
#include <string.h>

struct layer {
    unsigned short *cells;
};

struct stroke {
    struct layer *layer;
    int cell;
    unsigned short before;
    unsigned short after;
};

/* strokes[0 .. done) can be undone, strokes[done .. total) can be redone. */
struct lvl {
    int width;
    int height;
    int layers;
    struct layer *layer[LVL_MAX_LAYERS];
    int done;
    int total;
    struct stroke strokes[LVL_MAX_UNDO];
};

static int layer_exists(const lvl *level, int layer)
{
    return layer >= 0 && layer < level->layers;
}

static int cell_index(const lvl *level, int layer, int x, int y)
{
    if (!layer_exists(level, layer))
        return -1;
    if (x < 0 || y < 0 || x >= level->width || y >= level->height)
        return -1;
    return y * level->width + x;
}

static void layer_free(struct layer *layer)
{
    free(layer->cells);
    free(layer);
}

lvl *lvl_new(int width, int height)
{
    lvl *level;

    if (width < 1 || height < 1 || width > LVL_MAX_SIDE || height > LVL_MAX_SIDE)
        return NULL;
    level = calloc(1, sizeof *level);
    if (level == NULL)
        return NULL;
    level->width = width;
    level->height = height;
    return level;
}

void lvl_close(lvl *level)
{
    if (level == NULL)
        return;
    for (int i = 0; i < level->layers; i++)
        layer_free(level->layer[i]);
    free(level);
}

int lvl_layers(const lvl *level)
{
    return level->layers;
}

int lvl_add_layer(lvl *level)
{
    struct layer *layer;

    if (level->layers == LVL_MAX_LAYERS)
        return LVL_EFULL;
    layer = malloc(sizeof *layer);
    if (layer == NULL)
        return LVL_ENOMEM;
    layer->cells = calloc((size_t)level->width * (size_t)level->height, sizeof *layer->cells);
    if (layer->cells == NULL) {
        free(layer);
        return LVL_ENOMEM;
    }
    level->layer[level->layers] = layer;
    return level->layers++;
}

/* Takes the strokes on a layer out of the history. */
static void forget_layer(lvl *level, const struct layer *layer)
{
    int kept = 0;

    for (int i = 0; i < level->done; i++)
        if (level->strokes[i].layer != layer)
            level->strokes[kept++] = level->strokes[i];
    memmove(&level->strokes[kept], &level->strokes[level->done],
            (size_t)(level->total - level->done) * sizeof level->strokes[0]);
    level->total -= level->done - kept;
    level->done = kept;
}

int lvl_remove_layer(lvl *level, int layer)
{
    struct layer *gone;

    if (!layer_exists(level, layer))
        return LVL_ERANGE;
    gone = level->layer[layer];
    forget_layer(level, gone);
    level->layers--;
    for (int i = layer; i < level->layers; i++)
        level->layer[i] = level->layer[i + 1];
    layer_free(gone);
    return LVL_OK;
}

int lvl_move_layer(lvl *level, int from, int to)
{
    struct layer *moved;

    if (!layer_exists(level, from) || !layer_exists(level, to))
        return LVL_ERANGE;
    moved = level->layer[from];
    for (; from < to; from++)
        level->layer[from] = level->layer[from + 1];
    for (; from > to; from--)
        level->layer[from] = level->layer[from - 1];
    level->layer[to] = moved;
    return LVL_OK;
}

int lvl_paint(lvl *level, int layer, int x, int y, unsigned short tile)
{
    int cell = cell_index(level, layer, x, y);
    struct stroke *stroke;

    if (cell < 0)
        return LVL_ERANGE;
    if (level->done == LVL_MAX_UNDO) {
        level->done--;
        memmove(&level->strokes[0], &level->strokes[1], (size_t)level->done * sizeof level->strokes[0]);
    }
    stroke = &level->strokes[level->done++];
    level->total = level->done;
    stroke->layer = level->layer[layer];
    stroke->cell = cell;
    stroke->before = stroke->layer->cells[cell];
    stroke->after = tile;
    stroke->layer->cells[cell] = tile;
    return LVL_OK;
}

int lvl_tile(const lvl *level, int layer, int x, int y)
{
    int cell = cell_index(level, layer, x, y);

    return cell < 0 ? LVL_ERANGE : level->layer[layer]->cells[cell];
}

int lvl_undo(lvl *level)
{
    const struct stroke *stroke;

    if (level->done == 0)
        return LVL_ENONE;
    stroke = &level->strokes[--level->done];
    stroke->layer->cells[stroke->cell] = stroke->before;
    return LVL_OK;
}

int lvl_redo(lvl *level)
{
    const struct stroke *stroke;

    if (level->done == level->total)
        return LVL_ENONE;
    stroke = &level->strokes[level->done++];
    stroke->layer->cells[stroke->cell] = stroke->after;
    return LVL_OK;
}
