/* libz3, in a copy of this process that alone has it loaded: Z3 crashes, hangs
 * and eats memory now and then, and its time limit can be ignored. */
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "solver/smt.h"

#define LIBRARY "libz3.so.4"

/* The part of Z3's C interface that is needed, so that no header is. */
struct library {
    void *(*mk_config)(void);
    void *(*mk_context)(void *config);
    void (*set_error_handler)(void *context, void (*handler)(void *context, int code));
    const char *(*eval)(void *context, const char *commands);
};

static int complain(const char *what)
{
    file_put(STDERR_FILENO, what, strlen(what));
    return 1;
}

static bool find(struct library *library)
{
    void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return false;
    *(void **)&library->mk_config = dlsym(handle, "Z3_mk_config");
    *(void **)&library->mk_context = dlsym(handle, "Z3_mk_context");
    *(void **)&library->set_error_handler = dlsym(handle, "Z3_set_error_handler");
    *(void **)&library->eval = dlsym(handle, "Z3_eval_smtlib2_string");
    return library->mk_config && library->mk_context && library->set_error_handler && library->eval;
}

/* Errors are in the text of the answer; the default is to abort. */
static void leave_it(void *context, int code)
{
    (void)context;
    (void)code;
}

/* Memory that a check gives back is wanted by the next one: to hand it to the
 * system in between doubled the time of small questions. */
static void keep_memory(void)
{
    mallopt(M_TOP_PAD, 64 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
}

/* Commands come in lines: whole ones are evaluated, the rest waits. */
static int serve(void *nothing)
{
    (void)nothing;
    struct library library;
    keep_memory();
    if (!find(&library))
        return complain(dlerror());
    void *context = library.mk_context(library.mk_config());
    library.set_error_handler(context, leave_it);
    struct text heard = TEXT_INIT;
    for (;;) {
        text_reserve(&heard, 65536);
        ssize_t got = read(STDIN_FILENO, heard.s + heard.length, 65536);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return 0;
        char *line = memrchr(heard.s + heard.length, '\n', (size_t)got);
        heard.length += (size_t)got;
        if (!line)
            continue;
        char *next = line + 1, kept = *next;
        size_t rest = heard.length - (size_t)(next - heard.s);
        *next = '\0';
        const char *answer = library.eval(context, heard.s);
        if (!file_put(STDOUT_FILENO, answer, strlen(answer)))
            return 1;
        *next = kept;
        memmove(heard.s, next, rest);
        heard.length = rest;
    }
}

/* The loader's own list of folders; loading the library to find out would cost 20 ms and 30 MB. */
static bool is_in_search_path(void *self)
{
    Dl_serinfo size;
    bool found = false;
    if (dlinfo(self, RTLD_DI_SERINFOSIZE, &size) != 0)
        return false;
    Dl_serinfo *paths = mem_alloc(size.dls_size);
    paths->dls_size = size.dls_size;
    paths->dls_cnt = size.dls_cnt;
    if (dlinfo(self, RTLD_DI_SERINFO, paths) == 0)
        for (unsigned i = 0; i < paths->dls_cnt && !found; i++) {
            char *path = path_join(paths->dls_serpath[i].dls_name, LIBRARY);
            found = file_exists(path);
            mem_free(path);
        }
    mem_free(paths);
    return found;
}

/* Folders of /etc/ld.so.conf are in the loader's cache only, which lists paths as strings. */
static bool is_in_cache(void)
{
    struct text cache = TEXT_INIT;
    struct error error = ERROR_INIT;
    static const char name[] = "/" LIBRARY;
    bool found =
        file_read("/etc/ld.so.cache", &cache, &error) && memmem(cache.s, cache.length, name, sizeof name) != NULL;
    text_release(&cache);
    error_release(&error);
    return found;
}

static bool available(const char *command)
{
    (void)command;
    void *self = dlopen(NULL, RTLD_LAZY);
    bool found = self && is_in_search_path(self);
    if (self)
        dlclose(self);
    return found || is_in_cache();
}

static bool open_z3(struct solver *solver, const char *command, struct error *error)
{
    (void)command;
    if (!available(NULL))
        return error_set(error, ERROR_INPUT, "solver 'z3': the library " LIBRARY " is not installed");
    struct smt *smt = smt_open(solver);
    smt->body = serve;
    smt->one_trip = true;
    smt->inherits = true;
    smt_setup_z3(smt);
    return true;
}

const struct solver_kind solver_z3 = {
    .name = "z3",
    .shown = "z3",
    .available = available,
    .open = open_z3,
    .close = smt_close,
    .declare = smt_declare,
    .assert_term = smt_assert,
    .push = smt_push,
    .pop = smt_pop,
    .check = smt_check,
    .check_each = smt_check_each,
    .assert_family = smt_assert_family,
    .check_family = smt_check,
};
