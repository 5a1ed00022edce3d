/* Variables of a test: their names, their types, and how they are passed. */
#include <ctype.h>
#include <string.h>
#include "export/sequence_test_parts.h"
#include "model/type_kinds.h"

/* ---- words ---- */

/* What remains of a hint that can begin an identifier: "struct stack *" gives "stack", "XML_Parser" "xml_parser". */
static char *word_of(const char *hint)
{
    struct text word = TEXT_INIT;
    for (const char *tag = "struct "; strncmp(hint, tag, strlen(tag)) == 0;)
        hint += strlen(tag);
    for (const char *c = hint; *c && *c != '*'; c++)
        if (isalnum((unsigned char)*c) || *c == '_')
            text_add_char(&word, (char)tolower((unsigned char)*c));
    if (word.length > 2 && strcmp(word.s + word.length - 2, "_t") == 0)
        text_cut(&word, word.length - 2);
    if (!word.length || isdigit((unsigned char)word.s[0]) || word.s[0] == '_') {
        text_clear(&word);
        text_add(&word, "value");
    }
    if (isdigit((unsigned char)word.s[word.length - 1]))
        text_add_char(&word, '_');
    return text_detach(&word);
}

const char *test_sort_type(const struct sort *sort)
{
    bool is_bare = strncmp(sort->name, "void *", 6) == 0; /* "void *iter": a word tells it from others */
    return sort->is_memory || is_bare ? "void *" : sort->name;
}

const char *test_sort_word(const struct sort *sort)
{
    if (sort->is_memory)
        return "block";
    if (sort->object && strcmp(sort->object->tag, "anonymous") != 0)
        return sort->object->tag;
    return sort->alias ? sort->alias : sort->name;
}

static bool is_taken(const struct test_writing *writing, const char *name)
{
    return operations_find(writing->plan->operations, name) != NULL;
}

char *test_name_new(struct test_writing *writing, const char *hint)
{
    char *word = word_of(hint), *name = NULL;
    struct test_name *known = NULL;
    for (size_t i = 0; i < writing->names.count && !known; i++)
        if (strcmp(writing->names.items[i].word, word) == 0)
            known = &writing->names.items[i];
    if (!known) {
        vector_push(&writing->names, ((struct test_name){mem_strdup(word), 0}));
        known = &writing->names.items[writing->names.count - 1];
    }
    do {
        mem_free(name);
        name = mem_format("%s%u", word, ++known->count);
    } while (is_taken(writing, name));
    mem_free(word);
    return name;
}

/* ---- outputs ---- */

struct test_output *test_output_find(struct test_writing *writing, uint32_t call, uint32_t output)
{
    for (size_t i = 0; i < writing->outputs.count; i++)
        if (writing->outputs.items[i].call == call && writing->outputs.items[i].output == output)
            return &writing->outputs.items[i];
    return NULL;
}

void test_output_hold(struct test_writing *writing, uint32_t call, uint32_t output, const char *name, enum held held)
{
    struct test_output *found = test_output_find(writing, call, output);
    if (!found)
        return;
    mem_free(found->name);
    found->name = mem_strdup(name);
    found->held = held;
}

/* A struct of which somebody wants a variable that points to it. */
static void add_pointer_variable(struct test_writing *writing, const struct test_output *output,
                                 struct text *expression)
{
    const struct role *role = writing->plan->roles.items[output->node];
    char *name = test_name_new(writing, test_sort_word(role->sort));
    text_add(writing->out, INDENT);
    test_add_declaration(test_sort_type(role->sort), name, writing->out);
    text_addf(writing->out, " = &%s;\n", output->name);
    text_addf(expression, "&%s", name);
    mem_free(name);
}

void test_add_object(struct test_writing *writing, const struct test_output *output, enum holding holding,
                     struct text *expression)
{
    if (!output || output->held == HELD_NOT) {
        text_add(expression, "NULL");
        return;
    }
    bool is_struct = output->held == HELD_STRUCT;
    switch (holding) {
    case HOLD_VALUE:
    case HOLD_STORAGE:
        text_addf(expression, "%s%s", is_struct ? "&" : "", output->name);
        return;
    case HOLD_COPY:
        text_addf(expression, "%s%s", is_struct ? "" : "*", output->name);
        return;
    case HOLD_VARIABLE:
        if (is_struct)
            add_pointer_variable(writing, output, expression);
        else
            text_addf(expression, "&%s", output->name);
        return;
    }
}

/* ---- functions ---- */

/* One with a name is of the standard library, or the model's. */
static bool is_standard(const char *name)
{
    return strcmp(name, "malloc") == 0 || strcmp(name, "realloc") == 0 || strcmp(name, "free") == 0;
}

#define NAME_MOST 48

static char *function_name_new(const struct test_writing *writing, const struct stub_function *function)
{
    struct text word = TEXT_INIT;
    for (const char *c = function->words ? function->words : "callback"; *c && word.length < NAME_MOST; c++)
        if (isalnum((unsigned char)*c))
            text_add_char(&word, *c);
        else if (word.length && word.s[word.length - 1] != '_')
            text_add_char(&word, '_');
    if (word.length >= NAME_MOST) /* the last word may be cut */
        while (word.length && word.s[word.length - 1] != '_')
            text_cut(&word, word.length - 1);
    while (word.length && word.s[word.length - 1] == '_')
        text_cut(&word, word.length - 1);
    if (is_standard(word.s)) /* it does what that does, with other parameters */
        text_add(&word, "_callback");
    size_t same = 0;
    for (size_t i = 0; i < writing->file->functions.count; i++)
        same += strncmp(writing->file->functions.items[i].name, word.s, word.length) == 0;
    if (same || isdigit((unsigned char)word.s[0]) || is_taken(writing, word.s))
        text_addf(&word, "_%zu", same + 1);
    char *name = mem_format("%s%s", isdigit((unsigned char)word.s[0]) ? "callback_" : "", word.s);
    text_release(&word);
    return name;
}

const char *test_function_name(struct test_writing *writing, uint32_t pool, uint32_t number)
{
    const struct stub_function *function = &writing->plan->stubs->pools.items[pool].functions.items[number];
    if (function->name) {
        if (!is_standard(function->name))
            writing->file->uses_model = true;
        return function->name;
    }
    for (size_t i = 0; i < writing->file->functions.count; i++) {
        const struct test_function *known = &writing->file->functions.items[i];
        if (known->pool == pool && known->number == number)
            return known->name;
    }
    char *name = function_name_new(writing, function);
    vector_push(&writing->file->functions, ((struct test_function){pool, number, name}));
    return name;
}

/* ---- types ---- */

static void add_plain_type(const char *name, struct text *out)
{
    text_add(out, strcmp(name, "_Bool") == 0 ? "bool" : name);
}

void test_add_type(const struct type *type, const struct alias *alias, unsigned depth, struct text *out)
{
    bool is_named = alias && alias->name && alias->depth >= depth;
    unsigned pointers = is_named ? alias->depth - depth : 0;
    const struct type *at = type;
    bool is_const = false;
    for (unsigned i = 0; i < pointers && at && at->kind == TYPE_POINTER; i++) {
        is_const = at->target_const;
        at = at->target;
    }
    if (!is_named || pointers > 1) {
        if (strpbrk(type->name, "(["))
            text_addf(out, "__typeof__(%s)", type->name);
        else
            add_plain_type(type->name, out);
        return;
    }
    text_addf(out, "%s%s%s", is_const ? "const " : "", alias->name, pointers ? " *" : "");
}

void test_add_declaration(const char *type, const char *name, struct text *out)
{
    size_t length = strlen(type);
    text_addf(out, "%s%s%s", type, length && type[length - 1] == '*' ? "" : " ", name);
}

void test_add_pointer_declaration(const char *type, const char *name, struct text *out)
{
    size_t length = strlen(type);
    text_addf(out, "%s%s*%s", type, length && type[length - 1] == '*' ? "" : " ", name);
}

char *test_struct_type(const struct sort *sort)
{
    size_t length = strlen(sort->name);
    if (length > 2 && strcmp(sort->name + length - 2, " *") == 0)
        return mem_strndup(sort->name, length - 2);
    return mem_strdup(sort->object ? sort->object->name : sort->name);
}
