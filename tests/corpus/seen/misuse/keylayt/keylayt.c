#include "keylayt.h"

#include <stdlib.h>
#include <string.h>

enum { CODES = 256, SYMBOL = 16 };

struct key {
    int levels;
    char symbol[KL_LEVELS][SYMBOL];
};

struct kl_layout {
    unsigned long references;
    struct key key[CODES];
};

struct kl_state {
    const kl_layout *layout;
    unsigned modifiers;
};

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

static const char *skip_blanks(const char *p)
{
    while (blank(*p))
        p++;
    return p;
}

static const char *skip_word(const char *p)
{
    while (*p != '\0' && *p != '\n' && !blank(*p))
        p++;
    return p;
}

/* Parses a line into a layout; the line's end, or NULL if it is wrong. */
static const char *parse_line(kl_layout *l, const char *p)
{
    struct key key;
    const char *end;
    int code = 0;

    p = skip_blanks(p);
    if (*p == '\0' || *p == '\n')
        return p;
    end = skip_word(p);
    for (; p < end; p++) {
        if (*p < '0' || *p > '9')
            return NULL;
        code = 10 * code + (*p - '0');
        if (code >= CODES)
            return NULL;
    }
    memset(&key, 0, sizeof key);
    for (p = skip_blanks(p); *p != '\0' && *p != '\n'; p = skip_blanks(end)) {
        end = skip_word(p);
        if (key.levels == KL_LEVELS || end - p >= SYMBOL)
            return NULL;
        memcpy(key.symbol[key.levels++], p, (size_t)(end - p));
    }
    if (key.levels == 0)
        return NULL;
    l->key[code] = key;
    return p;
}

kl_layout *kl_layout_parse(const char *text, unsigned *line)
{
    kl_layout *l = calloc(1, sizeof *l);
    unsigned number = 1;

    if (l == NULL) {
        if (line)
            *line = 0;
        return NULL;
    }
    l->references = 1;
    for (;;) {
        text = parse_line(l, text);
        if (text == NULL) {
            free(l);
            if (line)
                *line = number;
            return NULL;
        }
        if (*text == '\0')
            return l;
        text++;
        number++;
    }
}

kl_layout *kl_layout_ref(kl_layout *l)
{
    l->references++;
    return l;
}

void kl_layout_unref(kl_layout *l)
{
    if (l != NULL && --l->references == 0)
        free(l);
}

int kl_layout_keys(const kl_layout *l)
{
    int code, keys = 0;

    for (code = 0; code < CODES; code++)
        keys += l->key[code].levels > 0;
    return keys;
}

int kl_layout_levels(const kl_layout *l, int code)
{
    return code >= 0 && code < CODES ? l->key[code].levels : 0;
}

const char *kl_layout_symbol(const kl_layout *l, int code, int level)
{
    if (level < 0 || level >= kl_layout_levels(l, code))
        return NULL;
    return l->key[code].symbol[level];
}

int kl_layout_code(const kl_layout *l, const char *symbol)
{
    int code, level;

    for (code = 0; code < CODES; code++)
        for (level = 0; level < l->key[code].levels; level++)
            if (strcmp(l->key[code].symbol[level], symbol) == 0)
                return code;
    return -1;
}

kl_state *kl_state_new(const kl_layout *l)
{
    kl_state *s = malloc(sizeof *s);

    if (s == NULL)
        return NULL;
    s->layout = l;
    s->modifiers = 0;
    return s;
}

void kl_state_free(kl_state *s)
{
    free(s);
}

void kl_state_modifiers(kl_state *s, unsigned mask)
{
    s->modifiers = mask & (KL_SHIFT | KL_ALTGR | KL_CAPS);
}

const char *kl_state_press(const kl_state *s, int code)
{
    int shift = !(s->modifiers & KL_SHIFT) != !(s->modifiers & KL_CAPS);
    int level = shift + (s->modifiers & KL_ALTGR ? 2 : 0);

    if (level >= kl_layout_levels(s->layout, code))
        level = 0;
    return kl_layout_symbol(s->layout, code, level);
}
