/* Any bytes as s-expressions, without the meaning of programs. */
#include "fuzz.h"

#include "front/lang/sexp.h"

void fuzz_reader(const uint8_t *data, size_t size)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct text printed = TEXT_INIT;
    const struct sexp *sexp = sexp_read(&arena, "fuzz.assay", (const char *)data, size, &error);
    if (!sexp && error.message.length == 0)
        BUG("it was refused without a message");
    if (sexp)
        sexp_print(sexp, &printed);
    text_release(&printed);
    error_release(&error);
    arena_release(&arena);
}
