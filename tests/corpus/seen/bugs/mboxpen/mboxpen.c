#include "mboxpen.h"

#include <stdlib.h>
#include <string.h>

struct mbox {
    char *text;
    size_t len;
    size_t count;
    size_t start[MBOX_MAXMSGS];
};

static int is_from(const char *line)
{
    return strncmp(line, "From ", 5) == 0;
}

/* A From_ line behind any number of '>'. */
static int is_quoted_from(const char *line)
{
    return is_from(line + strspn(line, ">"));
}

/* The beginning of the next line, or the end of the text. */
static const char *next_line(const char *p)
{
    p += strcspn(p, "\n");
    return *p == '\n' ? p + 1 : p;
}

static char *copy_range(const char *from, size_t len)
{
    char *s = malloc(len + 1);

    if (s != NULL) {
        memcpy(s, from, len);
        s[len] = '\0';
    }
    return s;
}

mbox *mbox_new(void)
{
    mbox *m = calloc(1, sizeof *m);

    if (m == NULL)
        return NULL;
    m->text = calloc(1, 1);
    if (m->text == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

void mbox_free(mbox *m)
{
    if (m == NULL)
        return;
    free(m->text);
    free(m);
}

mbox *mbox_parse(const char *text)
{
    size_t len = strlen(text);
    const char *p;
    mbox *m;

    if (len > 0 && (!is_from(text) || text[len - 1] != '\n'))
        return NULL;
    m = mbox_new();
    if (m == NULL)
        return NULL;
    for (p = text; *p != '\0'; p = next_line(p)) {
        if (!is_from(p))
            continue;
        if (m->count == MBOX_MAXMSGS)
            goto fail;
        m->start[m->count++] = (size_t)(p - text);
    }
    free(m->text);
    m->text = copy_range(text, len);
    if (m->text == NULL)
        goto fail;
    m->len = len;
    return m;
fail:
    mbox_free(m);
    return NULL;
}

char *mbox_quote(const char *body)
{
    size_t len = strlen(body), extra = 0;
    const char *line, *next;
    char *quoted, *out;

    if (len > MBOX_MAXBODY)
        return NULL;
    for (line = body; *line != '\0'; line = next_line(line))
        if (is_from(line))
            extra++;
    quoted = malloc(len + extra + 1);
    if (quoted == NULL)
        return NULL;
    out = quoted;
    for (line = body; *line != '\0'; line = next) {
        next = next_line(line);
        if (is_quoted_from(line))
            *out++ = '>';
        memcpy(out, line, (size_t)(next - line));
        out += next - line;
    }
    *out = '\0';
    return quoted;
}

char *mbox_unquote(const char *quoted)
{
    const char *line, *next;
    char *body = malloc(strlen(quoted) + 1), *out = body;

    if (body == NULL)
        return NULL;
    for (line = quoted; *line != '\0'; line = next) {
        next = next_line(line);
        if (*line == '>' && is_quoted_from(line))
            line++;
        memcpy(out, line, (size_t)(next - line));
        out += next - line;
    }
    *out = '\0';
    return body;
}

static int good_word(const char *s, int blanks)
{
    if (*s == '\0')
        return 0;
    for (; *s != '\0'; s++) {
        unsigned char c = (unsigned char)*s;

        if (c < ' ' || c == 127 || (c == ' ' && !blanks))
            return 0;
    }
    return 1;
}

int mbox_append(mbox *m, const char *sender, const char *date, const char *body)
{
    size_t slen, dlen, qlen, need;
    char *quoted, *text, *p;

    if (m->count == MBOX_MAXMSGS || !good_word(sender, 0) || !good_word(date, 1))
        return -1;
    slen = strlen(sender);
    dlen = strlen(date);
    if (slen > 1024 || dlen > 1024)
        return -1;
    quoted = mbox_quote(body);
    if (quoted == NULL)
        return -1;
    qlen = strlen(quoted);
    need = m->len + 5 + slen + 1 + dlen + 1 + qlen + 2 + 1;
    /* `body' may be a part of the present text, which is kept until here. */
    text = malloc(need);
    if (text == NULL) {
        free(quoted);
        return -1;
    }
    memcpy(text, m->text, m->len);
    p = text + m->len;
    memcpy(p, "From ", 5), p += 5;
    memcpy(p, sender, slen), p += slen;
    *p++ = ' ';
    memcpy(p, date, dlen), p += dlen;
    *p++ = '\n';
    memcpy(p, quoted, qlen), p += qlen;
    if (qlen > 0 && p[-1] != '\n')
        *p++ = '\n';
    *p++ = '\n';
    *p = '\0';
    free(quoted);
    free(m->text);
    m->start[m->count++] = m->len;
    m->text = text;
    m->len = (size_t)(p - text);
    return 0;
}

size_t mbox_count(const mbox *m)
{
    return m->count;
}

const char *mbox_text(const mbox *m)
{
    return m->text;
}

char *mbox_body(const mbox *m, size_t i)
{
    const char *from, *end;
    char *quoted, *body;
    size_t len;

    if (i >= m->count)
        return NULL;
    from = next_line(m->text + m->start[i]);
    end = m->text + (i + 1 < m->count ? m->start[i + 1] : m->len);
    len = (size_t)(end - from);
    if ((len == 1 && from[0] == '\n') || (len > 1 && from[len - 1] == '\n' && from[len - 2] == '\n'))
        len--;
    quoted = copy_range(from, len);
    if (quoted == NULL)
        return NULL;
    body = mbox_unquote(quoted);
    free(quoted);
    return body;
}

char *mbox_sender(const mbox *m, size_t i)
{
    const char *p;

    if (i >= m->count)
        return NULL;
    p = m->text + m->start[i] + 5;
    return copy_range(p, strcspn(p, " \n"));
}
