/**
 * @file floatwid.h
 * @brief Text labels in nested boxes, with floating references.
 *
 * Widgets are counted references.  A new widget starts with one reference,
 * which is @e floating: nobody owns it yet.  The first one to sink it, usually
 * the box it is packed into, becomes its owner.  This lets you write
 *
 * @code
 *     FwWidget *row = fw_widget_ref_sink(fw_box_new(1));
 *     fw_box_pack(row, fw_label_new("Name:"));
 *     fw_box_pack(row, fw_label_new("Ada"));
 *     ...
 *     fw_widget_unref(row);
 * @endcode
 *
 * without releasing the labels: they go with the row.
 */
#ifndef FLOATWID_H
#define FLOATWID_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A label or a box. */
typedef struct FwWidget FwWidget;

/** @return a new label (floating), or NULL when memory is out. @p text is copied. */
FwWidget *fw_label_new(const char *text);

/** @return a new empty box (floating), or NULL when memory is out.
 *  @param spacing columns between two children */
FwWidget *fw_box_new(unsigned char spacing);

/** Adds a reference; a floating widget stays floating. @return @p widget */
FwWidget *fw_widget_ref(FwWidget *widget);

/** Takes over the floating reference, or adds one if there is none any more.
 *  @return @p widget */
FwWidget *fw_widget_ref_sink(FwWidget *widget);

/** Gives a reference of the caller back. The widget is destroyed with the last
 *  one; a box then gives back its references to its children. */
void fw_widget_unref(FwWidget *widget);

bool fw_widget_is_floating(const FwWidget *widget);

/** @return the box the widget is in, or NULL. (transfer none) */
FwWidget *fw_widget_get_parent(const FwWidget *widget);

/** @return columns needed: of a label its bytes, of a box those of its
 *  children and the spacing between them. */
size_t fw_widget_get_width(const FwWidget *widget);

/** @return the text. It belongs to the label and is good until the text is
 *  set again. (transfer none) */
const char *fw_label_get_text(const FwWidget *label);

/** @return false when memory is out; the label then keeps its text. */
bool fw_label_set_text(FwWidget *label, const char *text);

/**
 * Appends a child. The box sinks it (see fw_widget_ref_sink()).
 *
 * @param child a widget without a parent, neither the box itself nor
 *        something that the box is in
 * @return false when memory is out; @p child is then left as it was
 */
bool fw_box_pack(FwWidget *box, FwWidget *child);

/**
 * Takes a child out and gives the box's reference to it back. If you want to
 * go on using the child, hold a reference of your own before you call this.
 *
 * @param child a child of this very box
 */
void fw_box_remove(FwWidget *box, FwWidget *child);

size_t fw_box_get_count(const FwWidget *box);

/** @return the child at @p index, NULL when there are not as many. (transfer none) */
FwWidget *fw_box_get_child(const FwWidget *box, size_t index);

#ifdef __cplusplus
}
#endif

#endif
