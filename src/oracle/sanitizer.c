#include "oracle/sanitizer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/file.h"

void sanitizer_report_release(struct sanitizer_report *report)
{
    frames_release(&report->frames);
    frames_release(&report->allocated);
    frames_release(&report->freed);
}

static const char *last(const char *text, const char *part)
{
    const char *found = NULL;
    for (const char *at = text; (at = strstr(at, part)); at++)
        found = at;
    return found;
}

static void copy(char *to, size_t size, const char *from, size_t length)
{
    snprintf(to, size, "%.*s", (int)(length < size ? length : size - 1), from);
}

static void copy_line(char *to, size_t size, const char *from)
{
    copy(to, size, from, strcspn(from, "\n"));
}

static const char *line_start(const char *text, const char *at)
{
    while (at > text && at[-1] != '\n')
        at--;
    return at;
}

/* ---- AddressSanitizer ---- */

/* Where the first words of a report are not already its name. */
static const struct {
    const char *begins, *what;
} sentences[] = {
    {"attempting double-free", "double-free"},
    {"attempting free on address which was not", "bad-free"},
    {"attempting to call malloc_usable_size", "bad-malloc_usable_size"},
    {"requested allocation size", "allocation-size-too-big"},
    {"allocator is out of memory", "out-of-memory"},
    {"allocator is trying to", "out-of-memory"},
    {"AddressSanitizer is out of memory", "out-of-memory"},
    {"calloc parameters overflow", "calloc-overflow"},
    {"reallocarray parameters overflow", "reallocarray-overflow"},
    {"invalid allocation alignment", "invalid-allocation-alignment"},
    {"invalid alignment requested", "invalid-allocation-alignment"},
    {"hard rss limit exhausted", "out-of-memory"},
};

static void read_what(struct sanitizer_report *report, const char *headline)
{
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        if (strncmp(headline, sentences[i].begins, strlen(sentences[i].begins)) == 0) {
            copy(report->what, sizeof report->what, sentences[i].what, strlen(sentences[i].what));
            return;
        }
    copy(report->what, sizeof report->what, headline, strcspn(headline, ": \n"));
}

static void read_access(struct sanitizer_report *report, const char *body)
{
    const char *access = strstr(body, " of size "), *signal = strstr(body, "The signal is caused by a ");
    if (access && access - body >= 4) {
        report->access = strncmp(access - 4, "READ", 4) == 0 ? "read" : "write";
        report->size = strtoull(access + strlen(" of size "), NULL, 10);
    } else if (signal) {
        signal += strlen("The signal is caused by a ");
        report->access = strncmp(signal, "READ", 4) == 0 ? "read" : strncmp(signal, "WRITE", 5) == 0 ? "write" : NULL;
    }
}

static void read_address(struct sanitizer_report *report, const char *headline)
{
    const char *end = strchrnul(headline, '\n'), *at = strstr(headline, "address 0x");
    report->has_address = at && at < end;
    if (report->has_address)
        report->address = strtoull(at + strlen("address "), NULL, 16);
}

/* "0x… is located 0 bytes after 16-byte region […" (clang-19), "0 bytes to the
 * right of 16-byte region" (gcc 12). */
static bool read_heap_block(struct sanitizer_report *report, const char *located)
{
    unsigned long long distance, size;
    char side[32] = "", rest[16] = "";
    const char *of;
    if (sscanf(located, " is located %llu bytes %31[a-z ]%llu-byte region%15s", &distance, side, &size, rest) < 3)
        return false;
    if (strncmp(side, "inside of", 9) == 0)
        of = "inside";
    else if (strncmp(side, "after", 5) == 0 || strstr(side, "right"))
        of = "after";
    else
        of = "before";
    report->is_heap_block = true;
    snprintf(report->where, sizeof report->where, "%llu byte%s %s a block of %llu byte%s", distance,
             distance == 1 ? "" : "s", of, size, size == 1 ? "" : "s");
    return true;
}

static bool read_global(struct sanitizer_report *report, const char *located)
{
    const char *end = strchrnul(located, '\n'), *variable = strstr(located, "global variable '");
    unsigned long long distance;
    char side[16] = "", name[128] = "";
    if (!variable || variable > end || sscanf(located, " is located %llu bytes %15s", &distance, side) != 2 ||
        sscanf(variable, "global variable '%127[^']'", name) != 1)
        return false;
    const char *left = strstr(located, "to the left"), *of = "after";
    if (strcmp(side, "inside") == 0)
        of = "inside";
    else if (strcmp(side, "before") == 0 || (left && left < end))
        of = "before";
    snprintf(report->where, sizeof report->where, "%llu byte%s %s the variable '%s'", distance,
             distance == 1 ? "" : "s", of, name);
    return true;
}

/* "    [32, 40) 'buf' (line 17) <== Memory access at offset 40 overflows this variable" */
static void read_local(struct sanitizer_report *report, const char *body)
{
    const char *arrow = strstr(body, "<== Memory access");
    if (!arrow)
        return;
    const char *line = line_start(body, arrow), *verb = "at";
    char name[128] = "";
    const char *quote = strchr(line, '\'');
    if (!quote || quote > arrow || sscanf(quote, "'%127[^']'", name) != 1)
        return;
    const char *end = strchrnul(arrow, '\n'), *under = strstr(arrow, "underflows"), *over = strstr(arrow, "overflows");
    if (under && under < end)
        verb = "before";
    else if (over && over < end)
        verb = "beyond";
    else if (strstr(arrow, "is inside"))
        verb = "inside";
    snprintf(report->where, sizeof report->where, "%s the local variable '%s'", verb, name);
}

static void read_where(struct sanitizer_report *report, const char *body, const struct symbols *symbols,
                       const char *image)
{
    const char *located = strstr(body, " is located ");
    if (!located)
        return;
    if (strncmp(located, " is located in stack", strlen(" is located in stack")) == 0) {
        read_local(report, located);
        return;
    }
    if (!read_heap_block(report, located) && !read_global(report, located))
        return;
    const char *freed = strstr(located, "freed by thread"), *allocated = strstr(located, "allocated by thread");
    if (freed)
        frames_from_report(&report->freed, symbols, image, freed);
    if (allocated)
        frames_from_report(&report->allocated, symbols, image, allocated);
}

/* ---- UndefinedBehaviorSanitizer ---- */

/* Messages that make no sense without their numbers. */
static const struct {
    const char *has, *what;
} undefined[] = {
    {"signed integer overflow", "signed integer overflow"},
    {"is outside the range of representable values", "conversion to a type that cannot hold the value"},
    {"cannot be represented in type", "result that its type cannot hold"},
    {"pointer index expression with base", "pointer arithmetic that overflows"},
    {"addition of unsigned offset", "pointer arithmetic that overflows"},
    {"subtraction of unsigned offset", "pointer arithmetic that overflows"},
};

static bool is_number(const char *word, size_t length)
{
    char copied[64], *end;
    if (length == 0 || length >= sizeof copied)
        return false;
    copy(copied, sizeof copied, word, length);
    strtod(copied, &end);
    return *end == 0 || strcmp(end, ",") == 0;
}

/* "(aka 'struct node *')", behind a typedef; NULL: it is not that. */
static const char *behind_other_name(const char *message)
{
    const char *end = strncmp(message, "(aka '", 6) == 0 ? strstr(message, "')") : NULL;
    return end ? end + 2 + strspn(end + 2, " ") : NULL;
}

/* Without numbers, which are of the input and not of the cause, and without types said twice. */
static void generalise(char *to, size_t size, const char *message)
{
    size_t used = 0;
    bool in_quotes = false;
    to[0] = 0;
    while (*message) {
        const char *behind = in_quotes ? NULL : behind_other_name(message);
        if (behind) {
            message = behind;
            continue;
        }
        size_t length = strcspn(message, " ");
        bool drop = !in_quotes && is_number(message, length);
        bool has_comma = drop && message[length - 1] == ',';
        for (size_t i = 0; i < length; i++)
            in_quotes ^= message[i] == '\'';
        if (!drop)
            used += (size_t)snprintf(to + used, size - used, "%s%.*s", used ? " " : "", (int)length, message);
        else if (has_comma)
            used += (size_t)snprintf(to + used, size - used, ",");
        if (used >= size)
            return;
        message += length + strspn(message + length, " ");
    }
}

static void read_undefined(struct sanitizer_report *report, const char *said, const char *error)
{
    const char *line = line_start(said, error);
    report->by = SANITIZER_UNDEFINED;
    copy_line(report->message, sizeof report->message, error + strlen(": runtime error: "));
    char place[512], *colon;
    copy(place, sizeof place, line, (size_t)(error - line));
    if ((colon = strrchr(place, ':')))
        *colon = 0; /* the column */
    if (colon && (colon = strrchr(place, ':'))) {
        report->line = atoi(colon + 1);
        *colon = 0;
        copy(report->file, sizeof report->file, path_base(place), strlen(path_base(place)));
    }
    for (size_t i = 0; i < sizeof undefined / sizeof *undefined; i++)
        if (strstr(report->message, undefined[i].has)) {
            copy(report->what, sizeof report->what, undefined[i].what, strlen(undefined[i].what));
            return;
        }
    generalise(report->what, sizeof report->what, report->message);
    char *requirement = strstr(report->what, ", which requires");
    if (requirement)
        *requirement = 0;
}

/* ---- all ---- */

/* The call of UBSan's handler may be code of no line; the report has it. */
static void complete_place(struct sanitizer_report *report)
{
    struct symbol *first = report->frames.items.count ? &report->frames.items.items[0] : NULL;
    if (first && first->line == 0 && strcmp(first->file, report->file) == 0)
        first->line = report->line;
}

static void read_body(struct sanitizer_report *report, const char *body, const struct symbols *symbols,
                      const char *image)
{
    frames_from_report(&report->frames, symbols, image, body);
    if (report->by == SANITIZER_UNDEFINED) {
        complete_place(report);
        return;
    }
    read_access(report, body);
    read_where(report, body, symbols, image);
    const char *created = strstr(body, "Uninitialized value was created");
    if (created)
        frames_from_report(&report->allocated, symbols, image, created);
}

bool sanitizer_read(struct sanitizer_report *report, const char *said, const struct symbols *symbols, const char *image)
{
    static const char address[] = "ERROR: AddressSanitizer: ", memory[] = "WARNING: MemorySanitizer: ";
    static const char memory_error[] = "ERROR: MemorySanitizer: ",
                      undefined_error[] = "ERROR: UndefinedBehaviorSanitizer: ";
    const char *at;
    *report = (struct sanitizer_report){0};
    if ((at = last(said, address)) || (at = last(said, memory_error)) || (at = last(said, undefined_error))) {
        report->by = SANITIZER_ADDRESS; /* all of them report signals in the same words */
        at = strstr(at, "Sanitizer: ") + strlen("Sanitizer: ");
        read_what(report, at);
        read_address(report, at);
    } else if ((at = last(said, memory))) {
        report->by = SANITIZER_MEMORY;
        read_what(report, at + sizeof memory - 1);
    } else if ((at = last(said, ": runtime error: "))) {
        read_undefined(report, said, at);
    } else {
        return false;
    }
    read_body(report, at, symbols, image);
    return true;
}
