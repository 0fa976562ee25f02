/** How many pairs of rounds make one part, whose ratio shows how far the machine's mood carries. */
const roundsPerPart = 6;

/**
 * The ratio of two costs that were measured in turn, many times: of the sums, since a single round may hold a collection of
 * garbage or somebody else's work. The range is that of the parts.
 * @param {[own: number, peer: number][]} costs
 */
export function ratioOfSums(costs) {
  const sum = (pairs, which) => pairs.reduce((total, pair) => total + pair[which], 0);
  const ratio = (pairs) => sum(pairs, 0) / sum(pairs, 1);
  const parts = [];
  for (let at = 0; at + roundsPerPart <= costs.length; at += roundsPerPart) parts.push(ratio(costs.slice(at, at + roundsPerPart)));
  return { value: ratio(costs), range: [Math.min(...parts), Math.max(...parts)] };
}
