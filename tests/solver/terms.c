#include "terms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/lang/value.h"

#define PATTERNS 20
#define COVERS 3

struct things {
    struct arena arena;
    struct lang_symbol symbols[WORLD_SYMBOLS];
    const struct lang_type *enumeration, *row;
    struct lang_table table;
    struct lang_regex regexes[PATTERNS];
    struct lang_cover covers[COVERS];
};

static const char *const patterns[PATTERNS][2] = {
    {"[a-c]+\\d*", ""},
    {"^-?[0-9]{1,3}$", ""},
    {"(ab|c)*", ""},
    {"a{2,4}b?", ""},
    {"[^a]{2,}", ""},
    {".*", ""},
    {".*", "su"},
    {"(?=.*\\d)(?=.*[a-c])[^-]{2,9}", ""},
    {"(?!a)[a-c]{1,3}", ""},
    {"\\b[ab]+\\b.*", ""},
    {"(?<=a)b|a.*(?<!b)", ""},
    {"A[B-C]+", "i"},
    {"^a$|^b", "m"},
    {"[\\s\\S]*\\u{1F600}[^]*", "u"},
    {"\\\\|\"+|é", ""},
    {"\\p{Ll}+", "u"},
    {"(a|(b)?c){0,2}-", ""},
    {"", ""},
    {"(?:a(?=b)b|c)+", ""},
    {"[^]|[]", "u"},
};

static struct lang_regex regex_of(const char *pattern, const char *flags)
{
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags};
    struct lang_regex regex = {.pattern = pattern, .flags = flags, .length = strlen(pattern)};
    regex.regex = regex_parse(pattern, strlen(pattern), &options, &error);
    if (!regex.regex)
        BUG("%s", error.message.s);
    return regex;
}

static void make_covers(struct things *things)
{
    static const int regexes[COVERS] = {0, 2, 16};
    struct error error = ERROR_INIT;
    for (size_t i = 0; i < COVERS; i++) {
        struct lang_cover *cover = &things->covers[i];
        cover->regex = &things->regexes[regexes[i]];
        cover->cover = cover_of(cover->regex->regex, &cover->options, &error);
        if (!cover->cover)
            BUG("%s", error.message.s);
    }
}

static void make_table(struct things *things)
{
    struct arena *arena = &things->arena;
    const struct lang_field columns[] = {{"name", type_plain(LANG_STRING)},
                                         {"area", type_plain(LANG_INTEGER)},
                                         {"share", type_plain(LANG_REAL)},
                                         {"old", type_plain(LANG_BOOLEAN)},
                                         {"since", type_plain(LANG_DATE)}};
    static const char *const names[] = {"Rome", "Bern", "Bern", "", "\xc3\x89vian", "a\"b", "x"};
    things->table = (struct lang_table){.name = "cities", .path = "cities.csv", .row_count = 7};
    struct lang_type *row = arena_alloc(arena, sizeof *row);
    *row = *type_with(arena, LANG_ROW, columns, 5);
    row->table = &things->table;
    things->row = things->table.row = row;
    things->table.cells = arena_alloc(arena, 7 * 5 * sizeof *things->table.cells);
    for (size_t i = 0; i < 7; i++) {
        mpq_t q;
        mpz_t day;
        mpq_init(q);
        mpq_set_si(q, (long)i - 3, i % 2 ? 7 : 5);
        mpq_canonicalize(q);
        mpz_init_set_si(day, (long)(i * i * 1000) - 9000);
        things->table.cells[i * 5] = lang_string(arena, names[i], strlen(names[i]));
        things->table.cells[i * 5 + 1] = lang_integer_small(arena, (long long)(i / 2) * 100 - 100);
        things->table.cells[i * 5 + 2] = lang_real(arena, q);
        things->table.cells[i * 5 + 3] = lang_boolean(arena, i % 3 == 0);
        things->table.cells[i * 5 + 4] = lang_moment(arena, LANG_DATE, day);
        mpq_clear(q);
        mpz_clear(day);
    }
}

static void make_symbols(struct things *things)
{
    const struct lang_type *types[WORLD_SYMBOLS] = {
        type_plain(LANG_BOOLEAN), type_plain(LANG_BOOLEAN), type_plain(LANG_INTEGER), type_plain(LANG_INTEGER),
        type_plain(LANG_REAL),    type_plain(LANG_REAL),    type_plain(LANG_STRING),  type_plain(LANG_STRING),
        things->enumeration,      type_plain(LANG_DATE),    type_plain(LANG_TIME),    things->row,
        type_plain(LANG_INTEGER),
    };
    for (size_t i = 0; i < WORLD_SYMBOLS; i++) {
        things->symbols[i] = (struct lang_symbol){
            .kind = LANG_BLANK, .name = arena_format(&things->arena, "v%zu", i), .type = types[i], .index = i};
    }
    things->symbols[12].kind = LANG_CHOICE;
    things->symbols[12].choices = 4;
}

struct things *things_new(void)
{
    struct things *things = mem_alloc(sizeof *things);
    const struct lang_field constants[] = {{"red", NULL}, {"green", NULL}, {"blue", NULL}};
    things->enumeration = type_with(&things->arena, LANG_ENUM, constants, 3);
    make_table(things);
    for (size_t i = 0; i < PATTERNS; i++)
        things->regexes[i] = regex_of(patterns[i][0], patterns[i][1]);
    make_covers(things);
    make_symbols(things);
    return things;
}

void things_free(struct things *things)
{
    for (size_t i = 0; i < COVERS; i++)
        cover_free(things->covers[i].cover);
    for (size_t i = 0; i < PATTERNS; i++)
        regex_free(things->regexes[i].regex);
    arena_release(&things->arena);
    mem_free(things);
}

/* ---- values ---- */

static size_t roll(struct world *world, size_t limit)
{
    return (size_t)dice_below(&world->dice, limit);
}

static void random_integer(struct world *world, mpz_t n)
{
    mpz_init_set_si(n, (long)roll(world, 13) - 6);
    if (roll(world, 4) == 0)
        mpz_set_si(n, (long)roll(world, 2000000) - 1000000);
    if (roll(world, 10) == 0)
        mpz_mul_2exp(n, n, 80);
}

static const struct lang_value *random_string(struct world *world)
{
    static const char *const letters[] = {"a",  "b", "c",  "-", "0",     "1",        "7", "\"",
                                          "\\", " ", "\n", "B", "u{41}", "\xc3\xa9", "~", "\xf0\x9f\x98\x80"};
    struct text text = TEXT_INIT;
    size_t some = roll(world, 3) ? 8 : world->beyond ? 16 : 15;
    for (size_t length = roll(world, 7); length > 0; length--)
        if (roll(world, 60) == 0)
            text_add_bytes(&text, "\0", 1);
        else
            text_add(&text, letters[roll(world, some)]);
    const struct lang_value *value = lang_string(&world->arena, text.s, text.length);
    text_release(&text);
    return value;
}

static const struct lang_value *random_moment(struct world *world, enum lang_kind kind)
{
    static const long days[] = {-719162, 2932896, 0, 17460, -1, 2932890};
    mpz_t n;
    mpz_init_set_si(n, days[roll(world, 6)] * (kind == LANG_TIME ? 86400 : 1));
    const struct lang_value *value = lang_moment(&world->arena, kind, n);
    mpz_clear(n);
    return value;
}

static const struct lang_value *random_number(struct world *world, enum lang_kind kind)
{
    mpz_t n;
    random_integer(world, n);
    const struct lang_value *value;
    if (kind == LANG_INTEGER) {
        value = lang_integer(&world->arena, n);
    } else {
        mpq_t q;
        mpq_init(q);
        mpq_set_z(q, n);
        mpz_set_ui(mpq_denref(q), 1 + roll(world, 6));
        mpq_canonicalize(q);
        value = lang_real(&world->arena, q);
        mpq_clear(q);
    }
    mpz_clear(n);
    return value;
}

static const struct lang_value *random_value(struct world *world, const struct lang_symbol *symbol,
                                             const struct lang_type *type)
{
    switch (type->kind) {
    case LANG_BOOLEAN:
        return lang_boolean(&world->arena, roll(world, 2));
    case LANG_STRING:
        return random_string(world);
    case LANG_ENUM:
        return lang_index(&world->arena, LANG_ENUM, roll(world, 3));
    case LANG_ROW:
        return lang_index(&world->arena, LANG_ROW, roll(world, 7));
    case LANG_DATE:
    case LANG_TIME:
        return random_moment(world, type->kind);
    default:
        if (symbol && symbol->kind == LANG_CHOICE)
            return lang_integer_small(&world->arena, (long long)roll(world, symbol->choices));
        return random_number(world, type->kind);
    }
}

void world_init(struct world *world, struct things *things, uint64_t seed, uint64_t index)
{
    *world = (struct world){.things = things, .dice = dice_of(seed, index), .symbol_count = WORLD_SYMBOLS};
    world->beyond = roll(world, 3) == 0;
    for (size_t i = 0; i < WORLD_SYMBOLS; i++) {
        world->symbols[i] = &things->symbols[i];
        world->values[i] = random_value(world, world->symbols[i], world->symbols[i]->type);
    }
}

void world_release(struct world *world)
{
    arena_release(&world->arena);
}

/* ---- terms ---- */

static const struct lang_term *any(struct world *world, const struct lang_type *type, int depth);

static const struct lang_term *leaf(struct world *world, const struct lang_type *type)
{
    const struct lang_symbol *found[WORLD_SYMBOLS];
    size_t count = 0;
    for (size_t i = 0; i < WORLD_SYMBOLS; i++)
        if (lang_type_equal(world->symbols[i]->type, type))
            found[count++] = world->symbols[i];
    if (count && roll(world, 4))
        return term_symbol(&world->arena, found[roll(world, count)]);
    return term_constant(&world->arena, type, random_value(world, NULL, type));
}

static const struct lang_term *made(struct world *world, enum lang_op op, const struct lang_type *type, int depth,
                                    size_t count, const struct lang_type *const *types)
{
    const struct lang_term *args[4];
    for (size_t i = 0; i < count; i++)
        args[i] = any(world, types[i], depth);
    return term_make(&world->arena, op, type, args, count);
}
#define MADE(op, type, ...)                                                                                     \
    made(world, LANG_##op, type, depth - 1, sizeof((const struct lang_type *[]){__VA_ARGS__}) / sizeof(void *), \
         (const struct lang_type *[]){__VA_ARGS__})

/* SCALE, DIVIDE and MODULO have a constant. */
static const struct lang_term *with_constant(struct world *world, enum lang_op op, const struct lang_type *type,
                                             int depth)
{
    const struct lang_term *constant = term_constant(&world->arena, type, random_value(world, NULL, type));
    const struct lang_term *other = any(world, type, depth);
    return op == LANG_SCALE ? term_binary(&world->arena, op, type, constant, other)
                            : term_binary(&world->arena, op, type, other, constant);
}

static const struct lang_term *field_of(struct world *world, size_t column, int depth)
{
    return term_field(&world->arena, any(world, world->things->row, depth), column);
}

static const struct lang_regex *any_regex(struct world *world)
{
    const struct lang_regex *regex;
    do
        regex = &world->things->regexes[roll(world, PATTERNS)];
    while (world->beyond && !strchr(regex->flags, 'u'));
    return regex;
}

static const struct lang_term *any_boolean(struct world *world, int depth)
{
    const struct lang_type *b = type_plain(LANG_BOOLEAN), *i = type_plain(LANG_INTEGER), *s = type_plain(LANG_STRING);
    const struct lang_type *all[] = {b,
                                     i,
                                     s,
                                     type_plain(LANG_REAL),
                                     type_plain(LANG_DATE),
                                     type_plain(LANG_TIME),
                                     world->things->enumeration,
                                     world->things->row};
    const struct lang_type *t = all[roll(world, 8)], *ordered = all[1 + roll(world, 6)];
    const struct lang_term *args[2];
    switch (roll(world, 14)) {
    case 0:
        return MADE(NOT, b, b);
    case 1:
        return MADE(AND, b, b, b, b);
    case 2:
        return MADE(OR, b, b, b);
    case 3:
    case 4:
        return MADE(EQUAL, b, t, t);
    case 5:
    case 6:
        return MADE(LESS, b, ordered, ordered);
    case 7:
        return MADE(LESS_EQUAL, b, ordered, ordered);
    case 8:
        return MADE(PREFIX, b, s, s);
    case 9:
        return MADE(SUFFIX, b, s, s);
    case 10:
        return MADE(CONTAINS, b, s, s);
    case 11:
        return field_of(world, 3, depth - 1);
    default:
        args[0] = any(world, s, depth - 1);
        args[1] = term_constant(&world->arena, type_plain(LANG_REGEX), value_regex(&world->arena, any_regex(world)));
        return term_make(&world->arena, LANG_MATCHES, b, args, 2);
    }
}

static const struct lang_term *any_integer(struct world *world, int depth)
{
    const struct lang_type *i = type_plain(LANG_INTEGER), *s = type_plain(LANG_STRING);
    const struct lang_type *d = type_plain(roll(world, 2) ? LANG_DATE : LANG_TIME);
    switch (roll(world, 14)) {
    case 0:
        return MADE(ADD, i, i, i, i);
    case 1:
        return MADE(SUBTRACT, i, i, i);
    case 2:
        return MADE(SUBTRACT, i, d, d);
    case 3:
        return with_constant(world, LANG_SCALE, i, depth - 1);
    case 4:
        return with_constant(world, LANG_DIVIDE, i, depth - 1);
    case 5:
        return with_constant(world, LANG_MODULO, i, depth - 1);
    case 6:
        return MADE(ABS, i, i);
    case 7:
        return MADE(FLOOR, i, type_plain(LANG_REAL));
    case 8:
        return MADE(LENGTH, i, s);
    case 9:
        return MADE(INDEX, i, s, s, i);
    case 10:
        return MADE(STRING_TO_NUMBER, i, s);
    case 11:
        return MADE(DAYS, i, d);
    case 12:
        return field_of(world, 1, depth - 1);
    default:
        if (world->beyond)
            return leaf(world, i);
        return term_cover_class(&world->arena, &world->things->covers[roll(world, COVERS)], any(world, s, depth - 1));
    }
}

static const struct lang_term *any_real(struct world *world, int depth)
{
    const struct lang_type *r = type_plain(LANG_REAL);
    switch (roll(world, 6)) {
    case 0:
        return MADE(ADD, r, r, r);
    case 1:
        return MADE(SUBTRACT, r, r, r);
    case 2:
        return with_constant(world, LANG_SCALE, r, depth - 1);
    case 3:
        return MADE(ABS, r, r);
    case 4:
        return MADE(TO_REAL, r, type_plain(LANG_INTEGER));
    default:
        return field_of(world, 2, depth - 1);
    }
}

static const struct lang_term *any_string(struct world *world, int depth)
{
    const struct lang_type *s = type_plain(LANG_STRING), *i = type_plain(LANG_INTEGER);
    switch (roll(world, 5)) {
    case 0:
        return MADE(CONCAT, s, s, s, s);
    case 1:
        return MADE(AT, s, s, i);
    case 2:
        return MADE(SUBSTRING, s, s, i, i);
    case 3:
        return MADE(NUMBER_TO_STRING, s, i);
    default:
        return field_of(world, 0, depth - 1);
    }
}

static const struct lang_term *any(struct world *world, const struct lang_type *type, int depth)
{
    const struct lang_type *i = type_plain(LANG_INTEGER);
    if (depth <= 0 || roll(world, 6) == 0)
        return leaf(world, type);
    if (roll(world, 12) == 0)
        return MADE(ITE, type, type_plain(LANG_BOOLEAN), type, type);
    switch (type->kind) {
    case LANG_BOOLEAN:
        return any_boolean(world, depth);
    case LANG_INTEGER:
        return any_integer(world, depth);
    case LANG_REAL:
        return any_real(world, depth);
    case LANG_STRING:
        return any_string(world, depth);
    case LANG_DATE:
        return roll(world, 3) ? MADE(ADD, type, type, i) : field_of(world, 4, depth - 1);
    case LANG_TIME:
        return MADE(ADD, type, type, i);
    default:
        return leaf(world, type);
    }
}

static void count_ops(const struct lang_term *term, unsigned long *seen)
{
    seen[term->op]++;
    for (size_t i = 0; i < term->count; i++)
        count_ops(term->args[i], seen);
}

const struct lang_term *world_term(struct world *world, unsigned long seen[LANG_OP_COUNT])
{
    const struct lang_type *types[] = {type_plain(LANG_BOOLEAN), type_plain(LANG_BOOLEAN), type_plain(LANG_INTEGER),
                                       type_plain(LANG_STRING),  type_plain(LANG_REAL),    type_plain(LANG_DATE)};
    const struct lang_term *term = any(world, types[roll(world, 6)], 1 + (int)roll(world, 3));
    count_ops(term, seen);
    return term;
}

/* All but those of Lists, Options and Objects, which flatten.h takes apart, and the edit distance. */
bool world_makes(enum lang_op op)
{
    static const enum lang_op others[] = {LANG_EDIT_DISTANCE, LANG_MAKE_LIST, LANG_NTH,     LANG_DISTINCT, LANG_SORTED,
                                          LANG_EVERY,         LANG_ANY,       LANG_PRESENT, LANG_THE,      LANG_SOME,
                                          LANG_MAKE_OBJECT,   LANG_SUM,       LANG_MAP};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i] == op)
            return false;
    return true;
}
