/* Insert: calls of hooks before an instruction. */
#include <llvm-c/DebugInfo.h>
#include <stdio.h>
#include <string.h>

#include "weave/weave.h"

#define GLOBAL_MOST 65536ull /* bytes of a variable that are logged before an opaque call */

/* A call that will be inlined must have a debug location where its function
 * has debug info; an instruction without one gets the line of the function. */
static void set_fallback_location(struct weaver *weaver, LLVMValueRef before)
{
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(before));
    LLVMMetadataRef subprogram = LLVMGetSubprogram(function);
    if (!subprogram || LLVMGetCurrentDebugLocation2(weaver->builder))
        return;
    LLVMMetadataRef location =
        LLVMDIBuilderCreateDebugLocation(weaver->context, LLVMDISubprogramGetLine(subprogram), 0, subprogram, NULL);
    LLVMSetCurrentDebugLocation2(weaver->builder, location);
}

static void position(struct weaver *weaver, LLVMValueRef before)
{
    LLVMPositionBuilderBefore(weaver->builder, before);
    set_fallback_location(weaver, before);
}

static void call_hook(struct weaver *weaver, const char *name, LLVMTypeRef *types, LLVMValueRef *arguments,
                      unsigned count)
{
    LLVMTypeRef type = LLVMFunctionType(weaver->nothing, types, count, false);
    LLVMValueRef hook = LLVMGetNamedFunction(weaver->module, name);
    if (!hook)
        hook = LLVMAddFunction(weaver->module, name, type);
    LLVMBuildCall2(weaver->builder, type, hook, arguments, count, "");
}

/* The object an address was computed from. */
static LLVMValueRef underlying(LLVMValueRef address)
{
    for (;;) {
        if (!LLVMIsAInstruction(address) && !LLVMIsAConstantExpr(address))
            return address;
        LLVMOpcode opcode =
            LLVMIsAInstruction(address) ? LLVMGetInstructionOpcode(address) : LLVMGetConstOpcode(address);
        if (opcode != LLVMGetElementPtr && opcode != LLVMBitCast && opcode != LLVMAddrSpaceCast)
            return address;
        address = LLVMGetOperand(address, 0);
    }
}

/* A struct passed by value is a local variable of the callee. */
static bool is_local_copy(struct weaver *weaver, LLVMValueRef object)
{
    if (!LLVMIsAArgument(object))
        return false;
    LLVMValueRef function = LLVMGetParamParent(object);
    for (unsigned i = 0; i < LLVMCountParams(function); i++)
        if (LLVMGetParam(function, i) == object)
            return LLVMGetEnumAttributeAtIndex(function, i + 1, weaver->byval) != NULL;
    return false;
}

static bool needs_no_hook(struct weaver *weaver, enum access access, LLVMValueRef address)
{
    LLVMValueRef object = underlying(address);
    if (LLVMIsAAllocaInst(object) || is_local_copy(weaver, object))
        return true;
    return access == ACCESS_LOAD && LLVMIsAGlobalVariable(object) && LLVMIsGlobalConstant(object);
}

/* Address spaces 256 and up are relative to segment registers: such memory has
 * no address that a hook could take. */
static bool is_segmented(LLVMValueRef address)
{
    unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(address));
    return space >= 256 && space <= 258;
}

static bool hook_is_useless(struct weaver *weaver, LLVMValueRef before, enum access access, LLVMValueRef address)
{
    if (needs_no_hook(weaver, access, address))
        return true;
    if (!is_segmented(address))
        return false;
    hook_opaque(weaver, before, "access through a segment register", NULL);
    return true;
}

static const char *const access_names[] = {[ACCESS_LOAD] = "load", [ACCESS_STORE] = "store"};

void hook_access(struct weaver *weaver, LLVMValueRef before, enum access access, LLVMValueRef address,
                 unsigned long long size)
{
    bool has_own_hook = size == 1 || size == 2 || size == 4 || size == 8 || size == 16;
    if (!has_own_hook) {
        if (size)
            hook_range(weaver, before, access, address, LLVMConstInt(weaver->size, size, false));
        return;
    }
    if (hook_is_useless(weaver, before, access, address))
        return;
    char name[32];
    snprintf(name, sizeof name, "assay_%s%llu", access_names[access], size);
    position(weaver, before);
    LLVMValueRef pointer = LLVMBuildPointerCast(weaver->builder, address, weaver->pointer, "");
    call_hook(weaver, name, &weaver->pointer, &pointer, 1);
}

void hook_range(struct weaver *weaver, LLVMValueRef before, enum access access, LLVMValueRef address,
                LLVMValueRef length)
{
    unsigned long long size = LLVMIsAConstantInt(length) ? LLVMConstIntGetZExtValue(length) : 3;
    if (size == 0 || size == 1 || size == 2 || size == 4 || size == 8 || size == 16) {
        hook_access(weaver, before, access, address, size);
        return;
    }
    if (hook_is_useless(weaver, before, access, address))
        return;
    char name[32];
    snprintf(name, sizeof name, "assay_%sn", access_names[access]);
    position(weaver, before);
    LLVMTypeRef types[] = {weaver->pointer, weaver->size};
    LLVMValueRef arguments[] = {LLVMBuildPointerCast(weaver->builder, address, weaver->pointer, ""),
                                LLVMBuildIntCast2(weaver->builder, length, weaver->size, false, "")};
    call_hook(weaver, name, types, arguments, 2);
}

void hook_division(struct weaver *weaver, LLVMValueRef division)
{
    LLVMValueRef divisor = LLVMGetOperand(division, 1);
    if (LLVMIsAConstantInt(divisor) || LLVMGetTypeKind(LLVMTypeOf(divisor)) != LLVMIntegerTypeKind)
        return;
    position(weaver, division);
    LLVMTypeRef byte = LLVMInt8TypeInContext(weaver->context);
    LLVMValueRef is_zero = LLVMBuildIsNull(weaver->builder, divisor, "");
    LLVMValueRef argument = LLVMBuildZExt(weaver->builder, is_zero, byte, "");
    call_hook(weaver, "assay_divide", &byte, &argument, 1);
}

void hook_global(struct weaver *weaver, LLVMValueRef before, LLVMValueRef address)
{
    LLVMValueRef object = underlying(address);
    if (!LLVMIsAGlobalVariable(object) || LLVMIsDeclaration(object) || LLVMIsGlobalConstant(object))
        return;
    unsigned long long size = LLVMABISizeOfType(weaver->layout, LLVMGlobalGetValueType(object));
    hook_access(weaver, before, ACCESS_STORE, object, size < GLOBAL_MOST ? size : GLOBAL_MOST);
}

void hook_step(struct weaver *weaver, LLVMValueRef before)
{
    position(weaver, before);
    call_hook(weaver, "assay_step", NULL, NULL, 0);
}

LLVMValueRef string_constant(struct weaver *weaver, const char *s)
{
    LLVMValueRef global = map_get(&weaver->strings, s);
    if (global)
        return global;
    LLVMValueRef bytes = LLVMConstStringInContext2(weaver->context, s, strlen(s), false);
    global = LLVMAddGlobal(weaver->module, LLVMTypeOf(bytes), "assay_name");
    LLVMSetInitializer(global, bytes);
    LLVMSetGlobalConstant(global, true);
    LLVMSetLinkage(global, LLVMPrivateLinkage);
    LLVMSetUnnamedAddress(global, LLVMGlobalUnnamedAddr);
    map_put(&weaver->strings, s, global);
    return global;
}

void hook_opaque(struct weaver *weaver, LLVMValueRef before, const char *name, LLVMValueRef argument)
{
    position(weaver, before);
    LLVMTypeRef types[] = {weaver->pointer, weaver->pointer};
    if (!argument)
        argument = LLVMConstNull(weaver->pointer);
    else if (LLVMGetTypeKind(LLVMTypeOf(argument)) == LLVMIntegerTypeKind)
        argument = LLVMBuildIntToPtr(weaver->builder, argument, weaver->pointer, "");
    else
        argument = LLVMBuildPointerCast(weaver->builder, argument, weaver->pointer, "");
    LLVMValueRef arguments[] = {string_constant(weaver, name), argument};
    call_hook(weaver, "assay_call_opaque", types, arguments, 2);
}
