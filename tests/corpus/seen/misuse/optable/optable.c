#include "optable.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool is_short(int key)
{
    return (key >= 'a' && key <= 'z') || (key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9');
}

void optable_init(struct optable *o, const struct optable_opt *table, int argc, char *const argv[])
{
    memset(o, 0, sizeof *o);
    o->table = table;
    o->argc = argc;
    o->argv = argv;
    o->index = 1;
}

static const struct optable_opt *find_short(const struct optable *o, char letter)
{
    if (!is_short((unsigned char)letter))
        return NULL;
    for (const struct optable_opt *opt = o->table; opt->key != 0; opt++)
        if (opt->key == letter)
            return opt;
    return NULL;
}

static const struct optable_opt *find_long(const struct optable *o, const char *name, size_t length)
{
    for (const struct optable_opt *opt = o->table; opt->key != 0; opt++)
        if (opt->name && strlen(opt->name) == length && memcmp(opt->name, name, length) == 0)
            return opt;
    return NULL;
}

/* Takes the next word as the value of an option. */
static bool take_word(struct optable *o)
{
    if (o->index >= o->argc)
        return false;
    o->value = o->argv[o->index++];
    return true;
}

static int next_short(struct optable *o)
{
    const struct optable_opt *opt = find_short(o, *o->cluster++);
    const char *rest = o->cluster;

    if (*rest == '\0')
        o->cluster = NULL;
    if (!opt)
        return OPTABLE_UNKNOWN;
    if (!opt->value)
        return opt->key;
    o->cluster = NULL;
    if (*rest != '\0')
        o->value = rest;
    else if (!take_word(o))
        return OPTABLE_MISSING;
    return opt->key;
}

static int next_long(struct optable *o, const char *name)
{
    size_t length = strcspn(name, "=");
    const struct optable_opt *opt = find_long(o, name, length);

    if (!opt)
        return OPTABLE_UNKNOWN;
    if (name[length] == '=') {
        if (!opt->value)
            return OPTABLE_EXCESS;
        o->value = name + length + 1;
    } else if (opt->value && !take_word(o)) {
        return OPTABLE_MISSING;
    }
    return opt->key;
}

int optable_next(struct optable *o)
{
    o->value = NULL;
    if (o->cluster)
        return next_short(o);
    if (o->over || o->index >= o->argc)
        return OPTABLE_END;

    const char *word = o->argv[o->index];
    o->word = word;
    if (word[0] != '-' || word[1] == '\0')
        return OPTABLE_END;
    o->index++;
    if (word[1] != '-') {
        o->cluster = word + 1;
        return next_short(o);
    }
    if (word[2] == '\0') {
        /* What follows are operands, whatever they look like. */
        o->over = true;
        return OPTABLE_END;
    }
    return next_long(o, word + 2);
}

const char *optable_value(const struct optable *o)
{
    return o->value;
}

bool optable_long(const struct optable *o, long min, long max, long *out)
{
    const char *text = o->value;
    char *end;

    if ((*text < '0' || *text > '9') && *text != '-' && *text != '+')
        return false;
    int saved = errno;
    errno = 0;
    long number = strtol(text, &end, 10);
    bool fits = errno == 0 && end != text && *end == '\0';
    errno = saved;
    if (!fits || number < min || number > max)
        return false;
    *out = number;
    return true;
}

const char *optable_word(const struct optable *o)
{
    return o->word;
}

const char *optable_operand(struct optable *o)
{
    if (o->index >= o->argc)
        return NULL;
    return o->argv[o->index++];
}

/* Text that is counted in full and stored as far as there is room. */
struct sink {
    char *buffer;
    size_t size, length;
};

static void put(struct sink *sink, const char *text)
{
    for (; *text; text++) {
        if (sink->length + 1 < sink->size)
            sink->buffer[sink->length] = *text;
        sink->length++;
    }
}

size_t optable_help(const struct optable_opt *table, char *buffer, size_t size)
{
    struct sink sink = { buffer, size, 0 };

    for (const struct optable_opt *opt = table; opt->key != 0; opt++) {
        if (!opt->help)
            continue;
        char letter[] = "  -x";
        letter[3] = (char)opt->key;
        put(&sink, is_short(opt->key) ? letter : "    ");
        if (opt->name) {
            put(&sink, is_short(opt->key) ? ", --" : "  --");
            put(&sink, opt->name);
        }
        put(&sink, opt->value ? " VALUE  " : "  ");
        put(&sink, opt->help);
        put(&sink, "\n");
    }
    if (size > 0)
        buffer[sink.length < size ? sink.length : size - 1] = '\0';
    return sink.length;
}
