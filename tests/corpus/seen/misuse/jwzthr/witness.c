#include "jwzthr.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int note(jt_msg *m, int depth, void *arg)
{
    char *out = arg;

    sprintf(out + strlen(out), "%s%d", jt_id(m), depth);
    return strcmp(jt_id(m), "stop") == 0 ? 5 : 0;
}
#else
static int zap(jt_msg *m, int depth, void *arg)
{
    (void)depth;
    jt_remove(arg, m);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    jt_threader *t = jt_new();
    jt_msg *m;

    if (t == NULL)
        return 0;
#ifdef LEGAL
    {
        static char ids[JT_MAX][8];
        char out[200] = "";
        int i;

        (void)argc, (void)argv;
        assert(jt_thread(t) == 0 && jt_root(t) == NULL && jt_walk(t, note, out) == 0);
        assert(jt_add(t, "", NULL, NULL) == NULL && jt_find(t, "") == NULL);
        m = jt_add(t, "c", "b", out);
        assert(m != NULL && jt_user(m) == out && jt_parent(m) == NULL && jt_root(t) == m);
        assert(jt_add(t, "c", NULL, NULL) == NULL);
        assert(jt_add(t, "a", NULL, NULL) && jt_add(t, "b", "a", NULL) && jt_add(t, "d", "a", NULL));
        assert(jt_add(t, "e", "e", NULL) && jt_add(t, "f", "g", NULL) && jt_add(t, "g", "f", NULL));
        assert(jt_add(t, "h", "none", NULL) && jt_add(t, "i", "", NULL));
        assert(jt_walk(t, note, out) == 0 && strcmp(out, "c0a0b0d0e0f0g0h0i0") == 0);
        out[0] = '\0';
        assert(jt_thread(t) == 5 && jt_thread(t) == 5);
        assert(jt_walk(t, note, out) == 0 && strcmp(out, "a0b1c2d1e0g0f1h0i0") == 0);
        assert(jt_parent(m) == jt_find(t, "b") && jt_next(jt_find(t, "b")) == jt_find(t, "d"));
        assert(jt_child(m) == NULL);
        jt_remove(t, jt_find(t, "a"));
        out[0] = '\0';
        assert(jt_walk(t, note, out) == 0 && strcmp(out, "e0g0f1h0i0b0c1d0") == 0);
        assert(jt_thread(t) == 6 && jt_add(t, "stop", "c", NULL) && jt_thread(t) == 6);
        out[0] = '\0';
        assert(jt_walk(t, note, out) == 5);
        while (jt_root(t) != NULL)
            jt_remove(t, jt_root(t));
        for (i = 0; i < JT_MAX; i++) {
            sprintf(ids[i], "%d", i);
            assert(jt_add(t, ids[i], i > 0 ? ids[i - 1] : NULL, NULL) != NULL);
        }
        assert(jt_add(t, "more", NULL, NULL) == NULL && jt_thread(t) == 1);
        jt_free(NULL);
    }
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        char *id = malloc(8);

        if (id == NULL)
            return 0;
        strcpy(id, "<1@x>");
        jt_add(t, id, NULL, NULL);
        free(id);
        m = jt_find(t, "<1@x>");
        break;
    }
    case 2:
        m = jt_add(t, "<1@x>", NULL, NULL);
        jt_remove(t, m);
        printf("%s\n", jt_id(m));
        break;
    case 3:
        jt_add(t, "<1@x>", NULL, NULL);
        jt_add(t, "<2@x>", NULL, NULL);
        jt_walk(t, zap, t);
        break;
    }
#endif
    jt_free(t);
    return 0;
}
