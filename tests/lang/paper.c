/* lang-paper EXAMPLES: how many solutions the programs of the paper have.
 *
 * Candidates out of small domains are taken greedily, as the loop of figure 7
 * takes models: each that satisfies A and differs from all before it.  For the
 * blocks here every maximal set is as large as the largest one, so what comes
 * out is a fact about the program, not about the order. */
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/vector.h"
#include "front/lang/lang.h"

#define SYMBOLS_MOST 16

static const char *const usernames[] = {"",   "a",  "b",         "C",         "7",          "_",        "-", "ab", "Cd",
                                        "70", "__", "z0aC__137", "Jx_o0mN10", "9axN9__123", "_aAg_0m_", "é", "a b"};
static const char *const times[] = {"02:04", "20:22", "23:59", "24:00", "00:00", "19:60", "1:00", "09:09"};
static const char *const books[] = {"9780306406157",  "978030640615X",  "97803064061571", "9780306406157X",
                                    "97903064061571", "9790306406157X", "03064061521",    "0306406152X"};

struct fact {
    const char *file, *block;
    const char *const *strings; /* for blanks of type String */
    size_t string_count;
    long long first, last; /* for those of type Integer */
    size_t solutions;
};
#define STRINGS(list) list, sizeof list / sizeof list[0]
static const struct fact facts[] = {
    {"prefer-small.assay", "preferSmall", NULL, 0, -20, 1100, 99 + 19},
    {"enumerate-linear.assay", "builtIn", NULL, 0, -5, 5, 3},
    {"enumerate-linear.assay", "writtenOut", NULL, 0, -5, 5, 3},
    {"enumerate-linear.assay", "asInSection45", NULL, 0, -5, 5, 3},
    {"products.assay", "everySubcategory", NULL, 0, 0, 0, 6},
    {"cover-regexp.assay", "builtIn", STRINGS(usernames), 0, 0, 8},
    {"cover-regexp.assay", "asPrinted", STRINGS(usernames), 0, 0, 4},
    {"cover-regexp.assay", "shortAndLong", STRINGS(usernames), 0, 0, 8},
    {"cover-regexp.assay", "anyCharacter", STRINGS(usernames), 0, 0, 1},
    {"24hour-blackbox.assay", "testCoverRegex", STRINGS(times), 0, 0, 2},
    {"24hour-blackbox.assay", "testNotEqual", STRINGS(times), 0, 0, 5},
    {"isbn.assay", "testCoverRegex", STRINGS(books), 0, 0, 6},
    {"performance.assay", "table2", NULL, 0, 0, 399, 40},
};

struct search {
    const struct lang_block *block;
    const struct fact *fact;
    struct arena arena;
    const struct lang_value *candidate[SYMBOLS_MOST];
    VECTOR(const struct lang_value **) found;
    struct error error;
};

static size_t domain_size(const struct search *search, const struct lang_symbol *symbol)
{
    if (symbol->kind == LANG_CHOICE)
        return symbol->choices;
    switch (symbol->type->kind) {
    case LANG_STRING:
        return search->fact->string_count;
    case LANG_ROW:
        return symbol->type->table->row_count;
    default:
        return (size_t)(search->fact->last - search->fact->first + 1);
    }
}

static const struct lang_value *domain_value(struct search *search, const struct lang_symbol *symbol, size_t i)
{
    if (symbol->kind == LANG_CHOICE)
        return lang_integer_small(&search->arena, (long long)i);
    switch (symbol->type->kind) {
    case LANG_STRING:
        return lang_string(&search->arena, search->fact->strings[i], strlen(search->fact->strings[i]));
    case LANG_ROW:
        return lang_index(&search->arena, LANG_ROW, i);
    default:
        return lang_integer_small(&search->arena, search->fact->first + (long long)i);
    }
}

static void consider(struct search *search)
{
    bool right = false;
    if (!lang_holds(search->block, search->candidate, &right, NULL, &search->error))
        BUG("%s", search->error.message.s);
    for (size_t i = 0; i < search->found.count && right; i++)
        if (!lang_different(search->block, search->found.items[i], search->candidate, &right, &search->error))
            BUG("%s", search->error.message.s);
    if (!right)
        return;
    const struct lang_value **copy = arena_alloc(&search->arena, sizeof search->candidate);
    memcpy(copy, search->candidate, sizeof search->candidate);
    vector_push(&search->found, copy);
}

static void extend(struct search *search, size_t symbol)
{
    if (symbol == search->block->symbol_count) {
        consider(search);
        return;
    }
    size_t size = domain_size(search, search->block->symbols[symbol]);
    for (size_t i = 0; i < size; i++) {
        search->candidate[symbol] = domain_value(search, search->block->symbols[symbol], i);
        extend(search, symbol + 1);
    }
}

static const struct lang_block *block_named(const struct lang_program *program, const char *name)
{
    for (size_t i = 0; i < program->block_count; i++)
        if (strcmp(program->blocks[i].name, name) == 0)
            return &program->blocks[i];
    BUG("no block '%s'", name);
}

static bool check(const char *directory, const struct fact *fact)
{
    struct search search = {.fact = fact, .error = ERROR_INIT};
    char *path = path_join(directory, fact->file);
    struct lang_program *program = lang_read(path, &search.error);
    if (!program)
        BUG("%s", search.error.message.s);
    search.block = block_named(program, fact->block);
    if (search.block->symbol_count > SYMBOLS_MOST)
        BUG("more than %d symbols", SYMBOLS_MOST);
    extend(&search, 0);
    bool right = search.found.count == fact->solutions;
    if (!right)
        printf("%s %s: %zu solutions, not %zu\n", fact->file, fact->block, search.found.count, fact->solutions);
    vector_release(&search.found);
    arena_release(&search.arena);
    lang_free(program);
    mem_free(path);
    return right;
}

int main(int argc, char **argv)
{
    bool right = argc == 2;
    for (size_t i = 0; argc == 2 && i < sizeof facts / sizeof facts[0]; i++)
        right = check(argv[1], &facts[i]) && right;
    return right ? 0 : 1;
}
