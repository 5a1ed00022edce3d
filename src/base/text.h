/* Text: a growable, always NUL-terminated string.  text.s is never NULL after
 * text_init; the text owns it until text_release or text_detach. */
#ifndef ASSAY_BASE_TEXT_H
#define ASSAY_BASE_TEXT_H

#include <stdarg.h>
#include <stddef.h>

struct text {
    char *s;
    size_t length, capacity;
};
#define TEXT_INIT {text_empty, 0, 0}
extern char text_empty[1]; /* the shared "" of texts that own nothing yet */

void text_init(struct text *text);
void text_release(struct text *text);
void text_clear(struct text *text);           /* keeps the buffer */
void text_cut(struct text *text, size_t length); /* back to a length it had */
char *text_detach(struct text *text);         /* caller frees; text is empty again */
void text_reserve(struct text *text, size_t more);
void text_add(struct text *text, const char *s);
void text_add_bytes(struct text *text, const char *s, size_t length);
void text_add_char(struct text *text, char c);
void text_add_integer(struct text *text, long long value);   /* fast paths for the exporters */
void text_add_unsigned(struct text *text, unsigned long long value);
void text_addf(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_addv(struct text *text, const char *format, va_list arguments);
void text_add_json(struct text *text, const char *s);        /* "quoted" and escaped; a byte that is not UTF-8 becomes \udcXX, so nothing is lost */

#endif
