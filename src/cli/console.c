#include "cli/console.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/process.h"

static bool smart_terminal(void)
{
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
}

void console_init(struct console *console, const char *color, bool quiet)
{
    const char *no_color = getenv("NO_COLOR");
    bool may_color = smart_terminal() && !(no_color && *no_color);
    *console = (struct console){
        .quiet = quiet,
        .color = strcmp(color, "always") == 0 || (strcmp(color, "auto") == 0 && may_color),
        .live = smart_terminal() && !quiet,
        .started = clock_seconds(),
    };
}

static const char *escape_of(enum color color)
{
    switch (color) {
    case COLOR_RED:
        return "\033[1;31m";
    case COLOR_YELLOW:
        return "\033[1;33m";
    case COLOR_BOLD:
        return "\033[1m";
    }
    return "";
}

static void say(struct console *console, enum color color, const char *kind, const char *format, va_list arguments)
{
    console_wipe(console);
    struct text line = TEXT_INIT;
    text_add(&line, "assay: ");
    if (*kind)
        text_addf(&line, "%s%s:%s ", console->color ? escape_of(color) : "", kind, console->color ? "\033[0m" : "");
    text_addv(&line, format, arguments);
    text_add_char(&line, '\n');
    fputs(line.s, stderr);
    text_release(&line);
}

void console_note(struct console *console, const char *format, ...)
{
    if (console->quiet)
        return;
    va_list arguments;
    va_start(arguments, format);
    say(console, COLOR_BOLD, "", format, arguments);
    va_end(arguments);
}

void console_warning(struct console *console, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(console, COLOR_YELLOW, "warning", format, arguments);
    va_end(arguments);
}

void console_failure(struct console *console, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(console, COLOR_RED, "failure", format, arguments);
    va_end(arguments);
}

/* "file.c:3:1: error: …" needs no introduction. */
static bool is_compiler_output(const char *message)
{
    size_t line = strcspn(message, "\n");
    const char *mark = strstr(message, "error: ");
    return mark && (size_t)(mark - message) < line && mark > message;
}

static void say_error(struct console *console, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(console, COLOR_RED, "", format, arguments);
    va_end(arguments);
}

int console_error(struct console *console, const struct error *error)
{
    if (is_compiler_output(error->message.s)) {
        console_print(console, error->message.s);
        console_print(console, "\n");
    } else {
        say_error(console, "%s", error->message.s);
    }
    return error->kind == ERROR_INPUT ? 2 : 3;
}

void console_print(struct console *console, const char *lines)
{
    console_wipe(console);
    fputs(lines, stderr);
}

void add_large_number(struct text *out, double number)
{
    if (number >= 1e9)
        text_addf(out, "%.2f billion", number / 1e9);
    else if (number >= 1e6)
        text_addf(out, "%.1f million", number / 1e6);
    else
        text_addf(out, "%.0f", number);
}

static void show_line(struct console *console, struct text *line)
{
    fputs(line->s, stderr);
    fflush(stderr);
    text_release(line);
    console->line_shown = true;
}

void console_trials(struct console *console, const char *property, unsigned long long trials)
{
    double now = clock_seconds(), elapsed = now - console->started;
    if (!console->live || now - console->shown < 0.2)
        return;
    console->shown = now;
    struct text line = TEXT_INIT;
    text_addf(&line, "\r\033[K%s: ", property);
    add_large_number(&line, (double)trials);
    text_addf(&line, " trials, %.1f s", elapsed);
    show_line(console, &line);
}

void console_solving(struct console *console, const char *generate, unsigned long long found, unsigned long long wanted)
{
    double now = clock_seconds(), elapsed = now - console->started;
    if (!console->live || now - console->shown < 0.2)
        return;
    console->shown = now;
    struct text line = TEXT_INIT;
    text_addf(&line, "\r\033[K%s: %llu of %llu inputs, %.1f s", generate, found, wanted, elapsed);
    show_line(console, &line);
}

void console_progress(struct console *console, unsigned long long explored, unsigned long long valid)
{
    double now = clock_seconds(), elapsed = now - console->started;
    if (!console->live || now - console->shown < 0.2)
        return;
    console->shown = now;
    struct text line = TEXT_INIT;
    text_add(&line, "\r\033[Kexplored ");
    add_large_number(&line, (double)explored);
    text_addf(&line, ", valid %llu, ", valid);
    add_large_number(&line, elapsed > 0 ? (double)explored / elapsed : 0);
    text_addf(&line, " candidates/s, %.1f s", elapsed);
    show_line(console, &line);
}

void console_live(struct console *console, const char *text)
{
    double now = clock_seconds();
    if (!console->live || now - console->shown < 0.2)
        return;
    console->shown = now;
    struct text line = TEXT_INIT;
    text_addf(&line, "\r\033[K%s", text);
    show_line(console, &line);
}

void console_wipe(struct console *console)
{
    if (!console->line_shown)
        return;
    fputs("\r\033[K", stderr);
    console->line_shown = false;
}
