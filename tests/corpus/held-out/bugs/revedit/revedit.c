#include "revedit.h"

#include <stdlib.h>
#include <string.h>

enum kind { INSERTED, ERASED };

struct step {
    struct step *older, *newer;
    enum kind kind;
    size_t pos, len;
    char *bytes;
};

/* Steps from the oldest to the newest; the undone ones are at the end. */
struct revedit {
    char *text;
    size_t len, room;
    struct step *oldest, *newest;
    struct step *done;        /* the newest that is not undone */
    struct step *open;        /* the step that typing goes on with */
    size_t held, limit;       /* bytes in all steps */
};

static int make_room(revedit *e, size_t len)
{
    size_t room = e->room;
    char *text;

    if (len > REVEDIT_MAX_TEXT)
        return -1;
    if (len < room)
        return 0;
    while (room <= len)
        room *= 2;
    text = realloc(e->text, room);
    if (!text)
        return -1;
    e->text = text;
    e->room = room;
    return 0;
}

static void text_insert(revedit *e, size_t pos, const char *bytes, size_t n)
{
    memmove(e->text + pos + n, e->text + pos, e->len - pos + 1);
    memcpy(e->text + pos, bytes, n);
    e->len += n;
}

static void text_erase(revedit *e, size_t pos, size_t n)
{
    memmove(e->text + pos, e->text + pos + n, e->len - pos - n + 1);
    e->len -= n;
}

static void step_free(struct step *step)
{
    free(step->bytes);
    free(step);
}

static struct step *step_new(enum kind kind, size_t pos, const char *bytes, size_t n)
{
    struct step *step = malloc(sizeof *step);

    if (!step)
        return NULL;
    step->bytes = malloc(n);
    if (!step->bytes) {
        free(step);
        return NULL;
    }
    memcpy(step->bytes, bytes, n);
    *step = (struct step){ NULL, NULL, kind, pos, n, step->bytes };
    return step;
}

static void forget_undone(revedit *e)
{
    while (e->newest != e->done) {
        struct step *step = e->newest;

        e->newest = step->older;
        if (e->newest)
            e->newest->newer = NULL;
        else
            e->oldest = NULL;
        e->held -= step->len;
        step_free(step);
    }
}

static void forget_oldest(revedit *e)
{
    struct step *step = e->oldest;

    e->oldest = step->newer;
    if (e->oldest)
        e->oldest->older = NULL;
    else
        e->newest = NULL;
    if (e->done == step)
        e->done = NULL;
    e->held -= step->len;
    step_free(step);
}

static void keep_limit(revedit *e)
{
    while (e->held > e->limit)
        forget_oldest(e);
}

/* Appends a step of which the edit has been made. */
static void record(revedit *e, struct step *step)
{
    step->older = e->newest;
    if (e->newest)
        e->newest->newer = step;
    else
        e->oldest = step;
    e->newest = e->done = step;
    e->held += step->len;
    keep_limit(e);
}

revedit *revedit_new(const char *text, size_t history)
{
    size_t len = text ? strlen(text) : 0;
    revedit *e = len > REVEDIT_MAX_TEXT ? NULL : calloc(1, sizeof *e);

    if (!e)
        return NULL;
    e->room = len + 16;
    e->text = malloc(e->room);
    if (!e->text) {
        free(e);
        return NULL;
    }
    if (len)
        memcpy(e->text, text, len);
    e->text[len] = '\0';
    e->len = len;
    e->limit = history < REVEDIT_MAX_HISTORY ? history : REVEDIT_MAX_HISTORY;
    return e;
}

void revedit_free(revedit *e)
{
    if (!e)
        return;
    while (e->oldest)
        forget_oldest(e);
    free(e->text);
    free(e);
}

const char *revedit_text(const revedit *e)
{
    return e->text;
}

size_t revedit_length(const revedit *e)
{
    return e->len;
}

/* Goes on with the open step; 0 when that worked. */
static int continue_step(revedit *e, const char *bytes, size_t n)
{
    char *grown = realloc(e->open->bytes, e->open->len + n);

    if (!grown)
        return -1;
    memcpy(grown + e->open->len, bytes, n);
    e->open->bytes = grown;
    e->open->len += n;
    e->held += n;
    return 0;
}

int revedit_insert(revedit *e, size_t pos, const char *s)
{
    struct step *open = e->open;
    size_t n = strlen(s);
    char *bytes;

    if (pos > e->len || n > REVEDIT_MAX_TEXT - e->len)
        return -1;
    if (n == 0)
        return 0;
    bytes = malloc(n);
    if (!bytes)
        return -1;
    memcpy(bytes, s, n);
    if (make_room(e, e->len + n) != 0)
        goto fail;

    if (open && open->pos + open->len == pos) {
        if (continue_step(e, bytes, n) != 0)
            goto fail;
        text_insert(e, pos, bytes, n);
        keep_limit(e);
    } else {
        struct step *step = step_new(INSERTED, pos, bytes, n);

        if (!step)
            goto fail;
        text_insert(e, pos, bytes, n);
        forget_undone(e);
        e->open = step;
        record(e, step);
    }
    free(bytes);
    return 0;

fail:
    free(bytes);
    return -1;
}

int revedit_erase(revedit *e, size_t pos, size_t n)
{
    struct step *step;

    if (pos > e->len)
        return -1;
    if (n > e->len - pos)
        n = e->len - pos;
    if (n == 0)
        return 0;
    step = step_new(ERASED, pos, e->text + pos, n);
    if (!step)
        return -1;
    text_erase(e, pos, n);
    forget_undone(e);
    e->open = NULL;
    record(e, step);
    return 0;
}

void revedit_break(revedit *e)
{
    e->open = NULL;
}

int revedit_undo(revedit *e)
{
    struct step *step = e->done;

    if (!step)
        return -1;
    if (step->kind == INSERTED) {
        text_erase(e, step->pos, step->len);
    } else {
        if (make_room(e, e->len + step->len) != 0)
            return -1;
        text_insert(e, step->pos, step->bytes, step->len);
    }
    e->done = step->older;
    e->open = NULL;
    return 0;
}

int revedit_redo(revedit *e)
{
    struct step *step = e->done ? e->done->newer : e->oldest;

    if (!step)
        return -1;
    if (step->kind == INSERTED) {
        if (make_room(e, e->len + step->len) != 0)
            return -1;
        text_insert(e, step->pos, step->bytes, step->len);
    } else {
        text_erase(e, step->pos, step->len);
    }
    e->done = step;
    e->open = NULL;
    return 0;
}

size_t revedit_undos(const revedit *e)
{
    size_t n = 0;

    for (const struct step *s = e->done; s; s = s->older)
        n++;
    return n;
}

size_t revedit_redos(const revedit *e)
{
    size_t n = 0;

    for (const struct step *s = e->newest; s != e->done; s = s->older)
        n++;
    return n;
}
