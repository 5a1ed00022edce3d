#ifndef FILLIN_H
#define FILLIN_H

#include <stddef.h>

/*
 * fillin: message templates, for translated programs.
 *
 * A template is text with numbered slots, "{0}" to "{9}", in any order and as
 * often as you like. "{{" and "}}" stand for single braces. You compile it
 * once and render it as often as you want:
 *
 *     fillin *t = fi_compile("Dear {0}, you owe {1}.", NULL);
 *     const char *args[] = {"Bob", "$5"};
 *     char line[80];
 *     fi_render(t, args, line, sizeof line);
 *     fi_free(t);
 */
typedef struct fillin fillin;

/* What fi_compile may find wrong. */
enum fi_error { FI_OK, FI_MEMORY, FI_BRACE, FI_TOO_MANY };

/* Templates have at most so many pieces (slots and texts between them). */
#define FI_PIECES 64

/*
 * Compiles a template. For speed the text is not copied: the template points
 * into it, so keep it, unchanged, until you have freed the template. (Most
 * templates are string literals anyway.)
 *
 * Returns NULL on failure; *error, if error is not NULL, says why.
 */
fillin *fi_compile(const char *text, enum fi_error *error);

/* Frees a template. It's fine to pass NULL. */
void fi_free(fillin *t);

/* How many arguments rendering takes: the highest slot number plus one, so 0
 * to 10. */
int fi_slots(const fillin *t);

/* How often slot number `slot` occurs. 0 for numbers that are no slots. */
int fi_uses(const fillin *t, int slot);

/*
 * Renders a template. args has fi_slots(t) strings; those of slots that do
 * not occur may be NULL, and args itself may be if there are no slots.
 * Writes at most size bytes to out, NUL included, and returns the length of
 * the whole result, as snprintf does. out may be NULL if size is 0;
 * it must not overlap the arguments or the template's text.
 */
size_t fi_render(const fillin *t, const char *const *args, char *out, size_t size);

/* Like fi_render, into new memory that you free(). NULL if there is none. */
char *fi_render_new(const fillin *t, const char *const *args);

/* A sentence for an error code. Never NULL. */
const char *fi_message(enum fi_error error);

#endif
