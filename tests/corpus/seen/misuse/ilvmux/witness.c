#include "ilvmux.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ilv_muxer *mux = ilv_new();
    size_t size;
    if (ilv_add_stream(mux) != 0 || ilv_add_stream(mux) != 1 || ilv_queued(mux, 1) != 0)
        return 2;
    ilv_packet *packet = ilv_packet_new(0, 5, "abc", 3);
    if (ilv_packet_new(0, 0, "", (size_t)-1) != NULL || memcmp(ilv_packet_data(packet, &size), "abc", 3) != 0 || size != 3)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    ilv_start(mux);
    ilv_packet *clone = ilv_packet_clone(packet);
    if (!ilv_write(mux, packet) || ilv_read(mux) != NULL || ilv_write(mux, ilv_packet_new(0, 4, NULL, 0)))
        return 2;
    if (!ilv_write(mux, ilv_packet_new(1, INT64_MIN, NULL, 0)) || !ilv_write(mux, clone) || ilv_queued(mux, 0) != 2)
        return 2;
    packet = ilv_read(mux);
    if (ilv_packet_stream(packet) != 1 || ilv_packet_dts(packet) != INT64_MIN)
        return 2;
    ilv_packet_free(&packet);
    ilv_packet_free(&packet);
    ilv_packet_free(NULL);
    if (ilv_read(mux) != NULL)
        return 2;
    ilv_finish(mux);
    packet = ilv_read(mux);
    if (ilv_packet_dts(packet) != 5 || ilv_queued(mux, 0) != 1)
        return 2;
    ilv_packet_free(&packet);
    ilv_free(mux);
    ilv_free(NULL);
    mux = ilv_new();
    for (int i = 0; i < ILV_MAX_STREAMS; i++)
        ilv_add_stream(mux);
    if (ilv_add_stream(mux) != -1)
        return 2;
    ilv_start(mux);
    ilv_finish(mux);
    if (ilv_read(mux) != NULL)
        return 2;
    ilv_free(mux);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 2)
        ilv_start(ilv_new());
    if (rule != 3)
        ilv_start(mux);
    switch (rule) {
    case 1:
        ilv_add_stream(mux);
        break;
    case 3:
        ilv_write(mux, packet);
        break;
    case 4:
        ilv_finish(mux);
        ilv_write(mux, packet);
        break;
    case 5:
        ilv_write(mux, ilv_packet_new(2, 0, NULL, 0));
        break;
    case 6:
        ilv_write(mux, ilv_packet_new(0, 9, NULL, 0));
        if (!ilv_write(mux, packet))
            ilv_packet_dts(packet);
        break;
    case 7:
        ilv_write(mux, packet);
        ilv_packet_free(&packet);
        ilv_free(mux);
        break;
    case 8:
        ilv_write(mux, packet);
        ilv_write(mux, packet);
        ilv_finish(mux);
        while ((packet = ilv_read(mux)) != NULL)
            ilv_packet_free(&packet);
        break;
    case 9:
        ilv_queued(mux, 2);
        break;
    }
#endif
    return 0;
}
