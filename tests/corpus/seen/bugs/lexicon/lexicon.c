#include "lexicon.h"

#include <assert.h>
#include <stdlib.h>

struct node {
    bool word;
    struct node *child[26];
};

struct Lexicon {
    struct node root;
    size_t words;
};

/* 0 to 25, or -1. */
static int letter(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    return -1;
}

static bool is_word(const char *text)
{
    size_t length = 0;
    for (; text[length] != '\0'; length++)
        if (length == LEXICON_LONGEST || letter(text[length]) < 0)
            return false;
    return length > 0;
}

static const struct node *walk(const Lexicon *lexicon, const char *text)
{
    const struct node *node = &lexicon->root;
    for (; *text != '\0' && node != NULL; text++) {
        int i = letter(*text);
        node = i < 0 ? NULL : node->child[i];
    }
    return node;
}

Lexicon *LexiconNew(void)
{
    return calloc(1, sizeof(Lexicon));
}

/* Frees what is below a node, which may have held words. */
static void prune(Lexicon *lexicon, struct node *node)
{
    for (int i = 0; i < 26; i++) {
        struct node *child = node->child[i];
        if (child == NULL)
            continue;
        prune(lexicon, child);
        if (child->word)
            lexicon->words--;
        free(child);
        node->child[i] = NULL;
    }
}

void LexiconClear(Lexicon *lexicon)
{
    prune(lexicon, &lexicon->root);
    assert(lexicon->words == 0);
}

void LexiconFree(Lexicon *lexicon)
{
    if (lexicon == NULL)
        return;
    LexiconClear(lexicon);
    free(lexicon);
}

bool LexiconAdd(Lexicon *lexicon, const char *word)
{
    struct node *node = &lexicon->root;
    if (!is_word(word))
        return false;
    for (; *word != '\0'; word++) {
        struct node **child = &node->child[letter(*word)];
        if (*child == NULL && (*child = calloc(1, sizeof **child)) == NULL)
            return false;
        node = *child;
    }
    if (node->word)
        return false;
    node->word = true;
    lexicon->words++;
    return true;
}

static bool childless(const struct node *node)
{
    for (int i = 0; i < 26; i++)
        if (node->child[i] != NULL)
            return false;
    return true;
}

bool LexiconRemove(Lexicon *lexicon, const char *word)
{
    struct node *path[LEXICON_LONGEST + 1];
    size_t depth = 0;
    if (!is_word(word))
        return false;
    path[0] = &lexicon->root;
    for (; word[depth] != '\0'; depth++) {
        path[depth + 1] = path[depth]->child[letter(word[depth])];
        if (path[depth + 1] == NULL)
            return false;
    }
    path[depth]->word = false;
    lexicon->words--;
    for (; depth > 0 && !path[depth]->word && childless(path[depth]); depth--) {
        free(path[depth]);
        path[depth - 1]->child[letter(word[depth - 1])] = NULL;
    }
    return true;
}

bool LexiconHas(const Lexicon *lexicon, const char *word)
{
    const struct node *node = walk(lexicon, word);
    return node != NULL && node->word;
}

bool LexiconHasPrefix(const Lexicon *lexicon, const char *prefix)
{
    const struct node *node = walk(lexicon, prefix);
    return node != NULL && (node->word || !childless(node));
}

size_t LexiconCount(const Lexicon *lexicon)
{
    return lexicon->words;
}

static void visit(const struct node *node, char *word, size_t length, LexiconVisitor *visitor, void *context)
{
    if (node->word) {
        word[length] = '\0';
        visitor(word, context);
    }
    for (int i = 0; i < 26; i++) {
        if (node->child[i] != NULL) {
            word[length] = (char)('a' + i);
            visit(node->child[i], word, length + 1, visitor, context);
        }
    }
}

void LexiconEach(const Lexicon *lexicon, LexiconVisitor *visitor, void *context)
{
    char word[LEXICON_LONGEST + 1];
    visit(&lexicon->root, word, 0, visitor, context);
}
