#include "weakbox.h"

#include <stdlib.h>
#include <string.h>

/*
 * What all weak references to a box share.  It is made with the first of
 * them and stays until the box and the last of them have gone.
 */
struct anchor {
    wb_box *box;  /* NULL when it has gone */
    size_t weaks;
};

struct wb_box {
    size_t refs;
    struct anchor *anchor;
    size_t length;
    char text[];
};

struct wb_weak {
    struct anchor *anchor;
};

wb_box *wb_new(const char *text)
{
    size_t length = strlen(text);
    wb_box *box;

    if (length > WB_TEXT_MAX)
        return NULL;
    box = malloc(sizeof *box + length + 1);
    if (box == NULL)
        return NULL;
    box->refs = 1;
    box->anchor = NULL;
    box->length = length;
    memcpy(box->text, text, length + 1);
    return box;
}

wb_box *wb_ref(wb_box *box)
{
    if (box != NULL)
        box->refs++;
    return box;
}

void wb_unref(wb_box *box)
{
    if (box == NULL || --box->refs > 0)
        return;
    if (box->anchor != NULL) {
        box->anchor->box = NULL;
        if (box->anchor->weaks == 0)
            free(box->anchor);
    }
    free(box);
}

const char *wb_text(const wb_box *box)
{
    return box->text;
}

size_t wb_refs(const wb_box *box)
{
    return box->refs;
}

static wb_box *target(const wb_weak *weak)
{
    return weak->anchor == NULL ? NULL : weak->anchor->box;
}

/* Counts a weak reference to box; NULL without memory. */
static struct anchor *hold(wb_box *box)
{
    if (box->anchor == NULL) {
        struct anchor *anchor = malloc(sizeof *anchor);

        if (anchor == NULL)
            return NULL;
        anchor->box = box;
        anchor->weaks = 0;
        box->anchor = anchor;
    }
    box->anchor->weaks++;
    return box->anchor;
}

static void drop(struct anchor *anchor)
{
    if (anchor == NULL)
        return;
    if (--anchor->weaks == 0 && anchor->box == NULL)
        free(anchor);
}

wb_weak *wb_weak_new(wb_box *box)
{
    wb_weak *weak = malloc(sizeof *weak);

    if (weak == NULL)
        return NULL;
    weak->anchor = NULL;
    if (wb_weak_set(weak, box) != 0) {
        free(weak);
        return NULL;
    }
    return weak;
}

int wb_weak_set(wb_weak *weak, wb_box *box)
{
    struct anchor *anchor = NULL;

    if (target(weak) == box)
        return 0;
    if (box != NULL) {
        anchor = hold(box);
        if (anchor == NULL)
            return -1;
    }
    drop(weak->anchor);
    weak->anchor = anchor;
    return 0;
}

void wb_weak_free(wb_weak *weak)
{
    if (weak == NULL)
        return;
    wb_weak_set(weak, NULL);
    free(weak);
}

wb_box *wb_weak_get(const wb_weak *weak)
{
    return wb_ref(target(weak));
}

int wb_weak_alive(const wb_weak *weak)
{
    return target(weak) != NULL;
}
