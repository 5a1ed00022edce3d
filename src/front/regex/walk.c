#include "front/regex/walk.h"

#define STEP_LIMIT 200000
#define TRIES 20000
#define STEP_LIMITS 20 /* all tries together */
#define LANGUAGE_AFTER 200 /* tries, where there is a language */

struct walker {
    const struct regex *regex;
    struct arena arena;
    struct charset alphabet;
    struct dice *dice;
    struct text *out;
    size_t characters, max;
    size_t steps; /* (a{0}){1000000} makes no characters but takes its time */
    unsigned appetite;
    struct {
        size_t start, end, characters;
        bool set;
    } *captures;
};

static bool add_character(struct walker *w, struct charset set)
{
    uint64_t size = charset_size(set);
    if (size == 0 || w->characters == w->max)
        return false;
    text_add_character(w->out, charset_at(set, dice_below(w->dice, size)));
    w->characters++;
    return true;
}

/* Most sets meet the alphabet in their first range; a set is only cut to the
 * alphabet when a random member does not lie in it. */
static bool walk_set(struct walker *w, struct charset set)
{
    uint64_t size = charset_size(set);
    if (size == 0 || w->characters == w->max)
        return false;
    uint32_t c = charset_at(set, dice_below(w->dice, size));
    if (!charset_contains(w->alphabet, c))
        return add_character(w, charset_intersection(&w->arena, set, w->alphabet));
    text_add_character(w->out, c);
    w->characters++;
    return true;
}

static bool walk_back(struct walker *w, uint32_t capture)
{
    if (!w->captures[capture].set)
        return true;
    size_t start = w->captures[capture].start, length = w->captures[capture].end - start;
    text_reserve(w->out, length + 1);
    text_add_bytes(w->out, w->out->s + start, length);
    w->characters += w->captures[capture].characters;
    return w->characters <= w->max;
}

static bool walk_node(struct walker *w, const struct ast *node);

static uint32_t element_count(struct walker *w, const struct ast *node)
{
    uint64_t more = 0, limit = node->max == AST_FOREVER ? UINT32_MAX : node->max - node->min;
    if (limit > 0 && limit <= 4 && w->appetite > 0) /* few: all the same */
        return node->min + (uint32_t)dice_below(w->dice, limit + 1);
    while (more < limit && dice_below(w->dice, w->appetite + 1) != 0)
        more++;
    return node->min + (uint32_t)more;
}

static bool walk_repeat(struct walker *w, const struct ast *node)
{
    uint32_t count = element_count(w, node);
    for (uint32_t i = 0; i < count; i++) {
        size_t before = w->characters;
        for (uint32_t capture = node->first_capture; capture < node->last_capture; capture++)
            w->captures[capture].set = false;
        if (!walk_node(w, node->items[0]))
            return false;
        if (i >= node->min && w->characters == before)
            return true; /* a further empty element is none */
    }
    return true;
}

static bool walk_group(struct walker *w, const struct ast *node)
{
    size_t start = w->out->length, characters = w->characters;
    if (!walk_node(w, node->items[0]))
        return false;
    w->captures[node->capture].start = start;
    w->captures[node->capture].end = w->out->length;
    w->captures[node->capture].characters = w->characters - characters;
    w->captures[node->capture].set = true;
    return true;
}

static bool walk_node(struct walker *w, const struct ast *node)
{
    if (++w->steps > STEP_LIMIT)
        return false;
    switch (node->kind) {
    case AST_SET:
        return walk_set(w, node->set);
    case AST_SEQUENCE:
        for (size_t i = 0; i < node->count; i++)
            if (!walk_node(w, node->items[i]))
                return false;
        return true;
    case AST_ALTERNATION:
        return walk_node(w, node->items[dice_below(w->dice, node->count)]);
    case AST_REPEAT:
        return walk_repeat(w, node);
    case AST_GROUP:
        return walk_group(w, node);
    case AST_BACK:
        return walk_back(w, node->capture);
    case AST_LOOK:
    case AST_START:
    case AST_END:
    case AST_WORD:
        return true;
    }
    BUG("a kind of node that is none");
}

bool walk(const struct regex *regex, const struct ast *root, struct charset alphabet, size_t min, size_t max,
          unsigned appetite, struct dice *dice, struct text *out)
{
    struct walker w = {
        .regex = regex, .alphabet = alphabet, .dice = dice, .out = out, .max = max, .appetite = appetite};
    w.captures = mem_array(regex->pattern->captures, sizeof *w.captures);
    text_clear(out);
    bool done = walk_node(&w, root);
    while (done && regex->search && w.characters < min)
        done = add_character(&w, alphabet);
    mem_free(w.captures);
    arena_release(&w.arena);
    return done && w.characters >= min;
}

/* Out of the language; false: there is no such string, or an error. */
static bool draw_from_language(struct regex *regex, struct charset alphabet, size_t min, size_t max, uint64_t seed,
                               struct text *out, struct error *error)
{
    struct language *language = language_of(regex, &alphabet, error);
    struct selection *selection = language ? selection_of(language, min, max, error) : NULL;
    bool drawn = false;
    if (selection) {
        mpz_t count;
        mpz_init(count);
        selection_count(selection, count);
        drawn = mpz_sgn(count) > 0;
        mpz_clear(count);
        if (drawn)
            selection_sample_length(selection, seed, 0, out);
    }
    selection_free(selection);
    language_free(language);
    return drawn;
}

bool regex_draw(struct regex *regex, const struct charset *alphabet, size_t min, size_t max, uint64_t seed,
                struct text *out, struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct charset characters = alphabet ? *alphabet : regex_alphabet(regex, &arena);
    bool drawn = false, exact = !regex->pattern->has_back;
    size_t steps = regex->steps + STEP_LIMITS * regex->step_limit;
    struct dice dice = dice_of(seed, 0);
    for (unsigned i = 0; !drawn && error->kind == ERROR_NONE && i < (exact ? LANGUAGE_AFTER : TRIES); i++) {
        if (regex->steps > steps)
            break;
        bool matches = false;
        unsigned appetite = 1 + (unsigned)((seed + i) % 8);
        drawn = walk(regex, regex->pattern->root, characters, min, max, appetite, &dice, out) &&
                regex_matches(regex, out->s, out->length, &matches, error) && matches;
    }
    if (!drawn && exact && error->kind == ERROR_NONE)
        drawn = draw_from_language(regex, characters, min, max, seed, out, error);
    arena_release(&arena);
    if (!drawn)
        error_set(error, ERROR_INPUT, "regex '%s': %s", regex->pattern->source,
                  exact ? "no string of these lengths and this alphabet matches"
                        : "found no string that matches; with backreferences Assay generates and tests");
    return drawn;
}
