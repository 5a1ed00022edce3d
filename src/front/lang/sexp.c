#include "front/lang/sexp.h"

#include <string.h>

#define DESCRIBE_MOST 40

bool sexp_is(const struct sexp *sexp, const char *symbol)
{
    return sexp->kind == SEXP_SYMBOL && strcmp(sexp->text, symbol) == 0;
}

bool sexp_begins(const struct sexp *sexp, const char *symbol)
{
    return sexp->kind == SEXP_LIST && sexp->count > 0 && sexp_is(sexp->items[0], symbol);
}

void sexp_print_string(const char *s, size_t length, struct text *out)
{
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        if (s[i] == '"' || s[i] == '\\')
            text_addf(out, "\\%c", s[i]);
        else if (s[i] == '\n')
            text_add(out, "\\n");
        else if ((unsigned char)s[i] < 0x20 || s[i] == 0x7f)
            text_addf(out, "\\u%04x", (unsigned char)s[i]);
        else
            text_add_char(out, s[i]);
    }
    text_add_char(out, '"');
}

static void print_items(const struct sexp *sexp, struct text *out)
{
    text_add_char(out, '(');
    for (size_t i = 0; i < sexp->count; i++) {
        if (i > 0)
            text_add_char(out, ' ');
        sexp_print(sexp->items[i], out);
    }
    text_add_char(out, ')');
}

void sexp_print(const struct sexp *sexp, struct text *out)
{
    switch (sexp->kind) {
    case SEXP_STRING:
        sexp_print_string(sexp->text, sexp->length, out);
        break;
    case SEXP_REGEX:
        text_addf(out, "#rx\"%s\"", sexp->text);
        break;
    case SEXP_KEYWORD:
        text_addf(out, "#:%s", sexp->text);
        break;
    case SEXP_LIST:
        if (sexp->count == 2 && (sexp_begins(sexp, "quote") || sexp_begins(sexp, "blank"))) {
            text_add_char(out, sexp_begins(sexp, "quote") ? '\'' : '?');
            sexp_print(sexp->items[1], out);
        } else
            print_items(sexp, out);
        break;
    default:
        text_add(out, sexp->text);
        break;
    }
}

/* Cut at a character, not inside it. */
void sexp_describe(const struct sexp *sexp, struct text *out)
{
    struct text whole = TEXT_INIT;
    sexp_print(sexp, &whole);
    size_t length = whole.length;
    if (length > DESCRIBE_MOST)
        for (length = DESCRIBE_MOST; (whole.s[length] & 0xc0) == 0x80;)
            length--;
    text_add_char(out, '\'');
    text_add_bytes(out, whole.s, length);
    text_add(out, length < whole.length ? "…'" : "'");
    text_release(&whole);
}
