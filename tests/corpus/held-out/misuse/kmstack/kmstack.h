#ifndef KMSTACK_H
#define KMSTACK_H

/*
 * kmstack -- key chords to actions, by layers of keymaps
 *
 * A keymap is an array of km_bind, usually static const, that ends with an
 * entry whose chord is 0 (KM_END).  A binding with a submap is a prefix: the
 * next chord is looked up there.
 *
 *     static const km_bind files[] = {
 *         { KM_CTRL | 's', ACT_SAVE, NULL }, KM_END
 *     };
 *     static const km_bind global[] = {
 *         { KM_CTRL | 'x', 0, files }, { KM_F(1), ACT_HELP, NULL }, KM_END
 *     };
 *
 * Keymaps are used in place, not copied: they have to exist as long as they
 * are on a stack, and so do the submaps they point to.
 */

#include <stddef.h>
#include <stdint.h>

/* A chord: a printable character from '!' to '~' or one of the keys below,
 * with any of the modifiers. */
#define KM_CTRL  0x10000u
#define KM_META  0x20000u
#define KM_SHIFT 0x40000u

#define KM_SPC  0x100u
#define KM_RET  0x101u
#define KM_TAB  0x102u
#define KM_ESC  0x103u
#define KM_DEL  0x104u
#define KM_UP   0x105u
#define KM_DOWN 0x106u
#define KM_F(n) (0x110u + (n))   /* n: 1 to 12 */

typedef struct km_bind {
    uint32_t chord;
    int action;                  /* > 0; 0 or less: bound to nothing */
    const struct km_bind *submap; /* if not NULL, action is ignored */
} km_bind;

#define KM_END { 0, 0, NULL }

/* Results besides actions. */
#define KM_NONE    0             /* not bound */
#define KM_PENDING (-1)          /* a prefix, more to come */
#define KM_DEPTH 8               /* layers on a stack */

/* Yours to allocate; the fields are not yours to touch. */
typedef struct kmstack {
    const km_bind *layer[KM_DEPTH], *submap;
    int depth;
} kmstack;

/* To be called first.  There is nothing to clean up. */
void kmstack_init(kmstack *k);

/* Puts a keymap on top; what it binds hides the same chord below.  0, or -1
 * if there are KM_DEPTH already.  push and pop forget a pending prefix. */
int kmstack_push(kmstack *k, const km_bind *map);

/* Takes the top one off and returns it.  The stack must not be empty. */
const km_bind *kmstack_pop(kmstack *k);

/* The number of layers. */
int kmstack_depth(const kmstack *k);

/* The next chord of the user: an action, KM_PENDING, or KM_NONE.  A chord that
 * is not bound after a prefix ends the prefix. */
int kmstack_feed(kmstack *k, uint32_t chord);

void kmstack_reset(kmstack *k);  /* forgets a pending prefix */

/* What a sequence such as "C-x C-s" leads to from the start; nothing is fed.
 * Chords are separated by spaces.  KM_NONE also if the text is malformed. */
int kmstack_lookup(const kmstack *k, const char *keys);

/* The chord of a text such as "a", "C-M-x", "S-F1", "SPC", "C--"; 0 if it is
 * none.  Names of keys are those of the macros. */
uint32_t km_chord(const char *text);

/* The text of a chord, modifiers in the order C- M- S-.  Writes and returns
 * like snprintf (size may be 0); -1 if it is not a chord. */
int km_name(uint32_t chord, char *buf, size_t size);

#endif
