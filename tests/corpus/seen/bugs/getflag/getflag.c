#include "getflag.h"

#include <stdlib.h>
#include <string.h>

struct option {
    int id, takes;
    char name[GF_MAX_NAME + 1];
};

struct getflag {
    char *text;      /* the words, each with its NUL */
    char **words;    /* pointers to them, and NULL */
    int count;
    int at;          /* the next word */
    const char *rest; /* of a bundle of short options, or NULL */
    const char *value;
    int ended;       /* "--" was seen */
    struct option options[GF_MAX_OPTIONS];
    int defined;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Splits `line`; words go to `text`, where each begins to `words` unless that
 * is NULL.  The number of words, or -1 when a quote is open. */
static int split(const char *line, char *text, char **words)
{
    int count = 0;

    for (;;) {
        while (is_blank(*line))
            line++;
        if (!*line)
            return count;
        if (words)
            words[count] = text;
        count++;
        while (*line && !is_blank(*line)) {
            if (*line == '\'' || *line == '"') {
                char quote = *line++;
                while (*line && *line != quote)
                    *text++ = *line++;
                if (!*line)
                    return -1;
                line++;
            } else {
                *text++ = *line++;
            }
        }
        *text++ = '\0';
    }
}

getflag *gf_open(const char *line)
{
    size_t length = strlen(line);
    getflag *g;

    if (length > GF_MAX_LINE)
        return NULL;
    g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->text = malloc(length + 1);
    if (!g->text)
        goto fail;
    g->count = split(line, g->text, NULL);
    if (g->count < 0)
        goto fail;
    g->words = calloc((size_t)g->count + 1, sizeof *g->words);
    if (!g->words)
        goto fail;
    split(line, g->text, g->words);
    return g;

fail:
    gf_close(g);
    return NULL;
}

void gf_close(getflag *g)
{
    if (g) {
        free(g->words);
        free(g->text);
        free(g);
    }
}

static const struct option *find(const getflag *g, const char *name, size_t length)
{
    int i;

    for (i = 0; i < g->defined; i++)
        if (strlen(g->options[i].name) == length && memcmp(g->options[i].name, name, length) == 0)
            return &g->options[i];
    return NULL;
}

int gf_define(getflag *g, int id, const char *name, int takes)
{
    size_t length = strlen(name);
    struct option *o;

    if (id <= 0 || length == 0 || length > GF_MAX_NAME || name[0] == '-' || strchr(name, '='))
        return -1;
    if (takes < GF_NONE || takes > GF_REQUIRED || g->defined == GF_MAX_OPTIONS)
        return -1;
    if (find(g, name, length))
        return -1;
    o = &g->options[g->defined++];
    o->id = id;
    o->takes = takes;
    memcpy(o->name, name, length + 1);
    return 0;
}

static int next_short(getflag *g)
{
    const struct option *o = find(g, g->rest, 1);

    g->rest++;
    if (!*g->rest)
        g->rest = NULL;
    if (!o)
        return GF_UNKNOWN;
    if (o->takes == GF_NONE)
        return o->id;
    g->value = g->rest;
    g->rest = NULL;
    if (!g->value && o->takes == GF_REQUIRED) {
        if (!g->words[g->at])
            return GF_MISSING;
        g->value = g->words[g->at++];
    }
    return o->id;
}

static int next_long(getflag *g, const char *word)
{
    const char *equals = strchr(word, '=');
    size_t length = equals ? (size_t)(equals - word) : strlen(word);
    const struct option *o = length > 1 ? find(g, word, length) : NULL;

    if (!o)
        return GF_UNKNOWN;
    if (equals) {
        if (o->takes == GF_NONE)
            return GF_UNWANTED;
        g->value = equals + 1;
    } else if (o->takes == GF_REQUIRED) {
        g->value = g->words[g->at++];
        if (!g->value)
            return GF_MISSING;
    }
    return o->id;
}

int gf_next(getflag *g)
{
    const char *word;

    g->value = NULL;
    if (g->rest)
        return next_short(g);
    if (g->ended)
        return GF_DONE;
    word = g->words[g->at];
    if (!word || word[0] != '-' || !word[1])
        return GF_DONE;
    g->at++;
    if (word[1] != '-') {
        g->rest = word + 1;
        return next_short(g);
    }
    if (!word[2]) {
        g->ended = 1;
        return GF_DONE;
    }
    return next_long(g, word + 2);
}

const char *gf_value(const getflag *g)
{
    return g->value;
}

const char *gf_operand(getflag *g)
{
    g->rest = NULL;
    if (!g->words[g->at])
        return NULL;
    return g->words[g->at++];
}

int gf_count(const getflag *g)
{
    return g->count;
}

const char *gf_word(const getflag *g, int i)
{
    return i >= 0 && i < g->count ? g->words[i] : NULL;
}

void gf_rewind(getflag *g)
{
    g->at = 0;
    g->rest = g->value = NULL;
    g->ended = 0;
}
