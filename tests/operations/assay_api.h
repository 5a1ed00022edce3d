/* What a model file says about a library.  These macros are for include/assay.h,
 * once there is a command that reads them. */
#ifndef ASSAY_API_H
#define ASSAY_API_H

#define ASSAY_SAY_(word, f, rest) _Static_assert(1, "assay " word " " #f rest)

#define ASSAY_INVARIANT(f) ASSAY_SAY_("invariant", f, "")
#define ASSAY_EQUAL(f) ASSAY_SAY_("equal", f, "")
#define ASSAY_COMPARE(f) ASSAY_SAY_("compare", f, "")
#define ASSAY_HASH(f) ASSAY_SAY_("hash", f, "")
#define ASSAY_COPY(f) ASSAY_SAY_("copy", f, "")
#define ASSAY_DESTROY(f) ASSAY_SAY_("destroy", f, "")
#define ASSAY_PRINT(f) ASSAY_SAY_("print", f, "")
#define ASSAY_CONTRACT(f) ASSAY_SAY_("contract", f, "")
#define ASSAY_REQUIRES(f, ...) ASSAY_SAY_("requires", f, "\n" #__VA_ARGS__)
#define ASSAY_SUCCESS(f, ...) ASSAY_SAY_("success", f, "\n" #__VA_ARGS__)
#define ASSAY_LENGTH(f, buffer, length) ASSAY_SAY_("length", f, "\n" #buffer "\n" #length)
#define ASSAY_NONNULL(f, p) ASSAY_SAY_("nonnull", f, "\n" #p)
#define ASSAY_NULLABLE(f, p) ASSAY_SAY_("nullable", f, "\n" #p)
#define ASSAY_CONSUMES(f, p) ASSAY_SAY_("consumes", f, "\n" #p)
#define ASSAY_PURE(f) ASSAY_SAY_("pure", f, "")
#define ASSAY_SKIP(f) ASSAY_SAY_("skip", f, "")
#define ASSAY_BEFORE(f) ASSAY_SAY_("before", f, "")
#define ASSAY_AFTER(f) ASSAY_SAY_("after", f, "")
#define ASSAY_LEARNED(id, ...) _Static_assert(1, "assay learned " #id); __VA_ARGS__
#define ASSAY_BUG(id) _Static_assert(1, "assay bug " #id)

#endif
