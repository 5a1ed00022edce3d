#include "solver/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"

#define TICK_MS 50
#define COMPLAINTS_MOST 2000
#define ANSWER_MOST ((size_t)64 << 20)
#define DESCENDANTS_MOST 64

/* ---- starting and stopping ---- */

static void default_signals(void)
{
    sigset_t none;
    sigemptyset(&none);
    for (int number = 1; number < NSIG; number++)
        signal(number, SIG_DFL);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* The child's end is [1] of each. */
struct wires {
    int to[2], from[2], complaints[2];
};

static void close_ends(struct wires *wires, int end)
{
    close(wires->to[end]);
    close(wires->from[end]);
    close(wires->complaints[end]);
}

static bool lay_wires(struct wires *wires)
{
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wires->to) != 0)
        return false;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wires->from) != 0) {
        close(wires->to[0]);
        close(wires->to[1]);
        return false;
    }
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wires->complaints) == 0)
        return true;
    for (int end = 0; end < 2; end++) {
        close(wires->to[end]);
        close(wires->from[end]);
    }
    return false;
}

static _Noreturn void be_child(pid_t parent, const struct wires *wires, child_body *body, void *context)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    setpgid(0, 0);
    default_signals();
    if (dup2(wires->to[1], STDIN_FILENO) < 0 || dup2(wires->from[1], STDOUT_FILENO) < 0 ||
        dup2(wires->complaints[1], STDERR_FILENO) < 0)
        _exit(1);
    close_range(STDERR_FILENO + 1, ~0U, 0);
    _exit(body(context));
}

static void never_block(int fd)
{
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

bool child_start(struct child *child, child_body *body, void *context, struct error *error)
{
    struct wires wires;
    text_clear(&child->said);
    if (!lay_wires(&wires))
        return error_set(error, ERROR_SYSTEM, "cannot start a solver: %s", strerror(errno));
    pid_t parent = getpid(), pid = fork();
    if (pid == 0)
        be_child(parent, &wires, body, context);
    int cause = errno;
    close_ends(&wires, 1);
    if (pid < 0) {
        close_ends(&wires, 0);
        return error_set(error, ERROR_SYSTEM, "cannot start a solver: %s", strerror(cause));
    }
    setpgid(pid, pid); /* whoever comes first: a kill must find the group */
    child->pid = pid;
    child->to = wires.to[0];
    child->from = wires.from[0];
    child->complaints = wires.complaints[0];
    never_block(child->to);
    never_block(child->from);
    never_block(child->complaints);
    return true;
}

static void hang_up(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

void child_stop(struct child *child)
{
    if (!child->pid)
        return;
    kill(-child->pid, SIGKILL);
    kill(child->pid, SIGKILL);
    while (waitpid(child->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    hang_up(&child->to);
    hang_up(&child->from);
    hang_up(&child->complaints);
    child->pid = 0;
}

void child_release(struct child *child)
{
    child_stop(child);
    text_release(&child->said);
}

/* ---- memory ---- */

double child_resident_mb(pid_t pid)
{
    char path[64];
    unsigned long long size, resident = 0;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
    FILE *file = fopen(path, "re");
    if (!file)
        return 0;
    if (fscanf(file, "%llu %llu", &size, &resident) != 2)
        resident = 0;
    fclose(file);
    return (double)resident * (double)sysconf(_SC_PAGESIZE) / (1 << 20);
}

/* With what it started itself: a command may be a script. */
static double family_mb(pid_t pid)
{
    pid_t family[DESCENDANTS_MOST] = {pid};
    size_t count = 1;
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        char path[64];
        int next;
        sum += child_resident_mb(family[i]);
        snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)family[i], (int)family[i]);
        FILE *file = fopen(path, "re");
        if (!file)
            continue;
        while (count < DESCENDANTS_MOST && fscanf(file, "%d", &next) == 1)
            family[count++] = next;
        fclose(file);
    }
    return sum;
}

/* ---- talking ---- */

struct talk {
    struct child *child;
    const char *request;
    size_t left;
    const char *end_mark;
    const struct child_limits *limits;
    struct text *answer;
    double next_look; /* at memory and interruption */
};

static void read_complaints(struct child *child)
{
    char buffer[1024];
    ssize_t got = 1;
    while (child->complaints >= 0 && (got = read(child->complaints, buffer, sizeof buffer)) > 0)
        if (child->said.length < COMPLAINTS_MOST)
            text_add_bytes(&child->said, buffer, (size_t)got);
    if (got == 0)
        hang_up(&child->complaints);
}

/* The end mark is the last thing an answer has. */
static bool is_complete(struct text *answer, const char *end_mark)
{
    size_t end = answer->length, mark = strlen(end_mark);
    if (end == 0 || answer->s[end - 1] != '\n')
        return false;
    while (end > 0 && (answer->s[end - 1] == '\n' || answer->s[end - 1] == '\r' || answer->s[end - 1] == '"'))
        end--;
    if (end < mark || memcmp(answer->s + end - mark, end_mark, mark) != 0)
        return false;
    end -= mark;
    if (end > 0 && answer->s[end - 1] == '"')
        end--;
    if (end > 0 && answer->s[end - 1] != '\n')
        return false;
    text_cut(answer, end);
    return true;
}

static bool put(struct talk *talk)
{
    ssize_t put = send(talk->child->to, talk->request, talk->left, MSG_NOSIGNAL);
    if (put < 0)
        return errno == EAGAIN || errno == EINTR;
    talk->request += put;
    talk->left -= (size_t)put;
    return true;
}

/* False: it has closed its output. */
static bool get(struct talk *talk)
{
    text_reserve(talk->answer, 65536);
    ssize_t got = read(talk->child->from, talk->answer->s + talk->answer->length, 65536);
    if (got < 0)
        return errno == EAGAIN || errno == EINTR;
    talk->answer->length += (size_t)got;
    talk->answer->s[talk->answer->length] = '\0';
    return got > 0;
}

static enum child_answer look(struct talk *talk)
{
    double now = clock_seconds();
    if (now >= talk->limits->deadline)
        return CHILD_LATE;
    if (now < talk->next_look)
        return CHILD_ANSWERED;
    talk->next_look = now + TICK_MS / 1000.0;
    if (talk->limits->interrupted && talk->limits->interrupted(talk->limits->data))
        return CHILD_INTERRUPTED;
    return family_mb(talk->child->pid) > talk->limits->memory_mb ? CHILD_TOO_LARGE : CHILD_ANSWERED;
}

static int patience_ms(const struct child_limits *limits)
{
    double left = limits->deadline - clock_seconds();
    return left <= 0 ? 0 : left < TICK_MS / 1000.0 ? (int)(left * 1000) + 1 : TICK_MS;
}

/* What is ready is read and written; ANSWERED: nothing wrong, no end yet. */
static enum child_answer exchange(struct talk *talk, const struct pollfd ready[3], bool *complete)
{
    if (ready[2].revents)
        read_complaints(talk->child);
    if (ready[0].revents & (POLLIN | POLLHUP | POLLERR)) {
        bool open = get(talk);
        *complete = is_complete(talk->answer, talk->end_mark);
        if (!*complete && !open)
            return CHILD_ENDED;
        if (talk->answer->length > ANSWER_MOST)
            return CHILD_TOO_LOUD;
    }
    if (talk->left && ready[1].revents && !put(talk))
        return CHILD_ENDED;
    return CHILD_ANSWERED;
}

static enum child_answer converse(struct talk *talk)
{
    struct child *child = talk->child;
    bool complete = false;
    if (talk->left && !put(talk))
        return CHILD_ENDED;
    while (!complete) {
        struct pollfd ready[3] = {{.fd = child->from, .events = POLLIN},
                                  {.fd = talk->left ? child->to : -1, .events = POLLOUT},
                                  {.fd = child->complaints, .events = POLLIN}};
        int count = poll(ready, 3, patience_ms(talk->limits));
        enum child_answer state = count > 0 ? exchange(talk, ready, &complete) : CHILD_ANSWERED;
        if (state == CHILD_ANSWERED && !complete)
            state = look(talk);
        if (state != CHILD_ANSWERED)
            return state;
    }
    return CHILD_ANSWERED;
}

enum child_answer child_ask(struct child *child, const char *request, size_t length, const char *end_mark,
                            const struct child_limits *limits, struct text *answer)
{
    struct talk talk = {child, request, length, end_mark, limits, answer, clock_seconds() + TICK_MS / 1000.0};
    text_clear(answer);
    enum child_answer result = converse(&talk);
    if (result == CHILD_ENDED)
        read_complaints(child);
    return result;
}
