/* Comments of a header at its types: at typedefs and structs, and at the
 * members of a struct ("int month; // 1..12"). */
#include <ctype.h>
#include <string.h>
#include "model/operation_parts.h"

/* The next place of a name as a whole word, before the end; NULL: none. */
static const char *find_word(const char *from, const char *end, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(from, name); at && at + length <= end; at = strstr(at + 1, name))
        if (!is_name_letter(at[length]) && !is_name_letter(at[-1]))
            return at;
    return NULL;
}

static const char *line_of(const char *source, const char *at)
{
    while (at > source && at[-1] != '\n')
        at--;
    return at;
}

/* Behind the '}' that belongs to this '{'; or the '{' of that '}', backwards. */
static const char *other_brace(const char *source, const char *at, int step)
{
    int depth = 0;
    for (; at >= source && *at; at += step) {
        depth += *at == '{' ? 1 : *at == '}' ? -1 : 0;
        if (depth == 0)
            return at;
    }
    return NULL;
}

/* Where the declaration of a type begins that has its name in this line; NULL: it is no declaration. */
static const char *declaration_of(const char *source, const char *line)
{
    const char *at = line + strspn(line, " \t");
    if (*at == '}') {
        const char *open = other_brace(source, at, -1);
        return open ? line_of(source, open) : NULL;
    }
    bool is_struct = strncmp(at, "struct ", strlen("struct ")) == 0 && memchr(at, '{', strcspn(at, ";\n"));
    return is_struct || strncmp(at, "typedef ", strlen("typedef ")) == 0 ? line : NULL;
}

bool operation_type_comment(const struct operation *operation, const char *name, struct text *out)
{
    struct text source = TEXT_INIT;
    const char *tag = strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name, *line = NULL;
    text_clear(out);
    if (header_read(operation, &source) && source.length > 0)
        for (const char *at = source.s + 1; !line && (at = find_word(at, source.s + source.length, tag)); at++)
            line = declaration_of(source.s, line_of(source.s, at));
    if (line)
        header_take_comment(source.s, line, out);
    text_release(&source);
    return out->length > 0;
}

/* ---- members ---- */

/* "struct date {" … or "{ … } date;" */
static bool find_body(const char *source, const char *tag, const char **first, const char **last)
{
    const char *end = source + strlen(source);
    for (const char *at = source + 1; (at = find_word(at, end, tag)); at++) {
        const char *next = at + strlen(tag), *before = at - 1;
        next += strspn(next, " \t\n");
        while (before > source && isspace((unsigned char)*before))
            before--;
        *first = *next == '{' ? next : *before == '}' ? other_brace(source, before, -1) : NULL;
        *last = *next == '{' ? other_brace(source, next, 1) : before;
        if (*first && *last)
            return true;
    }
    return false;
}

bool operation_member_comment(const struct operation *operation, const struct type *object, const char *member,
                              struct text *out)
{
    struct text source = TEXT_INIT;
    const char *first, *last, *tag = strrchr(object->name, ' ');
    text_clear(out);
    bool is_found = header_read(operation, &source) && source.length > 0 &&
                    find_body(source.s, tag ? tag + 1 : object->name, &first, &last);
    for (const char *at = first; is_found && (at = find_word(at + 1, last, member));) {
        const char *line = line_of(source.s, at), *comment = strstr(line, "/");
        if (comment && comment < at)
            continue; /* a word of a comment */
        header_take_comment(source.s, line, out);
        break;
    }
    text_release(&source);
    return out->length > 0;
}

bool operation_struct_comment(const struct operation *operation, const struct type *object, struct text *out)
{
    struct text source = TEXT_INIT;
    const char *first, *last, *tag = strrchr(object->name, ' ');
    text_clear(out);
    if (header_read(operation, &source) && source.length > 0 &&
        find_body(source.s, tag ? tag + 1 : object->name, &first, &last))
        header_take_comment(source.s, line_of(source.s, first), out);
    text_release(&source);
    return out->length > 0;
}
