/**
 * What has been asked for under a name, or begun now. A failure is forgotten, so that whoever asks
 * next tries again.
 */
export function loadOnce<Name, Value>(
  asked: Map<Name, Promise<Value>>,
  name: Name,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = asked.get(name) ?? load();
  asked.set(name, value);
  value.catch(() => asked.delete(name));
  return value;
}
