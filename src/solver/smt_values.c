/* The values of symbols.  Solvers print strings each in its own way, some
 * wrongly, so Strings are asked for as numbers: first how long they are, then
 * the code of every character. */
#include <string.h>

#include "front/regex/charset.h"
#include "solver/smt.h"

#define CHARACTERS_MOST 200000

static void name_of(const struct smt_query *query, struct text *out)
{
    if (query->index)
        text_addf(out, "(s%zu %zu)", query->symbol->index, query->index);
    else
        text_addf(out, "s%zu", query->symbol->index);
}

static bool is_string(const struct smt_query *query)
{
    return query->symbol->type->kind == LANG_STRING;
}

static size_t open_queries(const struct smt *smt)
{
    size_t count = 0;
    for (size_t i = 0; i < smt->queries.count; i++)
        count += !smt_known(smt, smt->queries.items[i].symbol);
    return count;
}

void smt_print_queries(const struct smt *smt, struct text *out)
{
    if (open_queries(smt) == 0)
        return;
    text_add(out, "(get-value (");
    for (size_t i = 0; i < smt->queries.count; i++) {
        const struct smt_query *query = &smt->queries.items[i];
        if (smt_known(smt, query->symbol))
            continue;
        text_add(out, is_string(query) ? " (str.len " : " ");
        name_of(query, out);
        text_add(out, is_string(query) ? ")" : "");
    }
    text_add(out, "))\n");
}

static bool not_a_value(struct smt *smt, const struct smt_query *query, const struct sexpr *value, struct text *why)
{
    struct text said = TEXT_INIT;
    if (value)
        sexpr_print(value, 100, &said);
    bool fine = smt_broken(smt, why, "was asked for %s '%s', and answered '%.100s'",
                           is_string(query) ? "the string" : "the value of", query->symbol->name, said.s);
    text_release(&said);
    return fine;
}

/* ((what value) …), one for each that was asked for. */
static const struct sexpr *value_in(const struct sexpr *answer, size_t i)
{
    const struct sexpr *pair = answer->items[i];
    return !pair->atom && pair->count == 2 ? pair->items[1] : NULL;
}

static bool is_list_of(const struct sexpr *answer, size_t count)
{
    return answer && !answer->atom && answer->count == count && !sexpr_begins(answer, "error");
}

/* ---- strings ---- */

static bool read_length(struct smt *smt, struct smt_query *query, const struct sexpr *value, struct text *why)
{
    mpz_t n;
    mpz_init(n);
    bool fine = value && answer_integer(value, n) && mpz_sgn(n) >= 0;
    if (!fine)
        not_a_value(smt, query, value, why);
    else if (mpz_cmp_ui(n, CHARACTERS_MOST) > 0)
        fine = smt_broken(smt, why, "proposed a string '%s' of more than %d characters", query->symbol->name,
                          CHARACTERS_MOST);
    query->length = fine ? mpz_get_ui(n) : 0;
    mpz_clear(n);
    return fine;
}

static size_t ask_characters(struct smt *smt, struct text *request)
{
    struct text name = TEXT_INIT;
    size_t count = 0;
    text_add(request, "(get-value (");
    for (size_t i = 0; i < smt->queries.count; i++) {
        const struct smt_query *query = &smt->queries.items[i];
        if (!is_string(query) || smt_known(smt, query->symbol))
            continue;
        text_clear(&name);
        name_of(query, &name);
        for (size_t at = 0; at < query->length; at++, count++)
            text_addf(request, " (str.to_code (str.at %s %zu))", name.s, at);
    }
    text_add(request, "))\n");
    text_release(&name);
    return count;
}

static bool is_surrogate(uint32_t c)
{
    return c >= 0xd800 && c <= 0xdfff;
}

/* Surrogates are no characters, so nothing is lost; what lies beyond U+FFFF is lost. */
static void forbid(struct smt *smt, const struct smt_query *query, bool plain)
{
    smt->encoder.ambiguous = smt->encoder.ambiguous || plain;
    struct text command = TEXT_INIT;
    text_add(&command, "(assert (str.in_re ");
    name_of(query, &command);
    text_addf(&command,
              " (re.* (re.union (re.range \"\\u{0}\" \"\\u{d7ff}\") (re.range \"\\u{e000}\" \"\\u{%x}\")))))\n",
              plain ? 0xffffu : ENCODE_LAST);
    smt_tell(smt, command.s);
    text_release(&command);
}

static bool read_code(const struct sexpr *value, uint32_t *c)
{
    mpz_t n;
    mpz_init(n);
    bool fine = value && answer_integer(value, n) && mpz_sgn(n) >= 0 && mpz_cmp_ui(n, ENCODE_LAST) <= 0;
    *c = fine ? (uint32_t)mpz_get_ui(n) : 0;
    mpz_clear(n);
    return fine;
}

/* One String out of the codes from `next` on. */
static enum smt_values read_string(struct smt *smt, const struct smt_query *query, const struct sexpr *codes,
                                   size_t next, struct arena *arena, const struct lang_value **value, struct text *why)
{
    struct text string = TEXT_INIT;
    bool plain = encode_is_plain(&smt->encoder, query->symbol);
    enum smt_values result = SMT_VALUES;
    for (size_t i = 0; i < query->length && result == SMT_VALUES; i++) {
        const struct sexpr *code = value_in(codes, next + i);
        uint32_t c;
        if (!read_code(code, &c)) {
            not_a_value(smt, query, code, why);
            result = SMT_NO_VALUES;
        } else if (is_surrogate(c) || (plain && c > 0xffff)) {
            forbid(smt, query, plain && c > 0xffff);
            result = SMT_NOT_STRINGS;
        } else {
            text_add_character(&string, c);
        }
    }
    *value = lang_string(arena, string.s, string.length);
    text_release(&string);
    return result;
}

static enum smt_values read_strings(struct smt *smt, const struct sexpr *codes, struct arena *arena,
                                    const struct lang_value **values, struct text *why)
{
    enum smt_values result = SMT_VALUES;
    size_t next = 0;
    for (size_t i = 0; i < smt->queries.count; i++) {
        const struct smt_query *query = &smt->queries.items[i];
        if (!is_string(query) || smt_known(smt, query->symbol))
            continue;
        enum smt_values one = read_string(smt, query, codes, next, arena, &values[query->place], why);
        next += query->length;
        if (one == SMT_NO_VALUES)
            return one;
        result = one == SMT_VALUES ? result : one;
    }
    return result;
}

static enum smt_values ask_strings(struct smt *smt, struct arena *arena, const struct lang_value **values,
                                   struct text *why)
{
    static const struct sexpr nothing = {.count = 0};
    struct text request = TEXT_INIT, answer = TEXT_INIT;
    struct arena scratch = ARENA_INIT;
    enum smt_values result = SMT_NO_VALUES;
    bool malformed, fine = true;
    const struct sexpr *codes = &nothing;
    size_t count = ask_characters(smt, &request);
    if (count > CHARACTERS_MOST)
        fine = smt_broken(smt, why, "proposed strings of more than %d characters", CHARACTERS_MOST);
    else if (count) {
        fine = smt_ask(smt, request.s, &answer, why);
        const char *at = answer.s;
        codes = fine ? sexpr_read(&scratch, &at, at + answer.length, &malformed) : NULL;
        if (fine && !is_list_of(codes, count))
            fine = smt_broken(smt, why, "was asked for %zu characters, and answered something else", count);
    }
    if (fine)
        result = read_strings(smt, codes, arena, values, why);
    text_release(&request);
    text_release(&answer);
    arena_release(&scratch);
    return result;
}

/* ---- all ---- */

enum smt_values smt_read_values(struct smt *smt, const struct sexpr *first, struct arena *arena,
                                const struct lang_value **values, struct text *why)
{
    bool strings = false;
    size_t next = 0, open = open_queries(smt);
    if (open > 0 && !is_list_of(first, open)) {
        smt_broken(smt, why, "was asked for %zu values, and answered something else", open);
        return SMT_NO_VALUES;
    }
    for (size_t i = 0; i < smt->queries.count; i++) {
        struct smt_query *query = &smt->queries.items[i];
        const struct lang_value *known = smt_known(smt, query->symbol);
        const struct sexpr *value = known ? NULL : value_in(first, next++);
        if (known) {
            values[query->place] = lang_value_copy(arena, known);
        } else if (is_string(query)) {
            strings = true;
            if (!read_length(smt, query, value, why))
                return SMT_NO_VALUES;
        } else {
            values[query->place] = value ? answer_value(arena, query->symbol, value) : NULL;
            if (!values[query->place]) {
                not_a_value(smt, query, value, why);
                return SMT_NO_VALUES;
            }
        }
    }
    return strings ? ask_strings(smt, arena, values, why) : SMT_VALUES;
}
