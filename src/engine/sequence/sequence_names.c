/* Names of outputs: of the sort ("stack1"), or of the parameter that is told.
 * An output that nobody can use again, and that need not be written, has none. */
#include <ctype.h>
#include <string.h>

#include "engine/sequence/walking.h"

struct naming {
    struct sequence_names *names;
    const struct sequence *sequence;
    const struct sequence_plan *plan;
    struct text word;
};

/* ---- which ---- */

static void mark(struct sequence_names *names, uint32_t call, uint32_t output)
{
    names->is_referred[names->first.items[call] + output] = true;
}

static void mark_references(const struct naming *naming)
{
    sequence_places places = VECTOR_INIT;
    for (size_t i = 0; i < naming->sequence->calls.count; i++) {
        sequence_look(naming->sequence, naming->plan, i, &places);
        for (size_t k = 0; k < places.count; k++) {
            uint64_t head = naming->sequence->words.items[places.items[k].word];
            if (sequence_has_head(&naming->plan->nodes.items[places.items[k].node]) &&
                SEQUENCE_TAG(head) == HEAD_REFERENCE)
                mark(naming->names, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
        }
    }
    vector_release(&places);
}

/* It cannot be written without one, or it is an object. */
static bool needs_name(const struct naming *naming, uint32_t operation, uint32_t output)
{
    uint32_t number = sequence_plan_output(naming->plan, operation, output);
    const struct sequence_node *node = number == SEQUENCE_NONE ? NULL : &naming->plan->nodes.items[number];
    return node && (node->kind == SEQ_HANDLE || (output && node->flags & ARGUMENT_OUT));
}

/* ---- how ---- */

/* The last word of "struct stack *", "XML_Parser", "void * (memory)"; without the _t of a type. */
static void word_of_sort(struct naming *naming, const char *name)
{
    const char *end = name + strlen(name);
    while (end > name && !isalnum((unsigned char)end[-1]) && end[-1] != '_')
        end--;
    const char *start = end;
    while (start > name && (isalnum((unsigned char)start[-1]) || start[-1] == '_'))
        start--;
    if (end - start > 2 && strncmp(end - 2, "_t", 2) == 0)
        end -= 2;
    text_add_bytes(&naming->word, start, (size_t)(end - start));
    for (size_t i = 0; i < naming->word.length; i++)
        naming->word.s[i] = (char)tolower((unsigned char)naming->word.s[i]);
}

static void word_of_output(struct naming *naming, uint32_t operation, uint32_t number)
{
    const struct sequence_node *node = &naming->plan->nodes.items[number];
    text_clear(&naming->word);
    if (node->kind == SEQ_STRING)
        text_add(&naming->word, "text");
    else if (node->sort != SEQUENCE_NONE)
        word_of_sort(naming, naming->plan->operations->sorts.items[node->sort]->name);
    else if (node->parameter != SEQUENCE_RESULT)
        text_add(&naming->word,
                 sequence_plan_operation(naming->plan, operation)->function->parameters[node->parameter].name);
    if (naming->word.length == 0)
        text_add(&naming->word, "value");
    if (isdigit((unsigned char)naming->word.s[naming->word.length - 1]))
        text_add(&naming->word, "_");
}

static unsigned next_number(const struct naming *naming)
{
    unsigned number = 1;
    for (size_t i = 0; i < naming->names->names.count; i++) {
        const char *name = naming->names->names.items[i];
        if (name && strncmp(name, naming->word.s, naming->word.length) == 0 &&
            strspn(name + naming->word.length, "0123456789") == strlen(name) - naming->word.length)
            number++;
    }
    return number;
}

void sequence_names_make(struct sequence_names *names, const struct sequence *sequence,
                         const struct sequence_plan *plan)
{
    struct naming naming = {names, sequence, plan, TEXT_INIT};
    *names = (struct sequence_names){.names = VECTOR_INIT};
    uint32_t total = 0;
    for (size_t i = 0; i < sequence->calls.count; i++) {
        vector_push(&names->first, total);
        total += plan->items.items[sequence_operation_of(sequence, i)].outputs;
    }
    names->is_referred = mem_array(total + 1, sizeof *names->is_referred);
    mark_references(&naming);
    for (size_t i = 0; i < sequence->calls.count; i++) {
        uint32_t operation = sequence_operation_of(sequence, i);
        for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
            char *name = NULL;
            if (names->is_referred[names->names.count] || needs_name(&naming, operation, output)) {
                word_of_output(&naming, operation, sequence_plan_output(plan, operation, output));
                name = mem_format("%s%u", naming.word.s, next_number(&naming));
            }
            vector_push(&names->names, name);
        }
    }
    text_release(&naming.word);
}

void sequence_names_release(struct sequence_names *names)
{
    for (size_t i = 0; i < names->names.count; i++)
        mem_free(names->names.items[i]);
    vector_release(&names->names);
    vector_release(&names->first);
    mem_free(names->is_referred);
}

const char *sequence_name(const struct sequence_names *names, uint32_t call, uint32_t output)
{
    return names->names.items[names->first.items[call] + output];
}

const char *sequence_name_referred(const struct sequence_names *names, uint32_t call, uint32_t output)
{
    size_t number = names->first.items[call] + output;
    return names->is_referred[number] ? names->names.items[number] : NULL;
}
