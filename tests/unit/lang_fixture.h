/* Short ways to say what the tests of the language's room need. */
#ifndef ASSAY_TESTS_UNIT_LANG_FIXTURE_H
#define ASSAY_TESTS_UNIT_LANG_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "front/lang/lang.h"

static inline struct lang_program *program_of(const char *source)
{
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_parse("test.assay", source, strlen(source), &error);
    if (!program)
        fail_msg("%s\n%s", error.message.s, source);
    return program;
}

/* The message for a program that is wrong. */
static inline void assert_refused(const char *source, const char *message)
{
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_parse("test.assay", source, strlen(source), &error);
    if (program)
        fail_msg("not refused: %s", source);
    assert_string_equal(error.message.s, message);
    error_release(&error);
}

/* The value of an expression: a program in which v is that value says so. */
static inline void assert_value(const char *expression, const char *printed)
{
    struct text source = TEXT_INIT, out = TEXT_INIT;
    text_addf(&source, "(program p (declare o ?Object) (specify o (with b ?Boolean) (with v %s)) (generate g 1))",
              expression);
    struct lang_program *program = program_of(source.s);
    const struct lang_term *object = program->blocks[0].variables[0].value;
    lang_print_term(object->args[1], &out);
    if (strcmp(out.s, printed) != 0)
        fail_msg("%s is %s, not %s", expression, out.s, printed);
    lang_free(program);
    text_release(&source);
    text_release(&out);
}

#endif
