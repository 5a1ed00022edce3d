/* Texts of which the header says what they are made of: "a word is of the letters
 * a to z".  A library that speaks of texts that are wrong ("NULL for a text that
 * is no number") looks itself; one that does not takes what it is promised. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* Which characters a clause names; NULL: none. */
typedef int is_character(int character);

static int is_ascii(int character)
{
    return character < 0x80;
}

static is_character *named_characters(const struct clause *clause)
{
    static const char small[] = "a to z|a-z|'a' to 'z'|a through z|lower case|lowercase|lower-case|'a'-'z'|a..z";
    static const char letters[] = "letters|alphabetic";
    static const char digits[] = "digits|digits only|decimal digits";
    static const char plain[] = "ASCII|7-bit";
    bool has_digits = clause_has_any(clause, digits),
         has_letters = clause_has_any(clause, small) || clause_has_any(clause, letters);
    if (has_letters && has_digits)
        return isalnum;
    const char *range = clause_find(clause, "a to z"); /* it is found in capitals as well */
    if (clause_has_any(clause, small) && !(range && *range == 'A') && !clause_names(clause, "upper case") &&
        !clause_names(clause, "capital"))
        return islower;
    return has_letters                     ? isalpha
           : clause_has_any(clause, plain) ? is_ascii
                                           : NULL; /* of digits alone grammars speak, too */
}

/* "A key is …", "keys consist of …": what they are, not what is looked for or written. */
static bool defines(const struct clause *clause)
{
    static const char verbs[] = "is|are|consist|consists|made of|made up of|contain|contains|only|of the|must";
    static const char others[] =
        "not|stands|then|followed|hexadecimal|escaped|escape|may|can|unless|except|returns|returned|writes|written|"
        "printed|prints|result|ignored|skipped|counted|whether|if|true|output|becomes|turns|made into|converted|"
        "case-insensitive|match|matches|case|compare|compared|equal|treated|folded|regard|insensitive|differ|how many|"
        "how often";
    return clause_has_any(clause, verbs) && !clause_has_any(clause, others) && !clause->is_handled;
}

/* Somewhere it is said what becomes of a text that is wrong. */
static bool speaks_of_wrong(const char *comments)
{
    static const char words[] =
        "malformed|syntax|not well-formed|cannot be parsed|parse error|bad|rejects|rejected|is not valid|not a "
        "valid|invalid|other characters|any other|anything else|every text|any text|any string|everything else";
    static const char refused[] = "is wrong|are wrong|not allowed|not understood|not recognised|not recognized";
    struct clause clause;
    while (clause_next(&comments, &clause))
        if ((clause_has_any(&clause, words) && !(clause.asks & ASKS_DUTY)) ||
            (clause_has_any(&clause, refused) && clause.is_handled))
            return true;
    return false;
}

static bool has_other(const uint64_t *words, is_character *is_one)
{
    const unsigned char *bytes = (const unsigned char *)(words + 1);
    for (size_t i = 0; i < SEQUENCE_COUNT(*words); i++)
        if (!is_one(bytes[i]))
            return true;
    return false;
}

/* It has others, and is well when it is "a". */
static bool is_by_letters(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                          is_character *is_one)
{
    static const uint64_t text[] = {SEQUENCE_HEAD(HEAD_VALUE, 1), 'a'};
    const uint64_t *words = &judged->sequence.words.items[at->word];
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    if (judged->plan->nodes.items[at->node].kind != SEQ_STRING || SEQUENCE_TAG(*words) != HEAD_VALUE ||
        !has_other(words, is_one))
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_replace(&changed, judged->plan, call, place, text, 2) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

/* Whoever reads a text has to say that it is wrong. */
static bool reads(const struct policy_case *judged, size_t call)
{
    static const char words[] = "parse read load decode scan compile eval valid check";
    return fact_is_named(judged->plan, sequence_operation_of(&judged->sequence, call), words);
}

static bool judge_clause(struct policy_case *judged, const struct clause *clause, unsigned by)
{
    static const char duties[] = "must|has to|have to|undefined|assumes|assumed|expects";
    bool is_contract = judged->ruling->verdict.kind == VERDICT_CONTRACT; /* it says what is compared, and how */
    bool is_meant = defines(clause) && (!is_contract || clause_has_any(clause, duties));
    is_character *is_one = is_meant ? named_characters(clause) : NULL;
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; is_one && !decided && call-- > 0;) {
        struct saying saying = {.judged = judged,
                                .call = call,
                                .operation = sequence_operation_of(&judged->sequence, call),
                                .clause = clause,
                                .by = by};
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++)
            decided = !reads(judged, call) && is_by_letters(judged, call, i, &places.items[i], is_one) &&
                      saying_rule(&saying);
    }
    vector_release(&places);
    return decided || judged->has_failed;
}

bool case_letters(struct policy_case *judged, unsigned by)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool decided = false;
    if (judged->sequence.calls.count == 0 || judged->ruling->verdict.kind == VERDICT_LEAK)
        return false; /* no text is a reason to lose memory */
    size_t call = judged->call < judged->sequence.calls.count ? judged->call : judged->sequence.calls.count - 1;
    const struct operation *about =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call));
    const char *at = operation_header_comments(about, &comments) ? comments.s : "";
    bool looks = speaks_of_wrong(at);
    const struct saying saying = {.judged = judged,
                                  .call = call,
                                  .operation = sequence_operation_of(&judged->sequence, call),
                                  .clause = &clause,
                                  .by = by};
    while (!looks && !decided && clause_next(&at, &clause))
        decided = (saying_forbids(&saying) && saying_rule(&saying)) || judge_clause(judged, &clause, by);
    text_release(&comments);
    return decided;
}

/* ---- texts of one length ---- */

/* The largest number of a clause, in digits or as a word; 0: there is none. */
static size_t largest_number(const struct clause *clause)
{
    static const struct {
        const char *word;
        size_t number;
    } words[] = {{"one", 1},   {"two", 2},   {"three", 3}, {"four", 4}, {"five", 5},    {"six", 6},
                 {"seven", 7}, {"eight", 8}, {"nine", 9},  {"ten", 10}, {"twelve", 12}, {"sixteen", 16}};
    size_t largest = 0;
    for (size_t i = 0; i < clause->length; i++) {
        bool is_part = i && (is_name_letter(clause->s[i - 1]) || clause->s[i - 1] == '-'); /* "UTF-8", "base64" */
        bool is_number = !is_part && isdigit((unsigned char)clause->s[i]);
        size_t number = is_number ? strtoul(&clause->s[i], NULL, 10) : 0;
        largest = number > largest ? number : largest;
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].number > largest && clause_names(clause, words[i].word))
            largest = words[i].number;
    return largest;
}

/* "Ids have four characters", of 'id'; not "at most four", nor "four for every three bytes".  A text that has as many
 * is what was asked for. */
static bool is_of_length(const struct clause *clause, const char *name, size_t length)
{
    static const char cells[] = "characters|letters|bytes|digits|chars|octets";
    static const char others[] = "at most|up to|or less|or fewer|fewer than|less than|maximum|longest|no more than|"
                                 "for every|for each|per";
    char *plural = mem_format("%ss", name);
    bool is_named = clause_names(clause, name) || clause_names(clause, plural);
    mem_free(plural);
    size_t most = largest_number(clause);
    bool is_shorter = most ? length < most : clause_has_any(clause, "exactly|always|fixed");
    return is_named && is_shorter && clause_has_any(clause, cells) && !clause_has_any(clause, others) &&
           !clause->is_handled;
}

bool case_says_length(const struct policy_case *judged, uint32_t operation, const char *name, size_t length)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *at = strlen(name) > 1 && operation_header_comments(about, &comments) ? comments.s : "";
    while (!says && clause_next(&at, &clause))
        says = is_of_length(&clause, name, length);
    text_release(&comments);
    return says;
}
