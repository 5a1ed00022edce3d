#ifndef SKINWIN_H
#define SKINWIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file skinwin.h
 * Colour skins shared by windows.
 *
 * A skin is counted: skin_new() gives you one reference, skin_ref() another,
 * and each is given back with skin_unref().  Windows and walks hold references
 * of their own, so you may give yours back as soon as you need it no more.
 *
 * Arguments are not NULL unless it is said that they may be.
 */

/** The number of roles a skin can colour; roles are 0 to SKIN_ROLES - 1. */
#define SKIN_ROLES 24

typedef struct skin skin;
typedef struct skin_walk skin_walk;
typedef struct window window;

/** A skin without colours. @return NULL when memory is out. */
skin *skin_new(const char *name);
/** @return its argument */
skin *skin_ref(skin *s);
/** @param s may be NULL */
void skin_unref(skin *s);
/** The name, valid as long as the skin. */
const char *skin_name(const skin *s);
/** Colours a role, again if need be. @return false when there is no such role */
bool skin_colour(skin *s, unsigned role, uint32_t rgb);
/** Takes the colour of a role away, if it has one. */
void skin_clear(skin *s, unsigned role);

/** Walks over the coloured roles, lowest first. The skin may change meanwhile. */
skin_walk *skin_walk_new(skin *s);
/** @return false at the end; role and rgb are then left alone. Each may be NULL. */
bool skin_walk_next(skin_walk *walk, unsigned *role, uint32_t *rgb);
void skin_walk_free(skin_walk *walk);

/** A window without a skin. @return NULL when memory is out. */
window *window_new(uint32_t fallback);
/** @param w may be NULL */
void window_free(window *w);
/** Dresses the window in a skin. @param s NULL undresses it */
void window_dress(window *w, skin *s);
/** Both windows' skins change places. */
void window_swap(window *a, window *b);
/** The skin, or NULL. It is the window's: not a reference for you. */
skin *window_skin(const window *w);
/** The colour of a role: the fallback when there is no skin, or no colour in it. */
uint32_t window_rgb(const window *w, unsigned role);

#endif
