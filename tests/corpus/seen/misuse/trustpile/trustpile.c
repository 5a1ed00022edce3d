#include "trustpile.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct tp_cert {
    size_t refs;
    uint64_t serial;
    char *subject, *issuer, *note;
};

struct tp_pile {
    TP_CERT **certs;
    int num, room;
};

static char *dup_text(const char *s)
{
    size_t n = strlen(s) + 1;
    char *d = malloc(n);
    return d != NULL ? memcpy(d, s, n) : NULL;
}

TP_CERT *tp_cert_new(const char *subject, const char *issuer, uint64_t serial)
{
    TP_CERT *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->refs = 1;
    c->serial = serial;
    c->subject = dup_text(subject);
    c->issuer = dup_text(issuer);
    if (c->subject == NULL || c->issuer == NULL) {
        tp_cert_free(c);
        return NULL;
    }
    return c;
}

int tp_cert_up_ref(TP_CERT *cert)
{
    cert->refs++;
    return 1;
}

void tp_cert_free(TP_CERT *cert)
{
    if (cert == NULL || --cert->refs > 0)
        return;
    free(cert->subject);
    free(cert->issuer);
    free(cert->note);
    free(cert);
}

const char *tp_cert_get0_subject(const TP_CERT *cert)
{
    return cert->subject;
}

const char *tp_cert_get0_issuer(const TP_CERT *cert)
{
    return cert->issuer;
}

uint64_t tp_cert_get_serial(const TP_CERT *cert)
{
    return cert->serial;
}

const char *tp_cert_get0_note(const TP_CERT *cert)
{
    return cert->note;
}

void tp_cert_set0_note(TP_CERT *cert, char *note)
{
    if (cert->note != note)
        free(cert->note);
    cert->note = note;
}

int tp_cert_set1_note(TP_CERT *cert, const char *note)
{
    char *copy = NULL;
    if (note != NULL && (copy = dup_text(note)) == NULL)
        return 0;
    tp_cert_set0_note(cert, copy);
    return 1;
}

TP_PILE *tp_pile_new(void)
{
    return calloc(1, sizeof(TP_PILE));
}

void tp_pile_free(TP_PILE *pile)
{
    if (pile == NULL)
        return;
    while (pile->num > 0)
        tp_cert_free(tp_pile_pop1(pile));
    tp_pile_free_shallow(pile);
}

void tp_pile_free_shallow(TP_PILE *pile)
{
    if (pile == NULL)
        return;
    free(pile->certs);
    free(pile);
}

int tp_pile_num(const TP_PILE *pile)
{
    return pile->num;
}

TP_CERT *tp_pile_value0(const TP_PILE *pile, int i)
{
    return i >= 0 && i < pile->num ? pile->certs[i] : NULL;
}

int tp_pile_push0(TP_PILE *pile, TP_CERT *cert)
{
    if (pile->num == pile->room) {
        if (pile->room > INT_MAX / 2)
            return 0;
        int room = pile->room == 0 ? 4 : 2 * pile->room;
        TP_CERT **certs = realloc(pile->certs, (size_t)room * sizeof *certs);
        if (certs == NULL)
            return 0;
        pile->certs = certs;
        pile->room = room;
    }
    pile->certs[pile->num++] = cert;
    return 1;
}

int tp_pile_push1(TP_PILE *pile, TP_CERT *cert)
{
    if (!tp_pile_push0(pile, cert))
        return 0;
    return tp_cert_up_ref(cert);
}

TP_CERT *tp_pile_pop1(TP_PILE *pile)
{
    return pile->num > 0 ? pile->certs[--pile->num] : NULL;
}

static TP_CERT *find_subject(const TP_PILE *pile, const char *subject)
{
    for (int i = 0; i < pile->num; i++)
        if (strcmp(pile->certs[i]->subject, subject) == 0)
            return pile->certs[i];
    return NULL;
}

TP_PILE *tp_pile_build1(const TP_PILE *pile, TP_CERT *leaf)
{
    TP_PILE *chain = tp_pile_new();
    if (chain == NULL)
        return NULL;
    for (TP_CERT *c = leaf; c != NULL && chain->num < TP_MAX_CHAIN; c = find_subject(pile, c->issuer)) {
        if (!tp_pile_push1(chain, c)) {
            tp_pile_free(chain);
            return NULL;
        }
        if (strcmp(c->subject, c->issuer) == 0)
            break;
    }
    return chain;
}
