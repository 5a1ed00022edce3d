/* The text of a function of the library: policy_source.c finds it, policy_flow.c follows what is assigned in it,
 * policy_each.c its loops.  Internal to the oracle. */
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
/* Where in its line an assertion begins: the function may begin there, too.  Without one it is the line itself. */
char *source_assertion(char *line);
/* Behind the parenthesis that closes the one at `at`. */
char *source_behind(char *at);
/* The name at `at`, in a text from `start` on, is that of a member: a '.' or "->" stands before it. */
bool source_is_member(const char *start, const char *at);

#endif
