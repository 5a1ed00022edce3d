#include "confetti.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    char section[CF_NAME_MAX + 1];
    char key[CF_NAME_MAX + 1];
    char value[CF_VALUE_MAX + 1];
};

struct cf_conf {
    struct pair *pairs;
    size_t count;
    size_t room;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static struct pair *find(const cf_conf *conf, const char *section, const char *key)
{
    size_t i;

    for (i = 0; i < conf->count; i++)
        if (strcmp(conf->pairs[i].section, section) == 0 && strcmp(conf->pairs[i].key, key) == 0)
            return &conf->pairs[i];
    return NULL;
}

/* All three texts are within their limits and none lies in conf. */
static int store(cf_conf *conf, const struct pair *pair)
{
    struct pair *at = find(conf, pair->section, pair->key);

    if (at == NULL) {
        if (conf->count == CF_PAIRS_MAX)
            return -1;
        if (conf->count == conf->room) {
            size_t room = conf->room == 0 ? 8 : conf->room * 2;
            struct pair *pairs = realloc(conf->pairs, room * sizeof *pairs);

            if (pairs == NULL)
                return -1;
            conf->pairs = pairs;
            conf->room = room;
        }
        at = &conf->pairs[conf->count++];
    }
    *at = *pair;
    return 0;
}

/* The end of start..end without blanks at its end. */
static const char *trim(const char *start, const char *end)
{
    while (end > start && is_blank(end[-1]))
        end--;
    return end;
}

/* Copies start..end as a name. */
static int take_name(char name[CF_NAME_MAX + 1], const char *start, const char *end)
{
    size_t length = (size_t)(end - start);

    if (length > CF_NAME_MAX)
        return -1;
    memcpy(name, start, length);
    name[length] = '\0';
    return 0;
}

/* Whether nothing but a comment is left of a line. */
static int is_rest(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at == end || *at == '#' || *at == ';';
}

/* Copies the value that begins at `at`, which is not a blank. */
static int take_value(char value[CF_VALUE_MAX + 1], const char *at, const char *end)
{
    const char *stop;
    long length;

    if (at < end && *at == '"') {
        at++;
        stop = memchr(at, '"', (size_t)(end - at));
        if (stop == NULL || !is_rest(stop + 1, end))
            return -1;
        length = (long)(stop - at);
    } else {
        stop = at < end ? memchr(at, '#', (size_t)(end - at)) : NULL;
        if (stop != NULL) {
            length = (long)(stop - at) - 1;
            while (is_blank(at[length]))
                length--;
            length++;
        } else {
            length = (long)(trim(at, end) - at);
        }
    }
    if (length > CF_VALUE_MAX)
        return -1;
    memcpy(value, at, (size_t)length);
    value[length] = '\0';
    return 0;
}

/* One line without its end; pair has the section so far. */
static int take_line(cf_conf *conf, struct pair *pair, const char *at, const char *end)
{
    const char *stop;

    while (at < end && is_blank(*at))
        at++;
    if (is_rest(at, end))
        return 0;
    if (*at == '[') {
        at++;
        stop = memchr(at, ']', (size_t)(end - at));
        if (stop == NULL || !is_rest(stop + 1, end))
            return -1;
        while (at < stop && is_blank(*at))
            at++;
        return take_name(pair->section, at, trim(at, stop));
    }
    stop = memchr(at, '=', (size_t)(end - at));
    if (stop == NULL || stop == at)
        return -1;
    if (take_name(pair->key, at, trim(at, stop)) != 0)
        return -1;
    at = stop + 1;
    while (at < end && is_blank(*at))
        at++;
    if (take_value(pair->value, at, end) != 0)
        return -1;
    return store(conf, pair);
}

cf_conf *cf_read(const char *text, int *line)
{
    cf_conf *conf = calloc(1, sizeof *conf);
    struct pair pair;
    int number = 0;

    if (line != NULL)
        *line = 0;
    if (conf == NULL)
        return NULL;
    memset(&pair, 0, sizeof pair);
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        const char *end = text + length;

        number++;
        if (*end == '\n' && length > 0 && end[-1] == '\r')
            end--;
        if (take_line(conf, &pair, text, end) != 0) {
            if (line != NULL)
                *line = number;
            cf_free(conf);
            return NULL;
        }
        text += length;
        if (*text == '\n')
            text++;
    }
    return conf;
}

void cf_free(cf_conf *conf)
{
    if (conf == NULL)
        return;
    free(conf->pairs);
    free(conf);
}

size_t cf_count(const cf_conf *conf)
{
    return conf->count;
}

const char *cf_get(const cf_conf *conf, const char *section, const char *key)
{
    const struct pair *pair = find(conf, section, key);

    return pair == NULL ? NULL : pair->value;
}

long cf_get_long(const cf_conf *conf, const char *section, const char *key, long otherwise)
{
    const char *value = cf_get(conf, section, key), *digits;
    int base = 10;
    char *end;
    long number;

    if (value == NULL)
        return otherwise;
    digits = value + (*value == '-' || *value == '+');
    if (digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X'))
        base = 16;
    else if (*digits < '0' || *digits > '9')
        return otherwise;
    errno = 0;
    number = strtol(value, &end, base);
    if (end == value || *end != '\0' || errno != 0)
        return otherwise;
    return number;
}

int cf_get_bool(const cf_conf *conf, const char *section, const char *key, int otherwise)
{
    static const char *const yes[] = { "yes", "true", "on", "1" };
    static const char *const no[] = { "no", "false", "off", "0" };
    const char *value = cf_get(conf, section, key);
    size_t i;

    if (value == NULL)
        return otherwise;
    for (i = 0; i < sizeof yes / sizeof yes[0]; i++) {
        if (strcmp(value, yes[i]) == 0)
            return 1;
        if (strcmp(value, no[i]) == 0)
            return 0;
    }
    return otherwise;
}

int cf_set(cf_conf *conf, const char *section, const char *key, const char *value)
{
    size_t slen = strlen(section), klen = strlen(key), vlen = strlen(value);
    struct pair pair;

    if (klen == 0 || slen > CF_NAME_MAX || klen > CF_NAME_MAX || vlen > CF_VALUE_MAX)
        return -1;
    memset(&pair, 0, sizeof pair);
    memcpy(pair.section, section, slen);
    memcpy(pair.key, key, klen);
    memcpy(pair.value, value, vlen);
    return store(conf, &pair);
}

int cf_each(const cf_conf *conf,
            int (*visit)(const char *section, const char *key, const char *value, void *arg), void *arg)
{
    size_t i;
    int result = 0;

    for (i = 0; i < conf->count && result == 0; i++)
        result = visit(conf->pairs[i].section, conf->pairs[i].key, conf->pairs[i].value, arg);
    return result;
}
