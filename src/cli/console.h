/* Console: all that Assay says to a person.  It goes to stderr, so that stdout
 * has results and nothing else.  A terminal gets one live progress line, which
 * every message first wipes away; a pipe gets none. */
#ifndef ASSAY_CLI_CONSOLE_H
#define ASSAY_CLI_CONSOLE_H

#include <stdbool.h>

#include "base/error.h"

enum color { COLOR_RED, COLOR_YELLOW, COLOR_BOLD };

struct console {
    bool quiet;    /* no notes, no summary, no progress; errors, warnings and failures stay */
    bool color;
    bool live;     /* stderr is a terminal that can rewrite its line */
    bool line_shown;
    double started, shown; /* the search, and its last progress line */
};

/* color: "auto", "always" or "never"; auto honours NO_COLOR and TERM. */
void console_init(struct console *console, const char *color, bool quiet);

void console_note(struct console *console, const char *format, ...) __attribute__((format(printf, 2, 3)));
void console_warning(struct console *console, const char *format, ...) __attribute__((format(printf, 2, 3)));
void console_failure(struct console *console, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Prints the message (compiler output as it is) and returns the exit status
 * that belongs to it: 2 or 3. */
int console_error(struct console *console, const struct error *error);
/* Text as it is, whole lines. */
void console_print(struct console *console, const char *lines);

/* Called as often as one likes; a new line is shown a few times a second. */
void console_progress(struct console *console, unsigned long long explored, unsigned long long valid);
void console_trials(struct console *console, const char *property, unsigned long long trials);
void console_solving(struct console *console, const char *generate, unsigned long long found,
                     unsigned long long wanted);
/* Any line. */
void console_live(struct console *console, const char *text);
void console_wipe(struct console *console);

/* 12345678 as "12.3 million". */
void add_large_number(struct text *out, double number);

#endif
