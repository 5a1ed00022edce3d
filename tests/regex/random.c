#include "judge.h"

#include <string.h>

unsigned random_below(struct random *random, unsigned limit)
{
    random->state = random->state * 6364136223846793005u + 1442695040888963407u;
    uint64_t x = random->state ^ random->state >> 29;
    return (unsigned)((x * 0x9e3779b97f4a7c15u >> 33) % limit);
}

struct grammar {
    struct random *random;
    struct text *out;
    bool references;
    unsigned groups, budget, look_depth;
};

static void add_atom(struct grammar *g, unsigned depth);
static void add_alternation(struct grammar *g, unsigned depth);

static void add_quantifier(struct grammar *g)
{
    static const char *const quantifiers[] = {"*", "+", "?", "{2}", "{0,2}", "{1,3}", "{2,}", "*?", "+?", "??", "{0}"};
    text_add(g->out, quantifiers[random_below(g->random, sizeof quantifiers / sizeof quantifiers[0])]);
}

static void add_class(struct grammar *g)
{
    static const char *const classes[] = {"[ab]", "[^a]",   "[a-b]",   "[^]", "[]",  "\\w",  "\\W",
                                          ".",    "[\\w-]", "[^-\\n]", "\\s", "\\S", "[b-]", "\\d"};
    text_add(g->out, classes[random_below(g->random, sizeof classes / sizeof classes[0])]);
}

static void add_assertion(struct grammar *g, unsigned depth)
{
    static const char *const looks[] = {"(?=", "(?!", "(?<=", "(?<!"};
    static const char *const simple[] = {"^", "$", "\\b", "\\B"};
    if (depth == 0 || g->look_depth > 2 || random_below(g->random, 2) == 0) {
        text_add(g->out, simple[random_below(g->random, 4)]);
        return;
    }
    g->look_depth++;
    text_add(g->out, looks[random_below(g->random, 4)]);
    add_alternation(g, depth - 1);
    text_add(g->out, ")");
    g->look_depth--;
}

static void add_group(struct grammar *g, unsigned depth)
{
    bool capturing = random_below(g->random, 2);
    text_add(g->out, capturing ? "(" : "(?:");
    g->groups += capturing;
    add_alternation(g, depth - 1);
    text_add(g->out, ")");
}

static void add_atom(struct grammar *g, unsigned depth)
{
    unsigned kind = random_below(g->random, 16);
    if (kind < 7) {
        static const char *const letters[] = {"a", "b", "-", "\\n"};
        text_add(g->out, letters[random_below(g->random, kind ? 3 : 4)]);
    } else if (kind < 9) {
        add_class(g);
    } else if (kind < 11) {
        add_assertion(g, depth);
        return;
    } else if (kind == 11 && g->references && g->groups > 0) {
        text_addf(g->out, "(?:\\%u)", 1 + random_below(g->random, g->groups));
    } else if (depth > 0) {
        add_group(g, depth);
    } else {
        text_add(g->out, "b");
    }
    if (random_below(g->random, 3) == 0)
        add_quantifier(g);
}

static void add_alternation(struct grammar *g, unsigned depth)
{
    unsigned branches = 1 + (random_below(g->random, 3) == 0) + (random_below(g->random, 6) == 0);
    for (unsigned i = 0; i < branches; i++) {
        if (i > 0)
            text_add(g->out, "|");
        unsigned items = random_below(g->random, 4);
        for (unsigned k = 0; k < items && g->budget > 0; k++, g->budget--)
            add_atom(g, depth);
    }
}

void random_pattern(struct random *random, struct text *out, bool references)
{
    struct grammar g = {.random = random, .out = out, .references = references, .budget = 14};
    text_clear(out);
    add_alternation(&g, 3);
}

void random_flags(struct random *random, char flags[5])
{
    size_t count = 0;
    for (const char *flag = "imsu"; *flag; flag++)
        if (random_below(random, 4) == 0)
            flags[count++] = *flag;
    flags[count] = 0;
}

static bool inside_character(const struct text *text, size_t at)
{
    return at < text->length && ((unsigned char)text->s[at] & 0xc0) == 0x80;
}

/* Characters inserted, replaced and deleted; UTF-8 stays UTF-8. */
void mutate(struct random *random, struct text *text)
{
    static const char letters[] = "abzAZ09 _-.,:@/\\\n\t'\"x";
    unsigned edits = 1 + random_below(random, 3);
    for (unsigned i = 0; i < edits; i++) {
        size_t at = random_below(random, (unsigned)text->length + 1);
        while (inside_character(text, at))
            at--;
        unsigned kind = random_below(random, 3);
        size_t behind = at;
        if (kind != 0 && at < text->length)
            for (behind++; inside_character(text, behind);)
                behind++;
        struct text edited = TEXT_INIT;
        text_add_bytes(&edited, text->s, at);
        if (kind != 1)
            text_add_char(&edited, letters[random_below(random, sizeof letters - 1)]);
        text_add_bytes(&edited, text->s + behind, text->length - behind);
        text_release(text);
        *text = edited;
    }
}
