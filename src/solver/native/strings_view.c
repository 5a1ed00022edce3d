/* String terms as pieces of the symbol, and the way back from a language of
 * the term to one of the symbol. */
#include "solver/native/strings_parts.h"

static bool position(const struct lang_value *value, size_t *at)
{
    *at = mpz_sgn(value->integer) < 0                ? 0
          : mpz_cmp_ui(value->integer, 1u << 30) > 0 ? VIEW_END
                                                     : mpz_get_ui(value->integer);
    return mpz_sgn(value->integer) >= 0;
}

/* The term is (length s) minus a constant >= 0. */
static bool from_length(const struct strings_reading *r, const struct lang_term *term, size_t *back)
{
    if (term->op == LANG_LENGTH && is_symbol(r, term->args[0])) {
        *back = 0;
        return true;
    }
    const struct lang_value *constant = NULL;
    const struct lang_term *other = NULL;
    if (term->count == 2 && (term->op == LANG_ADD || term->op == LANG_SUBTRACT)) {
        constant = closed_value(r, term->args[1]);
        other = term->args[0];
        if (!constant && term->op == LANG_ADD) {
            constant = closed_value(r, term->args[0]);
            other = term->args[1];
        }
    }
    if (!constant || other->op != LANG_LENGTH || !is_symbol(r, other->args[0]) ||
        mpz_cmpabs_ui(constant->integer, 1000) > 0)
        return false;
    long amount = term->op == LANG_ADD ? -mpz_get_si(constant->integer) : mpz_get_si(constant->integer);
    *back = amount > 0 ? (size_t)amount : 0;
    return amount >= 0;
}

static void push_slice(struct view *view, size_t from, size_t to)
{
    if (from < to)
        vector_push(&view->pieces, ((struct view_piece){NULL, from, to}));
}

/* A part of the symbol that is counted from its end. */
static bool view_of_end(const struct strings_reading *r, const struct lang_term *term, struct view *view)
{
    size_t back, but = 0;
    if (!is_symbol(r, term->args[0]) || !from_length(r, term->args[1], &back))
        return false;
    *view = (struct view){.from_end = true, .back = back};
    if (term->op == LANG_SUBSTRING) {
        if (!from_length(r, term->args[2], &but))
            return false;
        view->but = but < back ? but : back;
        return true;
    }
    view->never = back == 0;
    view->but = back ? back - 1 : 0;
    view->need = back;
    return true;
}

static bool view_of_part(const struct strings_reading *r, const struct lang_term *term, struct view *view)
{
    const struct lang_value *first = closed_value(r, term->args[1]);
    struct view whole;
    if (!first)
        return view_of_end(r, term, view);
    const struct lang_value *second = term->op == LANG_SUBSTRING ? closed_value(r, term->args[2]) : NULL;
    size_t from, to = VIEW_END, back;
    bool inside = position(first, &from);
    if (second)
        position(second, &to);
    else if (term->op == LANG_SUBSTRING &&
             (!from_length(r, term->args[2], &back) || back || !is_symbol(r, term->args[0])))
        return false;
    if (!view_of(r, term->args[0], &whole))
        return false;
    bool slice =
        !whole.from_end && (whole.pieces.count == 0 || (whole.pieces.count == 1 && !whole.pieces.items[0].constant));
    size_t start = slice && whole.pieces.count ? whole.pieces.items[0].from : 0;
    size_t end = slice && whole.pieces.count ? whole.pieces.items[0].to : 0;
    *view = (struct view){.need = whole.need, .never = whole.never};
    view_release(&whole);
    if (!slice)
        return false;
    from = from == VIEW_END ? VIEW_END : start + from;
    if (term->op == LANG_AT) {
        view->never = view->never || !inside || from >= end;
        if (!view->never)
            push_slice(view, from, from + 1);
        if (!view->never && from + 1 > view->need)
            view->need = from + 1;
        return true;
    }
    to = to == VIEW_END || start + to > end ? end : start + to;
    push_slice(view, from, to);
    return true;
}

static bool view_of_concat(const struct strings_reading *r, const struct lang_term *term, struct view *view)
{
    bool recognised = true;
    *view = (struct view){0};
    for (size_t i = 0; i < term->count && recognised; i++) {
        struct view part;
        recognised = view_of(r, term->args[i], &part);
        if (!recognised)
            break;
        for (size_t k = 0; k < part.pieces.count; k++)
            vector_push(&view->pieces, part.pieces.items[k]);
        view->never = view->never || part.never;
        view->need = part.need > view->need ? part.need : view->need;
        recognised = !part.from_end;
        view_release(&part);
    }
    if (!recognised)
        view_release(view);
    return recognised;
}

bool view_of(const struct strings_reading *r, const struct lang_term *term, struct view *view)
{
    *view = (struct view){0};
    if (is_symbol(r, term)) {
        push_slice(view, 0, VIEW_END);
        return true;
    }
    if (term->closed) {
        const struct lang_value *value = closed_value(r, term);
        view->never = !value;
        if (value)
            vector_push(&view->pieces, ((struct view_piece){.constant = value}));
        return true;
    }
    switch (term->op) {
    case LANG_CONCAT:
        return view_of_concat(r, term, view);
    case LANG_AT:
    case LANG_SUBSTRING:
        return view_of_part(r, term, view);
    default:
        return false;
    }
}

void view_release(struct view *view)
{
    vector_release(&view->pieces);
}

/* ---- the way back, where the pieces stand in order ---- */

struct inverse {
    struct strings_reading *r;
    const struct view *view;
    const struct language *language;
    size_t last; /* positions from here on are alike */
};

enum { INVERSE_POSITION, INVERSE_STATE, INVERSE_WORDS };

static uint32_t read_constant(const struct inverse *inverse, uint32_t state, const struct lang_value *constant)
{
    uint32_t c;
    for (size_t i = 0; i < constant->string.length && state != LANGUAGE_DEAD;) {
        i += utf8_decode(constant->string.s + i, constant->string.length - i, &c);
        state = language_step(inverse->language, state, c);
    }
    return state;
}

/* The constants between the last piece that ends at or before this position and piece `until`. */
static uint32_t read_constants(const struct inverse *inverse, uint32_t state, size_t position, size_t until)
{
    const struct view *view = inverse->view;
    size_t first = until;
    while (first > 0 && (view->pieces.items[first - 1].constant || view->pieces.items[first - 1].from >= position))
        first--;
    for (size_t i = first; i < until && state != LANGUAGE_DEAD; i++)
        if (view->pieces.items[i].constant)
            state = read_constant(inverse, state, view->pieces.items[i].constant);
    return state;
}

static void inverse_start(void *context, uint64_t *state)
{
    const struct inverse *inverse = context;
    state[INVERSE_STATE] = language_start(inverse->language);
}

/* Constants are read with the first character of the slice behind them. */
static bool inverse_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct inverse *inverse = context;
    const struct view *view = inverse->view;
    size_t at = state[INVERSE_POSITION], piece = 0;
    uint32_t q = (uint32_t)state[INVERSE_STATE];
    while (piece < view->pieces.count && (view->pieces.items[piece].constant || at < view->pieces.items[piece].from ||
                                          at >= view->pieces.items[piece].to))
        piece++;
    if (piece < view->pieces.count) {
        if (at == view->pieces.items[piece].from)
            q = read_constants(inverse, q, at, piece);
        q = language_step(inverse->language, q, sample);
    }
    next[INVERSE_STATE] = q;
    next[INVERSE_POSITION] = at < inverse->last ? at + 1 : at;
    return q != LANGUAGE_DEAD;
}

static bool inverse_accepts(void *context, const uint64_t *state)
{
    const struct inverse *inverse = context;
    if (state[INVERSE_POSITION] < inverse->view->need)
        return false;
    uint32_t q =
        read_constants(inverse, (uint32_t)state[INVERSE_STATE], state[INVERSE_POSITION], inverse->view->pieces.count);
    return language_accepts(inverse->language, q);
}

static bool in_order(const struct view *view, size_t *last)
{
    size_t at = 0;
    bool open = false;
    *last = view->need;
    for (size_t i = 0; i < view->pieces.count; i++) {
        const struct view_piece *piece = &view->pieces.items[i];
        if (piece->constant)
            continue;
        if (open || piece->from < at)
            return false;
        open = piece->to == VIEW_END;
        at = open ? piece->from + 1 : piece->to;
        *last = at > *last ? at : *last;
    }
    return true;
}

/* ---- the way back from the end: a run from each of the last places at once ---- */

enum { END_READ, END_RUNS };

static void end_start(void *context, uint64_t *state)
{
    const struct inverse *inverse = context;
    state[END_RUNS] = language_start(inverse->language);
}

/* state[END_RUNS + k] is the run that began k characters ago. */
static bool end_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct inverse *inverse = context;
    size_t back = inverse->view->back, reads = back - inverse->view->but;
    next[END_READ] = state[END_READ] < back ? state[END_READ] + 1 : back;
    next[END_RUNS] = language_start(inverse->language);
    for (size_t k = 0; k < back; k++) {
        uint32_t q = k <= state[END_READ] ? (uint32_t)state[END_RUNS + k] : LANGUAGE_DEAD;
        next[END_RUNS + k + 1] = k < reads ? language_step(inverse->language, q, sample) : q;
    }
    return true;
}

/* Where the string is shorter than `back`, the run from its start has read as much of it as there is before `but`. */
static bool end_accepts(void *context, const uint64_t *state)
{
    const struct inverse *inverse = context;
    return state[END_READ] >= inverse->view->need && state[END_READ] == inverse->view->back &&
           language_accepts(inverse->language, (uint32_t)state[END_RUNS + state[END_READ]]);
}

/* ---- both ---- */

static const struct language *inverse_by(struct strings_reading *r, struct inverse *inverse,
                                         struct automaton *automaton)
{
    automaton->context = inverse;
    automaton->sets = language_sets(inverse->language, r->arena, &automaton->set_count);
    return reading_keep(r, language_of_automaton(automaton, r->alphabet, 0, r->error));
}

/* Strings shorter than `back`: all of them but the last `but`, which a run from the start has read. */
static const struct language *short_ones(struct strings_reading *r, const struct view *view,
                                         const struct language *language)
{
    const struct language *all = reading_none(r);
    for (size_t length = view->need; length < view->back && all; length++) {
        struct view part = {.need = length};
        push_slice(&part, 0, length > view->but ? length - view->but : 0);
        const struct language *some = view_inverse(r, &part, language);
        view_release(&part);
        struct text pattern = TEXT_INIT;
        text_addf(&pattern, "[^]{%zu}", length);
        struct regex *regex = regex_parse(pattern.s, pattern.length, &(struct regex_options){.flags = "u"}, r->error);
        const struct language *of_length = regex ? reading_keep(r, language_of(regex, &r->alphabet, r->error)) : NULL;
        regex_free(regex);
        text_release(&pattern);
        some = some && of_length ? reading_keep(r, language_and(some, of_length, r->error)) : NULL;
        all = some ? reading_keep(r, language_or(all, some, r->error)) : NULL;
    }
    return all;
}

const struct language *view_inverse(struct strings_reading *r, const struct view *view, const struct language *language)
{
    struct inverse inverse = {r, view, language, 0};
    if (view->never || language_is_empty(language))
        return reading_none(r);
    if (view->from_end) {
        if (view->back > 24)
            return NULL;
        struct automaton automaton = {
            .words = END_RUNS + view->back + 1, .start = end_start, .step = end_step, .accepts = end_accepts};
        const struct language *some = short_ones(r, view, language);
        const struct language *others = some ? inverse_by(r, &inverse, &automaton) : NULL;
        return others ? reading_keep(r, language_or(some, others, r->error)) : NULL;
    }
    if (view->pieces.count == 1 && !view->pieces.items[0].constant && view->pieces.items[0].from == 0 &&
        view->pieces.items[0].to == VIEW_END && view->need == 0)
        return language;
    if (!in_order(view, &inverse.last))
        return NULL;
    struct automaton automaton = {
        .words = INVERSE_WORDS, .start = inverse_start, .step = inverse_step, .accepts = inverse_accepts};
    return inverse_by(r, &inverse, &automaton);
}
