/* What terms mention. */
#include "solver/simplify_rules.h"

#include <stdlib.h>

/* Calls for each different symbol term below; shared parts are entered once. */
struct walk {
    struct simplifier seen;
    void (*visit)(void *context, const struct lang_symbol *symbol);
    void *context;
};

static void walk(struct walk *w, const struct lang_term *term)
{
    if (term->op == LANG_SYMBOL) {
        w->visit(w->context, term->symbol);
        return;
    }
    if (term->closed || term->count == 0)
        return;
    struct term_note *note = simplifier_note(&w->seen, term);
    if (note->number)
        return;
    note->number = 1;
    for (size_t i = 0; i < term->count; i++)
        walk(w, term->args[i]);
}

static void each_symbol(const struct lang_term *term, void (*visit)(void *, const struct lang_symbol *), void *context)
{
    struct walk w = {.visit = visit, .context = context};
    simplifier_init(&w.seen, NULL);
    walk(&w, term);
    simplifier_release(&w.seen);
}

static void collect(void *context, const struct lang_symbol *symbol)
{
    struct symbols_of *all = context;
    if (symbol->kind != LANG_BOUND)
        vector_push(all, symbol);
}

static int by_index(const void *left, const void *right)
{
    const struct lang_symbol *const *a = left, *const *b = right;
    return (*a)->index<(*b)->index ? -1 : (*a)->index>(*b)->index;
}

void term_symbols(const struct lang_term *term, struct symbols_of *out)
{
    each_symbol(term, collect, out);
    if (out->count > 1)
        qsort(out->items, out->count, sizeof *out->items, by_index);
    size_t kept = 0;
    for (size_t i = 0; i < out->count; i++)
        if (kept == 0 || out->items[kept - 1]->index != out->items[i]->index)
            out->items[kept++] = out->items[i];
    out->count = kept;
}

struct mention {
    const struct lang_symbol *symbol;
    bool found;
};

static void look_for(void *context, const struct lang_symbol *symbol)
{
    struct mention *mention = context;
    mention->found = mention->found || symbol == mention->symbol;
}

bool term_mentions(const struct lang_term *term, const struct lang_symbol *symbol)
{
    struct mention mention = {symbol, false};
    each_symbol(term, look_for, &mention);
    return mention.found;
}

/* As it stands: made again without any rule, which notes it on the way. */
static const struct lang_term *remade(struct simplifier *s, const struct lang_term *term)
{
    struct term_note *note = simplifier_note(s, term);
    if (note->simple)
        return note->simple;
    struct terms args = VECTOR_INIT;
    for (size_t i = 0; i < term->count; i++)
        vector_push(&args, remade(s, term->args[i]));
    struct lang_term like = *term;
    like.args = args.items;
    note->simple = made(s, &like);
    vector_release(&args);
    return note->simple;
}

bool term_may_be_undefined(const struct lang_term *term)
{
    struct arena arena = ARENA_INIT;
    struct simplifier s;
    simplifier_init(&s, &arena);
    bool result = may_be_undefined(&s, remade(&s, term));
    simplifier_release(&s);
    arena_release(&arena);
    return result;
}
