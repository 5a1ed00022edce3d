#include "eanaddon.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
	struct ean_code a, b;
	char text[EAN_TEXT_SIZE], bars[EAN_BARS_SIZE];

	assert(ean_check_digit("") == '0' && ean_check_digit("400638133393") == '1');
	assert(ean_check_digit("12a") == EAN_SYNTAX);
	assert(ean_parse("4006381333931", &a) == EAN_OK && ean_addon_value(&a) == -1);
	assert(ean_bars(&a, bars) == 95 && ean_text(&a, text) == 13);
	assert(ean_parse("978014300723+51234", &b) == EAN_OK && ean_addon_value(&b) == 51234);
	assert(ean_text(&b, text) == 19 && ean_bars(&b, bars) < EAN_BARS_SIZE);
	assert(ean_parse(text, &a) == EAN_OK && ean_compare(&a, &b) == 0 && ean_compare(&a, &a) == 0);
	assert(ean_parse("96385074+12", &a) == EAN_OK && ean_addon_value(&a) == 12);
	assert(strlen(a.main) == 8 && ean_compare(&a, &b) < 0 && ean_compare(&b, &a) > 0);
	assert(ean_bars(&a, bars) == 67 + 13 + 7 + 2 + 7);
	assert(ean_parse("9638507", &b) == EAN_OK && ean_compare(&b, &a) < 0);
	assert(!ean_valid("") && !ean_valid("+") && !ean_valid("+12") && !ean_valid("1+2+3"));
	assert(ean_parse("96385075", &a) == EAN_CHECK && ean_parse("96385074+", &a) == EAN_LENGTH);
	assert(ean_parse("96385074+1234", &a) == EAN_LENGTH && ean_parse("9638507x", &a) == EAN_SYNTAX);
	assert(ean_parse("12345678901234567890123", &a) == EAN_LENGTH && !ean_valid("1234567890123456"));
	assert(ean_parse("0000000+00", &a) == EAN_OK && ean_addon_value(&a) == 0);
	return 0;
#else
	return ean_valid("96385074+123456");
#endif
}
