/** Negative if `a` is older. Compares part by part as numbers: 2.4.9 is older than 2.4.39. A missing part is 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
