#include "cli/witness.h"

#include <string.h>

#include "base/file.h"
#include "base/memory.h"

#define COMMENT "//   " /* a line of a witness */

static const char *line_before(const char *text, const char *line)
{
    if (line == text)
        return NULL;
    for (line--; line > text && line[-1] != '\n';)
        line--;
    return line;
}

/* The comment lines right above the rule's declaration, in order. */
static void find_witness(const char *text, const char *id, struct text *out)
{
    char *declaration = mem_format("ASSAY_LEARNED(%s,", id);
    const char *at = strstr(text, declaration), *first = NULL;
    mem_free(declaration);
    for (; at && at > text && at[-1] != '\n';)
        at--;
    const char *end = at;
    while (at && (at = line_before(text, at)) && strncmp(at, "//", 2) == 0)
        first = at;
    for (at = first; at && at < end;) {
        size_t length = strcspn(at, "\n");
        if (strncmp(at, COMMENT, strlen(COMMENT)) == 0) {
            text_add_bytes(out, at + strlen(COMMENT), length - strlen(COMMENT));
            text_add_char(out, '\n');
        }
        at += length + (at[length] == '\n');
    }
}

static bool take(struct exploring *exploring, const struct rule *rule, const char *text)
{
    struct text witness = TEXT_INIT;
    struct sequence sequence = SEQUENCE_INIT;
    struct error unfit = ERROR_INIT;
    bool done = true, broke;
    find_witness(text, rule->id, &witness);
    if (witness.length && sequence_parse(&sequence, &exploring->subject->plan, witness.s, &unfit))
        done = exploring_take(exploring, &sequence, &broke);
    error_release(&unfit);
    sequence_release(&sequence);
    text_release(&witness);
    return done;
}

bool witness_take_flipped(struct exploring *exploring, const char *learned)
{
    const struct rules *rules = &exploring->policy.rules;
    struct text text = TEXT_INIT;
    bool done = !learned || file_read(learned, &text, exploring->error);
    for (size_t i = 0; done && learned && i < rules->items.count; i++)
        if (rules->items.items[i]->is_bug)
            done = take(exploring, rules->items.items[i], text.s);
    text_release(&text);
    return done;
}
