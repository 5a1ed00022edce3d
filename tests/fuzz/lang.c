/* Any bytes as a program of the solve language. */
#include "fuzz.h"
#include "front/lang/lang.h"

void fuzz_lang(const uint8_t *data, size_t size)
{
    struct error error = ERROR_INIT;
    struct text printed = TEXT_INIT;
    struct lang_program *program = lang_parse("fuzz.assay", (const char *)data, size, &error);
    if (!program && error.message.length == 0)
        BUG("a program was refused without a message");
    for (size_t i = 0; program && i < program->block_count; i++) {
        const struct lang_block *block = &program->blocks[i];
        for (size_t j = 0; j < block->assertion_count; j++)
            lang_print_term(block->assertions[j], &printed);
        lang_print_difference(block->difference, &printed);
    }
    lang_free(program);
    text_release(&printed);
    error_release(&error);
}
