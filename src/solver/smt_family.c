/* All inputs at once, under quantifiers: formula (1) of section 8. */
#include "solver/smt.h"

static bool add_formula(struct encoder *encoder, const struct lang_term *term, struct text *before, struct text *out,
                        struct error *error)
{
    text_add(out, " ");
    return encode_formula(encoder, term, before, out, error);
}

static void add_bounds(struct encoder *encoder, const struct lang_symbol *symbol, struct text *out)
{
    size_t length = out->length;
    text_add(out, " ");
    encode_bounds(encoder, symbol, out);
    if (out->length == length + 1)
        text_cut(out, length);
}

static void ask_for_all(struct smt *smt, size_t n, const struct lang_symbol *const *symbols, size_t symbol_count)
{
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < symbol_count; i++) {
            struct smt_query query = {
                .symbol = symbols[i], .place = k * symbol_count + symbols[i]->index, .index = k + 1};
            vector_push(&smt->queries, query);
        }
}

bool smt_assert_family(struct solver *solver, size_t n, const struct lang_symbol *const *symbols, size_t symbol_count,
                       const struct lang_term *const *assertions, size_t assertion_count,
                       const struct lang_term *relation, struct error *error)
{
    struct smt *smt = solver->state;
    struct encoder *encoder = &smt->encoder;
    struct text before = TEXT_INIT, formula = TEXT_INIT;
    bool fine = true;
    encoder->index[LANG_HERE] = encoder->index[LANG_FIRST] = "i";
    encoder->index[LANG_SECOND] = "j";
    for (size_t i = 0; i < symbol_count; i++)
        encode_declaration(encoder, symbols[i], true, &before);
    text_addf(&formula, "(assert (forall ((i Int)) (=> (and (<= 1 i) (<= i %zu)) (and true", n);
    encoder->before = &before;
    for (size_t i = 0; i < symbol_count; i++)
        add_bounds(encoder, symbols[i], &formula);
    for (size_t i = 0; i < assertion_count && fine; i++)
        fine = add_formula(encoder, assertions[i], &before, &formula, error);
    text_addf(&formula, " (forall ((j Int)) (=> (and (<= 1 j) (<= j %zu) (not (= i j)))", n);
    fine = fine && add_formula(encoder, relation, &before, &formula, error);
    text_add(&formula, "))))))\n");
    if (fine) {
        smt_tell(smt, before.s);
        smt_tell(smt, formula.s);
        ask_for_all(smt, n, symbols, symbol_count);
    }
    text_release(&before);
    text_release(&formula);
    return fine;
}
