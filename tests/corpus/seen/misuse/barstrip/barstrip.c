#include "barstrip.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define HEAD 2
#define MAX_SIZE ((BARSTRIP_MAX_TEXT + 2) * 16)
#define STOP39 43

static const char alphabet39[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";

/* Nine elements, bars and spaces in turn, the first one the highest bit; 1 is
 * wide. */
static const uint16_t patterns39[] = {
    0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, /* 0-9 */
    0x109, 0x049, 0x148, 0x019, 0x118, 0x058, 0x00D, 0x10C, 0x04C, 0x01C, /* A-J */
    0x103, 0x043, 0x142, 0x013, 0x112, 0x052, 0x007, 0x106, 0x046, 0x016, /* K-T */
    0x181, 0x0C1, 0x1C0, 0x091, 0x190, 0x0D0,                             /* U-Z */
    0x085, 0x184, 0x0C4, 0x0A8, 0x0A2, 0x08A, 0x02A,                      /* - . space $ / + % */
    0x094,                                                                /* start and stop */
};

/* Five elements each, the same way. */
static const uint8_t patternsItf[] = {0x06, 0x11, 0x09, 0x18, 0x05, 0x14, 0x0C, 0x03, 0x12, 0x0A};

static bool only(const char *text, const char *alphabet)
{
    size_t length = 0;
    for (; text[length] != '\0'; length++)
        if (length == BARSTRIP_MAX_TEXT || strchr(alphabet, text[length]) == NULL)
            return false;
    return true;
}

bool barstrip_isCode39(const char *text)
{
    return only(text, alphabet39);
}

bool barstrip_isItf(const char *text)
{
    return only(text, "0123456789") && strlen(text) % 2 == 0;
}

static void setSize(uint8_t strip[], int size)
{
    strip[0] = (uint8_t)(size >> 8);
    strip[1] = (uint8_t)size;
}

/* The width, which is stored in the first two bytes. */
static int sizeOf(const uint8_t strip[])
{
    int size = strip[0] << 8 | strip[1];
    assert(size > 0 && size <= MAX_SIZE);
    return size;
}

static void setModule(uint8_t strip[], int x, bool black)
{
    uint8_t *byte = &strip[HEAD + x / 8], bit = (uint8_t)(0x80 >> x % 8);
    if (black)
        *byte |= bit;
    else
        *byte &= (uint8_t)~bit;
}

/* Appends a bar or a space at x; returns where the next one begins. */
static int element(uint8_t strip[], int x, bool black, bool wide)
{
    int end = x + (wide ? 3 : 1);
    for (; x < end; x++)
        setModule(strip, x, black);
    return end;
}

static int character39(uint8_t strip[], int x, size_t index)
{
    for (int i = 0; i < 9; i++)
        x = element(strip, x, i % 2 == 0, patterns39[index] >> (8 - i) & 1);
    return x;
}

void barstrip_encodeCode39(const char *text, uint8_t strip[])
{
    assert(barstrip_isCode39(text));
    int x = character39(strip, 0, STOP39);
    for (; *text != '\0'; text++) {
        x = element(strip, x, false, false);
        x = character39(strip, x, (size_t)(strchr(alphabet39, *text) - alphabet39));
    }
    x = element(strip, x, false, false);
    setSize(strip, character39(strip, x, STOP39));
}

void barstrip_encodeItf(const char *text, uint8_t strip[])
{
    assert(barstrip_isItf(text));
    int x = 0;
    for (int i = 0; i < 4; i++)
        x = element(strip, x, i % 2 == 0, false);
    for (; *text != '\0'; text += 2) {
        uint8_t bars = patternsItf[text[0] - '0'], spaces = patternsItf[text[1] - '0'];
        for (int i = 4; i >= 0; i--) {
            x = element(strip, x, true, bars >> i & 1);
            x = element(strip, x, false, spaces >> i & 1);
        }
    }
    x = element(strip, x, true, true);
    x = element(strip, x, false, false);
    setSize(strip, element(strip, x, true, false));
}

int barstrip_getSize(const uint8_t strip[])
{
    return sizeOf(strip);
}

bool barstrip_getModule(const uint8_t strip[], int x)
{
    if (x < 0 || x >= sizeOf(strip))
        return false;
    return (strip[HEAD + x / 8] & 0x80 >> x % 8) != 0;
}

int barstrip_countBars(const uint8_t strip[])
{
    int bars = 0, size = sizeOf(strip);
    for (int x = 0; x < size; x++)
        bars += barstrip_getModule(strip, x) && !barstrip_getModule(strip, x - 1);
    return bars;
}

void barstrip_flip(const uint8_t strip[], uint8_t result[])
{
    assert(strip != result);
    int size = sizeOf(strip);
    for (int x = 0; x < size; x++)
        setModule(result, size - 1 - x, barstrip_getModule(strip, x));
    setSize(result, size);
}
