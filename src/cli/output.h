/* Output: where results go, stdout or a file.
 *
 * A file is written without a name (or, where the file system cannot do that,
 * under a temporary one beside it) and gets its own in output_finish, so that
 * it is never seen half written; output_discard leaves what was there before.  A special file (/dev/null, a FIFO) is
 * written to directly.  Once writing has failed nothing more is written. */
#ifndef ASSAY_CLI_OUTPUT_H
#define ASSAY_CLI_OUTPUT_H

#include <stdbool.h>

#include "base/error.h"

struct output {
    int fd;
    const char *path;     /* NULL: stdout */
    char *resolved;       /* what a link in path points to; NULL: path is as given */
    bool nameless;        /* O_TMPFILE: gone by itself if Assay ends early */
    char *temporary;      /* NULL: nameless, or written in place */
    struct text buffer;   /* not written yet; append here, then output_flush */
    bool reader_gone;     /* EPIPE: stop quietly */
    struct error *error;  /* of the first failed write */
};

bool output_open(struct output *output, const char *path, struct error *error);
/* false: writing failed, now or before. */
bool output_flush(struct output *output);
bool output_flush_when_full(struct output *output);
bool output_finish(struct output *output);
void output_discard(struct output *output);

#endif
