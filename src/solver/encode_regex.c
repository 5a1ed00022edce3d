/* Regular expressions as they are written.  What SMT-LIB has no words for
 * (anchors inside, \b, lookbehind) takes an automaton: encode_language.c. */
#include "front/regex/machine.h"
#include "front/regex/unicode.h"
#include "solver/encode.h"

/* ---- sets of characters ---- */

static void range(uint32_t lo, uint32_t hi, struct text *out)
{
    text_add(out, lo == hi ? "(str.to_re \"" : "(re.range \"");
    encode_character(lo, out);
    if (lo != hi) {
        text_add(out, "\" \"");
        encode_character(hi, out);
    }
    text_add(out, "\")");
}

/* Beyond the last character of SMT-LIB, all are in it that are like the last one. */
static bool anonymous_are_alike(struct charset set)
{
    for (size_t i = 0; i < set.count; i++)
        if (set.items[i].hi >= ENCODE_FIRST_ANONYMOUS)
            return set.items[i].lo <= ENCODE_FIRST_ANONYMOUS && set.items[i].hi == CHARSET_LAST;
    return true;
}

bool encode_set(struct encoder *encoder, struct charset set, struct text *out)
{
    if (!anonymous_are_alike(set))
        return encode_refuse(encoder, "a regex names characters beyond U+%X", ENCODE_FIRST_ANONYMOUS - 1);
    if (set.count == 0) {
        text_add(out, "re.none");
        return true;
    }
    text_add(out, set.count > 1 ? "(re.union" : "");
    for (size_t i = 0; i < set.count; i++) {
        text_add(out, set.count > 1 ? " " : "");
        range(set.items[i].lo, set.items[i].hi > ENCODE_LAST ? ENCODE_LAST : set.items[i].hi, out);
    }
    text_add(out, set.count > 1 ? ")" : "");
    return true;
}

/* ---- trees ---- */

/* Where a node stands: surely at the start, surely at the end of the string. */
struct place {
    bool start, end;
};

struct tree {
    struct encoder *encoder;
    struct arena arena;
    struct charset scalars;
    struct ast_flags flags;
};

/* Things one after the other; characters next to each other are one string. */
struct pieces {
    struct text text, literal;
    size_t count;
};

static bool node(struct tree *tree, const struct ast *ast, struct place place, struct text *out);
static bool rest(struct tree *tree, const struct ast *sequence, size_t from, struct place place, struct text *out);

static void end_literal(struct pieces *pieces)
{
    if (pieces->literal.length == 0)
        return;
    text_addf(&pieces->text, " (str.to_re \"%s\")", pieces->literal.s);
    text_clear(&pieces->literal);
    pieces->count++;
}

static void put_together(struct pieces *pieces, struct text *out)
{
    end_literal(pieces);
    if (pieces->count == 0)
        text_add(out, "(str.to_re \"\")");
    else if (pieces->count == 1)
        text_add(out, pieces->text.s + 1);
    else
        text_addf(out, "(re.++%s)", pieces->text.s);
    text_release(&pieces->text);
    text_release(&pieces->literal);
}

static bool only_ends_follow(const struct ast *sequence, size_t from)
{
    while (from < sequence->count && sequence->items[from]->kind == AST_END)
        from++;
    return from == sequence->count;
}

/* X(?=Y)Z up to the end of the string is X followed by what is in YΣ* and in Z. */
static bool lookahead(struct tree *tree, const struct ast *sequence, size_t at, struct place place,
                      struct pieces *pieces)
{
    const struct ast *look = sequence->items[at];
    if (look->behind || !place.end)
        return false;
    end_literal(pieces);
    text_add(&pieces->text, look->negative ? " (re.inter (re.comp (re.++ " : " (re.inter (re.++ ");
    bool fine = node(tree, look->items[0], (struct place){place.start, false}, &pieces->text);
    text_add(&pieces->text, look->negative ? " re.all)) " : " re.all) ");
    fine = fine && rest(tree, sequence, at + 1, place, &pieces->text);
    text_add(&pieces->text, ")");
    pieces->count++;
    return fine;
}

/* False: it takes an automaton.  *done: the rest is in it already. */
static bool item(struct tree *tree, const struct ast *sequence, size_t at, struct place *place, struct pieces *pieces,
                 bool *done)
{
    const struct ast *ast = sequence->items[at];
    if (ast->kind == AST_START)
        return place->start && !tree->flags.multiline;
    if (ast->kind == AST_END)
        return place->end && !tree->flags.multiline && only_ends_follow(sequence, at);
    if (ast->kind == AST_LOOK) {
        *done = true;
        return lookahead(tree, sequence, at, *place, pieces);
    }
    struct place here = {place->start, place->end && only_ends_follow(sequence, at + 1)};
    place->start = false;
    if (ast->kind == AST_SET && charset_size(ast->set) == 1 && charset_contains(tree->scalars, ast->set.items[0].lo) &&
        ast->set.items[0].lo < ENCODE_FIRST_ANONYMOUS) {
        encode_character(ast->set.items[0].lo, &pieces->literal);
        return true;
    }
    end_literal(pieces);
    pieces->count++;
    text_add(&pieces->text, " ");
    return node(tree, ast, here, &pieces->text);
}

static bool rest(struct tree *tree, const struct ast *sequence, size_t from, struct place place, struct text *out)
{
    struct pieces pieces = {TEXT_INIT, TEXT_INIT, 0};
    bool fine = true, done = false;
    for (size_t i = from; i < sequence->count && fine && !done; i++)
        fine = item(tree, sequence, i, &place, &pieces, &done);
    put_together(&pieces, out);
    return fine;
}

static bool repeat(struct tree *tree, const struct ast *ast, struct place place, struct text *out)
{
    struct text element = TEXT_INIT;
    bool once = ast->min == 1 && ast->max == 1;
    bool fine = node(tree, ast->items[0], once ? place : (struct place){false, false}, &element);
    if (once)
        text_add(out, element.s);
    else if (ast->max == 0)
        text_add(out, "(str.to_re \"\")");
    else if (ast->max == AST_FOREVER && ast->min < 2)
        text_addf(out, "(re.%c %s)", ast->min ? '+' : '*', element.s);
    else if (ast->max == AST_FOREVER)
        text_addf(out, "(re.++ ((_ re.loop %u %u) %s) (re.* %s))", ast->min, ast->min, element.s, element.s);
    else if (ast->min == 0 && ast->max == 1)
        text_addf(out, "(re.opt %s)", element.s);
    else
        text_addf(out, "((_ re.loop %u %u) %s)", ast->min, ast->max, element.s);
    text_release(&element);
    return fine;
}

static bool alternation(struct tree *tree, const struct ast *ast, struct place place, struct text *out)
{
    bool fine = true;
    text_add(out, "(re.union");
    for (size_t i = 0; i < ast->count && fine; i++) {
        text_add(out, " ");
        fine = node(tree, ast->items[i], place, out);
    }
    text_add(out, ")");
    return fine;
}

static bool node(struct tree *tree, const struct ast *ast, struct place place, struct text *out)
{
    struct ast alone = {.kind = AST_SEQUENCE, .items = &ast, .count = 1};
    switch (ast->kind) {
    case AST_SET:
        return encode_set(tree->encoder, charset_intersection(&tree->arena, ast->set, tree->scalars), out);
    case AST_SEQUENCE:
        return rest(tree, ast, 0, place, out);
    case AST_ALTERNATION:
        return alternation(tree, ast, place, out);
    case AST_REPEAT:
        return repeat(tree, ast, place, out);
    case AST_GROUP:
        return node(tree, ast->items[0], place, out);
    case AST_LOOK:
    case AST_START:
    case AST_END:
        return rest(tree, &alone, 0, place, out);
    default: /* \b; backreferences have been refused */
        return false;
    }
}

bool encode_tree(struct encoder *encoder, const struct regex *regex, struct text *out)
{
    struct tree tree = {.encoder = encoder, .flags = regex->pattern->flags};
    tree.scalars = unicode_scalars(&tree.arena, tree.flags.unicode);
    bool fine = !regex->search && node(&tree, regex->pattern->root, (struct place){true, true}, out);
    arena_release(&tree.arena);
    return fine;
}

static void encode_automaton(struct encoder *encoder, const struct regex *regex, struct text *out)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct charset scalars = unicode_scalars(&arena, regex->pattern->flags.unicode);
    struct language *language = language_of(regex, &scalars, &error);
    if (language)
        encode_language(encoder, language, out);
    else
        encode_refuse(encoder, "%s", error.message.s);
    language_free(language);
    error_release(&error);
    arena_release(&arena);
}

void encode_regex(struct encoder *encoder, const struct lang_regex *regex, struct text *out)
{
    for (size_t i = 0; i < encoder->regexes.count; i++)
        if (encoder->regexes.items[i].regex == regex->regex) {
            text_add(out, encoder->regexes.items[i].text);
            return;
        }
    if (regex_has_backreferences(regex->regex)) {
        encode_refuse(encoder, "regex '%s' has a backreference", regex->pattern);
        return;
    }
    struct text text = TEXT_INIT;
    if (!encode_tree(encoder, regex->regex, &text) && !encoder->failed) {
        text_clear(&text);
        encode_automaton(encoder, regex->regex, &text);
    }
    if (!encoder->failed) {
        struct encoded_regex known = {regex->regex, arena_strdup(&encoder->arena, text.s)};
        vector_push(&encoder->regexes, known);
        text_add(out, text.s);
    }
    text_release(&text);
}

/* ---- what is matched ---- */

bool encode_is_plain(const struct encoder *encoder, const struct lang_symbol *symbol)
{
    for (size_t i = 0; i < encoder->plain.count; i++)
        if (encoder->plain.items[i] == symbol)
            return true;
    return false;
}

static void make_plain(void *context, const struct lang_symbol *symbol)
{
    struct encoder *encoder = context;
    if (symbol->type->kind == LANG_STRING && !encode_is_plain(encoder, symbol))
        vector_push(&encoder->plain, symbol);
}

void encode_subject(struct encoder *encoder, const struct lang_term *string, const struct lang_regex *regex)
{
    if (!regex->regex->pattern->flags.unicode)
        term_each_symbol(string, make_plain, encoder);
}
