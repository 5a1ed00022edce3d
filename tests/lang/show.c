/* lang-show FILE…: what a program is after elaboration, or its error. */
#include <stdio.h>

#include "base/file.h"
#include "front/lang/lang.h"

static void show_symbol(const struct lang_symbol *symbol, struct text *out)
{
    text_addf(out, "  %s %s ", symbol->kind == LANG_CHOICE ? "choice" : "blank", symbol->name);
    lang_print_type(symbol->type, out);
    if (symbol->kind == LANG_CHOICE)
        text_addf(out, " below %zu", symbol->choices);
    text_add_char(out, '\n');
}

static void show_block(const struct lang_block *block, struct text *out)
{
    text_addf(out, "generate %s %zu\n", block->name, block->count);
    for (size_t i = 0; i < block->symbol_count; i++)
        show_symbol(block->symbols[i], out);
    for (size_t i = 0; i < block->variable_count; i++) {
        text_addf(out, "  %s %s = ", block->variables[i].global ? "global" : "local", block->variables[i].name);
        lang_print_term(block->variables[i].value, out);
        text_add_char(out, '\n');
    }
    for (size_t i = 0; i < block->assertion_count; i++) {
        text_addf(out, "  %d:%d ", block->assertions[i]->at.line, block->assertions[i]->at.column);
        lang_print_term(block->assertions[i], out);
        text_add_char(out, '\n');
    }
    text_add(out, "  differ ");
    lang_print_difference(block->difference, out);
    text_add_char(out, '\n');
}

int main(int argc, char **argv)
{
    int status = 0;
    for (int i = 1; i < argc; i++) {
        struct error error = ERROR_INIT;
        struct text out = TEXT_INIT;
        struct lang_program *program = lang_read(argv[i], &error);
        if (program) {
            text_addf(&out, "program %s\n", program->name);
            for (size_t j = 0; j < program->block_count; j++)
                show_block(&program->blocks[j], &out);
        } else {
            text_addf(&out, "%s\n", error.message.s);
            status = 1;
        }
        fputs(out.s, stdout);
        lang_free(program);
        text_release(&out);
        error_release(&error);
    }
    return status;
}
