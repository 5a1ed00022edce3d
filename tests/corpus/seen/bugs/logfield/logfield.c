#include "logfield.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The letter for a character behind a backslash; 0 when it needs none. */
static char letter_of(char c)
{
    switch (c) {
    case '\n': return 'n';
    case '\t': return 't';
    case '\r': return 'r';
    case '\v': return 'v';
    case '\f': return 'f';
    case '"': return '"';
    default: return '\0';
    }
}

static char meaning_of(char letter)
{
    switch (letter) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'v': return '\v';
    case 'f': return '\f';
    default: return letter;
    }
}

char *lf_escape(const char *text)
{
    char *result = malloc(2 * strlen(text) + 1), *out = result;
    if (result == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        char letter = letter_of(*text);
        if (letter != '\0') {
            *out++ = '\\';
            *out++ = letter;
        } else {
            *out++ = *text;
        }
    }
    *out = '\0';
    return result;
}

static char *unescape_range(const char *text, size_t length)
{
    const char *end = text + length;
    char *result = malloc(length + 1), *out = result;
    if (result == NULL)
        return NULL;
    while (text < end) {
        if (*text != '\\') {
            *out++ = *text++;
        } else if (++text < end) {
            *out++ = meaning_of(*text++);
        }
    }
    *out = '\0';
    return result;
}

char *lf_unescape(const char *text)
{
    return unescape_range(text, strlen(text));
}

void lf_free(char *text)
{
    free(text);
}

static size_t key_length(const char *text)
{
    size_t length = 0;
    while (isalnum((unsigned char)text[length]) || text[length] == '_' || text[length] == '-' || text[length] == '.')
        length++;
    return length;
}

bool lf_key_ok(const char *key)
{
    size_t length = key_length(key);
    return length > 0 && key[length] == '\0';
}

bool lf_needs_quotes(const char *value)
{
    if (*value == '\0')
        return true;
    for (; *value != '\0'; value++)
        if (*value == ' ' || *value == '"' || *value == '=' || *value == '\\' || iscntrl((unsigned char)*value))
            return true;
    return false;
}

static char *join(const char *a, const char *b, const char *c, const char *d)
{
    char *result = malloc(strlen(a) + strlen(b) + strlen(c) + strlen(d) + 1);
    if (result != NULL) {
        strcpy(result, a);
        strcat(result, b);
        strcat(result, c);
        strcat(result, d);
    }
    return result;
}

char *lf_field(const char *key, const char *value)
{
    if (!lf_key_ok(key))
        return NULL;
    if (!lf_needs_quotes(value))
        return join(key, "=", value, "");
    char *escaped = lf_escape(value);
    char *result = escaped == NULL ? NULL : join(key, "=\"", escaped, "\"");
    free(escaped);
    return result;
}

char *lf_append(const char *line, const char *key, const char *value)
{
    char *field = lf_field(key, value);
    char *result = field == NULL ? NULL : join(line, *line == '\0' ? "" : " ", field, "");
    free(field);
    return result;
}

/* Reads a field and moves *line behind it and the spaces; false at the end. */
static bool next_field(const char **line, const char **key, size_t *key_size, const char **value, size_t *value_size)
{
    const char *at = *line;
    while (*at == ' ')
        at++;
    if (*at == '\0')
        return false;
    *key = at;
    at += strcspn(at, "= ");
    *key_size = (size_t)(at - *key);
    if (*at == '=')
        at++;
    *value = at;
    if (*at == '"') {
        *value = ++at;
        while (*at != '\0' && *at != '"')
            at += at[0] == '\\' && at[1] != '\0' ? 2 : 1;
        *value_size = (size_t)(at - *value);
        if (*at == '"')
            at++;
    } else {
        at += strcspn(at, " ");
        *value_size = (size_t)(at - *value);
    }
    *line = at;
    return true;
}

char *lf_get(const char *line, const char *key)
{
    const char *name, *value;
    size_t name_size, value_size;
    while (next_field(&line, &name, &name_size, &value, &value_size))
        if (name_size == strlen(key) && memcmp(name, key, name_size) == 0)
            return unescape_range(value, value_size);
    return NULL;
}

size_t lf_count(const char *line)
{
    const char *name, *value;
    size_t name_size, value_size, count = 0;
    while (next_field(&line, &name, &name_size, &value, &value_size))
        count++;
    return count;
}
