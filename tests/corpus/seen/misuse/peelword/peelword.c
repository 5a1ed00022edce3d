#include "peelword.h"

#include <string.h>

#define BLANKS " \t"

char *peel_word(char **rest)
{
    if (*rest == NULL)
        return NULL;
    char *word = *rest + strspn(*rest, BLANKS), *end;
    if (*word == '\0') {
        *rest = NULL;
        return NULL;
    }
    if (*word == '\'' || *word == '"') {
        char quote = *word++;
        end = strchr(word, quote);
        if (end == NULL)
            end = word + strlen(word);
    } else {
        end = word + strcspn(word, BLANKS);
    }
    *rest = *end != '\0' ? end + 1 : NULL;
    *end = '\0';
    return word;
}

char *peel_field(char **rest, char separator)
{
    char *field = *rest;
    if (field == NULL)
        return NULL;
    char *end = separator != '\0' ? strchr(field, separator) : NULL;
    if (end != NULL)
        *end++ = '\0';
    *rest = end;
    return field;
}

static char *trim(char *text)
{
    size_t length = strlen(text);
    while (length > 0 && strchr(BLANKS, text[length - 1]) != NULL)
        length--;
    text[length] = '\0';
    return text;
}

char *peel_comment(char *text, char mark)
{
    char *comment = strchr(text, mark);
    if (comment != NULL)
        *comment = '\0';
    return trim(text);
}

char *peel_pair(char *text, char **key)
{
    char *equals = strchr(text, '=');
    if (equals == NULL)
        return NULL;
    *equals = '\0';
    char *value = equals + 1;
    value += strspn(value, BLANKS);
    *key = trim(text + strspn(text, BLANKS));
    return trim(value);
}

size_t peel_words(char *text, char **words, size_t max)
{
    size_t n = 0;
    char *word;
    while (n < max && (word = peel_word(&text)) != NULL)
        words[n++] = word;
    return n;
}

size_t peel_join(char *out, char *const *words, size_t n)
{
    size_t length = 0;
    for (size_t i = 0; i < n; i++) {
        size_t more = strlen(words[i]);
        if (i > 0)
            out[length++] = ' ';
        memcpy(out + length, words[i], more);
        length += more;
    }
    out[length] = '\0';
    return length;
}
