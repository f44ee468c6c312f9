/**
 * What somebody has asked for before under this name, or else is asked for now. A failure is
 * forgotten: whoever asks next tries again.
 */
export function loadOnce<Name, Value>(
  asked: Map<Name, Promise<Value>>,
  name: Name,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = asked.get(name);
  if (known) return known;
  const value = load();
  asked.set(name, value);
  value.catch(() => asked.delete(name));
  return value;
}
