#include "oracle/frames.h"

#include <stdlib.h>
#include <string.h>
#include "base/file.h"

#define PRINTED_MOST 20
#define INLINED_MOST 16 /* functions in one place */

void frames_release(struct frames *frames)
{
    vector_release(&frames->items);
    arena_release(&frames->names);
}

/* The runtime beside the user's code, and the C library, are built without
 * debug information; what the harness adds has names of its own. */
static bool is_of_user(const struct symbol *symbol)
{
    return symbol->function && symbol->file && strncmp(symbol->function, "assay_", 6) != 0 &&
           strcmp(symbol->function, "main") != 0 && strncmp(symbol->function, "__", 2) != 0;
}

static bool is_of_harness(const struct symbol *symbol)
{
    return symbol->function && (strncmp(symbol->function, "assay_", 6) == 0 || strcmp(symbol->function, "main") == 0);
}

static bool add_one(struct frames *frames, struct symbol symbol)
{
    /* "tail.constprop.0" is what a compiler made of it */
    if (symbol.function && strchr(symbol.function, '.'))
        symbol.function = arena_strndup(&frames->names, symbol.function, strcspn(symbol.function, "."));
    if (is_of_user(&symbol))
        vector_push(&frames->items, symbol);
    return !is_of_harness(&symbol) || frames->items.count == 0;
}

/* False: behind the user's code. */
static bool add(struct frames *frames, const struct symbols *symbols, uint64_t offset)
{
    struct symbol found[INLINED_MOST];
    size_t count = symbols_find_all(symbols, offset, found, INLINED_MOST);
    for (size_t i = 0; i < count; i++)
        if (!add_one(frames, found[i]))
            return false;
    return true;
}

void frames_from_offsets(struct frames *frames, const struct symbols *symbols, const uint64_t *offsets, size_t count)
{
    for (size_t i = 0; i < count && add(frames, symbols, offsets[i]); i++)
        ;
}

static const char *skip_line(const char *line)
{
    const char *end = strchrnul(line, '\n');
    return *end ? end + 1 : end;
}

/* "    #0 0x55… (/path/image+0x12ab) (BuildId: …)": the offset; 0: another module. */
static uint64_t offset_in_line(const char *line, const char *image)
{
    const char *end = strchrnul(line, '\n'), *open = memchr(line, '(', (size_t)(end - line));
    const char *close = open ? strstr(open, ")") : NULL, *plus = NULL;
    const char *name = path_base(image);
    if (!close || close > end)
        return 0;
    for (const char *at = open; at < close; at++)
        if (*at == '+')
            plus = at;
    size_t length = strlen(name);
    if (!plus || (size_t)(plus - open) < length + 1 || strncmp(plus - length, name, length) != 0)
        return 0;
    return strtoull(plus + 1, NULL, 16);
}

static bool is_frame(const char *line)
{
    line += strspn(line, " ");
    return *line == '#' && line[1] >= '0' && line[1] <= '9';
}

/* A sanitizer prints places, not return addresses: what symbols_find takes is
 * one behind. */
void frames_from_report(struct frames *frames, const struct symbols *symbols, const char *image, const char *text)
{
    while (*text && *text != '\n' && !is_frame(text))
        text = skip_line(text);
    for (; is_frame(text); text = skip_line(text)) {
        uint64_t offset = offset_in_line(text, image);
        if (offset && !add(frames, symbols, offset + 1))
            return;
    }
}

const struct symbol *frames_first(const struct frames *frames)
{
    return frames->items.count ? &frames->items.items[0] : NULL;
}

static size_t times(const struct frames *frames, const char *function)
{
    size_t count = 0;
    for (size_t i = 0; i < frames->items.count; i++)
        count += strcmp(frames->items.items[i].function, function) == 0;
    return count;
}

const struct symbol *frames_most_frequent(const struct frames *frames)
{
    const struct symbol *best = frames_first(frames);
    size_t most = best ? times(frames, best->function) : 0;
    for (size_t i = 1; i < frames->items.count; i++) {
        const struct symbol *symbol = &frames->items.items[i];
        size_t count = times(frames, symbol->function);
        /* of functions that call each other, always the same one, wherever the stack happened to end */
        bool is_near = count + 1 >= most && most + 1 >= count;
        if (count > most + 1 || (is_near && strcmp(symbol->function, best->function) < 0)) {
            best = symbol;
            most = count;
        }
    }
    return best;
}

void frames_add_place(struct text *out, const struct symbol *symbol)
{
    if (symbol && symbol->file && symbol->line > 0)
        text_addf(out, " in %s (%s:%d)", symbol->function, symbol->file, symbol->line);
    else if (symbol && symbol->file) /* the compiler put statements of several lines together */
        text_addf(out, " in %s (%s)", symbol->function, symbol->file);
    else if (symbol)
        text_addf(out, " in %s", symbol->function);
}

/* How many frames from there on are the same: a recursion. */
static size_t repetitions(const struct frames *frames, size_t first)
{
    const struct symbol *symbol = &frames->items.items[first];
    size_t count = 1;
    for (size_t i = first + 1; i < frames->items.count; i++, count++) {
        const struct symbol *other = &frames->items.items[i];
        if (other->line != symbol->line || strcmp(other->function, symbol->function) != 0 ||
            strcmp(other->file, symbol->file) != 0)
            break;
    }
    return count;
}

void frames_print(const struct frames *frames, struct text *out)
{
    size_t i = 0;
    for (size_t lines = 0; i < frames->items.count && lines < PRINTED_MOST; lines++) {
        const struct symbol *symbol = &frames->items.items[i];
        size_t same = repetitions(frames, i);
        text_addf(out, "#%zu %s %s", i, symbol->function, symbol->file);
        if (symbol->line > 0)
            text_addf(out, ":%d", symbol->line);
        if (same > 1)
            text_addf(out, ", %zu times", same);
        text_add_char(out, '\n');
        i += same;
    }
    if (i < frames->items.count)
        text_addf(out, "… and %zu more\n", frames->items.count - i);
}
