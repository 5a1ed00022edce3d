#include "udfhost.h"

#include <stdlib.h>
#include <string.h>

static uh_ctx *kept;

static void twice(uh_ctx *ctx, int argc, const uh_value *const *argv)
{
    (void)argc;
    kept = ctx;
    if (uh_value_type(argv[0]) != UH_INT)
        uh_result_error(ctx, "not a number");
    else
        uh_result_int(ctx, (int64_t)(2 * (uint64_t)uh_value_int(argv[0])));
}

static void greet(uh_ctx *ctx, int argc, const uh_value *const *argv)
{
    (void)argc, (void)argv;
    uh_result_text(ctx, uh_app(ctx), *(char *)uh_app(ctx) == '!' ? 100 : -1);
}

static void again(uh_ctx *ctx, int argc, const uh_value *const *argv)
{
    uh_value *value;
    if (uh_define(uh_ctx_host(ctx), "x", 0, NULL, greet, NULL) != UH_BUSY)
        uh_result_error(ctx, "not busy");
    if (uh_call(uh_ctx_host(ctx), "again", argc, argv, &value) == UH_OK)
        uh_free(value);
}

static void add(uh_ctx *ctx, int argc, const uh_value *const *argv)
{
    *uh_agg_total(ctx) += argc > 0 ? uh_value_int(argv[0]) : 1;
}

static void sum(uh_ctx *ctx)
{
    uh_result_int(ctx, 0);
    uh_result_int(ctx, *uh_agg_total(ctx));
}

int main(int count, char **arguments)
{
    uh_host *host = uh_open();
    uh_value *five = uh_int(5), *text = uh_text("five"), *result = NULL;
    const uh_value *number[1] = {five}, *word[1] = {text};
    uh_agg *agg = NULL;
    if (uh_define(host, "twice", 1, NULL, twice, NULL) || uh_define_aggregate(host, "sum", -1, NULL, add, sum, NULL))
        return 2;
    if (uh_call(host, "twice", 1, number, &result) || uh_value_int(result) != 10)
        return 2;
    if (uh_call(host, "twice", 1, word, &result) != UH_ERROR || strcmp(uh_errmsg(host), "not a number") != 0)
        return 2;
    if (uh_agg_begin(host, "sum", &agg) || uh_agg_step(agg, 1, number) || uh_agg_step(agg, 0, NULL))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uh_free(result);
    if (uh_define(host, "x", 0, NULL, greet, NULL) != UH_BUSY || uh_agg_end(agg, &result) || uh_value_int(result) != 6)
        return 2;
    uh_free(result);
    char *app = malloc(3), *other = malloc(1);
    strcpy(app, "hi");
    strcpy(other, "");
    if (uh_define(host, "greet", 0, other, greet, free) || uh_define(host, "greet", 0, app, greet, free))
        return 2;
    if (uh_call(host, "greet", 1, number, &result) != UH_ARGS || uh_call(host, "greet", 0, NULL, &result) ||
        strcmp(uh_value_text(result), "hi") != 0 || uh_value_type(result) != UH_TEXT)
        return 2;
    uh_free(result);
    if (uh_define(host, "again", -1, NULL, again, NULL) || uh_call(host, "again", 0, NULL, &result) ||
        uh_value_type(result) != UH_NULL)
        return 2;
    uh_free(result);
    if (uh_define(host, "", 0, NULL, greet, NULL) != UH_NAME || uh_call(host, "sum", 0, NULL, &result) != UH_UNKNOWN ||
        uh_agg_begin(host, "twice", &agg) != UH_UNKNOWN || uh_call(host, "", 0, NULL, &result) != UH_UNKNOWN)
        return 2;
    if (uh_agg_begin(host, "sum", &agg) || uh_agg_end(agg, &result) || uh_value_int(result) != 0)
        return 2;
    uh_free(result);
    uh_free(uh_null());
    uh_free(NULL);
    uh_free(five);
    uh_free(text);
    uh_close(host);
#else
    const uh_value *nothing[1] = {NULL};
    const char *message;
    char *app;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        uh_result_int(kept, 1);
        break;
    case 2:
        uh_agg_end(agg, &result);
        uh_agg_step(agg, 0, NULL);
        break;
    case 3:
        uh_close(host);
        uh_agg_end(agg, &result);
        break;
    case 4:
        uh_call(host, "twice", 1, word, &result);
        message = uh_errmsg(host);
        uh_call(host, "twice", 1, number, &result);
        uh_text(message);
        break;
    case 5:
        uh_agg_end(agg, &result);
        app = malloc(1);
        uh_define(host, "one", 0, app, greet, free);
        uh_define(host, "two", 0, app, greet, free);
        uh_close(host);
        break;
    case 6:
        uh_agg_end(agg, &result);
        app = malloc(2);
        strcpy(app, "!");
        uh_define(host, "loud", 0, app, greet, NULL);
        uh_call(host, "loud", 0, NULL, &result);
        break;
    case 7:
        uh_free(five);
        uh_free(five);
        break;
    case 8:
        uh_call(host, "twice", 1, nothing, &result);
        break;
    }
#endif
    (void)greet, (void)again;
    return 0;
}
