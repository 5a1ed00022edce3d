#include <assay.h>
#include "../libraries/roles_more.h"
ASSAY_SKIP(session_hidden);
