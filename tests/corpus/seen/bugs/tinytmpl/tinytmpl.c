#include "tinytmpl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct var {
    char *name;
    char *value;
};

struct tt_ctx {
    struct var vars[TT_MAX_VARS];
    size_t used;
    unsigned long generation;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static struct var *find(const tt_ctx *ctx, const char *name, size_t length)
{
    for (size_t i = 0; i < ctx->used; i++) {
        const struct var *var = &ctx->vars[i];
        if (strncmp(var->name, name, length) == 0 && var->name[length] == '\0')
            return (struct var *)var;
    }
    return NULL;
}

tt_ctx *tt_open(void)
{
    return calloc(1, sizeof(tt_ctx));
}

void tt_close(tt_ctx *ctx)
{
    if (ctx == NULL)
        return;
    for (size_t i = 0; i < ctx->used; i++) {
        free(ctx->vars[i].name);
        free(ctx->vars[i].value);
    }
    free(ctx);
}

bool tt_set(tt_ctx *ctx, const char *name, const char *value)
{
    struct var *var = find(ctx, name, strlen(name));
    if (var != NULL && strcmp(var->value, value) == 0)
        return true;
    char *copy = duplicate(value);
    if (copy == NULL)
        return false;
    if (var == NULL) {
        char *own = ctx->used < TT_MAX_VARS ? duplicate(name) : NULL;
        if (own == NULL) {
            free(copy);
            return false;
        }
        var = &ctx->vars[ctx->used++];
        var->name = own;
        var->value = NULL;
    }
    free(var->value);
    var->value = copy;
    ctx->generation++;
    return true;
}

bool tt_set_int(tt_ctx *ctx, const char *name, long value)
{
    char text[32];
    snprintf(text, sizeof text, "%ld", value);
    return tt_set(ctx, name, text);
}

bool tt_unset(tt_ctx *ctx, const char *name)
{
    struct var *var = find(ctx, name, strlen(name));
    if (var == NULL || var->value == NULL)
        return false;
    free(var->value);
    var->value = NULL; /* the name stays, most are set again */
    ctx->generation++;
    return true;
}

const char *tt_get(const tt_ctx *ctx, const char *name)
{
    const struct var *var = find(ctx, name, strlen(name));
    return var == NULL ? NULL : var->value;
}

size_t tt_count(const tt_ctx *ctx)
{
    size_t count = 0;
    for (size_t i = 0; i < ctx->used; i++)
        if (ctx->vars[i].value != NULL)
            count++;
    return count;
}

unsigned long tt_generation(const tt_ctx *ctx)
{
    return ctx->generation;
}

/* Writes what the template makes to `out` unless that is NULL; its length. */
static size_t expand(const tt_ctx *ctx, const char *tmpl, char *out)
{
    size_t length = 0;
    while (*tmpl != '\0') {
        const char *piece = tmpl;
        size_t size = 1;
        const char *close = *tmpl == '{' && tmpl[1] != '{' ? strchr(tmpl, '}') : NULL;
        if (close != NULL) {
            const struct var *var = find(ctx, tmpl + 1, (size_t)(close - tmpl - 1));
            piece = var == NULL || var->value == NULL ? "" : var->value;
            size = strlen(piece);
            tmpl = close + 1;
        } else {
            tmpl += *tmpl == '{' && tmpl[1] == '{' ? 2 : 1;
        }
        if (out != NULL)
            memcpy(out + length, piece, size);
        length += size;
    }
    return length;
}

char *tt_render(const tt_ctx *ctx, const char *tmpl)
{
    size_t length = expand(ctx, tmpl, NULL);
    char *text = malloc(length + 1);
    if (text == NULL)
        return NULL;
    expand(ctx, tmpl, text);
    text[length] = '\0';
    return text;
}
