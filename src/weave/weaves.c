/* The table of weaves, and the walk they share. */
#include <string.h>

#include "weave/weave.h"

static const struct weave *const weaves[] = {
    &weave_reads,
};
#define WEAVE_COUNT (sizeof weaves / sizeof *weaves)

const struct weave *weave_named(const char *name)
{
    for (size_t i = 0; i < WEAVE_COUNT; i++)
        if (strcmp(weaves[i]->name, name) == 0)
            return weaves[i];
    return NULL;
}

void weaves_list(struct text *out)
{
    for (size_t i = 0; i < WEAVE_COUNT; i++)
        text_addf(out, "  %-10s %s\n", weaves[i]->name, weaves[i]->summary);
}

/* The next instruction is found first, so that hooks inserted before this one
 * are not visited. */
static void weave_instructions(struct weaver *weaver, const struct weave *weave, LLVMValueRef function)
{
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
        for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            weave->instruction(weaver, i);
        }
}

/* Functions that come into being while weaving are declarations of hooks. */
void weave_module(struct weaver *weaver, const struct weave *weave)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f)) {
        if (!is_weavable(weaver, f))
            continue;
        weave_instructions(weaver, weave, f);
        if (weave->function)
            weave->function(weaver, f);
    }
}
