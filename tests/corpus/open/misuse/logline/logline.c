#include "logline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void logline_init(struct logline *line, unsigned flags)
{
    line->text = NULL;
    line->length = 0;
    line->capacity = 0;
    line->flags = flags;
}

void logline_release(struct logline *line)
{
    free(line->text);
    logline_init(line, line->flags);
}

void logline_reset(struct logline *line)
{
    line->length = 0;
    if (line->text != NULL)
        line->text[0] = '\0';
}

static bool reserve(struct logline *line, size_t more)
{
    size_t needed = line->length + more + 1;
    if (needed <= line->capacity)
        return true;
    char *wider = realloc(line->text, 2 * needed);
    if (wider == NULL)
        return false;
    line->text = wider;
    line->capacity = 2 * needed;
    return true;
}

static void put(struct logline *line, const char *text, size_t length)
{
    memcpy(line->text + line->length, text, length);
    line->length += length;
    line->text[line->length] = '\0';
}

/* Where the last key begins; NULL when there is none. */
static const char *last_key(const struct logline *line)
{
    const char *key = line->length == 0 ? NULL : line->text;
    bool quoted = false;
    for (size_t i = 0; i < line->length; i++) {
        if (line->text[i] == '"')
            quoted = !quoted;
        else if (line->text[i] == ' ' && !quoted)
            key = line->text + i + 1;
    }
    return key;
}

static bool refused(const struct logline *line, const char *key)
{
    const char *last = last_key(line);
    if (!(line->flags & LOGLINE_SORTED_KEYS) || last == NULL)
        return false;
    return strncmp(key, last, strcspn(last, "= ")) < 0;
}

/* key, or key=value; a value is quoted when it has to be. */
static bool add(struct logline *line, const char *key, const char *value)
{
    if (refused(line, key))
        return false;
    size_t value_length = value == NULL ? 0 : strlen(value);
    bool quote = value != NULL && !(line->flags & LOGLINE_BARE) && (value_length == 0 || strchr(value, ' ') != NULL);
    if (!reserve(line, strlen(key) + value_length + 4))
        return false;
    if (line->length > 0)
        put(line, " ", 1);
    put(line, key, strlen(key));
    if (value == NULL)
        return true;
    put(line, quote ? "=\"" : "=", quote ? 2 : 1);
    put(line, value, value_length);
    put(line, "\"", quote);
    return true;
}

bool logline_text(struct logline *line, const char *key, const char *value)
{
    return add(line, key, value);
}

bool logline_int(struct logline *line, const char *key, int value)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%d", value);
    return add(line, key, digits);
}

bool logline_flag(struct logline *line, const char *key)
{
    return add(line, key, NULL);
}

const char *logline_string(const struct logline *line)
{
    return line->text == NULL ? "" : line->text;
}
