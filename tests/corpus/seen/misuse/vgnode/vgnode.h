#ifndef VGNODE_H
#define VGNODE_H

#include <stddef.h>

/**
 * \file
 * vgnode: small trees of vector graphics, rendered as SVG markup.
 *
 * Ownership
 * ---------
 * A new node is owned by the caller, who frees it with vg_free() or hands it to
 * a parent with vg_append(). From then on it belongs to the parent and is freed
 * with it. vg_detach() gives it back to the caller.
 *
 * Error handling
 * --------------
 * Constructors return NULL when out of memory. vg_free() takes NULL; no other
 * function does unless it says so.
 */

/** A group, shape or text. */
typedef struct vg_node vg_node;

typedef enum vg_kind { VG_GROUP, VG_RECT, VG_CIRCLE, VG_TEXT } vg_kind;

typedef enum vg_result {
    VG_OK,
    VG_NO_MEMORY,
    VG_NOT_A_GROUP, /**< only groups have children */
    VG_BAD_NAME     /**< attribute names are 1 to 32 lower case letters and hyphens */
} vg_result;

vg_node *vg_new_group(void);
vg_node *vg_new_rect(int x, int y, int width, int height);
vg_node *vg_new_circle(int x, int y, int radius);
/** \param content is copied. */
vg_node *vg_new_text(int x, int y, const char *content);

/** Frees a node and all below it. The node must not have a parent. */
void vg_free(vg_node *node);

vg_kind vg_get_kind(const vg_node *node);

/**
 * Makes \p child the last child of \p parent. The child must not have a parent
 * yet, and must neither be \p parent itself nor a node above it. If the result
 * is not VG_OK, the caller still owns the child.
 */
vg_result vg_append(vg_node *parent, vg_node *child);

/** Takes a node out of its parent; does nothing if it has none. */
void vg_detach(vg_node *node);

/** NULL if there is none. */
vg_node *vg_parent(const vg_node *node);
vg_node *vg_first_child(const vg_node *node);
vg_node *vg_next_sibling(const vg_node *node);

/** Sets an attribute, e.g. "fill"; both texts are copied. NULL as value removes it. */
vg_result vg_set(vg_node *node, const char *name, const char *value);

/** The value of an attribute, NULL if it is not set. The text belongs to the
 *  node and is valid until that attribute is set again or removed, or the node
 *  is freed. */
const char *vg_get(const vg_node *node, const char *name);

/** Renders a node and all below it. \return a text that the caller frees with
 *  free(), or NULL when out of memory. */
char *vg_render(const vg_node *node);

#endif
