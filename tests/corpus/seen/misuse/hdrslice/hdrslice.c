#include "hdrslice.h"

#include <stdlib.h>
#include <string.h>

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* The first n bytes. */
static struct hdrslice head(struct hdrslice s, size_t n)
{
    s.len = n;
    return s;
}

/* All but the first n bytes. */
static struct hdrslice tail(struct hdrslice s, size_t n)
{
    if (n > 0) {
        s.ptr += n;
        s.len -= n;
    }
    return s;
}

static struct hdrslice trim(struct hdrslice s)
{
    while (s.len > 0 && blank(s.ptr[0]))
        s = tail(s, 1);
    while (s.len > 0 && blank(s.ptr[s.len - 1]))
        s.len--;
    return s;
}

/* Length of the first line with its end. */
static size_t line_length(struct hdrslice s)
{
    size_t n = 0;

    while (n < s.len)
        if (s.ptr[n++] == '\n')
            break;
    return n;
}

void hdrslice_open(struct hdrslice_iter *it, const char *text, size_t len)
{
    it->rest.ptr = text;
    it->rest.len = len;
    it->over = false;
}

/* Splits a field at its colon; false if it has no proper name. */
static bool split(struct hdrslice line, struct hdrslice_field *field)
{
    size_t n = 0;

    while (n < line.len && line.ptr[n] > ' ' && line.ptr[n] < 127 && line.ptr[n] != ':')
        n++;
    size_t colon = n;
    while (colon < line.len && (line.ptr[colon] == ' ' || line.ptr[colon] == '\t'))
        colon++;
    if (n == 0 || colon == line.len || line.ptr[colon] != ':')
        return false;
    field->name = head(line, n);
    field->body = trim(tail(line, colon + 1));
    return true;
}

bool hdrslice_next(struct hdrslice_iter *it, struct hdrslice_field *field)
{
    while (!it->over) {
        struct hdrslice s = it->rest;
        size_t n = line_length(s);
        if (n == 0) {
            it->over = true;
            break;
        }
        if (s.ptr[0] == '\n' || (n == 2 && s.ptr[0] == '\r' && s.ptr[1] == '\n')) {
            it->over = true;
            it->rest = tail(s, n);
            break;
        }
        while (n < s.len && (s.ptr[n] == ' ' || s.ptr[n] == '\t'))
            n += line_length(tail(s, n));
        it->rest = tail(s, n);
        if (split(head(s, n), field))
            return true;
    }
    return false;
}

struct hdrslice hdrslice_rest(const struct hdrslice_iter *it)
{
    return it->rest;
}

bool hdrslice_find(const char *text, size_t len, const char *name, struct hdrslice *body)
{
    struct hdrslice_iter it;
    struct hdrslice_field field;

    hdrslice_open(&it, text, len);
    while (hdrslice_next(&it, &field)) {
        if (hdrslice_is(field.name, name)) {
            *body = field.body;
            return true;
        }
    }
    return false;
}

bool hdrslice_is(struct hdrslice slice, const char *string)
{
    for (size_t i = 0; i < slice.len; i++)
        if (string[i] == '\0' || lower(slice.ptr[i]) != lower(string[i]))
            return false;
    return string[slice.len] == '\0';
}

size_t hdrslice_unfold(struct hdrslice body, char *out)
{
    size_t length = 0;

    for (size_t i = 0; i < body.len; i++)
        if (body.ptr[i] != '\r' && body.ptr[i] != '\n')
            out[length++] = body.ptr[i];
    out[length] = '\0';
    return length;
}

/* Length up to a separator which is not in quotes, nor in angles if those
 * count. */
static size_t until(struct hdrslice s, char separator, bool angles)
{
    bool quoted = false, angle = false;
    size_t i = 0;

    for (; i < s.len; i++) {
        char c = s.ptr[i];
        if (quoted && c == '\\') {
            if (i + 1 < s.len)
                i++;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && angles && c == '<') {
            angle = true;
        } else if (!quoted && c == '>') {
            angle = false;
        } else if (!quoted && !angle && c == separator) {
            break;
        }
    }
    return i;
}

bool hdrslice_address(struct hdrslice *list, struct hdrslice *address)
{
    while (list->len > 0) {
        size_t n = until(*list, ',', true);
        struct hdrslice first = trim(head(*list, n));
        *list = tail(*list, n < list->len ? n + 1 : n);
        if (first.len > 0) {
            *address = first;
            return true;
        }
    }
    return false;
}

bool hdrslice_param(struct hdrslice body, const char *name, struct hdrslice *value)
{
    size_t n = until(body, ';', false);

    while (n < body.len) {
        body = tail(body, n + 1);
        n = until(body, ';', false);
        struct hdrslice part = head(body, n);
        size_t equals = 0;
        while (equals < part.len && part.ptr[equals] != '=')
            equals++;
        if (equals == part.len || !hdrslice_is(trim(head(part, equals)), name))
            continue;
        struct hdrslice found = trim(tail(part, equals + 1));
        if (found.len >= 2 && found.ptr[0] == '"' && found.ptr[found.len - 1] == '"')
            found = head(tail(found, 1), found.len - 2);
        *value = found;
        return true;
    }
    return false;
}

char *hdrslice_dup(struct hdrslice slice)
{
    if (slice.len == (size_t)-1)
        return NULL;
    char *copy = malloc(slice.len + 1);
    if (!copy)
        return NULL;
    if (slice.len > 0)
        memcpy(copy, slice.ptr, slice.len);
    copy[slice.len] = '\0';
    return copy;
}
