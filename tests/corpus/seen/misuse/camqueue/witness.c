#include "camqueue.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    const struct camq_frame *f = NULL;
#ifdef LEGAL
    (void)argc, (void)argv;
    const struct camq_frame *g = NULL;
    static const uint8_t img[6] = {0, 10, 20, 30, 40, 50};
    CHECK(!camq_open(0, 1, 1) && !camq_open(1, CAMQ_MAX_SIDE + 1, 1) && !camq_open(1, 1, 0) && !camq_open(1, 1, 17));
    camq_close(NULL);
    struct camqueue *q = camq_open(3, 2, 2);
    CHECK(q && camq_frame_bytes(q) == 6 && camq_take(q, &f) == CAMQ_EEMPTY);
    CHECK(camq_push(q, img) == 0 && camq_push(q, img) == 0 && camq_push(q, img) == CAMQ_EBUSY && camq_waiting(q) == 2);
    CHECK(camq_take(q, &f) == 0 && f->sequence == 0 && camq_mean(f) == 25);
    uint8_t out[6];
    camq_copy_turned(f, out);
    CHECK(out[0] == 50 && out[5] == 0);
    CHECK(camq_push(q, out) == CAMQ_EBUSY && camq_give(q, f) == 0 && camq_give(q, f) == CAMQ_ESTATE);
    CHECK(camq_push(q, out) == 0 && camq_take(q, &g) == 0 && g->sequence == 1 && camq_take(q, &f) == 0 && f->sequence == 4);
    CHECK(f->pixels[0] == 50 && camq_resize(q, 0, 5) == CAMQ_EINVAL && camq_mean(f) == 25);
    CHECK(camq_resize(q, 1, 1) == 0 && camq_frame_bytes(q) == 1 && camq_waiting(q) == 0);
    CHECK(camq_push(q, img + 5) == 0 && camq_take(q, &f) == 0 && f->width == 1 && camq_mean(f) == 50);
    camq_close(q);
    q = camq_open(CAMQ_MAX_SIDE, CAMQ_MAX_SIDE, 1);
    CHECK(q);
    uint8_t *big = malloc(camq_frame_bytes(q));
    CHECK(big);
    memset(big, 255, camq_frame_bytes(q));
    CHECK(camq_push(q, big) == 0 && camq_take(q, &f) == 0 && camq_mean(f) == 255);
    free(big);
    camq_close(q);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *image = calloc(8, 8), *out = malloc(8);
    struct camqueue *q = camq_open(8, 8, 2);
    CHECK(q && image && out);
    CHECK(camq_push(q, image) == 0 && camq_take(q, &f) == 0);
    if (rule == 1) {
        camq_resize(q, 16, 16);
        camq_give(q, f);
    } else if (rule == 2) {
        camq_copy_turned(f, out);
    } else {
        camq_resize(q, 16, 16);
        camq_push(q, image);
    }
    camq_close(q);
    free(image);
    free(out);
    return 0;
#endif
}
