#include "dmachain.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static struct dma_channel channel;

static void again(struct dma_desc *d, void *user)
{
    if (++*(int *)user < 5)
        dma_submit(&channel, d);
}
#endif

int main(int argc, char **argv)
{
    struct dma_channel ch;
    struct dma_desc a = {0}, b = {0};
    char to[8] = "";
    dma_init(&ch, NULL, NULL);
    dma_desc_copy(&a, to, "abcd", 4);
#ifdef LEGAL
    (void)argc, (void)argv;
    dma_desc_fill(&b, to + 4, 'x', 3);
    dma_submit(&ch, &a);
    dma_submit(&ch, &b);
    if (dma_pending(&ch) != 2 || dma_step(&ch, 3) != 3 || dma_is_done(&a) || dma_step(&ch, 2) != 2 || !dma_is_done(&a))
        return 2;
    if (dma_step(&ch, SIZE_MAX) != 2 || strcmp(to, "abcdxxx") != 0 || dma_step(&ch, 5) != 0)
        return 2;
    dma_submit(&ch, &a);
    dma_abort(&ch);
    if (dma_is_done(&a) || dma_pending(&ch))
        return 2;
    int count = 0;
    dma_init(&channel, again, &count);
    dma_desc_fill(&a, NULL, 0, 0);
    dma_submit(&channel, &a);
    for (int i = 0; i < 10; i++)
        dma_step(&channel, 1);
    return count != 5;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        dma_submit(&ch, &a);
        dma_submit(&ch, &a);
        break;
    case 2: {
        struct dma_desc *d = calloc(1, sizeof *d);
        dma_desc_copy(d, to, "abcd", 4);
        dma_submit(&ch, d);
        free(d);
        dma_step(&ch, 4);
        break;
    }
    case 3: {
        char *small = malloc(2);
        dma_desc_fill(&b, small, 0, 3);
        dma_submit(&ch, &b);
        dma_step(&ch, 3);
        free(small);
        break;
    }
    case 4:
        dma_submit(&ch, &a);
        dma_desc_fill(&a, to, 0, 1);
        break;
    case 5:
        dma_submit(&ch, &b);
        break;
    }
    return 0;
#endif
}
