#include "trustpile.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    TP_PILE *pile = tp_pile_new();
    TP_CERT *root = tp_cert_new("root", "root", 1), *mid = tp_cert_new("mid", "root", UINT64_MAX);
#ifdef LEGAL
    (void)count, (void)arguments;
    TP_CERT *leaf = tp_cert_new("leaf", "mid", 0);
    if (!tp_pile_push0(pile, root) || !tp_pile_push1(pile, mid) || !tp_pile_push1(pile, mid) || tp_pile_num(pile) != 3)
        return 2;
    TP_PILE *chain = tp_pile_build1(pile, leaf);
    if (tp_pile_num(chain) != 3 || tp_pile_value0(chain, 2) != root || tp_pile_value0(chain, 3) != NULL)
        return 2;
    tp_pile_free(pile);
    if (tp_cert_get_serial(mid) != UINT64_MAX || strcmp(tp_cert_get0_issuer(root), "root") != 0)
        return 2;
    tp_cert_set0_note(leaf, malloc(1) /* replaced before it is read */);
    tp_cert_set1_note(leaf, "hello");
    tp_cert_set1_note(leaf, tp_cert_get0_note(leaf));
    tp_cert_set0_note(leaf, (char *)tp_cert_get0_note(leaf));
    if (strcmp(tp_cert_get0_note(leaf), "hello") != 0 || tp_cert_get0_note(mid) != NULL)
        return 2;
    tp_cert_set1_note(mid, "");
    tp_cert_set0_note(mid, NULL);
    tp_cert_free(leaf);
    tp_cert_free(mid);
    TP_CERT *top = tp_pile_pop1(chain);
    if (top != root)
        return 2;
    tp_cert_free(top);
    leaf = tp_pile_value0(chain, 0);
    mid = tp_pile_value0(chain, 1);
    tp_pile_free_shallow(chain);
    if (strcmp(tp_cert_get0_subject(leaf), "leaf") != 0)
        return 2;
    tp_cert_free(leaf);
    tp_cert_free(mid);
    TP_CERT *a = tp_cert_new("a", "b", 1), *b = tp_cert_new("b", "a", 2);
    pile = tp_pile_new();
    for (int i = 0; i < 9; i++) {
        tp_cert_up_ref(a);
        tp_pile_push0(pile, a);
    }
    tp_pile_push0(pile, b);
    chain = tp_pile_build1(pile, a);
    if (tp_pile_num(chain) != TP_MAX_CHAIN || tp_pile_value0(chain, -1) != NULL)
        return 2;
    tp_pile_free(chain);
    tp_pile_free(pile);
    tp_cert_free(a);
    tp_pile_free(NULL);
    tp_cert_free(NULL);
    pile = tp_pile_new();
    if (tp_pile_pop1(pile) != NULL)
        return 2;
    tp_pile_free_shallow(pile);
#else
    char stack[] = "on the stack", *note = malloc(8);
    strcpy(note, "remark");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tp_pile_push0(pile, root);
        tp_cert_free(root);
        tp_pile_free(pile);
        break;
    case 2:
        tp_pile_push0(pile, root);
        tp_cert_free(tp_pile_value0(pile, 0));
        tp_pile_build1(pile, mid);
        break;
    case 3:
        tp_pile_push0(pile, root);
        tp_pile_free(pile);
        tp_cert_get_serial(root);
        break;
    case 4:
        tp_pile_push0(pile, root);
        tp_pile_push0(pile, root);
        tp_pile_free(pile);
        break;
    case 5:
        tp_cert_set0_note(root, note);
        free(note);
        tp_cert_free(root);
        break;
    case 6:
        tp_cert_set0_note(root, stack);
        tp_cert_free(root);
        break;
    case 7:
        tp_pile_free_shallow(pile);
        tp_pile_free(pile);
        break;
    case 8:
        tp_cert_new(NULL, "root", 3);
        break;
    }
#endif
    return 0;
}
