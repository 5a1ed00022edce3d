#include "front/c/clang.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/process.h"

/* LLVM's library directory: the build may know a better one. */
#ifndef ASSAY_LIBCLANG_DIRECTORY
#define ASSAY_LIBCLANG_DIRECTORY "/usr/lib/llvm-19/lib"
#endif

static void *open_library(void)
{
    static const char *const names[] = {
        "libclang-19.so.19",
        "libclang-19.so.1",
        "libclang-19.so",
        ASSAY_LIBCLANG_DIRECTORY "/libclang.so.1",
    };
    void *library = NULL;
    for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++)
        library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
    return library;
}

/* ISO C has no conversion from what dlsym returns to a function pointer. */
static bool find_function(void *library, const char *name, void *pointer)
{
    void *found = dlsym(library, name);
    memcpy(pointer, &found, sizeof found);
    return found != NULL;
}

bool clang_load(struct clang *clang, struct error *error)
{
    void *library = open_library();
    if (!library)
        return error_set(error, ERROR_SYSTEM, "cannot load libclang-19: install the package 'libclang1-19'");
    const char *missing = NULL;
#define CLANG_FIND(name)                                       \
    if (!find_function(library, "clang_" #name, &clang->name)) \
        missing = "clang_" #name;
    CLANG_FUNCTIONS(CLANG_FIND)
#undef CLANG_FIND
    if (missing)
        return error_set(error, ERROR_SYSTEM,
                         "cannot use libclang-19: it has no function '%s'; install the package 'libclang1-19'",
                         missing);
    return true;
}

static bool has_headers(const char *directory)
{
    char *header = path_join(directory, "include/stddef.h");
    bool found = file_exists(header);
    mem_free(header);
    return found;
}

/* DIRECTORY/clang/19, when it is there. */
static char *directory_under(const char *library_directory)
{
    char *directory = path_join(library_directory, "clang/19");
    if (has_headers(directory))
        return directory;
    mem_free(directory);
    return NULL;
}

static char *directory_beside_library(const struct clang *clang)
{
    Dl_info info;
    void *address;
    memcpy(&address, &clang->createIndex, sizeof address);
    char *real = dladdr(address, &info) && info.dli_fname ? realpath(info.dli_fname, NULL) : NULL;
    if (!real)
        return NULL;
    char *library_directory = path_directory(real);
    char *directory = directory_under(library_directory);
    free(real);
    mem_free(library_directory);
    return directory;
}

static char *directory_of_compiler(void)
{
    static const char *const command[] = {"clang-19", "-print-resource-dir", NULL};
    struct process_result result = {0};
    struct error ignored = ERROR_INIT;
    char *directory = NULL;
    if (process_run(command, 10, &result, &ignored))
        directory = mem_strndup(result.output.s, strcspn(result.output.s, "\n"));
    process_result_release(&result);
    error_release(&ignored);
    if (directory && has_headers(directory))
        return directory;
    mem_free(directory);
    return NULL;
}

char *clang_resource_directory(const struct clang *clang, struct error *error)
{
    char *directory = directory_beside_library(clang);
    if (!directory)
        directory = directory_under(ASSAY_LIBCLANG_DIRECTORY);
    if (!directory) /* takes 20 ms, so last */
        directory = directory_of_compiler();
    if (!directory)
        error_set(error, ERROR_SYSTEM,
                  "cannot find the headers of clang-19: install the packages 'clang-19' and 'libclang-common-19-dev'");
    return directory;
}

const char *clang_text(const struct clang *clang, struct arena *arena, CXString string)
{
    const char *s = clang->getCString(string);
    const char *copy = arena_strdup(arena, s ? s : "");
    clang->disposeString(string);
    return copy;
}
