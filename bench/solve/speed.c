/* regex-speed FILE: for each line of FILE, a pattern, the different strings a second
 * that are drawn of it on one core, reading and compiling it included; '-' where it
 * is refused or has too few. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "front/regex/regex.h"

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double rate(const char *pattern, struct error *error)
{
    double start = cpu_seconds(), used = 0;
    struct regex *regex = regex_parse(pattern, strlen(pattern), NULL, error);
    struct language *language = regex ? language_of(regex, NULL, error) : NULL;
    struct selection *some = language ? selection_of(language, 0, SELECTION_FINITE, error) : NULL;
    struct text s = TEXT_INIT;
    uint64_t drawn = 0;
    mpz_t count;
    mpz_init(count);
    if (some)
        selection_count(some, count);
    while (used < 0.2 && mpz_cmp_ui(count, drawn + 1000) > 0) {
        for (int i = 0; i < 1000; i++)
            selection_shuffled(some, 1, drawn++, &s);
        used = cpu_seconds() - start;
    }
    mpz_clear(count);
    text_release(&s);
    selection_free(some);
    language_free(language);
    regex_free(regex);
    return drawn ? (double)drawn / (cpu_seconds() - start) : 0;
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
