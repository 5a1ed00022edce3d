/* Expressions that read fields, through many ways of writing C. */
#include "generate.h"

const char *read_of(const struct place *place, const char *suffix)
{
    return format(place->local ? "%s%s" : "R(%s%s)", place->lvalue, suffix);
}

bool may_be_copied(const struct record *record)
{
    return !record->has_unused && !record->has_flexible;
}

static struct place inside(const struct place *place, const struct record *inner, const char *suffix)
{
    return (struct place){inner, format("%s%s", place->lvalue, suffix), place->local};
}

/* ---- one member each ---- */

static const char *through_pointer(const struct place *place, const struct member *member)
{
    const char *lvalue = format("%s.%s", place->lvalue, member->name);
    if (place->local)
        return lvalue;
    if (chance(50))
        return format("({ const %s *it = &%s; R(*it); })", member->type, lvalue);
    return format("(int)R(*(volatile %s *)&%s)", member->type, lvalue);
}

static const char *scalar_member(const struct place *place, const struct member *member)
{
    const char *plain = read_of(place, format(".%s", member->name));
    switch (member->kind) {
    case MEMBER_BITS:
        return place->local ? plain : format("BITS(%s, %s, %s)", place->record->name, place->lvalue, member->name);
    case MEMBER_REAL:
        return format("(int)(%s * 4)", plain);
    case MEMBER_INTEGER:
        return chance(20) ? through_pointer(place, member) : format("(int)%s", plain);
    default:
        return format("(int)%s", plain);
    }
}

static const char *cell_member(const struct place *place, const struct member *member)
{
    int i = below(member->count);
    if (member->kind == MEMBER_GRID)
        return format("(int)%s", read_of(place, format(".%s[%d][%d]", member->name, i, below(2))));
    if (!place->local && chance(20))
        return format("({ %s copy; MEMCPY(&copy, &%s.%s[%d], sizeof copy); (int)copy; })", member->type, place->lvalue,
                      member->name, i);
    return format("(int)%s", read_of(place, format(".%s[%d]", member->name, i)));
}

static const char *sum_of_array(const struct place *place, const struct member *member)
{
    const char *length = read_of(place, format(".%s", member->length));
    int number = fresh();
    const char *cell = format("%s.%s[i%d]", place->lvalue, member->name, number);
    struct place at = {member->inner, cell, false};
    const char *value = member->inner ? integer_of(&at, 0) : format("(int)R(%s)", cell);
    const char *again = chance(50) ? length : format("count%d", number);
    return format("({ int sum%d = 0, count%d = (int)%s; for (int i%d = 0; i%d < (int)%s; i%d++) sum%d += %s; "
                  "sum%d + count%d; })",
                  number, number, length, number, number, again, number, number, value, number, number);
}

static const char *array_member(const struct place *place, const struct member *member, int depth)
{
    if (chance(50))
        return sum_of_array(place, member);
    const char *cell = format("%s.%s[0]", place->lvalue, member->name);
    struct place at = {member->inner, cell, false};
    const char *value = member->inner ? integer_of(&at, depth) : format("(int)R(%s)", cell);
    if (member->length_lo > 0)
        return value;
    return format("(%s > 0 ? %s : %d)", read_of(place, format(".%s", member->length)), value, below(3));
}

static const char *union_member(const struct place *place, const struct member *member)
{
    const char *tag = read_of(place, format(".%s", member->length));
    const char *number = read_of(place, format(".%s.number", member->name));
    const char *left = read_of(place, format(".%s.pair.left", member->name));
    const char *right = read_of(place, format(".%s.pair.right", member->name));
    const char *byte = read_of(place, format(".%s.bytes[%d]", member->name, below(4)));
    if (chance(20))
        return chance(50) ? format("(int)%s", byte) : format("(int)%s", left);
    return format("({ int got = 0; switch (%s) { case SOME: got = (int)%s; break; case LESS: got = %s %c %s; break; "
                  "default: got = %s; } got; })",
                  tag, number, left, "<+-"[below(3)], right, byte);
}

static const char *variant_member(const struct place *place, const struct member *member)
{
    const char *tag = read_of(place, format(".%s", member->length));
    const char *number = read_of(place, format(".%s.number", member->name));
    const char *real = read_of(place, format(".%s.real", member->name));
    const char *length = read_of(place, format(".%s.list.n", member->name));
    const char *cells = read_of(place, format(".%s.list.cells", member->name));
    if (chance(15))
        return chance(50) ? format("(int)%s", number) : format("(%s != NULL)", cells);
    return format("({ int got = 0; switch (%s) { case SOME: got = %s; break; case MORE: got = %s > 0; break; "
                  "default: for (int i = 0; i < %s; i++) got += R(%s[i]); } got; })",
                  tag, number, real, length, cells);
}

static const char *link_member(const struct place *place, const struct member *member, int depth)
{
    const char *suffix = member->kind == MEMBER_LINKS ? format(".%s[%d]", member->name, below(member->count))
                                                      : format(".%s", member->name);
    const char *link = read_of(place, suffix);
    if (depth <= 0 || chance(25))
        return format("(%s != NULL)", link);
    if (place->record == member->inner && !place->local && chance(30))
        return format("(%s == &%s)", link, place->lvalue);
    const char *variable = format("at%d", fresh());
    struct place next = {member->inner, format("(*%s)", variable), false};
    return format("({ struct %s *%s = %s; %s ? %s : %d; })", member->inner->name, variable, link, variable,
                  integer_of(&next, depth - 1), below(3));
}

static const char *text_member(const struct place *place, const struct member *member)
{
    if (member->kind == MEMBER_TEXT)
        return format("({ const char *text = %s; text ? %s : -1; })", read_of(place, format(".%s", member->name)),
                      chance(50) ? "(int)strlen(text)" : "(strcmp(text, \"ab\") > 0)");
    if (place->local || chance(40))
        return read_of(place, format(".%s[%d]", member->name, below(3)));
    return format("(STRCMP(%s.%s, \"%s\") %s 0)", place->lvalue, member->name, chance(50) ? "b" : "ab",
                  chance(50) ? "==" : "<");
}

static const char *any_member(const struct place *place, const struct member *member, int depth)
{
    struct place inner;
    switch (member->kind) {
    case MEMBER_STRUCT:
        inner = inside(place, member->inner, format(".%s", member->name));
        return integer_of(&inner, depth);
    case MEMBER_STRUCTS:
        inner = inside(place, member->inner, format(".%s[%d]", member->name, below(member->count)));
        return integer_of(&inner, depth);
    case MEMBER_CELLS:
    case MEMBER_PARTLY:
    case MEMBER_GRID:
        return cell_member(place, member);
    case MEMBER_ARRAY:
    case MEMBER_FLEXIBLE:
        return array_member(place, member, depth);
    case MEMBER_UNION:
        return union_member(place, member);
    case MEMBER_VARIANT:
        return variant_member(place, member);
    case MEMBER_LINK:
    case MEMBER_LINKS:
        return link_member(place, member, depth);
    case MEMBER_OPAQUE:
        return format("(%s != NULL)", read_of(place, format(".%s", member->name)));
    case MEMBER_TEXT:
    case MEMBER_NAME:
        return text_member(place, member);
    default:
        return scalar_member(place, member);
    }
}

const char *integer_of(const struct place *place, int depth)
{
    const struct record *record = place->record;
    for (int tries = 0; tries < 20 && record->member_count; tries++) {
        const struct member *member = &record->members[below(record->member_count)];
        if (member->kind != MEMBER_UNUSED)
            return any_member(place, member, depth);
    }
    return "1";
}

/* ---- conditions ---- */

static const char *comparison(const struct place *place, int depth)
{
    static const char *const operators[] = {"<", ">", "==", "!=", "<="};
    const char *left = integer_of(place, depth), *right = format("%d", below(5) - 1);
    if (chance(40))
        right = integer_of(place, depth);
    switch (below(5)) {
    case 0:
        return format("((%s ^ %s) & 1)", left, right);
    case 1:
        return format("add(2, %s, %s) %s %d", left, right, operators[below(5)], below(4));
    case 2:
        return format("operations[%d](%s, %s)", below(3), left, right);
    default:
        return format("%s %s %s", left, operators[below(5)], right);
    }
}

const char *condition_of(const struct place *place, int depth)
{
    const char *a = comparison(place, depth), *b = comparison(place, depth);
    switch (below(8)) {
    case 0:
        return format("(%s && %s)", a, b);
    case 1:
        return format("(%s || %s)", a, b);
    case 2:
        return format("(%s ? %s : %s)", a, b, comparison(place, depth));
    case 3:
        return format("(%s || (%s && %s))", a, b, comparison(place, depth));
    case 4:
        return format("!(%s)", a);
    case 5:
        return format("(%s, %s)", a, b);
    default:
        return format("(%s)", a);
    }
}
