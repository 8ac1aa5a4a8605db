/** Scores made shares of 1, in place. A higher temperature makes them more alike. */
export const softmax = (list: Float32Array, temperature = 1): void => {
  const most = list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < list.length; at++) {
    const share = Math.exp(((list[at] ?? 0) - most) / temperature)
    list[at] = share
    sum += share
  }
  for (let at = 0; at < list.length; at++) list[at] = (list[at] ?? 0) / sum
}
