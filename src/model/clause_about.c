/* What a clause is about.  One with a range for each of several parameters: "price 5
 * to 1000, count 0 to 50", "width and height 1 to 64, depth 1 to 4".  And two that are
 * about the same: one that asks, one that says what happens otherwise. */
#include "model/clause.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include "model/words.h"

/* The first parameter that is named from here on, and where; NULL: none is. */
static const char *next_named(const struct function *function, const char *from, const char *end, const char **name)
{
    const struct clause rest = {.s = from, .length = (size_t)(end - from)};
    const char *first = NULL;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *at = clause_find(&rest, function->parameters[i].name);
        if (at && (!first || at < first)) {
            first = at;
            *name = function->parameters[i].name;
        }
    }
    return first;
}

/* Is read as all of it is. */
static struct clause piece_between(const struct clause *clause, const char *from, const char *end)
{
    struct clause piece = {.s = from, .length = (size_t)(end - from), .reading = clause->reading, .asks = clause->asks};
    clause_read_digits(&piece);
    return piece;
}

/* From its name to that of the next parameter which has a range of its own; several may have the first one together. */
static struct clause piece_from(const struct clause *clause, const struct function *function, const char *from,
                                const char *name)
{
    const char *end = clause->s + clause->length;
    struct clause piece = *clause;
    for (const char *at = from; at;) {
        const char *next = next_named(function, at + strlen(name), end, &name);
        piece = piece_between(clause, from, next ? next : end);
        if (clause_has_digits(&piece))
            return piece;
        at = next;
    }
    return piece;
}

/* "of 1 to 4096 bits": right before the name.  Its first word; NULL: there is none. */
static const char *range_before(const struct clause *clause, const char *at)
{
    size_t words = 0;
    const char *start = at;
    while (start > clause->s && start[-1] == ' ')
        start--;
    if (start == clause->s || !isdigit((unsigned char)start[-1]))
        return NULL;
    for (; start > clause->s && words < 3; start--) /* "1", "to", "4096" */
        words += start[-1] == ' ';
    return words == 3 ? start + 1 : start;
}

static struct clause piece_of(const struct clause *clause, const struct function *function, const char *name)
{
    const char *at = clause_find(clause, name), *before = range_before(clause, at);
    struct clause piece = before ? piece_between(clause, before, at) : (struct clause){0};
    return clause_has_digits(&piece) ? piece : piece_from(clause, function, at, name);
}

struct clause clause_about(const struct clause *clause, const struct function *function, const char *name)
{
    struct clause about = *clause;
    if (!clause_find(clause, name) || !clause_has_digits(clause))
        return about;
    struct clause piece = piece_of(clause, function, name);
    if (clause_has_digits(&piece)) {
        about.has_least = piece.has_least, about.least = piece.least;
        about.has_most = piece.has_most, about.most = piece.most;
        about.not_zero = piece.not_zero;
    }
    return about;
}

#define NOUN_LEAST 4 /* letters that two forms of it have in common */
#define ENDING_MOST 3 /* … and those that may follow: "entry", "entries" */

/* "coordinates must lie in …": what stands before the duty; .length 0: nothing does. */
static struct word subject_of(const struct clause *duty)
{
    const char *end = clause_find_first(duty, duty->s, "must|has to|have to|shall");
    while (end && end > duty->s && end[-1] == ' ')
        end--;
    const char *start = end;
    while (start && start > duty->s && is_name_letter(start[-1]))
        start--;
    return (struct word){start, (int)(end - start)};
}

static bool is_form_of(const char *word, size_t length, const struct word *noun)
{
    size_t same = 0, longer = length > (size_t)noun->length ? length : (size_t)noun->length;
    while (same < length && same < (size_t)noun->length && strncasecmp(word + same, noun->s + same, 1) == 0)
        same++;
    return same >= NOUN_LEAST && same + ENDING_MOST >= longer;
}

bool clause_looks_at(const struct clause *clause, const struct clause *duty)
{
    struct word subject = subject_of(duty);
    if (!clause->is_handled || !subject.length || !clause_stands_outside(clause))
        return false;
    for (size_t i = 0; i < clause->length;) {
        size_t length = name_length(clause->s + i);
        if (length && is_form_of(clause->s + i, length, &subject))
            return true;
        i += length ? length : 1;
    }
    return false;
}

bool clause_leads_elsewhere(const struct clause *clause, const char *own)
{
    static const char words[] = "use|see|prefer|call";
    const char *end = clause->s + clause->length;
    for (const char *at = clause_find_first(clause, clause->s, words); at;
         at = clause_find_first(clause, at + 1, words)) {
        const char *name = at + name_length(at);
        name += strspn(name, " `'");
        size_t length = name < end ? name_length(name) : 0;
        bool is_function = length > 2 && (memchr(name, '_', length) || name[length] == '(');
        if (is_function && (strlen(own) != length || strncmp(own, name, length) != 0) &&
            strncasecmp(clause->s, "for ", strlen("for ")) == 0)
            return true;
    }
    return false;
}
