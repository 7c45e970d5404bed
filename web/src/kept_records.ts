// Records that were opened in this browser. The address of a replay names its record by a key; the text stays here.

const kMaxKept = 20;
const kPrefix = 'ariadne.record.';
const unsaved = new Map<string, string>(); // where there is no storage

export function recordText(key: string): string | null {
  return unsaved.get(key) ?? localStorage.getItem(kPrefix + key);
}

export function keep(text: string): string {
  const key = fingerprint(text);
  try {
    const kept = Object.keys(localStorage).filter((name) => name.startsWith(kPrefix));
    if (kept.length >= kMaxKept) localStorage.removeItem(kept[0]!);
    localStorage.setItem(kPrefix + key, text);
  } catch {
    unsaved.set(key, text);
  }
  return key;
}

// 64-bit FNV-1a, as in records.
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
