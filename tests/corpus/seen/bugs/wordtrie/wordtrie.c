#include "wordtrie.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;  /* the next one below the same node */
    struct node *below; /* the first one below this */
    char *text;         /* NULL when no word ends here */
    char letter;
};

struct wordtrie {
    struct node root;
};

wordtrie *wordtrie_new(void)
{
    return calloc(1, sizeof(wordtrie));
}

static void drop(struct node *node)
{
    while (node != NULL) {
        struct node *next = node->next;
        drop(node->below);
        free(node->text);
        free(node);
        node = next;
    }
}

void wordtrie_free(wordtrie *trie)
{
    if (trie == NULL)
        return;
    drop(trie->root.below);
    free(trie->root.text);
    free(trie);
}

static struct node *child(const struct node *node, char letter)
{
    struct node *found = node->below;
    while (found != NULL && found->letter != letter)
        found = found->next;
    return found;
}

static const struct node *find(const wordtrie *trie, const char *word)
{
    const struct node *node = &trie->root;
    for (; node != NULL && *word != '\0'; word++)
        node = child(node, *word);
    return node;
}

/* Frees the nodes along a word that lead nowhere. */
static void prune(struct node *node, const char *word)
{
    if (*word == '\0')
        return;
    struct node **link = &node->below;
    while (*link != NULL && (*link)->letter != *word)
        link = &(*link)->next;
    struct node *under = *link;
    if (under == NULL)
        return;
    prune(under, word + 1);
    if (under->below == NULL && under->text == NULL) {
        *link = under->next;
        free(under);
    }
}

bool wordtrie_put(wordtrie *trie, const char *word, const char *text)
{
    if (strlen(word) > WORDTRIE_WORD)
        return false;
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, text, size);
    struct node *node = &trie->root;
    for (const char *letter = word; *letter != '\0'; letter++) {
        struct node *under = child(node, *letter);
        if (under == NULL) {
            under = calloc(1, sizeof *under);
            if (under == NULL) {
                free(copy);
                prune(&trie->root, word);
                return false;
            }
            under->letter = *letter;
            under->next = node->below;
            node->below = under;
        }
        node = under;
    }
    free(node->text);
    node->text = copy;
    return true;
}

const char *wordtrie_get(const wordtrie *trie, const char *word)
{
    const struct node *node = find(trie, word);
    return node != NULL ? node->text : NULL;
}

bool wordtrie_remove(wordtrie *trie, const char *word)
{
    struct node *node = (struct node *)find(trie, word);
    if (node == NULL || node->text == NULL)
        return false;
    char *text = node->text;
    node->text = NULL;
    if (node->below == NULL) {
        prune(&trie->root, word);
        free(text);
    }
    return true;
}

static size_t count(const struct node *node)
{
    size_t words = node->text != NULL;
    for (const struct node *under = node->below; under != NULL; under = under->next)
        words += count(under);
    return words;
}

size_t wordtrie_count(const wordtrie *trie)
{
    return count(&trie->root);
}

size_t wordtrie_count_prefix(const wordtrie *trie, const char *prefix)
{
    const struct node *node = find(trie, prefix);
    return node != NULL ? count(node) : 0;
}

int wordtrie_match(const wordtrie *trie, const char *text)
{
    int longest = -1;
    const struct node *node = &trie->root;
    for (int length = 0; node != NULL; length++) {
        if (node->text != NULL)
            longest = length;
        if (text[length] == '\0')
            break;
        node = child(node, text[length]);
    }
    return longest;
}
