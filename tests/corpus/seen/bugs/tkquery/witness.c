#include "tkquery.h"
#include <assert.h>
#include <string.h>
int main(void)
{
    const uint8_t wire[] = {1, 1, 0, TQ_TYPE_KEY, 1, 'k', 0, TQ_TYPE_KEY, 1, 'K', 2, 7, 8};
    const tq_rec *r = NULL;
    tq_msg *m = tq_parse(wire, sizeof wire);
    assert(m && !tq_parse(wire, sizeof wire - 1) && !tq_parse(wire, 0));
    assert(tq_keyquery(m, &r) == TQ_OK && r->datalen == 2 && r->data[1] == 8);
    r = NULL;
    assert(tq_find(m, TQ_ANSWER, "k", 1, TQ_TYPE_TEXT, &r) == TQ_NOTYPE && r);
    r = NULL;
    assert(tq_find(m, (tq_section)7, "k", 1, 1, &r) == TQ_NONAME && tq_count(m, TQ_EXTRA) == 0);
    tq_free(m);
    m = tq_new();
    assert(tq_keyquery(m, &r) == TQ_FORMAT && tq_add(m, TQ_EXTRA, 1, "", 0, "", 0) == TQ_FORMAT);
    tq_add(m, TQ_QUESTION, TQ_TYPE_KEY, "k", 1, NULL, 0);
    assert(tq_keyquery(m, &r) == TQ_NONAME && !r);
    tq_add(m, TQ_EXTRA, TQ_TYPE_ADDR, "k", 1, "\1", 1);
#ifdef LEGAL
    tq_add(m, TQ_EXTRA, TQ_TYPE_KEY, "k", 1, "key", 3);
    assert(tq_keyquery(m, &r) == TQ_OK && !memcmp(r->data, "key", 3));
#else
    tq_keyquery(m, &r);
#endif
    tq_free(m);
    return 0;
}
