/* Programs with random changes are elaborated or refused with a message, never worse. */
#include "lang_fixture.h"

static const char *const seeds[] = {
    "(define (f x) (enumerate* (list (< x 100) (>= x 100)) (list (relation x not-equal) (relation x (numeric-distance "
    "50)))))(program p (declare x ?Integer) (specify x (gte 0) (between -5 1000)) (generate g 12 (constrain-solutions x "
    "f)))",
    "(program p (declare r #rx\"(a|b)+[0-9]\") (declare s ?String) (specify s (matches (re-? r)) (length (lte 8))) "
    "(generate g 3 (constrain-solutions s (cover-regexp r #:lengths 3) different-lengths (edit-distance 2))))",
    "(define (c s r) (match r [(char-class a) (enumerate* (list (matches s a)) (list never))] [(re-union a b) "
    "(enumerate* (list trueA trueA) (list (c s a) (c s b)))] [(re-plus a) (c s a)]))(program p (declare s ?String) "
    "(generate g 4 (constrain-solutions s (c s \"[a-zA-Z0-9_]+\"))))",
    "(program p (declare o ?Object) (specify o (with a ?(Option Date)) (with b ?(List Integer)) (with c ?(Enum x y)) "
    "(with d 3/4)) (specify o.b (every (gte 0)) distinct sorted (length (lt 4))) (specify o.a (when-present (gt "
    "\"2017-10-21\"))) (declare q ?o) (generate g 2 (constrain-solutions o.c not-equal) (specify q.c (one-of 'x))) "
    "(generate h 1))",
    "(program p (declare t '((root) (((cat A) ((subcat 1) (subcat 2)))))) (define (f x t) (match t [(or ((root) l) "
    "((cat _) l)) (define cs (map (curry f x) l)) (enumerate* (map (λ (c) trueA) cs) cs)] [(subcat n) (enumerate* (list "
    "(= x n)) (list not-equal))])) (declare x ?Integer) (generate g 2 (constrain-solutions x (f x t))))",
};

static const char *const tokens[] = {"(",  ")",   "[",     "]",      "?",    "'",   "#;",     "\"",    "x",
                                     "0",  "-1",  "1/3",   "#t",     "list", "map", "lambda", "never", "not",
                                     "or", "and", "match", "define", "...",  "_",   "String", "|#",    "#|",
                                     "ite", "let", "if", "field", "table", "with", "first", "the", "none", "o.a"};

static uint64_t state_of_random = 88172645463325252u;
static size_t below(size_t limit)
{
    state_of_random ^= state_of_random << 13;
    state_of_random ^= state_of_random >> 7;
    state_of_random ^= state_of_random << 17;
    return (size_t)(state_of_random % limit);
}

static void change(struct text *program)
{
    struct text changed = TEXT_INIT;
    size_t at = below(program->length + 1), cut = below(4) == 0 ? below(12) : 0, token = below(6);
    if (cut > program->length - at)
        cut = program->length - at;
    text_add_bytes(&changed, program->s, at);
    if (token < 3)
        text_add(&changed, tokens[below(sizeof tokens / sizeof tokens[0])]);
    else if (token == 3)
        text_add_char(&changed, (char)below(256));
    else if (token == 4) { /* a piece from elsewhere */
        size_t from = below(program->length + 1), length = below(40);
        text_add_bytes(&changed, program->s + from, length < program->length - from ? length : program->length - from);
    } else if (cut == 0)
        cut = program->length - at > 0;
    text_add_bytes(&changed, program->s + at + cut, program->length - at - cut);
    text_release(program);
    *program = changed;
}

static void changed_programs_are_read_or_refused(void **state)
{
    (void)state;
    size_t read = 0, refused = 0;
    for (size_t i = 0; i < 20000; i++) {
        struct text program = TEXT_INIT;
        struct error error = ERROR_INIT;
        text_add(&program, seeds[i % (sizeof seeds / sizeof seeds[0])]);
        for (size_t changes = below(5); changes > 0; changes--)
            change(&program);
        struct lang_program *elaborated = lang_parse("fuzz.assay", program.s, program.length, &error);
        if (elaborated) {
            assert_int_equal(error.kind, ERROR_NONE);
            assert_true(elaborated->block_count > 0);
            read++;
        } else {
            if (strncmp(error.message.s, "fuzz.assay:", 11) != 0)
                fail_msg("'%s' for %s", error.message.s, program.s);
            refused++;
        }
        lang_free(elaborated);
        error_release(&error);
        text_release(&program);
    }
    assert_true(read > 2000);
    assert_true(refused > 2000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(changed_programs_are_read_or_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
