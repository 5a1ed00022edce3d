/**
 * @file tarmem.h
 * Builds a tar archive (ustar, regular files only) in memory.
 *
 * Members are numbered from 0 in the order in which they were added.
 */
#ifndef TARMEM_H
#define TARMEM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TAR_BLOCK 512
#define TAR_NAME_MAX 99          /**< characters of a name */
#define TAR_MEMBER_MAX (1 << 20) /**< bytes of a member */
#define TAR_TOTAL_MAX (1 << 23)  /**< bytes of an archive */

typedef struct TarMem TarMem;

typedef enum TarResult {
    TAR_OK = 0,
    TAR_ENAME,  /**< name is empty or too long */
    TAR_ESIZE,  /**< member or archive would be too large */
    TAR_ENOMEM
} TarResult;

/** @return an empty archive, or NULL when memory is out */
TarMem *Tar_New(void);

/** Frees an archive; NULL is ignored. */
void Tar_Free(TarMem *tar);

/**
 * Appends a member.
 * @param name  name of the file, copied
 * @param data  its contents, copied; may be NULL when size is 0
 * @param size  bytes of the contents
 */
TarResult Tar_Add(TarMem *tar, const char *name, const void *data, size_t size);

/** @return number of members */
int Tar_Count(const TarMem *tar);

/** @return the member of that name that was added last, -1 if there is none */
int Tar_Find(const TarMem *tar, const char *name);

/** @return name of a member, NULL if there is no such member.  Valid until the next Tar_Add(). */
const char *Tar_Name(const TarMem *tar, int member);

/** @return size of a member, 0 if there is no such member */
size_t Tar_Size(const TarMem *tar, int member);

/** Copies at most @p room bytes of a member to @p out. @return bytes copied */
size_t Tar_Read(const TarMem *tar, int member, void *out, size_t room);

/** @return bytes of the finished archive, with the two empty blocks at its end */
size_t Tar_Total(const TarMem *tar);

/**
 * Writes the finished archive.
 * @return bytes written (see Tar_Total()), or 0 and nothing written when @p room is too small
 */
size_t Tar_Write(const TarMem *tar, void *out, size_t room);

#ifdef __cplusplus
}
#endif

#endif /* TARMEM_H */
