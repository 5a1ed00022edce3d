#include "plugcodec.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)16 << 20)

struct pc_registry {
    struct codec *first;
    size_t count;
};

pc_registry *pc_create(void)
{
    return calloc(1, sizeof(pc_registry));
}

static void take_out(pc_registry *reg, struct codec **at)
{
    struct codec *codec = *at;
    *at = codec->next;
    codec->next = NULL;
    reg->count--;
    if (codec->removed != NULL)
        codec->removed(codec);
}

void pc_destroy(pc_registry *reg)
{
    if (reg == NULL)
        return;
    while (reg->first != NULL)
        take_out(reg, &reg->first);
    free(reg);
}

struct codec *pc_find(const pc_registry *reg, const char *name)
{
    for (struct codec *codec = reg->first; codec != NULL; codec = codec->next)
        if (strcmp(codec->name, name) == 0)
            return codec;
    return NULL;
}

bool pc_register(pc_registry *reg, struct codec *codec)
{
    assert(codec->name != NULL && codec->bound != NULL && codec->encode != NULL);
    if (pc_find(reg, codec->name) != NULL)
        return false;
    codec->next = reg->first;
    reg->first = codec;
    reg->count++;
    return true;
}

struct codec *pc_unregister(pc_registry *reg, const char *name)
{
    for (struct codec **at = &reg->first; *at != NULL; at = &(*at)->next) {
        struct codec *codec = *at;
        if (strcmp(codec->name, name) == 0) {
            take_out(reg, at);
            return codec;
        }
    }
    return NULL;
}

size_t pc_count(const pc_registry *reg)
{
    return reg->count;
}

void pc_each(const pc_registry *reg, bool (*visit)(const struct codec *codec, void *user), void *user)
{
    for (const struct codec *codec = reg->first; codec != NULL; codec = codec->next)
        if (!visit(codec, user))
            return;
}

unsigned char *pc_run(const pc_registry *reg, const char *name, const void *data, size_t size, size_t *result_size)
{
    const struct codec *codec = pc_find(reg, name);
    if (codec == NULL)
        return NULL;
    size_t bound = codec->bound(size);
    if (bound > LARGEST)
        return NULL;
    unsigned char *out = malloc(bound + 1);
    if (out == NULL)
        return NULL;
    size_t written = codec->encode(data, size, out);
    assert(written <= bound);
    out[written] = '\0';
    *result_size = written;
    return out;
}
