/* Clean: promises that are false once hooks are in, or that would let the
 * optimiser drop, move or invent reads.  They come from headers (glibc's
 * 'pure'), from the user and from the compiler. */
#include <string.h>

#include "weave/weave.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define FUNCTION_INDEX ((LLVMAttributeIndex)LLVMAttributeFunctionIndex)

static const char *const function_promises[] = {
    "memory",       "willreturn",   "nosync",    "nofree",    "nocallback", "norecurse",
    "speculatable", "mustprogress", "allockind", "allocsize", "optnone",
};

static const char *const value_promises[] = {
    "readnone",       "readonly",        "writeonly",
    "nocapture",      "noalias",         "returned",
    "nonnull",        "dereferenceable", "dereferenceable_or_null",
    "noundef",        "nofree",          "writable",
    "dead_on_unwind", "allocptr",        "allocalign",
    "range",
};

/* llvm.loop carries 'must make progress'. */
static const char *const metadata_promises[] = {
    "tbaa",      "tbaa.struct", "invariant.load", "invariant.group", "dereferenceable", "dereferenceable_or_null",
    "nonnull",   "range",       "noundef",        "align",           "noalias",         "alias.scope",
    "llvm.loop",
};

/* Looks first: removing what is not there costs a new attribute list each time. */
static void remove_attribute(LLVMValueRef value, bool is_call, LLVMAttributeIndex index, const char *name)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    if (is_call && LLVMGetCallSiteEnumAttribute(value, index, kind))
        LLVMRemoveCallSiteEnumAttribute(value, index, kind);
    else if (!is_call && LLVMGetEnumAttributeAtIndex(value, index, kind))
        LLVMRemoveEnumAttributeAtIndex(value, index, kind);
}

static bool has_attributes(LLVMValueRef value, bool is_call, LLVMAttributeIndex index)
{
    return is_call ? LLVMGetCallSiteAttributeCount(value, index) : LLVMGetAttributeCountAtIndex(value, index);
}

static void remove_promises(LLVMValueRef value, bool is_call, LLVMAttributeIndex index, const char *const *promises,
                            size_t count)
{
    if (!has_attributes(value, is_call, index))
        return;
    for (size_t i = 0; i < count; i++)
        remove_attribute(value, is_call, index, promises[i]);
}

static void clean_attributes(LLVMValueRef value, bool is_call)
{
    unsigned count = is_call ? LLVMGetNumArgOperands(value) : LLVMCountParams(value);
    remove_promises(value, is_call, FUNCTION_INDEX, function_promises, COUNT(function_promises));
    for (unsigned index = 0; index <= count; index++) /* 0: the result */
        remove_promises(value, is_call, index, value_promises, COUNT(value_promises));
}

static bool is_call(LLVMValueRef instruction)
{
    return LLVMIsACallInst(instruction) || LLVMIsAInvokeInst(instruction) || LLVMIsACallBrInst(instruction);
}

static void clean_instruction(struct weaver *weaver, LLVMValueRef instruction)
{
    for (size_t i = 0; LLVMHasMetadata(instruction) && i < COUNT(metadata_promises); i++) {
        const char *name = metadata_promises[i];
        LLVMSetMetadata(instruction, LLVMGetMDKindIDInContext(weaver->context, name, (unsigned)strlen(name)), NULL);
    }
    if (is_call(instruction) && !is_intrinsic(LLVMGetCalledValue(instruction)))
        clean_attributes(instruction, true);
}

void clean_module(struct weaver *weaver)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f)) {
        if (is_intrinsic(f))
            continue;
        clean_attributes(f, false);
        LLVMRemoveStringAttributeAtIndex(f, FUNCTION_INDEX, "alloc-family", strlen("alloc-family"));
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
            for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
                clean_instruction(weaver, i);
    }
}

static void add_enum(struct weaver *weaver, LLVMValueRef function, const char *name, uint64_t value)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAddAttributeAtIndex(function, FUNCTION_INDEX, LLVMCreateEnumAttribute(weaver->context, kind, value));
}

static void add_string(struct weaver *weaver, LLVMValueRef function, const char *name, const char *value)
{
    LLVMAddAttributeAtIndex(
        function, FUNCTION_INDEX,
        LLVMCreateStringAttribute(weaver->context, name, (unsigned)strlen(name), value, (unsigned)strlen(value)));
}

#define UNWIND_TABLE_FOR_EVERY_INSTRUCTION 2

/* Returns go through a thunk, which resuming a predicate needs to be fast;
 * backtraces are whole; a null pointer is read, and faults, like any other bad
 * one; and no loop becomes a call of a library function. */
static void prepare_function(struct weaver *weaver, LLVMValueRef function)
{
    if (strncmp(LLVMGetTarget(weaver->module), "x86_64", 6) == 0)
        add_enum(weaver, function, "fn_ret_thunk_extern", 0);
    add_enum(weaver, function, "uwtable", UNWIND_TABLE_FOR_EVERY_INSTRUCTION);
    add_enum(weaver, function, "null_pointer_is_valid", 0);
    add_string(weaver, function, "disable-tail-calls", "true");
    add_string(weaver, function, "no-builtins", "");
}

void prepare_module(struct weaver *weaver)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f))
            prepare_function(weaver, f);
}
