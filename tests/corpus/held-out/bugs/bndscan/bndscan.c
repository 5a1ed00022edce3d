#include "bndscan.h"

#include <stdlib.h>
#include <string.h>

enum state {
    BODY,       /* inside a line */
    CR,         /* a CR that may begin a line break */
    MARK,       /* at the start of a line, `matched' bytes of the mark seen */
    AFTER,      /* the whole mark seen */
    DASH,       /* one dash after the mark */
    PAD,        /* padding, or nothing yet, after the closing dashes */
    LASTCR,     /* CR at the end of a delimiter line */
    EPILOGUE,
    DONE
};

struct bs_reader {
    struct bs_events events;
    void *ctx;
    enum state state;
    int busy;
    int closing;        /* the two dashes were there */
    int open;           /* inside a part */
    int closed;
    size_t parts;
    size_t lead;        /* where the held bytes begin in delim: 0, 1, or 2 */
    size_t matched;
    size_t marklen;     /* of "--boundary" */
    size_t ntail;       /* bytes held after the mark */
    char *tail;         /* behind the mark, in the same block */
    char *delim;        /* CR LF "--" boundary, then the tail */
};

static int is_bchar(unsigned char c)
{
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
        return 1;
    return c != '\0' && strchr("'()+_,-./:=? ", c) != NULL;
}

static int is_boundary(const char *text, size_t len)
{
    if (len == 0 || len > BS_BOUNDARY_MAX || text[len - 1] == ' ')
        return 0;
    for (size_t i = 0; i < len; i++)
        if (!is_bchar((unsigned char)text[i]))
            return 0;
    return 1;
}

static void start(bs_reader *rd)
{
    rd->state = MARK;
    rd->closing = rd->open = rd->closed = 0;
    rd->parts = 0;
    rd->lead = 2;
    rd->matched = rd->ntail = 0;
}

bs_reader *bs_new(const char *boundary, const struct bs_events *events, void *ctx)
{
    size_t len = boundary ? strlen(boundary) : 0;
    if (!is_boundary(boundary, len))
        return NULL;
    bs_reader *rd = calloc(1, sizeof *rd);
    if (!rd)
        return NULL;
    rd->marklen = 2 + len;
    rd->delim = malloc(2 + rd->marklen + 3);    /* "--" and CR may follow */
    if (!rd->delim) {
        free(rd);
        return NULL;
    }
    memcpy(rd->delim, "\r\n--", 4);
    memcpy(rd->delim + 4, boundary, len);
    rd->tail = rd->delim + 2 + rd->marklen;
    if (events)
        rd->events = *events;
    rd->ctx = ctx;
    start(rd);
    return rd;
}

void bs_free(bs_reader *rd)
{
    if (!rd)
        return;
    free(rd->delim);
    free(rd);
}

static void emit(bs_reader *rd, const char *bytes, size_t len)
{
    if (len && rd->open && rd->events.data)
        rd->events.data(rd->ctx, bytes, len);
}

/* What was held is content after all. */
static void let_go(bs_reader *rd)
{
    if (rd->state == CR)
        emit(rd, rd->delim, 1);
    else
        emit(rd, rd->delim + rd->lead, 2 - rd->lead + rd->matched + rd->ntail);
    rd->matched = rd->ntail = 0;
    rd->closing = 0;
    rd->state = BODY;
}

static void hold(bs_reader *rd, char c)
{
    rd->tail[rd->ntail++] = c;
}

static void end_part(bs_reader *rd)
{
    if (rd->open && rd->events.end)
        rd->events.end(rd->ctx);
    rd->open = 0;
}

static void delimiter(bs_reader *rd)
{
    end_part(rd);
    rd->matched = rd->ntail = 0;
    if (rd->closing) {
        rd->closed = 1;
        rd->state = EPILOGUE;
        return;
    }
    rd->parts++;
    rd->open = 1;
    rd->lead = 2;
    rd->state = MARK;
    if (rd->events.begin)
        rd->events.begin(rd->ctx);
}

/* One byte in a state that holds something back.  0 if the byte does not fit:
 * then all is let go and the byte is to be looked at again. */
static int advance(bs_reader *rd, char c)
{
    switch (rd->state) {
    case CR:
        if (c != '\n')
            break;
        rd->lead = 0;
        rd->matched = 0;
        rd->state = MARK;
        return 1;
    case MARK:
        if (c != rd->delim[2 + rd->matched])
            break;
        if (++rd->matched == rd->marklen)
            rd->state = AFTER;
        return 1;
    case DASH:
        if (c != '-')
            break;
        hold(rd, c);
        rd->closing = 1;
        rd->state = PAD;
        return 1;
    case AFTER:
        if (c == '-') {
            hold(rd, c);
            rd->state = DASH;
            return 1;
        }
        /* fall through */
    case PAD:
        if (c == ' ' || c == '\t') {
            hold(rd, c);
            rd->state = PAD;
            return 1;
        }
        if (c == '\r') {
            hold(rd, c);
            rd->state = LASTCR;
            return 1;
        }
        /* fall through */
    case LASTCR:
        if (c != '\n')
            break;
        delimiter(rd);
        return 1;
    default:
        return 1;
    }
    let_go(rd);
    return 0;
}

int bs_feed(bs_reader *rd, const char *bytes, size_t len)
{
    if (rd->busy || rd->state == DONE)
        return BS_ESTATE;
    rd->busy = 1;
    for (size_t i = 0; i < len && rd->state != EPILOGUE;) {
        if (rd->state != BODY) {
            if (advance(rd, bytes[i]))
                i++;
            continue;
        }
        size_t from = i;
        while (i < len && bytes[i] != '\r' && bytes[i] != '\n')
            i++;
        emit(rd, bytes + from, i - from);
        if (i == len)
            break;
        if (bytes[i] == '\r') {
            rd->state = CR;
        } else {
            rd->lead = 1;
            rd->matched = 0;
            rd->state = MARK;
        }
        i++;
    }
    rd->busy = 0;
    return BS_OK;
}

int bs_finish(bs_reader *rd)
{
    if (rd->busy || rd->state == DONE)
        return BS_ESTATE;
    rd->busy = 1;
    switch (rd->state) {
    case AFTER:
    case PAD:
    case LASTCR:
        delimiter(rd);      /* the last line need not have an end */
        break;
    case CR:
    case MARK:
    case DASH:
        let_go(rd);
        break;
    default:
        break;
    }
    end_part(rd);
    rd->state = DONE;
    rd->busy = 0;
    return rd->closed ? BS_OK : BS_TRUNCATED;
}

int bs_reset(bs_reader *rd)
{
    if (rd->busy)
        return BS_ESTATE;
    start(rd);
    return BS_OK;
}

size_t bs_parts(const bs_reader *rd)
{
    return rd->parts;
}

int bs_closed(const bs_reader *rd)
{
    return rd->closed;
}
