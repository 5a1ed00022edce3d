#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"

extern char **environ;

double clock_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* /proc may not be mounted (a bare chroot): then the path that was executed
 * has to do, which is good as long as the current directory is the same. */
char *process_own_directory(void)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length >= 0) {
        path[length] = '\0';
        return path_directory(path);
    }
    const char *executed = (const char *)getauxval(AT_EXECFN);
    if (executed && realpath(executed, path))
        return path_directory(path);
    return mem_strdup(".");
}

void process_result_release(struct process_result *result)
{
    text_release(&result->output);
}

/* The child leads a process group of its own: a compiler driver's children
 * end with it, and Ctrl-C reaches Assay alone, which then decides. */
static int start(const char *const argv[], int output, pid_t *child)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    int cause = posix_spawnp(child, argv[0], &actions, &attributes, (char *const *)argv, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return cause;
}

static int milliseconds_until(double deadline)
{
    if (deadline <= 0)
        return -1;
    double left = deadline - clock_seconds();
    return left <= 0 ? 0 : (int)(left * 1000) + 1;
}

/* Reads until every writer is gone; false when the deadline came first. */
static bool collect(int fd, double deadline, struct text *output)
{
    for (;;) {
        struct pollfd ready = {.fd = fd, .events = POLLIN};
        int count = poll(&ready, 1, milliseconds_until(deadline));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        text_reserve(output, 4096);
        ssize_t got = read(fd, output->s + output->length, 4096);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return true;
        output->length += (size_t)got;
        output->s[output->length] = '\0';
    }
}

/* A child may close its output and run on, so the deadline counts here too. */
static bool reap(pid_t child, double deadline, int *status)
{
    const struct timespec pause = {.tv_nsec = 1000 * 1000};
    for (;;) {
        pid_t ended = waitpid(child, status, deadline > 0 ? WNOHANG : 0);
        if (ended == child)
            return true;
        if (ended < 0 && errno != EINTR)
            return false;
        if (deadline > 0 && clock_seconds() >= deadline)
            return false;
        if (ended == 0)
            nanosleep(&pause, NULL);
    }
}

static void end_group(pid_t child, int *status)
{
    kill(-child, SIGKILL);
    reap(child, 0, status);
}

static bool fail_to_start(const char *program, int cause, struct error *error)
{
    if (cause == ENOENT)
        return error_set(error, ERROR_SYSTEM, "cannot run '%s': it is not installed, or not in PATH", program);
    return error_set(error, ERROR_SYSTEM, "cannot run '%s': %s", program, strerror(cause));
}

bool program_start(struct program_run *process, const char *const argv[], double seconds, struct error *error)
{
    *process = (struct program_run){.name = argv[0], .seconds = seconds};
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return fail_to_start(argv[0], errno, error);
    int cause = start(argv, ends[1], &process->child);
    close(ends[1]);
    if (cause) {
        close(ends[0]);
        return fail_to_start(argv[0], cause, error);
    }
    process->output = ends[0];
    process->deadline = seconds > 0 ? clock_seconds() + seconds : 0;
    return true;
}

bool program_finish(struct program_run *process, struct process_result *result, struct error *error)
{
    *result = (struct process_result){.output = TEXT_INIT};
    int status = 0;
    bool ended = collect(process->output, process->deadline, &result->output) &&
                 reap(process->child, process->deadline, &status);
    if (!ended)
        end_group(process->child, &status);
    close(process->output);
    result->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ended ||
           error_set(error, ERROR_SYSTEM, "'%s' did not end within %g seconds", process->name, process->seconds);
}

bool process_run(const char *const argv[], double seconds, struct process_result *result, struct error *error)
{
    struct program_run process;
    *result = (struct process_result){.output = TEXT_INIT};
    return program_start(&process, argv, seconds, error) && program_finish(&process, result, error);
}
