/* A predicate that does what it must not: writes, deletes, listens, starts
 * processes through a door the weaver does not watch, closes everything. */
#include <assay.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

struct wish {
    int deed;
};

static bool can_write(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file >= 0)
        close(file);
    return file >= 0;
}

/* To itself: where there is any network, that works. */
static bool can_connect(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof address;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int door = socket(AF_INET, SOCK_STREAM, 0), visitor = socket(AF_INET, SOCK_STREAM, 0);
    bool connected = bind(door, (struct sockaddr *)&address, size) == 0 && listen(door, 1) == 0 &&
                     getsockname(door, (struct sockaddr *)&address, &size) == 0 &&
                     connect(visitor, (struct sockaddr *)&address, size) == 0;
    close(door);
    close(visitor);
    return connected;
}

static bool start_processes(void)
{
    int (*hidden)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "fork");
    for (int i = 0; i < 3; i++)
        if (hidden() == 0) {
            prctl(PR_SET_NAME, "wild-child");
            for (;;)
                pause();
        }
    return true;
}

bool wish_ok(const struct wish *wish)
{
    switch (wish->deed) {
    case 0:
        return can_write(VICTIM);
    case 1:
        return unlink(VICTIM) == 0;
    case 2:
        return can_connect();
    case 3:
        return can_write("here");
    case 4:
        for (int i = 0; i < 1000; i++)
            close(i);
        return false;
    case 5:
        return !start_processes();
    default:
        return true;
    }
}

/* Does nothing: to see what the kernel gives. */
bool calm_ok(const struct wish *wish)
{
    return wish->deed == 0;
}

ASSAY_SPACE(calm_ok, n)
{
    assay_range(struct wish, deed, 0, n);
}

ASSAY_SPACE(wish_ok, n)
{
    assay_range(struct wish, deed, 0, n);
}
