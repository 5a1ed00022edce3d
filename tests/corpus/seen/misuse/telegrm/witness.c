#include "telegrm.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    size_t size = 1;
    tg_writer *w = tg_writer_open(17);
#ifdef LEGAL
    (void)count, (void)arguments;
    tg_frame_begin(w, 'M');
    tg_put_u16(w, 230);
    tg_put_text(w, "pump 1");
    if (!tg_in_frame(w))
        return 2;
    tg_frame_end(w);
    tg_frame_begin(w, 0);
    tg_frame_end(w);
    const unsigned char *bytes = tg_writer_seal(w, &size);
    tg_reader *r = tg_reader_open(bytes, size), *other = tg_reader_open(bytes, size);
    if (tg_reader_open(bytes, size - 1) != NULL || tg_reader_open(bytes, 0) != NULL)
        return 2;
    if (tg_reader_station(r) != 17 || tg_reader_next(r) != 'M')
        return 2;
    const unsigned char *frame = tg_reader_frame(r, &size);
    if (size != 9 || frame[1] != 230 || memcmp(frame + 2, "pump 1", 7) != 0 || tg_reader_next(r) != 0)
        return 2;
    tg_reader_frame(r, &size);
    if (size != 0 || tg_reader_next(r) != -1 || tg_reader_next(r) != -1 || tg_reader_next(other) != 'M')
        return 2;
    tg_reader_close(r);
    tg_reader_close(other);
    tg_reader_close(NULL);
    tg_writer_rewind(w);
    tg_frame_begin(w, 1);
    for (int i = 0; i < 128; i++)
        tg_put_u16(w, 1);
    tg_frame_end(w);
    if (tg_writer_seal(w, &size) != NULL || size != 0)
        return 2;
    tg_writer_rewind(w);
    for (int i = 0; i < 2000; i++) {
        tg_frame_begin(w, 1);
        tg_put_text(w, "");
        tg_frame_end(w);
    }
    if (tg_writer_seal(w, &size) != NULL)
        return 2;
    tg_writer_rewind(w);
    bytes = tg_writer_seal(w, &size);
    r = tg_reader_open(bytes, size);
    if (size != 2 || tg_reader_next(r) != -1)
        return 2;
    tg_reader_close(r);
    tg_writer_rewind(w);
    tg_frame_begin(w, 2);
    tg_writer_close(w);
    tg_writer_close(NULL);
#else
    tg_reader *r;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tg_put_u16(w, 1);
        break;
    case 2:
        tg_frame_begin(w, 1);
        tg_frame_begin(w, 1);
        break;
    case 3:
        tg_frame_end(w);
        break;
    case 4:
        tg_frame_begin(w, 1);
        tg_writer_seal(w, &size);
        break;
    case 5:
        tg_writer_seal(w, &size);
        tg_frame_begin(w, 1);
        break;
    case 6:
        r = tg_reader_open(tg_writer_seal(w, &size), 2);
        tg_reader_frame(r, &size);
        break;
    case 7:
        r = tg_reader_open(tg_writer_seal(w, &size), 2);
        tg_writer_close(w);
        tg_reader_station(r);
        break;
    case 8:
        tg_writer_close(w);
        tg_frame_begin(w, 1);
        break;
    }
#endif
    return 0;
}
