#pragma once

#include <concepts>
#include <memory>

namespace ariadne {

// The same object for as long as somebody else owns it. Copies of an owner count the owners, which is a word that all
// threads write; copies of a borrower do not.
template <class T>
std::shared_ptr<T> borrowed(const std::shared_ptr<T>& owner) {
  return {std::shared_ptr<T>(), owner.get()};
}

// A position whose copies share something, such as a board, and count its owners.
template <class P>
concept SharesWithCopies = requires(const P position) {
  { position.borrowed() } -> std::same_as<P>;  // equal to it, but only borrows what they share
};

// The position from which a search starts: it, its copies and its successors must not outlive the one that is given.
template <class P>
P borrowed(const P& position) {
  if constexpr (SharesWithCopies<P>) {
    return position.borrowed();
  } else {
    return position;
  }
}

}  // namespace ariadne
