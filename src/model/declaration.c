#include "model/declaration.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"

struct word {
    const char *word, *macro;
    enum declaration_items items;
    size_t fewest, most;
};

static const struct word words[DECLARATION_KINDS] = {
#define DECLARATION_WORD(name, word, items, fewest, most) {word, "ASSAY_" #name, items, fewest, most},
    DECLARATIONS(DECLARATION_WORD)
#undef DECLARATION_WORD
};

const char *declaration_word(enum declaration_kind kind)
{
    return words[kind].word;
}

const char *declaration_macro(enum declaration_kind kind)
{
    return words[kind].macro;
}

#define PARTS_MOST 3 /* of a remark: the function and two items */

struct declaring {
    struct program *program;
    struct declarations *declarations;
    struct error *error;
    const struct remark *remark;
    const char *file;               /* that a run wrote; NULL: none */
    const char *learned;            /* the next declaration is this rule */
    const char *parts[PARTS_MOST];
    size_t part_count;
};

static bool fail(struct declaring *declaring, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(struct declaring *declaring, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(declaring->error, ERROR_INPUT, "%s:%d: %s", declaring->remark->file, declaring->remark->line, message.s);
    text_release(&message);
    return false;
}

static const char *meant(struct declaring *declaring, const struct suggestion *suggestion)
{
    return suggestion->best ? arena_format(&declaring->program->arena, "; did you mean '%s'?", suggestion->best) : "";
}

/* --- taking a remark apart --- */

/* "equal f\nitem": the word; the rest are parts.  An expression may have newlines: it is the last part. */
static const char *split(struct declaring *declaring)
{
    struct arena *arena = &declaring->program->arena;
    const char *text = declaring->remark->text;
    size_t length = strcspn(text, " ");
    const char *word = arena_strndup(arena, text, length);
    declaring->part_count = 0;
    text += length;
    while (*text && declaring->part_count < PARTS_MOST) {
        text++;
        length = declaring->part_count + 1 < PARTS_MOST ? strcspn(text, "\n") : strlen(text);
        declaring->parts[declaring->part_count++] = arena_strndup(arena, text, length);
        text += length;
    }
    return word;
}

static bool kind_of_word(struct declaring *declaring, const char *word, enum declaration_kind *kind)
{
    struct suggestion suggestion = suggestion_for(word);
    for (size_t i = 0; i < DECLARATION_KINDS; i++) {
        *kind = (enum declaration_kind)i;
        if (strcmp(words[i].word, word) == 0)
            return true;
        suggestion_consider(&suggestion, words[i].word);
    }
    return fail(declaring, "nothing is known that is declared by 'assay %s'%s", word, meant(declaring, &suggestion));
}

/* --- functions and parameters --- */

/* Static ones of other files cannot be meant. */
static const struct function *function_named(struct declaring *declaring, const char *name)
{
    const struct program *program = declaring->program;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (strcmp(function->name, name) == 0 && strcmp(function->file, declaring->remark->file) == 0)
            return function;
    }
    return program_function(program, name);
}

static bool find_function(struct declaring *declaring, struct declaration *declaration)
{
    const char *name = declaring->part_count ? declaring->parts[0] : "";
    declaration->function = function_named(declaring, name);
    if (declaration->function)
        return true;
    struct suggestion suggestion = suggestion_for(name);
    for (size_t i = 0; i < declaring->program->functions.count; i++)
        suggestion_consider(&suggestion, declaring->program->functions.items[i]->name);
    return fail(declaring, "%s(%s): there is no function '%s'%s", words[declaration->kind].macro, name, name,
                meant(declaring, &suggestion));
}

static bool check_count(struct declaring *declaring, const struct declaration *declaration)
{
    const struct word *word = &words[declaration->kind];
    size_t count = declaration->function->parameter_count;
    if (count >= word->fewest && count <= word->most)
        return true;
    struct arena *arena = &declaring->program->arena;
    const char *wanted = word->most == 99             ? arena_format(arena, "at least %zu", word->fewest)
                         : word->fewest == word->most ? arena_format(arena, "%zu", word->most)
                                                      : arena_format(arena, "%zu to %zu", word->fewest, word->most);
    return fail(declaring, "%s(%s): '%s' takes %zu parameter%s, and a function that is declared so takes %s",
                word->macro, declaration->function->name, declaration->function->name, count, count == 1 ? "" : "s",
                wanted);
}

static bool parameter_numbered(struct declaring *declaring, const struct declaration *declaration, const char *part,
                               size_t *index)
{
    const struct function *function = declaration->function;
    char *end;
    unsigned long number = strtoul(part, &end, 10);
    if (*end || number < 1 || number > function->parameter_count)
        return fail(declaring, "%s(%s, %s): '%s' has parameters 1 to %zu", words[declaration->kind].macro,
                    function->name, part, function->name, function->parameter_count);
    *index = number - 1;
    return true;
}

/* By name, or by number from 1. */
static bool find_parameter(struct declaring *declaring, const struct declaration *declaration, const char *part,
                           size_t *index)
{
    const struct function *function = declaration->function;
    if (isdigit((unsigned char)*part))
        return parameter_numbered(declaring, declaration, part, index);
    struct suggestion suggestion = suggestion_for(part);
    struct text list = TEXT_INIT;
    for (*index = 0; *index < function->parameter_count; ++*index) {
        const char *name = function->parameters[*index].name;
        if (strcmp(name, part) == 0)
            break;
        suggestion_consider(&suggestion, name);
        text_addf(&list, "%s'%s'", *index ? ", " : "", name);
    }
    bool found = *index < function->parameter_count;
    if (!found)
        fail(declaring, "%s(%s, %s): '%s' has no parameter '%s'%s (it has %s)", words[declaration->kind].macro,
             function->name, part, function->name, part, meant(declaring, &suggestion), list.length ? list.s : "none");
    text_release(&list);
    return found;
}

static bool read_items(struct declaring *declaring, struct declaration *declaration)
{
    static const size_t counts[] = {
        [ITEMS_NONE] = 1, [ITEMS_EXPRESSION] = 2, [ITEMS_PARAMETER] = 2, [ITEMS_TWO_PARAMETERS] = 3};
    enum declaration_items items = words[declaration->kind].items;
    if (items == ITEMS_EXPRESSION) {
        const char *end = strchr(declaring->remark->text, '\n');
        declaration->expression = end ? end + 1 : "";
        return *declaration->expression || fail(declaring, "%s(%s): an expression is missing",
                                                words[declaration->kind].macro, declaration->function->name);
    }
    if (declaring->part_count != counts[items])
        return fail(declaring, "%s(%s): it takes %zu parameter%s of the function, and here are %zu",
                    words[declaration->kind].macro, declaration->function->name, counts[items] - 1,
                    counts[items] == 2 ? "" : "s", declaring->part_count - 1);
    for (size_t i = 1; i < declaring->part_count; i++)
        if (!find_parameter(declaring, declaration, declaring->parts[i], &declaration->parameters[i - 1]))
            return false;
    return true;
}

/* --- learned rules --- */

static bool begin_learned(struct declaring *declaring)
{
    if (declaring->part_count != 1 || !*declaring->parts[0])
        return fail(declaring, "ASSAY_LEARNED needs an id and a rule");
    declaring->learned = declaring->parts[0];
    return true;
}

static bool mark_bug(struct declaring *declaring)
{
    const char *id = declaring->part_count ? declaring->parts[0] : "";
    struct suggestion suggestion = suggestion_for(id);
    bool found = false;
    for (size_t i = 0; i < declaring->declarations->items.count; i++) {
        struct declaration *declaration = &declaring->declarations->items.items[i];
        if (!declaration->learned)
            continue;
        if (strcmp(declaration->learned, id) == 0)
            found = declaration->is_bug = true;
        suggestion_consider(&suggestion, declaration->learned);
    }
    for (size_t i = 0; !found && i < declaring->declarations->skipped.count; i++)
        found = strcmp(declaring->declarations->skipped.items[i], id) == 0;
    return found ||
           fail(declaring, "ASSAY_BUG(%s): no rule is ASSAY_LEARNED(%s, …)%s", id, id, meant(declaring, &suggestion));
}

/* --- all of them --- */

/* Learned of a function that was given then, and is not there now. */
static bool is_out_of_sight(struct declaring *declaring, const struct declaration *declaration)
{
    return declaration->learned && declaring->file && strcmp(declaration->file, declaring->file) == 0 &&
           declaring->part_count && !function_named(declaring, declaring->parts[0]);
}

static bool read_one(struct declaring *declaring)
{
    const char *word = split(declaring);
    if (strcmp(word, "bug") == 0)
        return true; /* when all rules are known */
    if (strcmp(word, "learned") == 0)
        return begin_learned(declaring);
    struct declaration declaration = {
        .file = declaring->remark->file, .line = declaring->remark->line, .learned = declaring->learned};
    declaring->learned = NULL;
    if (is_out_of_sight(declaring, &declaration)) {
        vector_push(&declaring->declarations->skipped, declaration.learned);
        return true;
    }
    if (!kind_of_word(declaring, word, &declaration.kind) || !find_function(declaring, &declaration) ||
        !check_count(declaring, &declaration) || !read_items(declaring, &declaration))
        return false;
    vector_push(&declaring->declarations->items, declaration);
    return true;
}

bool declarations_read(struct program *program, const char *learned, struct declarations *declarations,
                       struct error *error)
{
    struct declaring declaring = {.program = program, .declarations = declarations, .error = error, .file = learned};
    *declarations = (struct declarations){0};
    bool done = true;
    for (size_t i = 0; done && i < program->remarks.count; i++) {
        declaring.remark = &program->remarks.items[i];
        done = read_one(&declaring);
    }
    for (size_t i = 0; done && i < program->remarks.count; i++) {
        declaring.remark = &program->remarks.items[i];
        done = strcmp(split(&declaring), "bug") != 0 || mark_bug(&declaring);
    }
    if (!done)
        declarations_release(declarations);
    return done;
}

void declarations_release(struct declarations *declarations)
{
    vector_release(&declarations->items);
    vector_release(&declarations->skipped);
}
