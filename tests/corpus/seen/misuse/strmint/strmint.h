#ifndef STRMINT_H
#define STRMINT_H

/* A growing string.
 *
 *     struct mint m;
 *     mint_init(&m);
 *     mint_put(&m, "answer: ");
 *     mint_printf(&m, "%d", 42);
 *     puts(mint_text(&m));
 *     mint_drop(&m);
 *
 * Unless said otherwise, functions return 0 if all is well and -1 if there is
 * no memory or the string would be longer than MINT_MAX; the string is then
 * as it was. */

#include <stdarg.h>
#include <stddef.h>

#define MINT_MAX ((size_t)1 << 20)

#ifdef __GNUC__
#define MINT_FORMAT(f, a) __attribute__((format(printf, f, a)))
#else
#define MINT_FORMAT(f, a)
#endif

/* The members are ours. */
struct mint {
    char *mem;
    size_t len, cap;
};

/* Must be called before anything else. Allocates nothing. */
void mint_init(struct mint *m);

/* Frees the memory. The string is empty then, and can be used again. */
void mint_drop(struct mint *m);

/* Add a text, or n bytes of it (which may be 0 bytes, too). The text must not
 * be a part of the string itself: use mint_repeat for that. */
int mint_put(struct mint *m, const char *text);
int mint_putn(struct mint *m, const char *text, size_t n);

/* Adds one character, times times. */
int mint_fill(struct mint *m, char c, size_t times);

/* Adds n bytes that are in the string already, from position pos on. What
 * lies beyond the end is left out. */
int mint_repeat(struct mint *m, size_t pos, size_t n);

/* Add what printf would print; no argument may be a part of the string. */
int mint_printf(struct mint *m, const char *format, ...) MINT_FORMAT(2, 3);
int mint_vprintf(struct mint *m, const char *format, va_list ap) MINT_FORMAT(2, 0);

/* The string, with a 0 at its end; never NULL. It stays valid until the next
 * call that adds something, makes room, or gives the memory away. */
const char *mint_text(const struct mint *m);
size_t mint_length(const struct mint *m);

/* Cuts the string to n bytes. Does nothing if it is shorter. */
void mint_cut(struct mint *m, size_t n);

/* Makes room for n more bytes and returns where they go, for functions that
 * want to write themselves; NULL if there is no memory. Write n bytes at most,
 * then tell how many with mint_wrote, before anything else is called.
 * mint_wrote returns -1 if there never was so much room. */
char *mint_room(struct mint *m, size_t n);
int mint_wrote(struct mint *m, size_t n);

/* Gives the string away: free() it. The builder is empty then, and can be
 * used again. NULL if there is no memory. */
char *mint_take(struct mint *m);

#endif
