#include "crumbs.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct Crumb {
    struct Crumb *next;
    char *name, *value;
    int64_t until;
} Crumb;

struct CrumbJar {
    Crumb *first;
    size_t count;
};

static bool valid(const char *text, const char *without)
{
    size_t n = 0;
    for (; text[n]; n++)
        if (n == CRUMB_LONG || (unsigned char)text[n] < ' ' || text[n] == 127 || strchr(without, text[n]))
            return false;
    return true;
}

static char *copy(const char *text)
{
    const size_t size = strlen(text) + 1;
    char *c = malloc(size);
    if (c)
        memcpy(c, text, size);
    return c;
}

static void crumb_free(Crumb *c)
{
    free(c->name);
    free(c->value);
    free(c);
}

static Crumb *crumb_make(const char *name, const char *value, int64_t until)
{
    Crumb *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->name = copy(name);
    c->value = copy(value);
    c->until = until;
    if (!c->name || !c->value) {
        crumb_free(c);
        return NULL;
    }
    return c;
}

// Where the crumb of that name hangs, or the end of the list.
static Crumb **place(CrumbJar *jar, const char *name)
{
    Crumb **at = &jar->first;
    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->next;
    return at;
}

static void take_out(CrumbJar *jar, Crumb **at)
{
    Crumb *c = *at;
    *at = c->next;
    jar->count--;
    crumb_free(c);
}

CrumbJar *crumb_jar(void)
{
    return calloc(1, sizeof(CrumbJar));
}

void crumb_toss(CrumbJar *jar)
{
    if (!jar)
        return;
    while (jar->first)
        take_out(jar, &jar->first);
    free(jar);
}

CrumbResult crumb_put(CrumbJar *jar, const char *name, const char *value, int64_t max_age, int64_t now)
{
    if (!*name || !valid(name, "=;") || !valid(value, ";"))
        return CRUMB_BAD;
    int64_t until = now;
    if (max_age > 0)
        until = now > INT64_MAX - max_age ? INT64_MAX : now + max_age;
    Crumb *fresh = crumb_make(name, value, until);
    if (!fresh)
        return CRUMB_FULL;

    Crumb **at = place(jar, name);
    if (!*at) {
        if (max_age <= 0)
            return CRUMB_NOTHING;
        if (jar->count >= CRUMB_MANY) {
            crumb_free(fresh);
            return CRUMB_FULL;
        }
        *at = fresh;
        jar->count++;
        return CRUMB_KEPT;
    }
    if (max_age <= 0) {
        crumb_free(fresh);
        take_out(jar, at);
        return CRUMB_GONE;
    }
    Crumb *old = *at;
    fresh->next = old->next;
    *at = fresh;
    crumb_free(old);
    return CRUMB_KEPT;
}

const char *crumb_find(const CrumbJar *jar, const char *name, int64_t now)
{
    for (const Crumb *c = jar->first; c; c = c->next)
        if (strcmp(c->name, name) == 0)
            return c->until > now ? c->value : NULL;
    return NULL;
}

size_t crumb_sweep(CrumbJar *jar, int64_t now)
{
    size_t swept = 0;
    for (Crumb **at = &jar->first; *at;) {
        if ((*at)->until > now) {
            at = &(*at)->next;
        } else {
            take_out(jar, at);
            swept++;
        }
    }
    return swept;
}

size_t crumb_count(const CrumbJar *jar)
{
    return jar->count;
}

static size_t append(char *out, size_t size, size_t length, const char *text)
{
    for (; *text; text++, length++)
        if (length + 1 < size)
            out[length] = *text;
    return length;
}

size_t crumb_header(const CrumbJar *jar, int64_t now, char *out, size_t size)
{
    size_t length = 0;
    for (const Crumb *c = jar->first; c; c = c->next) {
        if (c->until <= now)
            continue;
        if (length > 0)
            length = append(out, size, length, "; ");
        length = append(out, size, length, c->name);
        length = append(out, size, length, "=");
        length = append(out, size, length, c->value);
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return length;
}
