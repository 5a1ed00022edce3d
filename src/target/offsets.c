/* Offsets by hand: &((struct page *)0)->data[size].  Nobody follows that NULL, but a sanitizer that looks at NULLs
 * when an address is worked out ends the program there. */
#include <string.h>
#include "base/file.h"
#include "base/text.h"
#include "target/build.h"

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static const char *skip_space(const char *at)
{
    while (*at == ' ' || *at == '\t')
        at++;
    return at;
}

/* "*)0)->", with blanks anywhere. */
static bool is_offset(const char *star)
{
    const char *at = skip_space(star + 1);
    if (*at != ')')
        return false;
    at = skip_space(at + 1);
    if (*at != '0' && !starts(at, "NULL"))
        return false;
    at = skip_space(at + (*at == '0' ? 1 : strlen("NULL")));
    return *at == ')' && starts(skip_space(at + 1), "->");
}

static bool has_offset(const char *path)
{
    struct text text = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool found = false;
    if (file_read(path, &text, &ignored))
        for (const char *at = text.s; !found && (at = strchr(at, '*')); at++)
            found = is_offset(at);
    error_release(&ignored);
    text_release(&text);
    return found;
}

bool build_has_offsets(const struct build *build)
{
    bool found = false;
    for (size_t i = 0; !found && i < build->program->dependencies.count; i++) {
        const char *path = build->program->dependencies.items[i];
        found = !starts(path, "/usr/") && has_offset(path);
    }
    return found;
}
