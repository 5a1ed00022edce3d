#include "gstrbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST ((size_t)1 << 26)

struct GsbString {
    char *str;
    size_t len;
};

/* val may be a part of the string */
static bool splice(GsbString *string, size_t pos, const char *val, size_t len)
{
    if (len == 0)
        return true;
    if (len > LONGEST - string->len)
        return false;
    char *str = malloc(string->len + len + 1);
    if (str == NULL)
        return false;
    memcpy(str, string->str, pos);
    memcpy(str + pos, val, len);
    memcpy(str + pos + len, string->str + pos, string->len - pos + 1);
    free(string->str);
    string->str = str;
    string->len += len;
    return true;
}

GsbString *gsb_string_new(const char *init)
{
    GsbString *string = malloc(sizeof *string);
    if (string == NULL)
        return NULL;
    string->len = 0;
    string->str = calloc(1, 1);
    if (string->str == NULL || (init != NULL && !gsb_string_append(string, init))) {
        free(string->str);
        free(string);
        return NULL;
    }
    return string;
}

char *gsb_string_free(GsbString *string, bool free_segment)
{
    char *str = string->str;
    free(string);
    if (!free_segment)
        return str;
    free(str);
    return NULL;
}

const char *gsb_string_str(const GsbString *string)
{
    return string->str;
}

size_t gsb_string_len(const GsbString *string)
{
    return string->len;
}

bool gsb_string_append_len(GsbString *string, const char *val, size_t len)
{
    return splice(string, string->len, val, len);
}

bool gsb_string_append(GsbString *string, const char *val)
{
    return splice(string, string->len, val, strlen(val));
}

bool gsb_string_append_c(GsbString *string, char c)
{
    return splice(string, string->len, &c, 1);
}

bool gsb_string_insert(GsbString *string, size_t pos, const char *val)
{
    assert(pos <= string->len);
    return splice(string, pos, val, strlen(val));
}

void gsb_string_erase(GsbString *string, size_t pos, size_t len)
{
    assert(pos <= string->len && len <= string->len - pos);
    memmove(string->str + pos, string->str + pos + len, string->len - pos - len + 1);
    string->len -= len;
}

void gsb_string_truncate(GsbString *string, size_t len)
{
    if (len < string->len) {
        string->len = len;
        string->str[len] = '\0';
    }
}

bool gsb_string_equal(const GsbString *a, const GsbString *b)
{
    return a->len == b->len && memcmp(a->str, b->str, a->len) == 0;
}
