/** Functions that vendors' scripts often wrap, by their common names. */
const NATIVES: readonly (readonly [name: string, owner: () => object | undefined])[] = [
  ['history.pushState', () => globalThis.history],
  ['history.replaceState', () => globalThis.history],
  ['XMLHttpRequest.prototype.open', () => globalThis.XMLHttpRequest?.prototype],
  ['XMLHttpRequest.prototype.send', () => globalThis.XMLHttpRequest?.prototype],
  ['Node.prototype.appendChild', () => globalThis.Node?.prototype],
  ['navigator.sendBeacon', () => globalThis.navigator],
  ['console.error', () => console],
]
const nativeOf = ([name, owner]: (typeof NATIVES)[number]): unknown =>
  Reflect.get(owner() ?? {}, name.slice(name.lastIndexOf('.') + 1))

const identity = ({ value, get, set }: PropertyDescriptor): readonly unknown[] => [value, get, set]

/**
 * Records the names on `globalThis` now; the returned function lists those that were added, removed or
 * changed.
 */
export function watchGlobals(): () => readonly string[] {
  const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>
  const natives = NATIVES.map(nativeOf)
  return () => {
    const after = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>
    const differences: string[] = []
    for (const [name, descriptor] of Object.entries(after)) {
      const was = before[name]
      if (!was) differences.push(name)
      // Node makes some of its globals on first use: an accessor becomes the value that it returned.
      else if (was.get && descriptor.value && was.get.call(globalThis) === descriptor.value) continue
      else if (!identity(descriptor).every((part, at) => Object.is(part, identity(was)[at]))) {
        differences.push(`${name} (replaced)`)
      }
    }
    for (const name of Object.keys(before)) if (!(name in after)) differences.push(`${name} (removed)`)
    NATIVES.forEach((native, at) => {
      if (nativeOf(native) !== natives[at]) differences.push(`${native[0]} (replaced)`)
    })
    return differences
  }
}
