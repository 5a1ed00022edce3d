#include "alpnsel.h"

#include <string.h>

int main(void)
{
	alpn_handle s, c;
	uint8_t wire[64];
	size_t len = sizeof wire;

	if (alpn_create(NULL) != ALPN_E_INVAL || alpn_create(&s) || alpn_create(&c))
		return 2;
	if (alpn_append(s, "h2") || alpn_append(s, "http/1.1") || alpn_append(s, "h2") != ALPN_E_EXIST)
		return 2;
	if (alpn_append(s, "") != ALPN_E_INVAL || alpn_append(NULL, "x") != ALPN_E_INVAL || alpn_select(s, c) != NULL)
		return 2;
	if (alpn_encode(s, wire, &len) || len != 12 || alpn_decode(c, wire, len) || alpn_decode(c, wire, len))
		return 2;
	if (alpn_count(c) != 2 || alpn_decode(c, wire, 5) != ALPN_E_MALFORMED || alpn_decode(c, NULL, 0))
		return 2;
	len = 3;
	if (alpn_encode(s, wire, &len) != ALPN_E_NOSPC || len != 12)
		return 2;
	if (alpn_replace(c, "h2", "h3") || strcmp(alpn_at(c, 0), "h3") != 0 || alpn_replace(c, "h3", "h3"))
		return 2;
	if (alpn_replace(c, "h2", "h3") != ALPN_E_NOENT || strcmp(alpn_select(s, c), "http/1.1") != 0)
		return 2;
	if (alpn_prefer(s, alpn_at(s, 1)) || strcmp(alpn_at(s, 0), "http/1.1") != 0 || alpn_remove(s, alpn_at(s, 0)))
		return 2;
	if (alpn_count(s) != 1 || alpn_at(s, 1) != NULL || strcmp(alpn_select(s, s), "h2") != 0)
		return 2;
	for (char name[2] = "!"; alpn_append(s, name) != ALPN_E_FULL; name[0]++) {
	}
	if (alpn_count(s) != ALPN_MAX_NAMES)
		return 2;
#ifndef LEGAL
	if (alpn_replace(c, "h3", "http/1.1") || alpn_count(c) != 1)
		return 2;
#endif
	alpn_destroy(s);
	alpn_destroy(c);
	alpn_destroy(NULL);
	return 0;
}
