/* Opaque: calls that cannot be seen into.  Each is announced to the runtime
 * with every argument that may be the address of a searched object. */
#include <stdio.h>
#include <string.h>

#include "weave/weave.h"

static const char *value_name(LLVMValueRef value)
{
    size_t length;
    const char *name = LLVMGetValueName2(value, &length);
    return *name == '\1' ? name + 1 : name; /* \1: a name the compiler must not mangle */
}

bool is_intrinsic(LLVMValueRef value)
{
    return LLVMIsAFunction(value) && LLVMGetIntrinsicID(value) != 0;
}

static bool has_attribute(LLVMValueRef function, const char *name)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    return LLVMGetEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind) != NULL;
}

/* A resolver runs while the image is being loaded, before the runtime is there. */
static bool is_resolver(struct weaver *weaver, LLVMValueRef function)
{
    for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(weaver->module); i; i = LLVMGetNextGlobalIFunc(i))
        if (LLVMGetGlobalIFuncResolver(i) == function)
            return true;
    return false;
}

bool is_weavable(struct weaver *weaver, LLVMValueRef function)
{
    return !LLVMIsDeclaration(function) && !has_attribute(function, "naked") && !is_resolver(weaver, function);
}

/* The runtime's own functions are called assay_…; a naked function is nothing
 * but assembly. */
static bool is_opaque_function(LLVMValueRef value)
{
    if (!LLVMIsAFunction(value) || is_intrinsic(value))
        return false;
    if (!LLVMIsDeclaration(value))
        return has_attribute(value, "naked");
    const char *name = value_name(value);
    return strncmp(name, "assay_", 6) != 0 && !name_is_harmless(name);
}

/* ---- hooks ---- */

static bool may_be_address(struct weaver *weaver, LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);
    return LLVMGetTypeKind(type) == LLVMPointerTypeKind || type == weaver->size;
}

static bool is_constant_data(LLVMValueRef value)
{
    return LLVMIsAConstantInt(value) || LLVMIsAConstantPointerNull(value) || LLVMIsUndef(value);
}

static void hook_arguments(struct weaver *weaver, LLVMValueRef call, const char *name)
{
    bool hooked = false;
    unsigned count = LLVMGetNumArgOperands(call);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef argument = LLVMGetOperand(call, i);
        if (!may_be_address(weaver, argument) || is_constant_data(argument))
            continue;
        hook_opaque(weaver, call, name, argument);
        hook_global(weaver, call, argument);
        hooked = true;
    }
    if (!hooked)
        hook_opaque(weaver, call, name, NULL);
}

static void weave_assembly(struct weaver *weaver, LLVMValueRef call)
{
    size_t length;
    unsigned file_length;
    LLVMGetInlineAsmAsmString(LLVMGetCalledValue(call), &length);
    if (length == 0)
        return; /* a barrier for the compiler, no instruction */
    const char *file = LLVMGetDebugLocFilename(call, &file_length);
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    char *name = file && file_length
                     ? mem_format("inline assembly at %.*s:%u", (int)file_length, file, LLVMGetDebugLocLine(call))
                     : mem_format("inline assembly in '%s'", value_name(function));
    hook_arguments(weaver, call, name);
    mem_free(name);
}

/* Two bits a kind of memory: what arguments point to, what nobody else can
 * see, and the rest (llvm/Support/ModRef.h). */
#define MEMORY_ARGUMENTS_OR_OTHER 0x33

static bool touches_memory(LLVMValueRef intrinsic)
{
    unsigned kind = LLVMGetEnumAttributeKindForName("memory", strlen("memory"));
    LLVMAttributeRef memory =
        LLVMGetEnumAttributeAtIndex(intrinsic, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind);
    return !memory || (LLVMGetEnumAttributeValue(memory) & MEMORY_ARGUMENTS_OR_OTHER);
}

/* They take an address, are said to touch memory, and do not look at it. */
static bool is_marker(const char *name)
{
    static const char *const markers[] = {
        "llvm.dbg.",         "llvm.lifetime.",      "llvm.invariant.",     "llvm.launder.",     "llvm.strip.",
        "llvm.prefetch",     "llvm.assume",         "llvm.stacksave",      "llvm.stackrestore", "llvm.va_end",
        "llvm.trap",         "llvm.var.annotation", "llvm.ptr.annotation", "llvm.annotation",   "llvm.clear_cache",
        "llvm.frameaddress", "llvm.objectsize",
    };
    for (size_t i = 0; i < sizeof markers / sizeof *markers; i++)
        if (strncmp(name, markers[i], strlen(markers[i])) == 0)
            return true;
    return false;
}

static bool has_address_argument(LLVMValueRef call)
{
    unsigned count = LLVMGetNumArgOperands(call);
    for (unsigned i = 0; i < count; i++) {
        LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(call, i));
        if (LLVMGetTypeKind(type) == LLVMVectorTypeKind)
            type = LLVMGetElementType(type);
        if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
            return true;
    }
    return false;
}

static void weave_intrinsic(struct weaver *weaver, LLVMValueRef call)
{
    LLVMValueRef intrinsic = LLVMGetCalledValue(call);
    if (touches_memory(intrinsic) && has_address_argument(call) && !is_marker(value_name(intrinsic)))
        hook_arguments(weaver, call, value_name(intrinsic));
}

/* An argument of a call through a pointer, if that points to this function. */
static LLVMValueRef argument_if_called(struct weaver *weaver, LLVMValueRef call, LLVMValueRef argument,
                                       LLVMValueRef function)
{
    LLVMPositionBuilderBefore(weaver->builder, call);
    LLVMValueRef same = LLVMBuildICmp(weaver->builder, LLVMIntEQ, LLVMGetCalledValue(call), function, "");
    LLVMValueRef none = LLVMConstNull(LLVMTypeOf(argument));
    return LLVMBuildSelect(weaver->builder, same, argument, none, "");
}

/* Opaque variadic functions cannot be wrapped: whoever calls through a pointer
 * of such a type asks whether it is one of them. */
static void weave_variadic_pointer_call(struct weaver *weaver, LLVMValueRef call)
{
    if (!LLVMIsFunctionVarArg(LLVMGetCalledFunctionType(call)))
        return;
    unsigned count = LLVMGetNumArgOperands(call);
    for (size_t f = 0; f < weaver->variadics.count; f++)
        for (unsigned i = 0; i < count; i++) {
            LLVMValueRef argument = LLVMGetOperand(call, i), function = weaver->variadics.items[f];
            if (may_be_address(weaver, argument) && !is_constant_data(argument))
                hook_opaque(weaver, call, name_canonical(value_name(function)),
                            argument_if_called(weaver, call, argument, function));
        }
}

void weave_opaque_call(struct weaver *weaver, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (LLVMIsAInlineAsm(callee))
        weave_assembly(weaver, call);
    else if (is_intrinsic(callee))
        weave_intrinsic(weaver, call);
    else if (is_opaque_function(callee))
        hook_arguments(weaver, call, name_canonical(value_name(callee)));
    else if (!LLVMIsAGlobalValue(callee))
        weave_variadic_pointer_call(weaver, call);
}

/* ---- wrappers ---- */

static bool is_call(LLVMValueRef value)
{
    return LLVMIsACallInst(value) || LLVMIsAInvokeInst(value) || LLVMIsACallBrInst(value);
}

/* One place that keeps the function itself when its other uses get the wrapper. */
struct direct_use {
    LLVMValueRef user;
    unsigned operand;
};
typedef VECTOR(struct direct_use) direct_uses;

/* A weak function that may be absent is asked for by comparing its address. */
static bool stays_direct(LLVMValueRef user, unsigned operand, LLVMValueRef function)
{
    if (is_call(user))
        return operand == (unsigned)LLVMGetNumOperands(user) - 1;
    return LLVMIsAICmpInst(user) && LLVMGetLinkage(function) == LLVMExternalWeakLinkage;
}

/* Returns whether any other use was seen: whether the address is taken. */
static bool find_direct_uses(LLVMValueRef function, direct_uses *direct)
{
    bool taken = false;
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        int count = LLVMIsAInstruction(user) ? LLVMGetNumOperands(user) : 0;
        taken |= count == 0;
        for (int i = 0; i < count; i++) {
            if (LLVMGetOperand(user, (unsigned)i) != function)
                continue;
            if (stays_direct(user, (unsigned)i, function))
                vector_push(direct, ((struct direct_use){user, (unsigned)i}));
            else
                taken = true;
        }
    }
    return taken;
}

static void copy_attributes(LLVMValueRef from, LLVMValueRef to, LLVMValueRef call, LLVMAttributeIndex index)
{
    unsigned count = LLVMGetAttributeCountAtIndex(from, index);
    LLVMAttributeRef *attributes = mem_array(count, sizeof *attributes);
    LLVMGetAttributesAtIndex(from, index, attributes);
    for (unsigned i = 0; i < count; i++) {
        LLVMAddAttributeAtIndex(to, index, attributes[i]);
        LLVMAddCallSiteAttribute(call, index, attributes[i]);
    }
    mem_free(attributes);
}

static LLVMValueRef build_forwarding_call(struct weaver *weaver, LLVMValueRef wrapper, LLVMValueRef function)
{
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    LLVMValueRef *arguments = mem_array(LLVMCountParams(wrapper), sizeof *arguments);
    LLVMGetParams(wrapper, arguments);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(weaver->context, wrapper, "");
    LLVMPositionBuilderAtEnd(weaver->builder, block);
    LLVMSetCurrentDebugLocation2(weaver->builder, NULL);
    LLVMValueRef call = LLVMBuildCall2(weaver->builder, type, function, arguments, LLVMCountParams(wrapper), "");
    LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(function));
    if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
        LLVMBuildRetVoid(weaver->builder);
    else
        LLVMBuildRet(weaver->builder, call);
    mem_free(arguments);
    return call;
}

static LLVMValueRef create_wrapper(struct weaver *weaver, LLVMValueRef function)
{
    char *name = mem_format("%s.opaque", value_name(function));
    LLVMValueRef wrapper = LLVMAddFunction(weaver->module, name, LLVMGlobalGetValueType(function));
    mem_free(name);
    LLVMSetLinkage(wrapper, LLVMInternalLinkage);
    LLVMSetFunctionCallConv(wrapper, LLVMGetFunctionCallConv(function));
    LLVMValueRef call = build_forwarding_call(weaver, wrapper, function);
    for (unsigned i = 0; i <= LLVMCountParams(function); i++)
        copy_attributes(function, wrapper, call, i);
    return wrapper;
}

static void replace_address(LLVMValueRef function, LLVMValueRef wrapper, const direct_uses *direct)
{
    LLVMValueRef forwarding = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(wrapper));
    LLVMReplaceAllUsesWith(function, wrapper);
    LLVMSetOperand(forwarding, (unsigned)LLVMGetNumOperands(forwarding) - 1, function);
    for (size_t i = 0; i < direct->count; i++)
        LLVMSetOperand(direct->items[i].user, direct->items[i].operand, function);
}

static bool wrap_function(struct weaver *weaver, LLVMValueRef function, struct error *error)
{
    direct_uses direct = VECTOR_INIT;
    bool taken = find_direct_uses(function, &direct), fine = true;
    if (taken && LLVMIsFunctionVarArg(LLVMGlobalGetValueType(function)))
        vector_push(&weaver->variadics, function);
    else if (taken && LLVMGetLinkage(function) == LLVMExternalWeakLinkage)
        fine = error_set(error, ERROR_INPUT,
                         "the address of the weak function '%s', which is not defined, is stored: it cannot be "
                         "watched; define it in one of the sources",
                         value_name(function));
    else if (taken)
        replace_address(function, create_wrapper(weaver, function), &direct);
    vector_release(&direct);
    return fine;
}

bool wrap_address_taken(struct weaver *weaver, struct error *error)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f))
        if (LLVMIsDeclaration(f) && is_opaque_function(f) && !wrap_function(weaver, f, error))
            return false;
    return true;
}
