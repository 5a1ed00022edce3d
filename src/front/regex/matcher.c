/* Decides one string: by an automaton that is built as far as strings need it,
 * or by backtracking where the pattern has backreferences. */
#include "front/regex/backtrack.h"

#define NFA_LIMIT 500000
#define WORK_LIMIT ((size_t)20 * 1000 * 1000) /* of one string */
#define UNKNOWN (UINT32_MAX - 1)

struct matcher {
    struct nfa nfa;
    struct subsets subsets;
    VECTOR(uint32_t) next; /* [state * atoms + atom], UNKNOWN or as of subsets_next */
    uint32_t start;
};

static struct charset whole_alphabet(struct arena *arena, bool unicode)
{
    return charset_range(arena, 0, unicode ? CHARSET_LAST : 0xffff);
}

static void begin(struct matcher *matcher, bool unicode)
{
    subsets_init(&matcher->subsets, &matcher->nfa, whole_alphabet(&matcher->nfa.arena, unicode), WORK_LIMIT);
    matcher->start = subsets_start(&matcher->subsets);
    matcher->next.count = 0;
}

static struct matcher *matcher_new(const struct regex *regex, struct error *error)
{
    struct matcher *matcher = mem_alloc(sizeof *matcher);
    const struct ast_pattern *pattern = regex->pattern;
    if (!nfa_build(&matcher->nfa, pattern->root, pattern->flags, regex->search, NFA_LIMIT, error)) {
        mem_free(matcher);
        return NULL;
    }
    begin(matcher, pattern->flags.unicode);
    return matcher;
}

void matcher_free(struct matcher *matcher)
{
    if (!matcher)
        return;
    subsets_release(&matcher->subsets);
    nfa_release(&matcher->nfa);
    vector_release(&matcher->next);
    mem_free(matcher);
}

static uint32_t follow(struct matcher *matcher, uint32_t state, uint32_t atom)
{
    size_t atoms = matcher->subsets.partition.atoms, at = (size_t)state * atoms + atom;
    while (matcher->next.count <= at)
        vector_push(&matcher->next, UNKNOWN);
    if (matcher->next.items[at] == UNKNOWN)
        matcher->next.items[at] = subsets_next(&matcher->subsets, state, atom);
    return matcher->next.items[at];
}

static bool run(struct matcher *matcher, const uint32_t *units, size_t count)
{
    uint32_t state = matcher->start;
    for (size_t i = 0; i < count && state != SUBSETS_DEAD; i++)
        state = follow(matcher, state, partition_atom(&matcher->subsets.partition, units[i]));
    return state != SUBSETS_DEAD && subsets_accepts(&matcher->subsets, state);
}

static bool decide(struct regex *regex, const struct subject *subject, bool *matches, struct error *error)
{
    if (!regex->matcher && !(regex->matcher = matcher_new(regex, error)))
        return false;
    struct matcher *matcher = regex->matcher;
    if (matcher->subsets.states.ends.count > regex->state_limit || matcher->subsets.configs.words.count > WORK_LIMIT) {
        subsets_release(&matcher->subsets); /* the states of earlier strings */
        begin(matcher, regex->pattern->flags.unicode);
    }
    matcher->subsets.work = 0;
    *matches = run(matcher, subject->units, subject->count);
    if (!subsets_gave_up(&matcher->subsets))
        return true;
    subsets_release(&matcher->subsets);
    begin(matcher, regex->pattern->flags.unicode);
    return error_set(error, ERROR_INPUT, "regex '%s': too complex to decide a string of %zu characters",
                     regex->pattern->source, subject->count);
}

bool subject_init(struct subject *subject, const struct regex *regex, const char *s, size_t length, struct error *error)
{
    *subject = (struct subject){0};
    subject->units = mem_array(length + 1, sizeof *subject->units);
    bool halves = !regex->pattern->flags.unicode;
    uint32_t c;
    for (size_t at = 0, size; at < length; at += size) {
        size = utf8_decode(s + at, length - at, &c);
        if (size == 0) {
            subject_release(subject);
            return error_set(error, ERROR_INPUT, "expected a string in UTF-8, found the byte 0x%02x at offset %zu",
                             (unsigned char)s[at], at);
        }
        if (c > 0xffff && halves) { /* without the flag u, ECMA-262 sees the two halves of UTF-16 */
            subject->units[subject->count++] = 0xd800 + ((c - 0x10000) >> 10);
            c = 0xdc00 + ((c - 0x10000) & 0x3ff);
        }
        subject->units[subject->count++] = c;
    }
    return true;
}

void subject_release(struct subject *subject)
{
    mem_free(subject->units);
    *subject = (struct subject){0};
}

bool regex_matches(struct regex *regex, const char *s, size_t length, bool *matches, struct error *error)
{
    struct subject subject;
    if (!subject_init(&subject, regex, s, length, error))
        return false;
    bool decided;
    if (regex->pattern->has_back) {
        enum backtracked result = backtrack(regex, &subject, NULL, error);
        *matches = result == BACKTRACK_MATCH;
        decided = result != BACKTRACK_GAVE_UP;
    } else {
        decided = decide(regex, &subject, matches, error);
    }
    subject_release(&subject);
    return decided;
}
