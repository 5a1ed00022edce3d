#include "verbtok.h"

#include <string.h>

#define WORDS_MAX 16

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_quote(char c)
{
    return c == '"' || c == '\'';
}

/* Behind the word that starts at `at`; NULL if a quote is not closed. */
static const char *word_end(const char *at)
{
    char open = 0;

    for (; *at; at++) {
        if (open) {
            if (*at == open)
                open = 0;
        } else if (is_quote(*at)) {
            open = *at;
        } else if (is_blank(*at)) {
            break;
        }
    }
    return open ? NULL : at;
}

int verbtok_count(const char *line)
{
    int words = 0;

    for (;;) {
        while (is_blank(*line))
            line++;
        if (!*line)
            return words;
        line = word_end(line);
        if (!line)
            return VERBTOK_QUOTE;
        words++;
    }
}

/* Takes the quotes out of the word from `at` to `end` and ends it. */
static void unquote(char *at, const char *end)
{
    char *to = at, open = 0;

    for (; at < end; at++) {
        if (open ? *at == open : is_quote(*at))
            open = open ? 0 : *at;
        else
            *to++ = *at;
    }
    *to = '\0';
}

int verbtok_split(char *line, char **argv, int max)
{
    int words = verbtok_count(line);

    if (max < 0)
        max = 0;
    argv[0] = NULL;
    if (words < 0)
        return words;
    if (words > max)
        return VERBTOK_MANY;
    for (int i = 0; i < words; i++) {
        char *end;
        int last;

        while (is_blank(*line))
            line++;
        end = line + (word_end(line) - line);
        last = *end == '\0';
        unquote(line, end);
        argv[i] = line;
        line = last ? end : end + 1;
    }
    for (int i = words; i <= max; i++)
        argv[i] = NULL;
    return words;
}

int verbtok_find(const struct verbtok_verb *table, const char *word)
{
    size_t n = strlen(word);
    int found = VERBTOK_UNKNOWN;

    if (n == 0)
        return VERBTOK_UNKNOWN;
    for (int i = 0; table[i].name; i++) {
        if (strcmp(table[i].name, word) == 0)
            return i;
        if (strncmp(table[i].name, word, n) == 0)
            found = found == VERBTOK_UNKNOWN ? i : VERBTOK_AMBIGUOUS;
    }
    return found;
}

int verbtok_call(const struct verbtok_verb *table, int argc, char **argv, void *ctx)
{
    int at;

    if (argc < 1)
        return VERBTOK_EMPTY;
    at = verbtok_find(table, argv[0]);
    if (at < 0)
        return at;
    if (argc - 1 < table[at].least)
        return VERBTOK_USAGE;
    if (table[at].most >= 0 && argc - 1 > table[at].most)
        return VERBTOK_USAGE;
    return table[at].fn(argc, argv, ctx);
}

int verbtok_run(const struct verbtok_verb *table, char *line, void *ctx)
{
    char *argv[WORDS_MAX + 1];
    int argc = verbtok_split(line, argv, WORDS_MAX);

    return argc < 0 ? argc : verbtok_call(table, argc, argv, ctx);
}

/* Appends text at `length` as far as there is room; the new length. */
static size_t append(char *buf, size_t size, size_t length, const char *text)
{
    for (; *text; text++, length++)
        if (size > 0 && length < size - 1)
            buf[length] = *text;
    return length;
}

size_t verbtok_join(char *buf, size_t size, int argc, char *const *argv)
{
    size_t length = 0;

    for (int i = 0; i < argc; i++) {
        if (i > 0)
            length = append(buf, size, length, " ");
        length = append(buf, size, length, argv[i]);
    }
    if (size > 0)
        buf[length < size - 1 ? length : size - 1] = '\0';
    return length;
}

const char *verbtok_message(int code)
{
    switch (code) {
    case VERBTOK_QUOTE: return "quote not closed";
    case VERBTOK_MANY: return "too many words";
    case VERBTOK_EMPTY: return "empty command";
    case VERBTOK_UNKNOWN: return "unknown command";
    case VERBTOK_AMBIGUOUS: return "ambiguous command";
    case VERBTOK_USAGE: return "wrong number of arguments";
    default: return "result of the command";
    }
}
