#include "smtpses.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct smtp {
    smtp_state state;
    char *text; /* terminated */
    size_t length;
};

smtp *smtp_new(void)
{
    smtp *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->text = calloc(1, 1);
    if (s->text == NULL) {
        free(s);
        return NULL;
    }
    s->state = SMTP_START;
    return s;
}

void smtp_free(smtp *s)
{
    if (s == NULL)
        return;
    free(s->text);
    free(s);
}

smtp_state smtp_get_state(const smtp *s)
{
    return s->state;
}

static bool visible(const char *word)
{
    if (*word == '\0')
        return false;
    for (; *word != '\0'; word++)
        if (*word <= ' ' || *word > '~')
            return false;
    return true;
}

/* Says a line of three parts and goes over to a state. */
static bool say(smtp *s, const char *before, const char *word, const char *after, smtp_state state)
{
    size_t added = strlen(before) + strlen(word) + strlen(after);
    char *text = malloc(s->length + added + 1);
    if (text == NULL)
        return false;
    memcpy(text, s->text, s->length + 1);
    strcpy(text + s->length, before);
    strcat(text + s->length, word);
    strcat(text + s->length, after);
    free(s->text);
    s->text = text;
    s->length += added;
    s->state = state;
    return true;
}

bool smtp_helo(smtp *s, const char *host)
{
    assert(s->state == SMTP_START);
    return visible(host) && say(s, "EHLO ", host, "\r\n", SMTP_IDLE);
}

bool smtp_mail(smtp *s, const char *from)
{
    assert(s->state == SMTP_IDLE);
    return visible(from) && say(s, "MAIL FROM:<", from, ">\r\n", SMTP_SENDER);
}

bool smtp_rcpt(smtp *s, const char *to)
{
    assert(s->state == SMTP_SENDER || s->state == SMTP_READY);
    return visible(to) && say(s, "RCPT TO:<", to, ">\r\n", SMTP_READY);
}

bool smtp_data(smtp *s)
{
    assert(s->state == SMTP_READY);
    return say(s, "DATA\r\n", "", "", SMTP_BODY);
}

bool smtp_body(smtp *s, const char *lines)
{
    assert(s->state == SMTP_BODY);
    char *quoted = malloc(2 * strlen(lines) + 2);
    if (quoted == NULL)
        return false;
    char *out = quoted;
    bool begin = true;
    for (; *lines != '\0'; lines++) {
        if (*lines == '\n') {
            *out++ = '\r';
        } else if (begin && *lines == '.') {
            *out++ = '.';
        }
        *out++ = *lines;
        begin = *lines == '\n';
    }
    *out = '\0';
    bool result = say(s, quoted, begin ? "" : "\r\n", "", SMTP_BODY);
    free(quoted);
    return result;
}

bool smtp_end(smtp *s)
{
    assert(s->state == SMTP_BODY);
    return say(s, ".\r\n", "", "", SMTP_IDLE);
}

bool smtp_reset(smtp *s)
{
    assert(s->state == SMTP_IDLE || s->state == SMTP_SENDER || s->state == SMTP_READY);
    return say(s, "RSET\r\n", "", "", SMTP_IDLE);
}

bool smtp_quit(smtp *s)
{
    assert(s->state == SMTP_IDLE);
    return say(s, "QUIT\r\n", "", "", SMTP_DONE);
}

const char *smtp_output(const smtp *s)
{
    return s->text;
}

size_t smtp_length(const smtp *s)
{
    return s->length;
}
