#include "panetree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct _Pane {
    unsigned refs;
    bool floating;
    Pane *parent;
    Pane **children;
    size_t n_children;
    char *title;
    void *data;
    PaneNotify notify;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

Pane *pane_new(const char *title)
{
    Pane *pane = calloc(1, sizeof *pane);
    if (pane == NULL)
        return NULL;
    pane->refs = 1;
    pane->floating = true;
    if (!pane_set_title(pane, title)) {
        free(pane);
        return NULL;
    }
    return pane;
}

Pane *pane_ref(Pane *pane)
{
    pane->refs++;
    return pane;
}

Pane *pane_ref_sink(Pane *pane)
{
    if (!pane->floating)
        return pane_ref(pane);
    pane->floating = false;
    return pane;
}

void pane_unref(Pane *pane)
{
    assert(pane->refs > 0);
    if (--pane->refs > 0)
        return;
    for (size_t i = 0; i < pane->n_children; i++) {
        pane->children[i]->parent = NULL;
        pane_unref(pane->children[i]);
    }
    if (pane->notify != NULL)
        pane->notify(pane->data);
    free(pane->children);
    free(pane->title);
    free(pane);
}

bool pane_is_floating(const Pane *pane)
{
    return pane->floating;
}

bool pane_add(Pane *parent, Pane *child)
{
    assert(child->parent == NULL);
    for (const Pane *above = parent; above != NULL; above = above->parent)
        assert(above != child);
    Pane **wider = realloc(parent->children, (parent->n_children + 1) * sizeof *wider);
    if (wider == NULL)
        return false;
    parent->children = wider;
    parent->children[parent->n_children++] = pane_ref_sink(child);
    child->parent = parent;
    return true;
}

void pane_remove(Pane *parent, Pane *child)
{
    assert(child->parent == parent);
    size_t at = 0;
    while (parent->children[at] != child)
        at++;
    parent->n_children--;
    memmove(parent->children + at, parent->children + at + 1, (parent->n_children - at) * sizeof *parent->children);
    child->parent = NULL;
    pane_unref(child);
}

Pane *pane_get_parent(const Pane *pane)
{
    return pane->parent;
}

size_t pane_get_n_children(const Pane *pane)
{
    return pane->n_children;
}

Pane *pane_get_child(const Pane *pane, size_t index)
{
    return index < pane->n_children ? pane->children[index] : NULL;
}

const char *pane_get_title(const Pane *pane)
{
    return pane->title;
}

bool pane_set_title(Pane *pane, const char *title)
{
    char *copy = NULL;
    if (title != NULL) {
        copy = copy_text(title);
        if (copy == NULL)
            return false;
    }
    free(pane->title);
    pane->title = copy;
    return true;
}

void pane_set_data(Pane *pane, void *data, PaneNotify notify)
{
    void *old = pane->data;
    PaneNotify old_notify = pane->notify;
    pane->data = data;
    pane->notify = notify;
    if (old_notify != NULL)
        old_notify(old);
}

void *pane_get_data(const Pane *pane)
{
    return pane->data;
}
