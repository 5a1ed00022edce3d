#include "meldset.h"

#include <string.h>

#define JOKER_RANK 14

static const char suits[] = "CDHS";
static const char *const ranks[] = { "", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };

int meld_card(int rank, int suit)
{
    if (rank < 1 || rank > 13 || suit < 0 || suit > 3)
        return -1;
    return rank * 4 + suit;
}

static int is_card(int card)
{
    return card >= 4 && card <= MELD_JOKER_RED;
}

static int rank_of(int card)
{
    return card / 4;
}

static int suit_of(int card)
{
    return card % 4;
}

/* The card that stands for all of the same worth. */
static int worth(int card)
{
    return rank_of(card) == JOKER_RANK ? MELD_JOKER_BLACK : card;
}

void meld_clear(struct meld *hand)
{
    memset(hand, 0, sizeof *hand);
}

size_t meld_count(const struct meld *hand)
{
    return hand->count;
}

int meld_add(struct meld *hand, int card)
{
    if (hand->count == MELD_MAX || !is_card(card))
        return -1;
    hand->card[hand->count++] = (unsigned char)card;
    return 0;
}

int meld_take(struct meld *hand, int card)
{
    for (int i = hand->count - 1; i >= 0; i--) {
        if (hand->card[i] == card) {
            memmove(hand->card + i, hand->card + i + 1, (size_t)(hand->count - i - 1));
            hand->count--;
            return 0;
        }
    }
    return -1;
}

static int upper(char c)
{
    return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}

/* Reads a card at *text and moves *text behind it; -1 if there is none. */
static int parse_card(const char **text)
{
    const char *p = *text;
    int rank = 0, suit = -1;

    if (upper(p[0]) == 'X') {
        *text = p + 2;
        if (upper(p[1]) == 'B')
            return MELD_JOKER_BLACK;
        return upper(p[1]) == 'R' ? MELD_JOKER_RED : -1;
    }
    if (p[0] == '1' && p[1] == '0') {
        rank = 10;
        p += 2;
    } else {
        for (int r = 1; r <= 13; r++) {
            if (r != 10 && upper(p[0]) == ranks[r][0])
                rank = r;
        }
        if (rank == 0)
            return -1;
        p++;
    }
    for (int s = 0; s < 4; s++) {
        if (upper(*p) == suits[s])
            suit = s;
    }
    if (suit < 0)
        return -1;
    *text = p + 1;
    return meld_card(rank, suit);
}

int meld_parse(struct meld *hand, const char *text)
{
    meld_clear(hand);
    for (;;) {
        int card;

        while (*text == ' ')
            text++;
        if (*text == '\0')
            return 0;
        card = parse_card(&text);
        if (card < 0 || meld_add(hand, card) != 0 || (*text != ' ' && *text != '\0')) {
            meld_clear(hand);
            return -1;
        }
    }
}

char *meld_text(const struct meld *hand, char *buf)
{
    char *p = buf;

    for (int i = 0; i < hand->count; i++) {
        int card = hand->card[i];

        if (i > 0)
            *p++ = ' ';
        if (rank_of(card) == JOKER_RANK) {
            *p++ = 'X';
            *p++ = card == MELD_JOKER_RED ? 'R' : 'B';
        } else {
            const char *rank = ranks[rank_of(card)];

            while (*rank != '\0')
                *p++ = *rank++;
            *p++ = suits[suit_of(card)];
        }
    }
    *p = '\0';
    return buf;
}

int meld_points(const struct meld *hand)
{
    int points = 0;

    for (int i = 0; i < hand->count; i++) {
        int rank = rank_of(hand->card[i]);

        if (rank == JOKER_RANK)
            points += 20;
        else
            points += rank > 10 ? 10 : rank;
    }
    return points;
}

/* The worths of a hand's cards in rising order. */
static void sorted(const struct meld *hand, unsigned char *out)
{
    for (int i = 0; i < hand->count; i++) {
        unsigned char w = (unsigned char)worth(hand->card[i]);
        int at = i;

        for (; at > 0 && out[at - 1] > w; at--)
            out[at] = out[at - 1];
        out[at] = w;
    }
}

int meld_compare(const struct meld *a, const struct meld *b)
{
    unsigned char left[MELD_MAX], right[MELD_MAX];

    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    sorted(a, left);
    sorted(b, right);
    return memcmp(left, right, a->count);
}

int meld_equal(const struct meld *a, const struct meld *b)
{
    return meld_compare(a, b) == 0;
}

static uint32_t mix(uint32_t v)
{
    v = (v + 1) * UINT32_C(2654435761);
    v ^= v >> 15;
    v *= UINT32_C(2246822519);
    v ^= v >> 13;
    return v;
}

uint32_t meld_hash(const struct meld *hand)
{
    uint32_t sum = hand->count;

    for (int i = 0; i < hand->count; i++)
        sum += mix(hand->card[i]);
    return mix(sum);
}
