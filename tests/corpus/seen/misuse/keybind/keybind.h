#ifndef KEYBIND_H
#define KEYBIND_H

#include <stddef.h>

/* Keyboard shortcuts.
 *
 * A chord is a key with modifiers, written like "Ctrl+Shift+A": modifiers
 * Ctrl, Alt, Shift, Super in any order, each once, then the key, with "+"
 * between them.  Keys are the letters, the digits, F1 to F12, and Enter, Esc,
 * Tab, Space, Del, Left, Right, Up, Down.  Case does not matter.
 *
 * Functions that take a chord as text treat one they cannot read as an error.
 */

enum { KB_CTRL = 1, KB_ALT = 2, KB_SHIFT = 4, KB_SUPER = 8 };

/* 'A' to 'Z' and '0' to '9' for themselves, and: */
enum {
    KB_F1 = 256, KB_F12 = KB_F1 + 11,
    KB_ENTER, KB_ESC, KB_TAB, KB_SPACE, KB_DEL, KB_LEFT, KB_RIGHT, KB_UP, KB_DOWN
};

#define KB_MAX_BINDINGS 500     /* of a map */

typedef struct kb_map kb_map;

/* Is called for a chord.  A handler may look things up in the map and may
 * dispatch other chords, but it must not bind or unbind anything in a map that
 * is being dispatched, or in a parent of it, nor free any of them. */
typedef void kb_handler(void *user);

/* Reads a chord.  0, or -1 if it is none. */
int kb_parse(const char *text, unsigned *mods, int *key);

/* Writes a chord in its usual form, Ctrl+Alt+Shift+Super+Key, cut off at size
 * bytes with the final 0.  Returns the full length without the 0; 0 for
 * modifiers or keys that do not exist (and then the text is empty). */
size_t kb_format(unsigned mods, int key, char *buf, size_t size);

/* A new map.  Chords not found in it are looked for in the parent, unless
 * that is NULL.  The parent must live longer than the map. */
kb_map *kb_new(kb_map *parent);

/* Frees a map with its bindings.  The parent is not freed.  NULL is ignored. */
void kb_free(kb_map *map);

/* Binds a chord, and returns the number of the binding, 1 or more.  A chord may
 * be bound several times.  The label is what menus show; it is NOT copied and
 * must stay as long as the binding (a literal, usually); it may be NULL.
 * 0 if the chord is wrong, handler is NULL, there are too many bindings, or
 * there is no memory. */
int kb_bind(kb_map *map, const char *chord, const char *label, kb_handler *handler, void *user);

/* Removes a binding of this map by its number.  0, or -1 if there is none. */
int kb_unbind(kb_map *map, int number);

/* Calls the handlers bound to a chord, the oldest binding first, and returns how
 * many there were.  Handlers of the parent are called only if the map itself
 * has none. */
int kb_dispatch(kb_map *map, unsigned mods, int key);

/* The number of the oldest binding with that label in this map (parents do not
 * count), 0 if there is none. */
int kb_find(const kb_map *map, const char *label);

/* How many bindings the map itself has. */
int kb_count(const kb_map *map);

#endif
