#include "editdist.h"

int main(void)
{
    static const char *const words[] = {"", "sit", "kit"};
    if (EditDist_Levenshtein("kitten", "sitting") != 3 || EditDist_Levenshtein("", "abc") != 3 ||
        EditDist_Levenshtein(NULL, NULL) != 0)
        return 2;
    if (EditDist_Hamming("abcd", "abx") != 2 || EditDist_Lcs("AGCAT", "GAC") != 2 || EditDist_Lcs(NULL, "a") != 0)
        return 2;
    if (EditDist_CommonPrefix("interstate", "internet") != 5 || EditDist_CommonSuffix("ab", "ab") != 2)
        return 2;
    if (EditDist_Similarity("abcd", "abcx") != 75 || EditDist_Similarity("", "x") != 0)
        return 2;
    if (EditDist_Nearest("kita", words, 3) != 2 || EditDist_Nearest("x", words, 0) != -1)
        return 2;
#ifndef LEGAL
    EditDist_Similarity("", "");
#endif
    return 0;
}
