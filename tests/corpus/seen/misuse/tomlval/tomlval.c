#include "tomlval.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct member {
    char *key; /* NULL in arrays */
    TvValue *value;
};

struct TvValue {
    TvType type;
    bool owned; /* is in an array or table */
    int64_t number;
    char *text;
    struct member *members;
    size_t count;
    size_t room;
};

static char *copy(const char *s)
{
    size_t size = strlen(s) + 1;
    char *c = malloc(size);
    return c == NULL ? NULL : memcpy(c, s, size);
}

static TvValue *make(TvType type)
{
    TvValue *v = calloc(1, sizeof *v);
    if (v != NULL)
        v->type = type;
    return v;
}

TvValue *tv_new_bool(bool b)
{
    TvValue *v = make(TV_BOOL);
    if (v != NULL)
        v->number = b;
    return v;
}

TvValue *tv_new_int(int64_t i)
{
    TvValue *v = make(TV_INT);
    if (v != NULL)
        v->number = i;
    return v;
}

TvValue *tv_new_string(const char *s)
{
    TvValue *v = make(TV_STRING);
    if (v != NULL) {
        v->text = copy(s);
        if (v->text == NULL) {
            free(v);
            return NULL;
        }
    }
    return v;
}

TvValue *tv_new_array(void)
{
    return make(TV_ARRAY);
}

TvValue *tv_new_table(void)
{
    return make(TV_TABLE);
}

static void release(TvValue *v)
{
    for (size_t i = 0; i < v->count; i++) {
        free(v->members[i].key);
        release(v->members[i].value);
    }
    free(v->members);
    free(v->text);
    free(v);
}

void tv_free(TvValue *v)
{
    if (v == NULL)
        return;
    assert(!v->owned);
    release(v);
}

TvType tv_type(const TvValue *v)
{
    return v->type;
}

bool tv_bool(const TvValue *v)
{
    assert(v->type == TV_BOOL);
    return v->number != 0;
}

int64_t tv_int(const TvValue *v)
{
    assert(v->type == TV_INT);
    return v->number;
}

const char *tv_string(const TvValue *v)
{
    assert(v->type == TV_STRING);
    return v->text;
}

size_t tv_size(const TvValue *v)
{
    assert(v->type == TV_ARRAY || v->type == TV_TABLE);
    return v->count;
}

static bool add(TvValue *to, char *key, TvValue *value)
{
    if (to->count == to->room) {
        size_t room = to->room + to->room / 2 + 4;
        struct member *members = realloc(to->members, room * sizeof *members);
        if (members == NULL)
            return false;
        to->members = members;
        to->room = room;
    }
    to->members[to->count].key = key;
    to->members[to->count].value = value;
    to->count++;
    value->owned = true;
    return true;
}

bool tv_append(TvValue *array, TvValue *item)
{
    assert(array->type == TV_ARRAY);
    assert(!item->owned && item != array);
    return add(array, NULL, item);
}

TvValue *tv_item(const TvValue *array, size_t i)
{
    assert(array->type == TV_ARRAY);
    return array->members[i].value;
}

static struct member *find(const TvValue *table, const char *key)
{
    for (size_t i = 0; i < table->count; i++)
        if (strcmp(table->members[i].key, key) == 0)
            return &table->members[i];
    return NULL;
}

bool tv_put(TvValue *table, const char *key, TvValue *value)
{
    assert(table->type == TV_TABLE);
    assert(!value->owned && value != table);
    struct member *m = find(table, key);
    if (m != NULL) {
        release(m->value);
        m->value = value;
        value->owned = true;
        return true;
    }
    char *own = copy(key);
    if (own == NULL)
        return false;
    if (!add(table, own, value)) {
        free(own);
        return false;
    }
    return true;
}

TvValue *tv_lookup(const TvValue *table, const char *key)
{
    assert(table->type == TV_TABLE);
    const struct member *m = find(table, key);
    return m == NULL ? NULL : m->value;
}
