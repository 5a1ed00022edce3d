#include "engine/solve/form.h"

static const char *const names[] = {
    [FORM_NEVER] = "never", [FORM_ALWAYS] = "always", [FORM_KEY] = "key", [FORM_APART] = "apart", [FORM_EDIT] = "edit",
    [FORM_CASES] = "cases", [FORM_ALL] = "all",       [FORM_ANY] = "any", [FORM_PAIRS] = "pairs",
};

static void print_distance(const struct lang_value *distance, struct text *out)
{
    char *digits =
        distance->kind == LANG_REAL ? mpq_get_str(NULL, 10, distance->real) : mpz_get_str(NULL, 10, distance->integer);
    text_addf(out, " %s", digits);
    void (*release)(void *, size_t);
    mp_get_memory_functions(NULL, NULL, &release);
    release(digits, 0);
}

void form_print(const struct form *form, struct text *out)
{
    bool plain = form->kind == FORM_NEVER || form->kind == FORM_ALWAYS;
    text_addf(out, plain ? "%s" : "(%s", names[form->kind]);
    if (plain)
        return;
    if (form->feature || form->kind == FORM_PAIRS) {
        text_add_char(out, ' ');
        lang_print_term(form->feature ? form->feature : form->relation, out);
    }
    if (form->distance)
        print_distance(form->distance, out);
    for (size_t i = 0; i < form->count; i++) {
        text_add_char(out, ' ');
        form_print(form->items[i], out);
    }
    text_add_char(out, ')');
}
