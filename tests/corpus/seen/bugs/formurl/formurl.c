#include "formurl.h"

#include <stdlib.h>
#include <string.h>

static const char hex[] = "0123456789ABCDEF";

static bool plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

char *formurl_encode(const char *text)
{
    char *result = malloc(3 * strlen(text) + 1), *to = result;
    if (result == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        if (plain(*text)) {
            *to++ = *text;
        } else if (*text == ' ') {
            *to++ = '+';
        } else {
            *to++ = '%';
            *to++ = hex[(unsigned char)*text >> 4];
            *to++ = hex[(unsigned char)*text & 15];
        }
    }
    *to = '\0';
    return result;
}

static char *decode(const char *text, size_t length)
{
    char *result = malloc(length + 1), *to = result;
    if (result == NULL)
        return NULL;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '+') {
            *to++ = ' ';
        } else if (text[i] == '%' && length - i > 2) {
            int high = hex_value(text[i + 1]), low = hex_value(text[i + 2]);
            if (high >= 0 && low >= 0 && high + low > 0) {
                *to++ = (char)(high << 4 | low);
                i += 2;
            } else {
                *to++ = '%';
            }
        } else {
            *to++ = text[i];
        }
    }
    *to = '\0';
    return result;
}

char *formurl_decode(const char *text)
{
    return decode(text, strlen(text));
}

size_t formurl_count(const char *query)
{
    size_t count = 0;
    while (*query != '\0') {
        size_t length = strcspn(query, "&");
        if (length > 0)
            count++;
        query += length;
        if (*query == '&')
            query++;
    }
    return count;
}

bool formurl_each(const char *query, formurl_cb cb, void *ctx)
{
    bool going = true;
    while (going && *query != '\0') {
        size_t length = strcspn(query, "&");
        if (length > 0) {
            size_t split = strcspn(query, "=&");
            size_t skip = split < length ? split + 1 : length;
            char *name = decode(query, split);
            if (name == NULL)
                return false;
            char *value = decode(query + skip, length - skip);
            if (value == NULL) {
                free(name);
                return false;
            }
            going = cb(name, value, ctx);
            if (!going)
                return false;
            free(name);
            free(value);
        }
        query += length;
        if (*query == '&')
            query++;
    }
    return going;
}

struct search {
    const char *name;
    char *value;
};

static bool match(const char *name, const char *value, void *ctx)
{
    struct search *search = ctx;
    if (strcmp(name, search->name) != 0)
        return true;
    size_t size = strlen(value) + 1;
    search->value = malloc(size);
    if (search->value != NULL)
        memcpy(search->value, value, size);
    return false;
}

char *formurl_get(const char *query, const char *name)
{
    struct search search = {name, NULL};
    formurl_each(query, match, &search);
    return search.value;
}

char *formurl_add(const char *query, const char *name, const char *value)
{
    char *first = formurl_encode(name), *second = formurl_encode(value), *result = NULL;
    if (first != NULL && second != NULL) {
        size_t length = strlen(query);
        result = malloc(length + strlen(first) + strlen(second) + 3);
        if (result != NULL) {
            strcpy(result, query);
            if (length > 0)
                strcat(result, "&");
            strcat(result, first);
            strcat(result, "=");
            strcat(result, second);
        }
    }
    free(first);
    free(second);
    return result;
}
