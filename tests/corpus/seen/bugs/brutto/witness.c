#include "brutto.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#ifdef LEGAL
static enum brutto_error try(const char *text)
{
    brutto *f;
    enum brutto_error error = brutto_parse(text, &f);
    assert((error == BRUTTO_OK) == (f != NULL));
    brutto_free(f);
    return error;
}

int main(void)
{
    brutto *a, *b;
    char text[16], big[300];
    long n = 0;
    assert(brutto_parse("Al2(SO4)3", &a) == BRUTTO_OK);
    assert(brutto_parse("S3O12(Al)2", &b) == BRUTTO_OK);
    assert(brutto_equal(a, b) && brutto_equal(b, a) && brutto_equal(a, a));
    assert(brutto_atoms(a) == 17 && brutto_elements(a) == 3);
    assert(brutto_count(a, "O") == 12 && brutto_count(a, "") == 0);
    assert(strcmp(brutto_element(a, 0, &n), "Al") == 0 && n == 2);
    assert(brutto_element(a, 3, NULL) == NULL && brutto_element(a, SIZE_MAX, &n) == NULL);
    assert(brutto_format(a, text, sizeof text) == 8 && strcmp(text, "Al2O12S3") == 0);
    assert(brutto_format(a, text, 4) == 8 && strcmp(text, "Al2") == 0);
    assert(brutto_format(a, NULL, 0) == 8);
    brutto_free(a);
    brutto_free(b);
    brutto_free(NULL);
    assert(try("") == BRUTTO_ESYNTAX && try("()") == BRUTTO_ESYNTAX);
    assert(try("h") == BRUTTO_ESYNTAX && try("H0") == BRUTTO_ESYNTAX);
    assert(try("H)") == BRUTTO_EPAREN);
    assert(try("(H2)999999") == BRUTTO_ELIMIT && try("H9999999999999") == BRUTTO_ELIMIT);
    assert(try("((H)(O)2)3") == BRUTTO_OK && try("(C(H-))") == BRUTTO_ESYNTAX);
    memset(big, '(', sizeof big - 1);
    big[sizeof big - 1] = '\0';
    assert(try(big) == BRUTTO_ELIMIT);
    big[17] = '\0';
    assert(try(big) == BRUTTO_ELIMIT);
    return 0;
}
#else
int main(void)
{
    brutto *formula;
    brutto_parse("(H", &formula);
    brutto_free(formula);
    return 0;
}
#endif
