#include "random_program.h"

#include <stdbool.h>
#include <string.h>

enum sort { INTEGER, REAL, BOOLEAN, STRING, ENUM, DATE, CITY, MAYBE_NUMBER, MAYBE_TEXT, NUMBERS, OBJECT, SORTS };

static const char *const blanks[SORTS] = {"Integer",
                                          "Real",
                                          "Boolean",
                                          "String",
                                          "(Enum red green blue)",
                                          "Date",
                                          "City",
                                          "(Option Integer)",
                                          "(Option String)",
                                          "(List Integer)",
                                          "(Object (a Integer) (b String) (c Boolean optional))"};

struct variable {
    char name[8];
    enum sort sort;
};

struct writer {
    struct dice dice;
    struct text *out;
    struct variable variables[4];
    size_t count;
    const char *const *pair; /* the two names of a lambda, of the sort of variables[0]; NULL: none */
};

static unsigned below(struct writer *w, unsigned limit)
{
    return (unsigned)dice_below(&w->dice, limit);
}

static void put(struct writer *w, const char *s)
{
    text_add(w->out, s);
}

static void number(struct writer *w, unsigned depth);
static void text(struct writer *w, unsigned depth);
static void real(struct writer *w, unsigned depth);
static void formula(struct writer *w, unsigned depth);

/* ---- leaves: what of the variables has this sort ---- */

struct leaf {
    enum sort of, sort;
    const char *format;
};

static const struct leaf leaves[] = {
    {INTEGER, INTEGER, "%s"},
    {MAYBE_NUMBER, INTEGER, "(the %s)"},
    {NUMBERS, INTEGER, "(nth %s 0)"},
    {NUMBERS, INTEGER, "(nth %s 1)"},
    {NUMBERS, INTEGER, "(length %s)"},
    {OBJECT, INTEGER, "%s.a"},
    {CITY, INTEGER, "%s.zone"},
    {CITY, INTEGER, "%s.people"},
    {STRING, INTEGER, "(length %s)"},
    {REAL, REAL, "%s"},
    {BOOLEAN, BOOLEAN, "%s"},
    {OBJECT, BOOLEAN, "(present? %s.c)"},
    {OBJECT, BOOLEAN, "(the %s.c)"},
    {MAYBE_NUMBER, BOOLEAN, "(present? %s)"},
    {MAYBE_TEXT, BOOLEAN, "(absent? %s)"},
    {NUMBERS, BOOLEAN, "(distinct %s)"},
    {NUMBERS, BOOLEAN, "(sorted %s)"},
    {NUMBERS, BOOLEAN, "(every %s (lt 4))"},
    {NUMBERS, BOOLEAN, "(any %s (lambda (e) (= (mod e 3) 1)))"},
    {NUMBERS, BOOLEAN, "(contains %s 2)"},
    {MAYBE_NUMBER, BOOLEAN, "(when-present %s (gt 2))"},
    {ENUM, BOOLEAN, "(= %s 'red)"},
    {ENUM, BOOLEAN, "(!= %s 'blue)"},
    {ENUM, BOOLEAN, "(member %s (list 'red 'blue))"},
    {CITY, BOOLEAN, "(= %s.name \"Lima\")"},
    {DATE, BOOLEAN, "(< %s (date \"2020-03-03\"))"},
    {STRING, STRING, "%s"},
    {MAYBE_TEXT, STRING, "(the %s)"},
    {OBJECT, STRING, "%s.b"},
    {CITY, STRING, "%s.name"},
    {DATE, DATE, "%s"},
};
#define LEAVES (sizeof leaves / sizeof *leaves)

static bool has(const struct writer *w, enum sort sort)
{
    for (size_t v = 0; v < (w->pair ? 1 : w->count); v++)
        for (size_t i = 0; i < LEAVES; i++)
            if (leaves[i].sort == sort && leaves[i].of == w->variables[v].sort)
                return true;
    return false;
}

static bool leaf(struct writer *w, enum sort sort)
{
    const struct leaf *found[64];
    const char *names[64];
    size_t count = 0;
    for (size_t v = 0; v < (w->pair ? 2 : w->count); v++)
        for (size_t i = 0; i < LEAVES && count < 64; i++)
            if (leaves[i].sort == sort && leaves[i].of == w->variables[w->pair ? 0 : v].sort) {
                names[count] = w->pair ? w->pair[v] : w->variables[v].name;
                found[count++] = &leaves[i];
            }
    if (count == 0)
        return false;
    size_t chosen = below(w, (unsigned)count);
    const char *hole = strchr(found[chosen]->format, '%');
    text_add_bytes(w->out, found[chosen]->format, (size_t)(hole - found[chosen]->format));
    put(w, names[chosen]);
    put(w, hole + 2);
    return true;
}

/* ---- terms ---- */

static void constant(struct writer *w)
{
    text_add_integer(w->out, (long long)below(w, 14) - 5);
}

static void string_constant(struct writer *w)
{
    static const char *const strings[] = {"\"\"", "\"a\"", "\"b\"", "\"1\"", "\"ab\"", "\"ba\"", "\"12\"", "\"a0\""};
    put(w, strings[below(w, 8)]);
}

static void call(struct writer *w, const char *name, void (*first)(struct writer *, unsigned),
                 void (*second)(struct writer *, unsigned), unsigned depth)
{
    text_addf(w->out, "(%s ", name);
    first(w, depth);
    if (second) {
        put(w, " ");
        second(w, depth);
    }
    put(w, ")");
}

static void with_constant(struct writer *w, const char *name, void (*first)(struct writer *, unsigned), unsigned depth)
{
    text_addf(w->out, "(%s ", name);
    first(w, depth);
    text_addf(w->out, " %u)", 2 + below(w, 3));
}

static void scaled(struct writer *w, void (*of)(struct writer *, unsigned), unsigned depth)
{
    static const char *const factors[] = {"-2", "-1", "2", "3"};
    text_addf(w->out, "(* %s ", factors[below(w, 4)]);
    of(w, depth);
    put(w, ")");
}

static void chosen(struct writer *w, void (*of)(struct writer *, unsigned), unsigned depth)
{
    put(w, "(ite ");
    formula(w, depth);
    put(w, " ");
    of(w, depth);
    put(w, " ");
    of(w, depth);
    put(w, ")");
}

static void moment(struct writer *w, unsigned depth)
{
    if (below(w, 3) == 0 || !leaf(w, DATE))
        text_addf(w->out, "(date \"2020-0%u-0%u\")", 2 + below(w, 2), 1 + below(w, 9));
    (void)depth;
}

static void number_of_strings(struct writer *w, unsigned depth)
{
    switch (below(w, 4)) {
    case 0:
        call(w, "index", text, text, depth);
        break;
    case 1:
        call(w, "string->number", text, NULL, depth);
        break;
    case 2:
        call(w, "-", moment, moment, depth);
        break;
    default:
        call(w, "length", text, NULL, depth);
    }
}

static void number(struct writer *w, unsigned depth)
{
    static const char *const binary[] = {"+", "-", "+", "-", "min", "max"};
    if (depth == 0 || below(w, 3) == 0) {
        if (below(w, 4) == 0 || !leaf(w, INTEGER))
            constant(w);
        return;
    }
    switch (below(w, 9)) {
    case 0:
        scaled(w, number, depth - 1);
        break;
    case 1:
        with_constant(w, below(w, 2) ? "div" : "mod", number, depth - 1);
        break;
    case 2:
        call(w, "abs", number, NULL, depth - 1);
        break;
    case 3:
        chosen(w, number, depth - 1);
        break;
    case 4:
        number_of_strings(w, depth - 1);
        break;
    case 5:
        call(w, "floor", real, NULL, depth - 1);
        break;
    default:
        call(w, binary[below(w, 6)], number, number, depth - 1);
    }
}

static void real(struct writer *w, unsigned depth)
{
    if (depth == 0 || below(w, 3) == 0) {
        if (below(w, 4) == 0 || !leaf(w, REAL))
            text_addf(w->out, "%d/%u", (int)below(w, 12) - 4, 2 + below(w, 3));
        return;
    }
    switch (below(w, 6)) {
    case 0:
        scaled(w, real, depth - 1);
        break;
    case 1:
        with_constant(w, "/", real, depth - 1);
        break;
    case 2:
        call(w, "real", number, NULL, depth - 1);
        break;
    case 3:
        call(w, "abs", real, NULL, depth - 1);
        break;
    default:
        call(w, below(w, 2) ? "+" : "-", real, real, depth - 1);
    }
}

static void text(struct writer *w, unsigned depth)
{
    if (depth == 0 || below(w, 2) == 0) {
        if (below(w, 4) == 0 || !leaf(w, STRING))
            string_constant(w);
        return;
    }
    switch (below(w, 5)) {
    case 0:
        put(w, "(at ");
        text(w, depth - 1);
        text_addf(w->out, " %u)", below(w, 3));
        break;
    case 1:
        put(w, "(substring ");
        text(w, depth - 1);
        text_addf(w->out, " %u %u)", below(w, 2), 1 + below(w, 3));
        break;
    case 2:
        call(w, "number->string", number, NULL, depth - 1);
        break;
    case 3:
        chosen(w, text, depth - 1);
        break;
    default:
        call(w, "concat", text, text, depth - 1);
    }
}

/* ---- assertions ---- */

static void matches(struct writer *w, unsigned depth)
{
    put(w, "(matches ");
    text(w, depth);
    put(w, " #rx\"");
    random_regex(&w->dice, 2, w->out);
    put(w, "\")");
}

static void member(struct writer *w, unsigned depth)
{
    put(w, "(member ");
    number(w, depth);
    put(w, " (list ");
    constant(w);
    put(w, " ");
    constant(w);
    put(w, "))");
}

/* About what there is: an atom of constants says nothing. */
static enum sort sort_of_atom(struct writer *w)
{
    static const enum sort sorts[] = {REAL, STRING, STRING, DATE, BOOLEAN};
    enum sort sort = sorts[below(w, 5)];
    if (has(w, sort))
        return sort;
    return has(w, INTEGER) ? INTEGER : has(w, STRING) ? STRING : has(w, REAL) ? REAL : has(w, DATE) ? DATE : BOOLEAN;
}

static void atom(struct writer *w, unsigned depth)
{
    static const char *const compare[] = {"=", "<", "<=", ">", ">=", "!="};
    static const char *const inside[] = {"prefix", "suffix", "contains", "="};
    switch (sort_of_atom(w)) {
    case REAL:
        call(w, compare[below(w, 6)], real, real, depth);
        break;
    case STRING:
        if (below(w, 2))
            matches(w, depth);
        else
            call(w, inside[below(w, 4)], text, text, depth);
        break;
    case DATE:
        call(w, compare[below(w, 6)], moment, moment, depth);
        break;
    case BOOLEAN:
        if (!leaf(w, BOOLEAN))
            put(w, "#t");
        break;
    default:
        if (below(w, 6) == 0)
            member(w, depth);
        else
            call(w, compare[below(w, 6)], number, number, depth);
    }
}

static void formula(struct writer *w, unsigned depth)
{
    switch (depth == 0 ? 9 : below(w, 10)) {
    case 5:
        call(w, "or", formula, formula, depth - 1);
        break;
    case 0:
        call(w, "and", formula, formula, depth - 1);
        break;
    case 1:
        call(w, "or", formula, formula, depth - 1);
        break;
    case 2:
        call(w, "not", formula, NULL, depth - 1);
        break;
    case 3:
        call(w, "implies", formula, formula, depth - 1);
        break;
    case 4:
        chosen(w, formula, depth - 1);
        break;
    default:
        atom(w, depth);
    }
}

/* ---- differences ---- */

static void difference(struct writer *w, unsigned depth);

static void relation(struct writer *w)
{
    static const char *const sides[] = {"a", "b"};
    struct variable kept = w->variables[0];
    const struct variable *of = &w->variables[below(w, (unsigned)w->count)];
    text_addf(w->out, "(relation %s (lambda (a b) ", of->name);
    w->variables[0] = *of;
    w->pair = sides;
    formula(w, 1 + below(w, 2));
    w->pair = NULL;
    w->variables[0] = kept;
    put(w, "))");
}

static void built_in(struct writer *w)
{
    const struct variable *of = &w->variables[below(w, (unsigned)w->count)];
    unsigned kind = below(w, 4);
    if (of->sort == STRING && kind == 0) {
        text_addf(w->out, "(cover-regexp %s #rx\"", of->name);
        random_regex(&w->dice, 2, w->out);
        put(w, "\")");
    } else if (of->sort == STRING && kind == 1) {
        text_addf(w->out, "(relation %s different-lengths)", of->name);
    } else if (of->sort == STRING && kind == 2) {
        text_addf(w->out, "(relation %s (edit-distance %u))", of->name, 1 + below(w, 3));
    } else if ((of->sort == INTEGER || of->sort == REAL || of->sort == DATE) && kind < 3) {
        text_addf(w->out, "(relation %s (numeric-distance %u))", of->name, 1 + below(w, 5));
    } else {
        text_addf(w->out, "(relation %s not-equal)", of->name);
    }
}

static void cases(struct writer *w, unsigned depth, bool linear)
{
    unsigned count = 2 + below(w, 2);
    put(w, linear ? "(enumerate-linear (list" : "(enumerate* (list");
    for (unsigned i = 0; i < count; i++) {
        put(w, " ");
        formula(w, 1);
    }
    put(w, ")");
    if (!linear) {
        put(w, " (list");
        for (unsigned i = 0; i < count; i++) {
            put(w, " ");
            difference(w, depth);
        }
        put(w, ")");
    }
    put(w, ")");
}

static void difference(struct writer *w, unsigned depth)
{
    unsigned kind = below(w, depth == 0 ? 8 : 16);
    if (kind == 0) {
        put(w, "never");
    } else if (kind < 6) {
        built_in(w);
    } else if (kind < 8) {
        relation(w);
    } else if (kind < 10) {
        cases(w, depth - 1, false);
    } else if (kind < 12) {
        cases(w, 0, true);
    } else {
        call(w,
             kind == 12   ? "not"
             : kind == 13 ? "all-of"
                          : "some-of",
             difference, kind == 12 ? NULL : difference, depth - 1);
    }
}

/* ---- programs ---- */

static void bounds(struct writer *w, const struct variable *v)
{
    int low = (int)below(w, 6) - 3;
    switch (v->sort) {
    case INTEGER:
    case REAL:
        text_addf(w->out, "    (specify %s (between %d %d))\n", v->name, low, low + 1 + (int)below(w, 12));
        break;
    case STRING:
        text_addf(w->out, "    (specify %s (matches #rx\"", v->name);
        random_regex(&w->dice, 3, w->out);
        put(w, "\"))\n");
        break;
    case DATE:
        text_addf(w->out, "    (specify %s (between (date \"2020-02-27\") (date \"2020-03-0%u\")))\n", v->name,
                  1 + below(w, 9));
        break;
    case NUMBERS:
        text_addf(w->out, "    (specify %s (length (lte %u)) (every (between 0 %u)))\n", v->name, 1 + below(w, 3),
                  1 + below(w, 5));
        break;
    case MAYBE_NUMBER:
        text_addf(w->out, "    (specify %s (when-present (between 0 %u)))\n", v->name, 1 + below(w, 6));
        break;
    case MAYBE_TEXT:
        text_addf(w->out, "    (specify %s (when-present (length (lte 2))))\n", v->name);
        break;
    case OBJECT:
        text_addf(w->out, "    (specify %s (with a (between 0 %u)) (with b (length (lt 3))))\n", v->name,
                  1 + below(w, 6));
        break;
    default:
        break;
    }
}

void random_program(uint64_t seed, struct text *out)
{
    struct writer w = {.dice = dice_of(seed, 1), .out = out};
    put(&w, "(program p\n  (declare City (table \"cities.csv\"))\n");
    text_addf(out, "  (generate g %u\n", 1 + below(&w, 6));
    w.count = 1 + below(&w, 3);
    for (size_t i = 0; i < w.count; i++) {
        struct variable *v = &w.variables[i];
        v->sort = (enum sort)(below(&w, 3) ? below(&w, STRING + 1) : below(&w, SORTS));
        v->name[0] = "xyz"[i];
        text_addf(out, "    (declare %s ?%s)\n", v->name, blanks[v->sort]);
    }
    for (size_t i = 0; i < w.count; i++)
        if (below(&w, 8))
            bounds(&w, &w.variables[i]);
    for (unsigned i = below(&w, 3); i > 0; i--) {
        text_addf(out, "    (specify %s ", w.variables[0].name);
        formula(&w, 1 + below(&w, 2));
        put(&w, ")\n");
    }
    for (unsigned i = below(&w, 3); i > 0; i--) {
        text_addf(out, "    (constrain-solutions %s ", w.variables[below(&w, (unsigned)w.count)].name);
        difference(&w, 2);
        put(&w, ")\n");
    }
    put(&w, "    ))\n");
}
