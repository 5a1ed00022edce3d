#include "itvbank.h"

int main(void)
{
	struct itvbank b;
	uint64_t n;

	itvbank_init(&b);
	if (itv_next(&b) != ITV_NEVER || itv_arm(&b, 8, 1, 1) != -1 || itv_hold(&b, 0) != -1 || itv_unhold(&b, 0) != -1 ||
	    itv_disarm(&b, 0) != -1 || itv_collect(&b, 99, &n) != -1)
		return 2;
	itv_arm(&b, 0, 10, 5);
	itv_arm(&b, 1, 12, 0);
	if (itv_next(&b) != 10 || itv_advance(&b, 9) != 0 || itv_advance(&b, 3) != 0 || itv_advance(&b, 21) != 2)
		return 2;
	if (itv_collect(&b, 0, &n) != 0 || n != 3 || itv_collect(&b, 1, &n) != 0 || n != 1 || itv_next(&b) != 25)
		return 2;
	if (itv_hold(&b, 0) != 0 || itv_advance(&b, 100) != 0 || itv_unhold(&b, 0) != 0 || itv_next(&b) != 105)
		return 2;
	itv_arm(&b, 2, 1, 0);
	if (itv_hold(&b, 2) != 0 || itv_advance(&b, 102) != 0 || itv_unhold(&b, 2) != 0 || itv_disarm(&b, 2) != -1)
		return 2;
	itv_arm(&b, 3, UINT64_MAX, 0);
	itv_arm(&b, 4, 0, 1);
	if (itv_disarm(&b, 0) != 0 || itv_advance(&b, UINT64_MAX - 1) != 1 || itv_collect(&b, 4, &n) != 0 ||
	    n != UINT64_MAX - 102 || itv_next(&b) != ITV_NEVER || itv_advance(&b, UINT64_MAX) != 0)
		return 2;
#ifndef LEGAL
	itvbank_init(&b);
	itv_arm(&b, 0, 1, 1);
	itv_hold(&b, 0);
	itv_advance(&b, UINT64_MAX / 2);
	itv_unhold(&b, 0);
#endif
	return 0;
}
