#ifndef KEYCHORD_H
#define KEYCHORD_H

#include <stddef.h>

/**
 * @file keychord.h
 * Key sequences of an editor, such as "C-x C-s" or "g g", and the commands
 * they are bound to.
 *
 * A sequence is written as one to KC_DEPTH keys separated by single blanks.
 * A key is a printable character except the blank, optionally after the prefix
 * "C-" (control) and/or "M-" (meta), in this order; "SPC", "RET", "TAB" and
 * "ESC" stand for themselves.  A sequence that is the beginning of a longer one
 * is a prefix; a sequence is never bound and a prefix at the same time.
 */

#define KC_DEPTH 6          /**< most keys in a sequence */
#define KC_NODES 4096       /**< most keys stored in a map */

#define KC_CTRL 0x100       /**< added to the character of a key */
#define KC_META 0x200

/** What kc_feed() returns when it has no command. */
enum { KC_UNBOUND = 0, KC_PENDING = -1 };

typedef struct kc_map kc_map;

/** @return a new empty map, to be freed with kc_free(); NULL without memory. */
kc_map *kc_new(void);

/** Frees a map. NULL is allowed. */
void kc_free(kc_map *map);

/**
 * Reads one key, e.g. "C-x" as KC_CTRL + 'x'.
 * @return the key, or -1 if @p text is not exactly one key.
 */
int kc_key(const char *text);

/**
 * Binds a sequence to a command. What was bound to the sequence, to its
 * beginnings or below it is replaced.
 * @param command  greater than 0
 * @return 0; -1 if the sequence is malformed, the command is not positive, the
 *         map is full or there is no memory. The map is then unchanged.
 */
int kc_bind(kc_map *map, const char *sequence, int command);

/**
 * Removes the binding of a sequence, or of all sequences that begin with it.
 * Prefixes without any bindings left cease to be prefixes.
 * @return how many bindings were removed, 0 if there were none.
 */
int kc_unbind(kc_map *map, const char *sequence);

/** @return the command of a whole sequence, 0 if it is not bound. */
int kc_lookup(const kc_map *map, const char *sequence);

/** @return the number of bindings. */
int kc_count(const kc_map *map);

/**
 * Feeds a key the user has typed; any int is allowed.
 * @return a command if the key completes a sequence, KC_PENDING if more keys
 *         must follow, KC_UNBOUND otherwise. Except with KC_PENDING the next
 *         key begins a new sequence.
 *
 * A map may be changed while a sequence is pending (commands run from timers
 * do that): if its keys are no longer a prefix, the pending sequence is
 * dropped and the next key begins a new one.
 */
int kc_feed(kc_map *map, int key);

/** @return how many keys are pending, 0 if none. */
int kc_pending(const kc_map *map);

/** Drops the pending keys, if any (as C-g does). */
void kc_cancel(kc_map *map);

#endif
