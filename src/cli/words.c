#include "cli/words.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Both add what stands inside to word and return what follows the closing
 * quote; NULL when there is none. */
static const char *take_single_quoted(const char *s, struct text *word)
{
    const char *end = strchr(s, '\'');
    if (!end)
        return NULL;
    text_add_bytes(word, s, (size_t)(end - s));
    return end + 1;
}

static const char *take_double_quoted(const char *s, struct text *word)
{
    for (; *s && *s != '"'; s++) {
        if (*s == '\\' && s[1] && strchr("\"\\$`", s[1]))
            s++;
        text_add_char(word, *s);
    }
    return *s ? s + 1 : NULL;
}

/* One word from s, which is not blank; NULL when a quote stays open. */
static const char *take_word(const char *s, struct text *word)
{
    while (s && *s && !is_blank(*s)) {
        char c = *s++;
        if (c == '\'')
            s = take_single_quoted(s, word);
        else if (c == '"')
            s = take_double_quoted(s, word);
        else if (c == '\\' && *s)
            text_add_char(word, *s++);
        else
            text_add_char(word, c);
    }
    return s;
}

bool words_split(const char *line, struct arena *arena, struct words *words, struct error *error)
{
    struct text word = TEXT_INIT;
    const char *s = line;
    for (;;) {
        while (is_blank(*s))
            s++;
        if (!*s)
            break;
        text_clear(&word);
        s = take_word(s, &word);
        if (!s)
            break;
        vector_push(words, arena_strdup(arena, word.s));
    }
    text_release(&word);
    return s || error_set(error, ERROR_INPUT, "a quote in '%s' is not closed", line);
}
