/* Values that a sentence forbids: "denominators must not be 0", "names must not
 * have '=' or spaces".  Where none of them was passed, or it breaks just so with
 * others in their place, the sentence explains nothing; where a text has such a
 * letter, and it is well without, the sentence explains all.  Either can be shown
 * only of a sentence of which every word is known, about things that are passed and
 * not about what a library makes of them ("the determinant must not be 0"). */
#include <ctype.h>
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

struct forbidden {
    bool zero, negative, empty;
    bool letters[256], has_letters;
};

/* ---- what it forbids ---- */

/* Behind "must", and whether something is denied there. */
struct reading {
    struct forbidden *forbidden;
    bool is_denied, was_neither;
};

static void forbid_letter(struct forbidden *forbidden, char letter)
{
    forbidden->letters[(unsigned char)letter] = forbidden->has_letters = true;
}

/* "spaces", "control characters"; false: it is no such word. */
static bool forbid_kind(struct forbidden *forbidden, const char *word, size_t length)
{
    static const struct {
        const char *words, *letters;
    } kinds[] = {{"space spaces blank blanks", " "},
                 {"whitespace", " \t\n\v\f\r"},
                 {"newline newlines", "\n"},
                 {"tab tabs", "\t"},
                 {"slash slashes", "/"},
                 {"comma commas", ","},
                 {"colon colons", ":"},
                 {"semicolon semicolons", ";"}};
    bool is_control = word_is_in(word, length, "control");
    for (int letter = 1; is_control && letter < 128; letter++)
        if (iscntrl(letter))
            forbid_letter(forbidden, (char)letter);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (word_is_in(word, length, kinds[i].words)) {
            for (const char *letter = kinds[i].letters; *letter; letter++)
                forbid_letter(forbidden, *letter);
            return true;
        }
    return is_control;
}

/* One that says what is forbidden; false: it is none, or it is asked for. */
static bool read_value(struct reading *reading, const char *word, size_t length)
{
    struct forbidden *forbidden = reading->forbidden;
    bool is_positive = word_is_in(word, length, "positive");
    if (reading->is_denied == is_positive)
        return false;
    bool is_zero = is_positive || word_is_in(word, length, "0 zero zeros zeroes");
    bool is_negative = is_positive || word_is_in(word, length, "negative");
    bool is_empty = word_is_in(word, length, "empty");
    forbidden->zero = forbidden->zero || is_zero;
    forbidden->negative = forbidden->negative || is_negative;
    forbidden->empty = forbidden->empty || is_empty;
    return is_zero || is_negative || is_empty || forbid_kind(forbidden, word, length);
}

static bool read_word(struct reading *reading, const char *word, size_t length)
{
    static const char denials[] = "not no never neither nor non nonzero cannot";
    static const char others[] = "must shall may can have has to be contain contains include hold and or any a an the "
                                 "of them both character characters letter letters either";
    bool is_duty = word_is_in(word, length, "must shall");
    if (is_duty && !reading->was_neither)
        reading->is_denied = false;
    reading->was_neither = word_is_in(word, length, "neither nor");
    if (word_is_in(word, length, denials)) {
        reading->is_denied = true;
        return !word_is_in(word, length, "nonzero") || read_value(reading, "zero", strlen("zero"));
    }
    return is_duty || word_is_in(word, length, others) || read_value(reading, word, length);
}

/* All of it from here on; false: there is more than that. */
static bool read_all(struct reading *reading, const char *at, const char *end)
{
    while (at < end) {
        char word[16] = "";
        size_t length = name_length(at);
        if (*at == '\'' && end - at >= 3 && at[2] == '\'') {
            if (!reading->is_denied)
                return false;
            forbid_letter(reading->forbidden, at[1]);
            at += 3;
        } else if (length) {
            for (size_t i = 0; i < length && i + 1 < sizeof word; i++)
                word[i] = (char)tolower((unsigned char)at[i]);
            if (length >= sizeof word || !read_word(reading, word, length))
                return false;
            at += length;
        } else if (strchr(" ,-()", *at)) {
            at++;
        } else {
            return false;
        }
    }
    return true;
}

/* ---- what it is about ---- */

/* "denominators" of den, "names" of first_name. */
static bool is_called(const char *name, const char *word, size_t length)
{
    char words[NAME_WORDS_ROOM];
    struct word part;
    name_words(name, words);
    for (const char *at = words; word_next(&at, &part);) {
        size_t own = (size_t)part.length;
        bool begins = own <= length && strncasecmp(word, part.s, own) == 0;
        if (begins && (own == length || own >= 3 || (own + 1 == length && tolower((unsigned char)word[own]) == 's')))
            return true;
    }
    return false;
}

static bool is_suitable(const struct sequence_node *node, const struct forbidden *forbidden)
{
    bool is_text = node->kind == SEQ_STRING;
    return forbidden->has_letters || forbidden->empty
               ? is_text
               : node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_LENGTH;
}

/* Things are passed that go by this word, and all of them are plain values. */
static bool is_passed(const struct sequence_plan *plan, const struct forbidden *forbidden, const char *word,
                      size_t length)
{
    bool found = false;
    for (uint32_t i = 0; i < plan->items.count; i++)
        for (uint32_t k = 0; k < plan->items.items[i].parameter_count; k++) {
            uint32_t node = plan->items.items[i].parameters + k;
            if (!is_called(fact_parameter(plan, i, node), word, length))
                continue;
            if (!is_suitable(&plan->nodes.items[node], forbidden))
                return false;
            found = true;
        }
    for (uint32_t i = 0; i < plan->nodes.count; i++) {
        const struct role *role = plan->roles.items[i];
        if (!role || !role->field || !role->field->name || !is_called(role->field->name, word, length))
            continue;
        if (!is_suitable(&plan->nodes.items[i], forbidden))
            return false;
        found = true;
    }
    return found;
}

/* Where it begins to say what must not be: "parts, which" is about parts alone. */
static const char *subject_begin(const struct clause *clause, const char **end)
{
    const struct clause before = {.s = clause->s, .length = (size_t)(*end - clause->s)};
    const char *which = clause_find_first(&before, clause->s, ", which|, that");
    if (!which)
        return clause->s;
    *end = which;
    while (which > clause->s && is_name_letter(which[-1]))
        which--;
    return which;
}

/* "The denominators of both": nothing else stands before the duty. */
static bool is_about_passed(const struct saying *saying, const struct forbidden *forbidden, const char *end)
{
    static const char fillers[] = "the a an all both each every any its their and or none of no param";
    static const char plain[] = "arguments argument parameters parameter numbers number strings string texts text";
    bool found = false;
    for (const char *at = subject_begin(saying->clause, &end); at < end;) {
        char word[32] = "";
        size_t length = name_length(at);
        if (!length) {
            at++;
            continue;
        }
        for (size_t i = 0; i < length && i + 1 < sizeof word; i++)
            word[i] = (char)tolower((unsigned char)at[i]);
        bool is_plain = word_is_in(word, strlen(word), plain);
        if (length >= sizeof word || (!is_plain && !word_is_in(word, length, fillers) &&
                                      !is_passed(saying->judged->plan, forbidden, word, length)))
            return false;
        found = found || is_plain || !word_is_in(word, length, fillers);
        at += length;
    }
    return found;
}

static bool read_forbidden(const struct saying *saying, struct forbidden *forbidden)
{
    const struct clause *clause = saying->clause;
    struct reading reading = {.forbidden = forbidden};
    const char *duty = clause_find_first(clause, clause->s, "must|shall|may not|cannot|may never|have to|has to");
    const char *reason = duty ? clause_find_first(clause, duty, ": ") : NULL; /* "…: there is no code for it" */
    return duty && read_all(&reading, duty, reason ? reason : clause->s + clause->length) &&
           (forbidden->zero || forbidden->negative || forbidden->empty || forbidden->has_letters) &&
           is_about_passed(saying, forbidden, duty);
}

/* ---- with others in their place ---- */

static void mend_bytes(const struct forbidden *forbidden, uint64_t *words, bool *found)
{
    unsigned char *bytes = (unsigned char *)(words + 1);
    for (size_t i = 0; i < SEQUENCE_COUNT(*words); i++) {
        bool is_digit = (forbidden->zero && bytes[i] == '0') || (forbidden->negative && bytes[i] == '-');
        if (!is_digit && !forbidden->letters[bytes[i]] && !(forbidden->zero && bytes[i] == 0))
            continue;
        bytes[i] = forbidden->has_letters ? 'a' : is_digit ? '1' : 1;
        *found = true;
    }
}

static bool has_zero_cell(const struct sequence_node *node, const uint64_t *words)
{
    const char *bytes = (const char *)(words + 1);
    for (size_t i = 0; i < SEQUENCE_COUNT(*words); i++) {
        size_t zeros = 0;
        while (zeros < node->cell_size && bytes[i * node->cell_size + zeros] == 0)
            zeros++;
        if (zeros == node->cell_size)
            return true;
    }
    return false;
}

static void mend_number(const struct forbidden *forbidden, const struct sequence_node *node, uint64_t *word,
                        bool *found)
{
    uint64_t number = sequence_number(node, *word);
    bool is_negative = node->flags & ARGUMENT_SIGNED && (int64_t)number < 0;
    if (!(forbidden->zero && number == 0) && !(forbidden->negative && is_negative) &&
        !(number && number < 256 && forbidden->letters[number]))
        return;
    *word = forbidden->has_letters ? 'a' : 1;
    *found = true;
}

static void mend_float(const struct forbidden *forbidden, uint64_t *word, bool *found)
{
    double number;
    memcpy(&number, word, sizeof number);
    if (!(forbidden->zero && number == 0) && !(forbidden->negative && number < 0))
        return;
    number = 1;
    memcpy(word, &number, sizeof number);
    *found = true;
}

/* Texts that the library gave, and no text, are nothing that could be changed. */
static bool mend_text(const struct forbidden *forbidden, uint64_t *words, bool *found)
{
    if (SEQUENCE_TAG(*words) != HEAD_VALUE)
        return SEQUENCE_TAG(*words) == HEAD_NULL && !forbidden->empty;
    if (SEQUENCE_COUNT(*words) == 0)
        return !forbidden->empty;
    mend_bytes(forbidden, words, found);
    return true;
}

static bool mend_cells(const struct forbidden *forbidden, const struct sequence_node *node, uint64_t *words,
                       bool *found)
{
    bool is_value = SEQUENCE_TAG(*words) == HEAD_VALUE;
    if (!is_value || SEQUENCE_COUNT(*words) == 0)
        return !forbidden->zero; /* its length is one */
    if (!(node->flags & ARGUMENT_RAW) || node->flags & ARGUMENT_OUT)
        return true;
    if (node->cell_size > 1)
        return !forbidden->negative && !(forbidden->zero && has_zero_cell(node, words));
    mend_bytes(forbidden, words, found);
    return true;
}

/* Of one place.  False: nobody knows what is there, or cannot change it. */
static bool mend_place(const struct forbidden *forbidden, const struct sequence_node *node, uint64_t *words,
                       bool *found)
{
    switch (node->kind) {
    case SEQ_NUMBER:
        if (!(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS)))
            mend_number(forbidden, node, words, found);
        return true;
    case SEQ_FLOAT:
        mend_float(forbidden, words, found);
        return true;
    case SEQ_STRING:
        return mend_text(forbidden, words, found);
    case SEQ_BUFFER:
        return mend_cells(forbidden, node, words, found);
    default:
        return true;
    }
}

/* *found: there was one.  False: that cannot be shown. */
static bool mend_all(const struct policy_case *judged, const struct forbidden *forbidden, struct sequence *sequence,
                     bool *found)
{
    sequence_places places = VECTOR_INIT;
    bool is_known = true;
    for (size_t call = 0; is_known && call < sequence->calls.count; call++) {
        sequence_look(sequence, judged->plan, call, &places);
        for (size_t i = 0; is_known && i < places.count; i++)
            is_known = mend_place(forbidden, &judged->plan->nodes.items[places.items[i].node],
                                  &sequence->words.items[places.items[i].word], found);
    }
    vector_release(&places);
    return is_known;
}

bool saying_is_of_unpassed(const struct saying *saying)
{
    struct policy_case *judged = saying->judged;
    struct forbidden forbidden = {0};
    struct sequence changed = SEQUENCE_INIT;
    bool found = false, is_same = true;
    if (!read_forbidden(saying, &forbidden))
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool is_known = mend_all(judged, &forbidden, &changed, &found);
    bool done = is_known && (!found || case_try_same(judged, &changed, &is_same));
    sequence_release(&changed);
    return done && is_same;
}

/* ---- they explain all ---- */

/* The sentence speaks of this parameter, as far as names tell. */
static bool is_meant(const struct saying *saying, const char *name)
{
    const char *end = saying->clause->s + saying->clause->length;
    for (const char *at = saying->clause->s; at < end; at++) {
        size_t length = name_length(at);
        if (length && is_called(name, at, length))
            return true;
        at += length;
    }
    return false;
}

/* Only letters, and only in texts that are meant; false: there are none. */
static bool mend_meant(const struct saying *saying, const struct forbidden *forbidden, struct sequence *sequence)
{
    const struct sequence_plan *plan = saying->judged->plan;
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; call < sequence->calls.count; call++) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_place *at = &places.items[i];
            const char *name = fact_parameter(plan, sequence_operation_of(sequence, call), at->node);
            uint64_t *words = &sequence->words.items[at->word];
            if (plan->nodes.items[at->node].kind == SEQ_STRING && SEQUENCE_TAG(*words) == HEAD_VALUE &&
                is_meant(saying, name))
                mend_bytes(forbidden, words, &found);
        }
    }
    vector_release(&places);
    return found;
}

bool saying_forbids(const struct saying *saying)
{
    struct policy_case *judged = saying->judged;
    struct forbidden forbidden = {0};
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    if (!(saying->clause->asks & ASKS_DUTY) || !read_forbidden(saying, &forbidden) || !forbidden.has_letters)
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool done = mend_meant(saying, &forbidden, &changed) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}
