#include "plugcodec.h"

#include <stdlib.h>
#include <string.h>

static size_t same(size_t size)
{
    return size;
}

static size_t upper(const unsigned char *in, size_t size, unsigned char *out)
{
    for (size_t i = 0; i < size; i++)
        out[i] = in[i] >= 'a' && in[i] <= 'z' ? in[i] - 32 : in[i];
    return size;
}

static int removals;

static void removed(struct codec *self)
{
    removals += self->next == NULL;
}

static struct codec one = {"upper", same, upper, removed, NULL};
static struct codec two = {"other", same, upper, NULL, NULL};

static bool visit(const struct codec *codec, void *user)
{
    ++*(int *)user;
    return codec != &two;
}

#ifndef LEGAL
static pc_registry *open;

static size_t wrong(const unsigned char *in, size_t size, unsigned char *out)
{
    (void)in, (void)out;
    return size + 1;
}

static bool remover(const struct codec *codec, void *user)
{
    (void)user;
    free(pc_unregister(open, codec->name));
    return true;
}
#endif

int main(int count, char **arguments)
{
    pc_registry *reg = pc_create();
    size_t size;
    int visits = 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!pc_register(reg, &one) || pc_register(reg, &one) || !pc_register(reg, &two) || pc_count(reg) != 2)
        return 2;
    unsigned char *out = pc_run(reg, "upper", "aBc", 3, &size);
    if (size != 3 || strcmp((char *)out, "ABC") != 0 || pc_run(reg, "", "", 0, &size) != NULL)
        return 2;
    free(out);
    free(pc_run(reg, "other", NULL, 0, &size));
    if (size != 0 || pc_run(reg, "upper", "", (size_t)-1, &size) != NULL)
        return 2;
    pc_each(reg, visit, &visits);
    if (visits != 1 || pc_unregister(reg, "two") != NULL || pc_unregister(reg, "other") != &two || pc_find(reg, "upper") != &one)
        return 2;
    pc_destroy(reg);
    if (removals != 1)
        return 2;
    reg = pc_create();
    pc_register(reg, &one);
    pc_destroy(reg);
#else
    pc_registry *second = pc_create();
    struct codec *made = calloc(1, sizeof *made);
    *made = two;
    open = reg;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        made->bound = NULL;
        pc_register(reg, made);
        break;
    case 2:
        pc_register(reg, made);
        free(made);
        pc_find(reg, "upper");
        break;
    case 3:
        made->encode = wrong;
        pc_register(reg, made);
        pc_run(reg, "other", "a", 1, &size);
        break;
    case 4:
        pc_register(reg, &one);
        pc_register(reg, made);
        pc_each(reg, remover, NULL);
        break;
    case 5:
        pc_register(reg, made);
        pc_register(second, made);
        pc_destroy(second);
        free(made);
        pc_find(reg, "upper");
        break;
    case 6:
        pc_destroy(reg);
        pc_count(reg);
        break;
    case 7:
        pc_register(reg, made);
        pc_each(reg, NULL, NULL);
        break;
    }
    (void)visits, (void)visit;
#endif
    return 0;
}
