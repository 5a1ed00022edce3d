/* The text of a function of the library: policy_source.c finds it, policy_flow.c follows what is assigned in it,
 * policy_each.c its loops, policy_refused.c what is copied from an array.  Internal to the oracle. */
#ifndef ASSAY_ORACLE_POLICY_SOURCE_H
#define ASSAY_ORACLE_POLICY_SOURCE_H

#include "base/text.h"
#include "oracle/policy_case.h"

/* The function that a line is in. */
struct around {
    char *file;       /* all of it */
    const char *head; /* its name and parameters */
    char *body;       /* behind its brace; NULL: it is in none */
    char *line;       /* where the line begins */
};

/* Comments and strings are blank in it.  False: it cannot be read, or the line is in no function.  The caller releases
 * source. */
bool source_read(const char *path, int line, struct text *source, struct around *around);
/* The same of the line that a call broke in; *path is the file, which the caller frees in any case. */
bool source_read_fault(const struct policy_case *judged, struct text *source, struct around *around, char **path);
/* Where in its line an assertion begins: the function may begin there, too.  Without one it is the line itself. */
char *source_assertion(char *line);
/* Behind the parenthesis that closes the one at `at`. */
char *source_behind(char *at);
/* The name at `at`, in a text from `start` on, is that of a member: a '.' or "->" stands before it. */
bool source_is_member(const char *start, const char *at);
/* Between the two it is set or stepped: "n--", "n = most", "++n". */
bool source_is_changed(const char *start, const char *end, const char *name, size_t length);
/* Where an argument or an assigned value ends: at a comma, semicolon or parenthesis of the outside. */
const char *source_value_end(const char *at, const char *end);
/* What a caller, by the call in its line, passes for a parameter of that name; NULL: nobody can tell. */
const char *source_argument(const char *callee, const struct around *around, const struct around *caller,
                            const char *parameter, size_t length, const char **end);

#endif
