#include "snipword.h"

#include <stdlib.h>
#include <string.h>

void snip_init(struct snipwords *w)
{
    w->count = 0;
    w->words = NULL;
    w->room = 0;
}

static void drop_words(struct snipwords *w)
{
    for (size_t i = 0; i < w->count; i++)
        free(w->words[i]);
    free(w->words);
}

void snip_free(struct snipwords *w)
{
    drop_words(w);
    snip_init(w);
}

/* Makes room for more words and the NULL behind them. */
static int make_room(struct snipwords *w, size_t more)
{
    size_t room = w->room > 0 ? w->room : 8;
    char **words;

    if (more > SNIP_MAXWORDS || w->count > SNIP_MAXWORDS - more)
        return SNIP_ETOOMANY;
    if (w->count + more < w->room)
        return SNIP_OK;
    while (room <= w->count + more)
        room *= 2;
    words = realloc(w->words, room * sizeof *words);
    if (words == NULL)
        return SNIP_ENOMEM;
    w->words = words;
    w->room = room;
    return SNIP_OK;
}

static int add(struct snipwords *w, const char *text, size_t length)
{
    char *copy;
    int code = make_room(w, 1);

    if (code != SNIP_OK)
        return code;
    copy = malloc(length + 1);
    if (copy == NULL)
        return SNIP_ENOMEM;
    memcpy(copy, text, length);
    copy[length] = '\0';
    w->words[w->count++] = copy;
    w->words[w->count] = NULL;
    return SNIP_OK;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/* Reads one word that begins at *line into text, which is long enough for the
 * whole line, and moves *line behind it. */
static int read_word(const char **line, char *text, size_t *length)
{
    const char *s = *line;
    char quote = '\0';

    *length = 0;
    for (; *s != '\0'; s++) {
        if (quote == '\0') {
            if (is_blank(*s))
                break;
            if (*s == '\'' || *s == '"') {
                quote = *s;
                continue;
            }
            if (*s == '\\') {
                if (s[1] == '\0')
                    return SNIP_EESCAPE;
                s++;
            }
        } else if (*s == quote) {
            quote = '\0';
            continue;
        } else if (quote == '"' && *s == '\\' && (s[1] == '"' || s[1] == '\\')) {
            s++;
        }
        text[(*length)++] = *s;
    }
    *line = s;
    return quote == '\0' ? SNIP_OK : SNIP_EQUOTE;
}

static int parse(const char *line, struct snipwords *w, unsigned flags)
{
    size_t size = strlen(line);
    char *text;
    int code = SNIP_OK;

    if (size > SNIP_MAXLINE)
        return SNIP_ETOOLONG;
    text = malloc(size + 1);
    if (text == NULL)
        return SNIP_ENOMEM;
    while (code == SNIP_OK) {
        size_t length;

        while (is_blank(*line))
            line++;
        if (*line == '#' && (flags & SNIP_COMMENTS)) {
            while (*line != '\0' && *line != '\n')
                line++;
            continue;
        }
        if (*line == '\0')
            break;
        code = read_word(&line, text, &length);
        if (code == SNIP_OK)
            code = add(w, text, length);
    }
    free(text);
    return code;
}

/* Moves the words of another list behind those of w. */
static int append(struct snipwords *w, struct snipwords *other)
{
    int code;

    if (other->count == 0)
        return SNIP_OK;
    code = make_room(w, other->count);
    if (code != SNIP_OK)
        return code;
    for (size_t i = 0; i < other->count; i++)
        w->words[w->count++] = other->words[i];
    w->words[w->count] = NULL;
    free(other->words);
    return SNIP_OK;
}

int snip_split(const char *line, struct snipwords *w, unsigned flags)
{
    struct snipwords found = SNIPWORDS_INIT;
    int code;

    if (flags & ~(SNIP_REUSE | SNIP_APPEND | SNIP_COMMENTS))
        return SNIP_EFLAGS;
    code = parse(line, &found, flags);

    if (flags & SNIP_REUSE)
        drop_words(w);
    if (flags & SNIP_APPEND) {
        if (code == SNIP_OK)
            code = append(w, &found);
        if (code != SNIP_OK)
            drop_words(&found);
        return code;
    }
    if (code != SNIP_OK)
        snip_free(&found);
    *w = found;
    return code;
}

int snip_push(struct snipwords *w, const char *word)
{
    size_t length = strlen(word);

    if (length > SNIP_MAXLINE)
        return SNIP_ETOOLONG;
    return add(w, word, length);
}

char *snip_shift(struct snipwords *w)
{
    char *first;

    if (w->count == 0)
        return NULL;
    first = w->words[0];
    memmove(w->words, w->words + 1, w->count * sizeof *w->words);
    w->count--;
    if (w->count == 0)
        snip_free(w);
    return first;
}

static int is_plain(const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";

    return *word != '\0' && word[strspn(word, plain)] == '\0';
}

char *snip_join(const struct snipwords *w)
{
    size_t size = 1;
    char *line, *to;

    for (size_t i = 0; i < w->count; i++)
        size += 4 * strlen(w->words[i]) + 3;
    line = to = malloc(size);
    if (line == NULL)
        return NULL;
    for (size_t i = 0; i < w->count; i++) {
        const char *word = w->words[i];

        if (i > 0)
            *to++ = ' ';
        if (is_plain(word)) {
            while (*word != '\0')
                *to++ = *word++;
            continue;
        }
        *to++ = '\'';
        for (; *word != '\0'; word++) {
            if (*word == '\'') {
                memcpy(to, "'\\''", 4);
                to += 4;
            } else {
                *to++ = *word;
            }
        }
        *to++ = '\'';
    }
    *to = '\0';
    return line;
}

int snip_equal(const struct snipwords *a, const struct snipwords *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->words[i], b->words[i]) != 0)
            return 0;
    return 1;
}

const char *snip_error(int code)
{
    static const char *const texts[] = {
        "no error", "a quote is not closed", "the line ends with a backslash", "too long",
        "too many words", "unknown flag", "out of memory",
    };

    if (code < 0 || (size_t)code >= sizeof texts / sizeof *texts)
        return "unknown error";
    return texts[code];
}
