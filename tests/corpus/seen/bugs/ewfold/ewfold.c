#include "ewfold.h"

#include <string.h>

#define CHARSET_MAX 40
#define NAME_MAX_LEN 60

void ewfold_defaults(ewfold_opts *opts)
{
    opts->charset = NULL;
    opts->line_max = 76;
    opts->eol = NULL;
}

static int is_alnum(unsigned char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

int ewfold_is_plain(const char *value)
{
    if (strstr(value, "=?"))
        return 0;
    for (; *value; value++)
        if ((unsigned char)*value < 0x20 || (unsigned char)*value > 0x7E)
            return 0;
    return 1;
}

static size_t q_size(unsigned char c)
{
    return is_alnum(c) || c == ' ' || c == '!' || c == '*' || c == '+' || c == '-' || c == '/' ? 1 : 3;
}

size_t ewfold_q_length(const char *text, size_t len)
{
    size_t total = 0;
    while (len--)
        total += q_size((unsigned char)*text++);
    return total;
}

/* Bytes of the character at s, which is not empty. */
static size_t char_length(const char *s)
{
    unsigned char c = (unsigned char)*s;
    size_t n = c >= 0xF0 && c < 0xF8 ? 4 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xC2 && c < 0xE0 ? 2 : 1;
    for (size_t i = 1; i < n; i++)
        if (((unsigned char)s[i] & 0xC0) != 0x80)
            return 1;
    return n;
}

struct writer {
    ewfold_sink sink;
    void *ctx;
    int stopped;
};

static void put(struct writer *w, const char *data, size_t len)
{
    if (!w->stopped && len)
        w->stopped = w->sink(w->ctx, data, len) != 0;
}

static void put_text(struct writer *w, const char *text)
{
    put(w, text, strlen(text));
}

static void put_q(struct writer *w, const char *text, size_t len)
{
    static const char hex[] = "0123456789ABCDEF";
    for (; len; text++, len--) {
        unsigned char c = (unsigned char)*text;
        char code[3] = { '=', hex[c >> 4], hex[c & 15] };
        if (q_size(c) == 3)
            put(w, code, 3);
        else
            put(w, c == ' ' ? "_" : text, 1);
    }
}

static int name_ok(const char *name)
{
    size_t n = 0;
    for (; name[n] && n <= NAME_MAX_LEN; n++)
        if (name[n] <= ' ' || name[n] > 0x7E || name[n] == ':')
            return 0;
    return n > 0 && n <= NAME_MAX_LEN;
}

static int charset_ok(const char *charset)
{
    size_t n = 0;
    for (; charset[n] && n <= CHARSET_MAX; n++)
        if (!is_alnum((unsigned char)charset[n]) && charset[n] != '-')
            return 0;
    return n > 0 && n <= CHARSET_MAX;
}

int ewfold_write(const ewfold_opts *opts, const char *name, const char *value,
                 ewfold_sink sink, void *ctx)
{
    struct writer w = { sink, ctx, 0 };
    ewfold_opts o;

    ewfold_defaults(&o);
    if (opts)
        o = *opts;
    const char *charset = o.charset ? o.charset : "UTF-8", *eol = o.eol ? o.eol : "\r\n";
    if (!charset_ok(charset) || o.line_max < 20 || o.line_max > 998)
        return EWFOLD_OPTION;
    if (!name_ok(name))
        return EWFOLD_NAME;
    if (ewfold_is_plain(value)) {
        put_text(&w, name);
        put_text(&w, ": ");
        put_text(&w, value);
        put_text(&w, eol);
        return w.stopped ? EWFOLD_STOPPED : EWFOLD_OK;
    }

    /* " =?charset?Q?" and "?=" */
    size_t frame = strlen(charset) + 8;
    if (frame + 3 > o.line_max)
        return EWFOLD_NARROW;
    put_text(&w, name);
    put_text(&w, ":");
    size_t column = strlen(name) + 1;
    while (*value && !w.stopped) {
        size_t used = column + frame, len = 0;
        while (value[len]) {
            size_t n = char_length(value + len), size = ewfold_q_length(value + len, n);
            if (used + size > o.line_max)
                break;
            used += size;
            len += n;
        }
        if (len) {
            put_text(&w, " =?");
            put_text(&w, charset);
            put_text(&w, "?Q?");
            put_q(&w, value, len);
            put_text(&w, "?=");
            value += len;
        }
        if (*value && column + len)
            put_text(&w, eol);
        column = 0;
    }
    put_text(&w, eol);
    return w.stopped ? EWFOLD_STOPPED : EWFOLD_OK;
}

const char *ewfold_message(int code)
{
    static const char *const messages[] = {
        "no error", "bad option", "bad field name", "line too short", "stopped by the sink",
    };
    return code >= EWFOLD_OK && code <= EWFOLD_STOPPED ? messages[code] : "unknown error";
}
