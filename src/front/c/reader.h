/* Reader: C files in, a struct program out, through libclang.
 *
 * libclang is loaded when the first file is read, not at start-up.  Files are
 * parsed with __ASSAY__ and __ASSAY_READS__ defined, so that the macros of
 * assay.h leave their annotations (annotate attributes on parameters and on
 * functions); the woven build defines __ASSAY__ alone, and the checked one that
 * runs properties __ASSAY_RUNS__. */
#ifndef ASSAY_FRONT_C_READER_H
#define ASSAY_FRONT_C_READER_H

#include "base/error.h"
#include "model/type.h"

struct reader_options {
    const char *const *files;     /* NULL-terminated: FILE… and then --source FILE… */
    size_t given_files;           /* how many of them are FILE…; the rest are sources */
    const char *const *flags;     /* NULL-terminated compiler flags (--cflags); NULL: none */
    const char *database;         /* -p: compile_commands.json or its folder; NULL: none */
    const char *include_directory;/* where assay.h is; NULL: the compiler finds it */
};

/* The flags that files are compiled with, one NULL-terminated list per file
 * (same order), from flags and the database; used by the target builder too.
 * Flags that would change what is measured (-DNDEBUG -flto* -Werror*
 * -march=native -fsanitize=* , and -c -o X -M*) are dropped; each dropped one
 * that the user should know of (the first five) is appended to *dropped, once,
 * with a space between two; dropped may be NULL.  A file that the database does
 * not have is an error, unless there are flags; but one of FILE… that it does
 * not have (a header) is compiled like the first source that it has.  Relative -I, -include … of a
 * database entry are made absolute with its directory. */
bool reader_flags(const struct reader_options *options, struct arena *arena,
                  const char *const ***flags_of_file, struct text *dropped, struct error *error);

/* When the compiler finds errors in a file, its own output (as clang prints it,
 * with source lines and carets) is the error's message.  The program is the
 * caller's to release; when reading fails it is empty. */
bool reader_read(const struct reader_options *options, struct program *program, struct error *error);

#endif
