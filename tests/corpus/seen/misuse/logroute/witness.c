#include "logroute.h"

#include <stdlib.h>
#include <string.h>

static char last[300];
static log_router *router;

static void keep(log_sink *sink, log_level level, const char *text)
{
    (void)level;
    strcpy(last, text);
    if (sink->user)
        log_detach(router, sink);
}

int main(int count, char **arguments)
{
    router = log_router_new();
    log_sink *sink = calloc(1, sizeof *sink);
    sink->write = keep;
    sink->least = LOG_INFO;
    log_attach(router, sink);
    log_emit(router, LOG_WARN, "hello");
    if (strcmp(last, "hello") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    log_sink second = {keep, LOG_DEBUG, &second, NULL};
    log_emit(router, LOG_DEBUG, "not written");
    log_prefix(router, "app: ");
    log_emitf(router, LOG_ERROR, "%s:%d %", "file", -7);
    if (strcmp(last, "app: file:-7 %") != 0 || log_emitted(router, LOG_ERROR) != 1)
        return 2;
    log_attach(router, &second);
    if (log_sinks(router) != 2)
        return 2;
    log_emit(router, LOG_DEBUG, "");
    if (log_sinks(router) != 1 || strcmp(last, "app: ") != 0)
        return 2;
    log_detach(router, &second);
    char large[600];
    memset(large, 'x', 599);
    large[599] = '\0';
    log_prefix(router, large);
    log_emitf(router, LOG_INFO, "%s%d", large, 1);
    if (strlen(last) != 255 || strcmp(log_level_name(LOG_INFO), "info") != 0)
        return 2;
    log_router_free(router);
    router = log_router_new();
    log_attach(router, sink);
    log_router_free(router);
    log_router_free(NULL);
    free(sink);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(sink);
        log_emit(router, LOG_WARN, "late");
        break;
    case 2:
        log_attach(router, sink);
        break;
    case 3: {
        log_sink empty = {0};
        log_attach(router, &empty);
        log_emit(router, LOG_WARN, "nowhere");
        break;
    }
    case 4:
        log_router_free(router);
        log_emit(router, LOG_WARN, "late");
        break;
    case 5:
        log_emit(router, (log_level)9, "what");
        break;
    }
#endif
    return 0;
}
