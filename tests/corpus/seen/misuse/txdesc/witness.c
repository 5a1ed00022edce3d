#include "txdesc.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	struct txd *desc = malloc(4 * sizeof *desc);
	struct txring r;
	uint8_t out[16];
	char *buf = malloc(4);
	memcpy(buf, "abcd", 4);
	txr_init(&r, desc, 4);
	txr_queue(&r, buf, 4);
#ifdef LEGAL
	(void)count, (void)arguments;
	struct txpiece pieces[3] = {{"12", 2}, {NULL, 0}, {"345", 3}};
	if (txr_queue_frame(&r, pieces, 3) != 0 || txr_queue_frame(&r, pieces, 1) != -1 || txr_queue_frame(&r, pieces, 0) != -1)
		return 2;
	if (txr_room(&r) != 0 || txr_get(&r, 3)->len != 3 || txr_send(&r, out, 3) != 4 || memcmp(out, "abc", 3) != 0)
		return 2;
	if (txr_send(&r, out, 16) != 5 || memcmp(out, "12345", 5) != 0 || txr_send(&r, out, 16) != 0)
		return 2;
	for (int i = 0; i < 4; i++)
		txr_queue(&r, "x", 1);
	txr_flush(&r);
	if (txr_pending(&r) != 0 || txr_send(&r, NULL, 0) != 0)
		return 2;
	free(desc);
	free(buf);
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		txr_init(&r, desc, 3);
		break;
	case 2:
		for (int i = 0; i < 4; i++)
			txr_queue(&r, buf, 4);
		break;
	case 3:
		free(buf);
		txr_send(&r, out, 16);
		break;
	case 4:
		txr_get(&r, 1);
		break;
	case 5:
		txr_init(&r, desc, 8);
		break;
	}
#endif
	return 0;
}
