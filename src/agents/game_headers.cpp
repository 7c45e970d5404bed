// Has no code: it gives the headers that units of games share something to be precompiled for.
#include "agents/entry_of.hpp"
