/* Whose something is already, in a sentence that says what happens then: "-1 if it
 * belongs to another list", "NULL if the rig is full, or the bone is owned by the rig". */
#include "model/clause.h"

#include <ctype.h>
#include <string.h>

#include "model/words.h"

bool clause_step_back(const struct clause *clause, const char **at, const char *words)
{
    const char *end = *at, *start;
    while (end > clause->s && strchr(" `'\"", end[-1]))
        end--;
    for (start = end; start > clause->s && is_name_letter(start[-1]);)
        start--;
    if (start == end || (words && !word_is_in(start, (size_t)(end - start), words)))
        return false;
    *at = start;
    return true;
}

static const char conditions[] = "if when unless where whether If When Unless Where Whether";

/* "if the bone belongs to …". */
static bool is_right_behind(const struct clause *clause, const char *name)
{
    clause_step_back(clause, &name, "the a an this that either");
    return clause_step_back(clause, &name, conditions);
}

/* NULL, false, 0, -1, E_FULL: what a call gives. */
static bool is_result(const char *word, const char *end)
{
    static const char results[] = "false true nothing none error fails refused ignored returned nullptr";
    if (word_is_in(word, (size_t)(end - word), results) || isdigit((unsigned char)*word))
        return true;
    for (; word < end; word++)
        if (!isupper((unsigned char)*word) && *word != '_' && !isdigit((unsigned char)*word))
            return false;
    return true;
}

/* "NULL if it is full, the bone belongs to … or there is no memory": all that stands behind a result and "if". */
static bool is_behind_result(const struct clause *clause, const char *name, const char *phrase)
{
    static const char turns[] = "then|now|afterwards|else|otherwise";
    const struct clause before = {.s = clause->s, .length = (size_t)(phrase - clause->s)};
    for (const char *at = clause->s; (at = clause_find_first(&before, at, "if|when|unless")) && at < name; at++) {
        const char *result = at;
        if (clause_step_back(&before, &result, NULL) && is_result(result, result + name_length(result)) &&
            !clause_find_first(&before, at, turns))
            return true;
    }
    return false;
}

bool clause_is_condition(const struct clause *clause, const char *name, const char *phrase)
{
    static const char states[] = "belongs to|is owned by"; /* also what comes to be so by the call */
    static const char others[] = "belongs to another|belongs to a different|belongs to some other|belongs to any other|"
                                 "belongs to the same|belongs to no|belongs to someone|belongs to somebody|"
                                 "is owned by another|is owned by a different|is owned by some other|is owned by any "
                                 "other|is owned by the same|is owned by no|is owned by someone|is owned by somebody";
    if (clause_find_first(clause, phrase, states) != phrase)
        return false;
    return clause_find_first(clause, phrase, others) == phrase || is_right_behind(clause, name) ||
           is_behind_result(clause, name, phrase);
}
