#include "udfhost.h"

#include <stdlib.h>
#include <string.h>

enum { FUNCTIONS = 32, NAME = 31, TEXT = 65536, DEPTH = 20 };

struct uh_value {
    uh_type type;
    int64_t number;
    char text[];
};

struct function {
    char name[NAME + 1];
    int argc;
    void *app;
    uh_fn fn;
    uh_final final; /* of aggregates */
    uh_destroy destroy;
};

struct uh_host {
    struct function functions[FUNCTIONS];
    int count;
    int running, open;
    uh_value *error;
};

struct uh_ctx {
    uh_host *host;
    const struct function *function;
    int64_t *total;
    uh_value *result;
    int status;
};

struct uh_agg {
    uh_host *host;
    const struct function *function;
    int64_t total;
    int status;
};

static uh_value *make(uh_type type, int64_t number, const char *text, size_t length)
{
    if (length > TEXT)
        return NULL;
    uh_value *value = malloc(sizeof *value + length + 1);
    if (value == NULL)
        return NULL;
    value->type = type;
    value->number = number;
    if (length > 0)
        memcpy(value->text, text, length);
    value->text[length] = '\0';
    return value;
}

uh_value *uh_null(void)
{
    return make(UH_NULL, 0, "", 0);
}

uh_value *uh_int(int64_t number)
{
    return make(UH_INT, number, "", 0);
}

uh_value *uh_text(const char *text)
{
    return make(UH_TEXT, 0, text, strlen(text));
}

void uh_free(uh_value *value)
{
    free(value);
}

uh_type uh_value_type(const uh_value *value)
{
    return value->type;
}

int64_t uh_value_int(const uh_value *value)
{
    return value->number;
}

const char *uh_value_text(const uh_value *value)
{
    return value->text;
}

uh_host *uh_open(void)
{
    return calloc(1, sizeof(uh_host));
}

void uh_close(uh_host *host)
{
    if (host == NULL)
        return;
    for (int i = 0; i < host->count; i++)
        if (host->functions[i].destroy != NULL)
            host->functions[i].destroy(host->functions[i].app);
    uh_free(host->error);
    free(host);
}

static struct function *find(uh_host *host, const char *name)
{
    for (int i = 0; i < host->count; i++)
        if (strcmp(host->functions[i].name, name) == 0)
            return &host->functions[i];
    return NULL;
}

int uh_define_aggregate(uh_host *host, const char *name, int argc, void *app, uh_fn step, uh_final final,
                        uh_destroy destroy)
{
    size_t length = strlen(name);
    if (length < 1 || length > NAME)
        return UH_NAME;
    if (host->running > 0 || host->open > 0)
        return UH_BUSY;
    struct function *function = find(host, name), old = {0};
    if (function != NULL)
        old = *function;
    else if (host->count == FUNCTIONS)
        return UH_FULL;
    else
        function = &host->functions[host->count++];
    *function = (struct function){.argc = argc, .app = app, .fn = step, .final = final, .destroy = destroy};
    /* name may be that of the old one */
    memcpy(function->name, old.name[0] != '\0' ? old.name : name, length + 1);
    if (old.destroy != NULL)
        old.destroy(old.app);
    return UH_OK;
}

int uh_define(uh_host *host, const char *name, int argc, void *app, uh_fn fn, uh_destroy destroy)
{
    return uh_define_aggregate(host, name, argc, app, fn, NULL, destroy);
}

/* Runs a function, or the end of an aggregate when argc is negative.  The
** result can be NULL if the caller does not want it. */
static int run(uh_host *host, const struct function *function, int64_t *total, int argc, const uh_value *const *argv,
               uh_value **result)
{
    if (argc >= 0 && function->argc >= 0 && argc != function->argc)
        return UH_ARGS;
    if (host->running == DEPTH)
        return UH_FULL;
    uh_ctx *ctx = calloc(1, sizeof *ctx);
    if (ctx == NULL)
        return UH_NOMEM;
    uh_free(host->error);
    host->error = NULL;
    ctx->host = host;
    ctx->function = function;
    ctx->total = total;
    host->running++;
    if (argc < 0)
        function->final(ctx);
    else
        function->fn(ctx, argc, argv);
    host->running--;
    int status = ctx->status;
    uh_value *value = ctx->result;
    free(ctx);
    if (status == UH_ERROR) {
        uh_free(host->error);
        host->error = value;
        return UH_ERROR;
    }
    if (status == UH_OK && result != NULL) {
        if (value == NULL)
            value = uh_null();
        if (value == NULL)
            return UH_NOMEM;
        *result = value;
        return UH_OK;
    }
    uh_free(value);
    return status;
}

int uh_call(uh_host *host, const char *name, int argc, const uh_value *const *argv, uh_value **result)
{
    const struct function *function = find(host, name);
    if (function == NULL || function->final != NULL)
        return UH_UNKNOWN;
    if (argc < 0)
        return UH_ARGS;
    return run(host, function, NULL, argc, argv, result);
}

int uh_agg_begin(uh_host *host, const char *name, uh_agg **agg)
{
    const struct function *function = find(host, name);
    if (function == NULL || function->final == NULL)
        return UH_UNKNOWN;
    uh_agg *made = calloc(1, sizeof *made);
    if (made == NULL)
        return UH_NOMEM;
    made->host = host;
    made->function = function;
    host->open++;
    *agg = made;
    return UH_OK;
}

int uh_agg_step(uh_agg *agg, int argc, const uh_value *const *argv)
{
    int status = argc < 0 ? UH_ARGS : run(agg->host, agg->function, &agg->total, argc, argv, NULL);
    if (agg->status == UH_OK)
        agg->status = status;
    return status;
}

int uh_agg_end(uh_agg *agg, uh_value **result)
{
    int status = agg->status;
    if (status == UH_OK)
        status = run(agg->host, agg->function, &agg->total, -1, NULL, result);
    agg->host->open--;
    free(agg);
    return status;
}

const char *uh_errmsg(const uh_host *host)
{
    return host->error != NULL ? host->error->text : "";
}

void *uh_app(uh_ctx *ctx)
{
    return ctx->function->app;
}

uh_host *uh_ctx_host(uh_ctx *ctx)
{
    return ctx->host;
}

/* The value becomes the result; NULL is one that could not be made. */
static void finish(uh_ctx *ctx, int status, uh_value *value)
{
    uh_free(ctx->result);
    ctx->result = value;
    ctx->status = value != NULL ? status : UH_NOMEM;
}

void uh_result_int(uh_ctx *ctx, int64_t number)
{
    finish(ctx, UH_OK, uh_int(number));
}

void uh_result_text(uh_ctx *ctx, const char *text, int length)
{
    finish(ctx, UH_OK, make(UH_TEXT, 0, text, length < 0 ? strlen(text) : (size_t)length));
}

void uh_result_error(uh_ctx *ctx, const char *message)
{
    finish(ctx, UH_ERROR, uh_text(message));
}

int64_t *uh_agg_total(uh_ctx *ctx)
{
    return ctx->total;
}
