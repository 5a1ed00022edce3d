/* Weave: bitcode in, an object out, with the runtime's hooks in it.
 *
 * The program assay-weave links the user's modules, gives what they call of
 * the C library woven definitions, and then lets one or more weaves put calls
 * of hooks (see runtime/hooks.c) before the instructions they care about:
 *
 *     read and link · redirect · drop what is not needed · clean · weave ·
 *     link the hooks · verify · optimise · emit
 *
 * All hooks go in before any optimisation, so that their order is the order of
 * the source; they are calls with side effects, which no later pass may drop,
 * repeat or swap.  This is the only folder that knows LLVM. */
#ifndef ASSAY_WEAVE_WEAVE_H
#define ASSAY_WEAVE_WEAVE_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "base/error.h"
#include "base/map.h"
#include "base/vector.h"

typedef VECTOR(LLVMValueRef) value_list;
typedef VECTOR(const char *) string_list;
typedef VECTOR(LLVMBasicBlockRef) block_list;

/* One run of the program.  The context owns the module and all values. */
struct weaver {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef builder;
    LLVMTargetMachineRef machine;
    LLVMTargetDataRef layout;
    LLVMTypeRef nothing, pointer, size; /* void, ptr, i64 */
    unsigned byval;                     /* the attribute's kind */
    struct text diagnostics;            /* errors LLVM reported since the last step began */
    struct map strings;                 /* text -> its private constant in the module */
    value_list variadics;               /* opaque variadic functions whose address is taken */
};

/* A weave looks at every function of the module and inserts hooks.  To add one
 * is to add a file and a line to the table in weaves.c. */
struct weave {
    const char *name, *summary;
    void (*function)(struct weaver *weaver, LLVMValueRef function); /* after its instructions; may be NULL */
    void (*instruction)(struct weaver *weaver, LLVMValueRef instruction);
};
extern const struct weave weave_reads;
const struct weave *weave_named(const char *name); /* NULL: there is none */
void weaves_list(struct text *out);                /* a line for each */
void weave_module(struct weaver *weaver, const struct weave *weave);

/* ---- module.c: reading, linking, writing ---- */

bool weaver_init(struct weaver *weaver, struct error *error);
void weaver_release(struct weaver *weaver);
LLVMModuleRef module_read(struct weaver *weaver, const char *path, struct error *error);
/* Consumes other, which was read from path. */
bool module_link(struct weaver *weaver, LLVMModuleRef other, const char *path, struct error *error);
/* Makes calls of atomic accesses that no instruction does. */
bool module_expand_atomics(struct weaver *weaver, struct error *error);
/* Only entries stay visible; whatever they do not need goes away. */
bool module_keep_only(struct weaver *weaver, const string_list *entries, struct error *error);
bool module_verify(struct weaver *weaver, struct error *error);
bool module_optimise(struct weaver *weaver, int level, struct error *error);
bool module_emit(struct weaver *weaver, const char *path, bool bitcode, struct error *error);

/* ---- redirect.c: declarations get woven definitions ---- */

/* Renames declarations of what libc defines (as assay_libc_NAME), so that
 * linking libc resolves them, function pointers included; gives functions
 * that no predicate may call a body that says so. */
void redirect_declarations(struct weaver *weaver, LLVMModuleRef libc);
/* A function the user defines takes the place of libc's of the same name, also
 * for libc's own calls.  After libc was linked. */
void redirect_to_user(struct weaver *weaver);

/* ---- clean.c: promises that hooks break ---- */

void clean_module(struct weaver *weaver);   /* attributes and metadata; before weaving */
void prepare_module(struct weaver *weaver); /* what every woven function needs; before optimising */

/* ---- names.c: what is known about C library functions ---- */

/* The name to look for in the woven library: __isoc23_strtol -> strtol. */
const char *name_canonical(const char *name);
/* Computes on scalars or returns memory of the C library: needs no hook. */
bool name_is_harmless(const char *name);
/* The fault function that a call must end in, "assay_fault_call" or
 * "assay_fault_exit"; NULL if it may be called. */
const char *name_fault(const char *name);
/* What an opaque function writes: size bytes, times the arguments numbered in
 * factors (0 ends them: argument 0 is never one), where argument buffer points. */
struct written {
    unsigned buffer;
    unsigned long long size;
    unsigned factors[2];
};
const struct written *name_writes(const char *name); /* NULL: not known */
/* The back end may call a function of this name by itself. */
bool name_is_runtime_call(const char *name);

/* ---- insert.c: building hook calls ---- */

enum access { ACCESS_LOAD, ACCESS_STORE };
/* Hooks an access of size bytes, unless it can only touch a local variable (the
 * stack is part of every snapshot) or load a constant. */
void hook_access(struct weaver *weaver, LLVMValueRef before, enum access access, LLVMValueRef address,
                 unsigned long long size);
void hook_range(struct weaver *weaver, LLVMValueRef before, enum access access, LLVMValueRef address,
                LLVMValueRef length);
void hook_step(struct weaver *weaver, LLVMValueRef before);
/* An integer division: by zero it must fault, also when nobody uses the result. */
void hook_division(struct weaver *weaver, LLVMValueRef division);
/* A variable that is handed to an opaque call: it may write there. */
void hook_global(struct weaver *weaver, LLVMValueRef before, LLVMValueRef address);
/* argument: a pointer, or NULL for none. */
void hook_opaque(struct weaver *weaver, LLVMValueRef before, const char *name, LLVMValueRef argument);
LLVMValueRef string_constant(struct weaver *weaver, const char *s);

/* ---- opaque.c: calls that cannot be seen into ---- */

/* Replaces the address of every opaque function, where it is taken, by that of
 * a function which is woven and calls it. */
bool wrap_address_taken(struct weaver *weaver, struct error *error);
/* Hooks the call if nothing is known of what its callee does. */
void weave_opaque_call(struct weaver *weaver, LLVMValueRef call);
bool is_intrinsic(LLVMValueRef value);
bool is_weavable(struct weaver *weaver, LLVMValueRef function); /* has a body that hooks may go into */

/* ---- loops.c ---- */

/* Adds the blocks that a back edge leads to, so that every cycle of the
 * function has at least one. */
void loop_heads(LLVMValueRef function, block_list *heads);

#endif
