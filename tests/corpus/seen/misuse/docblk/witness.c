#include "docblk.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    docblk *root = doc_section("The title"), *inner = doc_section(""), *p = doc_paragraph(" some  words here\n");
    doc_append(root, inner);
    doc_append(inner, p);
#ifdef LEGAL
    (void)count, (void)arguments;
    docblk *q = doc_paragraph("more");
    doc_append(root, q);
    if (doc_words(root) != 6 || doc_words(inner) != 3 || doc_count(root) != 2 || doc_next(inner) != q ||
        doc_parent(p) != inner || doc_first(root) != inner || doc_kind_of(p) != DOC_PARAGRAPH)
        return 2;
    doc_detach(q);
    doc_detach(q);
    doc_append(inner, q);
    doc_detach(p);
    if (doc_first(inner) != q || strcmp(doc_text(q), "more") != 0 || doc_words(root) != 3)
        return 2;
    doc_append(root, p);
    doc_detach(inner);
    doc_append(root, inner);
    doc_free(root);
    doc_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        doc_append(inner, root);
        break;
    case 2:
        doc_append(root, p);
        break;
    case 3:
        doc_free(p);
        break;
    case 4:
        doc_append(p, doc_paragraph("x"));
        break;
    case 5:
        doc_free(root);
        doc_text(p);
        break;
    }
#endif
    return 0;
}
