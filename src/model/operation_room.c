/* Room for a text: "`key` has room for KEY_SIZE characters" says how large the
 * memory is that a function fills, where nothing else does. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"
#include "model/words.h"

#define CELLS_MOST 65536

static const char *const units[] = {"char", "byte", "letter", "digit", "octet"};

/* Behind "bytes" or the like; where it stands itself: there is no unit. */
static const char *behind_unit(const char *at)
{
    size_t length = 0;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strncmp(at, units[i], strlen(units[i])) == 0)
            length = strspn(at, "abcdefghijklmnopqrstuvwxyz");
    return at + length;
}

static bool is_of_room(const char *at)
{
    static const char *const rooms[] = {"of room", "of space", "room", "space"};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        if (strncmp(at, rooms[i], strlen(rooms[i])) == 0 && !is_name_letter(at[strlen(rooms[i])]))
            return true;
    return false;
}

bool room_is_behind(const char *at)
{
    at += strspn(at, " `'");
    at = behind_unit(at);
    return is_of_room(at + strspn(at, " "));
}

/* "room for 25 characters": the number behind the phrase, which counts characters; 0: none does. */
static size_t cells_behind(const char *at, const char *end)
{
    char *behind;
    at += strspn(at, " `'");
    if (at >= end || !isdigit((unsigned char)*at))
        return 0;
    unsigned long number = strtoul(at, &behind, 10);
    const char *unit = behind + strspn(behind, " `'");
    bool counts = unit >= end || strchr(",.;)", *unit) || behind_unit(unit) != unit;
    return counts && number <= CELLS_MOST ? number : 0;
}

/* "25 characters of room", "(25 of room)": the next number that stands so from *at on, which is moved there; 0: none.
 */
static size_t cells_before(const struct clause *clause, const char **at)
{
    const char *end = clause->s + clause->length;
    for (; *at < end; ++*at) {
        char *behind;
        if (!isdigit((unsigned char)**at) || (*at > clause->s && (is_name_letter((*at)[-1]) || (*at)[-1] == '-')))
            continue;
        unsigned long number = strtoul(*at, &behind, 10);
        if (behind < end && number <= CELLS_MOST && room_is_behind(behind))
            return number;
    }
    return 0;
}

/* It is a text of the caller's, of which nobody has said how large it is. */
static bool is_filled_text(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    bool is_text = role->kind == ROLE_STRING || (role->kind == ROLE_BUFFER && role->length == NO_PARAMETER);
    return is_text && !role->cells && !role->is_path && type->kind == TYPE_POINTER && !type->target_const &&
           type->target->kind == TYPE_INTEGER && type->target->size == 1;
}

/* The parameter that is named last before the phrase; NO_PARAMETER: none. */
static size_t who_is_named(const struct function *function, const struct role *roles, const struct clause *clause,
                           const char *phrase)
{
    const struct clause before = {.s = clause->s, .length = (size_t)(phrase - clause->s)};
    size_t who = NO_PARAMETER;
    const char *last = NULL;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *named = clause_find(&before, function->parameters[i].name);
        if (!named || named < last || !is_filled_text(&roles[i], &function->parameters[i]))
            continue;
        last = named;
        who = i;
    }
    return who;
}

/* … or the only one that can be meant. */
static size_t who_has_room(const struct function *function, const struct role *roles, const struct clause *clause,
                           const char *phrase)
{
    size_t who = who_is_named(function, roles, clause, phrase), count = 0, only = NO_PARAMETER;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (is_filled_text(&roles[i], &function->parameters[i])) {
            only = i;
            count++;
        }
    return who != NO_PARAMETER || count != 1 ? who : only;
}

static void give_room(const struct sorting *sorting, const struct function *function, size_t who, size_t cells,
                      struct role *roles)
{
    if (who == NO_PARAMETER)
        return;
    roles[who].kind = ROLE_BUFFER;
    roles[who].cells = cells;
    roles[who].element = element_role(sorting, function->parameters[who].type->target);
    roles[who].passing = PASS_OUT;
    roles[who].why = "its header says how much it has room for";
}

static void read_room_for(const struct sorting *sorting, const struct function *function, const struct clause *clause,
                          struct role *roles)
{
    static const char *const phrases[] = {"room for", "space for", "enough for", "can hold", "must hold", NULL};
    for (size_t p = 0; phrases[p]; p++) {
        const char *phrase = clause_find(clause, phrases[p]);
        size_t cells = phrase ? cells_behind(phrase + strlen(phrases[p]), clause->s + clause->length) : 0;
        if (cells)
            give_room(sorting, function, who_has_room(function, roles, clause, phrase), cells, roles);
    }
}

/* Only of one that is named: "-1 without 4 bytes of room" is about the object. */
static void read_of_room(const struct sorting *sorting, const struct function *function, const struct clause *clause,
                         struct role *roles)
{
    size_t cells;
    for (const char *at = clause->s; (cells = cells_before(clause, &at)); at++)
        give_room(sorting, function, who_is_named(function, roles, clause, at), cells, roles);
}

/* Bytes that are only read, of which nobody has said how many there are. */
static bool is_read_bytes(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    bool is_open = role->kind == ROLE_STRING || (role->kind == ROLE_BUFFER && role->length == NO_PARAMETER);
    return is_open && !role->cells && *parameter->name && type->kind == TYPE_POINTER && type->target_const &&
           type->target->kind == TYPE_INTEGER && type->target->size == 1;
}

/* "Unpacks the first `bits` bits of `in`": there are not more bytes than bits. */
static void read_bits(const struct sorting *sorting, const struct function *function, const struct clause *clause,
                      struct role *roles)
{
    if (!clause_has_any(clause, "bits of|bits from|bits at|bits in"))
        return;
    for (size_t i = 0; i < function->parameter_count; i++)
        for (size_t k = 0; k < function->parameter_count; k++) {
            const struct parameter *bytes = &function->parameters[i], *number = &function->parameters[k];
            if (roles[k].kind != ROLE_INTEGER || !name_ends(number->name, "bits nbits") ||
                !is_read_bytes(&roles[i], bytes) || !clause_names(clause, bytes->name) ||
                !clause_names(clause, number->name))
                continue;
            role_set_buffer(sorting, bytes->type, &roles[i]);
            roles[i].length = k;
            roles[i].why = "its header says how many bits it has";
            role_set_length(&roles[k], number, i);
        }
}

/* "Their names are stored into out, which has room for n": of texts that stay the library's. */
static void read_texts(const struct sorting *sorting, const struct function *function, const struct clause *clause,
                       struct role *roles)
{
    if (!clause_has_any(clause, "room for|space for"))
        return;
    for (size_t i = 0; i + 1 < function->parameter_count; i++) {
        const struct parameter *texts = &function->parameters[i], *number = texts + 1;
        bool is_told = roles[i].kind == ROLE_OBJECT && roles[i].passing == PASS_OUT &&
                       texts->type->target->kind == TYPE_POINTER && type_is_string(texts->type->target);
        if (!is_told || roles[i + 1].kind != ROLE_INTEGER || !*texts->name || !*number->name ||
            !clause_names(clause, texts->name) || !clause_names(clause, number->name))
            continue;
        role_set_buffer(sorting, texts->type, &roles[i]);
        roles[i].passing = PASS_OUT;
        roles[i].length = i + 1;
        roles[i].why = "its header says how many it has room for";
        role_set_length(&roles[i + 1], number, i);
    }
}

/* json_parse(text, char *error), with "#define json_error_max 128". */
static void find_named_rooms(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    const struct function *function = operation->function;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        bool is_open = roles[i].kind == ROLE_BUFFER && is_filled_text(&roles[i], parameter);
        size_t room = is_open ? operation_named_room(operation, parameter->name) : 0;
        if (!room)
            continue;
        give_room(sorting, function, i, room, roles);
        roles[i].why = "a constant of its header says how much it has room for";
    }
}

void rooms_said(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        read_room_for(sorting, operation->function, &clause, roles);
        read_of_room(sorting, operation->function, &clause, roles);
        read_bits(sorting, operation->function, &clause, roles);
        read_texts(sorting, operation->function, &clause, roles);
    }
    text_release(&comment);
    find_named_rooms(sorting, operation, roles);
}
