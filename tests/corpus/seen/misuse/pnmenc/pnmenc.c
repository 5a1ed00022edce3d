#include "pnmenc.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Values of global_state */
#define CSTATE_START 100   /* pnm_create done */
#define CSTATE_HEADER 101  /* pnm_start done; comments are still OK */
#define CSTATE_ROWS 102    /* the header is complete */

#define LONGEST_COMMENT 200
#define MAX_COMMENTS_SIZE 4096
#define HEADER_SIZE 40

void pnm_create(struct pnm_compress *cinfo)
{
  memset(cinfo, 0, sizeof *cinfo);
  cinfo->global_state = CSTATE_START;
}

static void release(struct pnm_compress *cinfo)
{
  cinfo->data = NULL;
  cinfo->used = 0;
  cinfo->room = 0;
  cinfo->outbuffer = NULL;
  cinfo->outsize = NULL;
  cinfo->next_row = 0;
  cinfo->global_state = CSTATE_START;
}

void pnm_abort(struct pnm_compress *cinfo)
{
  assert(cinfo->global_state >= CSTATE_START && cinfo->global_state <= CSTATE_ROWS);
  free(cinfo->data);
  release(cinfo);
}

void pnm_destroy(struct pnm_compress *cinfo)
{
  free(cinfo->data);
  release(cinfo);
  cinfo->global_state = 0;
}

void pnm_mem_dest(struct pnm_compress *cinfo, unsigned char **outbuffer, size_t *outsize)
{
  assert(cinfo->global_state == CSTATE_START);
  assert(outbuffer != NULL && outsize != NULL);
  cinfo->outbuffer = outbuffer;
  cinfo->outsize = outsize;
}

static size_t row_size(const struct pnm_compress *cinfo)
{
  return (size_t)cinfo->image_width * (size_t)cinfo->components;
}

int pnm_start(struct pnm_compress *cinfo)
{
  assert(cinfo->global_state == CSTATE_START);
  assert(cinfo->outbuffer != NULL);
  if (cinfo->image_width < 1 || cinfo->image_width > PNM_MAX_DIMENSION ||
      cinfo->image_height < 1 || cinfo->image_height > PNM_MAX_DIMENSION)
    return PNM_ERR_SIZE;
  if (cinfo->components != 1 && cinfo->components != 3)
    return PNM_ERR_COMPONENTS;

  cinfo->room = row_size(cinfo) * cinfo->image_height + MAX_COMMENTS_SIZE + HEADER_SIZE;
  cinfo->data = malloc(cinfo->room);
  if (cinfo->data == NULL)
    return PNM_ERR_MEMORY;
  memcpy(cinfo->data, cinfo->components == 1 ? "P5\n" : "P6\n", 3);
  cinfo->used = 3;
  cinfo->next_row = 0;
  cinfo->global_state = CSTATE_HEADER;
  return PNM_OK;
}

int pnm_write_comment(struct pnm_compress *cinfo, const char *text)
{
  assert(cinfo->global_state == CSTATE_HEADER);
  size_t length = 0;
  for (; text[length] != '\0'; length++)
    if (length == LONGEST_COMMENT || text[length] == '\n' || text[length] == '\r')
      return PNM_ERR_COMMENT;
  if (cinfo->used + length + 3 > MAX_COMMENTS_SIZE)
    return PNM_ERR_MEMORY;
  memcpy(cinfo->data + cinfo->used, "# ", 2);
  memcpy(cinfo->data + cinfo->used + 2, text, length);
  cinfo->used += length + 3;
  cinfo->data[cinfo->used - 1] = '\n';
  return PNM_OK;
}

/* Completes the header if that was not done. */
static void end_header(struct pnm_compress *cinfo)
{
  char text[HEADER_SIZE];
  if (cinfo->global_state != CSTATE_HEADER)
    return;
  int length = snprintf(text, sizeof text, "%u %u\n255\n", cinfo->image_width, cinfo->image_height);
  memcpy(cinfo->data + cinfo->used, text, (size_t)length);
  cinfo->used += (size_t)length;
  cinfo->global_state = CSTATE_ROWS;
}

unsigned int pnm_write_rows(struct pnm_compress *cinfo, const pnm_row *rows, unsigned int num_rows)
{
  assert(cinfo->global_state == CSTATE_HEADER || cinfo->global_state == CSTATE_ROWS);
  end_header(cinfo);
  unsigned int left = cinfo->image_height - cinfo->next_row;
  if (num_rows > left)
    num_rows = left;
  for (unsigned int i = 0; i < num_rows; i++) {
    memcpy(cinfo->data + cinfo->used, rows[i], row_size(cinfo));
    cinfo->used += row_size(cinfo);
  }
  cinfo->next_row += num_rows;
  return num_rows;
}

void pnm_finish(struct pnm_compress *cinfo)
{
  assert(cinfo->global_state == CSTATE_ROWS);
  assert(cinfo->next_row == cinfo->image_height);
  *cinfo->outbuffer = cinfo->data;
  *cinfo->outsize = cinfo->used;
  release(cinfo);
}
