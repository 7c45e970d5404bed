#include "server/http/server.hpp"

#include <utility>  // before Asio, which uses it and does not say so

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <list>
#include <map>
#include <nlohmann/json.hpp>

#include "server/api/laboratory.hpp"
#include "server/http/guard.hpp"
#include "server/page/page.hpp"

namespace ariadne {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::awaitable;
using asio::use_awaitable;
using asio::ip::tcp;
using boost::system::error_code;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;
using namespace std::chrono_literals;

constexpr std::uint32_t kMaxHeader = 8 << 10;
constexpr std::uint64_t kMaxBody = 1 << 20;
constexpr std::size_t kMaxMessage = 64 << 10;
constexpr std::size_t kMaxConnections = 256;
constexpr std::size_t kMaxOpenCalls = 32;          // of a socket
constexpr std::size_t kMaxQueuedBytes = 1 << 20;   // of what can be left out
constexpr std::size_t kMaxResultBytes = 64 << 20;  // of what cannot
constexpr double kMaxMessagesPerSecond = 200;
constexpr auto kToSendRequest = 10s;
constexpr auto kIdleConnection = 60s;
constexpr auto kToTakeResponse = 30s;
constexpr auto kLookAtStop = 50ms;
constexpr std::string_view kApi = "/api/v1/";
constexpr std::string_view kLive = "/api/v1/live";
constexpr const char* kJson = "application/json";

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

// The answer to a call as HTTP gives it.
struct Reply {
  unsigned status = 200;
  std::string body;
};

Reply reply_of(const Answer& answer) {
  if (answer) return {200, dumped(*answer)};
  return {static_cast<unsigned>(answer.error().refusal), dumped(error_json(answer.error().error))};
}

Reply refusal(unsigned status, std::string message, std::string hint = {}) {
  return {status, dumped(error_json({std::move(message), std::move(hint), 0, 0, {}}))};
}

void set_common_headers(Response& response) {
  response.set(http::field::server, "ariadne");
  response.set(http::field::cache_control, "no-cache");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Content-Security-Policy",
               "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
               "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

Response response_of(const Request& request, Reply reply, const char* type = kJson) {
  Response response(static_cast<http::status>(reply.status), request.version());
  set_common_headers(response);
  response.set(http::field::content_type, type);
  response.keep_alive(request.keep_alive());
  response.body() = std::move(reply.body);
  response.prepare_payload();
  return response;
}

bool accepts_gzip(const Request& request) {
  return view_of(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
}

Response page_response(const Request& request, const PageFile& file) {
  const bool known = request[http::field::if_none_match] == beast::string_view(file.tag.data(), file.tag.size());
  const bool gzip = accepts_gzip(request);
  Reply reply{known ? 304u : 200u, known ? "" : std::string(gzip ? file.gzip : file.raw)};
  Response response = response_of(request, std::move(reply), std::string(file.type).c_str());
  response.set(http::field::etag, std::string(file.tag));
  response.set(http::field::vary, "Accept-Encoding");
  if (gzip && !known) response.set(http::field::content_encoding, "gzip");
  if (request.method() == http::verb::head || known) response.body().clear();
  return response;
}

// How many messages a socket may still send now.
class Rate {
 public:
  bool take() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> since = now - last_;
    left_ = std::min(kMaxMessagesPerSecond, left_ + since.count() * kMaxMessagesPerSecond);
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double left_ = kMaxMessagesPerSecond;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// A WebSocket with the calls that are under way on it. All of it runs on the thread of the network; jobs come back
// there through post().
class Live : public std::enable_shared_from_this<Live> {
 public:
  Live(websocket::stream<beast::tcp_stream> stream, asio::io_context& io, Laboratory& laboratory)
      : stream_(std::move(stream)), io_(io), laboratory_(laboratory), wake_(io) {}

  // Ends when the socket does.
  awaitable<void> run() {
    asio::co_spawn(io_, [self = shared_from_this()] { return self->write_all(); }, asio::detached);
    try {
      co_await read_all();
    } catch (const boost::system::system_error&) {
      // It is gone, or was not what it claimed to be.
    }
    closed_ = true;
    wake_.cancel();
    for (const auto& [id, job] : jobs_) laboratory_.cancel(job);
    jobs_.clear();
  }

 private:
  struct Message {
    std::string text;
    std::uint64_t id = 0;
    bool replaceable = false;
    bool is_progress = false;
  };

  awaitable<void> read_all() {
    Rate rate;
    beast::flat_buffer buffer(kMaxMessage + 1);
    for (;;) {
      buffer.clear();
      co_await stream_.async_read(buffer, use_awaitable);
      if (!rate.take()) co_return co_await close(websocket::close_code::policy_error, "too many messages");
      if (!stream_.got_text()) co_return co_await close(websocket::close_code::unknown_data, "text only");
      take(beast::buffers_to_string(buffer.data()));
      if (closed_) co_return;
    }
  }

  awaitable<void> close(websocket::close_code code, const char* reason) {
    closed_ = true;
    wake_.cancel();
    co_await stream_.async_close(websocket::close_reason(code, reason), use_awaitable);
  }

  awaitable<void> write_all() {
    const auto self = shared_from_this();
    try {
      stream_.text(true);
      while (!closed_) {
        if (queue_.empty()) {
          error_code woken;
          wake_.expires_at(asio::steady_timer::time_point::max());
          co_await wake_.async_wait(asio::redirect_error(use_awaitable, woken));
          continue;
        }
        const Message message = std::move(queue_.front());
        queue_.pop_front();
        (message.is_progress ? queued_progress_ : queued_results_) -= message.text.size();
        co_await stream_.async_write(asio::buffer(message.text), use_awaitable);
      }
    } catch (const boost::system::system_error&) {
      // Reading ends as well, and clears up.
    }
  }

  void take(const std::string& text) {
    auto json = parse_json(text);
    if (!json) return send_error(0, json.error());
    const JsonReader reader(*json, "the message");
    if (reader.has("cancel")) return cancel(reader);
    const auto id = static_cast<std::uint64_t>(reader["id"].integer(1));
    const std::string call = reader["call"].text();
    if (reader.failed()) return send_error(0, with_place(text, reader.failure().value()));
    json->erase("id");
    json->erase("call");
    begin(id, call, std::move(*json));
  }

  void cancel(const JsonReader& reader) {
    reader.only({"cancel"});
    const auto id = static_cast<std::uint64_t>(reader["cancel"].integer(1));
    if (reader.failed()) return send_error(0, reader.failure().value());
    if (const auto found = jobs_.find(id); found != jobs_.end()) laboratory_.cancel(found->second);
  }

  void begin(std::uint64_t id, const std::string& call, Json arguments) {
    if (jobs_.contains(id)) return send_error(id, {"the id is in use", {}, 0, 0, {}});
    if (jobs_.size() >= kMaxOpenCalls) return send_error(id, {"too many calls are open on this socket", {}, 0, 0, {}});
    auto job = std::make_shared<Job>();
    job->progress = [weak = weak_from_this(), &io = io_, id](Progress progress) {
      asio::post(io, [weak, id, progress = std::move(progress)] {
        if (const auto self = weak.lock()) self->send_progress(id, progress);
      });
    };
    job->finish = [weak = weak_from_this(), &io = io_, id](const Answer& answer) {
      const bool good = answer.has_value();
      asio::post(io, [weak, id, good, reply = reply_of(answer)] {
        if (const auto self = weak.lock()) self->send_end(id, good, reply.body);
      });
    };
    jobs_.emplace(id, job);
    laboratory_.begin(call, std::move(arguments), std::move(job));
  }

  static std::string opening(std::uint64_t id) { return "{\"id\":" + std::to_string(id); }

  void send_progress(std::uint64_t id, const Progress& progress) {
    if (!jobs_.contains(id)) return;
    std::string text = opening(id) + ",\"progress\":" + *progress.json + "}";
    for (auto& message : queue_) {
      if (!progress.replaces || message.id != id || !message.replaceable) continue;
      queued_progress_ += text.size() - message.text.size();
      message.text = std::move(text);
      return;
    }
    send({std::move(text), id, progress.replaces, true});
  }

  void send_end(std::uint64_t id, bool good, const std::string& body) {
    jobs_.erase(id);
    // The body of an error is {"error":…} already.
    send({good ? opening(id) + ",\"result\":" + body + "}" : opening(id) + "," + body.substr(1), id});
  }

  void send_error(std::uint64_t id, const Error& error) {
    send({opening(id) + "," + dumped(error_json(error)).substr(1), id});
  }

  void send(Message message) {
    if (closed_) return;
    (message.is_progress ? queued_progress_ : queued_results_) += message.text.size();
    queue_.push_back(std::move(message));
    if (queued_progress_ > kMaxQueuedBytes || queued_results_ > kMaxResultBytes) return drop();
    wake_.cancel();
  }

  // The other side does not keep up. A word of farewell would have to wait behind what it does not read, so the
  // connection is cut: whatever is being read or written ends with an error.
  void drop() {
    closed_ = true;
    queue_.clear();
    wake_.cancel();
    asio::post(io_, [self = shared_from_this()] { beast::get_lowest_layer(self->stream_).close(); });
  }

  websocket::stream<beast::tcp_stream> stream_;
  asio::io_context& io_;
  Laboratory& laboratory_;
  asio::steady_timer wake_;
  std::deque<Message> queue_;
  std::size_t queued_progress_ = 0, queued_results_ = 0;
  std::map<std::uint64_t, std::shared_ptr<Job>> jobs_;
  bool closed_ = false;
};

// A connection as long as it speaks HTTP.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, asio::io_context& io, Laboratory& laboratory, const std::string& host)
      : stream_(std::move(socket)), io_(io), laboratory_(laboratory), host_(host) {}

  bool idle() const { return idle_; }
  void close() {
    error_code ignored;
    if (stream_.socket().is_open()) stream_.socket().close(ignored);
  }

  awaitable<void> run() {
    const auto self = shared_from_this();
    try {
      stream_.socket().set_option(tcp::no_delay(true));
      while (co_await serve_one()) {
      }
    } catch (const boost::system::system_error&) {
      // The other side is gone, too slow, or closed in the middle.
    }
    close();
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  // Reads and answers a request; false: it was the last one.
  awaitable<bool> serve_one() {
    Parser parser;
    parser.header_limit(kMaxHeader);
    parser.body_limit(kMaxBody);
    error_code fault;
    idle_ = true;
    stream_.expires_after(served_ == 0 ? kToSendRequest : kIdleConnection);
    co_await http::async_read_header(stream_, buffer_, parser, asio::redirect_error(use_awaitable, fault));
    idle_ = false;
    ++served_;
    if (fault) co_return co_await refuse_reading(parser, fault);
    if (auto reply = refused(parser.get())) co_return co_await send_last(parser.get(), std::move(*reply));
    if (websocket::is_upgrade(parser.get())) {
      co_await go_live(parser);
      co_return false;
    }
    stream_.expires_after(kToSendRequest);
    co_await http::async_read(stream_, buffer_, parser, asio::redirect_error(use_awaitable, fault));
    if (fault) co_return co_await refuse_reading(parser, fault);
    const Request request = parser.release();
    Response response = co_await respond(request);
    co_return co_await send(std::move(response));
  }

  // What is refused before the body is read.
  std::optional<Reply> refused(const Request& request) const {
    const std::string_view host = view_of(request[http::field::host]);
    if (!is_own_host(host, host_)) return refusal(403, "the header Host does not name this server");
    if (!is_own_origin(view_of(request[http::field::origin]), host)) {
      return refusal(403, "the request comes from another page");
    }
    return std::nullopt;
  }

  awaitable<bool> refuse_reading(Parser& parser, const error_code& fault) {
    if (fault == http::error::body_limit) {
      co_return co_await send_last(parser.get(), refusal(413, "the body is larger than 1 MiB"));
    }
    if (fault == http::error::header_limit || fault == http::error::buffer_overflow) {
      co_return co_await send_last(parser.get(), refusal(431, "the header is larger than 8 KiB"));
    }
    if (fault.category() != http::make_error_code(http::error::end_of_stream).category() ||
        fault == http::error::end_of_stream || fault == http::error::partial_message) {
      co_return false;  // gone or too slow
    }
    co_return co_await send_last(parser.get(), refusal(400, "this is not HTTP: " + fault.message()));
  }

  awaitable<bool> send_last(const Request& request, Reply reply) {
    Response response = response_of(request, std::move(reply));
    response.keep_alive(false);
    co_await send(std::move(response));
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    co_return false;
  }

  awaitable<bool> send(Response response) {
    const bool keep = response.keep_alive();
    stream_.expires_after(kToTakeResponse);
    co_await http::async_write(stream_, response, use_awaitable);
    co_return keep;
  }

  awaitable<Response> respond(const Request& request) {
    const std::string_view target = view_of(request.target());
    if (target.starts_with(kApi)) co_return response_of(request, co_await call(request, target.substr(kApi.size())));
    if (target.starts_with("/api/")) co_return response_of(request, refusal(404, "there is only /api/v1"));
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
      co_return response_of(request, refusal(405, "the page is for GET"));
    }
    const PageFile* file = page_at(target);
    if (file == nullptr) co_return response_of(request, refusal(404, "there is nothing here"));
    co_return page_response(request, *file);
  }

  awaitable<Reply> call(const Request& request, std::string_view name) {
    Json arguments = Json::object();
    if (request.method() == http::verb::post) {
      auto parsed = parse_json(request.body());
      if (!parsed) co_return refusal_of(parsed.error());
      if (!parsed->is_object()) co_return refusal(400, "the arguments are not a JSON object");
      arguments = std::move(*parsed);
    } else if (request.method() != http::verb::get) {
      co_return refusal(405, "calls are for POST, or GET without arguments");
    }
    Reply reply = co_await answer_to(std::string(name), std::move(arguments));
    co_return reply;
  }

  static Reply refusal_of(const Error& error) { return {400, dumped(error_json(error))}; }

  // What a job leaves for whoever waits for it.
  struct Waiting {
    explicit Waiting(asio::io_context& io) : done(io, asio::steady_timer::time_point::max()) {}
    asio::steady_timer done;
    std::optional<Reply> reply;
  };

  // Waits for the end of the call; a connection that closes meanwhile cancels it.
  awaitable<Reply> answer_to(const std::string& name, Json arguments) {
    const auto waiting = std::make_shared<Waiting>(io_);
    const auto job = std::make_shared<Job>();
    job->finish = [waiting, &io = io_](const Answer& answer) {
      asio::post(io, [waiting, reply = reply_of(answer)]() mutable {
        waiting->reply = std::move(reply);
        waiting->done.cancel();
      });
    };
    laboratory_.begin(name, std::move(arguments), job);
    watch_for_end(job);
    error_code ignored;
    if (!waiting->reply) co_await waiting->done.async_wait(asio::redirect_error(use_awaitable, ignored));
    stream_.socket().cancel(ignored);
    co_return std::move(*waiting->reply);
  }

  void watch_for_end(const std::shared_ptr<Job>& job) {
    stream_.socket().async_wait(tcp::socket::wait_read, [self = shared_from_this(), job](const error_code& fault) {
      if (fault) return;
      char byte = 0;
      error_code gone;
      const auto got = self->stream_.socket().receive(asio::buffer(&byte, 1), tcp::socket::message_peek, gone);
      if (gone || got == 0) self->laboratory_.cancel(job);
    });
  }

  awaitable<void> go_live(Parser& parser) {
    if (view_of(parser.get().target()) != kLive) {
      co_await send_last(parser.get(), refusal(404, "the socket is at /api/v1/live"));
      co_return;
    }
    stream_.expires_never();
    websocket::stream<beast::tcp_stream> socket(std::move(stream_));
    socket.read_message_max(kMaxMessage);
    socket.set_option(websocket::stream_base::timeout{10s, 40s, true});  // a ping every 20 s
    co_await socket.async_accept(parser.get(), use_awaitable);
    const auto live = std::make_shared<Live>(std::move(socket), io_, laboratory_);
    co_await live->run();
  }

  beast::tcp_stream stream_;
  asio::io_context& io_;
  Laboratory& laboratory_;
  const std::string& host_;
  beast::flat_buffer buffer_{kMaxHeader + (64 << 10)};
  int served_ = 0;
  bool idle_ = true;
};

}  // namespace

struct Server::Parts {
  explicit Parts(ServerOptions chosen) : options(std::move(chosen)) {}

  awaitable<void> accept_all() {
    for (;;) {
      error_code fault;
      tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(use_awaitable, fault));
      if (fault == asio::error::operation_aborted) co_return;
      if (fault) {  // no more files, for instance: others will end
        asio::steady_timer pause(io, 50ms);
        co_await pause.async_wait(use_awaitable);
        continue;
      }
      begin(std::move(socket));
    }
  }

  // Of too many connections, the one that has been idle for longest makes room.
  void begin(tcp::socket socket) {
    connections.remove_if([](const std::weak_ptr<Connection>& each) { return each.expired(); });
    if (connections.size() >= kMaxConnections && !close_an_idle_one()) return;
    const auto connection = std::make_shared<Connection>(std::move(socket), io, laboratory, options.host);
    connections.push_back(connection);
    asio::co_spawn(io, [connection] { return connection->run(); }, asio::detached);
  }

  bool close_an_idle_one() {
    for (auto each = connections.begin(); each != connections.end(); ++each) {
      const auto connection = each->lock();
      if (!connection || !connection->idle()) continue;
      connection->close();
      connections.erase(each);
      return true;
    }
    return false;
  }

  awaitable<void> watch(const std::atomic<bool>& stop) {
    asio::steady_timer pause(io);
    while (!stop.load(std::memory_order_relaxed)) {
      pause.expires_after(kLookAtStop);
      co_await pause.async_wait(use_awaitable);
    }
    io.stop();
  }

  ServerOptions options;
  asio::io_context io{1};
  tcp::acceptor acceptor{io};
  std::list<std::weak_ptr<Connection>> connections;
  Laboratory laboratory{options.external};  // last: its threads post to the others
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::listen(const ServerOptions& options) {
  auto parts = std::make_unique<Parts>(options);
  error_code fault;
  tcp::resolver resolver(parts->io);
  const auto found = resolver.resolve(options.host, std::to_string(options.port),
                                      tcp::resolver::numeric_service | tcp::resolver::passive, fault);
  if (fault || found.empty()) return failure("no address is called " + in_quotes(options.host));
  const tcp::endpoint endpoint = *found.begin();
  auto& acceptor = parts->acceptor;
  acceptor.open(endpoint.protocol(), fault);
  if (!fault) acceptor.set_option(asio::socket_base::reuse_address(true), fault);
  if (!fault) acceptor.bind(endpoint, fault);
  if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
  if (fault == asio::error::address_in_use) {
    return failure("port " + std::to_string(options.port) + " is in use", "Try: ariadne serve --port 0");
  }
  if (fault) return failure("cannot listen on " + in_quotes(options.host) + ": " + fault.message());
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

std::uint16_t Server::port() const { return parts_->acceptor.local_endpoint().port(); }

std::string Server::url() const { return url_of(parts_->options.host, port()); }

Laboratory& Server::laboratory() { return parts_->laboratory; }

void Server::run(const std::atomic<bool>& stop) {
  asio::co_spawn(parts_->io, [this] { return parts_->accept_all(); }, asio::detached);
  asio::co_spawn(parts_->io, [this, &stop] { return parts_->watch(stop); }, asio::detached);
  parts_->io.run();
}

}  // namespace ariadne
