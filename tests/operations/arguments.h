/* HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…]: what tools that look at a library are given. */
#ifndef OPERATIONS_ARGUMENTS_H
#define OPERATIONS_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct arguments {
    const char *headers[32], *files[64], *flags[32];
    const char *model;
    size_t header_count, source_count;
    const char *sources[32];
};

static void take_arguments(struct arguments *arguments, char **words)
{
    size_t flags = 0;
    bool is_flag = false;
    for (; *words; words++) {
        if (is_flag)
            arguments->flags[flags++] = *words;
        else if (strcmp(*words, "--") == 0)
            is_flag = true;
        else if (strcmp(*words, "--with") == 0 && words[1])
            arguments->model = *++words;
        else if (strcmp(*words, "--source") == 0 && words[1])
            arguments->sources[arguments->source_count++] = *++words;
        else
            arguments->headers[arguments->header_count++] = *words;
    }
}

static size_t list_files(struct arguments *arguments)
{
    size_t count = 0;
    for (size_t i = 0; i < arguments->header_count; i++)
        arguments->files[count++] = arguments->headers[i];
    if (arguments->model)
        arguments->files[count++] = arguments->model;
    size_t given = count;
    for (size_t i = 0; i < arguments->source_count; i++)
        arguments->files[count++] = arguments->sources[i];
    return given;
}

#endif
