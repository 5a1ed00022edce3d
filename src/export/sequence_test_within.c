/* Functions that are passed to the library and call it back, with the object whose
 * call is under way: a variable has it, which the argument sets,
 *
 *     list_walk(assay_within_0 = list1, remove_1, NULL);
 *     assay_within_0 = NULL;
 */
#include "engine/sequence/walking.h"
#include "export/sequence_test_parts.h"

static const struct stub_function *function_of(const struct test_file *file, const struct test_function *function)
{
    return &file->tests->plan->stubs->pools.items[function->pool].functions.items[function->number];
}

static bool wants(const struct test_writing *writing, uint32_t call, const struct sort *sort)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(writing->sequence, writing->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &writing->plan->nodes.items[places.items[i].node];
        uint64_t number = writing->sequence->words.items[places.items[i].word];
        found = node->kind == SEQ_FUNCTION && number < node->cells &&
                writing->plan->stubs->pools.items[node->pool].functions.items[number].within == sort;
    }
    vector_release(&places);
    return found;
}

const char *test_within(struct test_writing *writing, const struct sort *sort)
{
    bool found = false;
    for (uint32_t call = 0; sort && !found && call < writing->sequence->calls.count; call++)
        found = wants(writing, call, sort);
    return found ? stubs_within(writing->plan->stubs, sort, &writing->file->arena) : NULL;
}

void test_end_within(struct test_writing *writing, uint32_t call)
{
    const struct operation *operation =
        sequence_plan_operation(writing->plan, sequence_operation_of(writing->sequence, call));
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        const char *within = role->kind == ROLE_HANDLE ? test_within(writing, role->sort) : NULL;
        if (within)
            text_addf(writing->out, INDENT "%s = NULL;\n", within);
    }
}

void test_declare_within(const struct test_file *file, struct text *out)
{
    struct arena arena = ARENA_INIT;
    VECTOR(const struct sort *) done = VECTOR_INIT;
    for (size_t i = 0; i < file->functions.count; i++) {
        const struct sort *sort = function_of(file, &file->functions.items[i])->within;
        bool is_new = sort;
        for (size_t k = 0; k < done.count; k++)
            is_new = is_new && done.items[k] != sort;
        if (!is_new)
            continue;
        vector_push(&done, sort);
        text_addf(out, "static void *%s; /* whose call is under way */\n",
                  stubs_within(file->tests->plan->stubs, sort, &arena));
    }
    vector_release(&done);
    arena_release(&arena);
}

bool test_takes_turns(const struct test_file *file)
{
    for (size_t i = 0; i < file->functions.count; i++)
        if (function_of(file, &file->functions.items[i])->reenters)
            return true;
    return false;
}
