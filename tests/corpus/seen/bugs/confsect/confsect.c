#include "confsect.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct Item {
    struct Item *next;
    char *section;
    char *key;
    char *value; /* NULL of a switch */
} Item;

struct Conf {
    Item *items;
};

static char *copy_range(const char *from, const char *to)
{
    size_t length = (size_t)(to - from);
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, from, length);
        copy[length] = '\0';
    }
    return copy;
}

static char *copy_text(const char *text)
{
    return copy_range(text, text + strlen(text));
}

/* The same without white space on both sides. */
static char *copy_trimmed(const char *from, const char *to)
{
    while (from < to && isspace((unsigned char)*from))
        from++;
    while (from < to && isspace((unsigned char)to[-1]))
        to--;
    return copy_range(from, to);
}

static void free_item(Item *item)
{
    free(item->section);
    free(item->key);
    free(item->value);
    free(item);
}

static Item **locate(Item **link, const char *section, const char *key)
{
    while (*link != NULL && (strcmp((*link)->section, section) != 0 || strcmp((*link)->key, key) != 0))
        link = &(*link)->next;
    return link;
}

static const Item *find(const Conf *conf, const char *section, const char *key)
{
    const Item *item = conf->items;
    while (item != NULL && (strcmp(item->section, section) != 0 || strcmp(item->key, key) != 0))
        item = item->next;
    return item;
}

Conf *conf_new(void)
{
    return calloc(1, sizeof(Conf));
}

void conf_free(Conf *conf)
{
    if (conf == NULL)
        return;
    while (conf->items != NULL) {
        Item *item = conf->items;
        conf->items = item->next;
        free_item(item);
    }
    free(conf);
}

bool conf_set(Conf *conf, const char *section, const char *key, const char *value)
{
    if (*key == '\0')
        return false;
    Item *item = calloc(1, sizeof *item);
    if (item == NULL)
        return false;
    item->section = copy_text(section);
    item->key = copy_text(key);
    item->value = value == NULL ? NULL : copy_text(value);
    if (item->section == NULL || item->key == NULL || (value != NULL && item->value == NULL)) {
        free_item(item);
        return false;
    }
    Item **link = locate(&conf->items, section, key);
    if (*link != NULL) {
        item->next = (*link)->next;
        free_item(*link);
    }
    *link = item;
    return true;
}

bool conf_unset(Conf *conf, const char *section, const char *key)
{
    Item **link = locate(&conf->items, section, key);
    Item *item = *link;
    if (item == NULL)
        return false;
    *link = item->next;
    free_item(item);
    return true;
}

/* One line; 1 when it is malformed, -1 when memory is out. */
static int parse_line(Conf *conf, char **section, const char *line, const char *end)
{
    char *text = copy_trimmed(line, end);
    int result = 0;
    if (text == NULL)
        return -1;
    size_t length = strlen(text);
    if (length == 0 || text[0] == ';') {
        free(text);
        return 0;
    }
    if (text[0] == '[') {
        char *name = text[length - 1] == ']' ? copy_trimmed(text + 1, text + length - 1) : NULL;
        if (name != NULL) {
            free(*section);
            *section = name;
        } else {
            result = text[length - 1] == ']' ? -1 : 1;
        }
        free(text);
        return result;
    }
    const char *equals = strchr(text, '=');
    char *key = copy_trimmed(text, equals == NULL ? text + length : equals);
    char *value = equals == NULL ? NULL : copy_trimmed(equals + 1, text + length);
    if (key == NULL || (equals != NULL && value == NULL))
        result = -1;
    else if (*key == '\0')
        result = 1;
    else if (!conf_set(conf, *section, key, value))
        result = -1;
    free(key);
    free(value);
    free(text);
    return result;
}

int conf_parse(Conf *conf, const char *text)
{
    char *section = copy_text(""), *copy = copy_text(text);
    int result = section == NULL || copy == NULL ? -1 : 0;
    const char *at = copy;
    for (int number = 1; result == 0 && *at != '\0'; number++) {
        size_t length = strcspn(at, "\n");
        int status = parse_line(conf, &section, at, at + length);
        if (status != 0)
            result = status < 0 ? -1 : number;
        at += length + (at[length] == '\n');
    }
    free(copy);
    free(section);
    return result;
}

bool conf_has(const Conf *conf, const char *section, const char *key)
{
    return find(conf, section, key) != NULL;
}

const char *conf_get(const Conf *conf, const char *section, const char *key)
{
    const Item *item = find(conf, section, key);
    return item == NULL ? NULL : item->value;
}

long conf_get_long(const Conf *conf, const char *section, const char *key, long fallback)
{
    const Item *item = find(conf, section, key);
    if (item == NULL || item->value[0] == '\0')
        return fallback;
    char *end;
    errno = 0;
    long number = strtol(item->value, &end, 10);
    return *end != '\0' || errno != 0 ? fallback : number;
}

bool conf_get_bool(const Conf *conf, const char *section, const char *key, bool fallback)
{
    static const char *const yes[] = {"yes", "true", "on", "1"};
    const Item *item = find(conf, section, key);
    if (item == NULL)
        return fallback;
    if (item->value == NULL)
        return true;
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++)
        if (strcmp(item->value, yes[i]) == 0)
            return true;
    return false;
}

int conf_count(const Conf *conf)
{
    int count = 0;
    for (const Item *item = conf->items; item != NULL; item = item->next)
        count++;
    return count;
}
