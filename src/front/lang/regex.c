#include "front/lang/meta.h"

#include <stdio.h>
#include <string.h>
#include "front/lang/owned.h"
#include "front/regex/ast.h"

#define PATTERN_MOST 50000

/* ---- making: each pattern once ---- */

const struct lang_regex *regex_make(struct elaborator *E, const char *pattern, size_t length, const char *flags,
                                    struct lang_place at)
{
    if (length > PATTERN_MOST)
        return elaborator_fail(E, at, "expected a regex of at most %d bytes, found one of %zu", PATTERN_MOST, length);
    E->steps += length / 64;
    if (strlen(pattern) != length)
        return elaborator_fail(E, at, "expected a regex without the character NUL (write \\0)");
    char *key = arena_format(E->arena, "%s/%s", pattern, flags);
    struct lang_regex *regex = map_get(&E->regexes, key);
    if (regex)
        return regex;
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags};
    regex = arena_alloc(E->arena, sizeof *regex);
    *regex = (struct lang_regex){arena_strndup(E->arena, pattern, length), arena_strdup(E->arena, flags), length,
                                 regex_parse(pattern, length, &options, &error)};
    if (!regex->regex) {
        bool unicode = strstr(error.message.s, "needs the flag u") != NULL;
        elaborator_fail(E, at, "%s%s", error.message.s, unicode ? ": write (regex \"…\" \"u\")" : "");
        error_release(&error);
        return NULL;
    }
    vector_push(&E->program->owned->regexes, regex->regex);
    map_put(&E->regexes, key, regex);
    return regex;
}

const struct lang_cover *cover_make(struct elaborator *E, const struct lang_regex *regex,
                                    const struct cover_options *options, struct lang_place at)
{
    char *key = arena_format(E->arena, "%p/%d/%d/%u", (const void *)regex, options->whole_classes, options->unroll,
                             options->lengths);
    struct lang_cover *cover = map_get(&E->covers, key);
    if (cover)
        return cover;
    struct error error = ERROR_INIT;
    cover = arena_alloc(E->arena, sizeof *cover);
    *cover = (struct lang_cover){regex, *options, cover_of(regex->regex, options, &error)};
    if (!cover->cover) {
        elaborator_fail(E, at, "%s", error.message.s);
        error_release(&error);
        return NULL;
    }
    vector_push(&E->program->owned->covers, cover->cover);
    map_put(&E->covers, key, cover);
    return cover;
}

const struct meta *regex_meta(struct elaborator *E, const struct lang_regex *regex)
{
    struct meta *meta = meta_make(E, META_TERM);
    meta->term = term_constant(E->arena, type_plain(LANG_REGEX), value_regex(E->arena, regex));
    return meta;
}

/* ---- pattern text ---- */

static const struct ast *tree_of(struct elaborator *E, const struct lang_regex *regex)
{
    struct error error = ERROR_INIT;
    struct ast_flags flags = {strchr(regex->flags, 'i') != NULL, strchr(regex->flags, 's') != NULL,
                              strchr(regex->flags, 'm') != NULL, strchr(regex->flags, 'u') != NULL};
    struct ast_pattern *pattern = ast_parse(E->arena, regex->pattern, regex->length, flags, &error);
    if (!pattern)
        BUG("the regex '%s' is parsed no more", regex->pattern);
    return pattern->root;
}

/* Groups and brackets stay one thing wherever they are put. */
static bool is_closed(struct elaborator *E, const struct lang_regex *regex)
{
    const struct ast *root = tree_of(E, regex);
    while (root->kind == AST_SEQUENCE && root->count == 1)
        root = root->items[0];
    return root->kind == AST_GROUP || (root->kind == AST_SET && regex->pattern[0] == '[');
}

static void add_piece(struct elaborator *E, const struct lang_regex *regex, struct text *out)
{
    bool closed = is_closed(E, regex);
    text_add(out, closed ? "" : "(?:");
    text_add_bytes(out, regex->pattern, regex->length);
    text_add(out, closed ? "" : ")");
}

/* One flag word and no backreference, whose number another part would change. */
static bool can_join(struct elaborator *E, const struct lang_regex **parts, size_t count, struct lang_place at)
{
    for (size_t i = 0; i < count; i++) {
        if (count > 1 && regex_has_backreferences(parts[i]->regex))
            return elaborator_fail(E, at, "expected regexes without backreferences to combine, found \"%s\"",
                                   parts[i]->pattern);
        if (strcmp(parts[i]->flags, parts[0]->flags) != 0)
            return elaborator_fail(E, at, "expected regexes with the same flags to combine, found \"%s\" and \"%s\"",
                                   parts[0]->flags, parts[i]->flags);
    }
    return true;
}

static const struct meta *made(struct elaborator *E, struct text *pattern, const char *flags, struct lang_place at)
{
    const struct lang_regex *regex = regex_make(E, pattern->s, pattern->length, flags, at);
    text_release(pattern);
    return regex ? regex_meta(E, regex) : NULL;
}

const struct meta *regex_join(struct elaborator *E, const char *kind, const struct meta **metas, size_t count,
                              struct lang_place at)
{
    const struct lang_regex **parts = arena_alloc(E->arena, (count + 1) * sizeof *parts);
    for (size_t i = 0; i < count; i++)
        if (!(parts[i] = coerce_regex(E, metas[i], at)))
            return NULL;
    if (!can_join(E, parts, count, at))
        return NULL;
    if (count == 1)
        return regex_meta(E, parts[0]);
    struct text pattern = TEXT_INIT;
    bool is_union = strcmp(kind, "re-union") == 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_union && parts[i]->length == 0)
            continue;
        text_add(&pattern, i > 0 && is_union ? "|" : "");
        add_piece(E, parts[i], &pattern);
    }
    return made(E, &pattern, count > 0 ? parts[0]->flags : "", at);
}

/* ---- combinators ---- */

static const struct meta *call_join(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    return regex_join(E, self->name, call->args, call->count, call->at);
}

static const struct meta *repeated(struct elaborator *E, const struct meta *meta, const char *quantifier,
                                   struct lang_place at)
{
    const struct lang_regex *regex = coerce_regex(E, meta, at);
    if (!regex)
        return NULL;
    struct text pattern = TEXT_INIT;
    add_piece(E, regex, &pattern);
    text_add(&pattern, quantifier);
    return made(E, &pattern, regex->flags, at);
}

static const struct meta *call_quantifier(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    char quantifier[] = {(char)self->detail, '\0'};
    return repeated(E, call->args[0], quantifier, call_place(call, 0));
}

/* (re-repeat r n), (re-repeat r min max), (re-repeat r min none) */
static const struct meta *call_repeat(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    size_t min, max = 0;
    char quantifier[64];
    bool forever = call->count == 3 && call->args[2]->kind == META_NONE;
    if (!coerce_count(E, call->args[1], call_place(call, 1), "how often, 0 to 10000", 10000, &min))
        return NULL;
    if (call->count == 3 && !forever &&
        !coerce_count(E, call->args[2], call_place(call, 2), "how often at most, 0 to 10000, or none", 10000, &max))
        return NULL;
    if (call->count == 3 && !forever && max < min)
        return elaborator_expected(E, call_place(call, 2), "at least as many as before", call->args[2]);
    if (call->count == 2)
        snprintf(quantifier, sizeof quantifier, "{%zu}", min);
    else if (forever)
        snprintf(quantifier, sizeof quantifier, "{%zu,}", min);
    else
        snprintf(quantifier, sizeof quantifier, "{%zu,%zu}", min, max);
    return repeated(E, call->args[0], quantifier, call_place(call, 0));
}

/* A bracket: (char-class "a-z_") is [a-z_], and (char-class "[a-z]") too. */
static const struct meta *call_char_class(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const char *what = "characters such as \"a-z\" or \"[a-z]\"";
    if (!meta_is_string(call->args[0]) && !meta_is_regex(call->args[0]))
        return elaborator_expected(E, call_place(call, 0), what, call->args[0]);
    const struct lang_value *value = call->args[0]->term->value;
    const char *inside = value->kind == LANG_STRING ? value->string.s : value->regex->pattern;
    const char *pattern = inside[0] == '[' ? inside : arena_format(E->arena, "[%s]", inside);
    const struct lang_regex *regex = regex_make(E, pattern, strlen(pattern), "", call_place(call, 0));
    if (!regex)
        return NULL;
    const struct ast *root = tree_of(E, regex);
    while (root->kind == AST_SEQUENCE && root->count == 1)
        root = root->items[0];
    return root->kind == AST_SET ? regex_meta(E, regex)
                                 : elaborator_expected(E, call_place(call, 0), what, call->args[0]);
}

static const struct meta *call_any_char(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_regex *regex = regex_make(E, ".", 1, "", call->at);
    return regex ? regex_meta(E, regex) : NULL;
}

static const struct meta *call_literal(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!meta_is_string(call->args[0]))
        return elaborator_expected(E, call_place(call, 0), "a constant String", call->args[0]);
    const struct lang_value *value = call->args[0]->term->value;
    struct text pattern = TEXT_INIT;
    for (size_t i = 0; i < value->string.length; i++) {
        if (value->string.s[i] && strchr("\\^$.|?*+()[]{}/", value->string.s[i]))
            text_add_char(&pattern, '\\');
        text_add_char(&pattern, value->string.s[i]);
    }
    return made(E, &pattern, "", call_place(call, 0));
}

/* (regex "pattern" "flags") */
static const struct meta *call_regex(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    for (size_t i = 0; i < call->count; i++)
        if (!meta_is_string(call->args[i]))
            return elaborator_expected(E, call_place(call, i), "a constant String", call->args[i]);
    const struct lang_value *pattern = call->args[0]->term->value;
    const char *flags = call->count > 1 ? call->args[1]->term->value->string.s : "";
    const struct lang_regex *regex =
        regex_make(E, pattern->string.s, pattern->string.length, flags, call_place(call, 0));
    return regex ? regex_meta(E, regex) : NULL;
}

const struct builtin builtins_regex[] = {
    {"re-union", 1, 0, false, call_join, 0, false},
    {"re++", 1, 0, false, call_join, 0, false},
    {"re-?", 1, 1, false, call_quantifier, '?', false},
    {"re-*", 1, 1, false, call_quantifier, '*', false},
    {"re-plus", 1, 1, false, call_quantifier, '+', false},
    {"re-repeat", 2, 3, false, call_repeat, 0, false},
    {"char-class", 1, 1, false, call_char_class, 0, false},
    {"any-char", 0, 1, false, call_any_char, 0, false},
    {"re-literal", 1, 1, false, call_literal, 0, false},
    {"regex", 1, 2, false, call_regex, 0, false},
    {NULL},
};

/* ---- shapes ---- */

bool regex_is_shape(const char *name)
{
    static const char *const shapes[] = {"re-union",  "re++",       "re-?",     "re-*",    "re-plus",
                                         "re-repeat", "char-class", "any-char", "re-empty"};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        if (strcmp(shapes[i], name) == 0)
            return true;
    return false;
}

static const struct meta *part(struct elaborator *E, const struct lang_regex *regex, const struct ast *node,
                               struct lang_place at)
{
    while (node->kind == AST_GROUP)
        node = node->items[0];
    const struct lang_regex *made = regex_make(
        E, arena_strndup(E->arena, regex->pattern + node->position, node->length), node->length, regex->flags, at);
    return made ? regex_meta(E, made) : NULL;
}

static bool shape_of_items(struct elaborator *E, const struct lang_regex *regex, const struct ast *node,
                           const char *kind, struct lang_place at, struct regex_shape *shape)
{
    shape->kind = kind;
    shape->count = node->count;
    shape->parts = arena_alloc(E->arena, (node->count + 3) * sizeof *shape->parts);
    for (size_t i = 0; i < node->count; i++)
        if (!(shape->parts[i] = part(E, regex, node->items[i], at)))
            return false;
    return true;
}

/* The parts of a bracket are alternatives: [a-z0-9] is [a-z] or [0-9]. */
static bool shape_of_set(struct elaborator *E, const struct lang_regex *regex, const struct ast *node,
                         struct lang_place at, struct regex_shape *shape)
{
    const char *text = regex->pattern + node->position;
    shape->kind = node->part_count > 1 ? "re-union" : text[0] == '.' ? "any-char" : "char-class";
    shape->count = node->part_count > 1 ? node->part_count : text[0] == '.' ? 0 : 1;
    shape->parts = arena_alloc(E->arena, (shape->count + 1) * sizeof *shape->parts);
    if (shape->count == 1)
        return (shape->parts[0] = part(E, regex, node, at)) != NULL;
    for (size_t i = 0; i < shape->count; i++) {
        const struct ast_part *piece = &node->parts[i];
        const char *inside = regex->pattern + piece->position;
        const char *pattern =
            arena_format(E->arena, inside[0] == '^' ? "[\\%.*s]" : "[%.*s]", (int)piece->length, inside);
        const struct lang_regex *made = regex_make(E, pattern, strlen(pattern), regex->flags, at);
        if (!made)
            return false;
        shape->parts[i] = regex_meta(E, made);
    }
    return true;
}

static bool shape_of_repeat(struct elaborator *E, const struct lang_regex *regex, const struct ast *node,
                            struct lang_place at, struct regex_shape *shape)
{
    bool forever = node->max == AST_FOREVER;
    const char *kind = forever && node->min == 0          ? "re-*"
                       : forever && node->min == 1        ? "re-plus"
                       : node->min == 0 && node->max == 1 ? "re-?"
                                                          : "re-repeat";
    if (!shape_of_items(E, regex, node, kind, at, shape))
        return false;
    if (strcmp(kind, "re-repeat") == 0) {
        shape->parts[1] = meta_term(E, term_integer(E->arena, node->min), at);
        shape->parts[2] = forever ? meta_make(E, META_NONE) : meta_term(E, term_integer(E->arena, node->max), at);
        shape->count = 3;
    }
    return true;
}

bool regex_shape(struct elaborator *E, const struct lang_regex *regex, struct lang_place at, struct regex_shape *shape)
{
    const struct ast *node = tree_of(E, regex);
    while (node->kind == AST_GROUP || (node->kind == AST_SEQUENCE && node->count == 1))
        node = node->items[0];
    *shape = (struct regex_shape){0};
    if (regex_has_backreferences(regex->regex))
        return true;
    switch (node->kind) {
    case AST_SET:
        return shape_of_set(E, regex, node, at, shape);
    case AST_SEQUENCE:
        return shape_of_items(E, regex, node, node->count == 0 ? "re-empty" : "re++", at, shape);
    case AST_ALTERNATION:
        return shape_of_items(E, regex, node, "re-union", at, shape);
    case AST_REPEAT:
        return shape_of_repeat(E, regex, node, at, shape);
    default:
        return true;
    }
}
