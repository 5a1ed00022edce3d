/* Characters beyond U+FFFF, which a regex without the flag u reads as two
 * halves: can it match a string that has such a character in it?  Decided with
 * an automaton over halves, where that is small. */
#include "front/regex/machine.h"

#include <string.h>

#define PARTS_LIMIT 20000
#define STATES_LIMIT 2000
#define PAIR "[^]*[\\ud800-\\udbff][\\udc00-\\udfff][^]*"

static bool dfa_over_halves(struct dfa *dfa, const struct regex *regex, struct error *error)
{
    struct nfa nfa;
    if (!nfa_build(&nfa, regex->pattern->root, regex->pattern->flags, regex->search, PARTS_LIMIT, error))
        return false;
    bool built = dfa_of_nfa(dfa, &nfa, charset_range(&nfa.arena, 0, 0xffff), STATES_LIMIT, error);
    nfa_release(&nfa);
    return built;
}

/* Every string that it matches is without: the automaton of both accepts nothing. */
static bool excludes(const struct dfa *own, const struct regex *pair, struct error *error)
{
    struct dfa other, both;
    if (!dfa_over_halves(&other, pair, error))
        return false;
    bool none = false;
    if (dfa_combine(&both, own, &other, DFA_AND, 4 * STATES_LIMIT, error)) {
        struct language *language = language_of_dfa(both, STATES_LIMIT);
        none = language_is_empty(language);
        language_free(language);
    }
    dfa_release(&other);
    return none;
}

bool regex_excludes_pairs(const struct regex *regex)
{
    struct error error = ERROR_INIT;
    struct dfa own;
    bool none = false;
    if (!regex->pattern->has_back && dfa_over_halves(&own, regex, &error)) {
        struct regex *pair = regex_parse(PAIR, strlen(PAIR), NULL, &error);
        none = pair && excludes(&own, pair, &error);
        regex_free(pair);
        dfa_release(&own);
    }
    error_release(&error);
    return none;
}
