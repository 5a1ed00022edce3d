/* Phrases in the comments of a header, and what the comment at a function says by
 * them. */
#include "model/operation_parts.h"

bool operation_says(const struct operation *operation, const char *phrases)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = clause_has_any(&clause, phrases);
    text_release(&comment);
    return found;
}

bool operation_says_refers(const struct operation *operation)
{
    return operation_says(
        operation, "increments the reference|increment the reference|increases the reference|raises the reference|"
                   "adds a reference|adds one reference|takes another reference|one more reference|"
                   "another reference to|increments the count|increments its reference|bumps the reference|"
                   "one reference more|an additional reference|an extra reference|a further reference|"
                   "raises the count|increases the count|new reference to the same|counts one more|one more use|"
                   "one more user|one more owner|another user of|raises the use count|increments the use count");
}

bool operation_says_gives_back(const struct operation *operation)
{
    return operation_says(operation,
                          "decrements the reference|decreases the reference|decrement the reference|drops a reference|"
                          "drops one reference|gives a reference back|gives back a reference|gives one back|"
                          "releases a reference|releases one reference|removes a reference|lowers the reference|"
                          "drops the reference|drops the caller's|gives the reference back|one reference less|"
                          "decrements its reference|gives back one|gives a reference up|gives up a reference|"
                          "gives up one reference|releases the reference|drops its reference|lowers the count|"
                          "decreases the count|decrements the count|lets go of a reference");
}

bool operation_says_frees(const struct operation *operation)
{
    static const char frees[] =
        "free|frees|freed|destroy|destroys|destroyed|delete|deletes|deleted|release|releases|released";
    return operation_says(operation, frees) && !operation_says(operation, PHRASES_GIVEN) &&
           !operation_says(operation, "not freed|not free|without freeing|not destroyed|not destroy|is not released");
}

bool operation_says_takes_out(const struct operation *operation)
{
    return operation_says(operation, "caller's again|back to the caller|caller owns it again|returns to the caller|"
                                     "caller's from then|passes to the caller|caller owns it from|caller owns it then");
}

/* "true when the inner state is consistent": that must hold always, also where it seldom does. */
bool operation_says_invariant(const struct operation *operation)
{
    return operation_says(operation, "invariant|invariants|consistent|consistency|always|internal|inner|integrity|"
                                     "corrupt|corrupted|debugging|for tests|for testing|sane|sanity|as it must|"
                                     "well-formed");
}

/* "For hash tables: equal names have equal hashes": then whoever finds two equal and their hashes not has found a bug.
 */
bool operation_says_hash(const struct operation *operation)
{
    return operation_says(operation, "equal|equals|same hash|hash table|hash tables|hash map|hash maps|hashed alike");
}

/* "Less than 0, 0 or more than 0", "negative when a is earlier, positive when later". */
static bool says_signs(const struct operation *operation)
{
    return operation_says(operation,
                          "-1, 0|-1 if|-1 when|negative|less than 0|less than zero|less than, equal to|below 0|"
                          "below zero|< 0|<0") &&
           operation_says(operation,
                          "0 or 1|0, or 1|+1| 1 if| 1 when|positive|more than 0|more than zero|greater than 0|"
                          "greater than zero|above 0|above zero|> 0|>0");
}

/* "Suitable for sorting", or what its signs mean: an order of all there are, and nothing that is only called so. */
bool operation_says_order(const struct operation *operation)
{
    static const char orders[] = "total order|total ordering|strict order|strict weak|weak order|for qsort|with qsort|"
                                 "by qsort|qsort and bsearch|for sorting|to sort|antisymmetric|like strcmp|like memcmp|"
                                 "as strcmp|as memcmp|less, equal or greater|less, equal, greater";
    static const char gaps[] = "incomparable|not comparable|cannot be compared|partial order|partial|unordered|"
                               "undefined|concurrent|neither";
    return (says_signs(operation) || operation_says(operation, orders)) && !operation_says(operation, gaps);
}
