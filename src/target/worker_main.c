/* assay-worker IMAGE WIRE-FD:ALIVE-FD:ASSAY-PID SCRATCH [execute]: shuts itself in, loads
 * the image and serves; or, for an image that is a program of its own, becomes it.
 *
 * The code in the image is not trusted: it may do anything a process can.  So
 * before it is loaded, a child gives up the network, the rest of the process
 * table and all writing outside SCRATCH, as far as the kernel lets it, and says
 * in the wire what it got.
 *
 * The process that was started stays outside as the guard: it ends as the child
 * did.  It makes SCRATCH and removes it, and when Assay is gone, at whatever
 * moment, it sees to it that nothing is left of all this. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/file.h"
#include "runtime/serve.h"
#include "runtime/trial.h"
#include "runtime/wire.h"

#define FILE_SIZE_MOST (64ul << 20)

static void write_text(const char *path, const char *text)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0)
        return;
    ssize_t ignored = write(file, text, strlen(text));
    (void)ignored;
    close(file);
}

/* Root needs no user namespace, and in a chroot it can have none. */
static bool enter_namespaces(int wanted)
{
    if (geteuid() == 0 && unshare(wanted) == 0)
        return true;
    char map[64];
    uid_t user = getuid();
    gid_t group = getgid();
    if (unshare(CLONE_NEWUSER | wanted) < 0)
        return false;
    write_text("/proc/self/setgroups", "deny");
    snprintf(map, sizeof map, "%u %u 1", user, user);
    write_text("/proc/self/uid_map", map);
    snprintf(map, sizeof map, "%u %u 1", group, group);
    write_text("/proc/self/gid_map", map);
    return true;
}

#ifdef SYS_mount_setattr

#define RECURSIVE 0x8000u /* AT_RECURSIVE, which glibc 2.36 does not have yet */

/* A copy of the whole tree, read-only, becomes the root; a small file system
 * of our own is the scratch directory.  The copy is what makes it work in a
 * chroot too, where "/" is no mount that could be changed. */
static bool make_read_only(const char *scratch, bool may_write)
{
    struct {
        uint64_t set, clear, propagation, user;
    } attributes = {.set = 1 /* MOUNT_ATTR_RDONLY */};
    mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL); /* in a chroot it is refused, and not needed */
    int tree = (int)syscall(SYS_open_tree, AT_FDCWD, "/", 1 /* OPEN_TREE_CLONE */ | O_CLOEXEC | RECURSIVE);
    if (tree < 0)
        return false;
    bool made = syscall(SYS_mount_setattr, tree, "", AT_EMPTY_PATH | RECURSIVE, &attributes, sizeof attributes) == 0 &&
                syscall(SYS_move_mount, tree, "", AT_FDCWD, scratch, 4 /* MOVE_MOUNT_F_EMPTY_PATH */) == 0;
    close(tree);
    return made && chroot(scratch) == 0 && chdir("/") == 0 &&
           mount("assay", scratch, "tmpfs", MS_NOSUID | MS_NODEV | (may_write ? 0 : MS_RDONLY), "size=64m") == 0;
}

#else

static bool make_read_only(const char *scratch, bool may_write)
{
    (void)scratch, (void)may_write;
    return false;
}

#endif

/* In the child.  A search goes back and forth between candidates: a file that
 * one left behind would be seen by others, so there is none. */
static unsigned isolate(const char *scratch, bool may_write)
{
    if (unshare(CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWNS) < 0)
        return 0;
    return ISOLATED_NETWORK | (make_read_only(scratch, may_write) ? ISOLATED_FILES : 0);
}

static void limit(int resource, rlim_t most)
{
    struct rlimit value = {most, most};
    setrlimit(resource, &value);
}

/* outputs: the last of stdout (1) and stderr (2) to be given up; a person may look on. */
static void close_everything_but(int first, int second, int outputs)
{
    int low = first < second ? first : second, high = first < second ? second : first;
    int nothing = open("/dev/null", O_RDWR);
    for (int i = 0; i <= outputs; i++)
        dup2(nothing, i);
    if (low > 3)
        syscall(SYS_close_range, 3, (unsigned)low - 1, 0);
    if (high > low + 1)
        syscall(SYS_close_range, (unsigned)low + 1, (unsigned)high - 1, 0);
    syscall(SYS_close_range, (unsigned)high + 1, ~0u, 0);
}

static int wait_for(pid_t child)
{
    int status;
    pid_t ended;
    while ((ended = wait(&status)) != child)
        if (ended < 0 && errno != EINTR)
            _exit(126);
    return status;
}

/* Ends as a process with this status did. */
static _Noreturn void end_like(int status)
{
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        kill(getpid(), WTERMSIG(status));
    }
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 126);
}

/* The first process of a namespace does not die of signals that it sends to
 * itself, and inherits orphans: a program of the user's must not be that. */
static void become_second(int tell)
{
    pid_t child = fork();
    if (child == 0)
        return;
    if (child < 0)
        _exit(126);
    int status = wait_for(child);
    if (write(tell, &status, sizeof status) != sizeof status)
        _exit(126);
    _exit(0);
}

/* ---- the guard ---- */

/* SIGTERM when Assay ends; false: it has ended already, and no signal comes. */
static bool await_end_of(pid_t assay)
{
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    return getppid() == assay;
}

/* The guard holds the other end.  It cannot be seen from inside a namespace. */
static void die_with_guard(int pipe_end)
{
    struct pollfd other = {.fd = pipe_end};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (poll(&other, 1, 0) != 0)
        _exit(126);
}

/* Until the child has ended, or SIGTERM says that Assay has. */
static int guard(pid_t child, const char *scratch, const sigset_t *awaited)
{
    for (;;) {
        int status;
        pid_t ended = waitpid(child, &status, WNOHANG);
        if (ended == child)
            return status;
        if (ended < 0 && errno != EINTR)
            return 126 << 8;
        if (sigwaitinfo(awaited, NULL) != SIGTERM)
            continue;
        kill(child, SIGKILL); /* and with it all of its namespace */
        wait_for(child);
        file_remove_tree(scratch);
        kill(0, SIGKILL);
    }
}

/* Returns in the child: what it is isolated from so far. */
static unsigned go_behind_guard(pid_t assay, const char *scratch, bool execute)
{
    int ends[2];
    sigset_t awaited, before;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    sigprocmask(SIG_BLOCK, &awaited, &before);
    if (!await_end_of(assay) || pipe2(ends, O_CLOEXEC) < 0 || mkdir(scratch, 0700) < 0)
        _exit(WIRE_CANNOT_START);
    unsigned isolation = enter_namespaces(CLONE_NEWPID) ? ISOLATED_PROCESSES : 0; /* for children */
    if (!await_end_of(assay)) /* other rights may have undone it */
        kill(getpid(), SIGTERM);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        die_with_guard(ends[1]);
        sigprocmask(SIG_SETMASK, &before, NULL);
        if (execute && isolation)
            become_second(ends[1]);
        return isolation;
    }
    close(ends[1]);
    int status = guard(child, scratch, &awaited), told;
    if (execute && read(ends[0], &told, sizeof told) == sizeof told)
        status = told;
    file_remove_tree(scratch);
    sigprocmask(SIG_SETMASK, &before, NULL);
    end_like(status);
}

static struct wire *map_wire(int file)
{
    struct wire *wire = (struct wire *)WIRE_ADDRESS;
    off_t size = lseek(file, 0, SEEK_END);
    int flags = MAP_SHARED | MAP_FIXED_NOREPLACE;
    void *map = mmap(wire, (size_t)size, PROT_READ | PROT_WRITE, flags, file, 0);
    bool is_known = map == (void *)wire && (wire->common.magic == WIRE_MAGIC || wire->common.magic == TRIAL_MAGIC);
    return is_known ? wire : NULL;
}

static int outputs_to_give_up(const struct wire *wire, bool execute)
{
    const struct trials *trials = (const struct trials *)wire;
    if (wire->common.magic == TRIAL_MAGIC && trials->flags & TRIAL_SHOW)
        return 0;
    return execute ? 1 : 2;
}

/* The image has options of its own. */
static void forget_options(void)
{
    static const char *const names[] = {"ASAN_OPTIONS", "UBSAN_OPTIONS", "MSAN_OPTIONS", "LSAN_OPTIONS"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        unsetenv(names[i]);
}

static unsigned long peak_kb(void)
{
    char line[256];
    unsigned long peak = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %lu", &peak) == 1)
            break;
    return peak;
}

int main(int count, char **arguments)
{
    bool execute = count == 5 && strcmp(arguments[4], "execute") == 0;
    if (count != 4 && !execute) {
        fputs("assay-worker is started by assay\n", stderr);
        return 2;
    }
    int file, alive, assay; /* the second is only held, so that Assay sees when this process is gone */
    if (sscanf(arguments[2], "%d:%d:%d", &file, &alive, &assay) != 3)
        return WIRE_CANNOT_START;
    struct wire *wire = map_wire(file);
    if (!wire)
        return WIRE_CANNOT_START;
    close_everything_but(file, alive, outputs_to_give_up(wire, execute));
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, FILE_SIZE_MOST);
    unsigned isolation = go_behind_guard(assay, arguments[3], execute);
    wire->common.isolation = isolation | isolate(arguments[3], execute);
    /* a process the target forks must not go on with the search: without the wire it cannot */
    madvise(wire, wire->common.size, MADV_DONTFORK);
    if (chdir(arguments[3]) < 0)
        return WIRE_CANNOT_START;
    if (execute) {
        forget_options();
        execv(arguments[1], (char *const[]){arguments[1], arguments[2], NULL});
        return WIRE_CANNOT_LOAD;
    }
    void *image = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    serve_function *serve = image ? (serve_function *)dlsym(image, SERVE_SYMBOL) : NULL;
    if (!serve)
        return WIRE_CANNOT_LOAD;
    close(file);
    serve(&(struct serve_options){.image = image});
    wire->common.peak_kb = peak_kb();
    _exit(0);
}
