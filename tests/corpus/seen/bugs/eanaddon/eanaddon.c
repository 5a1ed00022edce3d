#include "eanaddon.h"

#include <string.h>

static const char left_odd[10][8] = {
	"0001101", "0011001", "0010011", "0111101", "0100011",
	"0110001", "0101111", "0111011", "0110111", "0001011"
};

/* Which of the six digits on the left have even parity, by the first digit. */
static const char left_parity[10][7] = {
	"000000", "001011", "001101", "001110", "010011",
	"011001", "011100", "010101", "010110", "011010"
};

static const char five_parity[10][6] = {
	"11000", "10100", "10010", "10001", "01100",
	"00110", "00011", "01010", "01001", "00101"
};

static size_t span_digits(const char *s)
{
	return strspn(s, "0123456789");
}

int ean_check_digit(const char *digits)
{
	size_t n = strlen(digits);
	unsigned sum = 0, weight = 3;

	if (span_digits(digits) != n)
		return EAN_SYNTAX;
	while (n > 0) {
		--n;
		sum = (sum + weight * (unsigned)(digits[n] - '0')) % 10;
		weight = 4 - weight;
	}
	return '0' + (int)((10 - sum) % 10);
}

int ean_parse(const char *text, struct ean_code *code)
{
	char main_part[14];
	char extra[6] = "";
	size_t total = strlen(text);
	size_t len = span_digits(text);
	int digit;

	if (total >= EAN_TEXT_SIZE)
		return EAN_LENGTH;
	if (text[len] == '+') {
		const char *rest = text + len + 1;
		size_t more = span_digits(rest);

		if (rest[more] != '\0')
			return EAN_SYNTAX;
		memcpy(extra, rest, more + 1);
		if (more != 2 && more != 5)
			return EAN_LENGTH;
	} else if (text[len] != '\0') {
		return EAN_SYNTAX;
	}
	if (len != 7 && len != 8 && len != 12 && len != 13)
		return EAN_LENGTH;
	memcpy(main_part, text, len);
	main_part[len] = '\0';
	if (len == 7 || len == 12) {
		main_part[len] = (char)ean_check_digit(main_part);
		main_part[len + 1] = '\0';
	} else {
		char last = main_part[len - 1];

		main_part[len - 1] = '\0';
		digit = ean_check_digit(main_part);
		if (digit != last)
			return EAN_CHECK;
		main_part[len - 1] = last;
	}
	memset(code, 0, sizeof *code);
	memcpy(code->main, main_part, strlen(main_part) + 1);
	memcpy(code->addon, extra, strlen(extra) + 1);
	return EAN_OK;
}

int ean_valid(const char *text)
{
	struct ean_code code;

	return ean_parse(text, &code) == EAN_OK;
}

size_t ean_text(const struct ean_code *code, char *buf)
{
	size_t len = strlen(code->main);
	size_t more = strlen(code->addon);

	memcpy(buf, code->main, len);
	if (more > 0) {
		buf[len++] = '+';
		memcpy(buf + len, code->addon, more);
		len += more;
	}
	buf[len] = '\0';
	return len;
}

static char *put(char *to, const char *modules)
{
	size_t n = strlen(modules);

	memcpy(to, modules, n);
	return to + n;
}

/* The even codes are the right-hand ones backwards, and those are the odd
 * ones inverted. */
static char *put_left(char *to, char digit, int even)
{
	const char *modules = left_odd[digit - '0'];
	int i;

	for (i = 0; i < 7; ++i) {
		if (even)
			*to++ = modules[6 - i] == '0' ? '1' : '0';
		else
			*to++ = modules[i];
	}
	return to;
}

static char *put_right(char *to, char digit)
{
	const char *modules = left_odd[digit - '0'];
	int i;

	for (i = 0; i < 7; ++i)
		*to++ = modules[i] == '0' ? '1' : '0';
	return to;
}

static char *put_addon(char *to, const char *addon)
{
	size_t n = strlen(addon), i;
	const char *parity;

	if (n == 2) {
		static const char two_parity[4][3] = { "00", "01", "10", "11" };

		parity = two_parity[((addon[0] - '0') * 10 + (addon[1] - '0')) % 4];
	} else {
		int sum = 0;

		for (i = 0; i < n; ++i)
			sum += (i % 2 == 0 ? 3 : 9) * (addon[i] - '0');
		parity = five_parity[sum % 10];
	}
	to = put(to, "0000000001011");
	for (i = 0; i < n; ++i) {
		if (i > 0)
			to = put(to, "01");
		to = put_left(to, addon[i], parity[i] == '1');
	}
	return to;
}

size_t ean_bars(const struct ean_code *code, char *buf)
{
	size_t len = strlen(code->main), half = len / 2, first = len % 2, i;
	const char *parity = first ? left_parity[code->main[0] - '0'] : "0000";
	char *to = put(buf, "101");

	for (i = 0; i < half; ++i)
		to = put_left(to, code->main[first + i], parity[i] == '1');
	to = put(to, "01010");
	for (i = first + half; i < len; ++i)
		to = put_right(to, code->main[i]);
	to = put(to, "101");
	if (code->addon[0] != '\0')
		to = put_addon(to, code->addon);
	*to = '\0';
	return (size_t)(to - buf);
}

int ean_compare(const struct ean_code *a, const struct ean_code *b)
{
	size_t la = strlen(a->main), lb = strlen(b->main);
	int order;

	if (la != lb)
		return la < lb ? -1 : 1;
	order = strcmp(a->main, b->main);
	return order != 0 ? order : strcmp(a->addon, b->addon);
}

long ean_addon_value(const struct ean_code *code)
{
	const char *s = code->addon;
	long n = 0;

	if (*s == '\0')
		return -1;
	while (*s != '\0')
		n = n * 10 + (*s++ - '0');
	return n;
}
