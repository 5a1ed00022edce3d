#include "front/regex/machine.h"
#include "front/regex/unicode.h"

#include <string.h>

#define STATE_LIMIT 100000
#define STEP_LIMIT 1000000
#define LARGE_SET 64

static bool parse_flags(const char *text, struct ast_flags *flags, struct error *error)
{
    for (; text && *text; text++) {
        bool *flag = *text == 'i'   ? &flags->ignore_case
                     : *text == 's' ? &flags->dot_all
                     : *text == 'm' ? &flags->multiline
                     : *text == 'u' ? &flags->unicode
                                    : NULL;
        if (!flag)
            return error_set(error, ERROR_INPUT, "regex: expected a flag out of 'imsu', found '%c'", *text);
        *flag = true;
    }
    return true;
}

struct regex *regex_parse(const char *pattern, size_t length, const struct regex_options *options, struct error *error)
{
    struct ast_flags flags = {0};
    if (options && !parse_flags(options->flags, &flags, error))
        return NULL;
    struct regex *regex = mem_alloc(sizeof *regex);
    regex->pattern = ast_parse(&regex->arena, pattern, length, flags, error);
    if (!regex->pattern) {
        regex_free(regex);
        return NULL;
    }
    regex->search = options && options->search;
    regex->state_limit = options && options->state_limit ? options->state_limit : STATE_LIMIT;
    regex->step_limit = options && options->step_limit ? options->step_limit : STEP_LIMIT;
    return regex;
}

void regex_free(struct regex *regex)
{
    if (!regex)
        return;
    matcher_free(regex->matcher);
    program_free(regex->program);
    arena_release(&regex->arena);
    mem_free(regex);
}

bool regex_has_backreferences(const struct regex *regex)
{
    return regex->pattern->has_back;
}

/* What a look says does not matter: every character is read by something else too. */
static bool names_half(struct arena *arena, const struct ast *node)
{
    if (node->kind == AST_LOOK)
        return false;
    struct charset halves = charset_range(arena, 0xd800, 0xdfff);
    if (node->kind == AST_SET && !charset_is_empty(charset_intersection(arena, node->set, halves)))
        return true;
    for (size_t i = 0; i < node->count; i++)
        if (names_half(arena, node->items[i]))
            return true;
    return false;
}

bool regex_may_match_halves(struct regex *regex)
{
    if (regex->halves == HALVES_NOT_ASKED) {
        struct arena arena = ARENA_INIT;
        bool may = !regex->pattern->flags.unicode && (regex->search || names_half(&arena, regex->pattern->root));
        regex->halves = may && !regex_excludes_pairs(regex) ? HALVES_PERHAPS : HALVES_NEVER;
        arena_release(&arena);
    }
    return regex->halves == HALVES_PERHAPS;
}

/* ---- the default alphabet ---- */

struct needs {
    struct arena *arena;
    struct charset ascii, scalars;
    range_list ranges;
};

/* What is named but has nothing of printable ASCII: all of it, or of a large
 * set what can be seen. */
static void need_set(struct needs *needs, struct charset set)
{
    set = charset_intersection(needs->arena, set, needs->scalars);
    if (!charset_is_empty(charset_intersection(needs->arena, set, needs->ascii)))
        return;
    if (charset_size(set) > LARGE_SET) {
        struct charset seen = charset_intersection(needs->arena, set, unicode_visible(needs->arena));
        set = charset_is_empty(seen) ? set : seen;
    }
    for (size_t i = 0; i < set.count; i++)
        vector_push(&needs->ranges, set.items[i]);
}

static void need(struct needs *needs, const struct ast *node)
{
    if (node->kind == AST_LOOK && node->negative)
        return;
    if (node->kind == AST_SET && node->part_count == 0)
        need_set(needs, node->set);
    for (size_t i = 0; i < node->part_count; i++)
        need_set(needs, node->parts[i].set);
    for (size_t i = 0; i < node->count; i++)
        need(needs, node->items[i]);
}

struct charset regex_alphabet(const struct regex *regex, struct arena *arena)
{
    struct needs needs = {
        .arena = arena,
        .ascii = unicode_printable_ascii(arena),
        .scalars = unicode_scalars(arena, regex->pattern->flags.unicode),
    };
    vector_push(&needs.ranges, ((struct range){0x20, 0x7e}));
    need(&needs, regex->pattern->root);
    return charset_build(arena, &needs.ranges);
}

struct charset regex_alphabet_of(struct arena *arena, const char *bracket, struct error *error)
{
    struct ast_flags flags = {.unicode = true};
    struct ast_pattern *pattern = ast_parse(arena, bracket, strlen(bracket), flags, error);
    if (!pattern)
        return CHARSET_EMPTY;
    struct charset set = pattern->root->set;
    if (pattern->root->kind == AST_SET)
        set = charset_intersection(arena, set, unicode_scalars(arena, true));
    if (charset_is_empty(set))
        error_set(error, ERROR_INPUT, "regex '%s': expected an alphabet such as '[a-z0-9]' that is not empty", bracket);
    return set;
}
