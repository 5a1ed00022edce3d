// status 0
// says ^ok .*waits_for_its_child
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <sys/wait.h>
#include <unistd.h>

ASSAY_PROPERTY void waits_for_its_child(int a)
{
    int status = -1;
    pid_t child = fork();
    assert(child >= 0);
    if (child == 0)
        _exit(a);
    assert(waitpid(child, &status, 0) == child);
    assert(WIFEXITED(status) && WEXITSTATUS(status) == a);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
