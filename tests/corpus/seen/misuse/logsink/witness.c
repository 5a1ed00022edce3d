#include "logsink.h"

#include <stdlib.h>
#include <string.h>

static void count_line(void *context, const char *line)
{
    *(size_t *)context += strlen(line);
}

int main(int count, char **arguments)
{
    size_t length = 0;
    logger *lg = logger_new();
    log_sink *memory = sink_new_memory(2), *callback = sink_new_callback(count_line, &length);
#ifdef LEGAL
    (void)count, (void)arguments;
    logger_log(lg, LOG_INFO, "nobody");
    logger_attach(lg, memory);
    logger_attach(lg, callback);
    sink_set_level(callback, LOG_ERROR);
    logger_log(lg, LOG_INFO, "one");
    logger_log(lg, LOG_ERROR, "");
    logger_log(lg, LOG_DEBUG, "three");
    if (sink_line_count(memory) != 2 || strcmp(sink_line(memory, 0), "error: ") != 0 ||
        strcmp(sink_line(memory, 1), "debug: three") != 0 || length != 7)
        return 2;
    logger_log(lg, LOG_DEBUG, sink_line(memory, 0));
    logger_detach(lg, memory);
    logger_log(lg, LOG_WARN, "x");
    logger_free(lg);
    if (strcmp(sink_line(memory, 1), "debug: error: ") != 0 || sink_new_memory(0) || sink_new_memory(101))
        return 2;
    sink_free(memory);
    sink_free(NULL);
    logger_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        logger_attach(lg, memory);
        sink_free(memory);
        logger_free(lg);
        break;
    case 2: {
        logger *other = logger_new();
        logger_attach(lg, memory);
        logger_attach(other, memory);
        logger_free(lg);
        logger_free(other);
        break;
    }
    case 3:
        logger_attach(lg, memory);
        logger_free(lg);
        sink_line_count(memory);
        break;
    case 4:
        logger_detach(lg, memory);
        break;
    case 5:
        sink_line_count(callback);
        break;
    case 6:
        sink_line(memory, 0);
        break;
    case 7:
        log_level_name(4);
        break;
    case 8:
        sink_new_callback(NULL, NULL);
        break;
    case 9:
        logger_attach(lg, memory);
        logger_attach(lg, memory);
        break;
    }
#endif
    return 0;
}
