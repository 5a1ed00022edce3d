#include "rowsift.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum token { END, WORD, NUMBER, TEXT, OPERATOR, OPEN, CLOSE, AND, OR, NOT, BAD };
enum { LT = 1, EQ = 2, GT = 4 }; /* an operator is the sum of those that it accepts */

struct node {
    enum token kind; /* AND, OR, NOT; WORD for a comparison */
    struct node *left, *right;
    int op;
    char name[ROWSIFT_NAME + 1];
    char *text; /* NULL: compare with number */
    long long number;
};

struct rowsift {
    struct node *root; /* NULL: everything matches */
};

struct parser {
    const char *at;
    const char *token; /* where the current token begins */
    size_t length;
    enum token kind;
    int op;
    long long number;
    int nest;
};

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Clearing a bit makes capitals of letters. */
#define CAPITAL(c) ((c) & ~0x20)

static enum token word_kind(const char *w, size_t length)
{
    if (length == 2 && CAPITAL(w[0]) == 'O' && CAPITAL(w[1]) == 'R')
        return OR;
    if (length == 3 && CAPITAL(w[0]) == 'A' && CAPITAL(w[1]) == 'N' && CAPITAL(w[2]) == 'D')
        return AND;
    if (length == 3 && CAPITAL(w[0]) == 'N' && CAPITAL(w[1]) == 'O' && CAPITAL(w[2]) == 'T')
        return NOT;
    return length <= ROWSIFT_NAME ? WORD : BAD;
}

static enum token scan(struct parser *p)
{
    const char *s = p->at;
    char *end;

    if (*s == '\0')
        return END;
    if (is_letter(*s)) {
        while (is_letter(*s) || is_digit(*s))
            s++;
        p->at = s;
        p->length = (size_t)(s - p->token);
        return word_kind(p->token, p->length);
    }
    if (is_digit(*s) || (*s == '-' && is_digit(s[1]))) {
        errno = 0;
        p->number = strtoll(s, &end, 10);
        p->at = end;
        return errno == 0 && !is_letter(*end) ? NUMBER : BAD;
    }
    if (*s == '\'') {
        for (s++; *s != '\0' && (*s != '\'' || s[1] == '\''); s++)
            s += *s == '\'';
        if (*s == '\0')
            return BAD;
        p->at = s + 1;
        p->length = (size_t)(p->at - p->token);
        return TEXT;
    }
    p->at++;
    switch (*s) {
    case '(':
        return OPEN;
    case ')':
        return CLOSE;
    case '=':
        p->op = EQ;
        return OPERATOR;
    case '<':
    case '>':
        p->op = *s == '<' ? LT : GT;
        if (s[1] == '=' || (*s == '<' && s[1] == '>'))
            p->op |= *p->at++ == '=' ? EQ : GT;
        return OPERATOR;
    }
    return BAD;
}

static void advance(struct parser *p)
{
    while (*p->at == ' ' || (*p->at >= '\t' && *p->at <= '\r'))
        p->at++;
    p->token = p->at;
    p->kind = scan(p);
}

static void free_node(struct node *n)
{
    if (n == NULL)
        return;
    free_node(n->left);
    free_node(n->right);
    free(n->text);
    free(n);
}

/* A node above two others, which it owns; they are freed if it cannot be. */
static struct node *join(enum token kind, struct node *left, struct node *right)
{
    struct node *n = calloc(1, sizeof *n);

    if (n != NULL) {
        *n = (struct node){.kind = kind, .left = left, .right = right};
    } else {
        free_node(left);
        free_node(right);
    }
    return n;
}

/* The text of a literal with its quotes. */
static char *unquote(const char *token, size_t length)
{
    char *text = malloc(length), *out = text;
    size_t i;

    if (text == NULL)
        return NULL;
    for (i = 1; i + 1 < length; i++) {
        *out++ = token[i];
        if (token[i] == '\'')
            i++;
    }
    *out = '\0';
    return text;
}

static struct node *comparison(struct parser *p)
{
    struct node *n = join(WORD, NULL, NULL);

    if (n == NULL)
        return NULL;
    memcpy(n->name, p->token, p->length);
    advance(p);
    if (p->kind == OPERATOR) {
        n->op = p->op;
        advance(p);
        n->number = p->number;
        if (p->kind == TEXT)
            n->text = unquote(p->token, p->length);
        if (p->kind == NUMBER || n->text != NULL) {
            advance(p);
            return n;
        }
    }
    free_node(n);
    return NULL;
}

static struct node *chain(struct parser *p, enum token kind);

static struct node *factor(struct parser *p)
{
    struct node *n;

    if (p->kind == WORD)
        return comparison(p);
    if ((p->kind != OPEN && p->kind != NOT) || p->nest == ROWSIFT_NEST)
        return NULL;
    p->nest++;
    if (p->kind == NOT) {
        advance(p);
        if ((n = factor(p)) != NULL)
            n = join(NOT, n, NULL);
    } else {
        advance(p);
        n = chain(p, OR);
        if (n == NULL || p->kind != CLOSE)
            return NULL;
        advance(p);
    }
    p->nest--;
    return n;
}

/* Parts with OR or AND between them; the parts of an OR are those of ANDs. */
static struct node *chain(struct parser *p, enum token kind)
{
    struct node *left = kind == OR ? chain(p, AND) : factor(p);

    while (left != NULL && p->kind == kind) {
        struct node *right;
        advance(p);
        right = kind == OR ? chain(p, AND) : factor(p);
        if (right == NULL) {
            free_node(left);
            return NULL;
        }
        left = join(kind, left, right);
    }
    return left;
}

rowsift *rowsift_compile(const char *filter, size_t *where)
{
    struct parser p = {.at = filter, .token = filter};
    rowsift *f = NULL;

    if (strlen(filter) <= ROWSIFT_TEXT)
        f = calloc(1, sizeof *f);
    if (f != NULL) {
        advance(&p);
        if (p.kind == END || ((f->root = chain(&p, OR)) != NULL && p.kind == END))
            return f;
        rowsift_free(f);
    }
    if (where != NULL)
        *where = (size_t)(p.token - filter);
    return NULL;
}

void rowsift_free(rowsift *f)
{
    if (f != NULL)
        free_node(f->root);
    free(f);
}

static int compare(const struct node *n, const rowsift_cell *row, size_t cells)
{
    size_t i = 0;
    int order;

    while (i < cells && strcmp(row[i].name, n->name) != 0)
        i++;
    if (i == cells || (row[i].text == NULL) != (n->text == NULL))
        return 0;
    if (n->text != NULL)
        order = strcmp(row[i].text, n->text);
    else
        order = (row[i].number > n->number) - (row[i].number < n->number);
    return n->op & (order < 0 ? LT : order > 0 ? GT : EQ) ? 1 : 0;
}

static int holds(const struct node *n, const rowsift_cell *row, size_t cells)
{
    if (n->kind == WORD)
        return compare(n, row, cells);
    if (n->kind == NOT)
        return !holds(n->left, row, cells);
    if (holds(n->left, row, cells) == (n->kind == OR))
        return n->kind == OR;
    return holds(n->right, row, cells);
}

int rowsift_match(const rowsift *f, const rowsift_cell *row, size_t n)
{
    return f->root == NULL || holds(f->root, row, n);
}

/* The comparison with *left others before it; *left counts down. */
static const struct node *nth(const struct node *n, size_t *left)
{
    const struct node *found;

    if (n == NULL || n->kind == WORD)
        return n != NULL && (*left)-- == 0 ? n : NULL;
    found = nth(n->left, left);
    return found != NULL ? found : nth(n->right, left);
}

size_t rowsift_size(const rowsift *f)
{
    size_t left = (size_t)-1;

    nth(f->root, &left);
    return (size_t)-1 - left;
}

const char *rowsift_column(const rowsift *f, size_t i)
{
    const struct node *n = nth(f->root, &i);
    return n != NULL ? n->name : NULL;
}
