/* Functions that a clause speaks of by what they do: "after it was closed" is about
 * file_close. */
#include "model/clause.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "model/words.h"

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

/* "text", "levels": of csv_text() and garden_level() it may be a thing; "levelled" is what was done. */
static bool is_thing(size_t length, const char *verb)
{
    static const char things[] =
        "text string bytes byte int integer real number numbers float double bool length size count capacity name "
        "value "
        "values key keys item items entry entries index data list row rows column columns type kind buffer line lines "
        "word words char chars character object node parent child children first last total sum title label depth "
        "level "
        "width height bits bit flag flags code error message version id tag field fields has have are can all any each "
        "for use only same equal";
    return word_is_in(verb, strlen(verb), things) && length <= strlen(verb) + 1;
}

/* The last word of a name says what it does: of two, or when it is a verb; of list_remove_node it is a thing. */
static const char *verb_of(const char *name)
{
    static const char verbs[] = "free destroy close end begin start stop init open release delete reset lock unlock "
                                "flush finish final commit abort cancel create attach detach next";
    const char *first = strchr(name, '_'), *last = strrchr(name, '_');
    size_t length = last ? strlen(last + 1) : 0;
    return length >= 3 && (first == last || word_is_in(last + 1, length, verbs)) ? last + 1 : NULL;
}

const char *clause_find_function(const struct clause *clause, const char *name)
{
    const char *verb = verb_of(name), *end = clause->s + clause->length, *whole = clause_find(clause, name);
    if (whole)
        return whole;
    for (const char *at = clause->s; verb && at < end;) {
        size_t length = name_length(at);
        if (length && is_form_of(at, length, verb) && !is_thing(length, verb))
            return at;
        at += length ? length : 1;
    }
    return NULL;
}

bool clause_names_function(const struct clause *clause, const char *name)
{
    return clause_find_function(clause, name) != NULL;
}
