#include "nfychain.h"

#include <stddef.h>

void nfy_head_init(struct nfy_head *head)
{
    head->first = NULL;
}

void nfy_register(struct nfy_head *head, struct nfy_block *block)
{
    struct nfy_block **link = &head->first;

    while (*link != NULL && (*link)->priority >= block->priority)
        link = &(*link)->next;
    block->next = *link;
    *link = block;
}

int nfy_unregister(struct nfy_head *head, struct nfy_block *block)
{
    struct nfy_block **link;

    for (link = &head->first; *link != NULL; link = &(*link)->next) {
        if (*link == block) {
            *link = block->next;
            block->next = NULL;
            return 0;
        }
    }
    return -1;
}

/* Calls blocks up to but not including `until`; the one that ended the chain
 * early goes to *last. */
static int call_chain(struct nfy_head *head, const struct nfy_block *until, unsigned long event, void *data,
                      const struct nfy_block **last)
{
    struct nfy_block *block = head->first;
    int said = NFY_DONE;

    *last = NULL;
    while (block != NULL && block != until) {
        struct nfy_block *next = block->next;

        said = block->call(block, event, data);
        if (said == NFY_STOP || said == NFY_BAD) {
            *last = block;
            break;
        }
        block = next;
    }
    return said;
}

int nfy_call(struct nfy_head *head, unsigned long event, void *data)
{
    const struct nfy_block *last;

    return call_chain(head, NULL, event, data, &last);
}

int nfy_call_robust(struct nfy_head *head, unsigned long up, unsigned long down, void *data)
{
    const struct nfy_block *last, *unused;
    int said = call_chain(head, NULL, up, data, &last);

    if (said == NFY_BAD)
        (void)call_chain(head, last, down, data, &unused);
    return said;
}

unsigned nfy_count(const struct nfy_head *head)
{
    const struct nfy_block *block;
    unsigned count = 0;

    for (block = head->first; block != NULL; block = block->next)
        count++;
    return count;
}
