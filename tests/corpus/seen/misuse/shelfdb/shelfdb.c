#include "shelfdb.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Rows are shared between images, images between the store and readers. */
struct row {
    unsigned refs;
    size_t key_size, data_size;
    unsigned char bytes[]; /* the key, then the data */
};

struct image {
    unsigned refs;
    size_t count, room;
    struct row **rows;
};

struct shelf_env {
    struct image *image;
    bool writing;
};

struct shelf_txn {
    shelf_env *env;
    struct image *image;
    bool readonly;
    unsigned cursors;
};

struct shelf_cursor {
    shelf_txn *txn;
    size_t next;
};

static void row_unref(struct row *row)
{
    if (--row->refs == 0)
        free(row);
}

static void image_unref(struct image *image)
{
    if (--image->refs > 0)
        return;
    for (size_t i = 0; i < image->count; i++)
        row_unref(image->rows[i]);
    free(image->rows);
    free(image);
}

static struct image *image_copy(const struct image *from)
{
    struct image *image = calloc(1, sizeof *image);
    if (image == NULL)
        return NULL;
    image->refs = 1;
    image->room = (from != NULL ? from->count : 0) + 8;
    image->rows = malloc(image->room * sizeof *image->rows);
    if (image->rows == NULL) {
        free(image);
        return NULL;
    }
    for (size_t i = 0; from != NULL && i < from->count; i++) {
        image->rows[i] = from->rows[i];
        image->rows[i]->refs++;
        image->count++;
    }
    return image;
}

static int compare(const struct row *row, const shelf_val *key)
{
    size_t size = row->key_size < key->size ? row->key_size : key->size;
    int order = memcmp(row->bytes, key->data, size);
    if (order != 0)
        return order;
    return row->key_size < key->size ? -1 : row->key_size > key->size;
}

/* The first row that is not less than the key. */
static size_t lower_bound(const struct image *image, const shelf_val *key, bool *same)
{
    size_t low = 0, high = image->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare(image->rows[middle], key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *same = low < image->count && compare(image->rows[low], key) == 0;
    return low;
}

static bool key_ok(const shelf_val *key)
{
    return key != NULL && key->data != NULL && key->size >= 1 && key->size <= SHELF_MAX_KEY;
}

int shelf_env_create(shelf_env **env)
{
    shelf_env *made = calloc(1, sizeof *made);
    if (made == NULL)
        return SHELF_NOMEM;
    made->image = image_copy(NULL);
    if (made->image == NULL) {
        free(made);
        return SHELF_NOMEM;
    }
    *env = made;
    return SHELF_OK;
}

void shelf_env_close(shelf_env *env)
{
    if (env == NULL)
        return;
    image_unref(env->image);
    free(env);
}

int shelf_begin(shelf_env *env, unsigned flags, shelf_txn **txn)
{
    bool readonly = (flags & SHELF_RDONLY) != 0;
    if (!readonly && env->writing)
        return SHELF_BUSY;
    shelf_txn *made = calloc(1, sizeof *made);
    if (made == NULL)
        return SHELF_NOMEM;
    made->env = env;
    made->readonly = readonly;
    if (readonly) {
        made->image = env->image;
        made->image->refs++;
    } else {
        made->image = image_copy(env->image);
        if (made->image == NULL) {
            free(made);
            return SHELF_NOMEM;
        }
        env->writing = true;
    }
    *txn = made;
    return SHELF_OK;
}

int shelf_commit(shelf_txn *txn)
{
    if (txn->readonly) {
        image_unref(txn->image);
    } else {
        image_unref(txn->env->image);
        txn->env->image = txn->image;
        txn->env->writing = false;
    }
    free(txn);
    return SHELF_OK;
}

void shelf_abort(shelf_txn *txn)
{
    image_unref(txn->image);
    if (!txn->readonly)
        txn->env->writing = false;
    free(txn);
}

static void show(const struct row *row, shelf_val *key, shelf_val *data)
{
    if (key != NULL)
        *key = (shelf_val){row->key_size, row->bytes};
    if (data != NULL)
        *data = (shelf_val){row->data_size, row->bytes + row->key_size};
}

int shelf_get(shelf_txn *txn, const shelf_val *key, shelf_val *data)
{
    bool same;
    if (!key_ok(key))
        return SHELF_BADVAL;
    size_t at = lower_bound(txn->image, key, &same);
    if (!same)
        return SHELF_NOTFOUND;
    show(txn->image->rows[at], NULL, data);
    return SHELF_OK;
}

int shelf_put(shelf_txn *txn, const shelf_val *key, const shelf_val *data)
{
    struct image *image = txn->image;
    bool same;
    if (txn->readonly)
        return SHELF_READONLY;
    if (!key_ok(key) || data == NULL || data->size > SHELF_MAX_DATA || (data->size > 0 && data->data == NULL))
        return SHELF_BADVAL;
    size_t at = lower_bound(image, key, &same);
    if (!same && image->count == SHELF_MAX_ROWS)
        return SHELF_FULL;
    if (!same && image->count == image->room) {
        struct row **rows = realloc(image->rows, 2 * image->room * sizeof *rows);
        if (rows == NULL)
            return SHELF_NOMEM;
        image->rows = rows;
        image->room *= 2;
    }
    struct row *row = malloc(sizeof *row + key->size + data->size);
    if (row == NULL)
        return SHELF_NOMEM;
    row->refs = 1;
    row->key_size = key->size;
    row->data_size = data->size;
    memcpy(row->bytes, key->data, key->size);
    if (data->size > 0)
        memcpy(row->bytes + key->size, data->data, data->size);
    if (same) {
        row_unref(image->rows[at]);
    } else {
        memmove(image->rows + at + 1, image->rows + at, (image->count - at) * sizeof *image->rows);
        image->count++;
    }
    image->rows[at] = row;
    return SHELF_OK;
}

int shelf_del(shelf_txn *txn, const shelf_val *key)
{
    struct image *image = txn->image;
    bool same;
    if (txn->readonly)
        return SHELF_READONLY;
    if (!key_ok(key))
        return SHELF_BADVAL;
    size_t at = lower_bound(image, key, &same);
    if (!same)
        return SHELF_NOTFOUND;
    row_unref(image->rows[at]);
    image->count--;
    memmove(image->rows + at, image->rows + at + 1, (image->count - at) * sizeof *image->rows);
    return SHELF_OK;
}

size_t shelf_count(const shelf_txn *txn)
{
    return txn->image->count;
}

int shelf_cursor_open(shelf_txn *txn, shelf_cursor **cursor)
{
    shelf_cursor *made = calloc(1, sizeof *made);
    if (made == NULL)
        return SHELF_NOMEM;
    made->txn = txn;
    txn->cursors++;
    *cursor = made;
    return SHELF_OK;
}

void shelf_cursor_close(shelf_cursor *cursor)
{
    if (cursor == NULL)
        return;
    cursor->txn->cursors--;
    free(cursor);
}

int shelf_cursor_get(shelf_cursor *cursor, enum shelf_op op, shelf_val *key, shelf_val *data)
{
    const struct image *image = cursor->txn->image;
    size_t at = op == SHELF_FIRST ? 0 : cursor->next;
    bool same;
    if (op == SHELF_SEEK) {
        if (!key_ok(key))
            return SHELF_BADVAL;
        at = lower_bound(image, key, &same);
    }
    if (at >= image->count)
        return SHELF_NOTFOUND;
    show(image->rows[at], key, data);
    cursor->next = at + 1;
    return SHELF_OK;
}
