/* disturb OUTPUT SEED COMMAND…: runs COMMAND with its output to a file and
 * kills its workers with SIGKILL at random moments while it runs.  Prints how
 * many it killed; ends with COMMAND's exit status. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t child_of(pid_t parent)
{
    char path[64];
    int child = 0;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", parent, parent);
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    if (fscanf(file, "%d", &child) != 1)
        child = 0;
    fclose(file);
    return child;
}

/* The worker, or the process inside its namespace. */
static pid_t some_worker(pid_t command)
{
    pid_t worker = child_of(command), inside = worker ? child_of(worker) : 0;
    return inside && rand() % 2 ? inside : worker;
}

static void pause_randomly(void)
{
    nanosleep(&(struct timespec){0, rand() % 12000000}, NULL);
}

int main(int count, char **arguments)
{
    if (count < 4)
        return 2;
    srand((unsigned)atoi(arguments[2]));
    pid_t command = fork();
    if (command == 0) {
        int output = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
        dup2(output, 1);
        execv(arguments[3], arguments + 3);
        _exit(127);
    }
    int status, killed = 0;
    while (waitpid(command, &status, WNOHANG) == 0) {
        pause_randomly();
        pid_t worker = some_worker(command);
        if (worker > 0 && kill(worker, SIGKILL) == 0)
            killed++;
    }
    printf("%d\n", killed);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
