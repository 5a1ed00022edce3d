#include "editdist.h"

#include <string.h>

static int measure(const char **text)
{
    int length = 0;
    if (*text == NULL)
        *text = "";
    while (length < EDITDIST_MAX && (*text)[length] != '\0')
        length++;
    return length;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

int EditDist_Levenshtein(const char *a, const char *b)
{
    int row[EDITDIST_MAX + 1];
    int m = measure(&a), n = measure(&b);
    for (int j = 0; j <= n; j++)
        row[j] = j;
    for (int i = 1; i <= m; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= n; j++) {
            int cost = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(cost, least(row[j], row[j - 1]) + 1);
        }
    }
    return row[n];
}

int EditDist_Hamming(const char *a, const char *b)
{
    int m = measure(&a), n = measure(&b), count = most(m, n) - least(m, n);
    for (int i = 0; i < least(m, n); i++)
        count += a[i] != b[i];
    return count;
}

int EditDist_Lcs(const char *a, const char *b)
{
    int row[EDITDIST_MAX + 1] = {0};
    int m = measure(&a), n = measure(&b);
    for (int i = 0; i < m; i++) {
        int diagonal = 0;
        for (int j = 1; j <= n; j++) {
            int above = row[j];
            row[j] = a[i] == b[j - 1] ? diagonal + 1 : most(above, row[j - 1]);
            diagonal = above;
        }
    }
    return row[n];
}

int EditDist_CommonPrefix(const char *a, const char *b)
{
    int limit = least(measure(&a), measure(&b)), length = 0;
    while (length < limit && a[length] == b[length])
        length++;
    return length;
}

int EditDist_CommonSuffix(const char *a, const char *b)
{
    int m = measure(&a), n = measure(&b), length = 0;
    while (length < least(m, n) && a[m - 1 - length] == b[n - 1 - length])
        length++;
    return length;
}

int EditDist_Similarity(const char *a, const char *b)
{
    int longer = most(measure(&a), measure(&b));
    return 100 - 100 * EditDist_Levenshtein(a, b) / longer;
}

int EditDist_Nearest(const char *word, const char *const *list, int count)
{
    int best = -1, distance = 0;
    for (int i = 0; i < count; i++) {
        int d = EditDist_Levenshtein(word, list[i]);
        if (best < 0 || d < distance) {
            best = i;
            distance = d;
        }
    }
    return best;
}
