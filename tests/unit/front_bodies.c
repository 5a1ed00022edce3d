/* What bodies do with the structs that they get. */
#include "front_bench.h"

#define TYPES                                                                                    \
    "#include <stdlib.h>\n#include <string.h>\n"                                                 \
    "struct list { int *items; int count; };\nstruct place { struct list *of; int at; };\n"
#define USE(name, parameter) (get_function(bench, name)->parameters[parameter].use)

static void what_sets_all_before_it_looks_begins_a_struct(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "void cleared(struct list *l) { memset(l, 0, sizeof *l); }\n"
              "void assigned(struct list *l) { *l = (struct list){0, 0}; }\n"
              "void members(struct list *l) { l->count = 0; l->items = malloc(4); if (!l->items) abort(); }\n"
              "int guarded(struct list *l, int n) { if (!l) return 1; if (n) l->items = 0; else l->items = malloc(4); "
              "l->count = n; return l->count; }\n"
              "static void inner(struct list *l, int n) { l->items = 0; l->count = n; }\n"
              "int by_way_of(const struct list *a, struct list *out) { inner(out, a->count); return out->count; }\n"
              "static int room(struct list *l, int n) { if (!(l->items = malloc(n))) return 1; return 0; }\n"
              "int by_parts(struct list *l, int n) { if (room(l, n)) return 1; l->count = n; return l->items[0]; }\n");
    assert_int_equal(USE("cleared", 0), USE_BEGUN);
    assert_int_equal(USE("assigned", 0), USE_BEGUN);
    assert_int_equal(USE("members", 0), USE_BEGUN);
    assert_int_equal(USE("guarded", 0), USE_BEGUN);
    assert_int_equal(USE("by_way_of", 0), USE_READ);
    assert_int_equal(USE("by_way_of", 1), USE_BEGUN);
    assert_int_equal(USE("by_parts", 0), USE_BEGUN);
}

static void what_looks_first_begins_none(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "void freed_first(struct list *l) { free(l->items); l->items = 0; l->count = 0; }\n"
              "void grows(struct list *l) { l->count++; l->items = 0; }\n"
              "void element(struct list *l) { l->items[0] = 1; l->count = 1; l->items = 0; }\n"
              "static int show(struct place *p, int at) { p->of = 0; p->at = at; return 1; }\n"
              "int next(struct place *p) { return show(p, p->at + 1); }\n"
              "void ways(struct list *l) { int **p = &l->items; *p = 0; l->count = 0; }\n");
    assert_int_equal(USE("freed_first", 0), USE_READ);
    assert_int_equal(USE("grows", 0), USE_READ);
    assert_int_equal(USE("element", 0), USE_READ);
    assert_int_equal(USE("next", 0), USE_READ);
    assert_int_equal(USE("ways", 0), USE_UNKNOWN);
}

static void what_nobody_can_follow_is_unknown(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "void elsewhere(struct list *l);\nstatic struct list *kept;\n"
              "void lent(struct list *l) { elsewhere(l); l->items = 0; l->count = 0; }\n"
              "void keeps(struct list *l) { kept = l; l->items = 0; l->count = 0; }\n"
              "void again(struct list *l, int n) { if (n) again(l, n - 1); }\n"
              "void perhaps(struct list *l, int n) { if (n) { l->items = 0; l->count = 0; } }\n"
              "void some(struct place *p) { p->at = 0; }\n");
    assert_int_equal(USE("elsewhere", 0), USE_UNKNOWN);
    assert_int_equal(USE("lent", 0), USE_UNKNOWN);
    assert_int_equal(USE("keeps", 0), USE_UNKNOWN);
    assert_int_equal(USE("again", 0), USE_UNKNOWN);
    assert_int_equal(USE("perhaps", 0), USE_UNKNOWN);
    assert_int_equal(USE("some", 0), USE_SET);
}

/* Each calls all others: without remembering what is known that takes longer than anybody waits. */
static void functions_may_call_each_other(void **state)
{
    struct bench *bench = *state;
    struct text source = TEXT_INIT;
    text_add(&source, TYPES);
    for (int i = 0; i < 30; i++)
        text_addf(&source, "void f%d(struct list *l, int n);\n", i);
    for (int i = 0; i < 30; i++) {
        text_addf(&source, "void f%d(struct list *l, int n) { switch (n) {", i);
        for (int k = 0; k < 30; k++)
            text_addf(&source, " case %d: f%d(l, n - 1); break;", k, k);
        text_add(&source, " } }\n");
    }
    read_text(bench, source.s);
    assert_int_equal(USE("f7", 0), USE_UNKNOWN);
    assert_false(get_function(bench, "f7")->parameters[0].frees_member);
    text_release(&source);
}

static void what_is_freed_in_any_case_is_known(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "void drop(struct list *l) { if (!l) return; free(l->items); free(l); }\n"
              "void by_way_of(struct list *l, int n) { l->count = n; drop(l); }\n"
              "void counted(struct list *l) { if (--l->count == 0) free(l); }\n"
              "int refuses(struct list *l) { if (l->count) return -1; free(l); return 0; }\n"
              "void inside(struct list *l) { free(l->items); }\n");
    assert_true(get_function(bench, "drop")->parameters[0].is_freed);
    assert_true(get_function(bench, "by_way_of")->parameters[0].is_freed);
    assert_false(get_function(bench, "counted")->parameters[0].is_freed);
    assert_false(get_function(bench, "refuses")->parameters[0].is_freed);
    assert_false(get_function(bench, "inside")->parameters[0].is_freed);
    assert_true(get_function(bench, "inside")->parameters[0].frees_member);
    assert_true(get_function(bench, "by_way_of")->parameters[0].frees_member);
    assert_false(get_function(bench, "counted")->parameters[0].frees_member);
}

#define IS_NEW(name) (get_function(bench, name)->gives_new)

static void what_is_allocated_and_kept_nowhere_is_the_callers(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "struct place *at(struct list *l) { struct place *p = malloc(sizeof *p); if (!p) return NULL; "
              "p->of = l; p->at = 0; return p; }\n"
              "struct place *first(struct list *l) { return at(l); }\n"
              "char *name(const struct list *l) { return l->count ? strdup(\"some\") : NULL; }\n"
              "static void fill(struct place *p, struct list *l) { memset(p, 0, sizeof *p); p->of = l; }\n"
              "struct place *filled(struct list *l) { struct place *p; if ((p = calloc(1, sizeof *p))) fill(p, l); "
              "return p; }\n"
              "char *grown(const char *s, int n) { char *t = malloc(1); t = realloc(t, n); strcpy(t, s); return t; }\n");
    assert_true(IS_NEW("at"));
    assert_true(IS_NEW("first"));
    assert_true(IS_NEW("name"));
    assert_true(IS_NEW("filled"));
    assert_true(IS_NEW("grown"));
}

static void what_is_kept_or_was_there_is_not(void **state)
{
    struct bench *bench = *state;
    read_text(bench, TYPES
              "struct node { struct node *next; };\nstruct chain { struct node *first; };\nstatic struct node *last;\n"
              "void elsewhere(struct node *n);\nstatic void keep(struct node *n) { last = n; }\n"
              "struct node *add(struct chain *c) { struct node *n = malloc(sizeof *n); n->next = c->first; "
              "c->first = n; return n; }\n"
              "struct node *head(struct chain *c) { return c->first; }\n"
              "struct node *same(struct node *n) { return n; }\n"
              "struct node *lent(void) { struct node *n = malloc(sizeof *n); elsewhere(n); return n; }\n"
              "struct node *kept(void) { struct node *n = malloc(sizeof *n); keep(n); return n; }\n"
              "struct node *once(void) { static struct node *n; if (!n) n = malloc(sizeof *n); return n; }\n"
              "struct node *either(struct chain *c) { struct node *n = c->first; if (!n) n = malloc(sizeof *n); "
              "return n; }\n"
              "struct node *named(void) { struct node *n = malloc(sizeof *n), *m = n; m->next = 0; return n; }\n"
              "struct node *by_address(struct node **to) { struct node *n = malloc(sizeof *n); *to = n; return n; }\n"
              "struct node *never(struct chain *c) { return never(c); }\n");
    assert_false(IS_NEW("add"));
    assert_false(IS_NEW("head"));
    assert_false(IS_NEW("same"));
    assert_false(IS_NEW("lent"));
    assert_false(IS_NEW("kept"));
    assert_false(IS_NEW("once"));
    assert_false(IS_NEW("either"));
    assert_false(IS_NEW("named"));
    assert_false(IS_NEW("by_address"));
    assert_false(IS_NEW("never"));
    assert_true(program_struct(&bench->program, "struct node")->is_allocated);
    assert_false(program_struct(&bench->program, "struct chain")->is_allocated);
}

#define CELLS(name) (get_function(bench, name)->parameters[0].body_cells)
#define MORE(name) (get_function(bench, name)->parameters[0].has_more_cells)

static void constants_say_how_far_a_body_goes_in_an_array(void **state)
{
    struct bench *bench = *state;
    read_text(bench,
              "#include <string.h>\n#define DIMS 2\nenum { LAST = 4 };\n"
              "void one(double *v) { *v = 1; }\n"
              "void third(double *v) { v[2] = v[0]; }\n"
              "void named(int *v) { v[LAST]++; }\n"
              "int asked(int *v) { if (!v || v == NULL) return 0; return v ? v[1] : 0; }\n"
              "void copied(const double *v, double *to) { memcpy(to, v, sizeof(double) * DIMS); }\n"
              "void either(const double *v, const double *w, double *to) { memcpy(to, w ? w : v, DIMS * sizeof *to); }\n"
              "void looped(short *v) { for (int i = 0; i < 16; i++) v[i] = 0; }\n"
              "void closed(short *v) { for (int i = 0; i <= 7; i++) for (int k = 0; k < 3; k++) v[i] += k; }\n"
              "static void inner(double *v) { v[8] = 0; }\n"
              "void passed(double *v) { v[0] = 0; inner(v); }\n"
              "void counted(int *v, int n) { v[1] = 0; while (n--) v[n] = 0; }\n"
              "void moved(int *v) { v[1] = 0; v += 2; *v = 0; }\n"
              "void away(int *v, void (*f)(int *)) { v[3] = 0; f(v); }\n"
              "void later(int *v, int n) { int k = 3; k += n; v[0] = 0; v[k] = 1; }\n"
              "void round(int *v) { v[1] = 0; round(v); }\n");
    assert_int_equal(CELLS("one"), 1);
    assert_int_equal(CELLS("third"), 3);
    assert_int_equal(CELLS("named"), 5);
    assert_int_equal(CELLS("copied"), 2);
    assert_int_equal(CELLS("either"), 2);
    assert_int_equal(CELLS("looped"), 16);
    assert_int_equal(CELLS("closed"), 8);
    assert_int_equal(CELLS("passed"), 9);
    assert_int_equal(CELLS("asked"), 2);
    assert_false(MORE("third") || MORE("named") || MORE("copied") || MORE("either") || MORE("looped") ||
                 MORE("closed") || MORE("passed"));
    assert_int_equal(CELLS("counted"), 2);
    assert_int_equal(CELLS("away"), 4);
    assert_true(MORE("counted") && MORE("moved") && MORE("away") && MORE("round") && MORE("later"));
    assert_int_equal(CELLS("later"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_sets_all_before_it_looks_begins_a_struct),
        TEST(what_looks_first_begins_none),
        TEST(what_nobody_can_follow_is_unknown),
        TEST(functions_may_call_each_other),
        TEST(what_is_freed_in_any_case_is_known),
        TEST(what_is_allocated_and_kept_nowhere_is_the_callers),
        TEST(what_is_kept_or_was_there_is_not),
        TEST(constants_say_how_far_a_body_goes_in_an_array),
    };
    return cmocka_run_group_tests_name("bodies", tests, NULL, NULL);
}
