#include "keybind.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct binding {
    struct binding *next;
    int number, key;
    unsigned mods;
    const char *label;
    kb_handler *handler;
    void *user;
};

struct kb_map {
    kb_map *parent;
    struct binding *first;
    int count, last_number;
};

static const char *const mod_names[] = { "Ctrl", "Alt", "Shift", "Super" };

static const char *const key_names[] = {
    "F1",    "F2",  "F3",  "F4",    "F5",  "F6",   "F7",    "F8", "F9",   "F10", "F11",
    "F12",   "Enter", "Esc", "Tab", "Space", "Del", "Left", "Right", "Up", "Down",
};

#define MODS ((int)(sizeof mod_names / sizeof *mod_names))
#define KEYS ((int)(sizeof key_names / sizeof *key_names))

static int lower(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int same(const char *text, size_t length, const char *name)
{
    for (size_t i = 0; i < length; i++)
        if (!name[i] || lower(text[i]) != lower(name[i]))
            return 0;
    return !name[length];
}

static int parse_key(const char *text)
{
    int c = lower(text[0]);

    if (c && !text[1]) {
        if (c >= 'a' && c <= 'z')
            return c - 'a' + 'A';
        if (c >= '0' && c <= '9')
            return c;
    }
    for (int i = 0; i < KEYS; i++)
        if (same(text, strlen(text), key_names[i]))
            return KB_F1 + i;
    return -1;
}

int kb_parse(const char *text, unsigned *mods, int *key)
{
    unsigned found = 0;
    int code;
    const char *plus;

    while ((plus = strchr(text, '+'))) {
        int i = 0;

        while (i < MODS && !same(text, (size_t)(plus - text), mod_names[i]))
            i++;
        if (i == MODS || (found & 1u << i))
            return -1;
        found |= 1u << i;
        text = plus + 1;
    }
    code = parse_key(text);
    if (code < 0)
        return -1;
    *mods = found;
    *key = code;
    return 0;
}

static size_t append(char *buf, size_t size, size_t length, const char *text)
{
    for (; *text; text++, length++) {
        if (length + 1 < size) {
            buf[length] = *text;
            buf[length + 1] = '\0';
        }
    }
    return length;
}

size_t kb_format(unsigned mods, int key, char *buf, size_t size)
{
    char letter[2] = { 0, 0 };
    const char *name = letter;
    size_t length = 0;

    if (size)
        buf[0] = '\0';
    if ((key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9'))
        letter[0] = (char)key;
    else if (key >= KB_F1 && key < KB_F1 + KEYS)
        name = key_names[key - KB_F1];
    else
        return 0;
    if (mods >> MODS)
        return 0;
    for (int i = 0; i < MODS; i++) {
        if (mods >> i & 1) {
            length = append(buf, size, length, mod_names[i]);
            length = append(buf, size, length, "+");
        }
    }
    return append(buf, size, length, name);
}

kb_map *kb_new(kb_map *parent)
{
    kb_map *map = calloc(1, sizeof *map);

    if (map)
        map->parent = parent;
    return map;
}

void kb_free(kb_map *map)
{
    struct binding *next;

    if (!map)
        return;
    for (struct binding *b = map->first; b; b = next) {
        next = b->next;
        free(b);
    }
    free(map);
}

int kb_bind(kb_map *map, const char *chord, const char *label, kb_handler *handler, void *user)
{
    struct binding *b, **end;
    unsigned mods;
    int key;

    if (!handler || map->count >= KB_MAX_BINDINGS || map->last_number == INT_MAX || kb_parse(chord, &mods, &key) < 0)
        return 0;
    b = malloc(sizeof *b);
    if (!b)
        return 0;
    b->next = NULL;
    b->number = ++map->last_number;
    b->mods = mods;
    b->key = key;
    b->label = label;
    b->handler = handler;
    b->user = user;
    for (end = &map->first; *end; end = &(*end)->next)
        ;
    *end = b;
    map->count++;
    return b->number;
}

int kb_unbind(kb_map *map, int number)
{
    for (struct binding **at = &map->first; *at; at = &(*at)->next) {
        struct binding *b = *at;

        if (b->number == number) {
            *at = b->next;
            free(b);
            map->count--;
            return 0;
        }
    }
    return -1;
}

int kb_dispatch(kb_map *map, unsigned mods, int key)
{
    for (; map; map = map->parent) {
        int called = 0;

        for (struct binding *b = map->first; b; b = b->next) {
            if (b->mods == mods && b->key == key) {
                b->handler(b->user);
                called++;
            }
        }
        if (called)
            return called;
    }
    return 0;
}

int kb_find(const kb_map *map, const char *label)
{
    for (const struct binding *b = map->first; b; b = b->next)
        if (b->label && strcmp(b->label, label) == 0)
            return b->number;
    return 0;
}

int kb_count(const kb_map *map)
{
    return map->count;
}
