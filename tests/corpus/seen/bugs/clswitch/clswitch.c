#include "clswitch.h"

#include <stdlib.h>
#include <string.h>

struct clswitch {
    char *opts;
    char *text;        /* the line, words ended by '\0' */
    char **words;
    int count;
    int at;            /* the next word */
    const char *place; /* the next letter of a cluster, or NULL */
    const char *arg;
    int ended;         /* `--` was read: what follows are operands */
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *new = malloc(size);
    if (new != NULL)
        memcpy(new, text, size);
    return new;
}

clswitch *cls_new(const char *opts)
{
    clswitch *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->opts = copy(opts);
    if (s->opts == NULL) {
        free(s);
        return NULL;
    }
    return s;
}

void cls_free(clswitch *s)
{
    if (s == NULL)
        return;
    free(s->words);
    free(s->text);
    free(s->opts);
    free(s);
}

static int blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Splits the text in place; with words NULL it only counts. */
static int split(char *text, char **words)
{
    int count = 0;
    while (*text != '\0') {
        if (blank(*text)) {
            text++;
            continue;
        }
        if (words != NULL)
            words[count] = text;
        count++;
        while (*text != '\0' && !blank(*text))
            text++;
        if (*text != '\0') {
            if (words != NULL)
                *text = '\0';
            text++;
        }
    }
    return count;
}

int cls_line(clswitch *s, const char *line)
{
    char *text, **words;
    int count;

    if (strlen(line) > CLS_MAXLINE)
        return -1;
    text = copy(line);
    if (text == NULL)
        return -1;
    count = split(text, NULL);
    words = malloc(((size_t)count + 1) * sizeof *words);
    if (words == NULL) {
        free(text);
        return -1;
    }
    split(text, words);
    words[count] = NULL;
    free(s->words);
    free(s->text);
    s->text = text;
    s->words = words;
    s->count = count;
    s->at = 0;
    s->ended = 0;
    s->arg = NULL;
    return 0;
}

void cls_rewind(clswitch *s)
{
    s->at = 0;
    s->ended = 0;
    s->place = NULL;
    s->arg = NULL;
}

int cls_next(clswitch *s)
{
    const char *known;
    int letter;

    s->arg = NULL;
    if (s->place == NULL) {
        const char *word;
        if (s->ended || s->at == s->count)
            return CLS_END;
        word = s->words[s->at];
        if (word[0] != '-' || word[1] == '\0')
            return CLS_END;
        s->at++;
        if (strcmp(word, "--") == 0) {
            s->ended = 1;
            return CLS_END;
        }
        s->place = word + 1;
    }
    letter = (unsigned char)*s->place++;
    known = letter == ':' ? NULL : strchr(s->opts, letter);
    if (known != NULL && known[1] == ':') {
        if (*s->place != '\0') {
            s->arg = s->place;
        } else if (s->at < s->count) {
            s->arg = s->words[s->at++];
        } else {
            known = NULL;
        }
        s->place = NULL;
        return known != NULL ? letter : '?';
    }
    if (*s->place == '\0')
        s->place = NULL;
    return known != NULL ? letter : '?';
}

const char *cls_arg(const clswitch *s)
{
    return s->arg;
}

int cls_left(const clswitch *s)
{
    return s->count - s->at;
}

const char *cls_word(clswitch *s)
{
    s->place = NULL;
    s->arg = NULL;
    return s->at < s->count ? s->words[s->at++] : NULL;
}
