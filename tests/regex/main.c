/* regex-judge corpus FILE          patterns of a file, against PCRE2
 * regex-judge random FIRST COUNT   random patterns, every short string
 * regex-judge export-corpus FILE, export-random FIRST COUNT    lines for node-judge.mjs */
#include "judge.h"
#include "base/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int report(const struct tally_of_checks *tally)
{
    printf("%zu patterns, %zu judged by PCRE2, %zu too large or refused, %zu strings, %zu wrong\n", tally->patterns,
           tally->judged, tally->refused, tally->strings, tally->wrong);
    return tally->wrong > 0 || tally->refused > tally->patterns / 100;
}

static int corpus(const char *path, bool export)
{
    struct text file = TEXT_INIT;
    struct error error = ERROR_INIT;
    struct tally_of_checks tally = {0};
    if (!file_read(path, &file, &error)) {
        puts(error.message.s);
        return 2;
    }
    uint64_t seed = 1;
    for (char *line = strtok(file.s, "\n"); line; line = strtok(NULL, "\n")) {
        char *end = strrchr(line, '/');
        if (*line != '/' || end == line)
            continue;
        *end = 0;
        for (int search = 0; search < 2; search++, seed++)
            if (export)
                export_pattern(line + 1, end + 1, search, 40, seed);
            else
                check_pattern(&tally, line + 1, end + 1, search, seed);
    }
    text_release(&file);
    return export ? 0 : report(&tally);
}

static int random_patterns(unsigned long first, unsigned long count, bool export)
{
    struct tally_of_checks tally = {0};
    struct text pattern = TEXT_INIT;
    for (unsigned long seed = first; seed < first + count; seed++) {
        struct random random = {seed * 1000003};
        char flags[5];
        random_pattern(&random, &pattern, seed % 4 == 0);
        random_flags(&random, flags);
        bool search = random_below(&random, 2);
        if (export)
            export_pattern(pattern.s, flags, search, 8, seed); /* longer ones take Node for ever */
        else
            check_exhaustively(&tally, pattern.s, flags, search);
    }
    text_release(&pattern);
    return export ? 0 : report(&tally);
}

int main(int argc, char **argv)
{
    const char *command = argc > 2 ? argv[1] : "";
    bool export = strncmp(command, "export-", 7) == 0;
    if (export)
        command += 7;
    if (strcmp(command, "corpus") == 0)
        return corpus(argv[2], export);
    if (strcmp(command, "random") == 0 && argc > 3)
        return random_patterns(strtoul(argv[2], NULL, 10), strtoul(argv[3], NULL, 10), export);
    fputs("usage: regex-judge [export-]corpus FILE | [export-]random FIRST COUNT\n", stderr);
    return 2;
}
