#include "phonefmt.h"
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    phonefmt *pf = pf_new("US");
    CHECK(pf);
#ifdef LEGAL
    (void)argc; (void)argv;
    char out[PF_E164_SIZE];
    const char *k = "415-5550123", *t = "";
    CHECK(!pf_new("") && !pf_new("us") && pf_code("DE") == 49 && pf_code("X") == 0);
    CHECK(pf_e164(pf, out) == 2 && !strcmp(out, "+1"));
    CHECK((t = pf_back(pf)) && !*t && (t = pf_key(pf, '\0')) && !*t && (t = pf_key(pf, '\xff')));
    for (; *k; k++)
        CHECK((t = pf_key(pf, *k)));
    CHECK(!strcmp(t, "(415) 555-0123") && pf_digits(pf) == 10);
    CHECK(pf_e164(pf, out) == 12 && !strcmp(out, "+14155550123"));
    for (int i = 0; i < 20; i++)
        CHECK((t = pf_key(pf, '9')));
    CHECK(pf_digits(pf) == PF_MAX_DIGITS && pf_e164(pf, out) == 17);
    pf_clear(pf);
    CHECK(pf_digits(pf) == 0 && (t = pf_key(pf, '1')) && !strcmp(t, "(1"));
    pf_key(pf, '2');
    CHECK((t = pf_key(pf, '3')) && !strcmp(t, "(123)") && (t = pf_back(pf)) && !strcmp(t, "(12"));
    pf_free(pf);
    CHECK((pf = pf_new("GB")));
    for (int i = 0; i < 20; i++)
        pf_key(pf, i ? '9' : '1');
    CHECK(pf_e164(pf, out) == 18);
    pf_free(pf);
    CHECK((pf = pf_new("FR")) && pf_key(pf, '0') && pf_e164(pf, out) == 3 && pf_key(pf, '6') && pf_e164(pf, out) == 4);
    CHECK(!pf_compare("", "") && !pf_compare("1-2", "(12)") && pf_compare("1", "12") < 0 && pf_compare("2", "12") > 0);
    pf_free(pf);
    pf_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        const char *t = pf_key(pf, '4');
        pf_key(pf, '1');
        if (strlen(t) > 100)
            return 0;
    }
    if (rule == 2) {
        char *small = malloc(8);
        CHECK(small);
        for (int i = 0; i < 10; i++)
            pf_key(pf, '5');
        pf_e164(pf, small);
        free(small);
    }
    pf_free(pf);
    if (rule == 3)
        pf_key(pf, '1');
    return 0;
#endif
}
