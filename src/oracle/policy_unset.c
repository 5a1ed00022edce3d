/* Members that only callers set.  A struct that the header shows has a pointer in
 * it which the library uses and never sets: where it leads nowhere, or nobody
 * wrote it, that is for whoever has the struct. */
#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "oracle/policy_source.h"

#define LINES_BEFORE 3 /* of the one that broke: where what it uses was taken from the struct */

struct member {
    const char *name; /* in the source: not terminated */
    size_t length;
};

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* "thing->member = …", "&thing->member": somebody may set it. */
static bool is_set_in(const char *source, const struct member *member)
{
    for (const char *at = source; (at = strstr(at, member->name)); at++) {
        const char *end = at + member->length, *before = at;
        if (at == source || is_name(*end) || !source_is_member(source, at))
            continue;
        end += strspn(end, " \t\n");
        bool is_assigned = *end == '=' && end[1] != '=';
        while (before > source && (is_name(before[-1]) || strchr("->.", before[-1])))
            before--;
        bool is_passed = before > source && before[-1] == '&' && (before - 1 == source || before[-2] != '&');
        if (is_assigned || (is_passed && *end != '[' && *end != '-')) /* "&thing->member[i]" is an element of it */
            return true;
    }
    return false;
}

/* "*thing = (struct thing){from, 0}" sets all of its members. */
static bool is_filled_in(const char *source, const char *type)
{
    size_t length = strlen(type);
    for (const char *at = source; (at = strstr(at, type)); at++) {
        const char *end = at + length;
        end += strspn(end, " ");
        if (*end++ != ')' || at == source || is_name(at[-1]))
            continue;
        end += strspn(end, " \t\n");
        if (*end == '{' && strncmp(end, "{0}", 3) != 0)
            return true;
    }
    return false;
}

/* By a function that is called, or one in a file with such functions; what cannot be read may do it. */
static bool is_set_anywhere(const struct policy_case *judged, const struct type *owner, const struct member *member)
{
    const char *tag = owner->tag ? owner->tag : owner->name;
    const char *last = "";
    bool is_set = false;
    for (uint32_t i = 0; !is_set && i < judged->plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(judged->plan, i)->function;
        struct text source = TEXT_INIT;
        struct error error = ERROR_INIT;
        if (!function->file || strcmp(function->file, last) == 0)
            continue;
        last = function->file;
        is_set =
            !file_read(function->file, &source, &error) || is_set_in(source.s, member) || is_filled_in(source.s, tag);
        text_release(&source);
        error_release(&error);
    }
    return is_set;
}

static bool is_pointer_of(const struct type *type, const char *name, size_t length)
{
    for (size_t i = 0;
         type && type->kind == TYPE_STRUCT && type->complete && !type->is_private && i < type->field_count; i++)
        if (type->fields[i].name && strlen(type->fields[i].name) == length &&
            strncmp(type->fields[i].name, name, length) == 0)
            return type->fields[i].type->kind == TYPE_POINTER;
    return false;
}

/* A struct that some call got, which has such a pointer in it; NULL: none. */
static const struct type *owner_of(const struct policy_case *judged, const char *name, size_t length)
{
    struct sequence_place at;
    const struct type *owner = NULL;
    for (size_t call = 0; !owner && call < judged->sequence.calls.count; call++)
        for (size_t i = 0; !owner && case_nth_object(judged, call, i, &at); i++) {
            const struct sort *sort = judged->plan->operations->sorts.items[judged->plan->nodes.items[at.node].sort];
            owner = is_pointer_of(sort->object, name, length) ? sort->object : NULL;
        }
    return owner;
}

static bool judge_line(struct policy_case *judged, const char *start, const char *end, unsigned by)
{
    for (const char *at = start; at < end; at++) {
        size_t length = 0;
        while (is_name(at[length]))
            length++;
        if (!length)
            continue;
        const struct type *owner = source_is_member(start, at) ? owner_of(judged, at, length) : NULL;
        char *name = mem_strndup(at, length);
        bool is_unset = owner && !is_set_anywhere(judged, owner, &(struct member){name, length});
        bool decided =
            is_unset && case_rule(judged, RULING_SUSPECT, by,
                                  "the library never sets '%s' of a '%s': that is for the caller", name, owner->name);
        mem_free(name);
        if (decided)
            return true;
        at += length - 1;
    }
    return false;
}

bool case_unset(struct policy_case *judged, unsigned by)
{
    struct text source = TEXT_INIT;
    struct around around = {0};
    char *path;
    bool decided = false;
    if (source_read_fault(judged, &source, &around, &path)) {
        const char *start = around.line, *end = start + strcspn(start, "\n");
        for (int i = 0; i < LINES_BEFORE && start > around.body; i++)
            for (start--; start > around.body && start[-1] != '\n';)
                start--;
        decided = judge_line(judged, start, end, by);
    }
    text_release(&source);
    mem_free(path);
    return decided;
}
