#include "wtrie.h"

#include <stdlib.h>
#include <string.h>

typedef struct Node {
    struct Node *parent, *child, *sibling; /* children in order of their characters */
    int value;
    unsigned char letter;
    bool word;
} Node;

struct WTrie {
    Node root;
    size_t count;
};

struct WTrieIter {
    const Node *top; /* of the prefix; NULL when there are no words */
    const Node *at;  /* NULL before the first and behind the last */
    bool started;
    char text[WTRIE_WORD + 1];
};

WTrie *WTrie_Create(void)
{
    return calloc(1, sizeof(WTrie));
}

void WTrie_Destroy(WTrie *trie)
{
    if (trie == NULL)
        return;
    Node *at = &trie->root;
    for (;;) {
        if (at->child != NULL) {
            at = at->child;
        } else if (at == &trie->root) {
            break;
        } else {
            Node *parent = at->parent;
            parent->child = at->sibling;
            free(at);
            at = parent;
        }
    }
    free(trie);
}

/* Where the pointer to a child of that letter is, or would be. */
static Node **Slot(Node *node, unsigned char letter)
{
    Node **slot = &node->child;
    while (*slot != NULL && (*slot)->letter < letter)
        slot = &(*slot)->sibling;
    return slot;
}

static Node *Walk(const WTrie *trie, const char *word)
{
    Node *at = (Node *)&trie->root;
    for (; *word != '\0'; word++) {
        Node *next = *Slot(at, (unsigned char)*word);
        if (next == NULL || next->letter != (unsigned char)*word)
            return NULL;
        at = next;
    }
    return at;
}

/* Removes nodes that lead to no word. */
static void Prune(Node *node)
{
    while (node->parent != NULL && node->child == NULL && !node->word) {
        Node *parent = node->parent;
        *Slot(parent, node->letter) = node->sibling;
        free(node);
        node = parent;
    }
}

bool WTrie_Put(WTrie *trie, const char *word, int value)
{
    size_t length = strlen(word);
    if (length == 0 || length > WTRIE_WORD)
        return false;
    Node *at = &trie->root;
    for (; *word != '\0'; word++) {
        unsigned char letter = (unsigned char)*word;
        Node **slot = Slot(at, letter);
        if (*slot == NULL || (*slot)->letter != letter) {
            Node *made = calloc(1, sizeof *made);
            if (made == NULL) {
                Prune(at);
                return false;
            }
            made->letter = letter;
            made->parent = at;
            made->sibling = *slot;
            *slot = made;
        }
        at = *slot;
    }
    trie->count += !at->word;
    at->word = true;
    at->value = value;
    return true;
}

bool WTrie_Remove(WTrie *trie, const char *word)
{
    Node *at = Walk(trie, word);
    if (at == NULL || !at->word)
        return false;
    at->word = false;
    trie->count--;
    Prune(at);
    return true;
}

bool WTrie_Get(const WTrie *trie, const char *word, int *value)
{
    const Node *at = Walk(trie, word);
    if (at == NULL || !at->word)
        return false;
    *value = at->value;
    return true;
}

size_t WTrie_Count(const WTrie *trie)
{
    return trie->count;
}

WTrieIter *WTrie_Begin(const WTrie *trie, const char *prefix)
{
    WTrieIter *it = calloc(1, sizeof *it);
    if (it != NULL)
        it->top = Walk(trie, prefix);
    return it;
}

static const Node *Following(const Node *top, const Node *at)
{
    if (at->child != NULL)
        return at->child;
    while (at != top && at->sibling == NULL)
        at = at->parent;
    return at == top ? NULL : at->sibling;
}

bool WTrieIter_Next(WTrieIter *it)
{
    if (it->top == NULL || (it->started && it->at == NULL))
        return false;
    it->at = it->started ? Following(it->top, it->at) : it->top;
    it->started = true;
    while (it->at != NULL && !it->at->word)
        it->at = Following(it->top, it->at);
    if (it->at == NULL)
        return false;
    size_t length = 0;
    for (const Node *n = it->at; n->parent != NULL; n = n->parent)
        length++;
    it->text[length] = '\0';
    for (const Node *n = it->at; n->parent != NULL; n = n->parent)
        it->text[--length] = (char)n->letter;
    return true;
}

const char *WTrieIter_Word(const WTrieIter *it)
{
    return it->text;
}

int WTrieIter_Value(const WTrieIter *it)
{
    return it->at->value;
}

void WTrieIter_End(WTrieIter *it)
{
    free(it);
}
