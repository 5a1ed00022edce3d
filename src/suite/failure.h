/* Failure: one kept finding, a readable and diffable file .assay/failures/ID.txt,
 * and beside it ID.c, a C test of it that compiles alone.
 *
 * A file is there whole or not at all (written beside and renamed).  What a
 * person may have changed in it is read again with care: every error names the
 * line.  ID: the property's name and 8 hex digits of the cause's signature, so
 * the same finding has the same file. */
#ifndef ASSAY_SUITE_FAILURE_H
#define ASSAY_SUITE_FAILURE_H

#include "base/error.h"
#include "base/vector.h"

struct failure {
    char *id;
    char *property, *file;       /* as given on the command line, made relative to the folder that has .assay */
    char **sources, **cflags;    /* NULL-terminated; relative likewise */
    char *database;              /* of -p; NULL */
    char *compiler, *build;      /* "clang-19", "checked" */
    char *kind;                  /* verdict_kind_name */
    char *cause, *detail, *backtrace, *note, *signature, *needs;
    char *found;                 /* how: "scope 3", "seed 7, run 812" */
    char *input;                 /* JSON (model/input.h); NULL: it is a sequence */
    char **headers;              /* of a sequence: those behind .file; NULL-terminated; relative likewise */
    char *model;                 /* --with; NULL */
    char *sequence;              /* of calls, as text (engine/sequence/sequence.h); NULL: it is an input of a property */
    char *text;                  /* the input for a reader; lines */
    bool is_shrunk;
    double timeout;              /* of a hang */
};
void failure_release(struct failure *failure);
char *failure_id(const char *property, const char *signature); /* caller frees */

/* directory: .assay/failures, created when needed.  c_test: the text of ID.c; NULL: none. */
bool failure_write(const struct failure *failure, const char *directory, const char *c_test, struct error *error);
bool failure_read(struct failure *failure, const char *path, struct error *error);
/* IDs there are, sorted; none when there is no directory. */
typedef VECTOR(char *) failure_ids;
bool failure_list(failure_ids *ids, const char *directory, struct error *error);
void failure_ids_release(failure_ids *ids);
bool failure_remove(const char *directory, const char *id, struct error *error);

#endif
