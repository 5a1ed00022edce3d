/* Modules: bitcode files in, an object or bitcode file out. */
#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Error.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdlib.h>
#include <string.h>

#include "weave/weave.h"

/* LLVM's own handler would print and exit. */
static void collect_diagnostic(LLVMDiagnosticInfoRef diagnostic, void *state)
{
    struct text *diagnostics = state;
    if (LLVMGetDiagInfoSeverity(diagnostic) != LLVMDSError)
        return;
    char *description = LLVMGetDiagInfoDescription(diagnostic);
    text_addf(diagnostics, "%s%s", diagnostics->length ? "; " : "", description);
    LLVMDisposeMessage(description);
}

static bool same_architecture(const char *a, const char *b)
{
    size_t length = strcspn(a, "-");
    return length == strcspn(b, "-") && memcmp(a, b, length) == 0;
}

static bool create_machine(struct weaver *weaver, struct error *error)
{
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMInitializeNativeAsmParser(); /* for inline assembly */
    char *triple = LLVMGetDefaultTargetTriple(), *message = NULL;
    LLVMTargetRef target;
    if (LLVMGetTargetFromTriple(triple, &target, &message)) {
        error_set(error, ERROR_SYSTEM, "no code generator for '%s': %s", triple, message);
        LLVMDisposeMessage(message);
    } else {
        const char *processor = strncmp(triple, "x86_64", 6) == 0 ? "x86-64" : "generic";
        weaver->machine = LLVMCreateTargetMachine(target, triple, processor, "", LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                                  LLVMCodeModelDefault);
        weaver->layout = LLVMCreateTargetDataLayout(weaver->machine);
    }
    LLVMDisposeMessage(triple);
    return weaver->machine != NULL;
}

bool weaver_init(struct weaver *weaver, struct error *error)
{
    *weaver = (struct weaver){.context = LLVMContextCreate(), .byval = LLVMGetEnumAttributeKindForName("byval", 5)};
    text_init(&weaver->diagnostics);
    LLVMContextSetDiagnosticHandler(weaver->context, collect_diagnostic, &weaver->diagnostics);
    weaver->builder = LLVMCreateBuilderInContext(weaver->context);
    weaver->nothing = LLVMVoidTypeInContext(weaver->context);
    weaver->pointer = LLVMPointerTypeInContext(weaver->context, 0);
    weaver->size = LLVMInt64TypeInContext(weaver->context);
    return create_machine(weaver, error);
}

void weaver_release(struct weaver *weaver)
{
    map_release(&weaver->strings);
    vector_release(&weaver->variadics);
    text_release(&weaver->diagnostics);
    LLVMDisposeBuilder(weaver->builder);
    if (weaver->module)
        LLVMDisposeModule(weaver->module);
    if (weaver->layout)
        LLVMDisposeTargetData(weaver->layout);
    if (weaver->machine)
        LLVMDisposeTargetMachine(weaver->machine);
    LLVMContextDispose(weaver->context);
}

/* A module for another machine cannot run beside the runtime. */
static bool check_architecture(struct weaver *weaver, LLVMModuleRef module, const char *path, struct error *error)
{
    char *host = LLVMGetTargetMachineTriple(weaver->machine);
    const char *triple = LLVMGetTarget(module);
    bool same = *triple == '\0' || same_architecture(triple, host);
    if (!same)
        error_set(error, ERROR_INPUT,
                  "'%s' was compiled for '%s', but this machine is '%s': leave out -m32 or --target", path, triple,
                  host);
    LLVMDisposeMessage(host);
    return same;
}

static bool run_passes(struct weaver *weaver, const char *passes, struct error *error)
{
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef failure = LLVMRunPasses(weaver->module, passes, weaver->machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (!failure)
        return true;
    char *message = LLVMGetErrorMessage(failure);
    error_set(error, ERROR_SYSTEM, "cannot run the passes '%s': %s", passes, message);
    LLVMDisposeErrorMessage(message);
    return false;
}

/* Atomic objects of 16 bytes, which the back end would make calls of a library
 * of its own of, after everything has been redirected. */
static bool is_wide_atomic(struct weaver *weaver, LLVMValueRef instruction)
{
    LLVMOpcode opcode = LLVMGetInstructionOpcode(instruction);
    bool is_update = opcode == LLVMAtomicRMW || opcode == LLVMAtomicCmpXchg;
    bool is_access = opcode == LLVMLoad || opcode == LLVMStore;
    if (!is_update && !(is_access && LLVMGetOrdering(instruction) != LLVMAtomicOrderingNotAtomic))
        return false;
    LLVMValueRef value = opcode == LLVMLoad    ? instruction
                         : opcode == LLVMStore ? LLVMGetOperand(instruction, 0)
                                               : LLVMGetOperand(instruction, 1);
    return LLVMStoreSizeOfType(weaver->layout, LLVMTypeOf(value)) > 8;
}

static bool has_wide_atomics(struct weaver *weaver)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(weaver->module); f; f = LLVMGetNextFunction(f))
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
            for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
                if (is_wide_atomic(weaver, i))
                    return true;
    return false;
}

bool module_expand_atomics(struct weaver *weaver, struct error *error)
{
    return !has_wide_atomics(weaver) || run_passes(weaver, "function(atomic-expand)", error);
}

LLVMModuleRef module_read(struct weaver *weaver, const char *path, struct error *error)
{
    LLVMMemoryBufferRef buffer;
    LLVMModuleRef module;
    char *message = NULL;
    if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message)) {
        error_set(error, ERROR_INPUT, "cannot read '%s': %s", path, message);
        LLVMDisposeMessage(message);
        return NULL;
    }
    text_clear(&weaver->diagnostics);
    bool failed = LLVMParseBitcodeInContext2(weaver->context, buffer, &module);
    LLVMDisposeMemoryBuffer(buffer);
    if (failed) {
        error_set(error, ERROR_INPUT, "'%s' is not bitcode that LLVM 19 can read: %s", path, weaver->diagnostics.s);
        return NULL;
    }
    if (!check_architecture(weaver, module, path, error)) {
        LLVMDisposeModule(module);
        return NULL;
    }
    return module;
}

bool module_link(struct weaver *weaver, LLVMModuleRef other, const char *path, struct error *error)
{
    text_clear(&weaver->diagnostics);
    if (LLVMLinkModules2(weaver->module, other))
        return error_set(error, ERROR_INPUT, "cannot link '%s': %s", path, weaver->diagnostics.s);
    return true;
}

static bool is_entry(const string_list *entries, const char *name)
{
    for (size_t i = 0; i < entries->count; i++)
        if (strcmp(entries->items[i], name) == 0)
            return true;
    return false;
}

/* Internal functions may change their parameters; one that the back end calls
 * by name must not be taken for one of these. */
static void keep_off_runtime_calls(LLVMValueRef global, const char *name)
{
    if (!name_is_runtime_call(name))
        return;
    char *other = mem_format("%s.woven", name);
    LLVMSetValueName2(global, other, strlen(other));
    mem_free(other);
}

static void internalise(LLVMValueRef global, const string_list *entries)
{
    size_t length;
    const char *name = LLVMGetValueName2(global, &length);
    if (LLVMIsDeclaration(global) || strncmp(name, "llvm.", 5) == 0)
        return;
    if (LLVMIsAGlobalObject(global) && !LLVMIsAGlobalIFunc(global))
        LLVMSetComdat(global, NULL);
    if (is_entry(entries, name)) {
        LLVMSetLinkage(global, LLVMExternalLinkage);
        LLVMSetVisibility(global, LLVMDefaultVisibility);
        return;
    }
    if (LLVMGetLinkage(global) != LLVMPrivateLinkage)
        LLVMSetLinkage(global, LLVMInternalLinkage);
    keep_off_runtime_calls(global, name);
}

static void internalise_all(LLVMModuleRef module, const string_list *entries)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        internalise(f, entries);
    for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g))
        internalise(g, entries);
    for (LLVMValueRef a = LLVMGetFirstGlobalAlias(module); a; a = LLVMGetNextGlobalAlias(a))
        internalise(a, entries);
    for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(module); i; i = LLVMGetNextGlobalIFunc(i))
        internalise(i, entries);
}

static bool is_defined(LLVMModuleRef module, const char *name)
{
    LLVMValueRef function = LLVMGetNamedFunction(module, name);
    if (function)
        return !LLVMIsDeclaration(function);
    return LLVMGetNamedGlobalAlias(module, name, strlen(name)) || LLVMGetNamedGlobalIFunc(module, name, strlen(name));
}

bool module_keep_only(struct weaver *weaver, const string_list *entries, struct error *error)
{
    for (size_t i = 0; i < entries->count; i++)
        if (!is_defined(weaver->module, entries->items[i]))
            return error_set(error, ERROR_INPUT, "no function '%s' is defined in the given bitcode", entries->items[i]);
    internalise_all(weaver->module, entries);
    return run_passes(weaver, "globaldce", error);
}

bool module_verify(struct weaver *weaver, struct error *error)
{
    char *message = NULL;
    bool broken = LLVMVerifyModule(weaver->module, LLVMReturnStatusAction, &message);
    if (broken)
        error_set(error, ERROR_SYSTEM, "the woven module is broken: %s", message);
    LLVMDisposeMessage(message);
    return !broken;
}

bool module_optimise(struct weaver *weaver, int level, struct error *error)
{
    char passes[] = "default<O0>";
    passes[strlen("default<O")] = (char)('0' + level);
    return run_passes(weaver, passes, error);
}

bool module_emit(struct weaver *weaver, const char *path, bool bitcode, struct error *error)
{
    if (bitcode)
        return !LLVMWriteBitcodeToFile(weaver->module, path) ||
               error_set(error, ERROR_SYSTEM, "cannot write '%s'", path);
    char *message = NULL;
    text_clear(&weaver->diagnostics);
    if (LLVMTargetMachineEmitToFile(weaver->machine, weaver->module, path, LLVMObjectFile, &message)) {
        error_set(error, ERROR_SYSTEM, "cannot write '%s': %s", path, message);
        LLVMDisposeMessage(message);
        return false;
    }
    if (weaver->diagnostics.length) /* inline assembly that does not assemble */
        return error_set(error, ERROR_INPUT, "cannot generate code: %s", weaver->diagnostics.s);
    return true;
}
