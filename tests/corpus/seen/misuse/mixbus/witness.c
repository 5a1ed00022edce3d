#include "mixbus.h"

#include <limits.h>
#include <stdlib.h>

static void at_end(mixvoice *voice, void *data)
{
    if (data == NULL)
        mixvoice_free(voice);
    else if (++*(int *)data < 3)
        mixvoice_seek(voice, 0);
}

int main(int argc, char **argv)
{
    static const int16_t loud[3] = {30000, -30000, 5};
    int16_t out[8];
    mixbus *bus = mixbus_create();
    mixvoice *a = mixvoice_create(loud, 3), *b = mixvoice_create(loud, 3);
    mixbus_attach(bus, a);
    mixbus_attach(bus, b);
    if (mixbus_render(bus, out, 2) != 2 || out[0] != INT16_MAX || out[1] != INT16_MIN)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    int ends = 0;
    mixbus_on_end(bus, at_end, &ends);
    mixvoice_volume(a, INT_MIN);
    mixvoice_volume(b, INT_MAX);
    mixvoice_loop(b, true);
    if (mixbus_render(bus, out, 8) != 1 || out[0] != 10 || out[1] != INT16_MAX || ends != 3 || mixvoice_tell(b) != 1 ||
        mixvoice_tell(a) != 3)
        return 2;
    mixvoice_seek(b, SIZE_MAX);
    if (mixbus_render(bus, out, 1) != 0 || out[0] != 0 || mixbus_render(bus, NULL, 0) != 0 || mixbus_voices(bus) != 2)
        return 2;
    mixvoice *none = mixvoice_create(NULL, 0);
    mixvoice_loop(none, true);
    mixbus_attach(bus, none);
    if (mixbus_render(bus, out, 2) != 0)
        return 2;
    mixbus_detach(a);
    mixbus_detach(none);
    mixbus_detach(b);
    mixbus_attach(bus, a);
    if (!mixvoice_attached(a) || mixvoice_attached(b))
        return 2;
    mixbus_detach(a);
    mixvoice_free(a);
    mixvoice_free(b);
    mixvoice_free(none);
    mixbus_free(bus);
#else
    int16_t *heap = calloc(2, sizeof *heap);
    mixvoice *c = mixvoice_create(heap, 2);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        mixvoice_free(a);
        mixbus_voices(bus);
        break;
    case 2:
        mixbus_free(bus);
        mixbus_detach(a);
        break;
    case 3:
        mixbus_attach(mixbus_create(), a);
        break;
    case 4:
        mixbus_detach(c);
        break;
    case 5:
        mixbus_attach(bus, c);
        free(heap);
        mixbus_render(bus, out, 1);
        break;
    case 6:
        mixbus_on_end(bus, at_end, NULL);
        mixbus_render(bus, out, 1);
        break;
    case 7:
        c = mixvoice_create(heap, 3);
        mixbus_attach(bus, c);
        mixbus_render(bus, out, 3);
        break;
    case 8:
        mixvoice_free(c);
        mixvoice_volume(c, 1);
        break;
    }
#endif
    return 0;
}
