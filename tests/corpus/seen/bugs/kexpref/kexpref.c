#include "kexpref.h"

#include <stdlib.h>
#include <string.h>

struct kexpref {
    char *list; /* without empty names and without doubles */
};

/* Whether the whole of name[0 .. length) matches. */
static bool matches(const char *name, size_t length, const char *pattern)
{
    const char *star = NULL;
    size_t at = 0, retry = 0;
    while (at < length) {
        if (*pattern == '*') {
            star = ++pattern;
            retry = at;
        } else if (*pattern != '\0' && (*pattern == '?' || *pattern == name[at])) {
            pattern++;
            at++;
        } else if (star != NULL) {
            pattern = star;
            at = ++retry;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == '\0';
}

bool kexpref_match(const char *name, const char *pattern)
{
    return matches(name, strlen(name), pattern);
}

/* The next name at *at, which is left behind it; NULL at the end. */
static const char *next_name(const char **at, size_t *length)
{
    const char *start = *at + strspn(*at, ",");
    *length = strcspn(start, ",");
    *at = start + *length;
    return *length == 0 ? NULL : start;
}

static bool contains(const char *list, const char *name, size_t length)
{
    const char *other;
    size_t other_length;
    while ((other = next_name(&list, &other_length)) != NULL)
        if (other_length == length && memcmp(other, name, length) == 0)
            return true;
    return false;
}

static char *copy(const char *text, size_t length)
{
    char *fresh = malloc(length + 1);
    if (fresh != NULL) {
        memcpy(fresh, text, length);
        fresh[length] = '\0';
    }
    return fresh;
}

/* Appends to a text that has room for it. */
static void append(char *list, const char *name, size_t length)
{
    size_t at = strlen(list);
    if (at > 0)
        list[at++] = ',';
    memcpy(list + at, name, length);
    list[at + length] = '\0';
}

/* A new list of the names that do not match; a pattern of NULL matches none. */
static char *without(const char *list, const char *pattern)
{
    char *fresh = malloc(strlen(list) + 1);
    const char *name;
    size_t length;
    if (fresh == NULL)
        return NULL;
    fresh[0] = '\0';
    while ((name = next_name(&list, &length)) != NULL)
        if ((pattern == NULL || !matches(name, length, pattern)) && !contains(fresh, name, length))
            append(fresh, name, length);
    return fresh;
}

kexpref *kexpref_new(const char *list)
{
    kexpref *p = strlen(list) > KEXPREF_LIMIT ? NULL : malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->list = without(list, NULL);
    if (p->list == NULL) {
        free(p);
        return NULL;
    }
    return p;
}

void kexpref_free(kexpref *p)
{
    if (p == NULL)
        return;
    free(p->list);
    free(p);
}

const char *kexpref_text(const kexpref *p)
{
    return p->list;
}

size_t kexpref_count(const kexpref *p)
{
    const char *at = p->list;
    size_t count = 0, length;
    while (next_name(&at, &length) != NULL)
        count++;
    return count;
}

bool kexpref_prefer(kexpref *p, const char *name)
{
    size_t length = strlen(name), total = length + 1 + strlen(p->list);
    if (length == 0 || strchr(name, ',') != NULL || total > KEXPREF_LIMIT)
        return false;
    char *fresh = malloc(total + 1);
    if (fresh == NULL)
        return false;
    memcpy(fresh, name, length + 1);
    const char *at = p->list, *other;
    while ((other = next_name(&at, &length)) != NULL)
        if (!contains(fresh, other, length))
            append(fresh, other, length);
    free(p->list);
    p->list = fresh;
    return true;
}

bool kexpref_exclude(kexpref *p, const char *pattern)
{
    char *fresh = without(p->list, pattern);
    if (fresh == NULL)
        return false;
    free(p->list);
    p->list = fresh;
    return true;
}

char *kexpref_proposal(const kexpref *p, unsigned quirks)
{
    char *list = p->list;
    if ((quirks & (KEXPREF_CURVE_PAD | KEXPREF_OLD_GROUPS)) == 0)
        return copy(list, strlen(list));
    if (quirks & KEXPREF_CURVE_PAD)
        list = without(list, "curve25519-*");
    if (list != NULL && (quirks & KEXPREF_OLD_GROUPS) != 0) {
        char *whole = list;
        list = without(whole, "dh-group-exchange-*");
        free(whole);
    }
    return list;
}

char *kexpref_agree(const kexpref *p, const char *peer)
{
    const char *at = p->list, *name;
    size_t length;
    while ((name = next_name(&at, &length)) != NULL)
        if (contains(peer, name, length))
            return copy(name, length);
    return NULL;
}
