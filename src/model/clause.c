#include "model/clause.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "model/words.h"

/* ---- finding words ---- */

/* Where the phrase stands, whole words only; NULL: it does not.  A '-' or blank at its end: anything may follow. */
static const char *find_phrase(const char *s, size_t length, const char *phrase, size_t wanted)
{
    bool is_open = wanted && !is_name_letter(phrase[wanted - 1]);
    for (size_t i = 0; i + wanted <= length; i++)
        if (strncasecmp(s + i, phrase, wanted) == 0 &&
            (i == 0 || !is_name_letter(phrase[0]) || !is_name_letter(s[i - 1])) &&
            (is_open || i + wanted == length || !is_name_letter(s[i + wanted])))
            return s + i;
    return NULL;
}

bool clause_has_any(const struct clause *clause, const char *phrases)
{
    while (*phrases) {
        size_t length = strcspn(phrases, "|");
        if (find_phrase(clause->s, clause->length, phrases, length))
            return true;
        phrases += length + (phrases[length] == '|');
    }
    return false;
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

static const char duty_words[] =
    "must|shall|has to|have to|should|ought|required|requires|require|expects|expected to|assumes|"
    "assumed|assume|presumes|presumed|relies on|rely on|precondition|preconditions|may only|can "
    "only|undefined|unspecified|unchecked|not checked|no check|"
    "no checks|not check|not checks|not validated|not verified|without checking|never|do not call|"
    "do not use|do not free|do not pass|do not modify|do not change|do not destroy|don't call|don't use|"
    "don't free|may not|must not|not allowed|not permitted|forbidden|illegal|trusted|trusts|programming "
    "error|programming errors|is an "
    "error to|outside of|no longer|needs to|need to|"
    "@pre|\\pre|pre:|not be called|not to be|is a bug|nothing is checked|no checking|up to the caller|"
    "make sure|ensure|garbage|corrupts|crashes|aborts|dangling|invalid after|invalidates|invalidated|"
    "to be called|in pairs|balanced|exactly once|to be followed|is not looked at|does not survive|"
    "do not survive|cannot be changed|cannot be used|cannot be called|cannot be freed|cannot be passed|may move|"
    "may be moved|are for use|is for use|not for|callers check|caller checks|do not overlap|take valid|takes "
    "valid|takes a valid|but no other";

static const char owned_words[] = "caller|caller's|callers|invalid";

/* Whoever says this looks himself. */
static const char handled_words[] =
    "returns false|returns NULL|returns -1|returns 0|return false|return NULL|return -1|"
    "false above|false below|false beyond|false outside|NULL above|NULL below|NULL beyond|NULL outside|"
    "-1 above|-1 below|-1 beyond|-1 outside|0 above|0 beyond|0 outside|false when|false if|NULL when|NULL if|NULL "
    "for|-1 when|-1 if|-1 for|0 when|0 if|0 for|false for|"
    "fails|fail when|fail if|an error is|ignored|clamped|clipped|nothing happens|no effect|does nothing|"
    "do nothing|is false|are false|nothing is done|rejected|refused|cut to|truncated|is returned|"
    "are returned|or false|or NULL|or -1|else|errno|allowed|is no error|is not an error|are no error|is harmless|"
    "is fine|are fine|is no problem";
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
    return clause_find(clause, "until") && clause_has_any(clause, used_words);
}

/* "Only for a pending timer" asks for something; "called by run() only" says what the library does. */
static bool limits_to(const struct clause *clause)
{
    static const char described_words[] =
        "is called by|are called by|called only by|only called by|called only from|called from|is used by|"
        "are used by|used only by|only used by|only partially|only partly|is set|are set|is stored|are stored|is "
        "written|are written|"
        "is filled|are filled|is changed|is touched";
    return clause_find(clause, "only") && !clause_has_any(clause, described_words);
}

bool clause_is_of_result(const struct clause *clause)
{
    static const char strong_words[] = "must|shall|never|do not|don't|may not|cannot|has to|have to|not to be|only";
    return clause_find(clause, "until") && !clause_has_any(clause, strong_words);
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
        if (clause_has_any(clause, kinds[i].words))
            asks |= kinds[i].bit;
    if (forbids(clause))
        asks |= ASKS_DUTY | ASKS_NOT;
    if (limits_use(clause) || limits_to(clause))
        asks |= ASKS_DUTY;
    bool is_owned = !(asks & ASKS_DUTY) && clause_has_any(clause, owned_words);
    return is_owned ? asks | ASKS_DUTY | ASKS_OWNED : asks;
}

/* ---- clauses ---- */

/* Behind a full stop, semicolon or exclamation mark that ends something, or before a tag. */
static size_t clause_length(const char *s)
{
    for (size_t i = 0; s[i]; i++)
        if (s[i] == ';' || ((s[i] == '.' || s[i] == '!') && (!s[i + 1] || s[i + 1] == ' ')) ||
            (i && clause_at_tag(s + i, TAGS_ALL)))
            return i;
    return strlen(s);
}

/* "NULL otherwise", but not "unless noted otherwise", nor "must not overlap otherwise". */
static bool says_otherwise(const struct clause *clause)
{
    static const char exceptions[] = "noted otherwise|stated otherwise|said otherwise|specified otherwise|"
                                     "documented otherwise|says otherwise|say otherwise|told otherwise|unless "
                                     "otherwise|otherwise noted|otherwise stated|otherwise specified";
    const char *at = clause_find(clause, "otherwise"), *duty = clause_find(clause, "must not");
    if (!at || clause_has_any(clause, exceptions))
        return false;
    return !duty || duty > at || memchr(duty, ',', (size_t)(at - duty));
}

/* "False, and no change, when the size is below 0", "E_RANGE for an index that is too large": what a call says. */
static bool tells_result(const struct clause *clause)
{
    static const char conditions[] = "when|if|for|unless|on|where|while|as soon as";
    static const char *const results[] = {"true",    "false",   "null", "none", "nothing", "zero",
                                          "nonzero", "success", "0",    "1",    "-1",      NULL};
    static const char duties[] = "must|has to|have to|undefined|not checked|unchecked|not allowed";
    size_t length = clause->s[0] == '-';
    bool is_constant = isupper((unsigned char)clause->s[0]) && is_name_letter(clause->s[1]), is_result = false;
    for (; length < clause->length && is_name_letter(clause->s[length]); length++)
        is_constant = is_constant && !islower((unsigned char)clause->s[length]);
    for (size_t i = 0; !is_result && results[i]; i++)
        is_result = strlen(results[i]) == length && strncasecmp(clause->s, results[i], length) == 0;
    return (is_result || (is_constant && length > 2)) && clause_has_any(clause, conditions) &&
           !clause_has_any(clause, duties);
}

static const char outside_words[] =
    "outside|out of range|out of its range|out of their range|out of their ranges|out of bounds|out-of-range|"
    "out-of-bounds|beyond|past the end|past the last|no such|too large|too big|not a valid|invalid index|"
    "invalid position|does not exist|doesn't exist|not there|not in the|not within|not an index|not one of|is not in|"
    "in range|within range|any index|any number|any position|any value";
static const char wrong_words[] =
    "an argument|any argument|arguments|a parameter|parameters|invalid|not valid|is wrong|if not";

/* "@param day 1 to 31 … @return NULL if an argument is out of its range": of all numbers before it. */
static bool refuses_later(const struct clause *clause, const char *next)
{
    if (!clause_has_digits(clause) && !(clause->asks & (ASKS_LARGER | ASKS_SMALLER)))
        return false;
    for (; *next && !clause_at_tag(next, TAGS_BEGIN); next++) {
        if (!clause_at_tag(next, TAGS_RESULT))
            continue;
        struct clause result = {.s = next + 1};
        while (result.s[result.length] && !clause_at_tag(result.s + result.length, TAGS_ALL))
            result.length++;
        if (clause_has_any(&result, handled_words) &&
            (clause_has_any(&result, outside_words) || clause_has_any(&result, wrong_words)))
            return true;
    }
    return false;
}

/* What happens otherwise is said, here or in what follows at once: "…; otherwise NULL". */
static bool is_handled(const struct clause *clause, const char *next)
{
    static const char *const turns[] = {"otherwise", "else",    "or ",     "if not",     "NULL otherwise",
                                        "returns",   "NULL if", "0 if",    "-1 if",      "false if",
                                        "NULL when", "0 when",  "-1 when", "false when", NULL};
    if (clause_has_any(clause, handled_but))
        return false;
    if (says_otherwise(clause) || tells_result(clause) || clause_has_any(clause, handled_words))
        return true;
    if (refuses_later(clause, next))
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
    clause_read_digits(clause);
    clause->is_handled = is_handled(clause, *at);
    if (clause->is_handled)
        clause->asks = 0, clause->has_least = clause->has_most = clause->not_zero = false;
    return true;
}

bool clause_stands_outside(const struct clause *clause)
{
    static const char none[] = "if there is none|when there is none|if there are none|if none|if there is no|"
                               "when there is no|where there is none";
    return clause_has_any(clause, none) || (clause->is_handled && clause_has_any(clause, outside_words));
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
