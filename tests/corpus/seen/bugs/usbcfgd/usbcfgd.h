#ifndef USBCFGD_H
#define USBCFGD_H

/* Builder for USB configuration descriptors (USB 2.0, chapter 9.6).
 *
 *     ucd_t *d = ucd_new(1, 250);
 *     ucd_interface(d, 0x03, 1, 1);
 *     ucd_class_blob(d, hid, sizeof hid);
 *     ucd_endpoint(d, 0x81, UCD_INT, 8, 10);
 *     p = ucd_bytes(d, &n);
 *
 * wTotalLength, bNumInterfaces and bNumEndpoints are kept up to date by the
 * builder.  Functions returning int give 0, or -1 and change nothing.
 */

#include <stddef.h>
#include <stdint.h>

#define UCD_MAX_BYTES 4096

enum { UCD_CTRL, UCD_ISO, UCD_BULK, UCD_INT };

typedef struct ucd ucd_t;

/* cfg_value is bConfigurationValue; max_ma is rounded up to 2 mA, and cut at
 * 500.  NULL if memory is out. */
ucd_t *ucd_new(uint8_t cfg_value, unsigned max_ma);
void ucd_free(ucd_t *d);

/* Opens the next interface, numbered from 0.  At most 32 of them. */
int ucd_interface(ucd_t *d, uint8_t cls, uint8_t subcls, uint8_t proto);

/* Adds an endpoint to the interface opened last.  Fails if there is none yet,
 * if it has 30 endpoints, if xfer is none of UCD_*, for endpoint number 0, for
 * reserved bits in addr and for packets of more than 1024 bytes. */
int ucd_endpoint(ucd_t *d, uint8_t addr, int xfer, uint16_t max_packet, uint8_t interval);

/* Appends a class specific descriptor as it is.  Its first byte must be its
 * length (at least 2), which is checked against n. */
int ucd_class_blob(ucd_t *d, const void *blob, size_t n);

/* The descriptor so far.  The pointer is good until the next call that adds
 * something, or ucd_free. */
const uint8_t *ucd_bytes(const ucd_t *d, size_t *n);

/* Number of interfaces, and of endpoints in all. */
unsigned ucd_interfaces(const ucd_t *d);
unsigned ucd_endpoints(const ucd_t *d);

#endif
