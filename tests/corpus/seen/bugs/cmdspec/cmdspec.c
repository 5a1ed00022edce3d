#include "cmdspec.h"

#include <stdlib.h>
#include <string.h>

struct option {
    char name[CS_NAME + 1];
    bool wants_value;
    bool given;
    const char *value;
};

struct cmdspec {
    struct option options[CS_OPTIONS];
    size_t option_count;
    const char *operands[CS_WORDS];
    size_t operand_count;
    char *line; /* a copy, which is cut into words */
};

cmdspec *cs_new(void)
{
    return calloc(1, sizeof(cmdspec));
}

void cs_free(cmdspec *c)
{
    if (c == NULL)
        return;
    free(c->line);
    free(c);
}

static struct option *find(cmdspec *c, const char *name)
{
    for (size_t i = 0; i < c->option_count; i++)
        if (strcmp(c->options[i].name, name) == 0)
            return &c->options[i];
    return NULL;
}

bool cs_option(cmdspec *c, const char *name, bool wants_value)
{
    size_t length = strlen(name);
    if (length == 0 || length > CS_NAME || strpbrk(name, " \t") != NULL)
        return false;
    if (c->option_count == CS_OPTIONS || find(c, name) != NULL)
        return false;
    struct option *o = &c->options[c->option_count++];
    memcpy(o->name, name, length + 1);
    o->wants_value = wants_value;
    return true;
}

static void reset(cmdspec *c)
{
    for (size_t i = 0; i < c->option_count; i++) {
        c->options[i].given = false;
        c->options[i].value = NULL;
    }
    c->operand_count = 0;
}

void cs_forget(cmdspec *c)
{
    reset(c);
    free(c->line);
    c->line = NULL;
}

/* The next word, terminated; NULL at the end. */
static char *next_word(char **at)
{
    char *word = *at + strspn(*at, " \t");
    if (*word == '\0')
        return NULL;
    char *end = word + strcspn(word, " \t");
    *at = *end == '\0' ? end : end + 1;
    *end = '\0';
    return word;
}

cs_status cs_parse(cmdspec *c, const char *line)
{
    size_t size = strlen(line) + 1, words = 0;
    char *copy = malloc(size);
    if (copy == NULL) {
        cs_forget(c);
        return CS_NO_MEMORY;
    }
    memcpy(copy, line, size);
    cs_forget(c);
    c->line = copy;

    cs_status status = CS_OK;
    char *at = c->line, *word;
    while (status == CS_OK && (word = next_word(&at)) != NULL) {
        if (++words > CS_WORDS) {
            status = CS_TOO_MANY;
        } else if (strncmp(word, "--", 2) != 0) {
            c->operands[c->operand_count++] = word;
        } else {
            struct option *o = find(c, word + 2);
            if (o == NULL) {
                status = CS_UNKNOWN;
            } else {
                o->given = true;
                if (o->wants_value && (o->value = next_word(&at)) == NULL)
                    status = CS_MISSING;
            }
        }
    }
    if (status != CS_OK) {
        reset(c);
        free(c->line);
    }
    return status;
}

bool cs_has(const cmdspec *c, const char *name)
{
    const struct option *o = find((cmdspec *)c, name);
    return o != NULL && o->given;
}

const char *cs_value(const cmdspec *c, const char *name)
{
    const struct option *o = find((cmdspec *)c, name);
    return o == NULL ? NULL : o->value;
}

size_t cs_operands(const cmdspec *c)
{
    return c->operand_count;
}

const char *cs_operand(const cmdspec *c, size_t which)
{
    return which < c->operand_count ? c->operands[which] : NULL;
}
