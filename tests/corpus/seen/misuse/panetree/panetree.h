#ifndef PANETREE_H
#define PANETREE_H

#include <stdbool.h>
#include <stddef.h>

/**
 * SECTION: panetree
 *
 * Panes are reference counted and form a tree.  A new pane has a single,
 * floating reference, which the first container it is added to takes over, so
 * that this leaks nothing:
 *
 *     Pane *box = pane_ref_sink(pane_new("box"));
 *     pane_add(box, pane_new("label"));
 *     pane_unref(box);
 *
 * A parent holds a reference of each of its children; a child holds none of
 * its parent.  Arguments are not NULL unless marked (nullable).
 */
typedef struct _Pane Pane;

/**
 * PaneNotify:
 * Called with the data of a pane when the pane has no use for it any more.
 */
typedef void (*PaneNotify)(void *data);

/**
 * pane_new:
 * @title: (nullable): is copied
 *
 * Returns: (transfer floating) (nullable): a pane, NULL when out of memory
 */
Pane *pane_new(const char *title);

/**
 * pane_ref:
 * Returns: (transfer full): @pane with one more reference
 */
Pane *pane_ref(Pane *pane);

/**
 * pane_ref_sink:
 *
 * Makes a floating reference the caller's own; of a pane that is not floating
 * it is the same as pane_ref().
 *
 * Returns: (transfer full): @pane
 */
Pane *pane_ref_sink(Pane *pane);

/**
 * pane_unref:
 * @pane: (transfer full): is finalized with its last reference
 *
 * Children of a finalized pane lose their parent and the reference it had.
 */
void pane_unref(Pane *pane);

/** pane_is_floating: whether nobody has sunk the first reference yet */
bool pane_is_floating(const Pane *pane);

/**
 * pane_add:
 * @parent: a pane that is neither @child nor anywhere below it
 * @child: (transfer floating): a pane without a parent
 *
 * Adds @child as the last one.  Sinks it when it is floating, otherwise takes
 * a reference.
 *
 * Returns: false when out of memory; nothing has changed then
 */
bool pane_add(Pane *parent, Pane *child);

/**
 * pane_remove:
 * @child: a child of @parent
 *
 * Takes @child out and drops the reference @parent held, which may be the last
 * one.  Take your own before if you want to go on with it.
 */
void pane_remove(Pane *parent, Pane *child);

/** pane_get_parent: Returns: (transfer none) (nullable): the parent */
Pane *pane_get_parent(const Pane *pane);

/** pane_get_n_children: Returns: how many there are */
size_t pane_get_n_children(const Pane *pane);

/**
 * pane_get_child:
 * Returns: (transfer none) (nullable): the child at @index, NULL if there is none
 */
Pane *pane_get_child(const Pane *pane, size_t index);

/**
 * pane_get_title:
 * Returns: (transfer none) (nullable): the title, owned by the pane; good until
 * it is set anew
 */
const char *pane_get_title(const Pane *pane);

/**
 * pane_set_title:
 * @title: (nullable): is copied
 * Returns: false when out of memory
 */
bool pane_set_title(Pane *pane, const char *title);

/**
 * pane_set_data:
 * @data: (nullable):
 * @notify: (nullable): called for @data when the pane is finalized or gets
 *   other data
 */
void pane_set_data(Pane *pane, void *data, PaneNotify notify);

/** pane_get_data: Returns: (transfer none) (nullable): what was set */
void *pane_get_data(const Pane *pane);

#endif
