"""An agent for tests that fails in the way that its first argument names. It speaks the protocol by itself.

Further arguments: a port that somebody listens to, for `escape`, and anything that makes its processes easy to find.
"""
import json
import os
import signal
import socket
import sys
import time

KIND = sys.argv[1]


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def spin():
    while True:
        pass


def flood(stream):
    while True:
        stream.write("x" * 65536)
        stream.flush()


def allocate():
    hoard = []
    while True:
        hoard.append(bytearray(16 << 20))


def fork():
    """Children that only wait, in sessions of their own, until no more can be made."""
    while True:
        if os.fork() == 0:
            os.setsid()
            time.sleep(600)
            os._exit(0)


def crash():
    os.kill(os.getpid(), signal.SIGSEGV)
    time.sleep(600)


def try_write(name):
    try:
        with open(name, "w") as file:
            file.write("left behind")
        return True
    except OSError:
        return False


def can_connect(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


def escape():
    """What it can reach of what it must not; a private /tmp is its own."""
    here = os.path.dirname(os.path.abspath(__file__))
    try_write("/tmp/ariadne-left-behind")
    reached = [name for name in (here + "/left-behind", "/left-behind", "/etc/left-behind", "/var/tmp/left-behind",
                                 "/home/left-behind", "/root/left-behind") if try_write(name)]
    if can_connect(int(sys.argv[2])):
        reached.append("network")
    return reached


def act(message):
    if KIND == "spin":
        spin()
    if KIND in ("sleep", "late"):
        time.sleep(600 if KIND == "sleep" else 1.0)
    if KIND == "flood-out":
        flood(sys.stdout)
    if KIND == "flood-err":
        flood(sys.stderr)
    if KIND == "allocate":
        allocate()
    if KIND == "fork":
        fork()
    if KIND == "crash":
        crash()
    if KIND == "processor-time":
        os.kill(os.getpid(), signal.SIGXCPU)
        time.sleep(600)
    if KIND == "memory":
        sys.exit("MemoryError")
    if KIND == "exit":
        sys.exit(3)
    if KIND == "nonsense":
        print("I think that I shall take the corner.", flush=True)
        time.sleep(600)
    if KIND == "escape" and escape():
        return "escaped"
    if KIND == "illegal":
        return "z9"
    return message["legal"][0]


if KIND == "no-start":
    sys.exit("it does not want to")
for line in sys.stdin:
    request = json.loads(line)
    kind = request["type"]
    if kind == "hello":
        say({"type": "ready", "protocol": 1, "name": KIND})
    elif kind == "start":
        say({"type": "ok", "id": request["id"]})
    elif kind == "act":
        answer = {"type": "move", "id": 0 if KIND == "wrong-id" else request["id"], "move": act(request)}
        say(answer)
        if KIND == "twice":
            say(answer)
    elif kind == "quit":
        break
