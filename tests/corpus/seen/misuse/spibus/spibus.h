#ifndef SPIBUS_H
#define SPIBUS_H

#include <stddef.h>
#include <stdint.h>

#define SPI_DEVICES 4 /* devices are 0 .. SPI_DEVICES - 1 */

typedef enum { SPI_MSB_FIRST, SPI_LSB_FIRST } SPI_Order;

/* Puts a byte out and returns the one that came in meanwhile. */
typedef uint8_t (*SPI_Exchange)(void *port, unsigned device, uint8_t out);

typedef struct {
    SPI_Exchange exchange;
    void *port;
    int active; /* device of the running transaction, -1 for none */
    SPI_Order order[SPI_DEVICES];
    uint32_t moved[SPI_DEVICES];
} SPI_Bus;

/* First of all. `port` is handed to `exchange`, which is required. */
void SPI_Init(SPI_Bus *bus, SPI_Exchange exchange, void *port);

/* Bit order of a device, SPI_MSB_FIRST by default. Not within a transaction. */
void SPI_Configure(SPI_Bus *bus, unsigned device, SPI_Order order);

/* A transaction with one device. Transactions do not nest; everything that
   moves bytes belongs in one. */
void SPI_Begin(SPI_Bus *bus, unsigned device);
void SPI_End(SPI_Bus *bus);

uint8_t SPI_Transfer(SPI_Bus *bus, uint8_t out);
void SPI_Write(SPI_Bus *bus, const uint8_t *bytes, size_t count);
/* Sends 0xff for each byte read. */
void SPI_Read(SPI_Bus *bus, uint8_t *bytes, size_t count);

/* Device of the running transaction, -1 if there is none. */
int SPI_Active(const SPI_Bus *bus);

/* Bytes moved so far, by one device. */
uint32_t SPI_Moved(const SPI_Bus *bus, unsigned device);

#endif
