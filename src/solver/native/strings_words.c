/* Languages of single words and of lists of them. */
#include "solver/native/strings_parts.h"

#include <stdlib.h>
#include <string.h>

uint32_t *code_points(struct arena *arena, const struct lang_value *string, size_t *count)
{
    uint32_t *all = arena_alloc(arena, (string->string.length + 1) * sizeof *all);
    *count = 0;
    for (size_t i = 0; i < string->string.length;) {
        size_t bytes = utf8_decode(string->string.s + i, string->string.length - i, &all[*count]);
        if (bytes == 0)
            BUG("a string is not UTF-8");
        i += bytes;
        (*count)++;
    }
    return all;
}

void push_characters(range_list *ranges, const struct lang_value *string)
{
    uint32_t c;
    for (size_t i = 0, bytes; i < string->string.length; i += bytes) {
        bytes = utf8_decode(string->string.s + i, string->string.length - i, &c);
        if (bytes == 0)
            BUG("a string is not UTF-8");
        vector_push(ranges, ((struct range){c, c}));
    }
}

/* ---- lists: a trie whose nodes are ranges of the sorted words ---- */

struct trie {
    const struct lang_value **words; /* sorted */
    size_t count;
};

enum { TRIE_FIRST, TRIE_BEYOND, TRIE_DEPTH, TRIE_WORDS };

static void trie_start(void *context, uint64_t *state)
{
    state[TRIE_BEYOND] = ((struct trie *)context)->count;
}

static bool trie_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct trie *trie = context;
    char bytes[4];
    size_t depth = state[TRIE_DEPTH], length = utf8_encode(sample, bytes);
    bool any = false;
    for (size_t i = state[TRIE_FIRST]; i < state[TRIE_BEYOND]; i++) {
        const struct lang_value *word = trie->words[i];
        if (word->string.length < depth + length || memcmp(word->string.s + depth, bytes, length) != 0)
            continue;
        if (!any)
            next[TRIE_FIRST] = i;
        any = true;
        next[TRIE_BEYOND] = i + 1;
    }
    next[TRIE_DEPTH] = depth + length;
    return any;
}

/* The word that ends here is the first of those that go on. */
static bool trie_accepts(void *context, const uint64_t *state)
{
    const struct trie *trie = context;
    return state[TRIE_FIRST] < state[TRIE_BEYOND] && trie->words[state[TRIE_FIRST]]->string.length == state[TRIE_DEPTH];
}

static int word_order(const void *a, const void *b)
{
    return lang_value_compare(*(const struct lang_value *const *)a, *(const struct lang_value *const *)b);
}

/* One set for each character that the words name. */
static const struct charset *singletons(struct arena *arena, range_list *ranges, size_t *count)
{
    struct charset all = charset_build(arena, ranges);
    *count = charset_size(all);
    struct charset *sets = arena_alloc(arena, (*count + 1) * sizeof *sets);
    for (size_t i = 0, k = 0; i < all.count; i++)
        for (uint32_t c = all.items[i].lo; c <= all.items[i].hi; c++)
            sets[k++] = charset_range(arena, c, c);
    return sets;
}

struct language *words_language(struct strings_reading *r, const struct lang_value *const *words, size_t count)
{
    struct trie trie = {arena_alloc(r->arena, (count + 1) * sizeof *trie.words), count};
    range_list ranges = VECTOR_INIT;
    for (size_t i = 0; i < count; i++) {
        trie.words[i] = words[i];
        push_characters(&ranges, words[i]);
    }
    if (count)
        qsort(trie.words, count, sizeof *trie.words, word_order);
    struct automaton automaton = {
        .words = TRIE_WORDS, .context = &trie, .start = trie_start, .step = trie_step, .accepts = trie_accepts};
    automaton.sets = singletons(r->arena, &ranges, &automaton.set_count);
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- before and behind a word in the order of code points ---- */

struct order {
    const uint32_t *word;
    size_t length;
    bool equal; /* the word itself too */
};

/* state[0]: how much of the word was read so far; length + 1: it is less already. */
static void order_start(void *context, uint64_t *state)
{
    (void)context;
    state[0] = 0;
}

static bool order_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct order *order = context;
    size_t read = state[0];
    if (read == order->length || (read < order->length && sample > order->word[read]))
        return false;
    bool less = read > order->length || sample < order->word[read];
    next[0] = less ? order->length + 1 : read + 1;
    return true;
}

static bool order_accepts(void *context, const uint64_t *state)
{
    const struct order *order = context;
    return state[0] != order->length || order->equal;
}

/* Strings before the word. */
static struct language *before_word(struct strings_reading *r, const struct lang_value *word, bool equal)
{
    struct order order = {.equal = equal};
    order.word = code_points(r->arena, word, &order.length);
    struct charset *sets = arena_alloc(r->arena, (2 * order.length + 1) * sizeof *sets);
    for (size_t i = 0; i < order.length; i++) {
        sets[2 * i] = charset_range(r->arena, 0, order.word[i]);
        sets[2 * i + 1] = charset_range(r->arena, order.word[i], order.word[i]);
    }
    struct automaton automaton = {.words = 1,
                                  .sets = sets,
                                  .set_count = 2 * order.length,
                                  .context = &order,
                                  .start = order_start,
                                  .step = order_step,
                                  .accepts = order_accepts};
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- by operator ---- */

/* Anything before, the word, anything behind. */
static struct language *around_word(struct strings_reading *r, const struct lang_value *word, bool before, bool behind)
{
    struct text pattern = TEXT_INIT;
    size_t count;
    const uint32_t *characters = code_points(r->arena, word, &count);
    text_add(&pattern, before ? "[^]*" : "");
    for (size_t i = 0; i < count; i++)
        text_addf(&pattern, "\\u{%x}", characters[i]);
    text_add(&pattern, behind ? "[^]*" : "");
    struct regex *regex = regex_parse(pattern.s, pattern.length, &(struct regex_options){.flags = "u"}, r->error);
    struct language *language = regex ? language_of(regex, &r->alphabet, r->error) : NULL;
    regex_free(regex);
    text_release(&pattern);
    return language;
}

static size_t step_behind(const struct lang_value *word, size_t at)
{
    for (at++; at < word->string.length && ((unsigned char)word->string.s[at] & 0xc0) == 0x80;)
        at++;
    return at;
}

/* The parts of a word that (op word part) holds for. */
static struct language *parts_of_word(struct strings_reading *r, enum lang_op op, const struct lang_value *word)
{
    struct {
        const struct lang_value **items;
        size_t count, capacity;
    } parts = {0};
    size_t length = word->string.length;
    for (size_t from = 0; from <= length; from = step_behind(word, from)) {
        for (size_t to = from; to <= length; to = step_behind(word, to))
            if (op == LANG_CONTAINS || (op == LANG_PREFIX && from == 0) || (op == LANG_SUFFIX && to == length))
                vector_push(&parts, lang_string(r->arena, word->string.s + from, to - from));
        if (op == LANG_PREFIX)
            break;
    }
    struct language *language = words_language(r, parts.items, parts.count);
    vector_release(&parts);
    return language;
}

struct language *word_language(struct strings_reading *r, enum lang_op op, bool flipped, const struct lang_value *word)
{
    if (op == LANG_EQUAL)
        return words_language(r, &word, 1);
    if (op == LANG_LESS || op == LANG_LESS_EQUAL) {
        if (!flipped)
            return before_word(r, word, op == LANG_LESS_EQUAL);
        const struct language *others = reading_keep(r, before_word(r, word, op == LANG_LESS));
        return others ? language_minus(r->all, others, r->error) : NULL;
    }
    if (flipped)
        return parts_of_word(r, op, word);
    return around_word(r, word, op != LANG_PREFIX, op != LANG_SUFFIX);
}
