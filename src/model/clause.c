#include "model/clause.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- finding words ---- */

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Where the phrase stands, whole words only; NULL: it does not.  A '-' or blank at its end: anything may follow. */
static const char *find(const char *s, size_t length, const char *phrase, size_t wanted)
{
    bool is_open = wanted && !is_letter(phrase[wanted - 1]);
    for (size_t i = 0; i + wanted <= length; i++)
        if (strncasecmp(s + i, phrase, wanted) == 0 && (i == 0 || !is_letter(phrase[0]) || !is_letter(s[i - 1])) &&
            (is_open || i + wanted == length || !is_letter(s[i + wanted])))
            return s + i;
    return NULL;
}

/* Any of the phrases, which have '|' between them. */
static bool has_any(const struct clause *clause, const char *phrases)
{
    while (*phrases) {
        size_t length = strcspn(phrases, "|");
        if (find(clause->s, clause->length, phrases, length))
            return true;
        phrases += length + (phrases[length] == '|');
    }
    return false;
}

/* ---- what is asked ---- */

static const char duty_words[] =
    "must|shall|has to|have to|should|ought|required|requires|require|expects|expected to|assumes|"
    "assumed|assume|presumes|presumed|relies on|rely on|precondition|may only|can "
    "only|undefined|unspecified|unchecked|not checked|no check|"
    "no checks|not check|not checks|not validated|not verified|without checking|never|do not call|"
    "do not use|do not free|do not pass|do not modify|do not change|do not destroy|don't call|don't use|"
    "don't free|may not|must not|not allowed|not permitted|forbidden|illegal|is invalid|caller|caller's|"
    "callers|trusted|trusts|programming error|is an error to|outside of|no longer|needs to|need to|"
    "@pre|\\pre|pre:|not be called|not to be|is a bug|nothing is checked|no checking|up to the caller|"
    "make sure|ensure|garbage|corrupts|crashes|aborts|dangling|invalid after|invalidates|invalidated|"
    "invalid|to be called|in pairs|balanced|exactly once|to be followed|is not looked at|does not survive|"
    "do not survive|cannot be changed|cannot be used|cannot be called|cannot be freed|cannot be passed|may move|"
    "may be moved|are for use|is for use|not for|do not overlap|take valid|takes valid|takes a valid|but no other";

/* Whoever says this looks himself. */
static const char handled_words[] =
    "returns false|returns NULL|returns -1|returns 0|return false|return NULL|return -1|"
    "false above|false below|false beyond|false outside|NULL above|NULL below|NULL beyond|NULL outside|"
    "-1 above|-1 below|-1 beyond|-1 outside|0 above|0 beyond|0 outside|false when|false if|NULL when|NULL if|NULL "
    "for|-1 when|-1 if|-1 for|0 when|0 if|0 for|false for|"
    "fails|fail when|fail if|an error is|ignored|clamped|clipped|nothing happens|no effect|does nothing|"
    "do nothing|is false|are false|nothing is done|rejected|refused|cut to|truncated|is returned|"
    "are returned|or false|or NULL|or -1|else|errno|allowed";
static const char handled_but[] = "undefined|not allowed|unchecked|not checked|nothing is checked";

static const char larger_words[] =
    "at least|greater than|more than|larger than|above|positive|non-zero|nonzero|not zero|not be zero|"
    "not be 0|not 0|or more|or greater|or larger|non-negative|nonnegative|not negative|not be negative|"
    "minimum|not less than|no less than|> |>= |!= 0|other than 0|other than zero";
static const char smaller_words[] =
    "at most|less than|smaller than|below|no more than|not more than|exceed|exceeds|up to|within|range|"
    "bounds|fit|fits|maximum|or less|or fewer|no greater|not greater|no larger|not larger|valid index|"
    "valid position|existing|an element|in use|< |<= |capacity|enough room|fewer than|large enough|"
    "big enough";
static const char other_words[] = "power of two|power of 2|powers of two|multiple of|aligned|divisible|odd|even|prime";
static const char filled_words[] =
    "not empty|non-empty|nonempty|not be empty|at least one character|empty string|empty text";
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
    "should not|not call|not permitted|undefined";

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

/* "Good until it is changed" asks for something; "silent until it is set again" only says how things are. */
static bool limits_use(const struct clause *clause)
{
    static const char used_words[] =
        "good|valid|use|used|uses|using|call|called|belongs|belong|owned|owns|lives|live|lent|borrowed|alive|exists|"
        "refers|points|identifies|names|touch|touched|readable|usable|accessed|held";
    return find(clause->s, clause->length, "until", strlen("until")) && has_any(clause, used_words);
}

/* "Only for a pending timer" asks for something; "called by run() only" says what the library does. */
static bool limits_to(const struct clause *clause)
{
    static const char described_words[] =
        "is called by|are called by|called only by|only called by|called only from|called from|is used by|"
        "are used by|used only by|only used by|only partially|only partly";
    return find(clause->s, clause->length, "only", strlen("only")) && !has_any(clause, described_words);
}

bool clause_is_of_result(const struct clause *clause)
{
    static const char strong_words[] = "must|shall|never|do not|don't|may not|cannot|has to|have to|not to be|only";
    return find(clause->s, clause->length, "until", strlen("until")) && !has_any(clause, strong_words);
}

static unsigned asked(const struct clause *clause)
{
    static const struct {
        unsigned bit;
        const char *words;
    } kinds[] = {{ASKS_DUTY, duty_words},   {ASKS_LARGER, larger_words}, {ASKS_SMALLER, smaller_words},
                 {ASKS_OTHER, other_words}, {ASKS_FILLED, filled_words}, {ASKS_APART, apart_words},
                 {ASKS_SAME, same_words},   {ASKS_LIFE, life_words},     {ASKS_PLAIN, plain_words},
                 {ASKS_NOT, not_words}};
    unsigned asks = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (has_any(clause, kinds[i].words))
            asks |= kinds[i].bit;
    if (forbids(clause))
        asks |= ASKS_DUTY | ASKS_NOT;
    return limits_use(clause) || limits_to(clause) ? asks | ASKS_DUTY : asks;
}

/* ---- numbers in digits ---- */

static bool read_number(const char **at, const char *end, int64_t *number)
{
    static const char *const words[] = {"zero", "one", "two", "three", "four"};
    const char *from = *at + strspn(*at, " ");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if ((size_t)(end - from) >= strlen(words[i]) && strncasecmp(from, words[i], strlen(words[i])) == 0 &&
            !is_letter(from[strlen(words[i])])) {
            *number = (int64_t)i;
            *at = from + strlen(words[i]);
            return true;
        }
    if (from >= end || (!isdigit((unsigned char)*from) && !(*from == '-' && isdigit((unsigned char)from[1]))))
        return false;
    char *behind;
    *number = strtoll(from, &behind, 0);
    if (is_letter(*behind))
        return false; /* "2nd", "4K": not a number of ours */
    *at = behind;
    return true;
}

struct bound {
    const char *phrase;
    bool is_most;
    int64_t more; /* to be added to what is said */
};

static void take_bound(struct clause *clause, bool is_most, int64_t number)
{
    if (is_most && (!clause->has_most || number < clause->most))
        clause->has_most = true, clause->most = number;
    if (!is_most && (!clause->has_least || number > clause->least))
        clause->has_least = true, clause->least = number;
}

/* "at least 1", "< 64": a phrase and a number behind it. */
static void read_phrases(struct clause *clause)
{
    static const struct bound bounds[] = {{"at least", false, 0},
                                          {"not less than", false, 0},
                                          {"no less than", false, 0},
                                          {">=", false, 0},
                                          {"minimum", false, 0},
                                          {"greater than", false, 1},
                                          {"more than", false, 1},
                                          {"larger than", false, 1},
                                          {"above", false, 1},
                                          {"> ", false, 1},
                                          {"at most", true, 0},
                                          {"no more than", true, 0},
                                          {"not more than", true, 0},
                                          {"up to", true, 0},
                                          {"<=", true, 0},
                                          {"not exceed", true, 0},
                                          {"maximum", true, 0},
                                          {"less than", true, -1},
                                          {"smaller than", true, -1},
                                          {"below", true, -1},
                                          {"fewer than", true, -1},
                                          {"< ", true, -1}};
    const char *end = clause->s + clause->length;
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        const char *at = find(clause->s, clause->length, bounds[i].phrase, strlen(bounds[i].phrase));
        /* "no more than" has "more than" in it */
        bool is_negated = at && !bounds[i].is_most && at - clause->s >= 3 && strncasecmp(at - 3, "no ", 3) == 0;
        bool is_not = at && at - clause->s >= 4 && strncasecmp(at - 4, "not ", 4) == 0;
        int64_t number;
        if (!at || is_negated || is_not)
            continue;
        at += strlen(bounds[i].phrase);
        if (read_number(&at, end, &number))
            take_bound(clause, bounds[i].is_most, number + bounds[i].more);
    }
}

/* "2 to 30000", "1..64", "between 1 and 9", "3 or more". */
static void read_ranges(struct clause *clause)
{
    static const char *const between[] = {" to ", "..", " and ", " - ", NULL};
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; at < end; at++) {
        int64_t first, last;
        const char *next = at;
        if ((at > clause->s && is_letter(at[-1])) || !read_number(&next, end, &first) || next <= at)
            continue;
        if (strncmp(next, " or more", 8) == 0 || strncmp(next, " or greater", 11) == 0)
            take_bound(clause, false, first);
        for (size_t i = 0; between[i]; i++) {
            size_t length = strlen(between[i]);
            if ((size_t)(end - next) <= length || strncmp(next, between[i], length) != 0)
                continue;
            const char *then = next + length + strspn(next + length, ".");
            bool is_range = read_number(&then, end, &last) && last > first;
            if (is_range || isupper((unsigned char)*then))
                take_bound(clause, false, first); /* 1 to LIMIT */
            if (is_range)
                take_bound(clause, true, last);
        }
        at = next - 1;
    }
}

static void read_digits(struct clause *clause)
{
    static const char not_zero[] =
        "non-zero|nonzero|not zero|not be zero|not be 0|not 0|!= 0|never 0|other than 0|other than zero";
    static const char not_negative[] = "non-negative|nonnegative|not negative|not be negative";
    read_phrases(clause);
    read_ranges(clause);
    clause->not_zero = has_any(clause, not_zero);
    if (find(clause->s, clause->length, "positive", strlen("positive")) &&
        !find(clause->s, clause->length, "non-positive", strlen("non-positive")))
        take_bound(clause, false, 1);
    if (has_any(clause, not_negative))
        take_bound(clause, false, 0);
}

bool clause_has_digits(const struct clause *clause)
{
    return clause->has_least || clause->has_most || clause->not_zero;
}

bool clause_excludes(const struct clause *clause, int64_t number)
{
    return (clause->has_least && number < clause->least) || (clause->has_most && number > clause->most) ||
           (clause->not_zero && number == 0);
}

/* ---- clauses ---- */

/* Behind a full stop, semicolon or exclamation mark that ends something. */
static size_t clause_length(const char *s)
{
    for (size_t i = 0; s[i]; i++)
        if (s[i] == ';' || ((s[i] == '.' || s[i] == '!') && (!s[i + 1] || s[i + 1] == ' ')))
            return i;
    return strlen(s);
}

/* "NULL otherwise", but not "unless noted otherwise", nor "must not overlap otherwise". */
static bool says_otherwise(const struct clause *clause)
{
    static const char exceptions[] = "noted otherwise|stated otherwise|said otherwise|specified otherwise|"
                                     "documented otherwise|otherwise noted|otherwise stated|otherwise specified";
    const char *at = clause_find(clause, "otherwise"), *duty = clause_find(clause, "must not");
    if (!at || has_any(clause, exceptions))
        return false;
    return !duty || duty > at || memchr(duty, ',', (size_t)(at - duty));
}

/* What happens otherwise is said, here or in what follows at once: "…; otherwise NULL". */
static bool is_handled(const struct clause *clause, const char *next)
{
    static const char *const turns[] = {"otherwise", "else",    "or ",     "if not",     "NULL otherwise",
                                        "returns",   "NULL if", "0 if",    "-1 if",      "false if",
                                        "NULL when", "0 when",  "-1 when", "false when", NULL};
    if (has_any(clause, handled_but))
        return false;
    if (says_otherwise(clause) || has_any(clause, handled_words))
        return true;
    next += strspn(next, " ;.!");
    for (size_t i = 0; turns[i]; i++)
        if (strncasecmp(next, turns[i], strlen(turns[i])) == 0 && clause->s[clause->length] == ';')
            return true;
    return false;
}

bool clause_next(const char **at, struct clause *clause)
{
    *at += strspn(*at, " ;.!");
    if (!**at)
        return false;
    *clause = (struct clause){.s = *at, .length = clause_length(*at)};
    *at += clause->length;
    clause->asks = asked(clause);
    read_digits(clause);
    clause->is_handled = is_handled(clause, *at);
    if (clause->is_handled)
        clause->asks = 0, clause->has_least = clause->has_most = clause->not_zero = false;
    return true;
}

bool clause_stands_outside(const struct clause *clause)
{
    static const char outside[] =
        "outside|out of range|out of bounds|out-of-range|out-of-bounds|beyond|past the end|past the last|no such|"
        "too large|too big|not a valid|invalid index|invalid position|does not exist|doesn't exist|not there|"
        "not in the|not within|not an index|not one of|is not in|in range|within range|any index|any number|"
        "any position|any value";
    static const char none[] = "if there is none|when there is none|if there are none|if none|if there is no|"
                               "when there is no|where there is none";
    return has_any(clause, none) || (clause->is_handled && has_any(clause, outside));
}

const char *clause_find(const struct clause *clause, const char *name)
{
    return *name ? find(clause->s, clause->length, name, strlen(name)) : NULL;
}

bool clause_has_any(const struct clause *clause, const char *const *phrases)
{
    while (*phrases && !clause_find(clause, *phrases))
        phrases++;
    return *phrases;
}

bool clause_names(const struct clause *clause, const char *name)
{
    return clause_find(clause, name) != NULL;
}

/* "stopped", "freed", "closing" of stop, free, close. */
static bool is_form_of(const char *word, size_t length, const char *verb)
{
    static const char *const endings[] = {"", "s", "ed", "d", "ing", "es", "ialized", "ialised", "ation"};
    size_t stem = strlen(verb);
    if (length < stem || strncasecmp(word, verb, stem) != 0)
        return length + 1 > stem && stem > 3 && verb[stem - 1] == 'e' && length == stem + 2 &&
               strncasecmp(word, verb, stem - 1) == 0 && strncasecmp(word + stem - 1, "ing", 3) == 0;
    const char *rest = word + stem;
    size_t left = length - stem;
    if (left > 2 && tolower((unsigned char)*rest) == tolower((unsigned char)verb[stem - 1]))
        rest++, left--; /* stopped */
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (strlen(endings[i]) == left && strncasecmp(rest, endings[i], left) == 0)
            return true;
    return false;
}

/* The last word of a name says what it does: of two, or when it is a verb; of list_remove_node it is a thing. */
static const char *verb_of(const char *name)
{
    static const char *const verbs[] = {"free",  "destroy", "close",  "end",    "begin",  "start",  "stop",   "init",
                                        "open",  "release", "delete", "reset",  "lock",   "unlock", "flush",  "finish",
                                        "final", "commit",  "abort",  "cancel", "create", "attach", "detach", "next"};
    const char *first = strchr(name, '_'), *last = strrchr(name, '_');
    bool is_verb = first == last;
    for (size_t i = 0; last && !is_verb && i < sizeof verbs / sizeof *verbs; i++)
        is_verb = strcmp(last + 1, verbs[i]) == 0;
    return last && is_verb && strlen(last + 1) >= 3 ? last + 1 : NULL;
}

bool clause_names_function(const struct clause *clause, const char *name)
{
    const char *verb = verb_of(name), *end = clause->s + clause->length;
    if (clause_names(clause, name))
        return true;
    for (const char *at = clause->s; verb && at < end;) {
        size_t length = 0;
        while (at + length < end && is_letter(at[length]))
            length++;
        if (length && is_form_of(at, length, verb))
            return true;
        at += length ? length : 1;
    }
    return false;
}
