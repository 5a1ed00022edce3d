#include "optfeed.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct option {
    struct option *next;
    char *name;
    char *value;
    bool flag;
    int given;
};

struct optfeed {
    struct option *options;
    struct option *pending; /* waits for its value */
    bool ended;             /* after "--" */
    char **operands;
    size_t operand_count;
};

static char *copy(const char *text, size_t length)
{
    char *made = malloc(length + 1);
    if (made != NULL) {
        memcpy(made, text, length);
        made[length] = '\0';
    }
    return made;
}

optfeed *optfeed_new(void)
{
    return calloc(1, sizeof(optfeed));
}

void optfeed_free(optfeed *of)
{
    if (of == NULL)
        return;
    while (of->options != NULL) {
        struct option *o = of->options;
        of->options = o->next;
        free(o->name);
        free(o->value);
        free(o);
    }
    for (size_t i = 0; i < of->operand_count; i++)
        free(of->operands[i]);
    free(of->operands);
    free(of);
}

static struct option *find(const optfeed *of, const char *name, size_t length)
{
    for (struct option *o = of->options; o != NULL; o = o->next)
        if (strlen(o->name) == length && memcmp(o->name, name, length) == 0)
            return o;
    return NULL;
}

static enum optfeed_status declare(optfeed *of, const char *name, bool flag, const char *value)
{
    if (*name == '\0' || strchr(name, '=') != NULL)
        return OF_BADNAME;
    if (find(of, name, strlen(name)) != NULL)
        return OF_DUPLICATE;
    struct option *o = calloc(1, sizeof *o);
    if (o == NULL)
        return OF_NOMEM;
    o->flag = flag;
    o->name = copy(name, strlen(name));
    o->value = value == NULL ? NULL : copy(value, strlen(value));
    if (o->name == NULL || (value != NULL && o->value == NULL)) {
        free(o->name);
        free(o->value);
        free(o);
        return OF_NOMEM;
    }
    o->next = of->options;
    of->options = o;
    return OF_OK;
}

enum optfeed_status optfeed_flag(optfeed *of, const char *name)
{
    return declare(of, name, true, NULL);
}

enum optfeed_status optfeed_value(optfeed *of, const char *name, const char *value)
{
    return declare(of, name, false, value);
}

static enum optfeed_status set(struct option *o, const char *value)
{
    char *made = copy(value, strlen(value));
    if (made == NULL)
        return OF_NOMEM;
    free(o->value);
    o->value = made;
    if (o->given < INT_MAX)
        o->given++;
    return OF_OK;
}

static enum optfeed_status add_operand(optfeed *of, const char *word)
{
    char *made = copy(word, strlen(word));
    char **more = made == NULL ? NULL : realloc(of->operands, (of->operand_count + 1) * sizeof *more);
    if (more == NULL) {
        free(made);
        return OF_NOMEM;
    }
    more[of->operand_count++] = made;
    of->operands = more;
    return OF_OK;
}

enum optfeed_status optfeed_word(optfeed *of, const char *word)
{
    if (of->pending != NULL) {
        struct option *o = of->pending;
        of->pending = NULL;
        return set(o, word);
    }
    if (of->ended || strncmp(word, "--", 2) != 0)
        return add_operand(of, word);
    word += 2;
    if (*word == '\0') {
        of->ended = true;
        return OF_OK;
    }
    const char *equals = strchr(word, '=');
    struct option *o = find(of, word, equals == NULL ? strlen(word) : (size_t)(equals - word));
    if (o == NULL)
        return OF_UNKNOWN;
    if (!o->flag && equals != NULL)
        return set(o, equals + 1);
    if (o->flag && equals != NULL)
        return OF_UNWANTED;
    if (!o->flag)
        of->pending = o;
    else if (o->given < INT_MAX)
        o->given++;
    return OF_OK;
}

enum optfeed_status optfeed_end(optfeed *of)
{
    bool missing = of->pending != NULL;
    of->pending = NULL;
    return missing ? OF_MISSING : OF_OK;
}

int optfeed_given(const optfeed *of, const char *name)
{
    const struct option *o = find(of, name, strlen(name));
    return o == NULL ? 0 : o->given;
}

const char *optfeed_text(const optfeed *of, const char *name)
{
    const struct option *o = find(of, name, strlen(name));
    return o == NULL ? NULL : o->value;
}

long optfeed_int(const optfeed *of, const char *name, long otherwise)
{
    const struct option *o = find(of, name, strlen(name));
    char *end;
    if (o == NULL || o->flag || *o->value == '\0')
        return otherwise;
    errno = 0;
    long number = strtol(o->value, &end, 10);
    return *end != '\0' || errno != 0 ? otherwise : number;
}

size_t optfeed_operands(const optfeed *of)
{
    return of->operand_count;
}

const char *optfeed_operand(const optfeed *of, size_t index)
{
    return index < of->operand_count ? of->operands[index] : NULL;
}
