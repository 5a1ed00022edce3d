#include "tkquery.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct tq_msg {
    tq_rec *rec[3][TQ_RECORDS];
    size_t n[3];
};

static int is_section(tq_section sec)
{
    return sec == TQ_QUESTION || sec == TQ_ANSWER || sec == TQ_EXTRA;
}

tq_msg *tq_new(void)
{
    return calloc(1, sizeof(tq_msg));
}

void tq_free(tq_msg *m)
{
    if (!m)
        return;
    for (int s = 0; s < 3; s++)
        for (size_t i = 0; i < m->n[s]; i++)
            free(m->rec[s][i]);
    free(m);
}

tq_result tq_add(tq_msg *m, tq_section sec, uint8_t type, const void *name, size_t namelen,
                 const void *data, size_t datalen)
{
    if (!is_section(sec) || namelen < 1 || namelen > TQ_NAME || datalen > 255)
        return TQ_FORMAT;
    if (m->n[sec] == TQ_RECORDS)
        return TQ_FULL;
    tq_rec *r = calloc(1, sizeof *r);
    if (!r)
        return TQ_FULL;
    r->type = type;
    r->namelen = (uint8_t)namelen;
    r->datalen = (uint8_t)datalen;
    memcpy(r->name, name, namelen);
    if (datalen)
        memcpy(r->data, data, datalen);
    m->rec[sec][m->n[sec]++] = r;
    return TQ_OK;
}

tq_msg *tq_parse(const uint8_t *wire, size_t len)
{
    if (len < 3)
        return NULL;
    tq_msg *m = tq_new();
    if (!m)
        return NULL;
    size_t at = 3;
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < wire[s]; i++) {
            if (len - at < 2)
                goto bad;
            uint8_t type = wire[at], namelen = wire[at + 1];
            at += 2;
            if (len - at < (size_t)namelen + 1)
                goto bad;
            const uint8_t *name = wire + at;
            uint8_t datalen = name[namelen];
            at += (size_t)namelen + 1;
            if (len - at < datalen)
                goto bad;
            if (tq_add(m, (tq_section)s, type, name, namelen, wire + at, datalen) != TQ_OK)
                goto bad;
            at += datalen;
        }
    if (at == len)
        return m;
bad:
    tq_free(m);
    return NULL;
}

size_t tq_count(const tq_msg *m, tq_section sec)
{
    return is_section(sec) ? m->n[sec] : 0;
}

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c;
}

static int same_name(const tq_rec *r, const uint8_t *name, size_t len)
{
    if (r->namelen != len)
        return 0;
    for (size_t i = 0; i < len; i++)
        if (lower(r->name[i]) != lower(name[i]))
            return 0;
    return 1;
}

tq_result tq_find(const tq_msg *m, tq_section sec, const void *name, size_t namelen, uint8_t type,
                  const tq_rec **rec)
{
    const tq_rec *first = NULL;
    assert(*rec == NULL);
    for (size_t i = 0; i < tq_count(m, sec); i++) {
        const tq_rec *r = m->rec[sec][i];
        if (!same_name(r, name, namelen))
            continue;
        if (r->type == type) {
            *rec = r;
            return TQ_OK;
        }
        if (!first)
            first = r;
    }
    if (!first)
        return TQ_NONAME;
    *rec = first;
    return TQ_NOTYPE;
}

tq_result tq_keyquery(const tq_msg *m, const tq_rec **key)
{
    const tq_rec *found = NULL;
    *key = NULL;
    if (m->n[TQ_QUESTION] != 1)
        return TQ_FORMAT;
    const tq_rec *q = m->rec[TQ_QUESTION][0];
    if (q->type != TQ_TYPE_KEY)
        return TQ_FORMAT;
    tq_result r = tq_find(m, TQ_EXTRA, q->name, q->namelen, TQ_TYPE_KEY, &found);
    if (r != TQ_OK)
        r = tq_find(m, TQ_ANSWER, q->name, q->namelen, TQ_TYPE_KEY, &found);
    if (r == TQ_OK)
        *key = found;
    return r;
}
