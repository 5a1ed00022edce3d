/* regex-speed FILE: for each line of FILE, a pattern, the different strings a second
 * that are drawn of it on one core, reading and compiling it included; '-' where it
 * is refused or has too few.  They are drawn in the order in which `assay gen` gives
 * the strings of a symbol that matches the pattern: the lengths in turn, the strings
 * of a length spread over all that it has. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "front/lang/term.h"
#include "solver/native/strings.h"

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static bool strings_of_pattern(struct strings *strings, struct arena *arena, struct lang_regex *regex,
                               struct lang_symbol *symbol, struct error *error)
{
    regex->regex = regex_parse(regex->pattern, regex->length, NULL, error);
    if (!regex->regex)
        return false;
    const struct lang_term *matches =
        term_binary(arena, LANG_MATCHES, type_plain(LANG_BOOLEAN), term_symbol(arena, symbol),
                    term_constant(arena, type_plain(LANG_REGEX), value_regex(arena, regex)));
    return strings_of(strings, symbol, &matches, 1, STRINGS_READABLE, error);
}

static double rate(const char *pattern, struct error *error)
{
    double start = cpu_seconds(), used = 0;
    struct arena arena = ARENA_INIT;
    struct lang_regex regex = {.pattern = pattern, .length = strlen(pattern)};
    struct lang_symbol symbol = {.kind = LANG_BLANK, .name = "s", .type = type_plain(LANG_STRING)};
    struct strings strings = {0};
    struct text s = TEXT_INIT;
    uint64_t drawn = 0;
    bool more = strings_of_pattern(&strings, &arena, &regex, &symbol, error);
    while (used < 0.2 && more) {
        for (int i = 0; i < 1000 && more; i++)
            more = strings_draw(&strings, 1, drawn++, &s);
        used = cpu_seconds() - start;
    }
    text_release(&s);
    if (strings.language)
        strings_release(&strings);
    regex_free(regex.regex);
    arena_release(&arena);
    return drawn > 1000 ? (double)drawn / (cpu_seconds() - start) : 0;
}

int main(int argc, char **argv)
{
    struct text file = TEXT_INIT;
    struct error error = ERROR_INIT;
    if (argc != 2 || !file_read(argv[1], &file, &error)) {
        fputs("usage: regex-speed FILE\n", stderr);
        return 2;
    }
    for (char *line = strtok(file.s, "\n"); line; line = strtok(NULL, "\n")) {
        struct error refused = ERROR_INIT;
        double strings = rate(line, &refused);
        if (strings > 0)
            printf("%.0f\n", strings);
        else
            puts("-");
        error_release(&refused);
    }
    text_release(&file);
    return 0;
}
