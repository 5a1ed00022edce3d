#include "qnames.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    char text[QN_TEXT_MAX];
#ifdef LEGAL
    static const unsigned char msg[] = {1, 'a', 2, 'b', '.', 0, 1, 'c', 0xC0, 2, 0xC0, 6, 0, 1, 0, 2};
    struct qn_question q;
    size_t off = 10;
    assert(qn_get(msg, sizeof msg, 0, text, sizeof text) == 5 && strcmp(text, "a.b\\.") == 0);
    assert(qn_get(msg, sizeof msg, 6, text, sizeof text) == 5 && strcmp(text, "c.b\\.") == 0);
    assert(qn_question_read(msg, sizeof msg, &off, &q) == 0 && off == 16 && q.type == 1 && q.klass == 2);
    assert(strcmp(q.name, text) == 0);
    assert(qn_question_read(msg, sizeof msg, &off, &q) == QN_ETRUNC && off == 16);
    assert(qn_get(msg, sizeof msg, 5, text, 2) == 1 && strcmp(text, ".") == 0);
    assert(qn_get(msg, sizeof msg, 5, text, 1) == QN_ESPACE);
    assert(qn_get(msg, sizeof msg, 0, NULL, 0) == QN_ESPACE);
    assert(qn_get(NULL, 0, 0, text, 8) == QN_ETRUNC && qn_get(msg, 9, 8, text, 8) == QN_ETRUNC);
    assert(qn_get(msg, sizeof msg, (size_t)-1, text, 8) == QN_ETRUNC);
    assert(qn_skip(msg, sizeof msg, 6) == 4 && qn_skip(msg, sizeof msg, 0) == 6 && qn_skip(msg, 4, 0) == QN_ETRUNC);
    static const unsigned char forward[] = {0xC0, 2, 0}, loop[] = {1, 'a', 0xC0, 0}, odd[] = {0x80};
    assert(qn_get(forward, 3, 0, text, sizeof text) == QN_EPOINTER);
    assert(qn_get(loop, 4, 0, text, sizeof text) == QN_ETOOLONG && qn_get(odd, 1, 0, text, 8) == QN_EFORMAT);
    unsigned char wire[QN_WIRE_MAX];
    assert(qn_put("", wire, 1) == 1 && qn_put(".", wire, 1) == 1 && qn_put("a.", wire, 255) == 3);
    assert(qn_put("a.b", NULL, 0) == QN_ESPACE && qn_put("a..b", wire, 255) == QN_EFORMAT);
    assert(qn_put(".a", wire, 255) == QN_EFORMAT && qn_put("..", wire, 255) == QN_EFORMAT);
    assert(qn_put("\\", wire, 255) == QN_EFORMAT && qn_put("\\25", wire, 255) == QN_EFORMAT);
    assert(qn_put("\\255\\.", wire, 255) == 4 && qn_labels("a.b.c") == 3 && qn_labels(".") == 0);
    char many[600];
    for (int i = 0; i < 300; i++)
        memcpy(many + 2 * i, "x.", 2);
    many[2 * 127] = 0;
    assert(qn_labels(many) == 127 && qn_put(many, wire, 255) == 255);
    assert(qn_get(wire, 255, 0, text, sizeof text) == 253);
    many[2 * 127] = 'x';
    many[2 * 128] = 0;
    assert(qn_labels(many) == QN_ETOOLONG);
    memset(many, 'y', 64);
    many[64] = 0;
    assert(qn_labels(many) == QN_ETOOLONG && qn_labels(many + 1) == 1);
    assert(qn_error(0) && qn_error(-99) && qn_error(QN_ESPACE));
    return 0;
#else
    static const unsigned char msg[] = {0xC0, 0x00};
    return qn_get(msg, sizeof msg, 0, text, sizeof text) == QN_EPOINTER ? 0 : 2;
#endif
}
