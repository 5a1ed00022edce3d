#include "target/worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/file.h"
#include "runtime/serve.h"
#include "target/target.h"

#define GONE_MILLISECONDS 1000

bool block_create(struct block *block, size_t size, struct error *error)
{
    *block = (struct block){.file = memfd_create("assay", MFD_CLOEXEC), .size = size};
    if (block->file < 0 || ftruncate(block->file, (off_t)size) < 0)
        return error_set(error, ERROR_SYSTEM, "cannot create shared memory: %s", strerror(errno));
    void *map = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, block->file, 0);
    if (map == MAP_FAILED)
        return error_set(error, ERROR_SYSTEM, "cannot map %zu bytes of shared memory: %s", size, strerror(errno));
    block->wire = map;
    return true;
}

void block_release(struct block *block)
{
    if (block->wire)
        munmap(block->wire, block->size);
    if (block->file >= 0)
        close(block->file);
    *block = (struct block){.file = -1};
}

/* The worker makes the directory, and removes it when Assay cannot. */
static char *name_scratch(struct error *error)
{
    const char *base = getenv("TMPDIR");
    uint64_t unique;
    base = base && *base ? base : "/tmp";
    if (access(base, W_OK | X_OK) < 0 || getrandom(&unique, sizeof unique, 0) != sizeof unique) {
        error_set(error, ERROR_SYSTEM, "cannot create a scratch directory in '%s': %s", base, strerror(errno));
        return NULL;
    }
    char *name = mem_format("assay-%016llx", (unsigned long long)unique);
    char *relative = path_join(base, name), *path = path_absolute(relative);
    mem_free(relative);
    mem_free(name);
    return path;
}

/* Between fork and exec: async-signal-safe calls only. */
static _Noreturn void become_worker(const char *program, char *const arguments[], const int inherited[2], int errors)
{
    setpgid(0, 0);
    if (errors >= 0)
        dup2(errors, 2);
    personality(ADDR_NO_RANDOMIZE); /* addresses a predicate looks at are the same in every run */
    fcntl(inherited[0], F_SETFD, 0);
    fcntl(inherited[1], F_SETFD, 0);
    execv(program, arguments);
    _exit(127);
}

static bool start(struct worker *worker, const struct block *block, const char *image, int errors,
                  struct error *error)
{
    int alive[2] = {-1, -1};
    *worker = (struct worker){.handle = -1, .alive = -1};
    if (pipe2(alive, O_CLOEXEC) < 0)
        return error_set(error, ERROR_SYSTEM, "cannot start a worker: %s", strerror(errno));
    worker->alive = alive[0];
    char *library = target_library_directory(error);
    if (!library)
        return false;
    worker->scratch = name_scratch(error);
    if (!worker->scratch) {
        mem_free(library);
        return false;
    }
    char *program = path_join(library, "assay-worker");
    char *file = mem_format("%d:%d:%d", block->file, alive[1], (int)getpid());
    char *const arguments[] = {program, (char *)image, file, worker->scratch, errors < 0 ? NULL : "execute", NULL};
    fflush(NULL);
    worker->process = fork();
    if (worker->process == 0)
        become_worker(program, arguments, (const int[]){block->file, alive[1]}, errors);
    if (worker->process < 0) {
        worker->process = 0;
        error_set(error, ERROR_SYSTEM, "cannot start a worker: %s", strerror(errno));
    } else {
        setpgid(worker->process, worker->process);
        worker->handle = (int)syscall(SYS_pidfd_open, worker->process, 0);
    }
    close(alive[1]);
    mem_free(file);
    mem_free(program);
    mem_free(library);
    return worker->process > 0;
}

bool worker_start(struct worker *worker, const struct block *block, const char *image, struct error *error)
{
    return start(worker, block, image, -1, error);
}

bool worker_execute(struct worker *worker, const struct block *block, const char *image, int errors,
                    struct error *error)
{
    return start(worker, block, image, errors, error);
}

void worker_wait(struct worker *worker, double seconds)
{
    struct pollfd ends = {.fd = worker->handle, .events = POLLIN};
    struct timespec time = {.tv_nsec = (long)(seconds * 1e9)};
    ppoll(&ends, 1, &time, NULL); /* a negative handle is ignored: then this only sleeps */
}

/* The process that was started is not the one that writes to the block: that is
 * its child, which may outlive it by a moment. */
static void wait_until_gone(const struct worker *worker)
{
    struct pollfd ends = {.fd = worker->alive, .events = 0};
    poll(&ends, 1, GONE_MILLISECONDS);
}

bool worker_running(struct worker *worker)
{
    if (!worker->process)
        return false;
    pid_t ended = waitpid(worker->process, &worker->status, WNOHANG);
    if (ended == 0 || (ended < 0 && errno == EINTR))
        return true;
    kill(-worker->process, SIGKILL);
    worker->process = 0;
    wait_until_gone(worker);
    return false;
}

void worker_stop(struct worker *worker)
{
    if (worker->process) {
        kill(-worker->process, SIGKILL);
        kill(worker->process, SIGKILL);
        while (waitpid(worker->process, &worker->status, 0) < 0 && errno == EINTR)
            ;
        worker->process = 0;
        wait_until_gone(worker);
    }
    if (worker->alive > 0)
        close(worker->alive);
    worker->alive = -1;
    if (worker->handle > 0)
        close(worker->handle);
    worker->handle = -1;
    if (worker->scratch) {
        file_remove_tree(worker->scratch);
        mem_free(worker->scratch);
        worker->scratch = NULL;
    }
}

static unsigned long long resident_pages(pid_t process)
{
    char path[64];
    unsigned long long total, resident = 0;
    snprintf(path, sizeof path, "/proc/%d/statm", process);
    FILE *statm = fopen(path, "r");
    if (!statm)
        return 0;
    if (fscanf(statm, "%llu %llu", &total, &resident) != 2)
        resident = 0;
    fclose(statm);
    return resident;
}

#define FAMILY_MOST 64

/* The worker proper is a child or grandchild of the process we started, and the
 * target's code may have children of its own: all of them count. */
unsigned long long worker_resident_kb(const struct worker *worker)
{
    pid_t family[FAMILY_MOST] = {worker->process};
    unsigned long long pages = 0;
    for (size_t i = 0, count = 1; i < count; i++) {
        char path[64];
        int child;
        pages += resident_pages(family[i]);
        snprintf(path, sizeof path, "/proc/%d/task/%d/children", family[i], family[i]);
        FILE *children = fopen(path, "r");
        while (children && count < FAMILY_MOST && fscanf(children, "%d", &child) == 1)
            family[count++] = child;
        if (children)
            fclose(children);
    }
    return pages * (unsigned long long)sysconf(_SC_PAGESIZE) / 1024;
}

bool worker_run_here(const struct block *block, const char *image, void (*ring_full)(void *data), void *data,
                     struct error *error)
{
    void *wanted = (void *)WIRE_ADDRESS;
    int flags = MAP_SHARED | MAP_FIXED_NOREPLACE;
    if (mmap(wanted, block->size, PROT_READ | PROT_WRITE, flags, block->file, 0) != wanted)
        return error_set(error, ERROR_SYSTEM, "--no-fork: the address range of the worker is taken in this process");
    void *handle = dlopen(image, RTLD_NOW | RTLD_LOCAL);
    serve_function *serve = handle ? (serve_function *)dlsym(handle, SERVE_SYMBOL) : NULL;
    if (serve)
        serve(&(struct serve_options){.image = handle, .ring_full = ring_full, .data = data, .leave_signals = true});
    else
        error_set(error, ERROR_SYSTEM, "cannot load '%s': %s", image, dlerror());
    munmap(wanted, block->size);
    return serve != NULL;
}
