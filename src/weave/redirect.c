/* Redirect: declarations of C library functions get woven definitions. */
#include <string.h>

#include "weave/weave.h"

#define LIBC_PREFIX "assay_libc_"

/* A body that ends in the runtime, with the signature the user declared. */
static void define_as_fault(struct weaver *weaver, LLVMValueRef function, const char *fault, const char *name)
{
    LLVMTypeRef type = LLVMFunctionType(weaver->nothing, &weaver->pointer, 1, false);
    LLVMValueRef ending = LLVMGetNamedFunction(weaver->module, fault);
    if (!ending)
        ending = LLVMAddFunction(weaver->module, fault, type);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(weaver->context, function, "");
    LLVMPositionBuilderAtEnd(weaver->builder, block);
    LLVMSetCurrentDebugLocation2(weaver->builder, NULL);
    LLVMValueRef text = string_constant(weaver, name);
    LLVMBuildCall2(weaver->builder, type, ending, &text, 1, "");
    LLVMBuildUnreachable(weaver->builder);
    LLVMSetLinkage(function, LLVMInternalLinkage);
}

static void redirect(struct weaver *weaver, LLVMValueRef function, LLVMModuleRef libc)
{
    size_t length;
    const char *own = LLVMGetValueName2(function, &length);
    const char *name = name_canonical(*own == '\1' ? own + 1 : own);
    char *woven = mem_format(LIBC_PREFIX "%s", name);
    LLVMValueRef already = LLVMGetNamedFunction(weaver->module, woven);
    if (!LLVMGetNamedFunction(libc, woven)) {
        if (name_fault(name))
            define_as_fault(weaver, function, name_fault(name), name);
    } else if (already) { /* a second name of the same function */
        LLVMReplaceAllUsesWith(function, already);
    } else {
        LLVMSetValueName2(function, woven, strlen(woven));
        LLVMSetLinkage(function, LLVMExternalLinkage); /* it may have been weak */
    }
    mem_free(woven);
}

void redirect_declarations(struct weaver *weaver, LLVMModuleRef libc)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f)) {
        size_t length;
        bool foreign = LLVMIsDeclaration(f) && LLVMGetIntrinsicID(f) == 0;
        if (foreign && strncmp(LLVMGetValueName2(f, &length), "assay_", 6) != 0)
            redirect(weaver, f, libc);
    }
}

/* A static function, or one of another type, only happens to have the name. */
static bool replaces(LLVMValueRef users, LLVMValueRef woven)
{
    if (!users || LLVMIsDeclaration(users))
        return false;
    LLVMLinkage linkage = LLVMGetLinkage(users);
    return linkage != LLVMInternalLinkage && linkage != LLVMPrivateLinkage &&
           LLVMGlobalGetValueType(users) == LLVMGlobalGetValueType(woven);
}

void redirect_to_user(struct weaver *weaver)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f)) {
        size_t length;
        const char *name = LLVMGetValueName2(f, &length);
        if (strncmp(name, LIBC_PREFIX, strlen(LIBC_PREFIX)) != 0)
            continue;
        LLVMValueRef users = LLVMGetNamedFunction(weaver->module, name + strlen(LIBC_PREFIX));
        if (replaces(users, f))
            LLVMReplaceAllUsesWith(f, users);
    }
}
