#include "arcoder.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned f[4] = { 5, 0, 1, 10 };
    ac_model *m = ac_model_new(f, 4);
    ac_encoder e;
    ac_decoder d;

    assert(m);
#ifdef LEGAL
    static unsigned many[AC_MAX_SYMBOLS], top[3] = { 65535, 1, 0 }, over[2] = { 65536, 1 }, huge[2] = { UINT_MAX, 1 }, none[2];
    static unsigned char buf[40000];
    ac_model *models[3];
    size_t length;
    unsigned random = 1;

    (void)rule;
    for (unsigned i = 0; i < AC_MAX_SYMBOLS; i++)
        many[i] = i % 3;
    assert(!ac_model_new(f, 0) && !ac_model_new(many, 257) && !ac_model_new(over, 2) && !ac_model_new(huge, 2) && !ac_model_new(none, 2));
    models[0] = m;
    models[1] = ac_model_new(many, AC_MAX_SYMBOLS);
    models[2] = ac_model_new(top, 3);
    assert(models[1] && models[2] && ac_model_count(models[1]) == 256);
    assert(ac_model_frequency(m, 3) == 10 && ac_model_frequency(m, 4) == 0 && ac_model_frequency(m, UINT_MAX) == 0);
    for (int pass = 0; pass < 2; pass++) {
        random = 1;
        if (pass == 0)
            ac_encoder_init(&e, buf, sizeof buf);
        else
            ac_decoder_init(&d, buf, length);
        for (int i = 0; i < 20000; i++) {
            const ac_model *model = models[i % 3];
            unsigned symbol;

            do {
                random = random * 1103515245 + 12345;
                symbol = (random >> 16) % ac_model_count(model);
            } while (!ac_model_frequency(model, symbol));
            if (pass == 0)
                ac_encode(&e, model, symbol);
            else
                assert(ac_decode(&d, model) == symbol);
        }
        if (pass == 0)
            length = ac_encoder_finish(&e);
    }
    assert(length <= sizeof buf && ac_decoder_used(&d) <= length);
    ac_encoder_init(&e, NULL, 0);
    ac_encode(&e, m, 0);
    assert(ac_encoder_finish(&e) >= 4);
    ac_encoder_init(&e, buf, 2);
    assert(ac_encoder_finish(&e) == 4);
    ac_decoder_init(&d, NULL, 0);
    for (int i = 0; i < 1000; i++)
        assert(ac_decode(&d, models[i % 3]) < 256);
    for (unsigned seed = 0; seed < 50; seed++) {
        for (size_t i = 0; i < 500; i++)
            buf[i] = (unsigned char)((random = random * 1103515245 + 12345) >> (16 + seed % 3)) | (seed > 40 ? 0xf0 : 0);
        ac_decoder_init(&d, buf, 500);
        for (int i = 0; i < 2000; i++)
            assert(ac_model_frequency(models[(i + seed) % 3], ac_decode(&d, models[(i + seed) % 3])));
    }
    for (int i = 0; i < 3; i++)
        ac_model_free(models[i]);
    ac_model_free(NULL);
#else
    unsigned char *buf = calloc(1, 64);

    assert(buf);
    if (rule == 1) {
        ac_encoder_init(&e, buf, 64);
        ac_encode(&e, m, 4);
    } else if (rule == 2) {
        ac_encoder_init(&e, buf, 64);
        ac_encode(&e, m, 1);
    } else {
        ac_decoder_init(&d, buf, 64);
        free(buf);
        for (int i = 0; i < 100; i++)
            ac_decode(&d, m);
    }
#endif
    return 0;
}
