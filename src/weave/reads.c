/* The weave 'reads': the search learns of every load before it happens, the
 * undo log of every store; loops and recursion can be stopped; and calls that
 * cannot be seen into are named. */
#include <string.h>

#include "weave/weave.h"

#define VA_LIST_SIZE 24 /* of the System V ABI for x86-64 */

static bool comes_first(LLVMValueRef instruction)
{
    LLVMOpcode opcode = LLVMGetInstructionOpcode(instruction);
    return opcode == LLVMPHI || opcode == LLVMLandingPad || opcode == LLVMAlloca;
}

/* Behind the allocas: an inlined hook splits the block, and an alloca outside
 * the entry block would no longer be a plain local variable. */
static LLVMValueRef first_place(LLVMBasicBlockRef block)
{
    LLVMValueRef instruction = LLVMGetFirstInstruction(block);
    while (comes_first(instruction))
        instruction = LLVMGetNextInstruction(instruction);
    return instruction;
}

static void weave_function(struct weaver *weaver, LLVMValueRef function)
{
    block_list heads = VECTOR_INIT;
    loop_heads(function, &heads);
    for (size_t i = 0; i < heads.count; i++)
        hook_step(weaver, first_place(heads.items[i]));
    hook_step(weaver, first_place(LLVMGetEntryBasicBlock(function)));
    vector_release(&heads);
}

static unsigned long long stored_size(struct weaver *weaver, LLVMValueRef value)
{
    return LLVMStoreSizeOfType(weaver->layout, LLVMTypeOf(value));
}

static void hook_update(struct weaver *weaver, LLVMValueRef before, LLVMValueRef address, unsigned long long size)
{
    hook_access(weaver, before, ACCESS_LOAD, address, size);
    hook_access(weaver, before, ACCESS_STORE, address, size);
}

/* The copy of a struct passed by value has no load of its own in the bitcode. */
static void weave_copied_arguments(struct weaver *weaver, LLVMValueRef call)
{
    unsigned count = LLVMGetNumArgOperands(call);
    for (unsigned i = 0; i < count; i++) {
        LLVMAttributeRef copied = LLVMGetCallSiteEnumAttribute(call, i + 1, weaver->byval);
        if (copied)
            hook_access(weaver, call, ACCESS_LOAD, LLVMGetOperand(call, i),
                        LLVMABISizeOfType(weaver->layout, LLVMGetTypeAttributeValue(copied)));
    }
}

static bool calls(LLVMValueRef call, const char *intrinsic)
{
    return LLVMGetIntrinsicID(LLVMGetCalledValue(call)) == LLVMLookupIntrinsicID(intrinsic, strlen(intrinsic));
}

/* False: not one of these. */
static bool weave_memory_intrinsic(struct weaver *weaver, LLVMValueRef call)
{
    bool copies = LLVMIsAMemCpyInst(call) || LLVMIsAMemMoveInst(call);
    if (copies)
        hook_range(weaver, call, ACCESS_LOAD, LLVMGetOperand(call, 1), LLVMGetOperand(call, 2));
    if (copies || LLVMIsAMemSetInst(call))
        hook_range(weaver, call, ACCESS_STORE, LLVMGetOperand(call, 0), LLVMGetOperand(call, 2));
    else if (calls(call, "llvm.va_copy"))
        hook_access(weaver, call, ACCESS_LOAD, LLVMGetOperand(call, 1), VA_LIST_SIZE);
    if (calls(call, "llvm.va_copy") || calls(call, "llvm.va_start"))
        hook_access(weaver, call, ACCESS_STORE, LLVMGetOperand(call, 0), VA_LIST_SIZE);
    else
        return copies || LLVMIsAMemSetInst(call);
    return true;
}

/* The number of bytes a call will write, as a value; 0 if it gets no buffer. */
static LLVMValueRef written_size(struct weaver *weaver, LLVMValueRef call, const struct written *written)
{
    LLVMValueRef size = LLVMConstInt(weaver->size, written->size, false);
    LLVMPositionBuilderBefore(weaver->builder, call);
    for (size_t i = 0; i < 2 && written->factors[i]; i++) {
        LLVMValueRef factor = LLVMGetOperand(call, written->factors[i]);
        factor = LLVMBuildIntCast2(weaver->builder, factor, weaver->size, false, "");
        size = LLVMBuildMul(weaver->builder, size, factor, "");
    }
    LLVMValueRef absent = LLVMBuildIsNull(weaver->builder, LLVMGetOperand(call, written->buffer), "");
    return LLVMBuildSelect(weaver->builder, absent, LLVMConstNull(weaver->size), size, "");
}

static bool fits(LLVMValueRef call, const struct written *written)
{
    unsigned count = LLVMGetNumArgOperands(call);
    if (written->buffer >= count || written->factors[0] >= count || written->factors[1] >= count)
        return false;
    for (size_t i = 0; i < 2 && written->factors[i]; i++)
        if (LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(call, written->factors[i]))) != LLVMIntegerTypeKind)
            return false;
    return LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(call, written->buffer))) == LLVMPointerTypeKind;
}

/* What an opaque function writes can be undone if it is known beforehand. */
static void weave_known_writes(struct weaver *weaver, LLVMValueRef call)
{
    size_t length;
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (!LLVMIsAFunction(callee) || !LLVMIsDeclaration(callee))
        return;
    const struct written *written = name_writes(LLVMGetValueName2(callee, &length));
    if (written && fits(call, written))
        hook_range(weaver, call, ACCESS_STORE, LLVMGetOperand(call, written->buffer),
                   written_size(weaver, call, written));
}

static void weave_call(struct weaver *weaver, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (is_intrinsic(callee) && weave_memory_intrinsic(weaver, call))
        return;
    weave_copied_arguments(weaver, call);
    weave_opaque_call(weaver, call);
    weave_known_writes(weaver, call);
}

static void weave_instruction(struct weaver *weaver, LLVMValueRef instruction)
{
    LLVMValueRef first = LLVMGetNumOperands(instruction) ? LLVMGetOperand(instruction, 0) : NULL;
    switch (LLVMGetInstructionOpcode(instruction)) {
    case LLVMLoad:
        hook_access(weaver, instruction, ACCESS_LOAD, first, stored_size(weaver, instruction));
        break;
    case LLVMSDiv:
    case LLVMUDiv:
    case LLVMSRem:
    case LLVMURem:
        hook_division(weaver, instruction);
        break;
    case LLVMStore:
        hook_access(weaver, instruction, ACCESS_STORE, LLVMGetOperand(instruction, 1), stored_size(weaver, first));
        break;
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        hook_update(weaver, instruction, first, stored_size(weaver, LLVMGetOperand(instruction, 1)));
        break;
    case LLVMVAArg:
        hook_update(weaver, instruction, first, VA_LIST_SIZE);
        break;
    case LLVMCall:
    case LLVMInvoke:
    case LLVMCallBr:
        weave_call(weaver, instruction);
        break;
    default:
        break;
    }
}

const struct weave weave_reads = {
    .name = "reads",
    .summary = "notes first reads, logs writes, counts steps and names calls that cannot be seen into",
    .function = weave_function,
    .instruction = weave_instruction,
};
