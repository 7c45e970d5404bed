#include "apps/cli/analyse/tree.hpp"

#include <fmt/format.h>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "report/drawing/search_tree.hpp"
#include "report/format.hpp"
#include "report/search_tree_text.hpp"
#include "report/svg/search_tree.hpp"

namespace ariadne {
bool wants_tree(const AnalyseOptions& options) {
  return options.show || !options.svg.empty() || !options.trace.empty();
}

bool prints_tree_file(const AnalyseOptions& options, const Context& context) {
  return options.svg == "-" || (options.trace == "-" && !context.json);
}

void check_tree_options(const AnalyseOptions& options, const Context& context) {
  check_output(options.trace, options.force);
  check_output(options.svg, options.force);
  if (!options.trace.empty() && options.trace == options.svg) {
    throw Failure(ExitCode::usage, "--trace and --svg cannot both be written to " + in_quotes(options.svg));
  }
  if (context.json + options.show + prints_tree_file(options, context) > 1) {
    throw Failure(ExitCode::usage, "standard output takes one thing: --json, --show, or a file that is called -");
  }
}

void check_tree(const SearchTree& tree, const std::string& agent) {
  if (!tree.whole) {
    throw Failure(ExitCode::usage,
                  fmt::format("{} searches more than {} positions here, too many to show", in_quotes(agent),
                              with_commas(SearchTree::kMaxNodes)),
                  "Choose a smaller depth.");
  }
  if (!tree.nodes.empty()) return;
  throw Failure(ExitCode::usage, fmt::format("{} has no tree of a single depth to show", in_quotes(agent)),
                "--show, --svg and --trace are for agents such as alphabeta:depth=2, without limits.");
}

void give_out_tree(const AnalyseOptions& options, const Context& context, const std::string& title,
                   const SearchTree& tree) {
  const Look look{context.utf8, context.color};
  if (options.show) {
    fmt::print("\n");
    for (const auto& line : draw_search_tree(tree, look)) fmt::print("{}\n", line);
    fmt::print("{}\n", search_tree_legend(tree, look));
  }
  const bool in_object = context.json && options.trace == "-";
  if (!options.trace.empty() && !in_object) write_output(options.trace, trace_text(tree));
  if (!options.svg.empty()) write_output(options.svg, search_tree_svg(title, tree));
}

}  // namespace ariadne
