#include "devkeep.h"

#include <stdlib.h>
#include <string.h>

static void count(void *data)
{
    ++*(int *)data;
}

#ifndef LEGAL
static void again(void *data)
{
    dk_remove(data);
}
#endif

int main(int argc, char **argv)
{
    int calls = 0;
    dk_device *dev = dk_probe("a device with a name of more than thirty-one characters");
    char *outside = dk_strdup(dev, "outside");
    dk_group outer = dk_group_open(dev);
    char *text = dk_strdup(dev, "text");
    dk_group inner = dk_group_open(dev);
    if (strlen(dk_name(dev)) != 31 || dk_add_action(dev, count, &calls) != 0 || dk_group_close(dev, inner) != 0)
        return 2;
    if (dk_group_close(dev, inner) != -1 || dk_group_close(dev, 0) != -1 || dk_zalloc(dev, DK_LARGEST + 1) != NULL)
        return 2;
    if (dk_count(dev) != 5 || dk_zalloc(dev, 0) == NULL || dk_release(dev, NULL) != -1 || dk_release(dev, &calls) != -1)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (dk_group_close(dev, outer) != 0 || dk_add_action(dev, count, &calls) != 0)
        return 2;
    if (strcmp(text, "text") != 0 || dk_group_release(dev, outer) != 4 || calls != 1)
        return 2;
    if (dk_group_release(dev, inner) != -1 || dk_count(dev) != 2)
        return 2;
    if (strcmp(outside, "outside") != 0 || dk_release(dev, outside) != 0 || dk_release(dev, outside) != -1)
        return 2;
    while (dk_zalloc(dev, 1) != NULL) {
    }
    if (dk_group_open(dev) != 0 || dk_add_action(dev, count, &calls) != -1)
        return 2;
    dk_remove(dev);
    dk_remove(NULL);
    if (calls != 2)
        return 2;
#else
    (void)outside;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(text);
        break;
    case 2:
        dk_group_release(dev, outer);
        dk_strdup(dev, text);
        break;
    case 3:
        dk_remove(dev);
        dk_count(dev);
        break;
    case 4: {
        int *data = malloc(sizeof *data);
        *data = 0;
        dk_add_action(dev, count, data);
        free(data);
        dk_remove(dev);
        break;
    }
    case 5:
        dk_add_action(dev, again, dev);
        dk_remove(dev);
        break;
    case 6:
        dk_add_action(dev, NULL, NULL);
        dk_remove(dev);
        break;
    }
#endif
    return 0;
}
