/* strike WHAT SECONDS SEED OUTPUT COMMAND…: runs COMMAND with its output to a file
 * and strikes at random moments:
 *
 *   assay       the command itself is killed, once, within SECONDS
 *   workers     any process that runs code under test is killed, again and again,
 *               with pauses up to SECONDS
 *   interrupt, terminate
 *               the command gets SIGINT or SIGTERM, once, within SECONDS
 *
 * Writes the names of the failures that were there just before to OUTPUT.there,
 * and waits until all processes that the command had below it are gone.  Prints
 * the number of strikes and the command's exit status (128 + its signal).  Ends
 * with status 1 when a process does not go. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define FAMILY_MOST 256
#define GONE_SECONDS 10

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void pause_for(double seconds)
{
    struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&time, NULL);
}

/* ---- processes ---- */

static int is_worker(pid_t process)
{
    char path[64], name[32] = "";
    snprintf(path, sizeof path, "/proc/%d/comm", process);
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    if (!fgets(name, sizeof name, file))
        name[0] = 0;
    fclose(file);
    return strncmp(name, "assay-worker", 12) == 0;
}

static size_t add_children(pid_t *family, size_t count, pid_t parent)
{
    char path[64];
    int child;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", parent, parent);
    FILE *file = fopen(path, "r");
    while (file && count < FAMILY_MOST && fscanf(file, "%d", &child) == 1)
        family[count++] = child;
    if (file)
        fclose(file);
    return count;
}

/* A worker of the command, or any process below one; 0: there is none now. */
static pid_t some_worker(pid_t command)
{
    pid_t family[FAMILY_MOST];
    size_t workers = 0, count = add_children(family, 0, command);
    for (size_t i = 0; i < count; i++)
        if (is_worker(family[i]))
            family[workers++] = family[i];
    count = workers;
    for (size_t i = 0; i < count; i++)
        count = add_children(family, count, family[i]);
    return count ? family[(size_t)rand() % count] : 0;
}

static void say_who_is_left(void)
{
    pid_t family[FAMILY_MOST];
    size_t count = add_children(family, 0, getpid());
    for (size_t i = 0; i < count; i++) {
        char path[64], line[512];
        snprintf(path, sizeof path, "/proc/%d/cmdline", family[i]);
        FILE *file = fopen(path, "r");
        size_t got = file ? fread(line, 1, sizeof line - 1, file) : 0;
        for (size_t k = 0; k < got; k++)
            line[k] = line[k] ? line[k] : ' ';
        line[got] = 0;
        fprintf(stderr, "still there %d s later: process %d, %s\n", GONE_SECONDS, family[i], line);
        if (file)
            fclose(file);
    }
}

/* What lost its parent is ours. */
static int all_are_gone(void)
{
    for (double end = now() + GONE_SECONDS; now() < end; pause_for(0.005))
        while (waitpid(-1, NULL, WNOHANG) != 0)
            if (errno == ECHILD)
                return 1;
    say_who_is_left();
    return 0;
}

/* ---- failures ---- */

static void note_failures(const char *output)
{
    char path[512];
    snprintf(path, sizeof path, "%s.there", output);
    FILE *file = fopen(path, "w");
    DIR *directory = opendir(".assay/failures");
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        size_t length = strlen(entry->d_name);
        if (length > 4 && strcmp(entry->d_name + length - 4, ".txt") == 0)
            fprintf(file, "%.*s\n", (int)length - 4, entry->d_name);
    }
    if (directory)
        closedir(directory);
    if (fclose(file) != 0)
        perror(path);
}

/* ---- strikes ---- */

static pid_t start(const char *output, char **command)
{
    pid_t process = fork();
    if (process == 0) {
        int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        dup2(file, 1);
        dup2(file, 2);
        execv(command[0], command);
        _exit(127);
    }
    return process;
}

static double random_up_to(double seconds)
{
    return seconds * (double)rand() / RAND_MAX;
}

int main(int count, char **arguments)
{
    static const struct {
        const char *name;
        int signal;
    } kinds[] = {{"assay", SIGKILL}, {"workers", 0}, {"interrupt", SIGINT}, {"terminate", SIGTERM}};
    int signal_number = -1, status, strikes = 0, ended = 0;
    for (size_t i = 0; count > 5 && i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(arguments[1], kinds[i].name) == 0)
            signal_number = kinds[i].signal;
    if (signal_number < 0)
        return 2;
    double seconds = atof(arguments[2]);
    srand((unsigned)atoi(arguments[3]));
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t command = start(arguments[4], arguments + 5);
    do {
        for (double end = now() + random_up_to(seconds); now() < end && !ended; pause_for(0.002))
            ended = waitpid(command, &status, WNOHANG) != 0;
        if (ended)
            break;
        pid_t struck = signal_number ? command : some_worker(command);
        if (struck)
            note_failures(arguments[4]);
        if (struck && kill(struck, signal_number ? signal_number : SIGKILL) == 0)
            strikes++;
    } while (!signal_number);
    if (!ended)
        waitpid(command, &status, 0);
    printf("%d %d\n", strikes, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return !all_are_gone();
}
