/* Programs with random changes are elaborated or refused with a message, never
 * worse; and what is elaborated can be judged and printed for any solution. */
#include "lang_fixture.h"

static const char *const seeds[] = {
    "(define (f x) (enumerate* (list (< x 100) (>= x 100)) (list (relation x not-equal) (relation x (numeric-distance "
    "50)))))(program p (declare x ?Integer) (specify x (gte 0) (between -5 1000)) (generate g 12 (constrain-solutions "
    "x "
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
    "((cat _) l)) (define cs (map (curry f x) l)) (enumerate* (map (λ (c) trueA) cs) cs)] [(subcat n) (enumerate* "
    "(list "
    "(= x n)) (list not-equal))])) (declare x ?Integer) (generate g 2 (constrain-solutions x (f x t))))",
};

static const char *const tokens[] = {
    "(",    ")",   "[",      "]",     "?",     "'",     "#;",   "\"",    "x",      "0",    "-1", "1/3",    "#t",
    "list", "map", "lambda", "never", "not",   "or",    "and",  "match", "define", "...",  "_",  "String", "|#",
    "#|",   "ite", "let",    "if",    "field", "table", "with", "first", "the",    "none", "o.a"};

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

/* ---- random solutions ---- */

static const struct lang_value *value_of(struct arena *arena, const struct lang_type *type);

static const struct lang_value *items_of(struct arena *arena, const struct lang_type *type)
{
    const struct lang_value *items[64];
    size_t count = type->kind == LANG_LIST ? below(4) : type->count < 64 ? type->count : 64;
    for (size_t i = 0; i < count; i++)
        items[i] = value_of(arena, type->kind == LANG_LIST ? type->element : type->fields[i].type);
    return lang_items(arena, type->kind, items, count);
}

static const struct lang_value *number_of(struct arena *arena, enum lang_kind kind)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_si(q, (long)below(300) - 20, kind == LANG_REAL ? 1 + below(3) : 1);
    mpq_canonicalize(q);
    const struct lang_value *value = kind == LANG_REAL ? lang_real(arena, q) : lang_moment(arena, kind, mpq_numref(q));
    mpq_clear(q);
    return value;
}

static const struct lang_value *value_of(struct arena *arena, const struct lang_type *type)
{
    static const char *const strings[] = {"", "a", "b7", "ab0", "aaaaa1", "é", "Z_9", "\n"};
    const char *string = strings[below(8)];
    switch (type->kind) {
    case LANG_BOOLEAN:
        return lang_boolean(arena, below(2));
    case LANG_STRING:
        return lang_string(arena, string, strlen(string));
    case LANG_ENUM:
        return lang_index(arena, LANG_ENUM, below(type->count));
    case LANG_ROW:
        return lang_index(arena, LANG_ROW, below(type->table->row_count));
    case LANG_LIST:
    case LANG_OBJECT:
        return items_of(arena, type);
    case LANG_OPTION:
        return lang_option(arena, below(2) ? value_of(arena, type->element) : NULL);
    default:
        return number_of(arena, type->kind);
    }
}

static const struct lang_value **solution_of(struct arena *arena, const struct lang_block *block)
{
    const struct lang_value **solution = arena_alloc(arena, (block->symbol_count + 1) * sizeof *solution);
    for (size_t i = 0; i < block->symbol_count; i++)
        solution[i] = block->symbols[i]->kind == LANG_CHOICE
                          ? lang_integer_small(arena, (long long)below(block->symbols[i]->choices))
                          : value_of(arena, block->symbols[i]->type);
    return solution;
}

static void judge(const struct lang_block *block, size_t *held, size_t *differed)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct text out = TEXT_INIT;
    bool holds = false, different = false, back = false, same = true;
    const struct lang_value **one = solution_of(&arena, block), **other = solution_of(&arena, block);
    if (!lang_holds(block, one, &holds, NULL, &error) || !lang_different(block, one, other, &different, &error) ||
        !lang_different(block, other, one, &back, &error) || !lang_different(block, one, one, &same, &error) ||
        !lang_print_solution(block, one, &out, &error))
        fail_msg("%s", error.message.s);
    assert_int_equal(different, back);
    assert_false(same);
    for (size_t i = 0; i < block->assertion_count; i++)
        lang_print_term(block->assertions[i], &out);
    lang_print_difference(block->difference, &out);
    *held += holds;
    *differed += different;
    text_release(&out);
    arena_release(&arena);
}

static void changed_programs_are_read_or_refused(void **state)
{
    (void)state;
    size_t read = 0, refused = 0, held = 0, differed = 0;
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
            for (size_t j = 0; j < elaborated->block_count; j++)
                judge(&elaborated->blocks[j], &held, &differed);
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
    assert_true(held > 100);
    assert_true(differed > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(changed_programs_are_read_or_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
