#include "stgkeys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct key {
    char name[STG_NAME + 1];
    enum stg_type type;
    long initial, least, most;
    char text[STG_LONG + 1];
};

struct stg_schema {
    bool finished;
    int count;
    struct key keys[STG_KEYS];
};

struct binding {
    struct binding *next;
    int key;
    long *variable;
};

struct value {
    long number;
    char *text; // NULL for the default
};

struct stg {
    const stg_schema *schema;
    struct value values[STG_KEYS];
    struct binding *bindings;
    stg_watcher *watcher;
    void *user;
};

static _Noreturn void die(const char *what, const char *key)
{
    fprintf(stderr, "stgkeys: %s: '%.64s'\n", what, key);
    abort();
}

static int find(const stg_schema *schema, const char *key)
{
    for (int i = 0; i < schema->count; i++)
        if (strcmp(schema->keys[i].name, key) == 0)
            return i;
    return -1;
}

static int need(const stg *settings, const char *key, enum stg_type type)
{
    int i = find(settings->schema, key);
    if (i < 0)
        die("no such key", key);
    if (type != STG_NONE && settings->schema->keys[i].type != type)
        die("key has another type", key);
    return i;
}

stg_schema *stg_schema_new(void)
{
    return calloc(1, sizeof(stg_schema));
}

static struct key *describe(stg_schema *schema, const char *key, enum stg_type type)
{
    size_t length = strlen(key);
    if (schema->finished)
        die("schema is in use", key);
    if (length == 0 || length > STG_NAME)
        die("bad name", key);
    if (find(schema, key) >= 0)
        die("key is there already", key);
    if (schema->count == STG_KEYS)
        die("too many keys", key);
    struct key *added = &schema->keys[schema->count++];
    memcpy(added->name, key, length + 1);
    added->type = type;
    return added;
}

void stg_schema_int(stg_schema *schema, const char *key, long initial, long least, long most)
{
    if (initial < least || initial > most)
        die("default is out of range", key);
    struct key *added = describe(schema, key, STG_INT);
    added->initial = initial;
    added->least = least;
    added->most = most;
}

void stg_schema_bool(stg_schema *schema, const char *key, bool initial)
{
    describe(schema, key, STG_BOOL)->initial = initial;
}

void stg_schema_text(stg_schema *schema, const char *key, const char *initial)
{
    size_t length = strlen(initial);
    if (length > STG_LONG)
        die("default is too long", key);
    memcpy(describe(schema, key, STG_TEXT)->text, initial, length + 1);
}

enum stg_type stg_type_of(const stg_schema *schema, const char *key)
{
    int i = find(schema, key);
    return i < 0 ? STG_NONE : schema->keys[i].type;
}

void stg_schema_free(stg_schema *schema)
{
    free(schema);
}

stg *stg_open(stg_schema *schema)
{
    stg *settings = calloc(1, sizeof *settings);
    if (settings == NULL)
        return NULL;
    schema->finished = true;
    settings->schema = schema;
    for (int i = 0; i < schema->count; i++)
        settings->values[i].number = schema->keys[i].initial;
    return settings;
}

void stg_close(stg *settings)
{
    if (settings == NULL)
        return;
    while (settings->bindings != NULL) {
        struct binding *gone = settings->bindings;
        settings->bindings = gone->next;
        free(gone);
    }
    for (int i = 0; i < STG_KEYS; i++)
        free(settings->values[i].text);
    free(settings);
}

long stg_get_int(const stg *settings, const char *key)
{
    return settings->values[need(settings, key, STG_INT)].number;
}

bool stg_get_bool(const stg *settings, const char *key)
{
    return settings->values[need(settings, key, STG_BOOL)].number != 0;
}

const char *stg_get_text(const stg *settings, const char *key)
{
    int i = need(settings, key, STG_TEXT);
    return settings->values[i].text != NULL ? settings->values[i].text : settings->schema->keys[i].text;
}

static void changed(stg *settings, int key)
{
    for (struct binding *b = settings->bindings; b != NULL; b = b->next)
        if (b->key == key)
            *b->variable = settings->values[key].number;
    if (settings->watcher != NULL)
        settings->watcher(settings, settings->schema->keys[key].name, settings->user);
}

bool stg_set_int(stg *settings, const char *key, long value)
{
    int i = need(settings, key, STG_INT);
    if (value < settings->schema->keys[i].least || value > settings->schema->keys[i].most)
        return false;
    settings->values[i].number = value;
    changed(settings, i);
    return true;
}

void stg_set_bool(stg *settings, const char *key, bool value)
{
    int i = need(settings, key, STG_BOOL);
    settings->values[i].number = value;
    changed(settings, i);
}

bool stg_set_text(stg *settings, const char *key, const char *value)
{
    int i = need(settings, key, STG_TEXT);
    size_t length = strlen(value);
    char *copy = length > STG_LONG ? NULL : malloc(length + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, value, length + 1);
    free(settings->values[i].text);
    settings->values[i].text = copy;
    changed(settings, i);
    return true;
}

void stg_reset(stg *settings, const char *key)
{
    int i = need(settings, key, STG_NONE);
    settings->values[i].number = settings->schema->keys[i].initial;
    free(settings->values[i].text);
    settings->values[i].text = NULL;
    changed(settings, i);
}

bool stg_bind(stg *settings, const char *key, long *variable)
{
    int i = need(settings, key, STG_INT);
    for (struct binding *b = settings->bindings; b != NULL; b = b->next)
        if (b->variable == variable)
            return false;
    struct binding *added = malloc(sizeof *added);
    if (added == NULL)
        return false;
    added->key = i;
    added->variable = variable;
    added->next = settings->bindings;
    settings->bindings = added;
    *variable = settings->values[i].number;
    return true;
}

bool stg_unbind(stg *settings, long *variable)
{
    for (struct binding **link = &settings->bindings; *link != NULL; link = &(*link)->next) {
        if ((*link)->variable == variable) {
            struct binding *gone = *link;
            *link = gone->next;
            free(gone);
            return true;
        }
    }
    return false;
}

void stg_watch(stg *settings, stg_watcher *watcher, void *user)
{
    settings->watcher = watcher;
    settings->user = user;
}
