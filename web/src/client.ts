import { signal } from '@preact/signals';

// The one connection to the server. Calls go over a socket, so that they can report progress and be cancelled; what is
// too large for a message of the socket is posted.

export type Connection = 'connecting' | 'open' | 'lost';
export const connection = signal<Connection>('connecting');

export class CallError extends Error {
  constructor(
    message: string,
    readonly hint = '',
    // The connection broke: the same call may succeed later.
    readonly lost = false,
  ) {
    super(message);
  }
}

export interface Call<Result> extends Promise<Result> {
  // Asks the server to stop. What is known so far comes as the result, or the promise is rejected.
  cancel(): void;
}

type Arguments = Record<string, unknown>;
type OnProgress = (progress: never) => void;

interface Pending {
  message: string;
  sent: boolean;
  resolve: (result: never) => void;
  reject: (error: CallError) => void;
  onProgress?: OnProgress | undefined;
}

interface Answer {
  id: number;
  progress?: never;
  result?: never;
  error?: { message: string; hint?: string };
}

const kMaxMessage = 60_000;
const kFirstRetry = 250;
const kLastRetry = 5_000;

const pending = new Map<number, Pending>();
let socket: WebSocket | null = null;
let lastId = 0;
let retryAfter = kFirstRetry;

export function call<Result>(
  name: string,
  args: Arguments = {},
  onProgress?: (progress: never) => void,
): Call<Result> {
  const id = ++lastId;
  const message = JSON.stringify({ id, call: name, ...args });
  if (new TextEncoder().encode(message).length > kMaxMessage) return post(name, args);
  const promise = new Promise<Result>((resolve, reject) => {
    pending.set(id, { message, sent: false, resolve: resolve as Pending['resolve'], reject, onProgress });
    connect();
    flush();
  });
  return Object.assign(promise, { cancel: () => cancel(id) });
}

function cancel(id: number): void {
  const waiting = pending.get(id);
  if (!waiting) return;
  if (waiting.sent) return socket?.send(JSON.stringify({ cancel: id }));
  pending.delete(id);
  waiting.reject(new CallError('cancelled'));
}

export function post<Result>(name: string, args: Arguments): Call<Result> {
  const controller = new AbortController();
  const answer = fetch(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
    signal: controller.signal,
  }).then(async (response) => {
    const body = await response.json();
    if (!response.ok) throw new CallError(body.error?.message ?? response.statusText, body.error?.hint);
    return body as Result;
  });
  return Object.assign(answer, { cancel: () => controller.abort() });
}

function connect(): void {
  if (socket) return;
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(`${protocol}//${location.host}/api/v1/live`);
  socket.onopen = () => {
    connection.value = 'open';
    retryAfter = kFirstRetry;
    flush();
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data as string));
  socket.onclose = lose;
}

function flush(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  for (const waiting of pending.values()) {
    if (!waiting.sent) socket.send(waiting.message);
    waiting.sent = true;
  }
}

function receive(answer: Answer): void {
  const waiting = pending.get(answer.id);
  if (!waiting) return;
  if (answer.progress !== undefined) return waiting.onProgress?.(answer.progress);
  pending.delete(answer.id);
  if (answer.error) waiting.reject(new CallError(answer.error.message, answer.error.hint));
  else waiting.resolve(answer.result as never);
}

// Whoever waits for an answer is told; what was not sent yet waits for the next connection.
function lose(): void {
  socket = null;
  connection.value = 'lost';
  for (const [id, waiting] of [...pending]) {
    if (!waiting.sent) continue;
    pending.delete(id);
    waiting.reject(new CallError('The connection to the server was lost.', '', true));
  }
  setTimeout(connect, retryAfter);
  retryAfter = Math.min(retryAfter * 2, kLastRetry);
}
