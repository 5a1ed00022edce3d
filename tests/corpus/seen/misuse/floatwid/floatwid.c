#include "floatwid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum kind { LABEL, BOX };

struct FwWidget {
    enum kind kind;
    bool floating;
    unsigned char spacing;
    size_t references;
    FwWidget *parent;
    char *text;
    FwWidget **children;
    size_t count, room;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static FwWidget *widget_new(enum kind kind)
{
    FwWidget *widget = calloc(1, sizeof *widget);
    if (widget != NULL) {
        widget->kind = kind;
        widget->floating = true;
        widget->references = 1;
    }
    return widget;
}

FwWidget *fw_label_new(const char *text)
{
    FwWidget *label = widget_new(LABEL);
    if (label != NULL && (label->text = copy_text(text)) == NULL) {
        free(label);
        label = NULL;
    }
    return label;
}

FwWidget *fw_box_new(unsigned char spacing)
{
    FwWidget *box = widget_new(BOX);
    if (box != NULL)
        box->spacing = spacing;
    return box;
}

FwWidget *fw_widget_ref(FwWidget *widget)
{
    widget->references++;
    return widget;
}

FwWidget *fw_widget_ref_sink(FwWidget *widget)
{
    if (widget->floating)
        widget->floating = false;
    else
        widget->references++;
    return widget;
}

void fw_widget_unref(FwWidget *widget)
{
    if (--widget->references > 0)
        return;
    for (size_t i = 0; i < widget->count; i++) {
        widget->children[i]->parent = NULL;
        fw_widget_unref(widget->children[i]);
    }
    free(widget->children);
    free(widget->text);
    free(widget);
}

bool fw_widget_is_floating(const FwWidget *widget)
{
    return widget->floating;
}

FwWidget *fw_widget_get_parent(const FwWidget *widget)
{
    return widget->parent;
}

size_t fw_widget_get_width(const FwWidget *widget)
{
    if (widget->kind == LABEL)
        return strlen(widget->text);
    size_t width = widget->count > 1 ? (widget->count - 1) * widget->spacing : 0;
    for (size_t i = 0; i < widget->count; i++)
        width += fw_widget_get_width(widget->children[i]);
    return width;
}

const char *fw_label_get_text(const FwWidget *label)
{
    assert(label->kind == LABEL);
    return label->text;
}

bool fw_label_set_text(FwWidget *label, const char *text)
{
    assert(label->kind == LABEL);
    char *copy = copy_text(text);
    if (copy == NULL)
        return false;
    free(label->text);
    label->text = copy;
    return true;
}

bool fw_box_pack(FwWidget *box, FwWidget *child)
{
    assert(box->kind == BOX);
    assert(child->parent == NULL);
    for (const FwWidget *above = box; above != NULL; above = above->parent)
        assert(above != child);
    if (box->count == box->room) {
        size_t room = box->room == 0 ? 4 : 2 * box->room;
        FwWidget **children = realloc(box->children, room * sizeof *children);
        if (children == NULL)
            return false;
        box->children = children;
        box->room = room;
    }
    box->children[box->count++] = fw_widget_ref_sink(child);
    child->parent = box;
    return true;
}

void fw_box_remove(FwWidget *box, FwWidget *child)
{
    assert(box->kind == BOX);
    assert(child->parent == box);
    size_t i = 0;
    while (box->children[i] != child)
        i++;
    box->count--;
    memmove(box->children + i, box->children + i + 1, (box->count - i) * sizeof *box->children);
    child->parent = NULL;
    fw_widget_unref(child);
}

size_t fw_box_get_count(const FwWidget *box)
{
    assert(box->kind == BOX);
    return box->count;
}

FwWidget *fw_box_get_child(const FwWidget *box, size_t index)
{
    assert(box->kind == BOX);
    return index < box->count ? box->children[index] : NULL;
}
