#include "model/clause.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>
#include <strings.h>

#include "base/memo.h"
#include "model/words.h"

/* ---- finding words ---- */

/* The phrase stands here as whole words.  A '-' or blank at its end: anything may follow. */
static bool stands_at(const char *s, size_t length, size_t i, const char *phrase, size_t wanted)
{
    return i + wanted <= length && strncasecmp(s + i, phrase, wanted) == 0 &&
           (i == 0 || !is_name_letter(phrase[0]) || !is_name_letter(s[i - 1])) &&
           (!is_name_letter(phrase[wanted - 1]) || i + wanted == length || !is_name_letter(s[i + wanted]));
}

/* Where it does; NULL: nowhere.  It is asked of every sentence with hundreds of phrases: first letters first. */
static const char *find_phrase(const char *s, size_t length, const char *phrase, size_t wanted)
{
    if (!wanted)
        return length ? s : NULL;
    char small = (char)tolower((unsigned char)*phrase), large = (char)toupper((unsigned char)*phrase);
    for (size_t i = 0; i + wanted <= length; i++)
        if ((s[i] == small || s[i] == large) && stands_at(s, length, i, phrase, wanted))
            return s + i;
    return NULL;
}

/* A letter with which a word begins, in small letters; anything else is 0. */
static unsigned char first_letter(const char *s, size_t i)
{
    return is_name_letter(s[i]) && (i == 0 || !is_name_letter(s[i - 1])) ? (unsigned char)tolower((unsigned char)s[i])
                                                                         : 0;
}

bool clause_has_any(const struct clause *clause, const char *phrases)
{
    bool begins[UCHAR_MAX + 1] = {false}; /* there is a word with this letter, or the sign itself */
    for (size_t i = 0; i < clause->length; i++)
        begins[first_letter(clause->s, i)] = begins[(unsigned char)clause->s[i]] = true;
    while (*phrases) {
        size_t length = strcspn(phrases, "|");
        unsigned char first = (unsigned char)*phrases;
        first = is_name_letter(*phrases) ? (unsigned char)tolower(first) : first;
        if (begins[first] && find_phrase(clause->s, clause->length, phrases, length))
            return true;
        phrases += length + (phrases[length] == '|');
    }
    return false;
}

/* What stands behind one of the phrases; NULL: none is there. */
static const char *find_behind(const struct clause *clause, const char *phrases)
{
    while (*phrases) {
        size_t length = strcspn(phrases, "|");
        const char *at = find_phrase(clause->s, clause->length, phrases, length);
        if (at)
            return at + length;
        phrases += length + (phrases[length] == '|');
    }
    return NULL;
}

const char *clause_find_first(const struct clause *clause, const char *from, const char *phrases)
{
    size_t left = clause->length - (size_t)(from - clause->s);
    const char *first = NULL;
    while (*phrases) {
        size_t length = strcspn(phrases, "|");
        const char *at = find_phrase(from, left, phrases, length);
        first = at && (!first || at < first) ? at : first;
        phrases += length + (phrases[length] == '|');
    }
    return first;
}

/* ---- what is asked ---- */

static const char larger_words[] =
    "at least|greater than|more than|larger than|above|positive|non-zero|nonzero|not zero|not be zero|"
    "not be 0|not 0|or more|or greater|or larger|non-negative|nonnegative|not negative|not be negative|"
    "minimum|not less than|no less than|> |>= |!= 0|other than 0|other than zero";
static const char smaller_words[] =
    "at most|less than|smaller than|below|no more than|not more than|not above|exceed|exceeds|up to|within|range|"
    "bounds|fit|fits|maximum|or less|or fewer|no greater|not greater|no larger|not larger|valid index|"
    "valid position|existing|an element|in use|< |<= |capacity|enough room|fewer than|large enough|"
    "big enough";
static const char other_words[] = "power of two|power of 2|powers of two|multiple of|aligned|divisible";
static const char kind_words[] = "odd|prime"; /* … and "even": "the lower one if n is even" only tells */
static const char filled_words[] =
    "not empty|non-empty|nonempty|not be empty|at least one character|empty string|empty text|not be \"\"|not \"\"";
static const char apart_words[] =
    "overlap|overlaps|distinct|different|the same object|itself|alias|aliased|aliases|lie in|part of|"
    "not be the same|neither|in place|differ|argument of|other than|inside";
static const char same_words[] =
    "same|equal length|equal size|matching|match|conformable|belong|belongs|shape|shapes|dimensions|this|"
    "created by|made by|made with|came from|comes from|from the";
static const char life_words[] =
    "outlive|outlives|live as long|lives as long|as long as|stay valid|stays valid|remain valid|"
    "remains valid|longer than|lifetime|freed before|destroyed before|freed while|destroyed while|"
    "released before|closed before|keep it alive|kept alive";
static const char plain_words[] = "ASCII|UTF-8|digits|printable|well-formed|well formed|letters|a to z|a-z|'a' to "
                                  "'z'|lower case|lowercase|lower-case";

static const char not_words[] =
    "no more|any more|must not|may not|do not call|do not use|do not free|do not modify|do not change|"
    "do not destroy|don't call|don't use|don't free|never|not be|not to be|cannot|no longer|until|"
    "outside|invalid after|invalidates|invalidated|dangling|illegal|forbidden|not allowed|shall not|"
    "should not|not call|not permitted";

bool clause_is_of_result(const struct clause *clause)
{
    static const char strong_words[] = "must|shall|never|do not|don't|may not|cannot|has to|have to|not to be|only";
    static const char lasting[] = "until|lives as long as|live as long as|valid as long as|good as long as|valid while";
    return clause_has_any(clause, lasting) && !clause_has_any(clause, strong_words);
}

/* "No write may be open", "neither a read nor a write may be open". */
static bool forbids(const struct clause *clause)
{
    static const char *const nobody[] = {"no", "neither", "none", "nothing", "nobody", "nor"};
    const char *may = clause_find(clause, "may");
    for (size_t i = 0; may && i < sizeof nobody / sizeof *nobody; i++) {
        const char *at = clause_find(clause, nobody[i]);
        if (at && at < may)
            return true;
    }
    return false;
}

/* "Arrays do not have to be of the same length": the opposite of a duty, in nearly the same words. */
static bool relieves(const struct clause *clause)
{
    static const char relief[] = "not have to|don't have to|doesn't have to|need not|needs not|needn't|not need to|"
                                 "don't need to|doesn't need to|no need to|not required to|not be required to|"
                                 "not necessary to";
    static const char duties[] = "must|shall|should|never|may not|cannot|has to|only|undefined|unless|but";
    return clause_has_any(clause, relief) && !clause_has_any(clause, duties);
}

/* "`sentence` needs to be a validated one"; not "if the table needs to be larger", "the bytes that need to be there".
 */
static bool needs_to_be(const struct clause *clause)
{
    static const char conditions[] = "if|when|whenever|whether|until|while|that need|that needs|which need|which needs";
    const char *at =
        clause_find_first(clause, clause->s, "needs to be|need to be|is required to be|are required to be");
    const struct clause before = {.s = clause->s, .length = at ? (size_t)(at - clause->s) + strlen("need") : 0};
    return at && !clause_has_any(&before, conditions);
}

bool clause_is_plain(const struct clause *clause)
{
    static const char words[] =
        "must|has to|have to|shall|undefined|not checked|unchecked|nothing is checked|not check|"
        "no checks|programming error|programming errors|caller checks|callers check|"
        "precondition|preconditions|@pre|\\pre|make sure|be sure to|be careful|take care|beware|your responsibility|"
        "caller's responsibility|user's responsibility|responsibility of the caller|at your own risk";
    return (clause_has_any(clause, words) || needs_to_be(clause)) && !relieves(clause);
}

/* Odds below are no more than a hint: nine of ten above are duties. */
#define DUTY_LEAST 0.3
#define DUTY_OF_RELIEF -3.0

/* "an even width", but not "even if it fails". */
static bool has_even(const struct clause *clause)
{
    static const char going_on[] = "if when though after before on without with for while where then in by to as";
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; (at = clause_find_first(clause, at, "even"));) {
        at += strlen("even");
        const char *next = at + strspn(at, " ");
        if (next >= end || !word_is_in(next, name_length(next), going_on))
            return true;
    }
    return false;
}

/* "More than q bits", but not "no more than". */
static bool asks_larger(const struct clause *clause)
{
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; at < end && (at = clause_find_first(clause, at, larger_words)); at++) {
        const char *before = at;
        if (!clause_step_back(clause, &before, "no not"))
            return true;
    }
    return false;
}

static unsigned asked(const struct clause *clause)
{
    static const struct {
        unsigned bit;
        const char *words;
    } kinds[] = {{ASKS_SMALLER, smaller_words}, {ASKS_OTHER, other_words}, {ASKS_FILLED, filled_words},
                 {ASKS_APART, apart_words},     {ASKS_SAME, same_words},   {ASKS_LIFE, life_words},
                 {ASKS_PLAIN, plain_words},     {ASKS_NOT, not_words}};
    unsigned asks = clause->reading.duty > DUTY_LEAST || clause_is_plain(clause) ? ASKS_DUTY : 0;
    asks |= asks_larger(clause) ? ASKS_LARGER : 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (clause_has_any(clause, kinds[i].words))
            asks |= kinds[i].bit;
    if (asks & ASKS_DUTY && (clause_has_any(clause, kind_words) || has_even(clause)))
        asks |= ASKS_OTHER;
    return forbids(clause) ? asks | ASKS_NOT : asks;
}

/* ---- clauses ---- */

/* "-LIMIT .. LIMIT": one of the two in a range. */
static bool is_in_range(const char *s, size_t i)
{
    size_t first = i && s[i - 1] == '.' ? i - 1 : i;
    return first && s[first - 1] == ' ' && strncmp(s + first, ".. ", 3) == 0;
}

#define QUOTED_MOST 48 /* characters; a quotation mark without its other one is no more than an inch */

/* How much of it stands in quotation marks, those included: "';'", "\"a=1; b=2\"".  0: nothing. */
static size_t quoted_length(const char *s, size_t i)
{
    const char *at = s + i;
    if (*at == '\'')
        return at[1] && at[2] == '\'' ? 3 : 0;
    if (*at != '"' || (i && is_name_letter(at[-1])))
        return 0;
    size_t length = strcspn(at + 1, "\"");
    return at[length + 1] && length <= QUOTED_MOST ? length + 2 : 0;
}

/* Behind a full stop, semicolon or exclamation mark that ends something, or before a tag. */
static size_t clause_length(const char *s)
{
    for (size_t i = 0, quoted; s[i]; i++) {
        if ((quoted = quoted_length(s, i))) {
            i += quoted - 1;
            continue;
        }
        if (s[i] == ';' || ((s[i] == '.' || s[i] == '!') && (!s[i + 1] || s[i + 1] == ' ') && !is_in_range(s, i)) ||
            (i && clause_at_tag(s + i, TAGS_ALL)))
            return i;
    }
    return strlen(s);
}

/* "NULL otherwise", but not "unless noted otherwise", nor "must not overlap otherwise". */
static bool says_otherwise(const struct clause *clause)
{
    static const char exceptions[] = "noted otherwise|stated otherwise|said otherwise|specified otherwise|"
                                     "documented otherwise|says otherwise|say otherwise|told otherwise|unless "
                                     "otherwise|otherwise noted|otherwise stated|otherwise specified";
    static const char elses[] =
        "or else you get|or else it returns|or else you will get|or else -1|or else NULL|or else "
        "false|or else nothing|or else it fails|or else it is refused|or you get|or you will get";
    const char *at = clause_find(clause, "otherwise"), *duty = clause_find(clause, "must not");
    if (clause_has_any(clause, elses))
        return true;
    if (!at || clause_has_any(clause, exceptions))
        return false;
    return !duty || duty > at || memchr(duty, ',', (size_t)(at - duty));
}

static const char outside_words[] =
    "outside|out of range|out of its range|out of their range|out of their ranges|out of bounds|out-of-range|"
    "out-of-bounds|beyond|past the end|past the last|no such|too large|too big|not a valid|invalid index|"
    "invalid position|does not exist|doesn't exist|not there|not in the|not within|not an index|not one of|is not in|"
    "in range|within range|any index|any number|any position|any value";
static const char wrong_words[] =
    "an argument|any argument|arguments|a parameter|parameters|invalid|not valid|is wrong|if not";

static bool is_read_as_handled(const struct clause *clause)
{
    struct sentence reading = sentence_read(clause->s, clause->length);
    return reading.handled > 0 && reading.handled > reading.duty;
}

/* "@param day 1 to 31 … @return NULL if an argument is out of its range": of all numbers before it. */
static bool refuses_later(const struct clause *clause, const char *next)
{
    bool is_of_number = clause_has_digits(clause) || clause->asks & (ASKS_LARGER | ASKS_SMALLER);
    if (!is_of_number || clause->reading.topic == TOPIC_CALLBACK) /* nobody looks what a function will return */
        return false;
    for (; *next && !clause_at_tag(next, TAGS_BEGIN); next++) {
        if (!clause_at_tag(next, TAGS_RESULT))
            continue;
        struct clause result = {.s = next + 1};
        while (result.s[result.length] && !clause_at_tag(result.s + result.length, TAGS_ALL))
            result.length++;
        if (is_read_as_handled(&result) &&
            (clause_has_any(&result, outside_words) || clause_has_any(&result, wrong_words)))
            return true;
    }
    return false;
}

/* "A pool of 1 to 256 messages.  NULL for another number": the sentence behind it. */
static bool is_answer(const struct clause *answer)
{
    static const char others[] = "otherwise|else|another|other|others|if not|above|below|more than|too many|too long";
    static const char results[] = "for other|for others|for any other|for all other|for all others|for another";
    /* "When it is full the rest is dropped": of what it was doing */
    bool has_rest = clause_names(answer, "the rest") && !clause_has_any(answer, "when|if|once|as soon as");
    return (is_read_as_handled(answer) || clause_has_any(answer, results)) &&
           (has_rest || clause_has_any(answer, others) || clause_has_any(answer, outside_words) ||
            clause_has_any(answer, wrong_words));
}

/* "False: n is 0 or above MOST", behind a sentence that does not speak of n. */
static bool is_of_other_letter(const struct clause *clause, const struct clause *answer)
{
    const char *is = clause_find(answer, "is"), *end = is ? is : answer->s;
    while (end > answer->s && end[-1] == ' ')
        end--;
    const char *letter = end > answer->s ? end - 1 : end;
    bool is_letter = letter > answer->s && letter[-1] == ' ' && islower((unsigned char)*letter) && *letter != 'a';
    const char name[] = {*letter, '\0'};
    return is_letter && !clause_names(clause, name);
}

#define ANSWERED_MOST 4 /* sentences */

/* "Names must not be empty.  Paths have up to 256 characters.  What is not like that is refused": one for all of them.
 */
static bool is_answered(const struct clause *clause, const char *next)
{
    static const char all[] = "not like that|not like this|not as described|do not fit|does not fit";
    for (size_t i = 0; clause->reading.topic == TOPIC_VALUES && i < ANSWERED_MOST; i++) {
        next += strspn(next, " ;.!");
        const struct clause answer = {.s = next, .length = clause_length(next)};
        if ((i == 0 && is_answer(&answer) && !is_of_other_letter(clause, &answer)) ||
            (is_read_as_handled(&answer) && clause_has_any(&answer, all)))
            return true;
        struct sentence reading = sentence_read(answer.s, answer.length);
        if (reading.duty <= DUTY_LEAST || reading.topic != TOPIC_VALUES)
            return false;
        next += answer.length;
    }
    return false;
}

/* "False for a path that is not allowed", "NULL when there is none". */
static bool begins_with_result(const struct clause *clause)
{
    static const char *const results[] = {"false ", "null ", "0 ", "-1 ", "nan ", "nothing ", "none ", "zero "};
    static const char *const turns[] = {"for ", "if ", "when ", "on ", "unless ", "without "};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        for (size_t k = 0; k < sizeof turns / sizeof *turns; k++) {
            size_t first = strlen(results[i]), second = strlen(turns[k]);
            if (clause->length > first + second && strncasecmp(clause->s, results[i], first) == 0 &&
                strncasecmp(clause->s + first, turns[k], second) == 0)
                return true;
        }
    return false;
}

/* "n can be anything", and what follows only says what comes of it: "…, but only for a prime it is promised that …".
 * "Anything but 0" and "any number of the list" ask for something. */
static bool allows_all(const struct clause *clause)
{
    static const char all[] =
        "can be anything|may be anything|can be any number|may be any number|can be any value|may be any value|can be "
        "arbitrary|may be arbitrary|can have any value|may have any value";
    static const char turns[] = "but|though|although|however|even";
    const char *behind = find_behind(clause, all);
    if (!behind || clause_is_plain(clause) || clause_has_digits(clause) || clause->asks & ASKS_NOT)
        return false;
    const struct clause rest = {.s = behind, .length = clause->length - (size_t)(behind - clause->s)};
    bool turns_then = clause_find_first(&rest, behind, turns) == behind + strlen(", ");
    return rest.length == 0 || (turns_then && !clause_has_any(&rest, "not|except"));
}

/* "lo may be above hi", and nothing that limits it: what is allowed is no duty. */
static bool permits(const struct clause *clause)
{
    static const char allowed[] = "may be above|may be below|may be equal|may be larger|may be smaller|may be greater|"
                                  "may be less|may be more|may be the same|may be empty|may be negative|may be zero|"
                                  "may overlap|may exceed|can be above|can be below|can be equal|can be larger|"
                                  "can be smaller|can be the same|can be empty|can be negative";
    static const char limits[] = "only|unless|if|when|provided|but|except|as long as|not|at most|at least|up to|until";
    static const char always[] = "as often as you like|as often as you want|as many times as|as you like|as you please|"
                                 "any number of times|at any time";
    static const char denied[] = "never|not|cannot|don't|only|unless|except";
    const char *at = clause_find_first(clause, clause->s, allowed);
    if (clause_has_any(clause, always) && !clause_has_any(clause, denied) && !forbids(clause) &&
        !clause_is_plain(clause))
        return true;
    if (!at || forbids(clause) || clause_is_plain(clause) || clause_has_digits(clause))
        return false;
    struct clause piece = {.s = at, .length = clause->length - (size_t)(at - clause->s)};
    for (size_t i = 0; i < piece.length; i++)
        if (at[i] == ',' || at[i] == '(')
            piece.length = i;
    return !clause_has_any(&piece, limits);
}

/* "If the size is <= 0, then it will be set to one page", "a size of 0 defaults to 16": the library puts something else
 * in its place, so whoever passes it may. */
static bool replaces(const struct clause *clause)
{
    static const char conditions[] = "if|when|whenever|where|in case";
    static const char replaced[] =
        "is set to|will be set to|gets set to|be set to|is reset to|will be reset to|is changed to|will be changed to|"
        "defaults to|will default to|default to|the default is used|a default is used|default will be used|"
        "default value is used|default size is used|default is used|is used instead|are used instead|"
        "will be used instead|is treated as|are treated as|will be treated as|is taken as|are taken as|is taken for|"
        "is interpreted as|will be interpreted as|is assumed|are assumed|will be assumed|is replaced by|"
        "is replaced with|will be replaced by|will be replaced with|is clamped to|will be clamped to|is rounded up to|"
        "will be rounded up to|is raised to|will be raised to|is limited to|will be limited to";
    static const char amounts[] = "zero|negative|positive|less|below|above|greater|more|larger|smaller|too|NULL|empty|"
                                  "omitted|missing|outside|beyond|not";
    const char *condition = clause_find_first(clause, clause->s, conditions);
    const char *what = clause_find_first(clause, clause->s, replaced);
    if (!what || clause_is_plain(clause) || forbids(clause))
        return false;
    bool has_value = clause_has_any(clause, amounts) || memchr(clause->s, '<', clause->length) ||
                     memchr(clause->s, '>', clause->length) || memchr(clause->s, '0', clause->length);
    const char *comma = condition && condition < what ? memchr(condition, ',', (size_t)(what - condition))
                                                      : clause->s; /* "the size is set to 1 if it is 0" */
    bool is_all_of_condition = condition && condition < what && !comma && !clause_has_any(clause, "then|it|this");
    return condition && has_value && !is_all_of_condition;
}

/* The sentence behind it: "It gives -1 then." */
static bool is_told_next(const char *next)
{
    next += strspn(next, " ;.!");
    const struct clause then = {.s = next, .length = clause_length(next)};
    return then.length && is_read_as_handled(&then);
}

/* What happens otherwise is said, here or in what follows. */
static bool is_handled(const struct clause *clause, const char *next)
{
    static const char never[] = "undefined|unchecked|not checked|nothing is checked";
    if (clause_has_any(clause, never))
        return false;
    if (clause_denies_zero(clause)) /* however it reads, it says no more than that */
        return is_told_next(next);
    return says_otherwise(clause) || replaces(clause) || begins_with_result(clause) || allows_all(clause) ||
           is_read_as_handled(clause) || refuses_later(clause, next) || is_answered(clause, next);
}

/* "0, or -1 and no change: the name is empty; count is above 100; the map is full." */
static bool begins_list(const struct clause *clause)
{
    const char *colon = memchr(clause->s, ':', clause->length);
    struct clause result = {.s = clause->s, .length = colon ? (size_t)(colon - clause->s) : 0};
    return colon && colon + 1 < clause->s + clause->length && colon[1] == ' ' &&
           clause_has_any(&result, "-1|NULL|false|fails|refused|error|0 if|nothing if|negative");
}

/* All of it is what the library looks at itself, up to what is a duty: "…; the map must be open". */
static void take_list(const char **at, struct clause *clause)
{
    while (clause->is_handled && **at == ';' && begins_list(clause)) {
        const struct clause item = {.s = *at + 1, .length = clause_length(*at + 1)};
        if (clause_is_plain(&item))
            return;
        *at = item.s + item.length;
        clause->length = (size_t)(*at - clause->s);
    }
}

bool clause_ends_array(const struct clause *clause, const char *name, const char *phrases)
{
    const char *named = *name ? clause_find(clause, name) : NULL;
    const char *phrase = named ? clause_find_first(clause, named, phrases) : NULL;
    return phrase && !memchr(named, ',', (size_t)(phrase - named)) && !clause_has_any(clause, "NUL|NUL byte|'\\0'");
}

/* Reads the clause that begins here; returns where the next one may begin. */
static const char *read_clause(const char *at, struct clause *clause)
{
    *clause = (struct clause){.s = at, .length = clause_length(at)};
    at += clause->length;
    clause->reading = sentence_read(clause->s, clause->length);
    clause->asks = asked(clause);
    clause_read_digits(clause);
    if (permits(clause))
        clause->asks = 0;
    if (relieves(clause))
        clause->asks = 0, clause->reading.duty = DUTY_OF_RELIEF;
    if (!clause_has_digits(clause) && !clause_is_plain(clause) && clause_tells_cases(clause))
        clause->asks &= ~(unsigned)ASKS_DUTY;
    if (clause_tells_of_positive(clause) || clause_tells_of_switch(clause))
        clause->asks &= ~(unsigned)(ASKS_DUTY | ASKS_LARGER);
    clause->is_handled = is_handled(clause, at);
    if (clause->is_handled)
        clause->asks = 0, clause->has_least = clause->has_most = clause->not_zero = false;
    take_list(&at, clause);
    return at;
}

struct known_clause {
    struct clause clause;
    size_t step; /* to where the next one may begin */
};
MEMO(known_clauses, struct known_clause, 1 << 14);

/* What is said further on matters, too: a clause is known by all that is left of its comment. */
bool clause_next(const char **at, struct clause *clause)
{
    *at += strspn(*at, " ;.!");
    if (!**at)
        return false;
    bool is_known;
    struct known_clause *known = memo_slot(&known_clauses, *at, strlen(*at), &is_known);
    if (!is_known)
        known->step = (size_t)(read_clause(*at, &known->clause) - *at);
    *clause = known->clause;
    clause->s = *at;
    *at += known->step;
    return true;
}

bool clause_looks_for(const struct clause *clause)
{
    static const char most[] = "nearest|closest|first|last|next|previous|smallest|largest|shortest|longest|lowest|"
                               "highest|least|greatest|best|oldest|newest";
    return clause_has_any(clause, most);
}

bool clause_says_none(const struct clause *clause)
{
    static const char none[] = "if there is none|when there is none|if there are none|if none|if there is no|"
                               "when there is no|where there is none";
    return clause_has_any(clause, none);
}

bool clause_stands_outside(const struct clause *clause)
{
    return clause_says_none(clause) ||
           (clause->is_handled && (clause_has_any(clause, outside_words) || allows_all(clause)));
}

const char *clause_find(const struct clause *clause, const char *name)
{
    return *name ? find_phrase(clause->s, clause->length, name, strlen(name)) : NULL;
}

bool clause_names(const struct clause *clause, const char *name)
{
    return clause_find(clause, name) != NULL;
}

bool clause_computes(const struct clause *clause)
{
    for (size_t i = 1; i + 1 < clause->length; i++)
        if (clause->s[i] == '(' && is_name_letter(clause->s[i - 1]) && clause->s[i + 1] != ')')
            return true;
    return false;
}
