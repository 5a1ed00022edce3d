#include "biscuit.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct biscuit {
    biscuit *next;
    long long end;      /* LLONG_MAX: never */
    char *value;        /* in text, behind the name's NUL */
    char text[];
};

struct biscuit_jar {
    biscuit *first;
    int count;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static biscuit *make(const char *name, size_t name_size,
                     const char *value, size_t value_size, long long end)
{
    biscuit *c;

    if (name_size == 0 || name_size > BISCUIT_TEXT_MAX ||
        value_size > BISCUIT_TEXT_MAX - name_size)
        return NULL;
    c = malloc(sizeof *c + name_size + value_size + 2);
    if (!c)
        return NULL;
    c->next = NULL;
    c->end = end;
    memcpy(c->text, name, name_size);
    c->text[name_size] = '\0';
    c->value = c->text + name_size + 1;
    memcpy(c->value, value, value_size);
    c->value[value_size] = '\0';
    return c;
}

/* Strips blanks from both ends of the n characters at *text. */
static size_t strip(const char **text, size_t n)
{
    while (n > 0 && is_blank((*text)[n - 1]))
        n--;
    while (n > 0 && is_blank(**text)) {
        (*text)++;
        n--;
    }
    return n;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* If the attribute is a Max-Age: when the cookie ends, else `end`. */
static long long max_age(const char *text, size_t n, long long now, long long end)
{
    static const char key[] = "max-age=";
    size_t i;
    long long age = 0;
    int negative = 0;

    if (n < sizeof key)
        return end;
    for (i = 0; i < sizeof key - 1; i++)
        if (lower(text[i]) != key[i])
            return end;
    if (text[i] == '-') {
        negative = 1;
        i++;
    }
    if (i == n)
        return end;
    for (; i < n; i++) {
        if (text[i] < '0' || text[i] > '9')
            return end;
        if (age < LLONG_MAX / 20)
            age = 10 * age + (text[i] - '0');
    }
    if (negative || age == 0)
        return LLONG_MIN;
    return now > LLONG_MAX - age ? LLONG_MAX : now + age;
}

biscuit *biscuit_parse(const char *text, long long now)
{
    size_t pair = strcspn(text, ";"), equals, name_size, value_size;
    const char *name = text, *value, *rest = text + pair;
    long long end = LLONG_MAX;

    equals = strcspn(text, "=");
    if (equals >= pair)
        return NULL;
    name_size = strip(&name, equals);
    value = text + equals + 1;
    value_size = strip(&value, pair - equals - 1);
    while (*rest == ';') {
        const char *part = ++rest;
        size_t n = strcspn(part, ";");

        rest = part + n;
        n = strip(&part, n);
        end = max_age(part, n, now, end);
    }
    for (size_t i = 0; i < name_size; i++)
        if (is_blank(name[i]))
            return NULL;
    return make(name, name_size, value, value_size, end);
}

biscuit *biscuit_make(const char *name, const char *value)
{
    if (name[strcspn(name, "=; \t")] || strchr(value, ';'))
        return NULL;
    return make(name, strlen(name), value, strlen(value), LLONG_MAX);
}

biscuit *biscuit_dup(const biscuit *c)
{
    return make(c->text, strlen(c->text), c->value, strlen(c->value), c->end);
}

void biscuit_free(biscuit *c)
{
    free(c);
}

const char *biscuit_name(const biscuit *c)
{
    return c->text;
}

const char *biscuit_value(const biscuit *c)
{
    return c->value;
}

biscuit_jar *biscuit_jar_new(void)
{
    return calloc(1, sizeof(biscuit_jar));
}

void biscuit_jar_free(biscuit_jar *jar)
{
    if (!jar)
        return;
    while (jar->first) {
        biscuit *c = jar->first;
        jar->first = c->next;
        biscuit_free(c);
    }
    free(jar);
}

/* Where the pointer to the cookie is, or the end of the list. */
static biscuit **find(biscuit_jar *jar, const char *name)
{
    biscuit **at = &jar->first;

    while (*at && strcmp((*at)->text, name) != 0)
        at = &(*at)->next;
    return at;
}

static void take_out(biscuit_jar *jar, biscuit **at)
{
    biscuit *c = *at;

    *at = c->next;
    jar->count--;
    biscuit_free(c);
}

int biscuit_jar_put(biscuit_jar *jar, biscuit *c)
{
    biscuit **at = find(jar, c->text);

    if (*at == c)
        return 0;
    if (*at) {
        c->next = (*at)->next;
        biscuit_free(*at);
    } else {
        if (jar->count == BISCUIT_JAR_MAX)
            return -1;
        c->next = NULL;
        jar->count++;
    }
    *at = c;
    return 0;
}

const biscuit *biscuit_jar_get(const biscuit_jar *jar, const char *name)
{
    const biscuit *c = jar->first;

    while (c && strcmp(c->text, name) != 0)
        c = c->next;
    return c;
}

int biscuit_jar_remove(biscuit_jar *jar, const char *name)
{
    biscuit **at = find(jar, name);

    if (!*at)
        return 0;
    take_out(jar, at);
    return 1;
}

int biscuit_jar_expire(biscuit_jar *jar, long long now)
{
    biscuit **at = &jar->first;
    int removed = 0;

    while (*at) {
        if ((*at)->end != LLONG_MAX && (*at)->end <= now) {
            take_out(jar, at);
            removed++;
        } else {
            at = &(*at)->next;
        }
    }
    return removed;
}

/* Appends text at `length` as far as there is room; the new length. */
static size_t append(char *buf, size_t size, size_t length, const char *text)
{
    for (; *text; text++, length++)
        if (size > 0 && length < size - 1)
            buf[length] = *text;
    return length;
}

size_t biscuit_jar_header(const biscuit_jar *jar, char *buf, size_t size)
{
    size_t length = 0;

    for (const biscuit *c = jar->first; c; c = c->next) {
        if (c != jar->first)
            length = append(buf, size, length, "; ");
        length = append(buf, size, length, c->text);
        length = append(buf, size, length, "=");
        length = append(buf, size, length, c->value);
    }
    if (size > 0)
        buf[length < size - 1 ? length : size - 1] = '\0';
    return length;
}
