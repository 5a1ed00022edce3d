/* Functions that a header declares for its macros: "#define map_set(m, key, value)
 * (… map_set_(&(m)->base, key, &(m)->tmp, sizeof((m)->tmp)))".  Callers call the
 * macro, and what that passes may be all that the function is for. */
#include <string.h>
#include "base/file.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* "map_set_", "_map_set": by such names libraries say that nobody else is meant. */
static bool is_named_inner(const char *name)
{
    size_t length = strlen(name);
    return length > 1 && (name[0] == '_' || name[length - 1] == '_');
}

/* Behind the macro that is defined here, lines that go on with a backslash included. */
static const char *behind_macro(const char *at)
{
    for (size_t length; *at; at += length + 1) {
        length = strcspn(at, "\n");
        bool goes_on =
            length && (at[length - 1] == '\\' || (length > 1 && at[length - 1] == '\r' && at[length - 2] == '\\'));
        if (!goes_on || !at[length])
            return at + length;
    }
    return at;
}

static bool calls(const char *from, const char *to, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = from; (at = memmem(at, (size_t)(to - at), name, length)); at += length)
        if (!is_name_letter(at[-1]) && at + length < to && at[length] == '(')
            return true;
    return false;
}

/* The macro that calls it; its name is copied.  NULL: none does. */
static char *macro_of(const struct operation *operation)
{
    static const char define[] = "#define ";
    const char *name = operation->function->name;
    struct text source = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    char *macro = NULL;
    const char *at =
        is_named_inner(name) && operation->file && file_read(operation->file, &source, &ignored) && source.length
            ? source.s
            : NULL;
    while (!macro && at && (at = strstr(at, define))) {
        at += strlen(define);
        size_t length = name_length(at);
        const char *end = behind_macro(at);
        if (at[length] == '(' && calls(at + length, end, name))
            macro = mem_strndup(at, length);
        at = end;
    }
    error_release(&ignored);
    text_release(&source);
    return macro;
}

bool case_wrapped(struct policy_case *judged, unsigned by)
{
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    char *macro = macro_of(sequence_plan_operation(judged->plan, operation));
    bool decided = macro && case_rule(judged, RULING_SUSPECT, by,
                                      "the header's macro %s calls %s: what that passes may be all it is for", macro,
                                      case_operation_name(judged, judged->call));
    mem_free(macro);
    return decided;
}
