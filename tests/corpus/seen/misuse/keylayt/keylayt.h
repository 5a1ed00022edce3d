/* keylayt.h: keyboard layouts.
 *
 * A layout says which symbols the keys of a keyboard have.  It is parsed from
 * a text with one line for each key: its code and one to four symbols, one for
 * each level (plain, Shift, AltGr, Shift+AltGr), all separated by blanks:
 *
 *     30 a A ae AE
 *     57 space
 *
 * Symbols are any texts of 1 to 15 bytes without white space; codes are
 * decimal numbers from 0 to 255.  A code that appears again replaces the
 * earlier line.  Empty lines are skipped.
 */
#ifndef KEYLAYT_H
#define KEYLAYT_H

#define KL_LEVELS 4

typedef struct kl_layout kl_layout; /* immutable, counts its references */
typedef struct kl_state kl_state;   /* which modifiers are down */

enum kl_modifier { KL_SHIFT = 1, KL_ALTGR = 2, KL_CAPS = 4 };

/* Layouts ----------------------------------------------------------------- */

/* Parses a text.  Returns a layout with one reference, which is yours; or NULL
 * if the text is wrong (*line is its line then, from 1) or memory is short
 * (*line is 0).  line may be NULL. */
kl_layout *kl_layout_parse(const char *text, unsigned *line);

/* Takes one more reference, and returns its argument. */
kl_layout *kl_layout_ref(kl_layout *l);

/* Gives up a reference; with the last one the layout is freed.  NULL is
 * ignored. */
void kl_layout_unref(kl_layout *l);

/* The number of keys that have symbols. */
int kl_layout_keys(const kl_layout *l);

/* How many levels a key has; 0 for a code without symbols. */
int kl_layout_levels(const kl_layout *l, int code);

/* The symbol of a key at a level from 0, or NULL if there is none.  The text
 * belongs to the layout and lives as long as it does; do not free it. */
const char *kl_layout_symbol(const kl_layout *l, int code, int level);

/* The lowest code that has a symbol at some level, -1 if there is none. */
int kl_layout_code(const kl_layout *l, const char *symbol);

/* States ------------------------------------------------------------------ */

/* A new state without modifiers, NULL if memory is short.  It takes no
 * reference: the layout has to be there as long as the state is in use. */
kl_state *kl_state_new(const kl_layout *l);

/* NULL is ignored. */
void kl_state_free(kl_state *s);

/* Sets the modifiers that are down, an or of enum kl_modifier; other bits are
 * ignored.  Caps works like Shift, and with Shift undoes it. */
void kl_state_modifiers(kl_state *s, unsigned mask);

/* The symbol a key gives now, as of kl_layout_symbol().  Levels that the key
 * does not have fall back to the plain one.  NULL if it has no symbols. */
const char *kl_state_press(const kl_state *s, int code);

#endif
