// logsink.h: a logger that writes to any number of sinks
#ifndef LOGSINK_H
#define LOGSINK_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR } log_level;

typedef struct logger logger;
typedef struct log_sink log_sink;

/// Gets a line without newline, "warn: disk full". It must not use the logger.
typedef void (*log_write_fn)(void *context, const char *line);

// -- Sinks -------------------------------------------------------------------

/// A sink that keeps its last `lines` lines (1 to 100) in memory. NULL if out of
/// range or out of memory.
log_sink *sink_new_memory(size_t lines);

/// A sink that calls a function, which is not NULL. NULL if out of memory.
log_sink *sink_new_callback(log_write_fn write, void *context);

/// Frees a sink. Not for sinks that belong to a logger.
void sink_free(log_sink *sink);

/// Lines below this level are not written to the sink. LOG_DEBUG at first.
void sink_set_level(log_sink *sink, log_level level);

/// How many lines a memory sink has, and one of them; 0 is the oldest.
size_t sink_line_count(const log_sink *sink);
const char *sink_line(const log_sink *sink, size_t index);

// -- Loggers -----------------------------------------------------------------

logger *logger_new(void);

/// Frees a logger and the sinks that belong to it.
void logger_free(logger *lg);

/// The sink belongs to the logger from now on.
void logger_attach(logger *lg, log_sink *sink);

/// Gives a sink of this logger back to the caller.
void logger_detach(logger *lg, log_sink *sink);

/// Writes a line to all sinks.
void logger_log(logger *lg, log_level level, const char *text);

/// "debug", "info", "warn" or "error"
const char *log_level_name(log_level level);

#ifdef __cplusplus
}
#endif

#endif
