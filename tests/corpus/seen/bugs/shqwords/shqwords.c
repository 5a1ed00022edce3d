#include "shqwords.h"

#include <stdlib.h>
#include <string.h>

struct _ShqWords {
    char **items;
    size_t count;
    size_t room;
};

static char *copy_of(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/* Room for the quoted text without its terminator. */
static size_t quoted_length(const char *text)
{
    size_t length = 2;
    for (; *text != '\0'; text++)
        length += *text == '\'' ? 4 : 1;
    return length;
}

static char *put_quoted(char *to, const char *text)
{
    *to++ = '\'';
    for (; *text != '\0'; text++) {
        if (*text == '\'') {
            memcpy(to, "'\\''", 4);
            to += 4;
        } else {
            *to++ = *text;
        }
    }
    *to++ = '\'';
    return to;
}

/* The result is never longer than the text, so both can share the memory. */
static bool unquote_in_place(char *text)
{
    char *to = text;
    const char *from = text;
    while (*from != '\0') {
        if (*from == '\'') {
            for (from++; *from != '\''; *to++ = *from++)
                if (*from == '\0')
                    return false;
            from++;
        } else if (*from == '"') {
            for (from++; *from != '"'; *to++ = *from++) {
                if (*from == '\0')
                    return false;
                if (*from == '\\' && from[1] != '\0' && strchr("\"\\$`", from[1]) != NULL)
                    from++;
            }
            from++;
        } else {
            if (*from == '\\')
                from++;
            *to++ = *from++;
        }
    }
    *to = '\0';
    return true;
}

/* Behind the raw word at `at`, quotes included; NULL when one is not closed. */
static const char *end_of_word(const char *at)
{
    char quote = '\0';
    for (; *at != '\0'; at++) {
        if (*at == '\\' && quote != '\'' && at[1] != '\0')
            at++;
        else if (quote != '\0')
            quote = *at == quote ? '\0' : quote;
        else if (*at == '\'' || *at == '"')
            quote = *at;
        else if (is_blank(*at))
            break;
    }
    return quote == '\0' ? at : NULL;
}

char *shq_quote(const char *text)
{
    char *quoted = malloc(quoted_length(text) + 1);
    if (quoted != NULL)
        *put_quoted(quoted, text) = '\0';
    return quoted;
}

char *shq_unquote(const char *text)
{
    char *plain = copy_of(text, strlen(text));
    if (plain != NULL && !unquote_in_place(plain)) {
        free(plain);
        return NULL;
    }
    return plain;
}

ShqWords *shq_words_new(void)
{
    return calloc(1, sizeof(ShqWords));
}

void shq_words_free(ShqWords *words)
{
    if (words == NULL)
        return;
    for (size_t i = 0; i < words->count; i++)
        free(words->items[i]);
    free(words->items);
    free(words);
}

/* Takes the word over, also when it fails; NULL is a failure, too. */
static ShqError take(ShqWords *words, char *word)
{
    if (word == NULL)
        return SHQ_ERROR_NO_MEMORY;
    if (words->count == SHQ_WORDS_MAX) {
        free(word);
        return SHQ_ERROR_TOO_MANY;
    }
    if (words->count == words->room) {
        size_t room = words->room == 0 ? 8 : 2 * words->room;
        char **items = realloc(words->items, room * sizeof *items);
        if (items == NULL) {
            free(word);
            return SHQ_ERROR_NO_MEMORY;
        }
        words->items = items;
        words->room = room;
    }
    words->items[words->count++] = word;
    return SHQ_ERROR_NONE;
}

static ShqError parse_into(ShqWords *words, const char *line)
{
    for (;;) {
        while (is_blank(*line))
            line++;
        if (*line == '\0')
            return SHQ_ERROR_NONE;
        const char *end = end_of_word(line);
        if (end == NULL)
            return SHQ_ERROR_BAD_QUOTING;
        char *word = copy_of(line, (size_t)(end - line));
        if (word != NULL && !unquote_in_place(word)) {
            free(word);
            return SHQ_ERROR_BAD_QUOTING;
        }
        ShqError error = take(words, word);
        if (error != SHQ_ERROR_NONE)
            return error;
        line = end;
    }
}

ShqWords *shq_words_parse(const char *line, ShqError *error)
{
    ShqWords *words = shq_words_new();
    ShqError result = words == NULL ? SHQ_ERROR_NO_MEMORY : parse_into(words, line);
    if (result != SHQ_ERROR_NONE) {
        shq_words_free(words);
        words = NULL;
    }
    if (error != NULL)
        *error = result;
    return words;
}

size_t shq_words_count(const ShqWords *words)
{
    return words->count;
}

const char *shq_words_nth(const ShqWords *words, size_t index)
{
    return index < words->count ? words->items[index] : NULL;
}

bool shq_words_append(ShqWords *words, const char *word)
{
    return take(words, copy_of(word, strlen(word))) == SHQ_ERROR_NONE;
}

bool shq_words_extend(ShqWords *words, const ShqWords *other)
{
    size_t before = words->count, more = other->count;
    if (more > SHQ_WORDS_MAX - before)
        return false;
    for (size_t i = 0; i < more; i++) {
        if (!shq_words_append(words, other->items[i])) {
            while (words->count > before)
                free(words->items[--words->count]);
            return false;
        }
    }
    return true;
}

bool shq_words_remove(ShqWords *words, size_t index)
{
    if (index >= words->count)
        return false;
    free(words->items[index]);
    words->count--;
    for (size_t i = index; i < words->count; i++)
        words->items[i] = words->items[i + 1];
    return true;
}

static bool is_plain(const char *word)
{
    static const char safe[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,";
    return *word != '\0' && word[strspn(word, safe)] == '\0';
}

char *shq_words_join(const ShqWords *words)
{
    size_t length = 0;
    for (size_t i = 0; i < words->count; i++)
        length += quoted_length(words->items[i]) + 1;
    char *line = malloc(length + 1), *to = line;
    if (line == NULL)
        return NULL;
    for (size_t i = 0; i < words->count; i++) {
        const char *word = words->items[i];
        if (i > 0)
            *to++ = ' ';
        if (is_plain(word)) {
            memcpy(to, word, strlen(word));
            to += strlen(word);
        } else {
            to = put_quoted(to, word);
        }
    }
    *to = '\0';
    return line;
}
