/* Files: few names, and the same again, so that what one call writes another one
 * reads; nothing outside of the working directory, which is empty at the beginning.
 * Calls that name the same file belong together. */
#include "runtime/sequence/calling.h"
#include "runtime/sequence/writing.h"

#define NAME_MOST 32 /* bytes */
#define FOLLOWED_EVERY 2 /* one of so many is followed by one that names the file as well */
#define MADE_EVERY 4     /* all but one of so many find a file that somebody made */
#define AGAIN_EVERY 4    /* all but one of so many names are the last one */

static char last_name[NAME_MOST];
static uint32_t last_size;
static uint32_t last_call; /* that named it; SEQUENCE_NONE: none did */
static bool is_new;        /* since the last call was chosen */
static bool is_next;       /* the call that is drawn names it again */

bool file_named_by(const struct sequence_operation *operation)
{
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (node->kind == SEQ_STRING && node->flags & ARGUMENT_PATH)
            return true;
    }
    return false;
}

void file_begin(void)
{
    last_call = SEQUENCE_NONE;
    is_new = is_next = false;
}

static bool is_last(const struct passed_block *block)
{
    return block->size == last_size + 1 && memcmp(block->address, last_name, last_size) == 0;
}

void file_meet(uint32_t call)
{
    for (uint32_t i = 0; i < passed_count; i++) {
        const struct passed_block *block = &passed[i];
        bool is_name = nodes[block->node].kind == SEQ_STRING && nodes[block->node].flags & ARGUMENT_PATH;
        if (!is_name || !block->address || block->size < 2 || block->size > NAME_MOST)
            continue;
        if (last_call != SEQUENCE_NONE && is_last(block))
            keep_join(call, last_call);
        last_size = (uint32_t)block->size - 1;
        memcpy(last_name, block->address, last_size);
        last_call = call;
        is_new = true;
    }
}

static uint32_t next_from(uint32_t start, bool makes)
{
    for (uint32_t i = start; i < start + sequences->operation_count; i++) {
        uint32_t operation = i % sequences->operation_count;
        const struct operation_facts *fact = &facts[operation];
        if (fact->can_be_drawn && (makes ? fact->makes_file : fact->names_file) && order_allows(operation))
            return operation;
    }
    return SEQUENCE_NONE;
}

/* Where only one function names files, it is not called more often for that. */
uint32_t file_follower(void)
{
    bool is_about = is_new && last_call != SEQUENCE_NONE;
    is_new = is_next = false;
    if (!is_about || !one_in(FOLLOWED_EVERY))
        return SEQUENCE_NONE;
    uint32_t operation = next_from(below(sequences->operation_count), false);
    is_next = operation != SEQUENCE_NONE && operation != call_operation(last_call);
    return is_next ? operation : SEQUENCE_NONE;
}

uint32_t file_maker_for(uint32_t operation)
{
    bool is_reader = facts[operation].names_file && !facts[operation].makes_file;
    if (!is_reader || last_call != SEQUENCE_NONE || one_in(MADE_EVERY))
        return SEQUENCE_NONE;
    return next_from(below(sequences->operation_count), true);
}

uint32_t draw_path(char *to, uint32_t most)
{
    static const char *const names[] = {"a", "b", "file.txt", "data", "a.tmp", "missing/file", "out.bin", ".", ""};
    uint32_t turn = below(20);
    const char *name = names[turn < 12 ? turn % 3 : below(sizeof names / sizeof *names)];
    struct writing out = {.to = to, .most = most};
    if (last_call != SEQUENCE_NONE && (is_next || !one_in(AGAIN_EVERY)))
        write_bytes(&out, last_name, last_size);
    else
        write_bytes(&out, name, (uint32_t)strlen(name));
    return out.size;
}
