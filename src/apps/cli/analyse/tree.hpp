#pragma once

#include <string>

#include "agents/search_tree.hpp"
#include "apps/cli/commands.hpp"

namespace ariadne {

// The tree that `analyse` searched, as --show, --svg and --trace give it out.

bool wants_tree(const AnalyseOptions& options);

// Usage errors that can be found before anything is searched.
void check_tree_options(const AnalyseOptions& options, const Context& context);
// An agent without a tree, or a tree that is too large to show.
void check_tree(const SearchTree& tree, const std::string& agent);

// Prints and writes what the options name besides the analysis.
void give_out_tree(const AnalyseOptions& options, const Context& context, const std::string& title,
                   const SearchTree& tree);

// Standard output is taken by a file that is called -.
bool prints_tree_file(const AnalyseOptions& options, const Context& context);

}  // namespace ariadne
