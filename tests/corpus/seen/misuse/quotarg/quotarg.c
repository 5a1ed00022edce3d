#include "quotarg.h"

#include <stdlib.h>
#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

static int is_safe(char c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
        return 1;
    return c != '\0' && strchr("_-./:,+=@%^", c) != NULL;
}

int qa_is_plain(const char *word)
{
    if (*word == '\0')
        return 0;
    for (; *word != '\0'; word++)
        if (!is_safe(*word))
            return 0;
    return 1;
}

size_t qa_quoted_len(const char *word)
{
    size_t len = strlen(word);

    if (qa_is_plain(word))
        return len;
    for (; *word != '\0'; word++)
        if (*word == '\'')
            len += 3;           /* '\'' instead of ' */
    return len + 2;
}

char *qa_quote(char *dst, const char *word)
{
    int plain = qa_is_plain(word);

    if (!plain)
        *dst++ = '\'';
    for (; *word != '\0'; word++) {
        if (*word == '\'') {
            memcpy(dst, "'\\''", 4);
            dst += 4;
        } else {
            *dst++ = *word;
        }
    }
    if (!plain)
        *dst++ = '\'';
    *dst = '\0';
    return dst;
}

/* Scans the word at *p and moves *p behind it.  Stores its characters and a
   zero at *out and moves that too, unless out is NULL.  Returns a status. */
static int scan(const char **p, char **out)
{
    const char *s = *p;
    char *o = out != NULL ? *out : NULL;
    char quote = '\0';

    for (; *s != '\0'; s++) {
        char c = *s;

        if (quote == '\0' && is_blank(c))
            break;
        if (quote == '\0' && (c == '\'' || c == '"')) {
            quote = c;
            continue;
        }
        if (quote != '\0' && c == quote) {
            quote = '\0';
            continue;
        }
        if (c == '\\' && quote == '\0') {
            c = *++s;
            if (c == '\0')
                return QA_ESCAPE;
        } else if (c == '\\' && quote == '"' && (s[1] == '"' || s[1] == '\\')) {
            c = *++s;
        }
        if (o != NULL)
            *o++ = c;
    }
    if (quote != '\0')
        return QA_OPEN;
    *p = s;
    if (o != NULL) {
        *o++ = '\0';
        *out = o;
    }
    return QA_OK;
}

static const char *skip_blanks(const char *p)
{
    while (is_blank(*p))
        p++;
    return p;
}

static char **fail(int *status, int code)
{
    if (status != NULL)
        *status = code;
    return NULL;
}

char **qa_split(const char *line, int *status)
{
    size_t len = strlen(line), count = 0;
    const char *p;
    char **words, *text;

    if (len > QA_MAX)
        return fail(status, QA_TOOBIG);
    for (p = skip_blanks(line); *p != '\0'; p = skip_blanks(p)) {
        int code = scan(&p, NULL);

        if (code != QA_OK)
            return fail(status, code);
        count++;
    }
    /* no word is longer unquoted, and its zero takes the place of a blank */
    words = malloc((count + 1) * sizeof *words + len + 1);
    if (words == NULL)
        return fail(status, QA_NOMEM);
    text = (char *)(words + count + 1);
    p = skip_blanks(line);
    for (size_t i = 0; i < count; i++) {
        words[i] = text;
        scan(&p, &text);
        p = skip_blanks(p);
    }
    words[count] = NULL;
    if (status != NULL)
        *status = QA_OK;
    return words;
}

size_t qa_count(const char *const *words)
{
    size_t n = 0;

    while (words[n] != NULL)
        n++;
    return n;
}

char *qa_join(const char *const *words)
{
    size_t count = qa_count(words), size = 0;
    char *text, *p;

    for (size_t i = 0; i < count; i++) {
        size += qa_quoted_len(words[i]) + (i > 0);
        if (size > QA_MAX)
            return NULL;
    }
    text = malloc(size + 1);
    if (text == NULL)
        return NULL;
    p = text;
    *p = '\0';
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            *p++ = ' ';
        p = qa_quote(p, words[i]);
    }
    return text;
}

const char *qa_status_text(int status)
{
    static const char *const texts[] = { "ok", "quote not closed", "backslash at end", "too long", "out of memory" };

    if (status < QA_OK || status > QA_NOMEM)
        return "?";
    return texts[status];
}
