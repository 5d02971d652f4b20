/** The wishes with one of them at another place, from 0; the others keep their order. */
export function movedTo(wishes: readonly string[], topicId: string, place: number): string[] {
  const others = wishes.filter((wish) => wish !== topicId);
  const at = Math.min(Math.max(place, 0), others.length);
  return wishes.includes(topicId) ? [...others.slice(0, at), topicId, ...others.slice(at)] : [...wishes];
}

/** The wishes with a topic in the place of another one. */
export const replaced = (wishes: readonly string[], before: string, topicId: string): string[] =>
  wishes.map((wish) => (wish === before ? topicId : wish));

/** Numbers in circles: ①. */
export const wishNumber = (order: number): string => '①②③④⑤⑥⑦⑧⑨'[order - 1] ?? String(order);
