#include "rcobj.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int finals;

static void final(void *obj)
{
    finals++;
    rc_release(*(void **)obj);
}

static void resurrect(void *obj)
{
    rc_retain(obj);
}

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv, (void)resurrect;
    void **outer = rc_new(sizeof(void *), final), *inner = rc_new(sizeof(void *), final), *var = NULL;
    if (!outer || !inner || rc_new(SIZE_MAX, NULL) || rc_count(outer) != 1 || rc_size(inner) != sizeof(void *))
        return 2;
    *outer = inner;
    rc_weak *w1 = rc_weak_new(inner), *w2 = rc_weak_new(inner), *w3 = rc_weak_new(inner), *w4 = rc_weak_new(outer);
    rc_weak_free(w2);
    rc_assign(&var, inner);
    rc_assign(&var, inner);
    rc_assign(&var, outer);
    if (rc_count(inner) != 1 || rc_count(outer) != 2 || rc_lock(w1) != inner || rc_count(inner) != 2)
        return 2;
    rc_release(inner);
    rc_release(outer);
    rc_assign(&var, NULL);
    if (finals != 2 || rc_lock(w1) || rc_lock(w3) || rc_lock(w4))
        return 2;
    rc_weak_free(w1);
    rc_weak_free(w3);
    rc_weak_free(w4);
    rc_weak_free(NULL);
    void *empty = rc_new(0, NULL);
    rc_release(rc_retain(empty));
    rc_release(empty);
    rc_release(NULL);
#else
    void **obj = rc_new(sizeof(void *), final);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        rc_release(obj);
        rc_release(obj);
        break;
    case 2:
        rc_release(obj);
        return rc_count(obj) == 77;
    case 3: {
        void *own = malloc(8);
        rc_retain(own);
        break;
    }
    case 4:
        rc_release(rc_new(1, resurrect));
        break;
    case 5: {
        rc_weak *weak = rc_weak_new(obj);
        rc_weak_free(weak);
        rc_lock(weak);
        break;
    }
    case 6: {
        void *var;
        memset(&var, 0x5a, sizeof var);
        rc_assign(&var, obj);
        break;
    }
    }
#endif
    return 0;
}
