/* What headers and names say of functions that undo each other. */
#include <string.h>

#include "model/law.h"
#include "model/operation_parts.h"

/* ---- in words ---- */

#define PHRASES_UNDOES                                                                                             \
    "inverse of|reverse of|opposite of|converse of|counterpart of|undoes|undo|takes back|reverts|reverses|"        \
    "inverts|inverse to|reads what|reads back what|decodes what|parses what|restores what|turns back what|"        \
    "takes apart what|unpacks what|reads a text of|reads the text of|reads the output of|accepts what|round trip|" \
    "gives back|gives it back|recovers|reproduces|restores"

/* "The inverse of text_escape()", at text_unescape; "decode() with the same n undoes encode()". */
static bool says_undone(const struct clause *clause, const struct operation *undoing, const struct operation *done)
{
    const char *other = clause_find(clause, done->function->name);
    const char *own = clause_find(clause, undoing->function->name);
    const char *phrase = clause_find_first(clause, clause->s, PHRASES_UNDOES);
    return other && phrase && phrase < other && (!own || own < phrase);
}

/* "Reads a key as key_write writes it", "reads a text in the form of date_format". */
static bool says_read_as(const struct clause *clause, const struct operation *done)
{
    static const char reads[] = "reads|read|parses|parse|decodes|decode|accepts|takes|restores|loads|understands";
    static const char as[] = "as|that|what|which|in the form|the form|written by|made by|given by|printed by|output "
                             "of|result of|produced by";
    static const char writes[] = "writes|wrote|writes it|makes|prints|printed|gives|gave|produces|formats|returns|puts";
    const char *other = clause_find(clause, done->function->name);
    const char *read = clause_find_first(clause, clause->s, reads), *link = clause_find_first(clause, clause->s, as);
    bool is_written = other && (clause_find_first(clause, other, writes) ||
                                clause_has_any(clause, "written by|made by|printed by|produced by|in the form of"));
    return is_written && read && link && read < other && link < other;
}

#define PHRASES_UNDONE                                                                                             \
    "reads it back|reads them back|reads that back|reads this back|gives it back|gives them back|turns it back|"   \
    "turns them back|undoes it|undoes this|undoes that|takes it back|decodes it|parses it|reverses it|reverses "   \
    "this|is the inverse|is its inverse|is the reverse|is its reverse|inverse is|is the way back|goes back|reads " \
    "such a|reads these|reads it again|reads the result|restores it"

/* "parse() reads it back", at format. */
static bool says_undone_by(const struct clause *clause, const struct operation *undoing)
{
    const char *other = clause_find(clause, undoing->function->name);
    return other && clause_find_first(clause, clause->s, PHRASES_UNDONE);
}

#define PHRASES_INVERSES                                                                                           \
    "inverses|inverse of each other|undo each other|undoes the other|undo one another|inverse of the other|round " \
    "trip|round-trip|roundtrip|each other's inverse|opposites"

/* Behind the name of what undoes, or before it. */
#define PHRASES_BACK                                                                                            \
    "turns back|turns it back|turns them back|gives back|gives it back|gives them back|brings back|reads back|" \
    "restores|recovers|reproduces|gets back|takes back|decodes back|converts back|maps back|undoes|reverts|reverses"
#define PHRASES_BACK_BY                                                                                                \
    "is undone by|can be undone by|is reverted by|is reversed by|is inverted by|is read back by|can be read back by|"  \
    "can be read back with|is read back with|are read back by|is restored by|can be restored by|can be restored with|" \
    "is given back by|is turned back by|can be decoded by|can be decoded with|is decoded by|are decoded by"

/* "Whatever encode() writes, decode() turns back into the same bytes"; "what encode() wrote is read back by decode()".
 */
static bool says_back(const struct clause *clause, const char *undoing, const char *done)
{
    const char *back = clause_find_first(clause, undoing, PHRASES_BACK);
    const char *by = clause_find_first(clause, done, PHRASES_BACK_BY);
    return (back && (done < undoing || done > back)) || (by && by < undoing);
}

/* "encode() and decode() are inverses of each other", anywhere in the header. */
static bool says_both(const struct clause *clause, const struct operation *undoing, const struct operation *done)
{
    const char *there = clause_find(clause, done->function->name);
    const char *back = clause_find(clause, undoing->function->name);
    return there && back && (clause_has_any(clause, PHRASES_INVERSES) || says_back(clause, back, there));
}

/* "Each undoes the other", above both declarations, which it need not name then.  Among more than two, names say which
 * are meant. */
static bool says_each_other(const struct law_comments *undoing, const struct law_comments *done)
{
    const char *at = done->own;
    struct clause clause;
    bool found = false;
    if (!at || !undoing->own || strcmp(at, undoing->own) != 0 ||
        (done->together != 2 && !law_is_named(undoing->operation, done->operation) &&
         !law_is_named(done->operation, undoing->operation)))
        return false;
    while (!found && clause_next(&at, &clause))
        found = clause_has_any(&clause, PHRASES_INVERSES);
    return found;
}

static bool is_own_inverse(const struct operation *operation)
{
    return operation_says(operation, "its own inverse|own inverse|is an involution|undoes itself|is self-inverse");
}

/* "Reads such a text." */
static bool says_such(const struct operation *undoing)
{
    return operation_says(undoing, "such a text|such texts|such a string|such a line|such a name|such a form|such a "
                                   "code|the same form|the same format|the same notation|in that form|in this form|"
                                   "and back|back again");
}

/* Reading sentences takes time: few comments name another function at all. */
static const char *if_it_names(const char *comment, const struct operation *operation)
{
    return comment && strstr(comment, operation->function->name) ? comment : "";
}

static bool is_said_at(const struct law_comments *undoing, const struct law_comments *done)
{
    struct clause clause;
    bool found = false;
    const char *at = if_it_names(undoing->own, done->operation);
    while (!found && clause_next(&at, &clause))
        found = says_undone(&clause, undoing->operation, done->operation) || says_read_as(&clause, done->operation);
    at = if_it_names(done->own, undoing->operation);
    while (!found && clause_next(&at, &clause))
        found = says_undone_by(&clause, undoing->operation);
    at = *if_it_names(done->header, undoing->operation) ? if_it_names(done->header, done->operation) : "";
    while (!found && clause_next(&at, &clause))
        found = says_both(&clause, undoing->operation, done->operation);
    return found;
}

bool law_is_said(const struct law_comments *undoing, const struct law_comments *done)
{
    if (undoing->operation == done->operation)
        return is_own_inverse(undoing->operation);
    return is_said_at(undoing, done) || says_each_other(undoing, done) ||
           (law_is_named(undoing->operation, done->operation) && says_such(undoing->operation));
}

/* ---- by names ---- */

static const char *const pairs[][2] = {
                                        /* there, back */
    {"encode", "decode"},
    {"enc", "dec"},
    {"encrypt", "decrypt"},
    {"encipher", "decipher"},
    {"pack", "unpack"},
    {"escape", "unescape"},
    {"quote", "unquote"},
    {"wrap", "unwrap"},
    {"marshal", "unmarshal"},
    {"serialize", "deserialize"},
    {"serialise", "deserialise"},
    {"serialize", "parse"},
    {"compress", "decompress"},
    {"compress", "uncompress"},
    {"compress", "expand"},
    {"deflate", "inflate"},
    {"flatten", "unflatten"},
    {"stuff", "unstuff"},
    {"rank", "unrank"},
    {"index_of", "at"},
    {"save", "load"},
    {"store", "load"},
    {"write", "read"},
    {"put", "get"},
    {"set", "get"},
    {"set", "lookup"},
    {"insert", "get"},
    {"insert", "find"},
    {"insert", "lookup"},
    {"add", "get"},
    {"add", "find"},
    {"add", "lookup"},
    {"to", "from"},
    {"from", "to"},
    {"to_string", "from_string"},
    {"to_string", "parse"},
    {"to_text", "from_text"},
    {"to_text", "parse"},
    {"to_str", "from_str"},
    {"to_str", "parse"},
    {"tostring", "parse"},
    {"str", "parse"},
    {"text", "parse"},
    {"format", "parse"},
    {"format", "scan"},
    {"format", "read"},
    {"print", "parse"},
    {"print", "scan"},
    {"print", "read"},
    {"write", "parse"},
    {"write", "scan"},
    {"dump", "load"},
    {"dump", "parse"},
    {"render", "parse"},
    {"stringify", "parse"},
    {"emit", "parse"},
    {"unparse", "parse"},
    {"name", "parse"},
    {"name", "by_name"},
    {"name", "from_name"},
    {"to_name", "from_name"},
};

bool law_is_named(const struct operation *undoing, const struct operation *done)
{
    const char *back = undoing->function->name, *there = done->function->name;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (name_exchanges(there, pairs[i][0], pairs[i][1], back))
            return true;
    return name_takes_back(there, back) || name_turns(there, back);
}

bool law_settles(const struct operation *operation)
{
    static const char words[] = "normalize normalise normalized normalised canonicalize canonicalise canonical "
                                "simplify simplified collapse squeeze trim trimmed lowercase uppercase tidy";
    return name_has(operation->function->name, words) ||
           operation_says(operation, "idempotent|doing it twice changes nothing|a second time changes nothing");
}

/* ---- doubts ---- */

/* Of memory: the law has its own, and room enough, and its texts end. */
static bool is_of_memory(const struct clause *clause)
{
    return clause_has_any(
        clause, "NULL|free|freed|frees|free it|room|large enough|big enough|overlap|buffer|released|memory|"
                "belongs|owned|owns|thread|threads|call|calls|allocated|pointer|storage|terminated|nul-terminated|"
                "null-terminated|zero-terminated|NUL|terminator");
}

static bool asks(const char *comment, const char *phrases)
{
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (clause.asks & ASKS_DUTY && !clause.is_handled && !is_of_memory(&clause) && !clause_is_of_result(&clause) &&
            (!phrases || clause_has_any(&clause, phrases)))
            return true;
    return false;
}

bool law_names_zero(const struct operation *operation)
{
    static const char zeros[] = "zero byte|zero bytes|0 byte|0 bytes|NUL|NULs|null byte|null bytes|null character|"
                                "null characters|'\\0'";
    static const char apart[] = "stop|stops|until|up to|ends|end at|ended by|first|no|not|never|nor|without|cannot|"
                                "except|but|other than|free of";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool names = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!names && clause_next(&at, &clause))
        names = clause_has_any(&clause, zeros) && clause_has_any(&clause, apart);
    text_release(&comment);
    return names;
}

bool law_is_doubtful(const struct operation *operation)
{
    static const char weighty[] =
        "must|undefined|not checked|unchecked|nothing is checked|not validated|trusted|trusts|"
        "garbage|assumed|assumes|caller";
    struct text comment = TEXT_INIT;
    bool found =
        operation_says(operation, "round|rounds|rounded|rounding|nearest|approximately|approximation|lossy|"
                                  "loses|cut off|significant|precision|clamped|clamps|clipped|saturates|saturated");
    found = found || (operation_comment(operation, &comment) && asks(comment.s, NULL));
    found = found || (operation_general_comments(operation, &comment) && asks(comment.s, weighty));
    text_release(&comment);
    return found;
}
