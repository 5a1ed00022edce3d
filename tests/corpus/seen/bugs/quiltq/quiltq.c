#include "quiltq.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct patch {
    size_t offset;
    char *before;
    char *after;
};

struct quiltq {
    char *text;
    size_t length;
    size_t series;
    size_t applied;
    struct patch patches[QQ_MAX_SERIES];
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

quiltq *qq_open(const char *text)
{
    size_t length = strlen(text);

    if (length > QQ_MAX_TEXT)
        return NULL;
    quiltq *q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->text = duplicate(text);
    if (q->text == NULL) {
        free(q);
        return NULL;
    }
    q->length = length;
    return q;
}

static void discard(struct patch *patch)
{
    free(patch->before);
    free(patch->after);
    patch->before = NULL;
    patch->after = NULL;
}

void qq_close(quiltq *q)
{
    if (q == NULL)
        return;
    for (size_t i = 0; i < q->series; i++)
        discard(&q->patches[i]);
    free(q->text);
    free(q);
}

int qq_add(quiltq *q, size_t offset, const char *before, const char *after)
{
    if (q->series >= QQ_MAX_SERIES || offset > QQ_MAX_TEXT)
        return QQ_TOOBIG;
    if (strlen(before) > QQ_MAX_TEXT || strlen(after) > QQ_MAX_TEXT)
        return QQ_TOOBIG;
    struct patch *patch = &q->patches[q->series];
    patch->offset = offset;
    patch->before = duplicate(before);
    patch->after = duplicate(after);
    if (patch->before == NULL || patch->after == NULL) {
        discard(patch);
        return QQ_NOMEM;
    }
    q->series++;
    return QQ_OK;
}

static int stands_at(const quiltq *q, size_t offset, const char *piece, size_t length)
{
    if (offset > q->length || q->length - offset < length)
        return 0;
    return memcmp(q->text + offset, piece, length) == 0;
}

/* The place of the piece that is nearest to `offset`; 0 when there is none. */
static int locate(const quiltq *q, size_t offset, const char *piece, size_t length, size_t *found)
{
    size_t farthest = q->length > offset ? q->length : offset;

    for (size_t distance = 0; distance <= farthest; distance++) {
        if (distance <= offset && stands_at(q, offset - distance, piece, length)) {
            *found = offset - distance;
            return 1;
        }
        if (stands_at(q, offset + distance, piece, length)) {
            *found = offset + distance;
            return 1;
        }
    }
    return 0;
}

/* Replaces the `old_length` bytes at offset; they are in the text. */
static int replace(quiltq *q, size_t offset, size_t old_length, const char *piece)
{
    size_t new_length = strlen(piece);
    size_t rest = q->length - offset - old_length;
    size_t length = offset + new_length + rest;

    if (length > QQ_MAX_TEXT)
        return QQ_TOOBIG;
    char *text = malloc(length + 1);
    if (text == NULL)
        return QQ_NOMEM;
    memcpy(text, q->text, offset);
    memcpy(text + offset, piece, new_length);
    memcpy(text + offset + new_length, q->text + offset + old_length, rest + 1);
    free(q->text);
    q->text = text;
    q->length = length;
    return QQ_OK;
}

int qq_push(quiltq *q)
{
    if (q->applied >= q->series)
        return QQ_NOTHING;
    struct patch *patch = &q->patches[q->applied];
    size_t length = strlen(patch->before);
    size_t offset;
    if (!locate(q, patch->offset, patch->before, length, &offset))
        return QQ_REJECTED;
    int status = replace(q, offset, length, patch->after);
    if (status == QQ_OK)
        q->applied++;
    return status;
}

int qq_pop(quiltq *q)
{
    if (q->applied == 0)
        return QQ_NOTHING;
    struct patch *patch = &q->patches[q->applied - 1];
    size_t length = strlen(patch->after);
    assert(stands_at(q, patch->offset, patch->after, length));
    int status = replace(q, patch->offset, length, patch->before);
    if (status == QQ_OK)
        q->applied--;
    return status;
}

int qq_push_all(quiltq *q)
{
    int status = QQ_OK;

    while (status == QQ_OK && q->applied < q->series)
        status = qq_push(q);
    return status;
}

int qq_drop(quiltq *q)
{
    if (q->series == 0 || q->applied == q->series)
        return QQ_NOTHING;
    discard(&q->patches[--q->series]);
    return QQ_OK;
}

const char *qq_text(const quiltq *q)
{
    return q->text;
}

size_t qq_series(const quiltq *q)
{
    return q->series;
}

size_t qq_applied(const quiltq *q)
{
    return q->applied;
}
