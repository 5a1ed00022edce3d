/* The strings that a matcher puts into a class, or into any class, exactly.
 *
 * An automaton whose states are lists of places in the pattern: all ways that
 * the characters so far allow, the one that a matcher tries first in front
 * (Frisch and Cardelli, Greedy regular expression matching, 2004).  Of ways
 * that meet in a place only the first one counts.  Where the string ends, the
 * first way that matches decides: is it marked as another class's? */
#include "front/regex/unicode.h"
#include "front/regex/ways.h"

enum before { BEFORE_NOTHING, BEFORE_OTHER, BEFORE_WORD, BEFORE_LINE_END };

struct visit {
    uint32_t place;
    bool marked;
    uint64_t loops; /* whose element began here */
};

struct own {
    const struct ways *ways;
    bool search, multiline;
    struct charset words, line_ends;
    struct intern lists; /* first `enum before`, then 2 * place + marked */
    VECTOR(uint64_t) list, next;
    uint32_t *seen, *listed, stamp; /* per place */
    VECTOR(struct visit) stack, looping;
};

/* ---- at one position of the string ---- */

struct moment {
    enum before before;
    bool at_end;
    uint32_t c; /* else */
};

static bool is_in(const struct moment *now, struct charset set)
{
    return !now->at_end && charset_contains(set, now->c);
}

static bool asserted(const struct own *own, const struct way_instruction *i, const struct moment *now)
{
    switch (i->op) {
    case WAY_START:
        return now->before == BEFORE_NOTHING || (own->multiline && now->before == BEFORE_LINE_END);
    case WAY_STOP:
        return now->at_end || (own->multiline && is_in(now, own->line_ends));
    default:
        return ((now->before == BEFORE_WORD) != is_in(now, own->words)) != i->negative;
    }
}

static bool was_visited(struct own *own, struct visit visit)
{
    if (visit.loops == 0) {
        bool seen = own->seen[visit.place] == own->stamp;
        own->seen[visit.place] = own->stamp;
        return seen;
    }
    for (size_t i = 0; i < own->looping.count; i++)
        if (own->looping.items[i].place == visit.place && own->looping.items[i].loops == visit.loops)
            return true;
    vector_push(&own->looping, visit);
    return false;
}

static void push(struct own *own, uint32_t place, struct visit from)
{
    from.place = place;
    vector_push(&own->stack, from);
}

/* What comes behind a place without a character; the way to try first is on top of the stack. */
static void follow(struct own *own, const struct way_instruction *i, struct visit visit, const struct moment *now)
{
    switch (i->op) {
    case WAY_SPLIT:
        push(own, i->lazy ? i->a : i->b, visit);
        push(own, i->lazy ? i->b : i->a, visit);
        return;
    case WAY_JUMP:
        push(own, i->b, visit);
        return;
    case WAY_MARK:
        visit.marked = true;
        break;
    case WAY_BEGIN:
        visit.loops |= (uint64_t)1 << i->a;
        break;
    case WAY_END:
        if (visit.loops >> i->a & 1)
            return;
        break;
    default:
        if (!asserted(own, i, now))
            return;
    }
    push(own, visit.place + 1, visit);
}

/* The next place from which something is read, or the match; false: there are no more. */
static bool next_way(struct own *own, const struct moment *now, struct visit *way)
{
    while (own->stack.count > 0) {
        *way = own->stack.items[--own->stack.count];
        if (was_visited(own, *way))
            continue;
        const struct way_instruction *i = &own->ways->code.items[way->place];
        if (i->op == WAY_READ || i->op == WAY_MATCH)
            return true;
        follow(own, i, *way, now);
    }
    return false;
}

/* All ways of the list from here on, in order. */
static void begin(struct own *own)
{
    own->stamp++;
    own->looping.count = 0;
    own->stack.count = 0;
    for (size_t i = own->list.count; i-- > 1;)
        vector_push(&own->stack,
                    ((struct visit){.place = (uint32_t)(own->list.items[i] / 2), .marked = own->list.items[i] & 1}));
}

/* ---- the automaton ---- */

static void load(struct own *own, uint64_t state)
{
    size_t count;
    const uint64_t *words = intern_get(&own->lists, (uint32_t)state, &count);
    own->list.count = 0;
    for (size_t i = 0; i < count; i++)
        vector_push(&own->list, words[i]);
}

static void own_start(void *context, uint64_t *state)
{
    struct own *own = context;
    uint64_t list[] = {BEFORE_NOTHING, 0};
    state[0] = intern_put(&own->lists, list, 2);
}

static enum before remembered(const struct own *own, uint32_t c)
{
    if (!own->ways->asserts)
        return BEFORE_NOTHING;
    return charset_contains(own->words, c)       ? BEFORE_WORD
           : charset_contains(own->line_ends, c) ? BEFORE_LINE_END
                                                 : BEFORE_OTHER;
}

/* Behind the last way that is not marked nothing matters; but that a match was
 * found must be known, so that no other one begins. */
static bool cut_list(struct own *own, bool decided)
{
    uint64_t last = own->next.items[own->next.count - 1];
    while (own->next.count > 1 && own->next.items[own->next.count - 1] & 1)
        own->next.count--;
    bool some = own->next.count > 1;
    if (some && decided && last & 1)
        vector_push(&own->next, last);
    return some;
}

static bool own_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    struct own *own = context;
    load(own, state[0]);
    begin(own);
    struct moment now = {.before = (enum before)own->list.items[0], .c = sample};
    struct visit way;
    bool decided = false;
    own->next.count = 0;
    vector_push(&own->next, remembered(own, sample));
    while (!decided && next_way(own, &now, &way)) {
        const struct way_instruction *i = &own->ways->code.items[way.place];
        uint32_t place = i->op == WAY_MATCH ? way.place : way.place + 1;
        if (i->op == WAY_MATCH ? !own->search : !charset_contains(i->set, sample))
            continue;
        decided = own->search && own->ways->code.items[place].op == WAY_MATCH; /* it stays one, whatever comes */
        if (own->listed[place] != own->stamp)
            vector_push(&own->next, 2 * (uint64_t)place + way.marked);
        own->listed[place] = own->stamp;
    }
    if (own->search && !decided)
        vector_push(&own->next, 0); /* last: a match that begins here */
    if (!cut_list(own, decided))
        return false;
    next[0] = intern_put(&own->lists, own->next.items, own->next.count);
    return true;
}

static bool own_accepts(void *context, const uint64_t *state)
{
    struct own *own = context;
    load(own, state[0]);
    begin(own);
    struct moment now = {.before = (enum before)own->list.items[0], .at_end = true};
    struct visit way;
    while (next_way(own, &now, &way))
        if (own->ways->code.items[way.place].op == WAY_MATCH)
            return !way.marked;
    return false;
}

/* ---- the language ---- */

/* Each once: copies of an element share their sets. */
static struct charset *different_sets(struct own *own, struct arena *arena, size_t *count)
{
    const struct ways *ways = own->ways;
    struct charset *sets = arena_alloc(arena, (ways->code.count + 2) * sizeof *sets);
    *count = 0;
    for (size_t i = 0; i < ways->code.count; i++) {
        if (ways->code.items[i].op != WAY_READ)
            continue;
        size_t k = 0;
        while (k < *count && sets[k].items != ways->code.items[i].set.items)
            k++;
        if (k == *count)
            sets[(*count)++] = ways->code.items[i].set;
    }
    if (ways->asserts) {
        sets[(*count)++] = own->words;
        sets[(*count)++] = own->line_ends;
    }
    return sets;
}

static void own_release(struct own *own)
{
    intern_release(&own->lists);
    vector_release(&own->list);
    vector_release(&own->next);
    vector_release(&own->stack);
    vector_release(&own->looping);
    mem_free(own->seen);
    mem_free(own->listed);
}

struct language *cover_own(const struct cover *cover, const struct cover_class *class, const struct charset *alphabet,
                           struct error *error)
{
    struct ways ways;
    if (!ways_of(&ways, cover, class))
        return NULL;
    const struct ast_flags *flags = &cover->regex->pattern->flags;
    struct arena *arena = &ways.arena;
    struct own own = {.ways = &ways, .search = cover->regex->search, .multiline = flags->multiline};
    own.words = unicode_words(arena, flags->ignore_case && flags->unicode);
    own.line_ends = unicode_line_ends(arena);
    own.seen = mem_array(ways.code.count + 1, sizeof *own.seen);
    own.listed = mem_array(ways.code.count + 1, sizeof *own.listed);
    struct charset characters = alphabet ? *alphabet : regex_alphabet(cover->regex, arena);
    characters = charset_intersection(arena, characters, unicode_scalars(arena, flags->unicode));
    struct automaton automaton = {
        .words = 1, .context = &own, .start = own_start, .step = own_step, .accepts = own_accepts};
    automaton.sets = different_sets(&own, arena, &automaton.set_count);
    struct language *language = language_of_automaton(&automaton, characters, cover->regex->state_limit, error);
    own_release(&own);
    ways_release(&ways);
    return language;
}
